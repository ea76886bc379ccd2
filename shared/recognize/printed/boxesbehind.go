package printed

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// tickBox is a box to tick, empty or ticked.
var tickBox = pattern.New(`[☐☑☒□■▢🗹🗷]|\[\s?[xX✓✔]?\s?\]`)

// Bounds of choices with boxes behind them.
const (
	leastBoxed   = 2  // choices
	longestBoxed = 80 // characters of one
)

// BoxesBehind writes boxes that stand behind choices in front of them: "piano ☐
// forte ☑  lento ☐" on a line, "ice [x]" and "steam [ ]" one under the other.
func (r *Reader) BoxesBehind(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as no box has moved
	for i := 0; i < len(lines); i++ {
		n := 0
		for i+n < len(lines) && len(r.boxedPieces(lines[i+n])) == 1 && (n == 0 || !lines[i+n].Gap || lines[i].Gap) {
			n++
		}
		if n < leastBoxed {
			n = 0
			if len(r.boxedPieces(lines[i])) >= leastBoxed {
				n = 1
			}
		}
		for k := i; k < i+n; k++ {
			if out == nil {
				out = slices.Clone(lines)
			}
			out[k] = r.boxesAhead(lines[k])
		}
		i += max(0, n-1)
	}
	if out == nil {
		return lines
	}
	return out
}

// boxedPieces are the places of the boxes of a line that begins with words and has a
// box behind each of its pieces.
func (r *Reader) boxedPieces(l line.Line) [][]int {
	if l.Kind != line.TextLine || l.Label != nil {
		return nil
	}
	if _, ok := l.ChoiceLabel(); ok {
		return nil
	}
	if _, numbered := l.NumberLabel(); numbered {
		return nil
	}
	boxes := tickBox.FindAllStringIndex(l.Text, -1)
	from := 0
	for _, b := range boxes {
		words := strings.TrimSpace(l.Text[from:b[0]])
		if words == "" || utf8.RuneCountInString(words) > longestBoxed || flatten.EndsAsking(words) || strings.Contains(words, ". ") || !unicode.In(rewrite.FirstRune(words), unicode.L, unicode.N) || r.endsInTruth(words) {
			return nil
		}
		from = b[1]
	}
	if strings.TrimSpace(l.Text[from:]) != "" {
		return nil
	}
	return boxes
}

// boxesAhead writes such a line with its boxes in front.
func (r *Reader) boxesAhead(l line.Line) line.Line {
	var runs []page.Run
	from := 0
	for _, b := range r.boxedPieces(l) {
		if from > 0 {
			runs = append(runs, page.Run{Text: "   "})
		}
		runs = append(runs, page.Run{Text: l.Text[b[0]:b[1]] + " "})
		runs = append(runs, l.Cut(from, b[0]).Runs...)
		from = b[1]
	}
	out := line.NewLine(l, runs)
	out.Gap, out.Soft = l.Gap, l.Soft
	return out
}

// endsInTruth reports whether words end with one for true or false, which a box behind
// a statement stands for.
func (r *Reader) endsInTruth(words string) bool {
	fields := strings.Fields(words)
	last := strings.Trim(fields[len(fields)-1], ":.()")
	return r.truthWord(last) != "" || letterTruth(last) != ""
}
