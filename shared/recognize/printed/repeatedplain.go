package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// saidCorrect is a line of a platform that says a choice again as the right one, when it
	// is copied without its buttons: "Correct Oslo".
	saidCorrect = pattern.New(`^(?:Correct|Correcta?|Correcto|Richtig|Bonne réponse|Certo|Corretta?|Corretto|Верно|Правильно|Poprawnie|Doğru|Đúng|Benar)(?:\s*[:：–-])?\s+()\S`)
	// numbered is the number of a question at the front of a line, and none of a figure.
	numbered = pattern.New(`^\s*(?:[Qq](?:uestion)?\.?\s*)?\d{1,3}\s?[.):](?:\D|$)`)
)

// mostPlain is how many choices without letters stand above such a line.
const mostPlain = 8

// RepeatedPlain writes letters before choices without any, and a word for the answer, where
// lines below several of them say one again: "Correct Oslo".
func RepeatedPlain(lines []line.Line) []line.Line {
	firsts, rights := map[int]int{}, map[int]int{} // by the line that says the choice again
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		m := saidCorrect.FindStringSubmatchIndex(l.Text)
		if m == nil {
			continue
		}
		if first, right := plainAbove(lines, i, lexicon.Same(l.Text[m[2]:])); right >= first {
			firsts[i], rights[i] = first, right
		}
	}
	if len(firsts) < leastRepeated {
		return lines
	}
	out := slices.Clone(lines)
	for i, first := range firsts {
		for k := first; k < i; k++ {
			out[k] = line.NewLine(lines[k], append([]page.Run{{Text: string(rune('A'+k-first)) + ". "}}, lines[k].Runs...))
		}
		letters := string(rune('A' + rights[i] - first))
		for k := i + 1; k < len(lines) && lines[k].Kind == line.TextLine && lines[k].Label == nil; k++ {
			more := moreRight(lines[k].Text, lines[first:i])
			if more == "" {
				break
			}
			letters += more
			out[k] = line.NewLine(lines[k], nil)
		}
		out[i] = flatten.Answering(line.NewLine(lines[i], []page.Run{{Text: letters}}))
	}
	return out
}

// moreRight are the letters, each behind a comma, of the choices that a line below says one
// after another and nothing else: several are right.
func moreRight(text string, choices []line.Line) string {
	letters := ""
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		best := -1
		for k, c := range choices {
			if said := strings.TrimSpace(c.Text); said != "" && strings.HasPrefix(text, said) && (best < 0 || len(said) > len(strings.TrimSpace(choices[best].Text))) {
				best = k
			}
		}
		if best < 0 {
			return ""
		}
		letters += ", " + string(rune('A'+best))
		text = text[len(strings.TrimSpace(choices[best].Text)):]
	}
	return letters
}

// plainAbove is where the lines without labels above a line begin, up to the question, and
// which of them alone says so; the second is before the first where none does.
func plainAbove(lines []line.Line, at int, said string) (first, right int) {
	right = -1
	for first = at; first > max(0, at-mostPlain); first-- {
		l := lines[first-1]
		if _, ok := l.ChoiceLabel(); l.Kind != line.TextLine || l.Empty() || l.Label != nil || ok && !line.IsFigures(l.Text) || numbered.MatchString(l.Text) || flatten.EndsAsking(l.Text) {
			break
		}
		if lexicon.Same(l.Text) == said {
			if right >= 0 {
				return at, -1
			}
			right = first - 1
		}
		if l.Gap {
			first--
			break
		}
	}
	if at-first < 2 {
		return at, -1
	}
	return first, right
}
