package recognize

import (
	"strings"

	"formwright/shared/page"
)

// The bounds of a table of choices whose buttons are pictures.
const (
	buttonSize  = 64 // pixels, the longer side of a button
	choiceLimit = 400
)

// pictured reads a table that lists choices behind the pictures of buttons, as
// pages of a course copied into a document show them: every row is a button and
// one text.
func (f *flattener) pictured(t page.Table) bool {
	if len(t.Rows) < 2 || len(t.Rows) > maxChoices {
		return false
	}
	choices := make([]shadedBlock, len(t.Rows))
	for i, row := range t.Rows {
		c, ok := buttonRow(row)
		if !ok {
			return false
		}
		choices[i] = c
	}
	for _, c := range choices {
		f.shade = c.shade
		f.add(c.Block)
		f.shade = ""
	}
	return true
}

// buttonRow gives the text behind the button of a row as an entry to tick.
func buttonRow(row page.Row) (shadedBlock, bool) {
	var out shadedBlock
	button, texts := false, 0
	for _, c := range row.Cells {
		text, picture, ok := cellContent(c)
		switch {
		case !ok:
			return out, false
		case picture && text == nil:
			button = button || texts == 0
		case text != nil:
			text.Label = &page.Label{Text: "☐", Format: page.Bullet, Check: page.Unchecked, List: "buttons"}
			out = shadedBlock{*text, c.Shading}
			texts++
		}
	}
	return out, button && texts == 1
}

// cellContent is the one paragraph with words of a cell, nil for none, and
// whether a small picture stands in it; false where there is more.
func cellContent(c page.Cell) (text *page.Paragraph, picture, ok bool) {
	for _, b := range c.Blocks {
		p, isParagraph := b.(page.Paragraph)
		if !isParagraph {
			return nil, false, false
		}
		words := strings.TrimSpace(p.Text()) != ""
		for _, r := range p.Runs {
			if r.Kind == page.ImageRun {
				if words || r.Image == nil || max(r.Image.Width, r.Image.Height) > buttonSize {
					return nil, false, false
				}
				picture = true
			}
		}
		if words {
			if text != nil || len(p.Text()) > choiceLimit || p.Label != nil {
				return nil, false, false
			}
			text = &p
		}
	}
	return text, picture, true
}

// buttonRows is how often a picture stands before a line of its own to be the
// button of choices.
const buttonRows = 4

// buttonLines makes entries to tick of lines behind the picture of a button, the
// same one again and again, in front of them or on the line before.
func buttonLines(lines []line) []line {
	var seen map[string]int
	for i := range lines {
		if hash := buttonAt(lines, i); hash != "" {
			if seen == nil {
				seen = map[string]int{}
			}
			seen[hash]++
		}
	}
	if seen == nil {
		return lines
	}
	pressed := pressedSize(lines, seen)
	behind, lettered := 0, 0
	out := make([]line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if hash := buttonAt(lines, i); hash != "" && (seen[hash] >= buttonRows || l.kind == textLine && pressed[0] > 0 && sizeOf(l) == pressed) {
			if l.kind == objectLine {
				i++
				l = lines[i]
			} else {
				l = newLine(l, l.runs[1:])
			}
			if c, ok := l.choiceLabel(); ok && c.kind == letterLabel {
				lettered++
			}
			behind++
			l.label = &page.Label{Text: "☐", Format: page.Bullet, Check: page.Unchecked, List: "buttons"}
		}
		out = append(out, l)
	}
	if lettered*2 >= behind { // the letters say more than the buttons
		for i := range out {
			if l := out[i].label; l != nil && l.List == "buttons" {
				out[i].label = nil
			}
		}
	}
	return out
}

// pressedSize is the width and height of the picture that is most often a button:
// others of that size are the same button pressed. What was pressed is no key.
func pressedSize(lines []line, seen map[string]int) (size [2]int) {
	most := buttonRows - 1
	for i, l := range lines {
		if hash := buttonAt(lines, i); seen[hash] > most {
			most, size = seen[hash], sizeOf(l)
		}
	}
	return size
}

func sizeOf(l line) [2]int { return [2]int{l.runs[0].Image.Width, l.runs[0].Image.Height} }

// buttonAt is the picture of the button that a line is or begins with, empty
// where there is none.
func buttonAt(lines []line, i int) string {
	l := lines[i]
	if len(l.runs) == 0 || l.runs[0].Kind != page.ImageRun || l.label != nil {
		return ""
	}
	img := l.runs[0].Image
	if img == nil || img.Hash == "" || max(img.Width, img.Height) > buttonSize {
		return ""
	}
	if l.kind == objectLine && (len(l.runs) > 1 || i+1 == len(lines) || lines[i+1].kind != textLine || lines[i+1].label != nil) {
		return ""
	}
	return img.Hash
}
