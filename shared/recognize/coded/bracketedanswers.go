package coded

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastBracketed is how many lines show that answers and choices stand behind questions.
const leastBracketed = 5

var (
	// bracketedAnswer is a question with its answer in square brackets and what to choose
	// from in quotes behind it: Capital of Peru? [Lima] ("Quito", "Lima").
	bracketedAnswer = pattern.Guarded(pattern.Holds("["), `^(.*\S)\s*\[([^\[\]]*)\]\s*\(\s*((?:["“”][^"“”]*["“”]\s*,?\s*){2,8})\)\W*$`)
	quotedChoice    = pattern.New(`["“”]([^"“”]*)["“”]`)
	// levelTag is how hard the question is, said by a letter: "(M)".
	levelTag = pattern.New(`\s*\([EMHDI]\)$`)
)

// BracketedAnswers writes such a list the way printed tests are written. Most of its
// lines must be so. Choices that nobody filled in are none.
func BracketedAnswers(lines []line.Line) ([]line.Line, bool) {
	found, tagged, filled := 0, 0, 0
	for _, l := range lines {
		if l.Text != "" {
			filled++
		}
		if m := bracketedAnswer.FindStringSubmatch(l.Text); m != nil && l.Kind == line.TextLine {
			if found++; levelTag.MatchString(m[1]) {
				tagged++
			}
		}
	}
	if found < leastBracketed || found*2 < filled {
		return nil, false
	}
	var out []line.Line
	for _, l := range lines {
		m := bracketedAnswer.FindStringSubmatchIndex(l.Text)
		if m == nil || l.Kind != line.TextLine {
			out = append(out, l)
			continue
		}
		end := m[3]
		if tagged*2 > found {
			end -= len(levelTag.FindString(l.Text[m[2]:end]))
		}
		out = append(out, numberedStem(l.Cut(m[2], end)))
		out = append(out, bracketedChoices(l, m[4:8])...)
	}
	return out, true
}

// numberedStem keeps the number of a question as its label, whatever else stands in its
// line.
func numberedStem(l line.Line) line.Line {
	l.Gap = true
	q, ok := line.NumberLabel(l.Text)
	if !ok || l.Label != nil || q.End == 0 || q.End >= len(l.Text) {
		return l
	}
	stem := l.From(q.End)
	stem.Label = &page.Label{Text: strings.TrimSpace(l.Text[:q.End]), Format: page.Decimal, Number: q.Number, List: "bracketed"}
	stem.Gap = true
	return stem
}

// bracketedChoices are the choices in quotes and the answer in brackets before them, by
// its letter where it is one of them.
func bracketedChoices(l line.Line, m []int) []line.Line {
	answer := l.Cut(m[0], m[1])
	var choices []line.Line
	right := 0
	for _, c := range quotedChoice.FindAllStringSubmatchIndex(l.Text[m[2]:m[3]], -1) {
		choice := l.Cut(m[2]+c[2], m[2]+c[3])
		if choice.Text == "" {
			continue
		}
		choice.Gap = false
		choices = append(choices, choice.Offered(len(choices)+1))
		if lexicon.Fold(choice.Text) == lexicon.Fold(answer.Text) {
			right = len(choices)
		}
	}
	if len(choices) < 2 {
		choices = nil
	}
	switch {
	case answer.Text == "":
	case right > 0 && choices != nil:
		letter := line.NewLine(answer, []page.Run{{Text: choices[right-1].Label.Text[:1]}})
		choices = append(choices, flatten.Answering(letter))
	default:
		choices = append(choices, flatten.Answering(answer))
	}
	return choices
}
