package fit

import (
	"slices"
	"strconv"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/target"
)

// rewrite turns an item into the kind of question that the target holds.
func (f *fitter) rewrite(item quiz.Item, how target.How, n *notes) []quiz.Item {
	if m, ok := item.Response.(quiz.Match); ok && (how == target.Native || how == target.AsMatch) && len(m.Left) < f.t.Limits.MinPairs {
		return f.fewPairs(item, m, n)
	}
	if m, ok := item.Response.(quiz.Match); ok && how == target.Native && f.t.Limits.OneToOne && shared(m) {
		return f.singles(item, m, n, "takes no two pairs that share an entry")
	}
	was := kindOf(item.Response)
	switch how {
	case target.AsText:
		return f.asText(item, n)
	case target.AsMatch:
		item.Response = orderAsMatch(item.Response)
	case target.AsSingles:
		m, _ := item.Response.(quiz.Match)
		return f.singles(item, m, n, "has no such kind")
	case target.EachGap:
		return f.eachGap(item, n)
	case target.AsSingle:
		item.Response = trueFalseAsChoice(item.Response)
		return []quiz.Item{item}
	case target.AsBlanks:
		item = asBlanks(item)
	case target.AsDrop:
		item = asDropdowns(item)
	case target.AsEssay:
		item.Response = quiz.Essay{}
	case target.AsDrag:
		n.add(quiz.TypeRewritten, "The %s became words to drag to their places in a text: %s has no such kind.", was, f.t.Platform)
		return []quiz.Item{item}
	case target.OneBlank:
		n.add(quiz.TypeRewritten, "The %s became a question with one gap in its text.", was)
		return []quiz.Item{item}
	case target.AsNote:
		n.leave(quiz.TypeUnsupported, "The %s stays as text, with no place to answer: %s takes %s.", was, f.t.Platform, takes(f.t))
		return []quiz.Item{item}
	default:
		return []quiz.Item{item}
	}
	n.add(quiz.TypeRewritten, "The %s became a %s: %s has no such kind.", was, kindOf(item.Response), f.t.Platform)
	return []quiz.Item{item}
}

// asText makes a short answer of a number. A bare range cannot be typed, so it
// makes none.
func (f *fitter) asText(item quiz.Item, n *notes) []quiz.Item {
	r, ok := item.Response.(quiz.Number)
	if !ok {
		return []quiz.Item{item}
	}
	var answer quiz.Text
	exact := r.Key != nil && r.Key.Min.Equal(r.Key.Max)
	switch {
	case r.Key == nil:
	case r.Key.Value != nil:
		answer.Accepted = spellings(*r.Key.Value, r.Unit)
	case exact:
		answer.Accepted = spellings(r.Key.Min, r.Unit)
	case f.t.Unkeyed:
		n.add(quiz.KeyDropped, "The range of right numbers was left out: %s compares answers as text.", f.t.Platform)
	default:
		n.leave(quiz.TypeUnsupported, "The question was left out: any number of a range is right, and %s compares answers as text.", f.t.Platform)
		return nil
	}
	if exact || r.Key == nil {
		n.add(quiz.TypeRewritten, "The numeric question became a short answer.")
	} else {
		n.add(quiz.TypeRewritten, "The numeric question became a short answer: only the exact number counts, not those near it.")
	}
	item.Response = answer
	return []quiz.Item{item}
}

// spellings are the ways to type a number, alone and with its unit.
func spellings(value quiz.Decimal, unit string) []quiz.Accepted {
	out := []quiz.Accepted{{Text: value.String()}}
	if !blankText(unit) {
		out = append(out, quiz.Accepted{Text: value.String() + " " + unit})
	}
	return out
}

// orderAsMatch pairs the places 1 to n with the entries that belong there.
func orderAsMatch(r quiz.Response) quiz.Response {
	o, ok := r.(quiz.Order)
	if !ok {
		return r
	}
	m := quiz.Match{Right: o.Entries, Key: o.Key}
	for i := range o.Entries {
		m.Left = append(m.Left, place(i))
	}
	return m
}

func place(i int) richtext.Content { return richtext.Plain(strconv.Itoa(i + 1)) }

// fewPairs handles a match with fewer pairs than the target takes: its one left
// entry becomes part of a single-choice question.
func (f *fitter) fewPairs(item quiz.Item, m quiz.Match, n *notes) []quiz.Item {
	if len(m.Left) != 1 || len(m.Right) < 2 || f.t.Holds.Single != target.Native {
		n.leave(quiz.TypeUnsupported, "The matching question was left out: %s needs at least %d pairs.", f.t.Platform, f.t.Limits.MinPairs)
		return nil
	}
	n.add(quiz.TypeRewritten, "The matching question became a single-choice question: %s needs at least %d pairs.", f.t.Platform, f.t.Limits.MinPairs)
	out := asSingles(item)
	out[0].ID = item.ID
	return out
}

// singles asks for each left entry alone, where there is something to choose.
func (f *fitter) singles(item quiz.Item, m quiz.Match, n *notes, because string) []quiz.Item {
	if len(m.Right) < 2 {
		n.leave(quiz.TypeUnsupported, "The matching question was left out: %s %s, and one entry leaves no choice.", f.t.Platform, because)
		return nil
	}
	n.add(quiz.TypeRewritten, "The matching question became one single-choice question for each entry: %s %s.", f.t.Platform, because)
	return asSingles(item)
}

// shared reports whether two pairs of a match have an entry in common, or one
// that reads the same.
func shared(m quiz.Match) bool {
	seen := map[string]bool{}
	for i, left := range m.Left {
		l := "left " + left.Line()
		if seen[l] {
			return true
		}
		seen[l] = true
		if len(m.Key) == 0 {
			continue
		}
		r := "right " + m.Right[m.Key[i]].Line()
		if seen[r] {
			return true
		}
		seen[r] = true
	}
	return false
}

// asSingles asks for each left entry which right one belongs to it.
func asSingles(item quiz.Item) []quiz.Item {
	m, ok := item.Response.(quiz.Match)
	if !ok {
		return []quiz.Item{item}
	}
	var choices []quiz.Entry
	for _, r := range m.Right {
		choices = append(choices, quiz.Entry{Content: r})
	}
	out := make([]quiz.Item, 0, len(m.Left))
	for i, left := range m.Left {
		it, c := item, quiz.Choice{Choices: choices, Shuffle: m.Shuffle}
		if len(m.Key) > 0 {
			c.Key = []int{m.Key[i]}
		}
		it.ID, it.Response = sub(item.ID, i+1), c
		it.Stem = slices.Concat(item.Stem, left)
		if item.Points != nil {
			share := item.Points.DivRound(quiz.Int(int64(len(m.Left))), 2)
			it.Points = &share
		}
		out = append(out, it)
	}
	return out
}

// trueFalseAsChoice offers the two labels as they are printed.
func trueFalseAsChoice(r quiz.Response) quiz.Response {
	tf, ok := r.(quiz.TrueFalse)
	if !ok {
		return r
	}
	yes, no := Labels(tf)
	c := quiz.Choice{Choices: []quiz.Entry{{Content: richtext.Plain(yes)}, {Content: richtext.Plain(no)}}}
	if tf.Key != nil && *tf.Key {
		c.Key = []int{0}
	} else if tf.Key != nil {
		c.Key = []int{1}
	}
	return c
}

// Labels are the two labels of a true/false question as printed, or the usual
// ones.
func Labels(tf quiz.TrueFalse) (yes, no string) {
	yes, no = tf.True, tf.False
	if blankText(yes) {
		yes = "True"
	}
	if blankText(no) {
		no = "False"
	}
	return yes, no
}
