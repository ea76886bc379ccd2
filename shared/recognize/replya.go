package recognize

import "formwright/shared/recognize/pattern"

var (
	// replyA is the letter that stands for "answer": "A: in 1921".
	replyA = pattern.New(`^[AＡ]\s*[:：]\s*`)
	// letterB begins the second of several choices, or what a second speaker says.
	letterB = pattern.New(`^[BbＢ]\s*[.:)：）、．]`)
)

// aReplies writes "A: ..." under a question, or under the circled choices of one,
// as its answer. Where any line begins with B, A is a choice or a speaker.
func aReplies(lines []line) []line {
	replies, under := 0, 0
	for i, l := range lines {
		switch {
		case l.kind == textLine && letterB.MatchString(l.text):
			return lines
		case isReplyA(l):
			replies++
			if i > 0 && asksOrOffers(lines[i-1]) {
				under++
			}
		}
	}
	if replies < leastReplies || under*10 < replies*9 {
		return lines
	}
	out := make([]line, 0, len(lines))
	for i, l := range lines {
		switch {
		case isReplyA(l):
			l = l.from(len(replyA.FindString(l.text)))
			if sign := len(circledFirst.FindString(l.text)); sign > 0 {
				l = newLine(l, l.from(sign).runs) // the words name the choice as well
			}
			out = append(out, answering(l))
		case i+1 < len(lines) && isReplyA(lines[i+1]):
			out = append(out, circledPieces(l)...)
		default:
			out = append(out, l)
		}
	}
	return out
}

func isReplyA(l line) bool {
	return l.kind == textLine && l.label == nil && replyA.MatchString(l.text) && len(l.text) > len(replyA.FindString(l.text))
}

// asksOrOffers reports whether a line ends in a question mark or begins with a
// circled number.
func asksOrOffers(l line) bool {
	return l.kind == textLine && (endsAsking(l.text) || circledFirst.MatchString(l.text))
}

// circledPieces cuts a row of choices without spaces, "①snow②rain", into them.
func circledPieces(l line) []line {
	signs := circled.FindAllStringIndex(l.text, -1)
	if len(signs) < 2 || signs[0][0] != 0 {
		return []line{l}
	}
	out := make([]line, len(signs))
	for i, at := range signs {
		end := len(l.text)
		if i+1 < len(signs) {
			end = signs[i+1][0]
		}
		out[i] = l.cut(at[0], end)
	}
	return out
}

// The signs of choices, "① snow".
var (
	circled      = pattern.New(`[①-⑨]`)
	circledFirst = pattern.New(`^[①-⑨]`)
)
