#!/usr/bin/env swift -O "unbalanced
let a = 1
#if A
#endif
