package pdf

import (
	"context"
	"slices"
	"strings"
	"testing"
)

// TestJunkBelowAScan: hidden words that are none are not read where OCR can be
// asked; good ones are, and without OCR all of them.
func TestJunkBelowAScan(t *testing.T) {
	const good = "Which of these animals are mammals and which of them lay eggs on land?"
	const junk = "Wh1ch o;f th«se an|m^ls ar¢e mAmMaLs a;nd wh~ch xj of lqrtbcd 3ggs l^nd"
	layer := func(text string) []byte {
		f := newFile()
		f.xobject("Scan", strings.Replace(strings.Replace(ofJPEG, "/Width 64", "/Width 8", 1), "/Height 48", "/Height 8", 1), "broken")
		f.page("q 600 0 0 800 0 0 cm /Scan Do Q\nBT 3 Tr /F1 12 Tf 50 700 Td ("+text+") Tj ET\n", "")
		return f.bytes()
	}
	for _, c := range []struct {
		name, text string
		ocr        OCR
		want       string
	}{
		{"good", good, marking{}, "Which"},
		{"junk", junk, marking{}, "Paris"},
		{"junk without OCR", junk, nil, "Wh1ch"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d, err := withOCR(t, c.ocr).Read(context.Background(), layer(c.text), nil)
			if err != nil {
				t.Fatal(err)
			}
			read := strings.Fields(strings.Join(texts(d.Pages[0]), " "))
			if !slices.Contains(read, c.want) {
				t.Errorf("%q, want %s", read, c.want)
			}
		})
	}
}
