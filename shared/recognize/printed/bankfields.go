package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Programs that print question banks put fields behind the answer: "ANS: B  PTS: 1
// DIF: Easy  REF: p. 12".
var (
	bankField  = pattern.New(`\b(PTS|DIF|REF|OBJ|STA|NAT|TOP|MSC|NOT|LOC|BLM|LO|BLOOMS|NOTES):`)
	bankAnswer = pattern.Guarded(pattern.OpensWith("A0123456789"), `^(?:\d{1,3}[.)]\s*)?(?:ANS|ANSWER|Ans|Answer):`)
	bankAlone  = pattern.Guarded(pattern.OpensWith("A0123456789"), `^(?:\d{1,3}[.)]\s*)?(?:ANS|ANSWER):$`)
	bankPoints = pattern.New(`\bPTS:\s*(\d{1,3}(?:\.\d)?)\b`)
)

// bankWorth is a line of nothing but what a question is worth.
var bankWorth = pattern.New(`^PTS:\s*\d{1,3}(?:\.\d)?\s*$`)

// bookFields are lines of their own for such fields behind an answer, as the
// programs that come with textbooks print them: "Diff: 2   Page Ref: 81", or
// "Blooms: Understand", "Doe - Chapter 04 #7", "Level of Difficulty: 2 Medium".
var (
	bookGrade  = pattern.Guarded(pattern.OpensWith("DLB"), `^(?:(?:Diff(?:iculty)?|Level of Difficulty|Difficulty Level):\s*\d\b|Bloom'?s(?: Level| Taxonomy)?:\s)`)
	bookFields = pattern.New(`^(?:(?:Diff|Difficulty|Level of Difficulty|Difficulty Level|Page Ref|Topic|Skill|Objective|Learning Objective|Learning Outcome|AACSB|AICPA|Accessibility|Gradable|Bloom'?s(?: Level| Taxonomy)?|Difficulty Rating|Standard|Question Status|Section|Type|Var):\s|.{2,60} - Chapter \d{1,2} #\d{1,3}$)`)
)

// withoutBookFields leaves them out where every question is graded so: rows of such fields
// among which is a grade.
func withoutBookFields(lines []line.Line) []line.Line {
	graded := 0
	for _, l := range lines {
		if isBookField(l, bookGrade) {
			graded++
		}
	}
	if graded < flatten.LeastAlike {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i := 0; i < len(lines); {
		end, grade := i, false
		for end < len(lines) && isBookField(lines[end], bookFields) {
			grade = grade || isBookField(lines[end], bookGrade)
			end++
		}
		if !grade {
			end = max(end, i+1)
			out = append(out, lines[i:end]...)
		}
		i = end
	}
	return out
}

// isBookField reports whether a line is one of such fields.
func isBookField(l line.Line, fields pattern.Pattern) bool {
	return l.Kind == line.TextLine && l.Label == nil && fields.MatchString(l.Text)
}

// answersUnder writes answers that stand below "8. ANS:" behind it, up to the fields, an
// empty line or the next answer.
func answersUnder(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		end := i + 1
		if l.Kind == line.TextLine && l.Label == nil && bankAlone.MatchString(strings.TrimSpace(l.Text)) {
			for end < len(lines) && lines[end].Kind == line.TextLine && lines[end].Text != "" && (end == i+1 || !lines[end].Gap) && bankFieldAt(lines[end]) < 0 && !bankAnswer.MatchString(lines[end].Text) {
				end++
			}
		}
		if end > i+1 && out == nil {
			out = append(make([]line.Line, 0, len(lines)), lines[:i]...)
		}
		if end > i+1 {
			runs := append([]page.Run(nil), l.Runs...)
			for _, below := range lines[i+1 : end] {
				runs = append(append(runs, page.Run{Text: " "}), below.Runs...)
			}
			l, i = line.NewLine(l, runs), end-1
		}
		if out != nil {
			out = append(out, l)
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// BankFields leaves of such lines the answer and what the question is worth.
func BankFields(lines []line.Line) []line.Line {
	lines = answersUnder(withoutBookFields(lines))
	var out []line.Line // nil as long as every line is kept
	goesOn := false     // fields stand on the line above
	for i, l := range lines {
		at := bankFieldAt(l)
		if at < 0 && goesOn && l.Kind == line.TextLine && l.Label == nil && opensWithField(l.Text) {
			at = 0
		}
		if goesOn = at >= 0; !goesOn {
			if out != nil {
				out = append(out, l)
			}
			continue
		}
		if out == nil {
			out = append(make([]line.Line, 0, len(lines)+8), lines[:i]...)
		}
		if at > 0 {
			answer := l.Cut(0, len(strings.TrimRight(l.Text[:at], lexicon.Whitespace+",;")))
			answer.Gap = l.Gap
			out = append(out, answer)
		}
		if m := bankPoints.FindStringSubmatch(l.Text); m != nil {
			worth := line.NewLine(line.LineAt(l.Pos()), []page.Run{{Text: "Points: " + m[1]}})
			worth.Block = l.Block
			out = append(out, worth)
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// opensWithField reports whether a text begins with a field, of which one is enough below others.
func opensWithField(s string) bool {
	m := bankField.FindStringIndex(s)
	return m != nil && m[0] == 0
}

// bankFieldAt is where the first field of a line stands that begins with one or
// with an answer, -1 for none.
func bankFieldAt(l line.Line) int {
	if l.Kind != line.TextLine || l.Label != nil || !l.May(bankField) {
		return -1
	}
	m := bankField.FindAllStringIndex(l.Text, 3)
	if len(m) == 0 || m[0][0] > 0 && !bankAnswer.MatchString(l.Text) || m[0][0] == 0 && len(m) < 2 && !bankWorth.MatchString(l.Text) {
		return -1
	}
	return m[0][0]
}
