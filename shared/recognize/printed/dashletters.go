package printed

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// dashLetter is the letter of a choice with a dash for its sign: "A-Rome B-Oslo C-Bern".
var dashLetter = pattern.Guarded(pattern.Holds("-"), `(?:^|\s)([A-Ha-hА-Еа-е])(\s?[-–—]\s?)(\S\S?)`)

// Bounds of choices with such letters.
const (
	leastDashLetters = 3 // of a question
	leastDashGroups  = 2 // questions
)

// dashSign is where the dash of a letter stands.
type dashSign struct {
	line, from, to int
	letter         string
	worded         bool // words stand behind it, no figure or letter that it is paired with
}

// DashLetters writes the sign that others have behind letters of choices, for a dash as close
// as a word: "A-Rome" is else a name, and a row of them an answer.
func (r *Reader) DashLetters(lines []line.Line) []line.Line {
	var groups, open []dashSign
	count := 0
	flush := func() {
		worded := 0
		for _, s := range open {
			if s.worded {
				worded++
			}
		}
		if len(open) >= leastDashLetters && worded*2 > len(open) {
			groups = append(groups, open...)
			count++
		}
		open = nil
	}
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || l.Label != nil || !l.May(dashLetter) {
			if !l.Empty() {
				flush()
			}
			continue
		}
		if c, ok := l.PlainLabel(); ok && c.Kind == lexicon.LetterLabel && c.Delim != '-' {
			flush() // its letter has a sign: "A. a-b"
			continue
		}
		for _, s := range lettersWithDash(l.Text, i) {
			switch {
			case len(open) > 0 && lexicon.PartFollows(open[len(open)-1].letter, s.letter):
				open = append(open, s)
			case lexicon.PartPlace(s.letter) == 1:
				flush()
				open = append(open, s)
			case s.from <= len(s.letter): // at the front of its line
				flush()
			}
		}
	}
	if flush(); count < leastDashGroups {
		return lines
	}
	return signedAgain(lines, groups)
}

// lettersWithDash are the letters with dashes in a text.
func lettersWithDash(text string, at int) (out []dashSign) {
	for _, m := range dashLetter.FindAllStringSubmatchIndex(text, -1) {
		behind := []rune(text[m[6]:m[7]])
		worded := len(behind) > 1 && unicode.IsLetter(behind[0]) && unicode.IsLetter(behind[1]) && !isRomanPair(text[m[6]:m[7]])
		out = append(out, dashSign{at, m[4], m[5], lexicon.Fold(text[m[2]:m[3]]), worded})
	}
	return out
}

// isRomanPair reports whether two letters are those of a roman number: "A-III, B-II" pairs
// the entries of lists.
func isRomanPair(s string) bool {
	return strings.Trim(s, "IVX") == "" || strings.Trim(s, "ivx") == ""
}

// signedAgain writes a bracket for each of the dashes.
func signedAgain(lines []line.Line, signs []dashSign) []line.Line {
	out := slices.Clone(lines)
	for k := len(signs) - 1; k >= 0; k-- {
		s, l := signs[k], out[signs[k].line]
		front := line.SliceRuns(l.Runs, 0, s.from)
		sign := page.Run{Text: ") "}
		if len(front) > 0 {
			sign.Marks = front[len(front)-1].Marks
		}
		out[s.line] = line.NewLine(l, slices.Concat(front, []page.Run{sign}, l.Cut(s.to, len(l.Text)).Runs))
	}
	return out
}
