package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// signAnswer is an answer of one sign behind its word: "Answer: +", "Ответ: -".
var signAnswer = pattern.Guarded(pattern.EndsWith("+-–−", " "), `^[^:：]{1,40}[:：]\s*([+\-–−])$`)

// SignAnswers puts brackets around the minus that answers where the plus answers others:
// alone behind a colon it looks like a part of it, and the answer like none. Where no plus
// answers, the dashes below such a word are room to write in.
func (r *Reader) SignAnswers(lines []line.Line) []line.Line {
	plus, minus := false, false
	for _, l := range lines {
		if sign := r.signOf(l); sign != "" {
			plus, minus = plus || sign == "+", minus || sign != "+"
		}
	}
	if !plus {
		return r.withoutDashRoom(lines)
	}
	if !minus {
		return lines
	}
	return rewrite.Rewritten(lines, func(l line.Line) (line.Line, bool) {
		if sign := r.signOf(l); sign == "" || sign == "+" {
			return l, false
		}
		at := strings.LastIndexAny(l.Text, "-–−")
		return line.NewLine(l, append(line.SliceRuns(l.Runs, 0, at), page.Run{Text: "(-)"})), true
	})
}

// signOf is the sign that a line gives for an answer, "" for none.
func (r *Reader) signOf(l line.Line) string {
	if l.Kind != line.TextLine || l.Label != nil {
		return ""
	}
	m := signAnswer.FindStringSubmatch(l.Text)
	if m == nil {
		return ""
	}
	if c, _ := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord); c == lexicon.NoClass {
		return ""
	}
	return m[1]
}

// withoutDashRoom leaves out dashes on lines of their own below a word for the answer.
func (r *Reader) withoutDashRoom(lines []line.Line) []line.Line {
	if !slices.ContainsFunc(lines, isDash) || slices.ContainsFunc(lines, func(l line.Line) bool { return l.Text == "+" }) {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	below := false
	for _, l := range lines {
		if below && isDash(l) {
			continue
		}
		below = r.isAnswerHead(l)
		out = append(out, l)
	}
	return out
}

// isDash reports whether a line is a dash and nothing else.
func isDash(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && (l.Text == "-" || l.Text == "–" || l.Text == "—")
}
