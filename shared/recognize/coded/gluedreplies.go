package coded

import (
	"slices"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// turns are the letters that stand for "question" and "answer" in one line, by the language
// they are of.
var turns = map[string]string{
	"Q": "AR", // English, French
	"F": "A",  // German
	"P": "RO", // Spanish, Portuguese; Polish
	"D": "R",  // Italian
	"В": "О",  // Russian
	"П": "В",  // Ukrainian
	"S": "CJ", // Turkish, Uzbek
	"T": "J",  // Indonesian
	"H": "Đ",  // Vietnamese
	"问": "答",
	"問": "答",
}

// askedFront is the letter for a question that a line begins with, behind its number.
var askedFront = pattern.New(`^(?:\d{1,3}\s?[.)]\s*)?(` + strings.Join(slices.Sorted(func(yield func(string) bool) {
	for ask := range turns {
		if !yield(ask) {
			return
		}
	}
}), "|") + `)\s?[:：]\s*\S`)

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
		if at := repliedWithin.FindStringSubmatchIndex(l.Text); at != nil && strings.Contains(turns[m[1]], l.Text[at[2]:at[3]]) {
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
