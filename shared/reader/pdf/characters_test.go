package pdf

import (
	"context"
	"slices"
	"testing"
)

// TestRowsAreTheCharacters: what stands where PDFium keeps the characters of a page
// is what its functions give, also for the spaces and line breaks it adds. A version
// that keeps them elsewhere makes this fail; documents are then read all the same,
// but slowly.
func TestRowsAreTheCharacters(t *testing.T) {
	ctx := context.Background()
	instance, err := open(t).pool.GetInstanceWithContext(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer discard(instance)
	lib, err := newLibrary(instance)
	if err != nil {
		t.Fatal(err)
	}
	f := newFile()
	f.page(say(50, 700, "F1", 12, "A. one     B. two")+say(50, 680, "F2", 14, "Bold")+say(90, 684, "F1", 7, "2")+
		"BT /F1 12 Tf 0 1 -1 0 20 300 Tm (up) Tj ET\n", "")
	s := &sheet{reading: &reading{lib: lib}}
	if err := s.open(f.bytes()); err != nil {
		t.Fatal(err)
	}
	page := lib.handle("FPDF_LoadPage", uint64(s.doc), 0)
	textPage := lib.handle("FPDFText_LoadPage", uint64(page))
	all := make([]character, lib.number("FPDFText_CountChars", uint64(textPage)))
	if !s.readRows(textPage, all) {
		t.Fatal("they are elsewhere")
	}
	for i, c := range all {
		if want := s.asked(textPage, i); c != want {
			t.Errorf("character %d: %v, want %v", i, c, want)
		}
	}
	if !slices.ContainsFunc(all, func(c character) bool { return c.object == 0 }) || len(all) < 20 {
		t.Errorf("%d characters, none of them added", len(all))
	}
	if s.readRows(textPage, make([]character, len(all)+1)) || s.readRows(page, all) {
		t.Error("rows are read that are none")
	}
}
