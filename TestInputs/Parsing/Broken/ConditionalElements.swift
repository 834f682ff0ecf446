// The compiler is to learn this.
let list = [
    first(),
    #if HONEY
    second(),
    third(),
    #elseif WAX
    fourth { fifth() },
    #else
    #endif
    sixth(),
]
let map = [
    #if HONEY
    key(): value(),
    #else
    other(): [value()],
    #endif
]
call(
    first(),
    #if HONEY
    second: third(),
    #endif
    fourth()
)
