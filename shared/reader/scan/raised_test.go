package scan_test

import (
	"context"
	"image/color"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/scan"
)

// TestRaisedDigits: the sign at the end of a unit is a raised digit where it stands high,
// and a question mark where its dot is on the line.
func TestRaisedDigits(t *testing.T) {
	for _, dpi := range []float64{150, 200} {
		s := ocrtest.Sized(420, 200, dpi)
		var words []layout.Span
		write := func(x, y float64, text, raised, read string, block int) {
			end, err := s.Write(x, y, 11, text, color.Black)
			if err != nil {
				t.Fatal(err)
			}
			if raised != "" {
				if end, err = s.Write(end+0.5, y-4.5, 7, raised, color.Black); err != nil {
					t.Fatal(err)
				}
			}
			words = append(words, layout.Span{Text: read, Confidence: 0.9, Size: 12, Block: block, Box: finding.Box{X: x - 0.5, Y: y - 10.5, Width: end - x + 1.5, Height: 13}})
		}
		for i, l := range []struct{ text, raised, read string }{{"Henry", "", "Henry"}, {"cm", "2", "cm?"}, {"metre", "3", "metre?"}, {"inch", "2", "inch®"}, {"cm?", "", "cm?"}, {"Which of these units?", "", "units?"}} {
			write(40, 40+20*float64(i), l.text, l.raised, l.read, i+1)
		}
		p, err := scan.Page(context.Background(), s.Image, s.DPI, &fake{spans: words})
		if err != nil {
			t.Fatal(err)
		}
		for i, want := range []string{"Henry", "cm²", "metre³", "inch²", "cm?", "units?"} {
			if got := p.Spans[i].Text; got != want {
				t.Errorf("at %v dpi: got %q, want %q", dpi, got, want)
			}
		}
	}
}
