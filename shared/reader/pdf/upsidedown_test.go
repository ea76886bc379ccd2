package pdf

import (
	"slices"
	"testing"

	"formwright/shared/reader/layout"
)

// TestUpsideDown: answers printed upside down below a test are read in their order, in
// place; a stamp of few letters is not.
func TestUpsideDown(t *testing.T) {
	upsideDown := func(content string) layout.Page {
		f := newFile()
		f.page(prose+content, "")
		return read(t, f).Pages[0]
	}
	p := upsideDown("BT -1 0 0 -1 300 60 Tm /F1 9 Tf (Answers: 1. B) Tj ET BT -1 0 0 -1 300 74 Tm /F1 9 Tf (2. A, 3. C) Tj ET\n")
	got := texts(p)
	first, second := slices.Index(got, "Answers: 1. B"), slices.Index(got, "2. A, 3. C")
	if first < 0 || second < 0 {
		t.Fatalf("%q", got)
	}
	if a, b := p.Spans[first].Box, p.Spans[second].Box; a.Y >= b.Y || a.X < 200 || a.Y < 700 {
		t.Errorf("%+v, %+v", a, b)
	}
	if got := texts(upsideDown("BT -1 0 0 -1 300 60 Tm /F1 9 Tf (DRAFT) Tj ET\n")); slices.Contains(got, "DRAFT") {
		t.Errorf("a stamp: %q", got)
	}
}
