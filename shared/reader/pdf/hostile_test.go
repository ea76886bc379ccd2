package pdf

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"formwright/shared/problem"
)

// hostiles are files made to hurt.
func hostiles(t testing.TB) map[string][]byte {
	t.Helper()
	out := map[string][]byte{}
	build := func(name string, make func(f *file)) {
		f := newFile()
		make(f)
		out[name] = f.bytes()
	}
	build("a form that draws itself", func(f *file) {
		f.xobject("Me", "/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources 3 0 R", "/Me Do")
		f.page("/Me Do\n"+prose, "")
	})
	build("forms within forms", func(f *file) {
		for i := range 40 {
			f.xobject(fmt.Sprint("X", i), "/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources 3 0 R", fmt.Sprintf("/X%d Do /X%d Do", i+1, i+1))
		}
		f.page("/X28 Do\n"+prose, "")
	})
	build("a page of a planet's size", func(f *file) { f.page(prose, "/MediaBox [0 0 1e30 1e30]") })
	build("a page of no size", func(f *file) { f.page(prose, "/MediaBox [0 0 0 0]") })
	build("numbers beyond numbers", func(f *file) {
		f.page("99999999999999999999 0 0 1e-30 1e38 1 cm "+prose+"1e39 1e39 m 1 1 l S BT /F1 1e38 Tf (x) Tj ET", "")
	})
	build("many objects", func(f *file) {
		f.page(strings.Repeat("0 0 m 50 0 l S\n", maxObjects+1000)+prose, "")
	})
	build("a path without end", func(f *file) {
		f.page("0 0 m "+strings.Repeat("5 5 l 9 0 l ", 150_000)+"S\n"+prose, "")
	})
	build("a tree of pages that is its own leaf", func(f *file) { f.pages = []string{"2 0 R", "2 0 R"} })
	build("an image of a lie", func(f *file) {
		f.xobject("Lie", "/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8", "short")
		f.page("q 200 0 0 200 100 400 cm /Lie Do Q\n"+prose, "")
	})
	build("an image of a country", func(f *file) {
		f.xobject("Land", "/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceGray /BitsPerComponent 1", "short")
		f.page("q 200 0 0 200 100 400 cm /Land Do Q\n"+prose, "")
	})
	build("annotations of annotations", func(f *file) {
		n := f.add("<</Type /Annot /Subtype /Widget /Rect [0 0 9 9] /Parent 4 0 R>>")
		f.catalog = fmt.Sprintf("/AcroForm <</Fields [%d 0 R]>>", n)
		f.page(prose, fmt.Sprintf("/Annots [%s]", strings.Repeat("4 0 R ", maxAnnotations+10)))
	})
	return out
}

// TestHostile: whatever a file holds, it is read in part or refused with a
// problem, and the next one is read.
func TestHostile(t *testing.T) {
	good := newFile()
	good.page(prose, "")
	for name, data := range hostiles(t) {
		d, err := open(t).Read(context.Background(), data, nil)
		if err != nil && problem.CodeOf(err) == problem.Internal {
			t.Errorf("%s: %v", name, err)
		}
		for _, p := range d.Pages {
			if len(p.Lines) > maxObjects || len(p.Fields) > maxAnnotations {
				t.Errorf("%s: %d lines, %d fields", name, len(p.Lines), len(p.Fields))
			}
		}
		if d := read(t, good); len(d.Pages[0].Spans) != 1 {
			t.Fatalf("after %s nothing can be read", name)
		}
	}
}

// TestBoundsAreTold: what a page holds beyond a bound is left out with a finding
// that names the bound.
func TestBoundsAreTold(t *testing.T) {
	all := hostiles(t)
	for name, says := range map[string]string{"many objects": "50000 drawn objects", "annotations of annotations": "first 5000", "an image of a country": "too large"} {
		d, err := open(t).Read(context.Background(), all[name], nil)
		if err != nil || len(d.Findings) == 0 || !strings.Contains(d.Findings[0].Message, says) {
			t.Errorf("%s: %+v, %v", name, d.Findings, err)
		}
	}
}

// FuzzRead: no bytes make reading panic, or fail with anything but a problem.
func FuzzRead(f *testing.F) {
	for name, data := range hostiles(f) {
		// Forms within forms cost PDFium twice as much with each level; only the
		// deadline of the process that it runs in ends a mutation with more of them.
		if len(data) < 20_000 && name != "forms within forms" {
			f.Add(data)
		}
	}
	ordinary := newFile()
	ordinary.xobject("Photo", ofJPEG, photo(f, 64, 48))
	note := ordinary.add("<</Type /Annot /Subtype /Highlight /Rect [50 690 100 710] /C [1 1 0]>>")
	ordinary.page(prose+say(50, 700, "F2", 12, "1. Which?")+"50 600 m 90 600 l S q 50 0 0 50 50 400 cm /Photo Do Q", fmt.Sprintf("/Annots [%d 0 R]", note))
	f.Add(ordinary.bytes())
	e := open(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 1<<20 {
			return
		}
		d, err := e.Read(context.Background(), data, nil)
		if err != nil && problem.CodeOf(err) == problem.Internal {
			t.Fatal(err)
		}
		for _, p := range d.Pages {
			for _, s := range p.Spans {
				if strings.TrimSpace(s.Text) == "" {
					t.Fatalf("a span without text: %+v", s)
				}
			}
		}
	})
}
