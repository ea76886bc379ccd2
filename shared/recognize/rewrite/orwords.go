package rewrite

import (
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// orWord says that one of two things is chosen, and andWord that both are meant.
var (
	orWord  = pattern.New(`(?i)^[-–—*(]*\s*(?:or|oder|ou|o bien|o|oppure|of|lub|albo|или|або|чи|veya|ya da|hoặc|hay|atau|yoki|vagy|sau|nebo|eller|或|或者|または|또는|หรือ|أو|یا)\s*[-–—*):]*$`)
	andWord = pattern.New(`(?i)^(?:and|und|sowie|bzw\.?|bis|et|y|e|en|i|oraz|и|та|й|ve|và|dan|va|és|și|a|och|og)$`)
)

// JoinsTasks reports whether a line holds only the word between two tasks of which
// one is to be worked on, "Explain ... OR Describe ...".
func JoinsTasks(l line.Line) bool { return l.Kind == line.TextLine && orWord.MatchString(l.Text) }
