package printed

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// starredNumber is a number with the star that tells tasks for the quick, or of more
// weight: "4*. Find all values".
var starredNumber = pattern.Guarded(pattern.BeginsWith("0123456789"), `^(\d{1,2})\s?(\*{1,2})\s?[.)]\s*\S`)

// StarredNumbers takes the stars off numbers, where others stand without.
func StarredNumbers(lines []line.Line) []line.Line {
	var at []int
	plain := 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if starredNumber.MatchString(l.Text) {
			at = append(at, i)
		} else if _, ok := l.NumberLabel(); ok {
			plain++
		}
	}
	if len(at) == 0 || plain < len(at) {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, i := range at {
		l := lines[i]
		m := starredNumber.FindStringSubmatchIndex(l.Text)
		runs := append(line.SliceRuns(l.Runs, 0, m[3]), line.SliceRuns(l.Runs, m[5], len(l.Text))...)
		out[i] = line.NewLine(l, runs)
	}
	return out
}

// bracketedQ is a number with its letter in brackets: "(Q1)", "[Q.2]".
var bracketedQ = pattern.Guarded(pattern.OpensWith("(["), `^[(\[]Q\.?\s?(\d{1,3})[)\]][.:]?\s*`)

// BracketedNumbers takes the brackets off such numbers.
func BracketedNumbers(lines []line.Line) []line.Line {
	return rewrite.Rewritten(lines, func(l line.Line) (line.Line, bool) {
		m := bracketedQ.FindStringSubmatchIndex(l.Text)
		if m == nil || l.Label != nil || l.Kind != line.TextLine {
			return l, false
		}
		return line.NewLine(l, append([]page.Run{{Text: "Q" + l.Text[m[2]:m[3]] + ". "}}, l.From(m[1]).Runs...)), true
	})
}

// initialBehind is a number with the first letter of "Frage", "question", "pregunta",
// "soru", "vraag" or "вопрос" behind it: "1F: Which is a sea?".
var initialBehind = pattern.Guarded(pattern.BeginsWith("0123456789"), `^(\d{1,3})\s?([FQPSVВ])\s?[:.)]\s+`)

// leastInitials is how many such numbers count on before they are those of questions:
// one alone is a floor of a house, or a quarter of a year.
const leastInitials = 3

// InitialsBehind puts such letters in front of their numbers, where they count from 1 and
// one of them at least asks.
func InitialsBehind(lines []line.Line) []line.Line {
	next, letter, asks := 1, "", false
	for _, l := range lines {
		m := initialBehind.FindStringSubmatch(l.Text)
		if m == nil || l.Label != nil || l.Kind != line.TextLine || letter != "" && m[2] != letter {
			continue
		}
		if m[1] != lexicon.DecimalText(next) {
			return lines
		}
		next, letter, asks = next+1, m[2], asks || lexicon.HasQuestionMark(l.Text)
	}
	if next <= leastInitials || !asks {
		return lines
	}
	return rewrite.Rewritten(lines, func(l line.Line) (line.Line, bool) {
		m := initialBehind.FindStringSubmatchIndex(l.Text)
		if m == nil || l.Label != nil || l.Kind != line.TextLine || l.Text[m[4]:m[5]] != letter {
			return l, false
		}
		return line.NewLine(l, append([]page.Run{{Text: "Q" + l.Text[m[2]:m[3]] + ". "}}, l.From(m[1]).Runs...)), true
	})
}
