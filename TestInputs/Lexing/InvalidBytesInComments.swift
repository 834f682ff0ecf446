// ÿþ invalid bytes in comments € are nobody's business
/* À */ let a = 1
