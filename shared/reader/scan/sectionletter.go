package scan

import "formwright/shared/reader/layout"

// mendSectionLetters gives back its letter to the head of a section that was read as a
// number, "3." between "A." and "C.": the number does not go on from the one above,
// and the one below begins anew.
func mendSectionLetters(spans []layout.Span) {
	var at []int // the first words of lines that are labels
	var labels []label
	for i := range spans {
		if l, ok := parseLabel(spans[i].Text); ok && opens(spans, i) && l.kind != 'a' {
			at, labels = append(at, i), append(labels, l)
		}
	}
	for k, own := range labels {
		if own.kind != '1' || k == 0 || k+1 == len(labels) || labels[k+1].kind != '1' || labels[k+1].value != 1 {
			continue
		}
		number, _ := nearestOf(labels, k, -1, '1')
		above, hasAbove := nearestOf(labels, k, -1, 'A')
		below, hasBelow := nearestOf(labels, k, 1, 'A')
		if own.follows(number, 1) {
			continue
		}
		if want := above.step(1); hasAbove && hasBelow && below.follows(above, 2) && resembles(own.core(), spans[at[k]].Text, want) {
			spans[at[k]].Text = want.text()
		}
	}
}

// nearestOf is the nearest label of a kind, upwards or downwards.
func nearestOf(labels []label, k, step int, kind rune) (label, bool) {
	for k += step; k >= 0 && k < len(labels); k += step {
		if labels[k].kind == kind {
			return labels[k], true
		}
	}
	return label{}, false
}
