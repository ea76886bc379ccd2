package richtext

import (
	"strconv"
	"strings"
)

// MarkdownOptions are what a reader of Markdown understands. The zero value gives
// no pictures and formulas as text.
type MarkdownOptions struct {
	Image func(Image) string // the address of a picture; "" shows its alternative text instead
	Math  Notation
}

// Markdown renders the content as CommonMark with the tables of GitHub. Text is
// escaped so that it means itself. A cell with more than a line loses its breaks,
// and underlining is lost, because Markdown has neither.
func (c Content) Markdown(o MarkdownOptions) string {
	m := markdown{o: o}
	return strings.Join(m.blocks(c), "\n\n")
}

type markdown struct {
	o    MarkdownOptions
	cell bool // inside a table, where a block is one line and | ends a cell
}

func (m markdown) blocks(c Content) []string {
	var out []string
	for _, b := range c {
		switch b := b.(type) {
		case Paragraph:
			out = append(out, m.paragraph(b))
		case Code:
			if m.cell {
				out = append(out, m.codeSpan(strings.Join(strings.Fields(b.Text), " ")))
				continue
			}
			fence := strings.Repeat("`", max(3, longestRun(b.Text, '`')+1))
			language := strings.Map(func(r rune) rune {
				if notInClass(r) {
					return -1
				}
				return r
			}, b.Language)
			out = append(out, fence+language+"\n"+b.Text+"\n"+fence)
		case List:
			out = append(out, m.list(b))
		case Table:
			out = append(out, m.table(b))
		}
	}
	return out
}

func (m markdown) paragraph(p Paragraph) string {
	s := strings.TrimSpace(m.inlines(p.Inlines))
	if p.Heading > 0 {
		return strings.Repeat("#", min(p.Heading, 6)) + " " + strings.ReplaceAll(s, "\\\n", " ")
	}
	return guardLine(s)
}

// guardLine keeps the start of a line from being read as a list, heading or rule.
func guardLine(s string) string {
	digits := strings.TrimLeft(s, "0123456789")
	switch {
	case digits != s && digits != "" && (digits[0] == '.' || digits[0] == ')'):
		return s[:len(s)-len(digits)] + `\` + digits
	case s != "" && strings.ContainsRune("-+=", rune(s[0])):
		return `\` + s
	}
	return s
}

// list indents what belongs to an item by the width of its mark. Markdown counts
// in digits only.
func (m markdown) list(l List) string {
	var lines []string
	for i, item := range l.Items {
		mark := "- "
		if listType(l.Style) != "" {
			mark = strconv.Itoa(max(l.Start, 1)+i) + ". "
		}
		body := strings.Join(m.blocks(item), "\n\n")
		lines = append(lines, mark+strings.ReplaceAll(body, "\n", "\n"+strings.Repeat(" ", len(mark))))
	}
	return strings.Join(lines, "\n")
}

// maxSpan bounds the empty cells that a span makes, as browsers do (HTML, 4.9.11).
const maxSpan = 1000

// table makes its first row the head, as Markdown wants one. A cell that spans
// others is followed by empty ones.
func (m markdown) table(t Table) string {
	width := 0
	var rows [][]string
	for _, row := range t.Rows {
		var cells []string
		for _, c := range row.Cells {
			text := strings.Join(markdown{o: m.o, cell: true}.blocks(c.Content), " ")
			text = strings.Join(strings.Fields(strings.ReplaceAll(text, "\\\n", " ")), " ")
			cells = append(cells, text)
			for range min(c.ColSpan, maxSpan) - 1 {
				cells = append(cells, "")
			}
		}
		width = max(width, len(cells))
		rows = append(rows, cells)
	}
	var b strings.Builder
	for i, cells := range rows {
		cells = append(cells, make([]string, width-len(cells))...)
		b.WriteString("| " + strings.Join(cells, " | ") + " |\n")
		if i == 0 {
			b.WriteString("|" + strings.Repeat(" --- |", width) + "\n")
		}
	}
	return strings.TrimSuffix(b.String(), "\n")
}

func (m markdown) inlines(ins []Inline) string {
	var b strings.Builder
	for _, in := range ins {
		switch in := in.(type) {
		case Text:
			b.WriteString(m.text(in))
		case Image:
			b.WriteString(m.image(in))
		case Math:
			b.WriteString(m.math(in))
		case Break:
			b.WriteString("\\\n")
		case Blank:
			b.WriteString(escapeMarkdown(BlankText))
		}
	}
	return b.String()
}

func (m markdown) math(f Math) string {
	s := f.Delimited(m.o.Math)
	if s == f.Readable() {
		return escapeMarkdown(s)
	}
	return s
}

func (m markdown) image(img Image) string {
	src := ""
	if m.o.Image != nil {
		src = m.o.Image(img)
	}
	if src == "" {
		return escapeMarkdown(img.Alt)
	}
	return "![" + escapeMarkdown(img.Alt) + "](<" + strings.NewReplacer("<", "%3C", ">", "%3E", "\n", "").Replace(src) + ">)"
}

// text writes a run with its marks outside its spaces, where Markdown wants
// them.
func (m markdown) text(t Text) string {
	core := strings.TrimSpace(t.Text)
	if core == "" || t.Marks == (Marks{}) {
		return escapeMarkdown(t.Text)
	}
	start := strings.Index(t.Text, core)
	before, after := t.Text[:start], t.Text[start+len(core):]
	s := escapeMarkdown(core)
	if t.Marks.Code {
		s = m.codeSpan(core)
	}
	for _, mark := range []struct {
		on          bool
		open, close string
	}{{t.Marks.Sub, "<sub>", "</sub>"}, {t.Marks.Super, "<sup>", "</sup>"}, {t.Marks.Strike, "~~", "~~"}, {t.Marks.Italic, "*", "*"}, {t.Marks.Bold, "**", "**"}} {
		if mark.on {
			s = mark.open + s + mark.close
		}
	}
	if href := SafeLink(t.Marks.Link); href != "" {
		s = "[" + s + "](<" + strings.NewReplacer("<", "%3C", ">", "%3E").Replace(href) + ">)"
	}
	return before + s + after
}

// codeSpan fences code by more backticks than it holds.
func (m markdown) codeSpan(code string) string {
	if m.cell {
		code = strings.ReplaceAll(code, "|", `\|`)
	}
	run := longestRun(code, '`')
	fence := strings.Repeat("`", run+1)
	if run > 0 {
		return fence + " " + code + " " + fence
	}
	return fence + code + fence
}

func longestRun(s string, of byte) int {
	longest, run := 0, 0
	for i := range len(s) {
		if s[i] == of {
			run++
		} else {
			run = 0
		}
		longest = max(longest, run)
	}
	return longest
}

func escapeMarkdown(s string) string {
	var b strings.Builder
	for _, r := range Clean(s) {
		if strings.ContainsRune("\\`*_{}[]<>#|~&$", r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}
