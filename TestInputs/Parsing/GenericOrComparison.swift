// What follows the `>` decides.
let generic = [a<b>(c()), a<b>{ c() }, a<b>.d(), a<b>[c()], a<b>.self, a<b>?.none, a<b>!.some(c()), a<b>].count()
let comparison = [a < b, c > d(), a<b, c>d(), a < b > c(), a<b>-c(), a<1 && b() > c].count()
let lines = a<b>(
    c())
let more = a < b
    > c()
let typed = [a<(b, c)>(d()), a<[b: c]>(d()), a<(b) -> c>(d()), a<() async throws -> b>(d()), a<b & c>(d()), a<any b>(d())]
let attributed = [a<@Sendable () -> b>(c()), a<@b c>(d()), a<inout b>(c()), a<~b>(c()), a<repeat each b>(c()), a<b?, c!>(d())]
let selected = [a<b.c.Type>(d()), a<b<c<d>>>(e()), a<b<c>, d<e>>(f()), a<M::b>(c()), a<_>(c()), a<Self>(c()), a<Any>(c())]
let counted = [a<3, b>(c()), a<-3>(c()), a<[3 of b]>(c()), a<[n of [m of b]]>(c()), a<(3)>(c()), a<3 + 4>(c()), a<"b">(c())]
let unfinished = [a<b(c())>d(), a<b[0]>(c()), a<$0>(c()), a<b ?? c>(d()), a<b=c>(d()), a<!b>(c()), a<.b>(c())]
let reserved = [a<self>(b()), a<super>(b()), a<nil>(b()), a<true>(b()), a<init>(b())]
func compare() {
    if a < b, c > (d()) { e() }
    while a<b>(c()) < d() { e() }
    guard a<b>.c > d<e>.f(), g<h>(i()) else { return j<k>() }
    x.y<z>(1).w<v>.u<t>()
    x.y < z; w > (v())
    super.a<b>(c()); self.a<b>(c()); Self.a<b>(c()); .a<b>(c()); $0<b>(c()); (a)<b>(c()); a()<b>(c()); a[0]<b>(c())
    a<b>; c(); a<b>
}
