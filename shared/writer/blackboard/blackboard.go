// Package blackboard writes the tab-delimited text that Blackboard takes under
// "Upload Questions": a line for each question, its kind first, no heading and no
// empty line. It expects a quiz that fits the target already.
package blackboard

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/target"
)

// maxVariables is how many gaps a FIB_PLUS question may have.
const maxVariables = 10

// Write writes a fitted quiz. UTF-8 without a byte order mark, which would stand
// before the first question's kind.
func Write(w io.Writer, q quiz.Quiz, t target.Target) ([]quiz.Loss, error) {
	f := &file{out: bufio.NewWriter(w), most: t.Limits.Choices}
	for _, item := range q.Items {
		f.item(item)
	}
	return f.losses, f.out.Flush()
}

type file struct {
	out    *bufio.Writer // keeps its first error for Flush
	most   int           // answers of one question
	losses []quiz.Loss
}

func (f *file) lose(code quiz.LossCode, item, format string, args ...any) {
	f.losses = append(f.losses, quiz.Loss{Code: code, Item: item, Message: fmt.Sprintf(format, args...)})
}

// row writes one question.
func (f *file) row(fields ...string) {
	f.out.WriteString(strings.Join(fields, "\t") + "\r\n")
}

func (f *file) item(item quiz.Item) {
	stem := html(item.Stem)
	switch r := item.Response.(type) {
	case quiz.Choice:
		f.row(append([]string{choiceKind(r), stem}, marked(r)...)...)
	case quiz.TrueFalse:
		f.row("TF", stem, strconv.FormatBool(*r.Key))
	case quiz.Text:
		f.row(append([]string{"FIB", stem}, f.accepted(r)...)...)
	case quiz.Number:
		f.number(item.ID, stem, *r.Key)
	case quiz.Match:
		f.match(item, stem, r)
	case quiz.Order:
		if len(r.Entries) > f.most {
			f.lose(quiz.TypeUnsupported, item.ID, "The question was left out: it has %d entries to order and Blackboard takes at most %d.", len(r.Entries), f.most)
			return
		}
		row := []string{"ORD", stem}
		for _, k := range r.Key {
			row = append(row, html(r.Entries[k]))
		}
		f.row(row...)
	case quiz.Essay:
		f.essay(item.ID, stem, r)
	case quiz.Blanks:
		f.blanks(item, r)
	}
}

func choiceKind(r quiz.Choice) string {
	if r.Multiple {
		return "MA"
	}
	return "MC"
}

// marked are the choices, each with whether it is right behind it.
func marked(r quiz.Choice) []string {
	var out []string
	for i, e := range r.Choices {
		verdict := "incorrect"
		if slices.Contains(r.Key, i) {
			verdict = "correct"
		}
		out = append(out, html(e.Content), verdict)
	}
	return out
}

// accepted are the answers to type. They are compared as they stand, so they are
// not HTML.
func (f *file) accepted(r quiz.Text) []string {
	var out []string
	for _, a := range r.Accepted {
		out = append(out, line(a.Text))
	}
	return out
}

// number writes a value and how far an answer may be from it; any range has such
// a middle.
func (f *file) number(id, stem string, k quiz.NumberKey) {
	half := quiz.MustDecimal("0.5")
	value, tolerance := k.Min.Add(k.Max).Mul(half), k.Max.Sub(k.Min).Mul(half)
	if k.Value != nil && !k.Value.Equal(value) {
		f.lose(quiz.TextChanged, id, "The number %s stands in the file as %s, the middle of the range that counts.", k.Value, value)
	}
	if tolerance.Sign() == 0 {
		f.row("NUM", stem, value.String())
		return
	}
	f.row("NUM", stem, value.String(), tolerance.String())
}

// match writes pairs. Blackboard takes one right entry for each left one, and
// scores wrongly when two are the same.
func (f *file) match(item quiz.Item, stem string, r quiz.Match) {
	row, seen := []string{"MAT", stem}, map[string]bool{}
	for i, left := range r.Left {
		l, right := html(left), html(r.Right[r.Key[i]])
		if seen["l"+l] || seen["r"+right] {
			f.lose(quiz.TypeUnsupported, item.ID, "The matching question was left out: two of its pairs share an entry, which Blackboard scores wrongly.")
			return
		}
		seen["l"+l], seen["r"+right] = true, true
		row = append(row, l, right)
	}
	if extra := len(r.Right) - len(r.Left); extra > 0 {
		f.lose(quiz.ChoicesCut, item.ID, "Entries that belong to nothing were left out (%d): Blackboard takes pairs only.", extra)
	}
	f.row(row...)
}

func (f *file) essay(id, stem string, r quiz.Essay) {
	sample := html(slices.Concat(r.Model, r.Rubric))
	if sample == "" {
		f.row("ESS", stem)
		return
	}
	f.row("ESS", stem, sample)
}

// blanks writes a stem with variables in brackets; an empty field parts the
// answers of one from those of the next.
func (f *file) blanks(item quiz.Item, r quiz.Blanks) {
	if len(r.Blanks) > maxVariables {
		f.lose(quiz.TypeUnsupported, item.ID, "The question was left out: it has %d blanks and Blackboard takes at most %d.", len(r.Blanks), maxVariables)
		return
	}
	names := make(map[string]string, len(r.Blanks))
	row := []string{"FIB_PLUS", ""}
	for i, b := range r.Blanks {
		names[b.ID] = variable(i)
		if i > 0 {
			row = append(row, "")
		}
		row = append(row, variable(i))
		if t, ok := b.Response.(quiz.Text); ok {
			row = append(row, f.accepted(t)...)
		}
	}
	stem := tidy(item.Stem.HTML(richtext.HTMLOptions{XHTML: true, Blank: func(id string) string { return opened + names[id] + closed }}))
	if strings.ContainsAny(stem, "[]") {
		f.lose(quiz.TextChanged, item.ID, "Square brackets in the text became round ones: Blackboard takes what stands in them for a gap.")
	}
	row[1] = strings.NewReplacer("[", "(", "]", ")", opened, "[", closed, "]").Replace(stem)
	f.row(row...)
}

func variable(i int) string { return "gap" + strconv.Itoa(i+1) }

// The brackets of variables, before those of the text have gone. No text holds
// them: they are not characters.
const (
	opened = "\ufdd0"
	closed = "\ufdd1"
)

// html is content as a field: HTML on one line.
func html(c richtext.Content) string {
	return tidy(c.InlineHTML(richtext.HTMLOptions{XHTML: true}))
}

// tidy makes a field of HTML: line ends matter in code alone.
func tidy(s string) string {
	if strings.Contains(s, "<pre") {
		s = strings.ReplaceAll(s, "\n", "<br/>")
	}
	return line(s)
}

// line takes from a text what ends a field or a line.
func line(s string) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		switch r {
		case '\t', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029':
			return ' '
		}
		return r
	}, s))
}
