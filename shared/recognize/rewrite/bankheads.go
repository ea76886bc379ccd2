package rewrite

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// bankHead is how a bank of exam tasks heads each task of a paper it prints: the
// number, the kind of task and its number in the bank, "3. Тип 3 № 10633",
// "Задание 4 № 512".
var bankHead = pattern.Guarded(func(s string) bool { return s != "" && (s[0] >= 0x80 || lexicon.IsDigit(s[0])) },
	`^(?:(\d{1,3})\.\s+)?(?:(?:Тип|Задание|Завдання)\s+(?:[A-ZА-Я]\s?)?(\d{1,3})(?:\s*\([^)]{1,20}\))?)\s*№\s*\d+\.?(?:\s+|$)`)

// BankHeads makes the head a plain one, without the number in the bank.
func BankHeads(lines []line.Line) []line.Line {
	return Rewritten(lines, func(l line.Line) (line.Line, bool) {
		if l.Label != nil || l.Kind != line.TextLine {
			return l, false
		}
		m := bankHead.FindStringSubmatchIndex(l.Text)
		if m == nil {
			return l, false
		}
		from, to := m[2], m[3]
		if from < 0 {
			from, to = m[4], m[5]
		}
		return line.NewLine(l, append([]page.Run{{Text: "Задание " + l.Text[from:to] + ". "}}, l.From(m[1]).Runs...)), true
	})
}
