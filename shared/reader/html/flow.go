package html

import (
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// flow is a sequence of blocks being made: the page, a cell. Text gathers in a
// paragraph until a block begins or ends.
type flow struct {
	*reader
	blocks []page.Block
	open   page.Paragraph // the paragraph being made, its runs apart
	runs   []page.Run
	space  bool        // the text so far ends in white space
	label  *page.Label // of the next paragraph
	inCell bool
	keep   bool // a line break stays in its paragraph
	gap    bool // an empty line comes before the next paragraph
}

// flush ends the paragraph.
func (f *flow) flush() {
	runs := typeset.Formulas(typeset.Tidy(trimmed(f.runs)))
	f.runs, f.space = f.runs[:0], true
	if len(runs) == 0 {
		return
	}
	f.spaced()
	p := f.open
	p.Position, p.Runs, p.Label = f.next(), runs, f.label
	f.label = nil
	if p.Label != nil {
		p.Style.List = true
		tick(&p)
	}
	if p.Label == nil && typeset.IsRule(runs) {
		f.blocks = append(f.blocks, page.Rule{Position: p.Position})
		return
	}
	f.blocks = append(f.blocks, p)
}

// tick makes the check box that begins an item of a bulleted list its bullet.
func tick(p *page.Paragraph) {
	if p.Label.Format != page.Bullet || p.Runs[0].Kind != page.CheckRun || len(p.Runs) < 2 {
		return
	}
	p.Label.Check, p.Label.Text = p.Runs[0].Check, "☐"
	if p.Label.Check == page.Checked {
		p.Label.Text = "☒"
	}
	p.Runs = p.Runs[1:]
	if first := &p.Runs[0]; first.Kind == page.TextRun {
		if first.Text = strings.TrimLeft(first.Text, " "); first.Text == "" {
			p.Runs = p.Runs[1:]
		}
	}
}

// trimmed takes collapsed spaces and line breaks off the end of a paragraph.
func trimmed(runs []page.Run) []page.Run {
	for len(runs) > 0 {
		last := &runs[len(runs)-1]
		if last.Kind == page.TextRun {
			if last.Marks.Underline {
				break // room for an answer
			}
			if last.Text = strings.TrimRight(last.Text, " "); last.Text != "" {
				break
			}
		} else if last.Kind != page.BreakRun {
			break
		}
		runs = runs[:len(runs)-1]
	}
	return runs
}

// children reads what stands in an element.
func (f *flow) children(n *html.Node, l look) {
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		if f.full() {
			return
		}
		switch c.Type {
		case html.TextNode:
			f.text(c.Data, l)
		case html.ElementNode:
			f.element(c, l)
		}
	}
}

// element reads one element.
func (f *flow) element(n *html.Node, outer look) {
	if f.formula(n) || isLeftOut(n) {
		return
	}
	l := f.sheet.look(n, outer)
	switch {
	case l.hidden:
	case l.ignore:
		f.wordLabel(n, l)
	case n.Data == "table":
		f.table(n, l)
	case n.Data == "ul" || n.Data == "ol" || n.Data == "menu" || n.Data == "dir":
		f.flush()
		f.list(n, l)
		f.flush()
	case isBlock(n):
		f.block(n, l)
	default:
		f.inline(n, l)
	}
}

// block reads an element that stands on lines of its own.
func (f *flow) block(n *html.Node, l look) {
	f.flush()
	if l.breaks && !f.inCell && len(f.blocks) > 0 {
		f.blocks = append(f.blocks, page.Break{Position: f.at})
	}
	before, keep, label := f.open, f.keep, f.label
	f.open = page.Paragraph{Style: style(n, f.open.Style), Align: l.align, Indent: l.indent}
	f.keep = keepsBreaks(n)
	blocks := len(f.blocks)
	if l.list != "" {
		f.wordItem(l.list)
	}
	if n.Data == "pre" && !hasFields(n) {
		f.code(n)
	} else {
		f.tick(n)
		f.children(n, l)
	}
	f.flush()
	f.gap = f.gap || len(f.blocks) == blocks && isEmptyLine(n)
	if l.list != "" {
		f.label = label
	}
	f.open, f.keep = before, keep
}

// keepsBreaks tells the elements that are one paragraph with all their lines.
func keepsBreaks(n *html.Node) bool {
	switch n.Data {
	case "p", "li", "h1", "h2", "h3", "h4", "h5", "h6", "dt", "dd", "td", "th":
		return true
	}
	return false
}

// style tells what a paragraph is by its element and its class.
func style(n *html.Node, outer page.Style) page.Style {
	if len(n.Data) == 2 && n.Data[0] == 'h' && n.Data[1] >= '1' && n.Data[1] <= '6' {
		return page.Style{Name: "heading " + n.Data[1:], Heading: int(n.Data[1] - '0')}
	}
	switch n.Data {
	case "figcaption", "caption":
		return page.Style{Name: "caption", Caption: true}
	case "blockquote":
		return page.Style{Name: "quote"}
	case "p":
		for _, class := range strings.Fields(strings.ToLower(attr(n, "class"))) {
			switch {
			case class == "msotitle" || class == "title":
				return page.Style{Name: "title", Heading: 1}
			case strings.HasPrefix(class, "msolistparagraph"):
				return page.Style{Name: "list paragraph", List: true}
			}
		}
	}
	return outer
}

// code reads preformatted text line by line.
func (f *flow) code(n *html.Node) {
	m := page.Marks{Code: true}
	f.open.Style = page.Style{Name: "code", Code: true}
	for _, s := range strings.Split(strings.TrimPrefix(textOf(n), "\n"), "\n") {
		for i, piece := range strings.Split(strings.TrimRight(s, " \t\r"), "\t") {
			if i > 0 {
				f.runs = append(f.runs, page.Run{Kind: page.TabRun, Marks: m})
			}
			if piece = typeset.Visible(piece); piece != "" {
				f.runs = append(f.runs, page.Run{Text: piece, Marks: m})
			}
		}
		f.flush()
	}
}

// text adds text, its white space collapsed unless it is kept.
func (f *flow) text(s string, l look) {
	if !l.pre {
		s = f.collapse(s)
	}
	if s == "" {
		return
	}
	if typeset.IsSymbolFont(l.font) {
		f.runs = append(f.runs, typeset.Glyphs(l.font, s, l.marks())...)
		return
	}
	for i, piece := range strings.Split(s, "\t") {
		if i > 0 {
			f.runs = append(f.runs, page.Run{Kind: page.TabRun, Marks: l.marks()})
		}
		if piece = typeset.Visible(piece); piece != "" {
			f.runs = append(f.runs, page.Run{Text: piece, Marks: l.marks()})
		}
	}
}

// How many spaces between brackets are room to write.
const (
	leastRoom = 3
	mostRoom  = 20 // that are kept
)

// isRoom reports whether white space is room between brackets, which browsers do not show
// either: "called (      )".
func isRoom(s string, from, to int) bool {
	return to-from >= leastRoom && from > 0 && to < len(s) && (s[from-1] == '(' && s[to] == ')' || s[from-1] == '[' && s[to] == ']') && !strings.ContainsAny(s[from:to], "\n\t")
}

// collapse makes one space of white space. A tab inside a line stays: browsers do
// not show it, but word processors export their own tabs so.
func (f *flow) collapse(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); {
		j := i
		for j < len(s) && strings.IndexByte(" \n\t\r\f", s[j]) >= 0 {
			j++
		}
		gap := s[i:j]
		tabs := strings.Count(gap, "\t")
		started := b.Len() > 0 || len(f.runs) > 0
		switch {
		case gap == "":
			for j < len(s) && strings.IndexByte(" \n\t\r\f", s[j]) < 0 {
				j++
			}
			b.WriteString(s[i:j])
			f.space = false
		case tabs > 0 && started && j < len(s) && !strings.Contains(gap, "\n"):
			b.WriteString(strings.Repeat("\t", min(tabs, 20)))
			f.space = true
		case isRoom(s, i, j):
			b.WriteString(strings.Repeat(" ", min(j-i, mostRoom)))
			f.space = false
		default:
			if !f.space {
				b.WriteByte(' ')
			}
			f.space = true
		}
		i = j
	}
	return b.String()
}

func (f *flow) add(run page.Run) {
	f.runs = append(f.runs, run)
	f.space = false
}

// lineBreak ends a line. In text that stands in no paragraph every line is one,
// and an empty line parts paragraphs everywhere.
func (f *flow) lineBreak() {
	n := len(f.runs)
	if !f.keep || n > 0 && f.runs[n-1].Kind == page.BreakRun {
		f.flush()
		f.gap = f.gap || f.keep || n == 0
		return
	}
	if n > 0 {
		f.add(page.Run{Kind: page.BreakRun})
		f.space = true
	}
}
