package asks

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of a test whose questions are blocks of lines between gaps, with a sign
// behind the right ones.
const (
	leastBlocks   = 5
	leastInBlock  = 3
	mostInBlock   = 10
	signedPercent = 70
)

// SignedBlocks letters the choices of a document in blocks: a question, then
// choices without labels of which one carries the sign of the right answer.
func (r *Reader) SignedBlocks(lines []line.Line) []line.Line {
	stars := 0
	for _, l := range lines {
		if r.isSigned(l) {
			stars++
		}
	}
	if stars < leastBlocks {
		return lines
	}
	signed, all, below := 0, 0, 0
	sizes := map[int]int{}
	var blocks [][]line.Line
	for from := 0; from < len(lines); {
		to := from + 1
		for to < len(lines) && !lines[to].Gap {
			to++
		}
		b := lines[from:to]
		blocks = append(blocks, b)
		if len(b) >= leastInBlock {
			all++
		}
		if r.stemOf(b) > 0 {
			if from > 0 && lines[from-1].IsNumbered(r.Vocabulary) {
				below++ // its question stands above the gap
			}
			signed++
			sizes[len(b)-r.stemOf(b)]++
		}
		from = to
	}
	if signed < leastBlocks || signed*100 < all*signedPercent || below*2 > signed {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	number := 0
	for _, b := range blocks {
		n := r.stemOf(b)
		if n == 0 && len(b) >= leastInBlock+1 && sizes[len(b)-1] > 0 && !r.isLabelledBlock(b) {
			n = 1 // one without a sign
		}
		if n == 0 {
			out = append(out, b...)
			continue
		}
		number++
		stem := b[0]
		stem.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "block"}
		out = append(out, stem)
		out = append(out, b[1:n]...)
		out = append(out, Lettered(b[n:], nil, r.Letters)...)
	}
	return out
}

// stemOf is how many lines of a block are its question, 0 where it is none.
func (r *Reader) stemOf(b []line.Line) int {
	if len(b) < leastInBlock || len(b) > mostInBlock || r.isLabelledBlock(b) {
		return 0
	}
	first, signs := 0, 0
	for i, l := range b {
		if r.isSigned(l) {
			if signs++; signs == 1 {
				first = i
			}
		}
	}
	n := 1
	for i := 1; i < first && i+2 < len(b); i++ {
		if flatten.ClosesStem(b[i].Text) {
			n = i + 1
		}
	}
	if first == 0 || signs == len(b)-n {
		return 0
	}
	return n
}

// isLabelledBlock reports whether a line of a block has a label, or is no text.
func (r *Reader) isLabelledBlock(b []line.Line) bool {
	if lexicon.IsNumber(b[0].Text) || b[0].IsNumbered(r.Vocabulary) {
		return true
	}
	for _, l := range b {
		if l.Kind != line.TextLine || l.Label != nil || IsChoiceList(l) {
			return true
		}
		if _, ok := l.QuestionLabelTyped(); ok {
			return true
		}
	}
	return false
}

// IsSigned reports whether a line ends in the sign of a right answer.
func (r *Reader) isSigned(l line.Line) bool {
	if l.Kind != line.TextLine || !mayBeSigned(l.Text) {
		return false
	}
	at, sign := BackSignOf(&l, "", r.Right)
	return at > 0 && (strings.HasPrefix(sign, "back") || sign == "(correct)")
}

// mayBeSigned is a quick look at the last character.
func mayBeSigned(s string) bool {
	return s != "" && (s[len(s)-1] >= 0x80 || strings.IndexByte("*)]-=", s[len(s)-1]) >= 0)
}
