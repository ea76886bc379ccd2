package odf

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestTextOnFilledShapes reads choices whose text boxes lie over coloured
// rectangles: they stand where their rectangles do and show their colour.
func TestTextOnFilledShapes(t *testing.T) {
	fill := func(name, colour string) string {
		return `<style:style style:name="` + name + `" style:family="graphic"><style:graphic-properties draw:fill-color="` + colour + `"/></style:style>`
	}
	box := func(style, x, y string) string {
		return `<draw:custom-shape draw:style-name="` + style + `" svg:x="` + x + `" svg:y="` + y + `" svg:width="10cm" svg:height="2cm"><text:p/></draw:custom-shape>`
	}
	wide := func(x, y, text string) string {
		return `<draw:frame presentation:class="title" svg:x="` + x + `" svg:y="` + y + `" svg:width="24cm" svg:height="2cm"><draw:text-box>` + p(text) + `</draw:text-box></draw:frame>`
	}
	body := `<draw:page>` + wide("1cm", "1cm", "Which is a fruit?") +
		box("red", "1cm", "8cm") + box("green", "14cm", "8cm") + box("red", "1cm", "12cm") + box("red", "14cm", "12cm") +
		wide("-6cm", "12.1cm", "C) chair") + wide("7cm", "12cm", "D) stone") + wide("7cm", "8.1cm", "B) plum") + frame("", "1cm", "8.2cm", p("A) spoon")) + `</draw:page>`
	doc := slides(body).with(fill("red", "#ff0000")+fill("green", "#00a933")).check(t, "Which is a fruit?", "A) spoon", "B) plum", "C) chair", "D) stone")
	var shades []string
	for _, b := range doc.Blocks {
		p := b.(page.Paragraph)
		shades = append(shades, p.Runs[0].Marks.Shading)
		if p.Style.Heading != 0 != (len(shades) == 1) {
			t.Errorf("only the first is a heading, not %q", p.Text())
		}
	}
	if diff := cmp.Diff([]string{"", "", "00A933", "", ""}, shades); diff != "" {
		t.Errorf("shading (-want +got):\n%s", diff)
	}
}
