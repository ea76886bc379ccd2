package scan_test

import (
	"context"
	"image/color"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/scan"
)

// printed writes lines of which some words are set in another font, between stars.
func printed(t *testing.T, dpi float64, other []byte, lines []string) (*ocrtest.Sheet, []layout.Span) {
	t.Helper()
	s := ocrtest.Sized(420, 300, dpi)
	var words []layout.Span
	for i, line := range lines {
		x, y, in := 40.0, 40+18*float64(i), false
		for _, part := range strings.Split(line, "*") {
			s.Font(goregular.TTF)
			if in {
				s.Font(other)
			}
			in = !in
			for _, w := range strings.Fields(part) {
				end, err := s.Write(x, y, 11, w, color.Black)
				if err != nil {
					t.Fatal(err)
				}
				words = append(words, layout.Span{Text: w, Box: finding.Box{X: x - 0.5, Y: y - 9, Width: end - x + 1, Height: 12}, Size: 12, Confidence: 0.9, Block: i + 1})
				x = end + 4
			}
		}
	}
	return s, words
}

func boldWords(t *testing.T, s *ocrtest.Sheet, words []layout.Span) (out []string) {
	t.Helper()
	p, err := scan.Page(context.Background(), s.Image, s.DPI, &fake{spans: words})
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range p.Spans {
		if w.Bold {
			out = append(out, w.Text)
		}
	}
	return out
}

func TestBoldPrint(t *testing.T) {
	lines := []string{"1. Which planet is nearest to the Sun?", "A. Venus", "*B. Mercury*", "C. Saturn and its many rings", "2. Water boils at", "*A. 100 °C at sea level*", "B. 75 °C"}
	for _, dpi := range []float64{100, 150, 220} {
		s, words := printed(t, dpi, gobold.TTF, lines)
		if got, want := boldWords(t, s, words), strings.Fields("B. Mercury A. 100 °C at sea level"); !slices.Equal(got, want) {
			t.Errorf("at %v dpi: got %q, want %q", dpi, got, want)
		}
	}
}

func TestOnePrintIsNotBold(t *testing.T) {
	plain := []string{"1. WHICH OF THESE is the LARGEST ocean?", "A. Pacific", "B. ATLANTIC Ocean", "C. Indian Ocean, mm iii", "2. How many metres are 12 km?", "A. 12000", "B. 1200"}
	mono := []string{"1. What does *fmt.Println(value)* print?", "A. *value*", "B. *12 and more*", "C. nothing at all"}
	for _, dpi := range []float64{100, 150, 220} {
		for _, lines := range [][]string{plain, mono} {
			s, words := printed(t, dpi, gomono.TTF, lines)
			if got := boldWords(t, s, words); len(got) > 0 {
				t.Errorf("at %v dpi: %q", dpi, got)
			}
		}
	}
}
