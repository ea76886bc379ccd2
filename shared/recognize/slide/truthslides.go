package slide

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// Bounds of a deck of statements to judge.
const (
	leastJudged  = 3
	judgedLength = 240 // characters of a statement
	saysWhy      = 2   // lines beside the verdict
)

// TruthSlides reads decks that show a statement under "True or false?" and on the next
// slide the verdict, "FALSE!", with the statement again or why it is so.
func (r *Reader) TruthSlides(blocks []page.Block) []page.Block {
	if len(blocks) == 0 || !strings.HasPrefix(blocks[len(blocks)-1].Pos().Part, "slide ") {
		return blocks
	}
	sides := sidesOf(blocks)
	if !slices.ContainsFunc(sides, r.ordersTruth) {
		return blocks
	}
	stated := make([]int, len(sides)) // the block of a statement that the next slide judges, -1 for none
	judged := 0
	for i := range sides {
		if stated[i] = r.statementOn(sides, i); stated[i] >= 0 {
			judged++
		}
	}
	if judged < leastJudged || judged*10 < (len(sides)-judged)*7 {
		return blocks
	}
	var out []page.Block
	number := 0
	for i := 0; i < len(sides); i++ {
		if stated[i] < 0 {
			out = append(out, sides[i].blocks...)
			continue
		}
		if number++; number == 1 {
			out = append(withoutHeadings(out), page.Paragraph{Position: sides[i].blocks[0].Pos(), Runs: []page.Run{{Text: "True or false?"}}})
		}
		out = append(out, r.asJudged(sides[i].blocks[stated[i]], sides[i+1], number)...)
		i++
	}
	return out
}

// ordersTruth reports whether a line of a slide asks what is true.
func (r *Reader) ordersTruth(s side) bool {
	return slices.ContainsFunc(s.lines, func(text string) bool { return r.OrdersTruth(lexicon.Fold(text)) })
}

// statementOn is the block of the only statement on a slide whose next one says whether
// it is true, -1 for none. Its title and the names of two buttons say nothing else.
func (r *Reader) statementOn(sides []side, i int) int {
	if i+1 == len(sides) {
		return -1
	}
	if _, ok := verdictOn(sides[i+1]); !ok {
		return -1
	}
	at := -1
	for k, b := range sides[i].blocks {
		p, ok := b.(page.Paragraph)
		if !ok || !showsText(b) || isNotes(b) {
			continue
		}
		text := strings.TrimSpace(p.Text())
		if _, button := verdictOf(text); button || r.OrdersTruth(lexicon.Fold(text)) && p.Style.Heading > 0 {
			continue
		}
		if at >= 0 || utf8.RuneCountInString(text) > judgedLength || strings.Contains(text, "\n") {
			return -1
		}
		at = k
	}
	return at
}

// verdictOn is what the only verdict on a slide says, beside a line or two.
func verdictOn(s side) (verdict string, ok bool) {
	rest := 0
	for _, text := range s.lines {
		if said, is := verdictOf(text); is {
			if verdict != "" {
				return "", false
			}
			verdict = said
			continue
		}
		rest++
	}
	return verdict, verdict != "" && rest <= saysWhy
}

// verdictOf is a word for true or false that is all a line says.
func verdictOf(text string) (word string, ok bool) {
	word = strings.Trim(text, " .!:…")
	_, ok = lexicon.FlagWord(word)
	return word, ok && utf8.RuneCountInString(word) > 1
}

// asJudged writes a statement with its number, and what the next slide says of it.
func (r *Reader) asJudged(b page.Block, verdict side, number int) []page.Block {
	p, _ := b.(page.Paragraph)
	p.Style.Heading = 0
	p.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "stated"}
	word, _ := verdictOn(verdict)
	at := verdict.blocks[len(verdict.blocks)-1].Pos()
	out := []page.Block{p, page.Paragraph{Position: at, Runs: []page.Run{{Text: "Answer: " + word}}}}
	for _, text := range verdict.lines {
		if _, is := verdictOf(text); !is && lexicon.Fold(text) != lexicon.Fold(strings.TrimSpace(p.Text())) {
			out = append(out, page.Paragraph{Position: at, Runs: []page.Run{{Text: "Explanation: " + text}}})
		}
	}
	return out
}
