#import "LanternNavigation.h"

@implementation UINavigationController (Lantern)

- (void)lantern_attach {
    self.interactivePopGestureRecognizer.delegate = (id<UIGestureRecognizerDelegate>)self;
}

@end
