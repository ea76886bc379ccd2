package asks

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// namedLetters are the letters that an order tells to write: "true (T) or
	// false (F)", "V/F", "R oder F".
	namedLetters = pattern.New(`[(\[«"“'](\p{Lu})[)\]»"”'].{0,40}?[(\[«"“'](\p{Lu})[)\]»"”']|(?:^|[\s(])(\p{Lu})\s?(?:/|\s(?:o|ou|or|oder|y|e|i|и|или|або|lub|veya|atau|hoặc|yoki|vagy)\s)\s?(\p{Lu})(?:[\s).:,]|$)`)
	// letterInFront is such a letter before a statement, alone or on its room, and
	// letterBehind one at its end.
	letterInFront = pattern.New(`^(?:_*\s?(\p{Lu})\s?_+|(\p{Lu})\s?[.:)–-]?)\s+(\S)`)
	letterBehind  = pattern.New(`\s(?:_+\s?(\p{Lu})\s?_*|[(\[]?(\p{Lu})[)\]]?)\s*$`)
)

// leastNamed is how many statements in a row have such a letter.
const leastNamed = 3

// namedTruths gives the statements from line i on, each with the letter of its
// truth in brackets before it, where an order names the two letters and every
// statement has one of them at the same end. Those with numbers count by themselves.
func (r *Reader) namedTruths(order string, lines []line.Line, i int) (out []line.Line) {
	m := namedLetters.FindStringSubmatch(order)
	if m == nil {
		return nil
	}
	yes, no := m[1]+m[3], m[2]+m[4]
	if _, ok := PairOfLetters(map[string]int{lexicon.Fold(yes): 1, lexicon.Fold(no): 1}, ""); !ok {
		return nil
	}
	said := map[string]bool{}
	for _, form := range []pattern.Pattern{letterInFront, letterBehind} {
		for clear(said); i+len(out) < len(lines); {
			l := lines[i+len(out)]
			if l.Kind != line.TextLine || l.Label != nil || flatten.RoomNumber.MatchString(l.Text) || lexicon.HasQuestionMark(l.Text) || flatten.CountWords(l.Text, 4) < 4 || r.EndsInPair(l.Text) {
				break
			}
			at := form.FindStringSubmatchIndex(l.Text)
			if at == nil {
				break
			}
			letter := submatch(l.Text, at, 1) + submatch(l.Text, at, 2)
			if letter != yes && letter != no {
				break
			}
			rest := l.Cut(0, at[0])
			if at[0] == 0 {
				rest = l.From(at[6])
			}
			said[letter] = true
			out = append(out, line.NewLine(rest, append([]page.Run{{Text: "(" + letter + ") "}}, rest.Runs...)))
		}
		if len(out) >= leastNamed && len(said) == 2 {
			return out
		}
		out = nil
	}
	return nil
}

// submatch is what a group of a match holds.
func submatch(text string, at []int, group int) string {
	if 2*group+1 >= len(at) || at[2*group] < 0 {
		return ""
	}
	return strings.TrimSpace(text[at[2*group]:at[2*group+1]])
}
