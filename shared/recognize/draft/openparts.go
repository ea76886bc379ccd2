package draft

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of a paper of open questions.
const (
	leastOpenAsked = 5 // of them
	mostFewParts   = 3 // lettered lines that are parts whatever the stem says of them
)

// openParts says which lettered lines are parts in a paper most of whose questions are
// open: those under an order to do the same with each, "Write the formulas of a. sand
// b. salt". None where other questions of the paper offer letters, or one is answered by a
// letter.
func (r *Reader) openParts(ds []Draft) func(Draft) bool {
	open, like := 0, 0
	for i := range ds {
		switch d := &ds[i]; {
		case d.HasAnswer() || r.Keyed(*d):
			return nil
		case d.Part || len(d.Choices) == 0:
			open++
		case r.ordersOfEach(*d):
			like++
		default:
			return nil
		}
	}
	if like == 0 || open < leastOpenAsked || open < 2*like {
		return nil
	}
	return r.ordersOfEach
}

// ordersOfEach reports whether a stem orders to do or to write something, and the few
// small letters under it say of what. Four of them may be choices, unless it speaks of
// what follows.
func (r *Reader) ordersOfEach(d Draft) bool {
	if !d.lettered() || d.Choices[0].Label.Upper || len(d.Stem) == 0 || d.Multiple || d.Single || d.Holes {
		return false
	}
	for _, c := range d.Choices {
		if _, truth := r.TruthOf(c.Text(), false); truth || c.Sign != "" || len(c.Marks) > 0 || len(c.LabelMarks) > 0 || strings.TrimSpace(c.Text()) == "" {
			return false
		}
	}
	last := d.Stem[len(d.Stem)-1]
	text := beforeWorth(last.Text)
	if last.Kind != line.TextLine || lexicon.HasQuestionMark(text) || flatten.HasBlank(last) || r.offersChoice(last) {
		return false
	}
	f := lexicon.Fold(d.Stem[0].Text)
	if r.Writing.Begins(f) == 0 && r.Work.Begins(f) == 0 && !calculates.MatchString(f) {
		return false
	}
	return len(d.Choices) <= mostFewParts || strings.HasSuffix(text, ":")
}

// offersChoice reports whether a line tells to choose.
func (r *Reader) offersChoice(l line.Line) bool {
	c, _ := r.Vocabulary.Find(l.Head(), lexicon.SingleCue, lexicon.MultipleCue)
	return c != lexicon.NoClass || l.Says(r.Order) || r.Multiple.In(l.Folded())
}

// beforeWorth is a text without what it says that its question is worth.
func beforeWorth(text string) string {
	return strings.TrimSpace(line.RoundBare.ReplaceAllString(line.BracketPoints.ReplaceAllString(text, ""), ""))
}
