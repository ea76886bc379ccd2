package layout

import (
	"strings"
	"testing"
)

// TestScannedFooters: a footer of photographed pages is left out though the engine read
// it a little differently on each, and the paper does not fill the pictures; questions
// that are as like are kept.
func TestScannedFooters(t *testing.T) {
	footers := []string{"* Those who are over 65 may study the marked questions only.", "\" Those who arc over 65 may study the marked questions oniy.", "* Those who are over 65 may sludy the marked questions only."}
	stems := []string{"Solve the equation for x and y: 2x + 3y = 12", "Solve the equation for x and y: 4x + 3y = 17", "Solve the equation for x and y: 5x + 9y = 12"}
	var pages []*paper
	for n, footer := range footers {
		p := newPaper().at(80, 130+8*float64(n), stems[n])
		for k := range 8 {
			p.at(80, 180+60*float64(k), "row "+string(rune('a'+8*n+k)))
		}
		p.at(80, 690+10*float64(n), footer).at(300, 715+10*float64(n), "- "+string(rune('1'+n))+" -")
		p.Number, p.Scanned = n+1, true
		pages = append(pages, p)
	}
	text := blocksOf(pages...)
	if strings.Contains(text, "over 65") {
		t.Errorf("the footer is kept: %s", text)
	}
	if strings.Count(text, "Solve") != 3 || strings.Count(text, "row") != 24 {
		t.Errorf("rows are lost: %s", text)
	}
}
