package synthetic

import (
	"context"
	"strings"

	"formwright/shared/page"
	"formwright/shared/reader/text"
)

// markdown is a Markdown file. It has no colours and no underlines.
type markdown struct{}

func (markdown) Name() string { return "markdown" }
func (markdown) Holds() Need  { return Marks | Tables | Lists }

func (markdown) Through(d page.Document) (page.Document, error) {
	m := markdownWriter{}
	for _, block := range d.Blocks {
		m.seen(block)
	}
	b := &m.out
	for _, block := range d.Blocks {
		switch x := block.(type) {
		case page.Paragraph:
			if err := m.paragraph(x); err != nil {
				return page.Document{}, err
			}
		case page.Table:
			if err := m.table(x); err != nil {
				return page.Document{}, err
			}
		case page.Rule:
			b.WriteString("\n-----\n\n")
		case page.Break:
			b.WriteString("\n")
		}
	}
	out, _, err := text.Read(context.Background(), []byte(b.String()))
	return out, err
}

// markdownWriter escapes signs only where a reader can know that it has Markdown
// before it: a heading, bold text or a table is in it.
type markdownWriter struct {
	out     strings.Builder
	escapes bool
}

func (m *markdownWriter) seen(b page.Block) {
	switch x := b.(type) {
	case page.Paragraph:
		m.escapes = m.escapes || x.Style.Heading > 0
		for _, r := range x.Runs {
			m.escapes = m.escapes || r.Marks.Bold || r.Marks.Highlight != ""
		}
	case page.Table:
		m.escapes = true
	}
}

func (m *markdownWriter) paragraph(p page.Paragraph) error {
	b := &m.out
	line, err := m.runs(p.Runs)
	if err != nil {
		return err
	}
	if p.Style.Heading > 0 {
		b.WriteString("\n" + strings.Repeat("#", p.Style.Heading+1) + " " + line + "\n\n")
		return nil
	}
	if l := p.Label; l != nil {
		sign := l.Text
		if l.Format == page.Bullet {
			sign = "-"
		}
		line = strings.Repeat("   ", l.Level) + sign + " " + line
	}
	b.WriteString(line + "\n")
	return nil
}

func (m *markdownWriter) table(t page.Table) error {
	b := &m.out
	b.WriteString("\n")
	dashes := strings.Repeat("|---", len(t.Rows[0].Cells)) + "|\n"
	first := paragraphsOf(t.Rows[0].Cells[0].Blocks)
	bare := len(first) == 1 && strings.ContainsAny(first[0].Text(), "1A") // an entry stands in the first row
	if bare {
		b.WriteString(strings.Repeat("|   ", len(t.Rows[0].Cells)) + "|\n" + dashes)
	}
	for i, row := range t.Rows {
		for _, c := range row.Cells {
			ps := paragraphsOf(c.Blocks)
			if len(ps) != 1 {
				return ErrUnprintable
			}
			line, err := m.runs(ps[0].Runs)
			if err != nil {
				return err
			}
			b.WriteString("| " + line + " ")
		}
		b.WriteString("|\n")
		if i == 0 && !bare {
			b.WriteString(dashes)
		}
	}
	b.WriteString("\n")
	return nil
}

func (m *markdownWriter) runs(runs []page.Run) (string, error) {
	var b strings.Builder
	for _, r := range runs {
		switch r.Kind {
		case page.TabRun:
			b.WriteString("\t")
		case page.BreakRun:
			b.WriteString("  \n")
		default:
			if r.Marks.Color != "" || r.Marks.Underline || r.Marks.Shading != "" {
				return "", ErrUnprintable
			}
			b.WriteString(m.marked(r.Plain(), r.Marks))
		}
	}
	return b.String(), nil
}

// marked sets the marks close around the words.
func (m *markdownWriter) marked(s string, set page.Marks) string {
	core := strings.TrimSpace(s)
	text := core
	if m.escapes {
		text = strings.NewReplacer(`*`, `\*`, "`", "\\`", "#", `\#`, "~", `\~`).Replace(core)
	}
	for _, sign := range []struct {
		on   bool
		text string
	}{{set.Bold, "**"}, {set.Italic, "*"}, {set.Strike, "~~"}, {set.Highlight != "", "=="}} {
		if sign.on && core != "" {
			text = sign.text + text + sign.text
		}
	}
	before, behind, _ := strings.Cut(s, core)
	if core == "" {
		return s
	}
	return before + text + behind
}
