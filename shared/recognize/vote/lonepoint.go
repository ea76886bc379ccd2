package vote

import (
	"slices"
	"unicode/utf8"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastPoints is how many questions must have a list of one point under them.
const leastPoints = 3

// longPoint is how many characters a point has at least that is no order, though it
// may begin like one, "It works when ...".
const longPoint = 40

// lonePoints takes the only point of a list under a question, "a. Oslo", for its
// answer, where most questions without choices have one: a choice is never alone.
// Where the questions of one outline have, all that stands further in is an answer.
func (r *Reader) lonePoints(ds []draft.Draft) {
	all := make([]*draft.Draft, len(ds))
	lists := map[string][]*draft.Draft{}
	for i := range ds {
		all[i] = &ds[i]
		if list := ds[i].Label.List; list != "" {
			lists[list] = append(lists[list], all[i])
		}
	}
	for _, of := range lists {
		if len(of) < len(all) {
			r.pointVote(of)
		}
	}
	r.pointVote(all)
}

// pointVote is the same of the questions of one list.
func (r *Reader) pointVote(ds []*draft.Draft) {
	if len(ds) < leastPoints {
		return
	}
	open, lone, asking, several := 0, 0, 0, 0
	level := outermost(ds)
	deeper := map[string]bool{}
	for _, d := range ds {
		if d.HasAnswer() || len(d.Listed) > 0 || d.Part || d.Label.Level > level {
			continue
		}
		if len(d.Choices) > 0 {
			several++
			continue
		}
		open++
		switch points := r.points(*d); {
		case len(points) > 1:
			several++
		case len(points) == 1:
			lone++
			deeper[points[0].Label.List] = true
			if r.Inquires(*d) {
				asking++
			}
		}
	}
	if lone < leastPoints || lone*2 < open || asking*2 < lone {
		return
	}
	for _, d := range ds {
		if d.HasAnswer() || len(d.Listed) > 0 {
			continue
		}
		points := r.points(*d)
		if lone < several*2 && (len(points) != 1 || len(d.Choices) > 0) || len(d.Choices) > 0 && !pointsOf(d.Choices, deeper) {
			continue
		}
		d.Stem = d.Stem[:len(d.Stem)-len(points)]
		for _, c := range d.Choices {
			points = append(points, c.Lines...)
		}
		d.Choices, d.Bullets = nil, false
		d.TellBy(points)
	}
}

// outermost is the lowest level that a question has.
func outermost(ds []*draft.Draft) int {
	level := ds[0].Label.Level
	for _, d := range ds {
		level = min(level, d.Label.Level)
	}
	return level
}

// pointsOf reports whether choices are what lists of answers hold: automatic labels
// of their lists, and no choice set apart.
func pointsOf(choices []draft.Choice, lists map[string]bool) bool {
	return len(choices) > 1 && !slices.ContainsFunc(choices, func(c draft.Choice) bool {
		return c.Label.Level == 0 || !lists[c.Label.List] || c.Sign != "" || len(draft.MarksOf(c)) > 0
	})
}

// points are the lines at the end of a stem that make an automatic list further in
// than the question and ask nothing.
func (r *Reader) points(d draft.Draft) []line.Line {
	if len(d.Stem) < 2 {
		return nil
	}
	first, from := d.Stem[0], len(d.Stem)
	for from > 1 && r.isPoint(first, d.Stem[from-1]) {
		from--
	}
	if from == len(d.Stem) {
		return nil
	}
	if c, ok := d.Stem[from].ChoiceLabel(); !ok || !lexicon.IsFirst(c.Sign, r.Letters) {
		return nil
	}
	asked := slices.ContainsFunc(d.Stem[:from], func(l line.Line) bool { return flatten.EndsAsking(l.Text) })
	if slices.ContainsFunc(d.Stem[from:], func(l line.Line) bool { return r.noPoint(l, asked) }) {
		return nil
	}
	return d.Stem[from:len(d.Stem):len(d.Stem)]
}

// isPoint reports whether a line has an automatic label further in than that of a
// question.
func (r *Reader) isPoint(first, l line.Line) bool {
	return l.Label != nil && (first.Label == nil || first.Label.Level < l.Label.Level || first.Label.List != l.Label.List)
}

// noPoint reports whether a line asks, leaves room or is none of text. Under what
// ends with a question mark a sentence is no order.
func (r *Reader) noPoint(l line.Line, asked bool) bool {
	return l.Kind != line.TextLine || l.Text == "" || lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) || line.IsRoom(l.Text) || line.BracketPoints.MatchString(l.Text) || r.Cued(l.Text) && !(asked && utf8.RuneCountInString(l.Text) > longPoint)
}
