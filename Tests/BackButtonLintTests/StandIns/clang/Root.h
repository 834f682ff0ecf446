// The root of Objective-C's classes, for the compiler to see a real hierarchy.
#pragma once
#pragma clang assume_nonnull begin
__attribute__((objc_root_class))
@interface NSObject
- (instancetype)init __attribute__((objc_designated_initializer));
@end
#pragma clang assume_nonnull end
