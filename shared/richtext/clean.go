package richtext

// Clean returns the content without the characters that no target can hold (see
// Printable), and whether there were any. Content without them is returned as it
// is.
func (c Content) Clean() (Content, bool) {
	if c.clean() {
		return c, false
	}
	return cleanBlocks(c), true
}

func (c Content) clean() bool {
	ok := c.Blocks(func(b Block) bool {
		code, is := b.(Code)
		return !is || Clean(code.Text) == code.Text
	})
	return ok && c.Inlines(func(in Inline) bool { return cleanInline(in)[0] == in })
}

func cleanBlocks(c Content) Content {
	if c == nil {
		return nil
	}
	out := c.Map(cleanInline)
	for i, b := range out {
		out[i] = cleanBlock(b)
	}
	return out
}

func cleanBlock(b Block) Block {
	switch b := b.(type) {
	case Code:
		b.Text = Clean(b.Text)
		return b
	case List:
		for i, item := range b.Items {
			b.Items[i] = cleanBlocks(item)
		}
		return b
	case Table:
		for _, row := range b.Rows {
			for j, cell := range row.Cells {
				row.Cells[j].Content = cleanBlocks(cell.Content)
			}
		}
		return b
	default:
		return b
	}
}

func cleanInline(in Inline) []Inline {
	switch in := in.(type) {
	case Text:
		in.Text, in.Marks.Link = Clean(in.Text), Clean(in.Marks.Link)
		return []Inline{in}
	case Image:
		in.Alt = Clean(in.Alt)
		return []Inline{in}
	case Math:
		in.LaTeX, in.MathML, in.Text = Clean(in.LaTeX), Clean(in.MathML), Clean(in.Text)
		return []Inline{in}
	default:
		return []Inline{in}
	}
}
