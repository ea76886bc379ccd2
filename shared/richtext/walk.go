package richtext

// Blocks calls f for every block in document order, those inside lists and
// table cells too, until f returns false.
func (c Content) Blocks(f func(Block) bool) bool {
	for _, b := range c {
		if !f(b) || !nested(b, f) {
			return false
		}
	}
	return true
}

func nested(b Block, f func(Block) bool) bool {
	switch b := b.(type) {
	case List:
		for _, item := range b.Items {
			if !item.Blocks(f) {
				return false
			}
		}
	case Table:
		for _, row := range b.Rows {
			for _, cell := range row.Cells {
				if !cell.Content.Blocks(f) {
					return false
				}
			}
		}
	}
	return true
}

// Inlines calls f for every inline in document order until f returns false.
func (c Content) Inlines(f func(Inline) bool) bool {
	return c.Blocks(func(b Block) bool {
		p, ok := b.(Paragraph)
		if !ok {
			return true
		}
		for _, in := range p.Inlines {
			if !f(in) {
				return false
			}
		}
		return true
	})
}

// Map returns a copy of the content in which every inline is replaced by what
// f returns for it; nil removes it.
func (c Content) Map(f func(Inline) []Inline) Content {
	if c == nil {
		return nil
	}
	out := make(Content, len(c))
	for i, b := range c {
		out[i] = mapBlock(b, f)
	}
	return out
}

func mapBlock(b Block, f func(Inline) []Inline) Block {
	switch b := b.(type) {
	case Paragraph:
		ins := make([]Inline, 0, len(b.Inlines))
		for _, in := range b.Inlines {
			ins = append(ins, f(in)...)
		}
		return Paragraph{Inlines: ins, Heading: b.Heading}
	case List:
		items := make([]Content, len(b.Items))
		for i, item := range b.Items {
			items[i] = item.Map(f)
		}
		return List{Style: b.Style, Start: b.Start, Items: items}
	case Table:
		return mapTable(b, f)
	default:
		return b
	}
}

func mapTable(t Table, f func(Inline) []Inline) Table {
	rows := make([]Row, len(t.Rows))
	for i, row := range t.Rows {
		cells := make([]Cell, len(row.Cells))
		for j, cell := range row.Cells {
			cell.Content = cell.Content.Map(f)
			cells[j] = cell
		}
		rows[i] = Row{Cells: cells}
	}
	return Table{Rows: rows}
}

// Hashes lists the pictures of the content in order of first appearance.
func (c Content) Hashes() []string {
	var out []string
	seen := map[string]bool{}
	c.Inlines(func(in Inline) bool {
		if img, ok := in.(Image); ok && !seen[img.Hash] {
			seen[img.Hash] = true
			out = append(out, img.Hash)
		}
		return true
	})
	return out
}

// IsEmpty reports whether the content shows nothing at all.
func (c Content) IsEmpty() bool {
	empty := true
	c.Blocks(func(b Block) bool {
		switch b := b.(type) {
		case Paragraph:
			for _, in := range b.Inlines {
				if t, ok := in.(Text); !ok || t.Text != "" {
					empty = false
				}
			}
		case Code, Table:
			empty = false
		}
		return empty
	})
	return empty
}
