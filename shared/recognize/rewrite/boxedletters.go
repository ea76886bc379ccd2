package rewrite

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// letterInBox is the letter that stands behind the box of a choice.
var letterInBox = pattern.New(`^\(?[A-Ha-hА-Еа-е][.)][\s\p{Z}]*\S`)

// initialInBox is an abbreviation there, "e.g." or "A.S.".
var initialInBox = pattern.New(`^\p{L}\.\p{L}\.`)

// bareInBox is such a letter without a sign behind it.
var bareInBox = pattern.New(`^[A-HА-Е][\s\p{Z}]+\S`)

// letteredRoom is a letter without a sign before the room for a cross: "a ( ) Rome".
var letteredRoom = pattern.New(`^([A-Ea-e])\s?[(\[]\s*([xX✓√]?)\s*[)\]]\s*\S`)

// LetteredRooms writes the letters of choices that stand so with the sign they lack,
// where several questions have them from the first on.
func LetteredRooms(lines []line.Line) []line.Line {
	rooms, firsts, before := 0, 0, byte(0)
	for _, l := range lines {
		m := letteredRoom.FindStringSubmatch(l.Text)
		if m == nil || l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		switch sign := m[1][0]; {
		case sign|0x20 == 'a':
			firsts++
		case sign != before+1:
			return lines
		}
		rooms, before = rooms+1, m[1][0]
	}
	if firsts < 2 || rooms < flatten.LeastAlike {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, l := range lines {
		if m := letteredRoom.FindStringSubmatchIndex(l.Text); m != nil && l.Kind == line.TextLine && l.Label == nil {
			from := strings.IndexAny(l.Text, "([")
			if m[4] == m[5] { // not crossed
				_, last := utf8.DecodeLastRuneInString(l.Text[:m[1]])
				from = m[1] - last
			}
			rest := line.SliceRuns(l.Runs, from, len(l.Text))
			out[i] = line.NewLine(l, append([]page.Run{{Text: l.Text[:1] + ") "}}, rest...))
		}
	}
	return out
}

// BoxedLetters leaves out one of the two labels of choices that have both, as
// forms on pages do: "○ A. Rome". Where a box is ticked it is the box that says
// something, and else the letter. Ticked boxes alone, among choices that have but
// letters, mark these.
func BoxedLetters(lines []line.Line) []line.Line {
	at := map[int][]boxedLetter{}
	ticked, empty, count := false, false, 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || l.Text == "" {
			continue
		}
		if found := boxedLettersIn(l.Text); len(found) > 0 {
			at[i] = found
			count += len(found)
			for _, b := range found {
				ticked, empty = ticked || b.ticked, empty || !b.ticked
			}
		}
	}
	if count -= withoutStrayBare(at, lines); count < flatten.LeastAlike {
		return lines
	}
	if ticked && !empty && letteredBeside(lines, at) > count {
		return tickedLetters(lines, at)
	}
	for i, list := range at {
		if l := lines[i]; len(list) > 0 {
			var runs []page.Run
			from := 0
			for _, b := range list {
				if ticked {
					runs = append(append(runs, l.Cut(from, b.letter).Runs...), page.Run{Text: " "})
					from = b.text
				} else {
					runs = append(append(runs, l.Cut(from, b.box).Runs...), page.Run{Text: "    "})
					if from = b.letter; b.bare != "" {
						runs = append(runs, page.Run{Text: b.bare + ". "})
						from = b.text
					}
				}
			}
			lines[i] = line.NewLine(l, append(runs, l.From(from).Runs...))
		}
	}
	return lines
}

// letteredBeside counts the choices that have a letter and no box.
func letteredBeside(lines []line.Line, at map[int][]boxedLetter) int {
	n := 0
	for i, l := range lines {
		if len(at[i]) > 0 || l.Kind != line.TextLine {
			continue
		}
		if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
			n++
		}
	}
	return n
}

// tickedLetters writes boxes before letters as the signs of right choices.
func tickedLetters(lines []line.Line, at map[int][]boxedLetter) []line.Line {
	for i, list := range at {
		if len(list) == 1 && list[0].box == 0 && list[0].bare == "" {
			lines[i] = line.NewLine(lines[i], append([]page.Run{{Text: "✓ "}}, lines[i].From(list[0].letter).Runs...))
		}
	}
	return lines
}

// boxedLetter is where a box begins, its letter, and the text behind both.
type boxedLetter struct {
	box, letter, text int
	ticked            bool
	bare              string // the letter, where no sign stands behind it
}

// withoutStrayBare drops the letters without a sign unless all of them count on from
// A, at least three each time. It says how many it dropped.
func withoutStrayBare(at map[int][]boxedLetter, lines []line.Line) (dropped int) {
	before, fits, bare := "", true, 0
	for i := range lines {
		for _, b := range at[i] {
			if b.bare == "" {
				continue
			}
			bare++
			if first := strings.Contains("AА", b.bare); first && before != "" && strings.Contains("ABАБ", before) || !first && (before == "" || !flatten.Follows(lexicon.Fold(before), lexicon.Fold(b.bare), lexicon.Words().Letters, false)) {
				fits = false
			}
			before = b.bare
		}
	}
	if fits && !strings.Contains("ABАБ", before) {
		return 0
	}
	for i, list := range at {
		if len(list) > 0 && list[0].bare != "" {
			delete(at, i)
		}
	}
	return bare
}

// boxedLettersIn finds the boxes with letters in a line that begins with one.
func boxedLettersIn(text string) []boxedLetter {
	var out []boxedLetter
	for i := range text {
		if i > 0 && len(out) == 0 {
			break
		}
		if i > 0 && text[i-1] != ' ' && text[i-1] != '\t' {
			continue
		}
		b, ok := line.BoxOf(text[i:])
		if !ok {
			continue
		}
		rest := text[i+b.End:]
		if m := bareInBox.FindString(rest); m != "" && i == 0 {
			letter, _ := utf8.DecodeRuneInString(rest)
			_, last := utf8.DecodeLastRuneInString(m)
			return []boxedLetter{{i, i + b.End, i + b.End + len(m) - last, b.Check == page.Checked, string(letter)}}
		}
		if !letterInBox.MatchString(rest) || initialInBox.MatchString(rest) {
			continue
		}
		n := strings.IndexAny(rest, ".)") + 1
		if rest[0] == '(' {
			n = strings.IndexByte(rest, ')') + 1
		}
		n += len(rest[n:]) - len(strings.TrimLeft(rest[n:], " \t\u00a0"))
		out = append(out, boxedLetter{i, i + b.End, i + b.End + n, b.Check == page.Checked, ""})
	}
	return out
}
