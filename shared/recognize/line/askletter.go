package line

import "formwright/shared/recognize/pattern"

// letterStop is the letter for a question with a full stop: "Q. Who wrote it?"
var letterStop = pattern.Guarded(pattern.OpensWith("Q"), `^Q\.\s+(?:\p{Lu}|["“'])`)

// letterOrNumber reads such a letter or a number. Initials of a name look alike: others
// must be beside it, as with every name of a question.
func (l *Line) letterOrNumber() (QuestionLabel, bool) {
	if letterStop.MatchString(l.Text) {
		return QuestionLabel{Kind: NameNumber, Text: "Q", End: len("Q. ")}, true
	}
	return l.NumberLabel()
}
