package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// letterInBox is the letter that stands behind the box of a choice.
var letterInBox = pattern.New(`^\(?[A-Ha-hА-Еа-е][.)][\s\p{Z}]*\S`)

// boxedLetters leaves out one of the two labels of choices that have both, as
// forms on pages do: "○ A. Rome". Where a box is ticked it is the box that says
// something, and else the letter.
func boxedLetters(lines []line) []line {
	at := map[int][]boxedLetter{}
	ticked, count := false, 0
	for i, l := range lines {
		if l.kind != textLine || l.label != nil || l.text == "" {
			continue
		}
		if found := boxedLettersIn(l.text); len(found) > 0 {
			at[i] = found
			count += len(found)
			for _, b := range found {
				ticked = ticked || b.ticked
			}
		}
	}
	if count < leastAlike {
		return lines
	}
	for i, list := range at {
		if l := lines[i]; len(list) > 0 {
			var runs []page.Run
			from := 0
			for _, b := range list {
				if ticked {
					runs = append(append(runs, l.cut(from, b.letter).runs...), page.Run{Text: " "})
					from = b.text
				} else {
					runs = append(append(runs, l.cut(from, b.box).runs...), page.Run{Text: "    "})
					from = b.letter
				}
			}
			lines[i] = newLine(l, append(runs, l.from(from).runs...))
		}
	}
	return lines
}

// boxedLetter is where a box begins, its letter, and the text behind both.
type boxedLetter struct {
	box, letter, text int
	ticked            bool
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
		b, ok := boxOf(text[i:])
		if !ok || !letterInBox.MatchString(text[i+b.end:]) {
			continue
		}
		rest := text[i+b.end:]
		n := strings.IndexAny(rest, ".)") + 1
		if rest[0] == '(' {
			n = strings.IndexByte(rest, ')') + 1
		}
		n += len(rest[n:]) - len(strings.TrimLeft(rest[n:], " \t\u00a0"))
		out = append(out, boxedLetter{i, i + b.end, i + b.end + n, b.check == page.Checked})
	}
	return out
}
