package rewrite

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// repliesTo are the letters that stand for "answer" where another stands for "question", in
// the languages that use it.
func repliesTo(ask string) string {
	switch ask {
	case "Q": // English, French
		return "AR"
	case "F": // German
		return "A"
	case "P": // Spanish, Portuguese; Polish
		return "RO"
	case "D": // Italian
		return "R"
	case "В": // Russian
		return "О"
	case "П": // Ukrainian
		return "В"
	case "S": // Turkish, Uzbek
		return "CJ"
	case "T": // Indonesian
		return "J"
	case "H": // Vietnamese
		return "Đ"
	}
	return "答"
}

// askedFront is the letter for a question that a line begins with, behind its number.
var askedFront = pattern.New(`^(?:\d{1,3}\s?[.)]\s*)?([QFPDВПSTH问問])\s?[:：]\s*\S`)

// repliedWithin is the letter for an answer, behind the end of a sentence.
var repliedWithin = pattern.New(`[?？.!。…)]\s*([ARОВCJĐ答O])\s?[:：](?:\s|$)`)

// repliedFront is the letter for an answer on a line of its own.
var repliedFront = pattern.New(`^[ARОВCJĐ答O]\s?[:：](?:\s+|$)`)

// leastGlued is how many lines have both.
const leastGlued = 2

// GluedReplies parts questions from answers that stand on the same line, "Q: Who leads it? A:
// The manager.", where at least half of those that begin so have one, there or below.
func GluedReplies(lines []line.Line) []line.Line {
	cuts, below := map[int]int{}, map[int]int{} // where the letter for the answer stands, of each line
	asked := 0
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine {
			continue
		}
		m := askedFront.FindStringSubmatch(l.Text)
		if m == nil {
			continue
		}
		asked++
		if at := repliedWithin.FindStringSubmatchIndex(l.Text); at != nil && strings.Contains(repliesTo(m[1]), l.Text[at[2]:at[3]]) {
			cuts[i] = at[2]
		} else if i+1 < len(lines) {
			if front := repliedFront.FindString(lines[i+1].Text); front != "" {
				below[i+1] = len(front)
			}
		}
	}
	if len(cuts) < leastGlued || (len(cuts)+len(below))*2 < asked {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+len(cuts))
	for i, l := range lines {
		if at, ok := cuts[i]; ok {
			reply := l.From(at)
			out = append(out, l.Cut(0, at))
			l = flatten.Answering(reply.From(len(repliedFront.FindString(reply.Text))))
		} else if front, ok := below[i]; ok {
			l = flatten.Answering(l.From(front))
		}
		out = append(out, l)
	}
	return out
}
