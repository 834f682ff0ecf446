let quotient = total() / count() / 2, tight = total()/count()/2, regex = make(/total()/), several = make(/a()/, b(), /c()/)
let mapped = list.map { $0/each() }.first { half() / whole() / $0 }
let optional = value()?.half() / whole() / 2, forced = value()! / whole()!, subscripted = table[row()] / table[column()]/2
let branch = flag() ? /yes()/ : /no()/, other = flag()/2 > 1/rate() ? yes()/2 : no() / 2
func divide() -> Any {
    if ratio() / 2 > limit() / 2 { return /closed()/ }
    switch ratio()/2 { case /one()/: first(); case half()/2: second(); default: break }
    for x in numbers() where x / 2 > half() / 3 { use(x/2, /x()/) }
    _ = /opened()/
    /lonely()/
    run(sum(), by: /)
    return total() / count()
}
