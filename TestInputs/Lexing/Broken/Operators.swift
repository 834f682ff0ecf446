let a = 1 */ 2
let b =1
let c = a *// comment
let d = (a) ***/ b
