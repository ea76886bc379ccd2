package answerkey

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastLone is how many letters alone on their lines are the answers of a test.
const leastLone = 3

// LoneLetters numbers the letters that stand one to a line below a heading that speaks of
// answers, where there is one for every question above it.
func (r *Reader) LoneLetters(lines []line.Line) []line.Line {
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || l.Text == "" || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) || i+1 == len(lines) || !lines[i+1].Empty() && !isLoneLetter(lines[i+1]) || lexicon.HasQuestionMark(l.Text) || !l.Gist().Has(r.KeyNames.ID) || !l.Says(r.KeyNames) {
			continue
		}
		var at []int
		var found []KeyEntry
		for k := i + 1; k < len(lines) && (lines[k].Empty() || isLoneLetter(lines[k])); k++ {
			if !lines[k].Empty() {
				at, found = append(at, k), append(found, KeyEntry{Value: lines[k]})
			}
		}
		n := len(at)
		if n < leastLone || !areLetters(found) || !r.asksUpTo(lines[:i], 1, n) || r.asksUpTo(lines[:i], 1, n+1) {
			continue
		}
		out := slices.Clone(lines)
		for k, place := range at {
			out[place] = line.NewLine(lines[place], append([]page.Run{{Text: lexicon.DecimalText(k+1) + ". "}}, lines[place].Runs...))
		}
		return out
	}
	return lines
}

// isLoneLetter reports whether a line is one of the first letters and nothing else.
func isLoneLetter(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && len(l.Text) == 1 && ('A' <= l.Text[0] && l.Text[0] <= 'H' || 'a' <= l.Text[0] && l.Text[0] <= 'h')
}

// TellsAbove reports whether line i, the word for an answer or a key, stands right below
// choices and over a letter alone, as it does below other choices: it tells what is right
// of those above, and heads no list.
func TellsAbove(lines []line.Line, i int) bool {
	if !tellsLetter(lines, i) {
		return false
	}
	for k := range lines {
		if k != i && lines[k].Text == lines[i].Text && tellsLetter(lines, k) {
			return true
		}
	}
	return false
}

// saysLetters reports whether a text is a letter alone, or some with signs between them.
func saysLetters(text string) bool {
	if lexicon.IsLonger(text, longestLetters) {
		return false
	}
	letters := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" .(),;&/、，", r) })
	return len(letters) > 0 && !slices.ContainsFunc(letters, func(s string) bool { return utf8.RuneCountInString(s) != 1 })
}

// longestLetters is how many letters the letters of one answer have at the most.
const longestLetters = 24

// tellsLetter reports whether line i stands between a choice, or a row of them, and letters
// alone.
func tellsLetter(lines []line.Line, i int) bool {
	if i == 0 || i+1 >= len(lines) || lines[i].Label != nil || lines[i].Text == "" || !saysLetters(lines[i+1].Text) {
		return false
	}
	c, ok := lines[i-1].ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel && (lines[i-1].Label != nil || c.End < len(lines[i-1].Text)) || len(flatten.FindSpots(lines[i-1])) > 1
}
