) ] } func kept() { a() }
struct { let = ; var x: = 1 func }
if { } else else { b() }
switch { case: d() default }
for in { } while guard let else { }
#else
let y = + ; foo(, a b, ) [, 1 2] { in }
@ @Foo( #if
. .. ..? \ ` # @
extension : where { } enum { case , a( }
let z = a ? : b ? c
#endif
func last() { end() }
