#import <UIKit/UIKit.h>

@implementation UINavigationController (Attach)

- (void)attach {
    self.interactivePopGestureRecognizer.delegate = (id<UIGestureRecognizerDelegate>)self;
}

@end
