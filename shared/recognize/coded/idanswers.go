package coded

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastIDAnswers is how many questions show that their answers name them.
const leastIDAnswers = 3

// idAnswer is an answer that repeats the id of its question, also right behind the
// last choice: "J#Q12ANS=C".
var idAnswer = pattern.New(`([^\s.]{0,12}?Q\.?(\d{1,4}))[\s_.:-]*(?i:ANS(?:WER)?)\s*[=:]\s*([A-Ha-h](?:\s*,\s*[A-Ha-h])*)\s*$`)

// idStem is the id in front of a question: "J#Q12. Which".
var idStem = pattern.New(`^([^\s.]{0,12}?Q\.?(\d{1,4}))\s*[.):]\s*`)

// idSigns are what both cannot do without.
var idSigns = line.SignsOf("Q")

// IDAnswers writes a bank whose answers repeat the id of their question the way printed
// tests are written. Next to every answer must name the question above it.
func IDAnswers(lines []line.Line) ([]line.Line, bool) {
	answers, matched, open := 0, 0, ""
	for _, l := range lines {
		if l.Kind != line.TextLine || !l.Has(idSigns) {
			continue
		}
		if m := idAnswer.FindStringSubmatch(l.Text); m != nil {
			if answers++; m[1] == open || strings.HasSuffix(m[1], open) && open != "" {
				matched++
			}
			open = ""
		} else if m := idStem.FindStringSubmatch(l.Text); m != nil {
			open = m[1]
		}
	}
	if matched < leastIDAnswers || matched*10 < answers*9 {
		return nil, false
	}
	out := make([]line.Line, 0, len(lines)+matched)
	open = ""
	for _, l := range lines {
		if m := idAnswer.FindStringSubmatchIndex(l.Text); m != nil && l.Kind == line.TextLine && open != "" && strings.HasSuffix(l.Text[m[2]:m[3]], open) {
			if before := l.Cut(0, m[3]-len(open)); before.Text != "" {
				out = append(out, before)
			}
			out = append(out, flatten.Answering(l.Cut(m[6], m[7])))
			open = ""
			continue
		}
		if m := idStem.FindStringSubmatchIndex(l.Text); m != nil && l.Kind == line.TextLine && m[1] < len(l.Text) {
			number, id := line.LastNumber(l.Text[m[4]:m[5]]), l.Text[m[2]:m[3]]
			l = l.From(m[1])
			l.Label = &page.Label{Text: id[strings.LastIndexByte(id, 'Q'):] + ".", Format: page.Decimal, Number: number, List: "ids"}
			l.Gap, open = true, id
		}
		out = append(out, l)
	}
	return out, true
}
