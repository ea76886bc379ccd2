package draft

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	mostToJudge = 4  // lines from a proposed solution to the question about it
	mostGoals   = 20 // lines of the case over it
)

// proposedSolutions takes back that a solution answers which the question below it asks
// about: "You must keep the files safe. Solution: You copy them. Does this meet the goal?"
// over its choices. One right behind a question answers that.
func proposedSolutions(ts []Token, none *line.Note) {
	for i, t := range ts {
		if t.note.Class == lexicon.AnswerWord && t.note.Value.Text != "" && workedWord.MatchString(t.Text) && judgedBelow(ts[i+1:]) && statesCase(ts[:i]) {
			ts[i].note = none
		}
	}
}

// judgedBelow reports whether a question over choices comes next.
func judgedBelow(below []Token) bool {
	for i, t := range below[:min(len(below), mostToJudge)] {
		if t.note.Class != lexicon.NoClass || numbersQuestion(t) || t.isChoice() {
			return false
		}
		if flatten.EndsAsking(t.Text) {
			return i+2 < len(below) && below[i+1].isChoice() && below[i+2].isChoice()
		}
	}
	return false
}

// statesCase reports whether lines end with sentences that ask nothing, behind the number of
// a question without choices.
func statesCase(above []Token) bool {
	for n := 1; n <= min(len(above), mostGoals); n++ {
		t := above[len(above)-n]
		switch {
		case numbersQuestion(t):
			return n > 1 || !flatten.EndsAsking(t.Text)
		case t.isChoice() && t.choice.Kind != lexicon.BulletLabel, t.note.Class == lexicon.AnswerWord, n == 1 && flatten.EndsAsking(t.Text):
			return false
		}
	}
	return false
}

// numbersQuestion reports whether a line begins with the number of a question, signed or
// behind a word.
func numbersQuestion(t Token) bool {
	return t.question.Signed() || t.question.Kind == line.WordNumber
}
