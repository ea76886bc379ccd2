package draft

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastRestarts is how many sections tell that the numbers of a paper count within
// sections that are numbered themselves.
const leastRestarts = 3

// restartHeads are the heads of a paper in which sections are counted as their
// questions are, "2. Decide what is true." right over "1. Frogs lay eggs.": every
// number belongs to one of the two rows, and what is counted within asks. Statements
// under a question, "1. Which are right? 1. ... 2. ...", ask nothing.
func (r *Reader) restartHeads(ts []Token) []int {
	var heads []int
	inner, asking, due := 0, 0, 1
	judged := false
	for i, t := range ts {
		q := sectionNumber(t)
		if q.Kind != line.PlainNumber || !q.Auto && !q.Signed() {
			continue
		}
		if q.Number == len(heads)+1 && due != 2 && r.standsOverFirst(ts, i) {
			heads, due, judged = append(heads, i), 1, t.OrdersTruth(r.Lexicon)
			continue
		}
		if len(heads) == 0 || q.Number != due {
			return nil
		}
		due++
		inner++
		if judged || lexicon.HasQuestionMark(t.Text) || flatten.HasBlank(t.Line) || i+1 < len(ts) && ts[i+1].isChoice() {
			asking++
		}
	}
	if len(heads) < leastRestarts || inner < 2*len(heads) || asking*10 < inner*7 {
		return nil
	}
	return heads
}

// sectionNumber is the number of a line, also of one that is known for the head of a
// section already.
func sectionNumber(t Token) line.QuestionLabel {
	if t.question.Kind == line.NoNumber && t.Heading {
		if q, ok := t.NumberLabel(); ok {
			return q
		}
	}
	return t.question
}

// standsOverFirst reports whether a numbered line asks nothing and the first number
// of another row comes next.
func (r *Reader) standsOverFirst(ts []Token, i int) bool {
	t := ts[i]
	if i+1 >= len(ts) || sectionNumber(t).End >= len(t.Text) || lexicon.IsLonger(t.Text, lexicon.TruthOrder) || flatten.HasBlank(t.Line) {
		return false
	}
	next := ts[i+1].question
	return next.Kind == line.PlainNumber && next.Number == 1 && next.End < len(ts[i+1].Text) && (!lexicon.HasQuestionMark(t.Text) || t.OrdersTruth(r.Lexicon))
}
