package recognize

import (
	"strings"

	"formwright/shared/page"
)

// Bounds of a test whose questions are blocks of lines between gaps, with a sign
// behind the right ones.
const (
	leastBlocks   = 5
	leastInBlock  = 3
	mostInBlock   = 10
	signedPercent = 70
)

// signedBlocks letters the choices of a document in blocks: a question, then
// choices without labels of which one carries the sign of the right answer.
func (r *recognizer) signedBlocks(lines []line) []line {
	stars := 0
	for _, l := range lines {
		if r.isSigned(l) {
			stars++
		}
	}
	if stars < leastBlocks {
		return lines
	}
	signed, all := 0, 0
	sizes := map[int]int{}
	var blocks [][]line
	for from := 0; from < len(lines); {
		to := from + 1
		for to < len(lines) && !lines[to].gap {
			to++
		}
		b := lines[from:to]
		blocks = append(blocks, b)
		if len(b) >= leastInBlock {
			all++
		}
		if r.stemOf(b) > 0 {
			signed++
			sizes[len(b)-r.stemOf(b)]++
		}
		from = to
	}
	if signed < leastBlocks || signed*100 < all*signedPercent {
		return lines
	}
	out := make([]line, 0, len(lines))
	number := 0
	for _, b := range blocks {
		n := r.stemOf(b)
		if n == 0 && len(b) >= leastInBlock+1 && sizes[len(b)-1] > 0 && !isLabelledBlock(b) {
			n = 1 // one without a sign
		}
		if n == 0 {
			out = append(out, b...)
			continue
		}
		number++
		stem := b[0]
		stem.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: "block"}
		out = append(out, stem)
		out = append(out, b[1:n]...)
		out = append(out, lettered(b[n:], nil, r.letters)...)
	}
	return out
}

// stemOf is how many lines of a block are its question, 0 where it is none.
func (r *recognizer) stemOf(b []line) int {
	if len(b) < leastInBlock || len(b) > mostInBlock || isLabelledBlock(b) {
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
		if closesStem(b[i].text) {
			n = i + 1
		}
	}
	if first == 0 || signs == len(b)-n {
		return 0
	}
	return n
}

// isLabelledBlock reports whether a line of a block has a label, or is no text.
func isLabelledBlock(b []line) bool {
	for _, l := range b {
		if l.kind != textLine || l.label != nil || isChoiceList(l) {
			return true
		}
		if _, ok := l.questionLabelTyped(); ok {
			return true
		}
	}
	return false
}

// isSigned reports whether a line ends in the sign of a right answer.
func (r *recognizer) isSigned(l line) bool {
	if l.kind != textLine || !mayBeSigned(l.text) {
		return false
	}
	at, sign := backSign(l.text, "", r.right)
	return at > 0 && (strings.HasPrefix(sign, "back") || sign == "(correct)")
}

// mayBeSigned is a quick look at the last character.
func mayBeSigned(s string) bool {
	return s != "" && (s[len(s)-1] >= 0x80 || strings.IndexByte("*)]-=", s[len(s)-1]) >= 0)
}
