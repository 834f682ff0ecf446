#import <UIKit/UIKit.h>

void EdgeAttach(UINavigationController *controller) {
    controller.interactivePopGestureRecognizer.delegate = nil;
}
