package rewrite

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// boxesAway is how far above a line the box of another choice may stand, where choices
// take two lines.
const boxesAway = 3

// goesOnUnderBox reports whether a line goes on in small letters with the choice behind a
// box to tick on the line before, however short that is, "☐ None of" over "the above":
// boxes begin the choices around it. Beside the only box of a question such a line is a
// choice without one, and so it is where the choices themselves begin in small letters.
// Code has lines of its own.
func goesOnUnderBox(lines []line.Line, i int) bool {
	before, l := lines[i-1], lines[i]
	if !before.IsRow() || !l.IsRow() || l.Gap || l.Label != nil || l.Text == "" || l.Cell() || flatten.ClosesStem(l.Text) {
		return false
	}
	if next, _ := utf8.DecodeRuneInString(l.Text); !unicode.IsLower(next) || !isBoxed(before) {
		return false
	}
	b, _ := before.ChoiceLabel()
	text := strings.TrimSpace(before.Text[b.End:])
	words := strings.Fields(text)
	if len(words) == 0 || strings.ContainsAny(text[len(text)-1:], ".!?:;") {
		return false
	}
	begins, _, _ := strings.Cut(l.Text, " ")
	first, _ := utf8.DecodeRuneInString(text)
	code := strings.ContainsAny(begins, "()[]{}=;")
	if (code || unicode.IsLower(first)) && !joins(words[len(words)-1]) && !joins(begins) {
		return false
	}
	for k := max(0, i-1-boxesAway); k < min(len(lines), i+2); k++ {
		if k != i-1 && k != i && isBoxed(lines[k]) && (k < i || !lines[k].Gap) {
			return true
		}
	}
	return false
}

// joins reports whether a word joins what stands before and behind it.
func joins(word string) bool { return andWord.MatchString(word) || orWord.MatchString(word) }

// isBoxed reports whether a line begins with a box to tick, or a circle to fill in.
func isBoxed(l line.Line) bool {
	label, ok := l.ChoiceLabel()
	return ok && (label.Check != page.NoCheck || label.Kind == lexicon.BulletLabel && (strings.HasPrefix(l.Text, "○") || strings.HasPrefix(l.Text, "●")))
}
