package rewrite

import (
	"slices"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// truthReply is the letter for "answer" and the word of a verdict: "A: TRUE".
	truthReply = pattern.New(`^[AＡ]\s*[:：]\s*(\pL+)\b`)
	// colonB is another choice, or what another speaker says.
	colonB = pattern.New(`^[B-EＢ]\s*[:：]`)
)

// leastTruthReplies is how many statements are judged that way at least.
const leastTruthReplies = 3

// TruthReplies writes "A: FALSE. It swims" below a statement as the answer it is.
// Statements do not ask, so it is the words behind the letter that tell: most of them
// are verdicts, true and false among them, and no line has a B.
func (r *Reader) TruthReplies(lines []line.Line) []line.Line {
	replies, truths := 0, map[bool]int{}
	for _, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if colonB.MatchString(l.Text) {
			return lines
		}
		if !isReplyA(l) {
			continue
		}
		replies++
		if m := truthReply.FindStringSubmatch(l.Text); m != nil && len(m[1]) > 1 {
			if t, ok := r.TruthOf(strings.ToLower(m[1]), true); ok {
				truths[t.Value]++
			}
		}
	}
	if said := truths[true] + truths[false]; said < leastTruthReplies || said*2 < replies || len(truths) < 2 {
		return lines
	}
	out := slices.Clone(lines)
	for i, l := range lines {
		if isReplyA(l) {
			l = l.From(len(replyA.FindString(l.Text)))
			out[i] = flatten.Answering(l)
		}
	}
	return out
}
