package printed

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// hanTask is a task that Chinese and Japanese papers count in their own numerals:
// "题一.（40分）", "第二题", "第三問 次の".
var hanTask = pattern.Guarded(func(s string) bool {
	return strings.HasPrefix(s, "题") || strings.HasPrefix(s, "題") || strings.HasPrefix(s, "第")
},
	`^(?:[题題]\s*([一二三四五六七八九十]{1,3})|第\s*([一二三四五六七八九十]{1,3})\s*[题題問问])(?:\s*[.．、:：,，]\s*|\s*([(（\[【])|\s+|$)`)

// hanKinds are what heads of sections name: they ask nothing themselves.
var hanKinds = pattern.New(`选择|選擇|填空|判断|判斷|简答|簡答|单选|多选|問題群`)

// leastHanTasks is how many such tasks count on from one.
const leastHanTasks = 2

// HanTasks writes such numbers in digits, "题1. (40分)", where they count on from one.
// Sections whose questions have numbers of their own stay as they are.
func HanTasks(lines []line.Line) []line.Line {
	var at []int
	for i, l := range lines {
		if len(at) > 0 && l.Kind == line.TextLine {
			if q, ok := l.QuestionLabelTyped(); ok && q.Kind == line.PlainNumber && q.Number == 1 && q.Delim == '.' {
				return lines
			}
		}
		if n, _ := hanTaskOf(l); n == len(at)+1 {
			if hanKinds.MatchString(l.Text) {
				return lines
			}
			at = append(at, i)
		}
	}
	if len(at) < leastHanTasks {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for k, i := range at {
		_, end := hanTaskOf(lines[i])
		sign, _ := utf8.DecodeRuneInString(strings.TrimPrefix(lines[i].Text, "第"))
		if sign != '題' && sign != '问' {
			sign = '题'
		}
		out[i] = line.NewLine(lines[i], append([]page.Run{{Text: string(sign) + lexicon.DecimalText(k+1) + ". "}}, lines[i].From(end).Runs...))
	}
	return out
}

// hanTaskOf is the number of such a task and where its text begins; 0 for other lines.
func hanTaskOf(l line.Line) (number, end int) {
	if l.Kind != line.TextLine || l.Label != nil {
		return 0, 0
	}
	m := hanTask.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return 0, 0
	}
	end = m[1]
	if m[6] >= 0 {
		end = m[6] // what it is worth stays
	}
	from, to := m[2], m[3]
	if from < 0 {
		from, to = m[4], m[5]
	}
	return hanNumber(l.Text[from:to]), end
}

// hanNumber is a number below 100 in Chinese numerals, 0 for what is none.
func hanNumber(s string) int {
	n, last := 0, 0
	for _, r := range s {
		if r == '十' {
			n, last = n+max(last, 1)*10, 0
			continue
		}
		if last > 0 {
			return 0
		}
		last = 1 + strings.Index("一二三四五六七八九", string(r))/utf8.RuneLen('一')
	}
	return n + last
}
