package recognize

import "formwright/shared/recognize/pattern"

// orWord says that one of two things is chosen, and andWord that both are meant.
var (
	orWord  = pattern.New(`(?i)^[-–—*(]*\s*(?:or|oder|ou|o bien|o|oppure|of|lub|albo|или|або|чи|veya|ya da|hoặc|hay|atau|yoki|vagy|sau|nebo|eller|或|或者|または|또는|หรือ|أو|یا)\s*[-–—*):]*$`)
	andWord = pattern.New(`(?i)^(?:and|und|sowie|bzw\.?|bis|et|y|e|en|i|oraz|и|та|й|ve|và|dan|va|és|și|a|och|og)$`)
)

// joinsTasks reports whether a line holds only the word between two tasks of which
// one is to be worked on, "Explain ... OR Describe ...".
func joinsTasks(l line) bool { return l.kind == textLine && orWord.MatchString(l.text) }
