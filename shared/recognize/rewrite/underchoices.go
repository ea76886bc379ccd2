package rewrite

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// repliesUnderChoices writes "A: 3" or "A: c" right below the last of lettered choices as
// the answer to their question, where every line behind "A:" is such: "a) ... d)" and then
// "A:". Another delimiter and the letter above tell it from a choice; where a line of
// another letter stands below, speakers take turns.
func repliesUnderChoices(lines []line.Line) ([]line.Line, bool) {
	var at []int
	for i := range lines {
		if !isReplyA(lines[i]) {
			continue
		}
		if i == 0 || !endsChoices(lines[i-1]) || i+1 < len(lines) && lines[i+1].Kind == line.TextLine && letterB.MatchString(lines[i+1].Text) {
			return nil, false
		}
		at = append(at, i)
	}
	if len(at) < LeastReplies {
		return nil, false
	}
	out := append([]line.Line(nil), lines...)
	for _, i := range at {
		out[i] = flatten.Answering(out[i].From(len(replyA.FindString(out[i].Text))))
	}
	return out, true
}

// endsChoices reports whether a line is a choice behind a letter after the first one, with
// no colon.
func endsChoices(l line.Line) bool {
	c, ok := l.ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel && c.Delim != ':' && lexicon.Fold(c.Sign) != "a"
}
