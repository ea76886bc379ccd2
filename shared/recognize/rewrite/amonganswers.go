package rewrite

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// amongAnswer is a short word for what is right at the front of a choice: where
// choices carry no letters it marks the right one in their midst.
var amongAnswer = pattern.Guarded(pattern.OpensWith("aArRcC("), `^(?i:(?:ans|correct|right|r)\s?[.:]\s*|ans\s?\)\s*|\(\s*(?:ans|answer|correct|right|r)\s*\)\s*)(\S)`)

// Bounds of a list of choices with such a word in it.
const (
	leastAmong = 3
	mostAmong  = 7
	longAmong  = 200
)

// AmongAnswers puts boxes at the choices of lists in which one line begins with
// the word and others without go on behind it, as no answer below does.
func AmongAnswers(lines []line.Line) []line.Line {
	var lists [][2]int
	amid, behind := 0, 0
	for i := 0; i < len(lines); {
		end := i + 1
		for end < len(lines) && !lines[end].Gap {
			end++
		}
		if from, ok := amongList(lines[i:end]); ok {
			lists = append(lists, [2]int{i + from, end})
			if !amongAnswer.MatchString(lines[end-1].Text) {
				amid++
			}
			if !amongAnswer.MatchString(lines[i+from].Text) {
				behind++
			}
		}
		i = end
	}
	if amid < flatten.LeastAlike || amid*3 < len(lists) || behind == 0 { // an answer of several lines begins with the word
		return lines
	}
	numberStems(lines, lists)
	for _, s := range lists {
		for i := s[0]; i < s[1]; i++ {
			l := lines[i]
			box := "☐ "
			if m := amongAnswer.FindStringSubmatchIndex(l.Text); m != nil {
				box, l = "☒ ", l.From(m[2])
			}
			lines[i] = line.NewLine(l, append([]page.Run{{Text: box}}, l.Runs...))
		}
	}
	return lines
}

// numberStems gives the questions of such lists numbers where lines have none
// of their own: each begins at the first paragraph behind the list before.
func numberStems(lines []line.Line, lists [][2]int) {
	own := 0
	for _, l := range lines {
		if l.Kind == line.TextLine && (l.Label != nil || ownNumber.MatchString(l.Text)) {
			own++
		}
	}
	if own*2 > len(lists) {
		return
	}
	from := 0
	for k, s := range lists {
		at := stemOf(lines, from, s[0], k == 0)
		if from = s[1]; at < 0 {
			continue
		}
		l := lines[at]
		lines[at] = line.NewLine(l, append([]page.Run{{Text: lexicon.DecimalText(k+1) + ". "}}, l.Runs...))
	}
}

// stemOf is where the question of the list at end begins; above the first list
// it is the paragraph next to it.
func stemOf(lines []line.Line, from, end int, nearest bool) int {
	at := -1
	for i := from; i < end; i++ {
		if lines[i].Kind == line.TextLine && (lines[i].Gap || i == from) && !strings.HasPrefix(lines[i].Text, "•") && (at < 0 || nearest) {
			at = i
		}
	}
	return at
}

// ownNumber is a line with a number of its own.
var ownNumber = pattern.New(`^\(?(?:\p{Lu}\p{L}*\s?)?\d{1,3}[).\]:][\s\p{Z}]`)

// toldField is the name of what a line tells of a question.
var toldField = pattern.New(`^\p{Lu}\p{L}{3,14}\s?:\s`)

// countedStem is the number of a question in front of its first word: "10.Name".
var countedStem = pattern.New(`^\(?\d{1,3}[).]\s?\pL`)

// amongList finds the choices in a group of lines: all of them, or those behind
// the last line that asks or is numbered.
func amongList(group []line.Line) (from int, ok bool) {
	for i, l := range group {
		if l.Kind == line.TextLine && (flatten.ClosesStem(l.Text) || countedStem.MatchString(l.Text)) {
			from = i + 1
		}
	}
	list := group[from:]
	if len(list) < leastAmong || len(list) > mostAmong {
		return 0, false
	}
	marked := 0
	for _, l := range list {
		if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, longAmong) || strings.HasPrefix(l.Text, "•") {
			return 0, false
		}
		if m := amongAnswer.FindStringSubmatchIndex(l.Text); m != nil {
			if value := l.Text[m[2]:]; flatten.LetterValue.MatchString(value) || flatten.OwnLettered.MatchString(value) || saysAgain(list, value) {
				return 0, false // the letter of a choice above, or its text
			}
			marked++
		} else if toldField.MatchString(l.Text) {
			return 0, false // "Rationale: ...", "Points: 2" behind the answer
		}
	}
	plain := !slices.ContainsFunc(list, func(l line.Line) bool {
		return flatten.OwnLettered.MatchString(l.Text) && !amongAnswer.MatchString(l.Text) // "(R) Nile"
	})
	return from, marked == 1 && plain
}

// saysAgain reports whether one of the lines has a text.
func saysAgain(list []line.Line, text string) bool {
	said := lexicon.Same(text)
	return slices.ContainsFunc(list, func(l line.Line) bool { return lexicon.Same(l.Text) == said })
}
