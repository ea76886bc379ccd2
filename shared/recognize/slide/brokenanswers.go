package slide

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
)

// mostBroken is how many paragraphs an answer on a slide is typed in.
const mostBroken = 4

// BrokenAnswers puts together the answer of an open question that its author broke
// into paragraphs to fit a box on the slide: "Answer: To the land of the" over
// "two rivers". Each breaks off, or the next begins small.
func (r *Reader) BrokenAnswers(blocks []page.Block) []page.Block {
	if len(blocks) == 0 || !strings.HasPrefix(blocks[len(blocks)-1].Pos().Part, "slide ") {
		return blocks
	}
	var out []page.Block
	for _, s := range sidesOf(blocks) {
		out = append(out, r.mendAnswer(s)...)
	}
	return out
}

// mendAnswer is the blocks of a slide with its answer in one paragraph.
func (r *Reader) mendAnswer(s side) []page.Block {
	at := slices.IndexFunc(s.blocks, func(b page.Block) bool {
		p, ok := b.(page.Paragraph)
		return ok && r.beginsWith(p.Text(), lexicon.AnswerWord)
	})
	_, bottom := s.edges()
	if at < 0 || bottom <= at || bottom-at > mostBroken || slices.ContainsFunc(s.blocks[:at], isOffered) {
		return s.blocks
	}
	answer := s.blocks[at].(page.Paragraph)
	answer.Runs = slices.Clone(answer.Runs)
	for _, b := range s.blocks[at+1 : bottom+1] {
		p, ok := b.(page.Paragraph)
		if !ok || isLabelled(b) || isNotes(b) || !r.goesOn(answer.Text(), p.Text()) {
			return s.blocks
		}
		between := " "
		if _, word := r.Vocabulary.Is(answer.Text(), lexicon.AnswerWord); word {
			between = ": "
		}
		answer.Runs = append(append(answer.Runs, page.Run{Text: between}), p.Runs...)
	}
	return append(append(slices.Clone(s.blocks[:at]), answer), s.blocks[bottom+1:]...)
}

// goesOn reports whether an answer goes on in the next paragraph: nothing stands
// behind the word for it, it breaks off, or the next begins small.
func (r *Reader) goesOn(answer, next string) bool {
	answer, next = strings.TrimSpace(answer), strings.TrimSpace(next)
	_, end := r.Vocabulary.Find(lexicon.NewHead(answer), lexicon.AnswerWord)
	value := strings.Trim(answer[min(max(end, 0), len(answer)):], " :：-–")
	first, _ := utf8.DecodeRuneInString(next)
	switch {
	case next == "" || flatten.EndsAsking(next):
		return false
	case value == "":
		return true
	case utf8.RuneCountInString(value) < 2:
		return false // the letter of a choice, and why
	}
	return strings.HasSuffix(value, ",") || unicode.IsLower(first) || asks.IsUnfinished(value, asks.UnfinishedWords())
}

func isLabelled(b page.Block) bool {
	p, ok := b.(page.Paragraph)
	return ok && p.Label != nil
}

// isOffered reports whether a block is labelled as choices are.
func isOffered(b page.Block) bool {
	p, ok := b.(page.Paragraph)
	return ok && p.Label != nil && p.Label.Format != page.Decimal
}
