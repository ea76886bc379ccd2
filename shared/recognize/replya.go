package recognize

import "slices"

var (
	// replyA is the letter that stands for "answer": "A: in 1921".
	replyA = expression(`^[AＡ]\s*[:：]\s*`)
	// letterB begins the second of several choices, or what a second speaker says.
	letterB = expression(`^[BbＢ]\s*[.:)：）、．]`)
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
	out := slices.Clone(lines)
	for i, l := range lines {
		if isReplyA(l) {
			out[i] = answering(l.from(len(replyA.FindString(l.text))))
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

// circledFirst is the sign of a choice, "① snow".
var circledFirst = expression(`^[①-⑨]`)
