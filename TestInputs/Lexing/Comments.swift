// A line comment with "quotes", a slash / and /* no opening.
/* one */ let first = 1 /* two /* nested /* deeper */ still */ two */ + 2
/**/ let second = 3 /***/ /* * / */; let third /*:*/ : /* type */ Int = 4
/* over
   lines, with // a line comment that hides nothing: */ let fourth = 5
let fifth = first/* bound to the left */+/* and to the right */second
let sixth = first//comment behind an operand
    + second // and one with an unbalanced ( [ { "
let seventh = (/* prefix */-first/* postfix */)
/* /* balanced */ */
/*/ not closed by its own slash */
let eighth = [1, /* , */ 2] // https://example.com/*not-a-comment*/
//
///
//! bang
//: # Markup
let ninth = 9 //
/* a quote " that opens nothing */ let tenth = 10 /* '\(" */
