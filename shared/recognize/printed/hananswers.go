package printed

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// hanAnswer is an answer with why it is right in one line, as Chinese banks write them,
// with the number of its question before it or without: "第3题参考答案C。因为……",
// "答案：BD，见第二章".
var hanAnswer = pattern.Guarded(func(s string) bool { return strings.Contains(s, "答案") },
	`^\s*(?:第?\s*(\d{1,4})\s*[题題]\s*(?:的)?\s*[:：、]?\s*)?[【\[(（]?(?:正确|正確|参考|參考|标准|標準)?答案[】\])）]?\s*(?:是|为|為|选|選)?\s*[:：]?\s*([A-H]{1,8})\s*(?:$|[。．，,；;]\s*(.*)$)`)

const (
	leastHanAnswers = 2 // lines that are written so
	shortestWhy     = 5 // signs of what is said behind the letter: a shorter text may be that of a choice
)

// HanAnswers parts such lines into the answer and what explains it. The number of the
// question before it is left out; where it is not that of the last number above, the
// question is not in the text, as one that is a picture, and its answer is none of
// another.
func (r *Reader) HanAnswers(lines []line.Line) []line.Line {
	replies := map[int]hanReply{}
	numbered, here, last := 0, 0, 0
	for i := range lines {
		l := &lines[i]
		m, ok := hanAnswerOf(l)
		if !ok {
			if q, ok := l.QuestionLabel(r.Vocabulary); ok {
				last = q.Number
			}
			continue
		}
		reply := hanReply{m: m, own: true}
		if m[2] > 0 {
			n, err := strconv.Atoi(l.Text[m[2]:m[3]])
			if reply.own = err == nil && n == last; reply.own {
				here++
			}
			numbered++
		}
		replies[i] = reply
	}
	if len(replies) < leastHanAnswers || here*2 < numbered { // a list of answers at the end
		return lines
	}
	out := make([]line.Line, 0, len(lines)+len(replies))
	for i := range lines {
		reply, ok := replies[i]
		switch l := lines[i]; {
		case !ok:
			out = append(out, l)
		case !reply.own:
			r.ReportSkipped(l.Pos(), l.Text)
		default:
			said := withWord("答案：", l.Cut(reply.m[4], reply.m[5]))
			switch {
			case explains(&l, reply.m):
				out = append(out, said, withWord("解析：", l.From(reply.m[6])))
			case reply.m[6] > 0 && reply.m[6] < len(l.Text): // the letter with the text of its choice
				out = append(out, line.NewLine(said, slices.Concat(said.Runs, []page.Run{{Text: ". "}}, l.From(reply.m[6]).Runs)))
			default:
				out = append(out, said)
			}
		}
	}
	return out
}

// hanReply is such a line, and whether it answers the question above it.
type hanReply struct {
	m   []int
	own bool
}

// withWord is a line with a word before it.
func withWord(word string, l line.Line) line.Line {
	return line.NewLine(l, slices.Concat([]page.Run{{Text: word}}, l.Runs))
}

// hanAnswerOf finds the parts of such a line: its number, its letters, what explains them.
func hanAnswerOf(l *line.Line) (m []int, ok bool) {
	if l.Kind != line.TextLine {
		return nil, false
	}
	m = hanAnswer.FindStringSubmatchIndex(l.Text)
	return m, m != nil
}

// explains reports whether something stands behind the letters that is no text of a choice.
func explains(l *line.Line, m []int) bool {
	if m[6] < 0 {
		return false
	}
	why := strings.TrimSpace(l.Text[m[6]:])
	return utf8.RuneCountInString(why) >= shortestWhy && strings.ContainsFunc(why, func(c rune) bool { return unicode.Is(unicode.Han, c) })
}
