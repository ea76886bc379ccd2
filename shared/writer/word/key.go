package word

import (
	"fmt"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// key writes the answers by number, with explanations and what markers need.
func (d *document) key(newPage bool) {
	d.rtl = d.locale.rtl
	d.paragraph(layout{style: "Heading1", keep: true, breaks: newPage}, plain("Answer key"))
	for i, item := range d.q.Items {
		d.item = item.ID
		d.direction(item.Stem)
		d.keyEntry(item, i+1)
	}
	d.item = ""
}

func (d *document) keyEntry(item quiz.Item, n int) {
	number := plain(fmt.Sprintf("%d.\t", n))
	entry := flow{first: "KeyEntry", rest: "KeyText", indent: stemIndent, before: number}
	essay, open := item.Response.(quiz.Essay)
	numbered := true
	switch answer := answerOf(item.Response); {
	case answer != "":
		d.paragraph(layout{style: "KeyEntry", keep: !item.Feedback.General.IsEmpty()}, number+plain(answer))
	case open && !essay.Model.IsEmpty():
		d.content(essay.Model, entry)
	default:
		numbered = false
	}
	numbered = d.keyNote("Rubric: ", essay.Rubric, number, numbered)
	d.keyNote("Explanation: ", item.Feedback.General, number, numbered)
}

// keyNote writes a remark on an answer; it carries the number itself when there
// is no answer before it.
func (d *document) keyNote(label string, c richtext.Content, number string, numbered bool) bool {
	if c.IsEmpty() {
		return numbered
	}
	f := flow{first: "KeyText", rest: "KeyText", indent: stemIndent, before: run(label, richtext.Marks{Italic: true})}
	if !numbered {
		f.first, f.before = "KeyEntry", number+f.before
	}
	d.content(c, f)
	return true
}

// answerOf is the key in the words of an answer sheet; empty when it is not
// known.
func answerOf(r quiz.Response) string {
	if !r.HasKey() {
		return ""
	}
	switch r := r.(type) {
	case quiz.Choice:
		return letters(r.Key)
	case quiz.TrueFalse:
		yes, no := labels(r)
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
		return strings.Join(pairs, ", ")
	case quiz.Order:
		return letters(r.Key)
	case quiz.Blanks:
		return blanksText(r)
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

// numberText is "3.14 ± 0.01 cm", or "between 5 and 7" for a bare range.
func numberText(k quiz.NumberKey, unit string) string {
	tolerance, even := k.Tolerance()
	text := "between " + k.Min.String() + " and " + k.Max.String()
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
