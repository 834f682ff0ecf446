#import <UIKit/UIKit.h>

@interface UINavigationController (Lantern)
- (void)lantern_attach;
@end
