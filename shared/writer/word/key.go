package word

import (
	"fmt"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// key writes the answers by number, with explanations and what markers need: on
// a page of its own behind the questions, or alone. A paper without any answer
// has no such page.
func (d *document) key() {
	if !d.keyOnly && !answers(d.q) {
		return
	}
	d.hasKey = true
	d.framed()
	d.paragraph(layout{style: "Heading1", keep: true, breaks: !d.keyOnly}, plain(d.frame.key))
	for i, item := range d.q.Items {
		d.item = item.ID
		d.direction(item.Stem)
		d.keyEntry(item, i+1)
	}
	d.item = ""
}

// answers reports whether there is anything to tell a marker.
func answers(q quiz.Quiz) bool {
	for _, item := range q.Items {
		essay, _ := item.Response.(quiz.Essay)
		if item.Response.HasKey() || !item.Feedback.General.IsEmpty() || !essay.Model.IsEmpty() || !essay.Rubric.IsEmpty() {
			return true
		}
	}
	return false
}

// noAnswer stands in a key without the questions where none is known.
const noAnswer = "—"

func (d *document) keyEntry(item quiz.Item, n int) {
	number := plain(fmt.Sprintf("%d.\t", n))
	entry := flow{first: "KeyEntry", rest: "KeyText", indent: stemIndent, before: number}
	essay, open := item.Response.(quiz.Essay)
	noted := !item.Feedback.General.IsEmpty() || !essay.Rubric.IsEmpty()
	numbered := true
	switch {
	case d.keyOnly && d.spelled(item.Response, number):
	case item.Response.HasKey():
		d.paragraph(layout{style: "KeyEntry", keep: noted}, number+plain(d.answerOf(item.Response)))
	case open && !essay.Model.IsEmpty():
		d.content(essay.Model, entry)
	case d.keyOnly && !noted:
		d.paragraph(layout{style: "KeyEntry"}, number+plain(noAnswer))
	default:
		numbered = false
	}
	numbered = d.keyNote(d.frame.rubric, essay.Rubric, number, numbered)
	d.keyNote(d.frame.explain, item.Feedback.General, number, numbered)
}

// spelled writes the text of the right entries beside their letters, so that a
// marker needs no paper with the questions.
func (d *document) spelled(r quiz.Response, number string) bool {
	if !r.HasKey() {
		return false
	}
	f := flow{first: "KeyEntry", rest: "KeyText", indent: stemIndent}
	entry := func(i int, before string, c richtext.Content) {
		if f.before = before; i == 0 {
			f.before = number + before
		}
		d.content(c, f)
		f.first = "KeyAnswer"
	}
	switch r := r.(type) {
	case quiz.Choice:
		for i, k := range r.Key {
			entry(i, plain(letter(k)+". "), r.Choices[k].Content)
		}
	case quiz.Order:
		for i, k := range r.Key {
			entry(i, plain(letter(k)+". "), r.Entries[k])
		}
	case quiz.Match:
		for i, k := range r.Key {
			entry(i, plain(d.leftToRight()+fmt.Sprintf("%d-%s. ", i+1, letter(k))), r.Right[k])
		}
	default:
		return false
	}
	return true
}

// keyNote writes a remark on an answer; it carries the number itself when there
// is no answer before it.
func (d *document) keyNote(label string, c richtext.Content, number string, numbered bool) bool {
	if c.IsEmpty() {
		return numbered
	}
	f := flow{first: "KeyText", rest: "KeyText", indent: stemIndent, before: run(label+d.frame.colon, richtext.Marks{Italic: !d.locale.upright})}
	if !numbered {
		f.first, f.before = "KeyEntry", number+f.before
	}
	d.content(c, f)
	return true
}

// answerOf is a known key in the words of an answer sheet.
func (d *document) answerOf(r quiz.Response) string {
	switch r := r.(type) {
	case quiz.Choice:
		return letters(r.Key)
	case quiz.TrueFalse:
		yes, no := d.labels(r)
		if *r.Key {
			return yes
		}
		return no
	case quiz.Text:
		return acceptedText(r, "; ")
	case quiz.Number:
		return numberText(*r.Key, r.Unit)
	case quiz.Match:
		pairs := make([]string, len(r.Key))
		for i, k := range r.Key {
			pairs[i] = fmt.Sprintf("%d-%s", i+1, letter(k))
		}
		return d.leftToRight() + strings.Join(pairs, ", ")
	case quiz.Order:
		return letters(r.Key)
	case quiz.Blanks:
		return blanksText(r)
	}
	return ""
}

// leftToRight keeps pairs that begin with a number in their order between text
// that runs from right to left.
func (d *document) leftToRight() string {
	if d.rtl {
		return "\u200e"
	}
	return ""
}

func letters(key []int) string {
	out := make([]string, len(key))
	for i, k := range key {
		out[i] = letter(k)
	}
	return strings.Join(out, ", ")
}

func acceptedText(r quiz.Text, separator string) string {
	out := make([]string, len(r.Accepted))
	for i, a := range r.Accepted {
		out[i] = a.Text
	}
	return strings.Join(out, separator)
}

// numberText is "3.14 ± 0.01 cm", or "5 … 7" for a bare range.
func numberText(k quiz.NumberKey, unit string) string {
	tolerance, even := k.Tolerance()
	text := k.Min.String() + " … " + k.Max.String()
	switch {
	case even && tolerance.Sign() == 0:
		text = k.Value.String()
	case even:
		text = k.Value.String() + " ± " + tolerance.String()
	}
	return strings.TrimSpace(text + " " + unit)
}

// blanksText is the answers of the blanks in their order; answers that count
// alike are parted by slashes there.
func blanksText(r quiz.Blanks) string {
	out := make([]string, len(r.Blanks))
	for i, b := range r.Blanks {
		switch inner := b.Response.(type) {
		case quiz.Text:
			out[i] = acceptedText(inner, " / ")
		case quiz.Number:
			out[i] = numberText(*inner.Key, "")
		case quiz.Choice:
			flat, _ := inner.Choices[inner.Key[0]].Content.Flatten()
			out[i] = flat.Line()
		}
	}
	return strings.Join(out, "; ")
}
