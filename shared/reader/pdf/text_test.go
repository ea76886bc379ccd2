package pdf

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

func TestSpansAreWhatIsSet(t *testing.T) {
	p := onePage(t, say(50, 700, "F1", 12, "Plain")+"1 0 0 rg "+say(50, 680, "F2", 14, "Bold red")+
		"0.1 g "+say(50, 660, "F3", 12, "Slanted")+say(50, 640, "F4", 10, "code = 1"))
	var got []layout.Span
	for _, s := range p.Spans {
		s.Box = finding.Box{}
		got = append(got, s)
	}
	want := []layout.Span{
		{Text: "Plain", Font: "Helvetica", Size: 12},
		{Text: "Bold red", Font: "Helvetica-Bold", Size: 14, Bold: true, Color: "FF0000"},
		{Text: "Slanted", Font: "Times-Italic", Size: 12, Italic: true},
		{Text: "code = 1", Font: "Courier", Size: 10, Mono: true},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if b := p.Spans[0].Box; b.X != 50 || !within(b.Y+0.78*12-100, 0.01) || !within(b.Width-26.7, 0.5) {
		t.Errorf("a baseline at 700 of 800 is 100 from the top: %+v", b)
	}
}

// TestGaps: choices side by side and columns are spans of their own, words with
// their spaces are not.
func TestGaps(t *testing.T) {
	for content, want := range map[string][]string{
		"BT /F1 12 Tf 50 700 Td [(A. 159) -3000 (b. 191)] TJ ET\n":                                               {"A. 159 ", "b. 191"},
		say(50, 700, "F1", 12, "A. one     B. two"):                                                              {"A. one ", "B. two"},
		say(50, 700, "F1", 12, "Left column") + say(300, 700, "F1", 12, "Right"):                                 {"Left column ", "Right"},
		"BT /F1 12 Tf 50 700 Td 6 Tw (Spread to fill a line) Tj ET 0 Tw\n":                                       {"Spread to fill a line"},
		"BT /F1 12 Tf 50 700 Td [(Ker) 80 (ned w) -20 (ord)] TJ ET\n":                                            {"Kerned word"},
		say(50, 700, "F1", 12, "First line") + say(50, 686, "F1", 12, "second"):                                  {"First line", "second"},
		say(50, 700, "F1", 12, "What is ") + say(94.7, 700, "F2", 12, "not ") + say(118, 700, "F1", 12, "true?"): {"What is ", "not ", "true?"},
		say(50, 700, "F1", 12, "x") + say(56, 704, "F1", 7, "2") + say(60, 700, "F1", 12, "+1"):                  {"x", "2", "+1"},
	} {
		if diff := cmp.Diff(want, texts(onePage(t, content))); diff != "" {
			t.Errorf("%s: %s", content, diff)
		}
	}
}

// TestCutByMarks: a highlight, an underline or the border of a cell that is over
// a part of a line cuts it there, between words.
func TestCutByMarks(t *testing.T) {
	line := say(50, 700, "F1", 12, "The capital of France is Paris")
	for content, want := range map[string][]string{
		"1 1 0 rg 177 696 40 14 re f 0 g\n" + line: {"The capital of France is ", "Paris"},
		line + "71 698 m 113 698 l S\n":            {"The ", "capital ", "of France is Paris"},
		line + "176.5 650 m 176.5 720 l S\n":       {"The capital of France is ", "Paris"},
		line + "130 650 m 130 720 l S\n":           {"The capital of France is Paris"},
		line + "40 650 m 40 720 l S\n":             {"The capital of France is Paris"},
		"1 1 0 rg 40 690 300 20 re f 0 g\n" + line: {"The capital of France is Paris"},
	} {
		if diff := cmp.Diff(want, texts(onePage(t, content))); diff != "" {
			t.Errorf("%s: %s", content, diff)
		}
	}
}

// TestUnseen: what a person does not see on the page is not read.
func TestUnseen(t *testing.T) {
	seen := say(50, 600, "F1", 12, "Seen")
	for name, content := range map[string]string{
		"a watermark":     "BT 0.7 0.7 -0.7 0.7 100 300 Tm /F1 60 Tf 0.8 g (DRAFT) Tj ET 0 g\n",
		"a margin note":   "BT 0 1 -1 0 20 300 Tm /F1 12 Tf (arXiv:1234.5678) Tj ET\n",
		"invisible":       "BT 3 Tr /F1 12 Tf 50 700 Td (hidden words) Tj ET 0 Tr\n",
		"white on paper":  "1 g " + say(50, 700, "F1", 12, "the answer is B") + "0 g ",
		"white on a line": "0 g 85 690 1.5 25 re f 1 g " + say(50, 700, "F1", 12, "the answer is") + "0 g ",
		"grey on grey":    "0.75 g 40 690 300 25 re f " + say(50, 700, "F1", 12, "0") + "0 g ",
		"off the page":    say(50, 900, "F1", 12, "printer's notes"),
	} {
		if diff := cmp.Diff([]string{"Seen"}, texts(onePage(t, content+seen))); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	white := onePage(t, "0 0 0.5 rg 40 690 300 25 re f 1 g "+say(50, 700, "F1", 12, "Heading")+"0 g "+seen)
	if diff := cmp.Diff([]string{"Heading", "Seen"}, texts(white)); diff != "" {
		t.Errorf("white on blue: %s", diff)
	}
	grey := onePage(t, "0.75 g 40 690 300 25 re f 1 0 0 rg 40 690 20 25 re f 0.75 g "+say(45, 700, "F1", 12, "7")+"0 g "+seen)
	if diff := cmp.Diff([]string{"7", "Seen"}, texts(grey)); diff != "" {
		t.Errorf("grey on red on grey: %s", diff)
	}
	cropped := newFile()
	cropped.page(prose+say(50, 700, "F1", 12, "cut away")+say(50, 300, "F1", 12, "kept"), "/CropBox [0 0 600 400]")
	p := read(t, cropped).Pages[0]
	if got := texts(p); len(got) != 2 || got[1] != "kept" || p.Height != 400 || !within(p.Spans[1].Box.Y+0.78*12-100, 0.01) {
		t.Errorf("cropped: %+v", p)
	}
}

// TestLettersDrawnAsShapes: where letters are shapes, the transparent text over
// them is what a person sees; over letters it only repeats them.
func TestLettersDrawnAsShapes(t *testing.T) {
	f := newFile()
	f.page(prose+say(50, 700, "F1", 12, "Once")+"/G0 gs "+say(50, 400, "F1", 12, "Drawn")+say(50, 700, "F1", 12, "Again"), "/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> /ExtGState << /G0 << /ca 0 /CA 0 >> >> >>")
	got := read(t, f).Pages[0]
	if all := texts(got); !slices.Contains(all, "Drawn") || slices.Contains(all, "Again") {
		t.Errorf("read %q", all)
	}
}

// TestFakeBold: without a bold font, programs stroke the letters or draw them twice.
func TestFakeBold(t *testing.T) {
	for name, content := range map[string]string{
		"stroked": "BT 2 Tr 0.4 w /F1 12 Tf 50 700 Td (Paris) Tj ET 0 Tr\n",
		"twice":   say(50, 700, "F1", 12, "Paris") + say(50.2, 700, "F1", 12, "Paris"),
	} {
		p := onePage(t, content+say(50, 680, "F1", 12, "London"))
		if diff := cmp.Diff([]string{"Paris", "London"}, texts(p)); diff != "" {
			t.Fatalf("%s: %s", name, diff)
		}
		if !p.Spans[0].Bold || p.Spans[1].Bold {
			t.Errorf("%s: %+v", name, p.Spans)
		}
	}
	if p := onePage(t, say(50, 700, "F1", 12, "Paris")+say(50, 700, "F1", 12, "Paris")); len(p.Spans) != 1 || p.Spans[0].Bold {
		t.Errorf("the same letters at the same place look no bolder: %+v", p.Spans)
	}
}

func TestDingbats(t *testing.T) {
	p := onePage(t, say(50, 700, "F5", 12, "37lo")+say(50, 680, "F6", 12, "ap")+say(50, 660, "F1", 12, "37"))
	if diff := cmp.Diff([]string{"✓✗●☐", "απ", "37"}, texts(p)); diff != "" {
		t.Error(diff)
	}
}

// TestTurned: whichever way a page is turned, its text is upright and in place.
func TestTurned(t *testing.T) {
	upright := prose + say(50, 700, "F1", 12, "Top left")
	aside := "BT 0 1 -1 0 100 50 Tm /F1 12 Tf (Top left) Tj ET BT 0 1 -1 0 560 50 Tm /F1 9 Tf (A long line that says which way this page is meant to be read by people) Tj ET\n"
	for name, turned := range map[string]struct{ content, entries string }{
		"not":                    {upright, ""},
		"by the file":            {aside, "/Rotate 90 /MediaBox [0 0 800 600]"},
		"by nobody":              {aside, "/MediaBox [0 0 800 600]"},
		"with its origin inside": {"1 0 0 1 -100 -200 cm " + upright, "/MediaBox [-100 -200 500 600]"},
	} {
		f := newFile()
		f.page(turned.content, turned.entries)
		p := read(t, f).Pages[0]
		if p.Width != 600 || p.Height != 800 {
			t.Errorf("%s: %g by %g", name, p.Width, p.Height)
		}
		for _, s := range p.Spans {
			if s.Text == "Top left" && within(s.Box.X-50, 0.01) && within(s.Box.Y+0.78*12-100, 0.01) && s.Box.Width > 40 {
				name = ""
			}
		}
		if name != "" {
			t.Errorf("%s: %+v", name, p.Spans)
		}
	}
}

func TestAccentsOfTeX(t *testing.T) {
	// TeX draws the accent, then the letter below it: \264 is the acute accent.
	p := onePage(t, "BT /F1 12 Tf 50 700 Td [(caf) -112 (\\264) 444 (e)] TJ ET\n"+say(50, 680, "F1", 12, "a \\264 b"))
	if diff := cmp.Diff([]string{"café", "a ´ b"}, texts(p)); diff != "" {
		t.Error(diff)
	}
	// Some programs draw the accents of a line after it: \250 is the diaeresis.
	p = onePage(t, say(50, 700, "F1", 12, "Ubung fur")+say(51.5, 700.2, "F1", 12, "\\250")+say(93, 700.1, "F1", 12, "\\250")+say(300, 700, "F1", 12, "\\250"))
	if diff := cmp.Diff([]string{"Übung für ", "¨"}, texts(p)); diff != "" {
		t.Error(diff)
	}
}

// TestHyphens: a hyphen at the end of a line is one, a soft one elsewhere is not seen.
func TestHyphens(t *testing.T) {
	p := onePage(t, say(50, 700, "F1", 12, "a long coopera-")+say(50, 686, "F1", 12, "tion of self-")+say(50, 672, "F1", 12, "made men"))
	if diff := cmp.Diff("a long coopera-|tion of self-|made men", strings.Join(texts(p), "|")); diff != "" {
		t.Error(diff)
	}
	soft := []glyph{{text: "co"}, {text: "\u00AD"}, {text: "operation"}, {text: "\u00AD"}}
	if got := written(soft, true); got != "cooperation-" {
		t.Errorf("soft hyphens in %q", got)
	}
	wide := []glyph{{text: "a"}, {text: "\u00AD", left: 10, right: 13}, {text: "t"}, {text: "\u00AD", left: 17, right: 17}, {text: "il"}}
	if got := written(wide, false); got != "a-til" {
		t.Errorf("a hyphen that is seen in %q", got)
	}
}

// TestCyrillicWithoutATable: codes of the Cyrillic code page that PDFium takes
// for Latin letters are given back; a page in a Latin language is left alone.
func TestCyrillicWithoutATable(t *testing.T) {
	russian := "\307\340\344\340\367\340 1. \321\352\356\353\374\352\356 \361\362\356\360\356\355 \363 \352\342\340\344\360\340\362\340 \350 \361\352\356\353\374\352\356 \363 \362\360\345\363\343\356\353\374\355\350\352\340?"
	f := newFile()
	f.page(say(50, 700, "F1", 12, russian), "")
	if diff := cmp.Diff([]string{"Задача 1. Сколько сторон у квадрата и сколько у треугольника?"}, texts(read(t, f).Pages[0])); diff != "" {
		t.Error(diff)
	}
	french := "\311t\351 apr\350s \351t\351, la m\352me r\350gle s'applique \340 tous les \351l\350ves."
	if diff := cmp.Diff([]string{"Été après été, la même règle s'applique à tous les élèves."}, texts(onePage(t, say(50, 700, "F1", 12, french)))); diff != "" {
		t.Error(diff)
	}
}

// TestLettersOfFormulas: the italic letters of formulas, which UTF-16 writes in
// two halves, are the letters they look like.
func TestLettersOfFormulas(t *testing.T) {
	f := newFile()
	names := f.stream("", "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /N def /CMapType 2 def\n"+
		"1 begincodespacerange <00> <FF> endcodespacerange\n"+
		"3 beginbfchar <61> <D835DC65> <62> <D835DF0B> <63> <D835DFCF> endbfchar\nendcmap end end")
	f.fonts = fmt.Sprintf("/F9 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode %d 0 R>> ", names)
	f.page(say(50, 700, "F1", 12, "Let ")+say(75, 700, "F9", 12, "abc")+prose, "")
	p := read(t, f).Pages[0]
	if got := texts(p)[0]; got != "Let xπ1" {
		t.Errorf("%q", got)
	}
}

// TestTabForASpace: the glyph of a space that a printer of browsers names a tab is
// a space, wherever words stand apart.
func TestTabForASpace(t *testing.T) {
	f := newFile()
	names := f.stream("", "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /N def /CMapType 2 def\n"+
		"1 begincodespacerange <00> <FF> endcodespacerange\n"+
		"2 beginbfrange <20> <20> <0009> <21> <7E> <0021> endbfrange\nendcmap end end")
	f.fonts = fmt.Sprintf("/F9 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode %d 0 R>> ", names)
	f.page(say(50, 700, "F9", 12, "Which river is long?")+prose, "")
	if got := texts(read(t, f).Pages[0])[0]; got != "Which river is long?" {
		t.Errorf("%q", got)
	}
}
