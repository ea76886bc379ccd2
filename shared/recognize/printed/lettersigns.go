package printed

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	// leastJudgedRows is how many rows of choices show that the signs at each of them say
	// which are right.
	leastJudgedRows = 3
	// fewestJudged is how many choices such a row has at least.
	fewestJudged = 2
)

// judgedSigns are plus for right and any dash for wrong.
const judgedSigns = "+-–—−"

var (
	// judgedLetter is a letter with the sign right behind it: "в+ Rome", "b- Oslo".
	judgedLetter = pattern.New(`^(\pL|\d)([+\-–—−])\s+\S`)
	// judgedInside is the sign between the letter and the words: "a) + Rome", "b) - Oslo".
	judgedInside = pattern.New(`^(\pL|\d)[.)]\s*([+\-–—−])\s*\pL`)
	// judgedBehind is the sign at the end of the words: "a) Rome +", "b) Oslo -".
	judgedBehind = pattern.New(`^(\pL|\d)[.)]\s*\S.*\s([+\-–—−])$`)
)

// judgedChoice is a choice with its letter and the sign that says whether it is right.
type judgedChoice struct {
	letter   string
	right    bool
	from, to int // where its words stand in the line
}

// LetterSigns puts the signs that say of every choice whether it is right before their
// letters, "+a) Rome", "-b) Oslo", where rows of choices carry them behind the letters or at
// their ends; where all have one letter, or numbers, the signs alone stay. Sums and ions have signs, too,
// but not one at each choice of row after row, of both kinds.
func LetterSigns(lines []line.Line) []line.Line {
	if !slices.ContainsFunc(lines, func(l line.Line) bool { return strings.Contains(l.Text, "+") }) {
		return lines
	}
	for _, form := range []pattern.Pattern{judgedLetter, judgedInside, judgedBehind} {
		if out := withSignsBefore(lines, form); out != nil {
			return out
		}
	}
	return lines
}

// withSignsBefore does so for one way of setting them, nil where a document has no such rows.
func withSignsBefore(lines []line.Line, form pattern.Pattern) []line.Line {
	rows := map[int][]judgedChoice{}
	both, choices, terms := 0, 0, 0
	for i := 0; i < len(lines); i++ {
		var row []judgedChoice
		right, last := 0, ""
		for i+len(row) < len(lines) {
			c, ok := judgedAt(lines[i+len(row)], form)
			if !ok || len(row) > 0 && c.letter != last && !lexicon.PartFollows(last, c.letter) && !follows(last, c.letter) {
				break
			}
			if c.right {
				right++
			}
			row, last = append(row, c), c.letter
		}
		if len(row) < fewestJudged {
			continue
		}
		if signsOwn(lines[i:], row) {
			return nil
		}
		for k, c := range row {
			if choices++; hasVariable(lines[i+k].Text[c.from:c.to]) {
				terms++
			}
		}
		if rows[i] = row; right > 0 && right < len(row) {
			both++
		}
		i += len(row) - 1
	}
	if both < leastJudgedRows || both*10 < len(rows)*8 || terms*2 > choices {
		return nil
	}
	out := slices.Clone(lines)
	for i, row := range rows {
		for k, c := range row {
			sign := "-"
			if c.right {
				sign = "+"
			}
			if row[0].letter == row[1].letter || lexicon.IsDigit(c.letter[0]) {
				sign += " "
			} else {
				sign += c.letter + ") "
			}
			out[i+k] = line.NewLine(lines[i+k], append([]page.Run{{Text: sign}}, lines[i+k].Cut(c.from, c.to).Runs...))
		}
	}
	return out
}

// signsOwn reports whether the signs of a row are a part of what it offers: "+ sin x" beside
// "- sin x", "x +".
func signsOwn(lines []line.Line, row []judgedChoice) bool {
	said := map[string]bool{}
	for k, c := range row {
		words := lexicon.Same(lines[k].Text[c.from:c.to])
		if said[words] || utf8.RuneCountInString(words) < 2 {
			return true
		}
		said[words] = true
	}
	return false
}

// hasVariable reports whether a letter that is no word stands alone in a text: "cos x",
// "group O".
func hasVariable(text string) bool {
	for i, w := range strings.Fields(text) {
		if len(w) == 1 && (strings.Contains("bcdfghjklmnpqrstuvwxz", w) || i > 0 && 'A' <= w[0] && w[0] <= 'Z') {
			return true
		}
	}
	return false
}

// judgedAt reads a line as such a choice.
func judgedAt(l line.Line, form pattern.Pattern) (c judgedChoice, ok bool) {
	if l.Kind != line.TextLine || l.Label != nil || l.Text == "" || !strings.ContainsAny(l.Text, judgedSigns) {
		return c, false
	}
	m := form.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return c, false
	}
	c.letter, c.right = lexicon.Fold(l.Text[m[2]:m[3]]), l.Text[m[4]] == '+'
	if m[5] == len(l.Text) { // behind the words
		c.from, c.to = m[3]+1, m[4]
	} else {
		_, size := utf8.DecodeRuneInString(l.Text[m[4]:])
		c.from, c.to = m[4]+size, len(l.Text)
	}
	c.from += len(l.Text[c.from:c.to]) - len(strings.TrimLeft(l.Text[c.from:c.to], " \t"))
	return c, strings.TrimSpace(l.Text[c.from:c.to]) != "" && flatten.CountWords(l.Text[c.from:c.to], 1) > 0
}

// follows reports whether a digit is the next one.
func follows(a, b string) bool {
	return len(a) == 1 && len(b) == 1 && lexicon.IsDigit(a[0]) && b[0] == a[0]+1
}
