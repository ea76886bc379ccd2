package rewrite

import (
	"slices"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastMixed is how many letters out of their order are surely a row of choices.
const leastMixed = 4

// mixedRow finds the cuts in a line whose wide gaps part choices in the order in which
// two columns are read, "A. 9   C. 11   B. 10   D. 12": every letter from the first
// on, each once, and nothing else.
func mixedRow(first lexicon.ChoiceLabel, spots []flatten.Spot, letters [][]string) []int {
	n := len(spots) + 1
	if first.Kind != lexicon.LetterLabel || n < leastMixed {
		return nil
	}
	cuts := make([]int, len(spots))
	for i, s := range spots {
		if !s.Wide || s.Label.Kind != first.Kind || s.Label.Upper != first.Upper || s.Label.Delim != first.Delim {
			return nil
		}
		cuts[i] = s.At
	}
	for _, alphabet := range letters {
		if lexicon.Place(first.Sign, alphabet) == 1 && fillsRow(spots, alphabet, n) {
			return cuts
		}
	}
	return nil
}

// fillsRow reports whether spots have the second to the nth letter of an alphabet, each
// once.
func fillsRow(spots []flatten.Spot, alphabet []string, n int) bool {
	seen := 1
	for _, s := range spots {
		at := lexicon.Place(s.Label.Sign, alphabet)
		if at < 2 || at > n || seen&(1<<at) != 0 {
			return false
		}
		seen |= 1 << at
	}
	return true
}

// mixedColumns cuts two lines of choices that wide gaps part without any order, each line
// on its own, "a. fox   d. owl   c. cow" over "b. hen   e. elk", and puts their letters in
// order: together they are every letter from the first on, each once.
func mixedColumns(lines []line.Line, letters [][]string) []line.Line {
	out, from := lines, 0
	for i := 0; i+1 < len(lines); i++ {
		upper, lower := wideChoices(lines[i]), wideChoices(lines[i+1])
		if len(upper)+len(lower) < leastMixed || len(upper) < 2 || len(lower) < 1 || lines[i+1].Gap || risesAll(upper, letters) && risesAll(lower, letters) {
			continue
		}
		pieces := append(upper, lower...)
		if !orders(pieces, letters) {
			continue
		}
		if from == 0 {
			out = make([]line.Line, 0, len(lines)+len(pieces))
		}
		out = append(out, lines[from:i]...)
		for _, p := range pieces {
			out = append(out, p.line)
		}
		from, i = i+2, i+1
	}
	if from == 0 {
		return lines
	}
	return append(out, lines[from:]...)
}

// widePiece is a choice among others on its line.
type widePiece struct {
	label lexicon.ChoiceLabel
	line  line.Line
}

// wideChoices are the choices of a line that begins with a letter and parts all by wide
// gaps, nil for other lines.
func wideChoices(l line.Line) []widePiece {
	first, ok := l.ChoiceLabel()
	if l.Kind != line.TextLine || !ok || first.Kind != lexicon.LetterLabel {
		return nil
	}
	spots := flatten.FindSpots(l)
	out := make([]widePiece, 1, len(spots)+1)
	out[0].label = first
	at := 0
	for _, s := range spots {
		if !s.Wide || s.Label.Kind != first.Kind || s.Label.Upper != first.Upper || s.Label.Delim != first.Delim {
			return nil
		}
		out[len(out)-1].line = l.Cut(at, s.At)
		at, out = s.At, append(out, widePiece{label: s.Label})
	}
	out[len(out)-1].line = l.Cut(at, len(l.Text))
	for i := range out[1:] {
		out[i+1].line.Soft, out[i+1].line.Gap = false, false
	}
	return out
}

// risesAll reports whether letters come in their order, as those of columns do.
func risesAll(pieces []widePiece, letters [][]string) bool {
	for _, alphabet := range letters {
		rises := true
		for i := range pieces[1:] {
			rises = rises && lexicon.Place(pieces[i].label.Sign, alphabet) < lexicon.Place(pieces[i+1].label.Sign, alphabet)
		}
		if rises {
			return true
		}
	}
	return false
}

// orders sorts choices by their letters where those are all from the first on, each once.
func orders(pieces []widePiece, letters [][]string) bool {
	for _, alphabet := range letters {
		seen := 0
		for _, p := range pieces {
			if at := lexicon.Place(p.label.Sign, alphabet); at > 0 && at <= len(pieces) {
				seen |= 1 << at
			}
		}
		if seen == 1<<(len(pieces)+1)-2 {
			gap := pieces[0].line.Gap
			pieces[0].line.Gap = false
			slices.SortFunc(pieces, func(a, b widePiece) int {
				return lexicon.Place(a.label.Sign, alphabet) - lexicon.Place(b.label.Sign, alphabet)
			})
			pieces[0].line.Gap = gap
			return true
		}
	}
	return false
}
