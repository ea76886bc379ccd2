package pdf

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// annotated reads a page of a line of text with annotations.
func annotated(t *testing.T, notes ...string) layout.Page {
	t.Helper()
	f := newFile()
	refs := ""
	for _, n := range notes {
		refs += fmt.Sprintf("%d 0 R ", f.add("<</Type /Annot "+n+">>"))
	}
	f.page(prose+say(50, 700, "F1", 12, "The capital of France is Paris"), "/Annots ["+refs+"]")
	p := read(t, f).Pages[0]
	p.Spans = p.Spans[1:]
	return p
}

func TestNotes(t *testing.T) {
	const paris = "/Rect [177 696 217 710] /QuadPoints [177 710 217 710 177 696 217 696] /C [1 0.9 0]"
	box := finding.Box{X: 177, Y: 90, Width: 40, Height: 14}
	p := annotated(t, "/Subtype /Highlight "+paris)
	if diff := cmp.Diff([]layout.Area{{Box: box, Fill: "FFE500", Comment: true}}, p.Areas); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"The capital of France is ", "Paris"}, texts(p)); diff != "" {
		t.Error(diff)
	}
	p = annotated(t, "/Subtype /StrikeOut "+paris, "/Subtype /Underline "+paris)
	if len(p.Lines) != 2 || p.Lines[0].Y1 != 97 || p.Lines[1].Y1 <= 100 || p.Lines[0].X1 != 177 || p.Lines[0].Color != "FFE500" {
		t.Errorf("a strike and an underline: %+v", p.Lines)
	}
	p = annotated(t, "/Subtype /Circle /Rect [170 690 220 715] /C [1 0 0]")
	if diff := cmp.Diff([]layout.Area{{Box: finding.Box{X: 170, Y: 85, Width: 50, Height: 25}, Stroke: "FF0000", Comment: true}}, p.Areas); diff != "" {
		t.Error(diff)
	}
	p = annotated(t, "/Subtype /FreeText /Rect [300 690 400 720] /DA (/Helv 12 Tf) /Contents (Answer: B)")
	if diff := cmp.Diff([]string{"The capital of France is Paris", "Answer: B"}, texts(p)); diff != "" {
		t.Error(diff)
	}
	p = annotated(t, "/Subtype /Highlight /F 2 "+paris)
	if len(p.Areas) != 0 {
		t.Errorf("a hidden annotation: %+v", p.Areas)
	}
}

func TestLinks(t *testing.T) {
	p := annotated(t, "/Subtype /Link /Rect [40 690 300 715] /A <</S /URI /URI (https://example.org/a)>>")
	if p.Spans[0].Link != "https://example.org/a" {
		t.Errorf("%+v", p.Spans)
	}
	p = annotated(t, "/Subtype /Link /Rect [40 690 300 715] /A <</S /URI /URI (javascript:alert\\(1\\))>>", "/Subtype /Link /Rect [40 690 300 715] /Dest [3 0 R /Fit]")
	if p.Spans[0].Link != "" {
		t.Errorf("%+v", p.Spans)
	}
}

func TestFields(t *testing.T) {
	f := newFile()
	radios := f.add("<</FT /Radio>>") // replaced below, when its kids are known
	state := "/AP <</N <</%s 10 0 R /Off 10 0 R>>>> /AS /%s"
	notes := []int{
		f.add("<</Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ada Lovelace) /Rect [50 700 150 720]>>"),
		f.add("<</Type /Annot /Subtype /Widget /FT /Btn /T (agree) /V /Yes /Rect [50 660 60 670] " + fmt.Sprintf(state, "Yes", "Yes") + ">>"),
		f.add("<</Type /Annot /Subtype /Widget /FT /Ch /Ff 131072 /T (city) /V (Rome) /Opt [(Paris) (Rome) (Oslo)] /Rect [50 620 150 640]>>"),
		f.add(fmt.Sprintf("<</Type /Annot /Subtype /Widget /Parent %d 0 R /Rect [50 580 60 590] "+state+">>", radios, "a", "Off")),
		f.add(fmt.Sprintf("<</Type /Annot /Subtype /Widget /Parent %d 0 R /Rect [70 580 80 590] "+state+">>", radios, "b", "b")),
	}
	f.objects[radios-1] = fmt.Sprintf("<</FT /Btn /Ff 32768 /T (q1) /V /b /Kids [%d 0 R %d 0 R]>>", notes[3], notes[4])
	f.stream("/Type /XObject /Subtype /Form /BBox [0 0 10 10]", "")
	f.catalog = fmt.Sprintf("/AcroForm <</Fields [%d 0 R %d 0 R %d 0 R %d 0 R]>>", notes[0], notes[1], notes[2], radios)
	refs := strings.Trim(strings.ReplaceAll(fmt.Sprint(notes), " ", " 0 R "), "[]") + " 0 R"
	f.page(prose, "/Annots ["+refs+"]")
	var got []layout.Field
	for _, field := range read(t, f).Pages[0].Fields {
		if field.Kind == layout.TextField && field.Box != (finding.Box{X: 50, Y: 80, Width: 100, Height: 20}) {
			t.Errorf("box %+v", field.Box)
		}
		field.Box = finding.Box{}
		got = append(got, field)
	}
	want := []layout.Field{
		{Kind: layout.TextField, Name: "name", Value: "Ada Lovelace"},
		{Kind: layout.CheckField, Name: "agree", Value: "Yes", Checked: true},
		{Kind: layout.ListField, Name: "city", Value: "Rome", Options: []string{"Paris", "Rome", "Oslo"}},
		{Kind: layout.RadioField, Name: "q1"},
		{Kind: layout.RadioField, Name: "q1", Value: "b", Checked: true},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestInk: what a hand drew over the page is strokes; a long flat one is a line.
func TestInk(t *testing.T) {
	p := annotated(t, "/Subtype /Ink /Rect [40 690 60 710] /InkList [[42 700 46 694 58 712]]", "/Subtype /Ink /Rect [177 696 217 700] /InkList [[177 697 190 698 217 697]]")
	want := []layout.Stroke{{Points: []layout.Point{{X: 42, Y: 100}, {X: 46, Y: 106}, {X: 58, Y: 88}}}}
	if diff := cmp.Diff(want, p.Strokes); diff != "" {
		t.Error(diff)
	}
	if len(p.Lines) != 1 || p.Lines[0].X1 != 177 || p.Lines[0].Y1 != p.Lines[0].Y2 {
		t.Errorf("a line: %+v", p.Lines)
	}
}
