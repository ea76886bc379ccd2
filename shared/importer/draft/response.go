package draft

import (
	"strings"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// Wildcards takes Moodle's signs for any text from an accepted answer; \* is an
// asterisk. It reports whether there were any.
func Wildcards(s string) (text string, stars bool) {
	const asterisk = "\x00"
	bare := strings.ReplaceAll(s, `\*`, asterisk)
	text = strings.ReplaceAll(bare, "*", " ")
	return Line(strings.ReplaceAll(strings.TrimSpace(text), asterisk, "*")), text != bare
}

// NumberAnswer is a range of numbers that counts, and what it earns.
type NumberAnswer struct {
	Key      quiz.NumberKey
	Credit   *quiz.Decimal // nil for all of the points
	Feedback richtext.Content
}

// Numbers makes a response of the numbers that count. The model holds one range:
// several exact ones become a short answer, of several others the best counts.
func (d *Draft) Numbers(item *quiz.Item, answers []NumberAnswer) quiz.Response {
	switch {
	case len(answers) == 0:
		return quiz.Number{}
	case len(answers) > 1 && exact(answers):
		var t quiz.Text
		for _, a := range answers {
			t.Accepted = append(t.Accepted, Accepted(a.Key.Value.String(), a.Credit, a.Feedback))
		}
		return t
	}
	best := answers[0]
	for _, a := range answers[1:] {
		if best.Credit != nil && (a.Credit == nil || a.Credit.Cmp(*best.Credit) > 0) {
			best = a
		}
	}
	if len(answers) > 1 {
		d.Report(finding.Info, finding.UnreadPart, item.Position, item.Stem.Line(), "Several ranges of numbers earn points; only the best one was kept.")
	}
	if len(item.Feedback.Correct) == 0 {
		item.Feedback.Correct = best.Feedback
	}
	return quiz.Number{Key: &best.Key}
}

func exact(answers []NumberAnswer) bool {
	for _, a := range answers {
		if t, ok := a.Key.Tolerance(); !ok || t.Sign() != 0 {
			return false
		}
	}
	return true
}

// Pairs collects a match from pairs, as most formats write it: equal right
// entries are one, and right entries without a left one belong to none.
type Pairs struct {
	left, right []richtext.Content
	key         []int
	at          map[string]int
}

// Add adds a pair; without a left entry the right one is a distractor, and
// without a right one it is nothing.
func (p *Pairs) Add(left, right richtext.Content) {
	if len(right) == 0 {
		return
	}
	if p.at == nil {
		p.at = map[string]int{}
	}
	name := right.Text()
	if hashes := right.Hashes(); len(hashes) > 0 {
		name += "\x00" + strings.Join(hashes, " ")
	}
	if _, ok := p.at[name]; !ok {
		p.at[name] = len(p.right)
		p.right = append(p.right, right)
	}
	if len(left) > 0 {
		p.left = append(p.left, left)
		p.key = append(p.key, p.at[name])
	}
}

// Match is the pairs with their right entries in alphabetical order.
func (p *Pairs) Match() quiz.Match {
	right, place := Sorted(p.right)
	m := quiz.Match{Left: p.left, Right: right}
	for _, k := range p.key {
		m.Key = append(m.Key, place[k])
	}
	return m
}

// Ordered is entries in their right order, shown in alphabetical order.
func Ordered(entries []richtext.Content) quiz.Order {
	shown, place := Sorted(entries)
	return quiz.Order{Entries: shown, Key: place}
}
