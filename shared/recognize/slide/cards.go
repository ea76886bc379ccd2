package slide

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// The bounds of a card.
const (
	mostCardChoice = 160 // characters
	mostCardStem   = 600
)

// card is a slide that could show a question: a stem over its choices.
type card struct {
	blocks  []page.Block // of the slide, cells and typed lines of choices as paragraphs
	stem    int          // the place of the stem among them
	headed  bool         // "Question 4" stands over it
	choices []int        // and of the choices
	texts   []string     // what the choices say, without their signs
	signed  bool         // the choices have letters or numbers in order
	counted bool         // these are numbers
	tells   int          // the place of what names the right ones, -1 for none
	bare    bool         // without the word for an answer
	told    string       // by the slide behind it

	letters  [][]string      // the alphabets that its signs may be of
	verdicts map[string]bool // words for what is right
}

// cardOn reads a slide as a card; ok is false where it cannot be one. Its notes and a
// line at its end may name what is right.
func (r *Reader) cardOn(s side) (c card, ok bool) {
	c = card{blocks: spread(s.blocks), stem: -1, tells: -1, letters: r.Letters, verdicts: r.Right}
	var told []int
	for i, b := range c.blocks {
		p, isText := b.(page.Paragraph)
		switch {
		case !isText || !showsText(b):
			if _, table := b.(page.Table); table {
				return c, false
			}
		case isNotes(b):
			told = append(told, i)
		case c.stem < 0 && !r.isCount(p):
			c.stem = i
		case c.stem < 0:
			c.headed = true
		case r.beginsWith(p.Text(), lexicon.AnswerWord) && len(c.choices) > 0:
			told = append(told, i)
		case len(told) > 0, r.beginsWith(p.Text(), lexicon.ExplainWord):
			return c, false
		default:
			c.choices = append(c.choices, i)
		}
	}
	if c.stem < 0 || len(c.choices) < minSlideChoices || len(c.choices) > maxSlideChoices || utf8.RuneCountInString(textOf(c.blocks[c.stem])) > mostCardStem || !c.takeSigns() {
		return c, false
	}
	for _, i := range told {
		p := c.blocks[i].(page.Paragraph)
		announced := r.beginsWith(p.Text(), lexicon.AnswerWord)
		if c.named(r.toldBy(p), announced) != nil {
			c.tells, c.bare = i, !announced
			break
		}
	}
	return c, true
}

// isCount reports whether a paragraph is the word for a question and its number alone.
func (r *Reader) isCount(p page.Paragraph) bool {
	text := strings.TrimSpace(p.Text())
	c, end := r.Vocabulary.Find(lexicon.NewHead(text), lexicon.QuestionWord)
	return c != lexicon.NoClass && end < len(text) && strings.Trim(text[end:], " #№.:)0123456789") == ""
}

// takeSigns finds the signs of the choices: all have one, in order, or none has.
func (c *card) takeSigns() bool {
	signs := 0
	var letters []string
	for k, i := range c.choices {
		p := c.blocks[i].(page.Paragraph)
		l := line.NewLine(line.Line{Label: p.Label}, p.Runs)
		label, ok := l.ChoiceLabel()
		text := l.Text
		switch {
		case ok && label.Kind == lexicon.LetterLabel && len(label.Sign) > 0:
			letters = append(letters, label.Sign)
			signs++
			text = text[min(label.End, len(text)):]
		case ok && label.Kind == lexicon.DigitLabel:
			if label.Sign != lexicon.DecimalText(k+1) {
				return false
			}
			signs++
			c.counted = true
			text = text[min(label.End, len(text)):]
		case ok && label.Kind == lexicon.BoxLabel:
			return false
		}
		if utf8.RuneCountInString(text) > mostCardChoice {
			return false
		}
		if at, _ := asks.BackSign(text, "", c.verdicts); at > 0 {
			text = text[:at]
		}
		c.texts = append(c.texts, strings.TrimSpace(text))
	}
	if len(letters) > 0 {
		c.letters = alphabetsOf(letters, c.letters)
	}
	c.signed = signs == len(c.choices) && (len(letters) == 0 || len(letters) == signs && len(c.letters) > 0)
	return c.signed || signs == 0
}

// alphabetsOf are the alphabets in which signs count from the first letter on.
func alphabetsOf(signs []string, letters [][]string) (out [][]string) {
	for _, alphabet := range letters {
		if len(signs) <= len(alphabet) && slices.Equal(signs, alphabet[:len(signs)]) {
			out = append(out, alphabet)
		}
	}
	return out
}

// toldBy is what a paragraph says is right: behind the word for an answer, or all of it.
func (r *Reader) toldBy(p page.Paragraph) string {
	if n, ok := line.NoteOf(line.NewLine(line.Line{}, p.Runs), r.Vocabulary); ok && n.Class == lexicon.AnswerWord {
		return n.Value.Text
	}
	return p.Text()
}

// named is the choices that a text names: by their words, by letters or numbers, or by
// both. A number or letter alone names one only behind the word for an answer, or where
// choices have such signs. nil is for none, for all, and where words and signs differ.
func (c *card) named(told string, announced bool) []int {
	told = strings.TrimSpace(told)
	var byText []int
	for k, text := range c.texts {
		if lexicon.Same(text) == lexicon.Same(told) {
			byText = append(byText, k)
		}
	}
	byText = append(byText, c.listed(told)...)
	place := -1
	if c.signed || announced {
		place = c.placeOf(strings.Trim(told, " .)("))
	}
	if m := lexicon.LetterHead.FindStringSubmatch(told); m != nil && place < 0 {
		if k := c.placeOf(m[1]); k >= 0 && k < len(c.texts) && lexicon.Same(m[2]) == lexicon.Same(c.texts[k]) {
			place = k
		}
	}
	switch {
	case place >= len(c.choices):
		return nil
	case place >= 0 && (len(byText) == 0 || slices.Equal(byText, []int{place})):
		return []int{place}
	case place >= 0 || len(byText) >= len(c.choices):
		return nil
	}
	return byText
}

// placeOf is the place of the choice with a sign, from 0; -1 for what is none.
func (c *card) placeOf(sign string) int {
	if !c.counted {
		if n := lexicon.PlaceAmong(lexicon.Fold(sign), c.letters); n <= maxSlideChoices {
			return n - 1
		}
		return -1
	}
	if n, err := strconv.Atoi(sign); err == nil && n > 0 {
		return n - 1
	}
	return -1
}

// listed is the choices that a text names among others or before a reason: "Duck; Goose",
// "Owl. It hoots."
func (c *card) listed(told string) []int {
	parts := map[string]bool{}
	for _, part := range strings.FieldsFunc(told, func(x rune) bool { return strings.ContainsRune(";,|/\n", x) }) {
		parts[lexicon.Same(part)] = true
	}
	if end := strings.Index(told, ". "); end > 0 {
		parts[lexicon.Same(told[:end])] = true
	}
	delete(parts, lexicon.Same(told))
	var out []int
	for k, text := range c.texts {
		if parts[lexicon.Same(text)] {
			out = append(out, k)
		}
	}
	return out
}

// spread gives the cells of a table with choices, and the lines of a paragraph below the
// first, a paragraph each.
func spread(blocks []page.Block) []page.Block {
	var out []page.Block
	texts := 0
	for _, b := range blocks {
		if !isNotes(b) {
			switch x := b.(type) {
			case page.Table:
				if cells := cellsOf(x); cells != nil {
					out = append(out, cells...)
					continue
				}
			case page.Paragraph:
				if texts++; texts > 1 {
					for _, p := range linesOf(x) {
						out = append(out, p)
					}
					continue
				}
			}
		}
		out = append(out, b)
	}
	return out
}

// cellsOf is the cells of a table that holds nothing but choices: up to as many as a
// card has, with a paragraph each. nil is for another table.
func cellsOf(t page.Table) []page.Block {
	for _, row := range t.Rows {
		for _, cell := range row.Cells {
			shown := 0
			for _, b := range cell.Blocks {
				if _, ok := b.(page.Paragraph); !ok || showsText(b) {
					shown++
				}
			}
			if shown > 1 {
				return nil
			}
		}
	}
	out := slices.DeleteFunc(cellBlocks(t), func(b page.Block) bool { return !showsText(b) })
	if len(out) > maxSlideChoices {
		return nil
	}
	return out
}

// linesOf is a paragraph of several typed lines as one of each.
func linesOf(p page.Paragraph) []page.Paragraph {
	var out []page.Paragraph
	from := 0
	for i := 0; i <= len(p.Runs); i++ {
		if i == len(p.Runs) || p.Runs[i].Kind == page.BreakRun {
			part := p
			part.Runs = p.Runs[from:i]
			out = append(out, part)
			from = i + 1
		}
	}
	return out
}
