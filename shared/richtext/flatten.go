package richtext

import "strings"

// Features says what content holds beyond lines of plain text, so that a writer
// of plain text can say what it flattens.
type Features struct {
	Images, Math, Tables bool
	Markup               bool // marks, links, headings, lists or code
}

// Features looks through the content.
func (c Content) Features() Features {
	var f Features
	c.Blocks(func(b Block) bool {
		switch b := b.(type) {
		case Paragraph:
			f.Markup = f.Markup || b.Heading > 0
			f.inlines(b.Inlines)
		case Code, List:
			f.Markup = true
		case Table:
			f.Tables = true
		}
		return true
	})
	return f
}

func (f *Features) inlines(ins []Inline) {
	for _, in := range ins {
		switch in := in.(type) {
		case Text:
			f.Markup = f.Markup || in.Marks != Marks{}
		case Image:
			f.Images = true
		case Math:
			f.Math = true
		}
	}
}

// Flatten makes content of ordinary paragraphs of unmarked text: a paragraph for
// each list item, table row and line of code. Raised and lowered digits become
// the characters for them, so that 10³ does not turn into 103; pictures, formulas
// and blanks stay as they are. It reports whether anything but that was lost.
func (c Content) Flatten() (flat Content, lost Features) {
	fl := flattener{}
	fl.blocks(c, "")
	return fl.out, fl.lost
}

type flattener struct {
	out  Content
	lost Features
}

func (f *flattener) blocks(c Content, label string) {
	for _, b := range c {
		switch b := b.(type) {
		case Paragraph:
			f.lost.Markup = f.lost.Markup || b.Heading > 0
			f.add(label, f.inlines(b.Inlines))
		case Code:
			f.lost.Markup = true
			for _, line := range strings.Split(b.Text, "\n") {
				f.add(label, []Inline{Text{Text: line}})
				label = ""
			}
		case List:
			f.list(b, label)
		case Table:
			f.table(b, label)
		}
		label = ""
	}
	if label != "" {
		f.add(label, nil)
	}
}

func (f *flattener) add(label string, ins []Inline) {
	if label != "" {
		ins = append([]Inline{Text{Text: label}}, ins...)
	}
	if len(ins) > 0 {
		f.out = append(f.out, Paragraph{Inlines: ins})
	}
}

func (f *flattener) list(l List, label string) {
	f.lost.Markup = true
	for i, item := range l.Items {
		f.blocks(item, label+ItemLabel(l, i)+" ")
		label = ""
	}
}

// table writes one paragraph a row, cells parted by " | ".
func (f *flattener) table(t Table, label string) {
	f.lost.Tables = true
	for _, row := range t.Rows {
		var ins []Inline
		for i, cell := range row.Cells {
			if i > 0 {
				ins = append(ins, Text{Text: " | "})
			}
			ins = append(ins, f.joined(cell.Content)...)
		}
		f.add(label, ins)
		label = ""
	}
}

// joined is a cell's content as one stretch of inlines.
func (f *flattener) joined(c Content) []Inline {
	inner := flattener{}
	inner.blocks(c, "")
	f.lost.Markup = f.lost.Markup || inner.lost.Markup
	var ins []Inline
	for i, b := range inner.out {
		if i > 0 {
			ins = append(ins, Text{Text: " "})
		}
		ins = append(ins, b.(Paragraph).Inlines...)
	}
	return ins
}

func (f *flattener) inlines(ins []Inline) []Inline {
	out := make([]Inline, 0, len(ins))
	for _, in := range ins {
		t, ok := in.(Text)
		if !ok {
			out = append(out, in)
			continue
		}
		text, kept := script(t)
		marks := t.Marks
		marks.Super, marks.Sub = marks.Super && !kept, marks.Sub && !kept
		f.lost.Markup = f.lost.Markup || marks != Marks{}
		out = append(out, Text{Text: text})
	}
	return out
}

const (
	plainScript = "0123456789+-=()ni"
	superScript = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ"
	subScript   = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢ"
)

// script writes raised or lowered text with the characters for it; kept is
// false when there are none for some of it. A raised text without them is
// written after a caret, because its place carries its meaning.
func script(t Text) (text string, kept bool) {
	switch {
	case t.Marks.Super:
		if s, ok := translate(t.Text, superScript); ok {
			return s, true
		}
		if strings.ContainsFunc(t.Text, func(r rune) bool { return strings.ContainsRune(plainScript, r) }) {
			return "^(" + t.Text + ")", false
		}
	case t.Marks.Sub:
		if s, ok := translate(t.Text, subScript); ok {
			return s, true
		}
	}
	return t.Text, false
}

func translate(s, to string) (string, bool) {
	target := []rune(to)
	var b strings.Builder
	for _, r := range strings.ReplaceAll(s, "−", "-") {
		i := strings.IndexRune(plainScript, r)
		if i < 0 {
			return s, false
		}
		b.WriteRune(target[i])
	}
	return b.String(), b.Len() > 0
}
