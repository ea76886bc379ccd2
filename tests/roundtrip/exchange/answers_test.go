package exchange

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/target"
)

func (s shape) response(lost map[quiz.LossCode]bool, item quiz.Item, r quiz.Response) []string {
	out := []string{"  " + string(r.Type())}
	if lost[quiz.ImageDropped] { // from the feedback of a gap
		lost = maps.Clone(lost)
		lost[quiz.FeedbackDropped], lost[quiz.FormatFlattened] = true, true
	}
	add := func(label string, unless quiz.LossCode, value any) {
		if !lost[unless] {
			out = append(out, fmt.Sprintf("    %s %v", label, value))
		}
	}
	fb := item.Feedback
	switch r := r.(type) {
	case quiz.Choice:
		add("several", "", r.Multiple)
		if _, menu := item.Response.(quiz.Blanks); !menu || !s.is(target.LMSB) { // its menus are shuffled together
			add("shuffle", quiz.ShuffleDropped, r.Shuffle)
		}
		for i, c := range r.Choices {
			if lost[quiz.ImageDropped] || lost[quiz.TextChanged] && s.is(target.Cloze) { // a menu entry is empty or new
				break
			}
			right := slices.Contains(r.Key, i)
			add("choice", quiz.FormatFlattened, fmt.Sprint(right, " ", s.text(c.Content), " pinned ", c.Pinned && r.Shuffle && s.is(target.QTI21, target.QTI22)))
			add("told", quiz.FeedbackDropped, s.told(c.Feedback, right, fb))
		}
	case quiz.TrueFalse:
		add("key", "", show(r.Key))
		add("verdicts", quiz.FeedbackDropped, s.text(fb.Correct)+" / "+s.text(fb.Incorrect))
	case quiz.Text:
		if !s.is(target.GIFT) && r.HasKey() {
			add("case", quiz.CaseDropped, r.CaseSensitive)
		}
		out = append(out, s.accepted(lost, r, fb)...)
	case quiz.Number:
		add("unit", quiz.UnitDropped, strings.TrimSpace(r.Unit))
		if r.Key != nil {
			add("range", quiz.KeyDropped, r.Key.Min.String()+".."+r.Key.Max.String())
		}
		add("verdicts", quiz.FeedbackDropped, s.text(fb.Correct)+" / "+s.text(fb.Incorrect))
	case quiz.Match:
		out = append(out, s.match(lost, r)...)
	case quiz.Order:
		out = append(out, s.order(r)...)
	case quiz.Essay:
		out = append(out, s.essay(r)...)
	case quiz.Blanks:
		for _, b := range r.Blanks {
			out = append(out, s.response(lost, item, b.Response)...)
		}
	}
	return out
}

func show[T any](p *T) string {
	if p == nil {
		return "none"
	}
	return fmt.Sprint(*p)
}

// told is what an answer is told: its own feedback, or that for all right or all
// wrong ones, which some formats can only hold so.
func (s shape) told(own richtext.Content, right bool, fb quiz.Feedback) string {
	if s.is(target.QTI21, target.QTI22) {
		return s.text(own) + " / " + s.text(fb.Correct) + " / " + s.text(fb.Incorrect)
	}
	if len(own) > 0 {
		return s.text(own)
	}
	if right {
		return s.text(fb.Correct)
	}
	return s.text(fb.Incorrect)
}

func (s shape) accepted(lost map[quiz.LossCode]bool, r quiz.Text, fb quiz.Feedback) []string {
	var out []string
	for _, a := range s.merged(r) {
		line := "    accepted"
		one := strings.Join(strings.Fields(a.Text), " ")
		if s.is(target.LMSF) && lost[quiz.ChoicesCut] && (strings.ContainsAny(one, "|*") || strings.Contains(one, "??")) {
			continue
		}
		if s.is(target.LMSA) { // in a blank, answers are choices
			one = unsigned(one)
		}
		if !lost[quiz.TextChanged] {
			line += " " + one
		}
		if !lost[quiz.CreditChanged] {
			line += " credit " + show(whole(a.Credit))
		}
		if !lost[quiz.FeedbackDropped] && !s.is(target.QTI21, target.QTI22) {
			line += " told " + s.told(a.Feedback, true, fb)
		}
		out = append(out, line)
	}
	if !s.is(target.GIFT) && !lost[quiz.FeedbackDropped] {
		out = append(out, "    wrong "+s.text(fb.Incorrect))
	}
	return out
}

// merged are the accepted answers; QTI holds those that it cannot tell apart once,
// with the higher credit.
func (s shape) merged(r quiz.Text) []quiz.Accepted {
	if s.is(target.LMSA, target.LMSD, target.LMSE) { // read once each
		var out []quiz.Accepted
		for _, a := range r.Accepted {
			if at := slices.IndexFunc(out, func(b quiz.Accepted) bool { return a.Text == b.Text }); at >= 0 {
				out[at].Feedback = slices.Concat(out[at].Feedback, a.Feedback)
			} else {
				out = append(out, a)
			}
		}
		return out
	}
	if !s.is(target.QTI21, target.QTI22) {
		return r.Accepted
	}
	var out []quiz.Accepted
	for _, a := range r.Accepted {
		at := slices.IndexFunc(out, func(b quiz.Accepted) bool {
			x, y := strings.Join(strings.Fields(a.Text), " "), strings.Join(strings.Fields(b.Text), " ")
			return x == y || !r.CaseSensitive && strings.EqualFold(x, y)
		})
		switch {
		case at < 0:
			out = append(out, a)
		case out[at].Credit != nil && (a.Credit == nil || a.Credit.Cmp(*out[at].Credit) > 0):
			out[at] = a
		}
	}
	return out
}

// whole is nil for all of the points, and two digits of a part of them.
func whole(d *quiz.Decimal) *quiz.Decimal {
	if d == nil || d.Equal(quiz.Int(1)) {
		return nil
	}
	r := d.DivRound(quiz.Int(1), 2)
	return &r
}

func (s shape) match(lost map[quiz.LossCode]bool, r quiz.Match) []string {
	out := []string{fmt.Sprint("    shuffle ", r.Shuffle && !s.is(target.LMSA))} // Canvas shuffles by itself
	if lost[quiz.TextCut] {
		return out
	}
	qti := s.is(target.QTI21, target.QTI22)
	entry := func(c richtext.Content) string {
		if qti || s.is(target.LMSD, target.LMSF) {
			return s.text(c)
		}
		return unsigned(strings.Join(strings.Fields(c.Line()), "")) // a menu holds plain text
	}
	used := map[string]bool{}
	for i, l := range r.Left {
		pair := s.text(l)
		if len(r.Key) > 0 {
			pair += " -> " + entry(r.Right[r.Key[i]])
			used[entry(r.Right[r.Key[i]])] = true
		}
		out = append(out, "    "+pair)
	}
	if lost[quiz.ChoicesCut] {
		return out
	}
	var others []string
	for _, c := range r.Right {
		if e := entry(c); qti || !used[e] && !slices.Contains(others, e) {
			others = append(others, e)
		}
	}
	if !qti {
		slices.Sort(others)
	}
	return append(out, "    others "+strings.Join(others, " | "))
}

func (s shape) order(r quiz.Order) []string {
	var out []string
	if s.is(target.QTI21, target.QTI22) || len(r.Key) == 0 {
		for _, e := range r.Entries {
			out = append(out, "    entry "+s.text(e))
		}
		return append(out, fmt.Sprint("    key ", r.Key))
	}
	for _, k := range r.Key {
		out = append(out, "    next "+s.text(r.Entries[k]))
	}
	return out
}

func (s shape) essay(r quiz.Essay) []string {
	switch s.id {
	case target.LMSB: // both texts stand in one field, and a height in steps of five
		return []string{"    marks " + s.text(append(slices.Clone(r.Model), r.Rubric...)), fmt.Sprint("    words ", r.MinWords, r.MaxWords, " lines ", lineSteps(r.Lines))}
	case target.LMSF: // both texts are one
		return []string{"    marks " + s.text(append(slices.Clone(r.Model), r.Rubric...))}
	case target.QTI21, target.QTI22:
		return []string{"    model " + s.text(r.Model), "    rubric " + s.text(r.Rubric), fmt.Sprint("    lines ", r.Lines)}
	}
	return nil
}

func lineSteps(lines int) int {
	switch {
	case lines == 0 || lines > 5 && lines <= 10:
		return 10
	case lines <= 3:
		return max(lines, 2)
	}
	return min((cmp.Or(lines, 10)+4)/5*5, 40)
}
