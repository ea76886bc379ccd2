package docx

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// The fields of a page that was copied into a document stand there as controls: what
// they are is kept, and not what someone picked or typed in them.
func TestFieldsOfCopiedPages(t *testing.T) {
	field := func(id string) string {
		return `<w:r><w:object><v:shape><v:imagedata r:id="i1"/></v:shape><w:control r:id="` + id + `" w:name="DefaultOcxName"/></w:object></w:r>`
	}
	part := func(class string) string {
		return `<ax:ocx xmlns:ax="http://schemas.microsoft.com/office/2006/activeX" ax:classid="{` + class + `-5CC6-11CF-8D67-00AA00BDCE1D}" ax:persistence="persistStream"/>`
	}
	d := doc(para(field("radio")+r("Rome")+field("box")+field("line")+field("button")+field("other"))).
		related("i1", "image", "media/1.gif", "GIF89a\x02\x00\x03\x00\x00\x00\x00;").
		related("radio", "control", "activeX/activeX1.xml", part("5512D118")).
		related("box", "control", "activeX/activeX2.xml", part("5512d116")).
		related("line", "control", "activeX/activeX3.xml", part("5512D11A")).
		related("button", "control", "activeX/activeX4.xml", part("5512D110")).
		related("other", "control", "activeX/activeX5.xml", part("00000000"))
	var got []page.Run
	for _, run := range runsOf(t, d) {
		if run.Image != nil {
			run.Text = run.Image.Alt
		}
		got = append(got, page.Run{Kind: run.Kind, Text: run.Text})
	}
	box := page.Run{Kind: page.ImageRun, Text: page.FieldBox}
	want := []page.Run{box, {Text: "Rome"}, box, {Kind: page.BlankRun}, {Kind: page.ImageRun}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
