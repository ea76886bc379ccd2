package layout

import (
	"strings"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// TestBoxAtTheMiddle: the box of a choice of several lines, which stands at the
// middle of them, belongs to the first.
func TestBoxAtTheMiddle(t *testing.T) {
	p := Page{Number: 1, Width: 500, Height: 700, Scanned: true}
	block, y := 0, 60.0
	write := func(x float64, lines ...string) (top, bottom float64) {
		top = y
		for _, l := range lines {
			block++
			at := x
			for _, w := range strings.Fields(l) {
				p.Spans = append(p.Spans, Span{Text: w, Size: 12, Block: block, Confidence: 0.9, Box: finding.Box{X: at, Y: y, Width: 6 * float64(len(w)), Height: 12}})
				at += 6*float64(len(w)) + 4
			}
			y += 16
		}
		bottom = y - 4
		y += 20
		return top, bottom
	}
	write(40, "Which of these keeps the milk of a whole week", "fresh in summer?")
	for _, c := range [][]string{
		{"A cellar below the house with a door", "that is closed all day"},
		{"A box of ice that is filled anew on", "every morning of the week and stands", "in the shade"},
		{"A tin on the roof"},
		{"A cool stream with a basket in it that", "hangs from a rope, which must be looked", "after, because floods may take it away", "in a night"},
	} {
		top, bottom := write(80, c...)
		p.Areas = append(p.Areas, Area{Box: finding.Box{X: 50, Y: (top+bottom)/2 - 7, Width: 14, Height: 14}, Stroke: "000000"})
	}
	doc, _ := Blocks(Document{Pages: []Page{p}})
	var got []string
	for _, b := range doc.Blocks {
		if q, ok := b.(page.Paragraph); ok && strings.TrimSpace(q.Text()) != "" {
			got = append(got, strings.TrimSpace(q.Text()))
		}
	}
	want := []string{
		"Which of these keeps the milk of a whole week fresh in summer?",
		"☐ A cellar below the house with a door that is closed all day",
		"☐ A box of ice that is filled anew on every morning of the week and stands in the shade",
		"☐ A tin on the roof",
		"☐ A cool stream with a basket in it that hangs from a rope, which must be looked after, because floods may take it away in a night",
	}
	if words(got) != words(want) {
		t.Errorf("got\n%s", strings.Join(got, "\n"))
	}
}

// words is text in one line.
func words(lines []string) string { return strings.Join(strings.Fields(strings.Join(lines, " ")), " ") }
