package richtext

import "strings"

// BlankText is how a blank is shown where only text is possible.
const BlankText = "_____"

// Text renders content as plain text: a line per paragraph, list item and table
// row, cells parted by tabs. Marks, and the fact that a script is raised or
// lowered, are lost (N₂O₅ becomes N2O5); a picture is its alternative text.
func (c Content) Text() string {
	var b strings.Builder
	writeText(&b, c)
	return strings.TrimRight(b.String(), "\n")
}

// Line is Text on a single line.
func (c Content) Line() string {
	return strings.Join(strings.Fields(c.Text()), " ")
}

func writeText(b *strings.Builder, c Content) {
	for _, block := range c {
		switch block := block.(type) {
		case Paragraph:
			for _, in := range block.Inlines {
				b.WriteString(inlineText(in))
			}
			b.WriteByte('\n')
		case Code:
			b.WriteString(block.Text)
			b.WriteByte('\n')
		case List:
			for i, item := range block.Items {
				b.WriteString(ItemLabel(block, i))
				b.WriteByte(' ')
				writeText(b, item)
			}
		case Table:
			writeTableText(b, block)
		}
	}
}

func writeTableText(b *strings.Builder, t Table) {
	for _, row := range t.Rows {
		for i, cell := range row.Cells {
			if i > 0 {
				b.WriteByte('\t')
			}
			b.WriteString(cell.Content.Line())
		}
		b.WriteByte('\n')
	}
}

func inlineText(in Inline) string {
	switch in := in.(type) {
	case Text:
		return in.Text
	case Image:
		return in.Alt
	case Math:
		return in.Readable()
	case Break:
		return "\n"
	case Blank:
		return BlankText
	}
	return ""
}

// Readable is the formula as a line of text: Text, or else its LaTeX.
func (m Math) Readable() string {
	if m.Text != "" {
		return m.Text
	}
	return m.LaTeX
}
