package gift

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/moodle"
)

// answers spells what stands between the braces.
func (g *writer) answers(x text, item quiz.Item) string {
	switch r := item.Response.(type) {
	case quiz.Choice:
		return g.choices(x, item, r)
	case quiz.TrueFalse:
		return trueFalse(x, *r.Key, item.Feedback)
	case quiz.Text:
		return g.texts(x, item, r)
	case quiz.Number:
		return number(x, *r.Key, item.Feedback)
	case quiz.Match:
		g.noVerdicts(item)
		return g.pairs(x, item, r)
	case quiz.Essay:
		g.noVerdicts(item)
		return ""
	case quiz.Blanks:
		inner := item
		inner.Response = r.Blanks[0].Response
		return g.answers(x, inner)
	}
	return ""
}

// noVerdicts reports the feedback that this kind of question has no place for.
func (g *writer) noVerdicts(item quiz.Item) {
	if len(item.Feedback.Correct) > 0 || len(item.Feedback.Incorrect) > 0 {
		g.lose(quiz.FeedbackDropped, item.ID, "The feedback for right and wrong answers was left out: GIFT has no place for it in this kind of question.")
	}
}

func (g *writer) choices(x text, item quiz.Item, r quiz.Choice) string {
	shares, even := moodle.Shares(min(len(r.Key), moodle.MaxRight))
	if r.Multiple && !even {
		g.lose(quiz.CreditChanged, item.ID, "The right choices do not count the same: Moodle has no equal share for so many.")
	}
	penalty := moodle.Penalty(len(r.Choices) - len(r.Key))
	var b strings.Builder
	b.WriteByte('\n')
	for i, e := range r.Choices {
		right := slices.Contains(r.Key, i)
		s := x.content(e.Content)
		switch {
		case r.Multiple && right:
			b.WriteString("\t~%" + shares[0] + "%" + s)
			shares = shares[1:]
		case r.Multiple:
			b.WriteString("\t~%" + penalty + "%" + s)
		case right:
			b.WriteString("\t=" + unlikeWeight(s))
		case strings.HasPrefix(s, "%"):
			b.WriteString("\t~%0%" + s)
		default:
			b.WriteString("\t~" + s)
		}
		b.WriteString(x.feedback(own(e.Feedback, right, item.Feedback)) + "\n")
	}
	return b.String()
}

// unlikeWeight spells a right choice that begins like a share, "%50% of it", so
// that every reader takes it for text; the question is in HTML then.
func unlikeWeight(s string) string {
	if strings.HasPrefix(s, "%") {
		return `&\#37;` + s[1:]
	}
	return s
}

// own is an answer's feedback, or else what all right or wrong ones are told.
func own(feedback richtext.Content, right bool, fb quiz.Feedback) richtext.Content {
	switch {
	case len(feedback) > 0:
		return feedback
	case right:
		return fb.Correct
	}
	return fb.Incorrect
}

func (x text) feedback(c richtext.Content) string {
	if len(c) == 0 {
		return ""
	}
	return "#" + x.content(c)
}

// trueFalse writes {TRUE#told when wrong#told when right}.
func trueFalse(x text, key bool, fb quiz.Feedback) string {
	s := "FALSE"
	if key {
		s = "TRUE"
	}
	switch {
	case len(fb.Correct) > 0:
		return s + "#" + x.content(fb.Incorrect) + "#" + x.content(fb.Correct)
	case len(fb.Incorrect) > 0:
		return s + "#" + x.content(fb.Incorrect)
	}
	return s
}

func (g *writer) texts(x text, item quiz.Item, r quiz.Text) string {
	var b strings.Builder
	b.WriteByte('\n')
	shares, exact := moodle.Grades(r.Accepted)
	if !exact {
		g.lose(quiz.CreditChanged, item.ID, "A part of the points was rounded to one that Moodle knows.")
	}
	for i, a := range r.Accepted {
		s := a.Text
		if strings.Contains(s, "->") {
			s = strings.ReplaceAll(s, "->", "→")
			g.lose(quiz.TextChanged, item.ID, "In an accepted answer -> became →: GIFT would take it for a matching question.")
		}
		if strings.Contains(s, placeholder) {
			s = strings.ReplaceAll(s, placeholder, "& &0")
			g.lose(quiz.TextChanged, item.ID, "In an accepted answer && was parted: Moodle would take it for a sign of its own.")
		}
		s = x.answer(moodle.Wildcards(s))
		if shares[i] != "100" || strings.HasPrefix(s, "%") {
			s = "%" + shares[i] + "%" + s
		}
		b.WriteString("\t=" + s + x.feedback(own(a.Feedback, true, item.Feedback)) + "\n")
	}
	if len(item.Feedback.Incorrect) > 0 {
		g.lose(quiz.FeedbackDropped, item.ID, "The feedback for wrong answers was left out: GIFT has no place for it in a short answer.")
	}
	return b.String()
}

// number always writes "=": {#0} alone stops Moodle's import.
func number(x text, k quiz.NumberKey, fb quiz.Feedback) string {
	s := k.Min.String() + ".." + k.Max.String()
	if t, ok := k.Tolerance(); ok {
		s = k.Value.String() + ":" + t.String()
	}
	s = "#=" + s + x.feedback(fb.Correct)
	if len(fb.Incorrect) > 0 {
		s += " ~#" + x.content(fb.Incorrect)
	}
	return s
}

// pairs writes each left entry with its right one, then the right ones that
// belong to none. Right entries are plain text in Moodle.
func (g *writer) pairs(x text, item quiz.Item, r quiz.Match) string {
	var b strings.Builder
	b.WriteByte('\n')
	used := map[int]bool{}
	for i, left := range r.Left {
		used[r.Key[i]] = true
		b.WriteString("\t=" + x.content(left) + " -> " + g.menu(item, r.Right[r.Key[i]]) + "\n")
	}
	for i, right := range r.Right {
		if !used[i] {
			b.WriteString("\t= -> " + g.menu(item, right) + "\n")
		}
	}
	return b.String()
}

// placeholder begins what Moodle puts in the place of an escaped sign while it
// reads ("&&058;" for a colon) and takes for one wherever it stands.
const placeholder = "&&0"

func (g *writer) menu(item quiz.Item, c richtext.Content) string {
	entry, cut := moodle.Menu(c)
	if cut {
		g.lose(quiz.TextCut, item.ID, "A right entry was cut: Moodle takes at most 255 characters there.")
	}
	return escape(strings.ReplaceAll(entry, placeholder, "&amp;&amp;0"))
}
