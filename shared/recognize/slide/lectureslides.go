package slide

import (
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// LectureSlides keeps of the slides of a lecture those that hold a question: a
// stem over a whole list of choices with letters. Where such slides stand here
// and there among many that ask nothing, the headings and bullets of the others
// look like questions too; those of them that ask something are a finding.
// Slides that number what they ask stay as they are.
func (r *Reader) LectureSlides(blocks []page.Block) []page.Block {
	if len(blocks) == 0 || !strings.HasPrefix(blocks[len(blocks)-1].Pos().Part, "slide ") {
		return blocks
	}
	blocks = slices.DeleteFunc(slices.Clone(blocks), isFloatingSign)
	var kept []page.Block
	var left []finding.Finding
	asking, offering, others := 0, 0, 0
	after := false // a slide with choices
	for _, s := range sidesOf(blocks) {
		at, asks := r.offersOn(s)
		switch {
		case at > 0:
			offering++
			kept = append(kept, r.asOneQuestion(s.blocks, at, offering)...)
		case !slices.ContainsFunc(s.blocks, showsText):
			continue
		case r.numbersQuestions(s):
			return blocks
		case after && r.tellsAnswer(s):
			kept = append(kept, withoutHeadings(s.blocks)...)
		default:
			others++
			left = append(left, asksElsewhere(s)...)
		}
		if asks {
			asking++
		}
		after = at > 0
	}
	if offering == 0 || asking*2 < offering || others <= offering {
		return blocks
	}
	r.Findings = append(r.Findings, left...)
	return kept
}

// asksElsewhere is a finding for the first line of a slide left out that asks
// something.
func asksElsewhere(s side) []finding.Finding {
	for _, b := range s.blocks {
		if p, ok := b.(page.Paragraph); ok && flatten.EndsAsking(strings.TrimSpace(p.Text())) {
			return []finding.Finding{{Code: finding.UnreadPart, Severity: finding.Info, Position: p.Position,
				Message: "Only the slides with lettered choices were taken as questions of this lecture; this slide asks something too.",
				Quote:   finding.Quote(p.Text())}}
		}
	}
	return nil
}

// The bounds of the choices on a slide.
const (
	minSlideChoices = 2
	maxSlideChoices = 8
)

// offersOn is the place of the first of the choices with letters that end a
// slide, 0 for none, and whether what stands over them asks.
func (r *Reader) offersOn(s side) (at int, asks bool) {
	count, stem := 0, 0
	for i, b := range s.blocks {
		p, ok := b.(page.Paragraph)
		if !ok || !showsText(b) {
			continue
		}
		l := line.NewLine(line.Line{Label: p.Label}, p.Runs)
		c, labelled := l.ChoiceLabel()
		letter := labelled && c.Kind == lexicon.LetterLabel && strings.ToLower(c.Sign) == string(rune('a'+count))
		switch {
		case letter && stem > 0 && count < maxSlideChoices:
			if count++; count == 1 {
				at = i
			}
		case count == 0 && !labelled:
			stem++
			asks = asks || r.leadsToChoices(l)
		case count > 0 && (strings.HasSuffix(p.Position.Part, " notes") || r.beginsWith(l.Text, lexicon.AnswerWord)):
		default:
			return 0, false
		}
	}
	if count < minSlideChoices {
		return 0, false
	}
	return at, asks
}

// leadsToChoices reports whether a line is the stem of what stands below it.
func (r *Reader) leadsToChoices(l line.Line) bool {
	text := strings.TrimRight(l.Text, " ")
	return flatten.EndsAsking(text) || flatten.HasBlank(l) || slices.ContainsFunc([]string{":", "：", "…", "..."}, func(end string) bool { return strings.HasSuffix(text, end) })
}

func (r *Reader) beginsWith(text string, want lexicon.Class) bool {
	c, _ := r.Vocabulary.Find(lexicon.NewHead(text), want)
	return c != lexicon.NoClass
}

// numbersQuestions reports whether a slide has a question with a number.
func (r *Reader) numbersQuestions(s side) bool {
	return slices.ContainsFunc(s.blocks, func(b page.Block) bool {
		p, ok := b.(page.Paragraph)
		if !ok {
			return false
		}
		text := p.Text()
		if c, end := r.Vocabulary.Find(lexicon.NewHead(text), lexicon.QuestionWord); c != lexicon.NoClass {
			rest := strings.TrimLeft(text[min(end, len(text)):], " #№")
			return rest != "" && rest[0] >= '0' && rest[0] <= '9'
		}
		l := line.NewLine(line.Line{Label: p.Label}, p.Runs)
		c, labelled := l.ChoiceLabel()
		return labelled && c.Kind == lexicon.DigitLabel && flatten.EndsAsking(text)
	})
}

// tellsAnswer reports whether a slide begins with the answer of the one before.
func (r *Reader) tellsAnswer(s side) bool {
	for _, b := range s.blocks {
		if p, ok := b.(page.Paragraph); ok && showsText(b) {
			return r.beginsWith(p.Text(), lexicon.AnswerWord)
		}
	}
	return false
}

// asOneQuestion numbers the stem of a slide and puts what is shown beside the
// choices before them, for it belongs to the question.
func (r *Reader) asOneQuestion(blocks []page.Block, choices, number int) []page.Block {
	blocks = withoutHeadings(blocks)
	first := slices.IndexFunc(blocks, showsText)
	p, _ := blocks[first].(page.Paragraph)
	if !r.isNumbered(p) {
		p.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "asked"}
	}
	blocks[first] = p
	out := slices.Clone(blocks[:choices])
	var rest []page.Block
	for _, b := range blocks[choices:] {
		if _, ok := b.(page.Paragraph); ok {
			rest = append(rest, b)
		} else {
			out = append(out, b)
		}
	}
	return append(out, rest...)
}

func withoutHeadings(blocks []page.Block) []page.Block {
	out := slices.Clone(blocks)
	for i, b := range out {
		if p, ok := b.(page.Paragraph); ok {
			p.Style.Heading = 0
			out[i] = p
		}
	}
	return out
}

// showsText reports whether a block is a paragraph with words.
func showsText(b page.Block) bool {
	p, ok := b.(page.Paragraph)
	return ok && strings.TrimSpace(p.Text()) != ""
}

// isFloatingSign reports whether a block of a slide is a tick or a cross by
// itself: it lies at some place of another text, which cannot be told.
func isFloatingSign(b page.Block) bool {
	p, ok := b.(page.Paragraph)
	if !ok || p.Label != nil {
		return false
	}
	text := strings.TrimSpace(p.Text())
	return text != "" && strings.Trim(text, "✅✓✔☑❌✗✘✖\ufe0f ") == ""
}
