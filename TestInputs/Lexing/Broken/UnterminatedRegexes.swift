let a = #/no end
let b = /^ a
let c = /a)/
let d = #/
    several lines
    without an end /
