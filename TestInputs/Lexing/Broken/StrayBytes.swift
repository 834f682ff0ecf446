let a = “curly” + â€œcurlyâ€
Ìcombining = 1
ğŸ˜ = 2
í €ô€€À€ÿ
â€¨ ` ``
