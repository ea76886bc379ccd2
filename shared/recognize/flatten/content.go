package flatten

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// Shape tells how lines become content: which marks are dropped because they
// were evidence or cover everything, and whether gaps become blanks.
type Shape struct {
	Bold, Italic, Underline bool // dropped
	Blanks                  bool
}

// Content makes richtext of lines: paragraphs, program code, lists and tables.
func Content(lines []line.Line, s Shape) richtext.Content {
	if len(lines) == 0 {
		return nil
	}
	var out richtext.Content
	for i := 0; i < len(lines); {
		l := lines[i]
		n := line.CodeLength(lines[i:])
		switch {
		case n > 0:
			out = append(out, line.CodeOf(lines[i:i+n]))
			i += n
		case l.Kind == line.TableLine:
			out = append(out, tableOf(*l.Table()))
			i++
		case l.Label != nil:
			n := listLength(lines[i:])
			out = append(out, listOf(lines[i:i+n], s))
			i += n
		default:
			n := 1
			ins := inlines(l.Runs, s)
			for i+n < len(lines) && lines[i+n].Kind != line.TableLine && lines[i+n].Label == nil && line.CodeLength(lines[i+n:]) == 0 && joins(lines[i+n-1], lines[i+n]) {
				if lines[i+n].Soft && lines[i+n].Block == l.Block && l.Pos().Line == 0 {
					ins = append(ins, richtext.Break{})
				} else {
					ins = append(ins, richtext.Text{Text: " "})
				}
				ins = append(ins, inlines(lines[i+n].Runs, s)...)
				n++
			}
			if len(ins) > 0 {
				out = append(out, richtext.Paragraph{Inlines: merge(ins)})
			}
			i += n
		}
	}
	return out
}

// joins reports whether a line belongs to the paragraph of the line before.
func joins(before, l line.Line) bool { return l.Soft && l.Block == before.Block }

// merge joins neighbouring texts of equal marks.
func merge(ins []richtext.Inline) []richtext.Inline {
	out := ins[:0]
	for _, in := range ins {
		t, ok := in.(richtext.Text)
		if ok && len(out) > 0 {
			if last, ok := out[len(out)-1].(richtext.Text); ok && last.Marks == t.Marks {
				out[len(out)-1] = richtext.Text{Text: last.Text + t.Text, Marks: t.Marks}
				continue
			}
		}
		out = append(out, in)
	}
	return out
}

func inlines(runs []page.Run, s Shape) []richtext.Inline {
	out := make([]richtext.Inline, 0, len(runs))
	for i := range runs {
		r := &runs[i]
		switch r.Kind {
		case page.TextRun:
			out = textInlines(out, r.Text, s.marks(r.Marks), s.Blanks)
		case page.TabRun:
			out = append(out, richtext.Text{Text: " "})
		case page.BreakRun:
			out = append(out, richtext.Break{})
		case page.ImageRun:
			if r.Image != nil && r.Image.Hash != "" {
				out = append(out, richtext.Image{Hash: r.Image.Hash, Alt: r.Image.Alt, Width: r.Image.Width, Height: r.Image.Height})
			}
		case page.FormulaRun:
			if f := r.Formula; f != nil {
				out = append(out, richtext.Math{LaTeX: f.LaTeX, MathML: f.MathML, Text: f.Text, Display: f.Display})
			}
		case page.BlankRun:
			if s.Blanks {
				out = append(out, richtext.Blank{})
			} else {
				out = append(out, richtext.Text{Text: r.Plain()})
			}
		case page.CheckRun:
			out = append(out, richtext.Text{Text: r.Plain()})
		}
	}
	if len(out) == 0 {
		return nil
	}
	return out
}

func (s Shape) marks(m page.Marks) richtext.Marks {
	link := ""
	if strings.HasPrefix(m.Link, "http://") || strings.HasPrefix(m.Link, "https://") || strings.HasPrefix(m.Link, "mailto:") {
		link = m.Link
	}
	return richtext.Marks{Bold: m.Bold && !s.Bold, Italic: m.Italic && !s.Italic, Underline: m.Underline && !s.Underline && link == "",
		Strike: m.Strike, Code: m.Code, Super: m.Super, Sub: m.Sub, Link: link}
}

// typedBlank is a gap typed with underscores or dots.
var typedBlank = pattern.Guarded(lexicon.MayBlank, `(?:_[ _]*_|_{2,}|[…‥]{2,}|[…‥.]*(?:\.{4,}|…\.|\.…)[…‥.]*|(?:\. ){4,}\.|(?:\. ){3}\.\s*$|﹍+|＿+|‗{2,})`)

// textInlines adds a text to out, with its typed gaps as blanks.
func textInlines(out []richtext.Inline, text string, m richtext.Marks, blanks bool) []richtext.Inline {
	if text == "" {
		return out
	}
	if !blanks {
		return append(out, richtext.Text{Text: text, Marks: m})
	}
	at := 0
	for _, x := range blanksIn(text) {
		if x[0] > at {
			out = append(out, richtext.Text{Text: text[at:x[0]], Marks: m})
		}
		out = append(out, richtext.Blank{})
		at = x[1]
	}
	if at < len(text) {
		out = append(out, richtext.Text{Text: text[at:], Marks: m})
	}
	return out
}

// HasBlank reports whether a line holds a gap to fill in.
func HasBlank(l line.Line) bool { return CountBlanks(l) > 0 }

// HasBracketRoom reports whether a text holds brackets to write into, "(    )":
// those of a program, "main()", are not.
func HasBracketRoom(text string) bool {
	return slices.ContainsFunc(EmptyBracket.FindAllString(text, -1), func(s string) bool { return s != "()" })
}

// BlanksOf counts the gaps of several lines.
func BlanksOf(lines []line.Line) int {
	n := 0
	for _, l := range lines {
		n += CountBlanks(l)
	}
	return n
}

func CountBlanks(l line.Line) int {
	n := 0
	typed := l.Has(blankSigns) && l.Tells(lexicon.MayBlankID, func() bool { return lexicon.MayBlank(l.Text) })
	for i := range l.Runs {
		switch r := &l.Runs[i]; {
		case r.Kind == page.BlankRun:
			n++
		case r.Kind == page.TextRun && typed:
			n += len(blanksIn(r.Text))
		}
	}
	return n
}

// blankSigns are those that typed gaps are made of.
var blankSigns = line.SignsOf("_.…‥﹍＿‗")

func listLength(lines []line.Line) int {
	n := 1
	for n < len(lines) && lines[n].Label != nil && lines[n].Label.Format == lines[0].Label.Format {
		n++
	}
	return n
}

func listOf(lines []line.Line, s Shape) richtext.List {
	out := richtext.List{Style: listStyle(lines[0].Label.Format)}
	if out.Style != richtext.Bullet {
		out.Start = max(lines[0].Label.Number, 1)
	}
	for _, l := range lines {
		out.Items = append(out.Items, richtext.Content{richtext.Paragraph{Inlines: merge(inlines(l.Runs, s))}})
	}
	return out
}

func listStyle(f page.LabelFormat) richtext.ListStyle {
	switch f {
	case page.Decimal:
		return richtext.Decimal
	case page.LowerAlpha:
		return richtext.LowerAlpha
	case page.UpperAlpha:
		return richtext.UpperAlpha
	case page.LowerRoman:
		return richtext.LowerRoman
	case page.UpperRoman:
		return richtext.UpperRoman
	}
	return richtext.Bullet
}

func tableOf(t page.Table) richtext.Table {
	var out richtext.Table
	for _, row := range t.Rows {
		var cells []richtext.Cell
		for _, c := range row.Cells {
			f := &Flattener{}
			for i, b := range c.Blocks {
				f.block = i
				if inner, ok := b.(page.Table); ok {
					f.push(line.Line{Kind: line.TableLine, Origin: &line.Origin{Table: &inner}})
					continue
				}
				f.Add(b)
			}
			cells = append(cells, richtext.Cell{Content: Content(f.Lines, Shape{}), Header: row.Header, ColSpan: c.ColSpan, RowSpan: c.RowSpan})
		}
		out.Rows = append(out.Rows, richtext.Row{Cells: cells})
	}
	return out
}
