package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// The bounds of a table of choices whose buttons are pictures.
const (
	buttonSize  = 64 // pixels, the longer side of a button
	choiceLimit = 400
)

// optionsHead is what a platform prints over the choices of a question.
var optionsHead = pattern.New(`(?i)^question \d+ options:$`)

// dropOptionsHead takes such a line off the end and reports whether there was one.
func (f *Flattener) dropOptionsHead() bool {
	last := len(f.Lines) - 1
	if last < 0 || f.Lines[last].Kind != line.TextLine || !optionsHead.MatchString(f.Lines[last].Text) {
		return false
	}
	f.Lines = f.Lines[:last]
	return true
}

// pictured reads a table that lists choices behind the pictures of buttons, as
// pages of a course copied into a document show them: every row is a button and
// one text. Where a line says that these are the choices, no picture is needed.
func (f *Flattener) pictured(t page.Table, said bool) bool {
	if len(t.Rows) < 2 || len(t.Rows) > lexicon.MaxChoices {
		return false
	}
	choices := make([]shadedBlock, len(t.Rows))
	for i, row := range t.Rows {
		c, ok := buttonRow(row, said)
		if !ok {
			return false
		}
		choices[i] = c
	}
	for _, c := range choices {
		f.Shade = c.shade
		f.Add(c.Block)
		f.Shade = ""
	}
	return true
}

// buttonRow gives the text behind the button of a row as an entry to tick.
func buttonRow(row page.Row, said bool) (shadedBlock, bool) {
	var out shadedBlock
	button, texts := said, 0
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

// cellContent is what the paragraphs of a cell say as one, nil for nothing, and
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
			if text != nil {
				p.Runs = append(append(text.Runs[:len(text.Runs):len(text.Runs)], page.Run{Text: " "}), p.Runs...)
			}
			if len(p.Text()) > choiceLimit || p.Label != nil {
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

// ButtonLines makes entries to tick of lines behind the picture of a button, the
// same one again and again, in front of them or on the line before.
func ButtonLines(lines []line.Line) []line.Line {
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
	out := make([]line.Line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		field := isField(l)
		if hash := buttonAt(lines, i); hash != "" && (field || seen[hash] >= buttonRows || l.Kind == line.TextLine && pressed[0] > 0 && sizeOf(l) == pressed) {
			if l.Kind == line.ObjectLine {
				i++
				l = lines[i]
			} else {
				l = line.NewLine(l, l.Runs[1:])
			}
			if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
				lettered++
			}
			behind++
			l.Label = &page.Label{Text: "☐", Format: page.Bullet, Check: page.Unchecked, List: buttonList(field)}
		}
		out = append(out, l)
	}
	if lettered*2 >= behind { // the letters say more than the buttons
		for i := range out {
			if l := out[i].Label; l != nil && (l.List == "buttons" || l.List == FieldList) {
				out[i].Label = nil
			}
		}
	}
	return out
}

// FieldList is the list of the choices of a form that was copied in.
const FieldList = "fields"

// isField reports whether a line begins with a box of such a form.
func isField(l line.Line) bool {
	return len(l.Runs) > 0 && l.Runs[0].Image != nil && l.Runs[0].Image.Alt == page.FieldBox
}

// buttonList is the list that the choices behind such boxes, or other buttons, are of.
func buttonList(field bool) string {
	if field {
		return FieldList
	}
	return "buttons"
}

// pressedSize is the width and height of the picture that is most often a button:
// others of that size are the same button pressed. What was pressed is no key.
func pressedSize(lines []line.Line, seen map[string]int) (size [2]int) {
	most := buttonRows - 1
	for i, l := range lines {
		if hash := buttonAt(lines, i); seen[hash] > most {
			most, size = seen[hash], sizeOf(l)
		}
	}
	return size
}

func sizeOf(l line.Line) [2]int { return [2]int{l.Runs[0].Image.Width, l.Runs[0].Image.Height} }

// buttonAt is the picture of the button that a line is or begins with, empty
// where there is none. A button that is a line may be the entry of a list.
func buttonAt(lines []line.Line, i int) string {
	l := lines[i]
	if len(l.Runs) == 0 || l.Runs[0].Kind != page.ImageRun || l.Label != nil && (l.Kind != line.ObjectLine || l.Label.Format != page.Bullet) {
		return ""
	}
	img := l.Runs[0].Image
	if img == nil || img.Hash == "" || max(img.Width, img.Height) > buttonSize {
		return ""
	}
	if l.Kind == line.ObjectLine && (len(l.Runs) > 1 || i+1 == len(lines) || lines[i+1].Kind != line.TextLine || lines[i+1].Label != nil) {
		return ""
	}
	return img.Hash
}
