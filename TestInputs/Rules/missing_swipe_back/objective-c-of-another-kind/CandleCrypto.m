#import <Foundation/Foundation.h>

NSString *CandleDigest(NSString *text) {
    return [NSString stringWithFormat:@"%lu", (unsigned long)text.hash];
}
