package element_test

import (
	"encoding/xml"
	"testing"

	"formwright/shared/writer/element"
)

func TestWriter(t *testing.T) {
	var w element.Writer
	w.Start("a", "title", "x \"y\"\n<z>", "none", "")
	w.Leaf("b", "1 < 2 & \x003", "id", "q1")
	w.Empty("c")
	w.End()
	want := "<a title=\"x &quot;y&quot;&#10;&lt;z&gt;\">\n  <b id=\"q1\">1 &lt; 2 &amp; 3</b>\n  <c/>\n</a>\n"
	if got := w.String(); got != want {
		t.Errorf("got %q", got)
	}
	var back struct {
		Title string `xml:"title,attr"`
		B     string `xml:"b"`
	}
	if err := xml.Unmarshal([]byte(w.String()), &back); err != nil || back.Title != "x \"y\"\n<z>" || back.B != "1 < 2 & 3" {
		t.Errorf("%+v %v", back, err)
	}
}
