// Package edit lets a person correct a question through plain texts, as the
// fields of a form hold them. It promises that what a person leaves as it is
// stays exactly as it was read (marks, pictures, formulas, feedback), that what
// cannot be typed is kept behind a name in brackets, and that evidence of a key
// goes when the key is changed. What the form looks like is not its business.
package edit

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// Kind is a type of question as people choose it: a choice is one of two.
type Kind string

// The kinds.
const (
	Single    Kind = "single"
	Multiple  Kind = "multiple"
	TrueFalse Kind = "trueFalse"
	Text      Kind = "text"
	Number    Kind = "number"
	Match     Kind = "match"
	Order     Kind = "order"
	Essay     Kind = "essay"
	Blanks    Kind = "blanks"
)

// Row is one entry of a list: a choice, an entry to match or to order.
type Row struct {
	Text  string
	From  int    // which entry of the item it was, from 1; 0 for a new one
	Right bool   // of a choice
	Place string // of a left entry the number of its right one, of an entry to order its place; empty: not known
}

// Gap is one blank of a text.
type Gap struct {
	ID      string
	Kind    Kind   // Text, Number, or Single for a menu
	Answers string // a line each; those of a menu that are right begin with a star
}

// Fields is a question as a form holds it.
type Fields struct {
	Kind        Kind
	Stem        string
	Points      string
	Explanation string
	Choices     []Row
	Truth       string // "true", "false" or empty
	Accepted    string // a line each
	Case        bool   // upper and lower case count
	Value       string // the right number
	Min, Max    string // the numbers that count; empty: the value alone
	Unit        string
	Left, Right []Row
	Entries     []Row
	Gaps        []Gap
	Model       string // the answer that a marker is shown
}

// Of gives the fields of an item.
func Of(item quiz.Item) Fields {
	f := Fields{Stem: Plain(item.Stem), Explanation: Plain(item.Feedback.General), Kind: kindOf(item.Response)}
	if item.Points != nil {
		f.Points = item.Points.String()
	}
	switch r := item.Response.(type) {
	case quiz.Choice:
		f.Choices = choices(r)
	case quiz.TrueFalse:
		if r.Key != nil {
			f.Truth = strconv.FormatBool(*r.Key)
		}
	case quiz.Text:
		f.Accepted, f.Case = accepted(r), r.CaseSensitive
	case quiz.Number:
		f.Unit = r.Unit
		f.Value, f.Min, f.Max = numberKey(r.Key)
	case quiz.Match:
		f.Left, f.Right = rows(r.Left), rows(r.Right)
		for i, k := range r.Key {
			f.Left[i].Place = strconv.Itoa(k + 1)
		}
	case quiz.Order:
		f.Entries = rows(r.Entries)
		for place, k := range r.Key {
			f.Entries[k].Place = strconv.Itoa(place + 1)
		}
	case quiz.Essay:
		f.Model = Plain(r.Model)
	case quiz.Blanks:
		for _, b := range r.Blanks {
			f.Gaps = append(f.Gaps, gap(b))
		}
	}
	return f
}

func kindOf(r quiz.Response) Kind {
	if c, ok := r.(quiz.Choice); ok {
		if c.Multiple {
			return Multiple
		}
		return Single
	}
	return Kind(r.Type()) // the others are named alike
}

func choices(r quiz.Choice) (out []Row) {
	for i, c := range r.Choices {
		out = append(out, Row{Text: Plain(c.Content), From: i + 1, Right: slices.Contains(r.Key, i)})
	}
	return out
}

func accepted(r quiz.Text) string {
	var lines []string
	for _, a := range r.Accepted {
		lines = append(lines, a.Text)
	}
	return strings.Join(lines, "\n")
}

// numberKey shows the ends of the range only where they are not the value.
func numberKey(k *quiz.NumberKey) (value, from, to string) {
	if k == nil {
		return "", "", ""
	}
	if k.Value != nil {
		value = k.Value.String()
		if k.Min.Equal(*k.Value) && k.Max.Equal(*k.Value) {
			return value, "", ""
		}
	}
	return value, k.Min.String(), k.Max.String()
}

func rows(entries []richtext.Content) (out []Row) {
	for i, e := range entries {
		out = append(out, Row{Text: Plain(e), From: i + 1})
	}
	return out
}

func gap(b quiz.Blank) Gap {
	g := Gap{ID: b.ID}
	switch r := b.Response.(type) {
	case quiz.Text:
		g.Kind, g.Answers = Text, accepted(r)
	case quiz.Number:
		g.Kind = Number
		value, from, to := numberKey(r.Key)
		g.Answers = value
		if from != "" {
			g.Answers = strings.TrimSpace(value + "\n" + from + " .. " + to)
		}
	case quiz.Choice:
		g.Kind = Single
		var lines []string
		for _, c := range choices(r) {
			line := strings.ReplaceAll(c.Text, "\n", " ")
			if c.Right {
				line = "*" + line
			}
			lines = append(lines, line)
		}
		g.Answers = strings.Join(lines, "\n")
	}
	return g
}

// Kinds lists what the kind of a question may become.
func Kinds(k Kind) []Kind {
	switch k {
	case Match, Order:
		return []Kind{k, Essay}
	case Blanks:
		return []Kind{Blanks}
	}
	return []Kind{Single, Multiple, TrueFalse, Text, Number, Essay}
}

// AllKinds lists the kinds that a new question may be of.
func AllKinds() []Kind {
	return []Kind{Single, Multiple, TrueFalse, Text, Number, Match, Order, Blanks, Essay}
}

// New is a question of a kind that somebody is about to write: nothing yet, with
// rows to write into.
func New(k Kind) Fields {
	if !slices.Contains(AllKinds(), k) {
		k = Single
	}
	f := Fields{}.As(k)
	for (k == Single || k == Multiple) && len(f.Choices) < 4 {
		f.Choices = append(f.Choices, Row{})
	}
	return f
}

// atLeastTwo rows are there to write into.
func atLeastTwo(rows []Row) []Row {
	for len(rows) < 2 {
		rows = append(rows, Row{})
	}
	return rows
}

// As gives the fields as another kind of question asks for them: what the two
// have in common is carried over, and nothing is guessed.
func (f Fields) As(k Kind) Fields {
	was := f.Kind
	f.Kind = k
	switch k {
	case Single, Multiple:
		if len(f.Choices) == 0 && was != TrueFalse {
			for _, line := range lines(f.answers(was)) {
				f.Choices = append(f.Choices, Row{Text: line, Right: true})
			}
		}
		f.Choices = atLeastTwo(f.Choices)
		if k == Single && count(f.Choices) > 1 {
			for i := range f.Choices {
				f.Choices[i].Right = false
			}
		}
	case Text:
		if f.Accepted == "" {
			f.Accepted = f.answers(was)
		}
	case Number:
		if answers := lines(f.answers(was)); f.Value == "" && len(answers) == 1 {
			f.Value = answers[0]
		}
	case Match:
		f.Left, f.Right = atLeastTwo(f.Left), atLeastTwo(f.Right)
	case Order:
		f.Entries = atLeastTwo(f.Entries)
	case Blanks:
		if len(f.Gaps) == 0 {
			f = f.AddGap()
		}
	}
	if was == Blanks && k != Blanks {
		for _, g := range f.Gaps {
			f = f.RemoveGap(g.ID)
		}
	}
	return f
}

// answers is what was right before the kind was changed, a line each.
func (f Fields) answers(was Kind) string {
	switch was {
	case Text:
		return f.Accepted
	case Number:
		return f.Value
	case Single, Multiple:
		var right []string
		for _, c := range f.Choices {
			if c.Right {
				right = append(right, strings.ReplaceAll(c.Text, "\n", " "))
			}
		}
		return strings.Join(right, "\n")
	}
	return ""
}

func count(choices []Row) (right int) {
	for _, c := range choices {
		if c.Right {
			right++
		}
	}
	return right
}

// lines are the lines of a text that say something.
func lines(text string) (out []string) {
	for line := range strings.SplitSeq(unify(text), "\n") {
		if line = strings.TrimSpace(line); line != "" {
			out = append(out, line)
		}
	}
	return out
}
