package docx

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

func TestDirectMarks(t *testing.T) {
	tests := []struct {
		rPr  string
		want page.Marks
	}{
		{`<w:b/><w:i w:val="true"/>`, page.Marks{Bold: true, Italic: true}},
		{`<w:b w:val="0"/><w:i w:val="false"/><w:strike w:val="off"/>`, page.Marks{}},
		{`<w:b w:val="none"/>`, page.Marks{}},
		{`<w:u w:val="single"/>`, page.Marks{Underline: true}},
		{`<w:u w:val="none"/>`, page.Marks{}},
		{`<w:strike/>`, page.Marks{Strike: true}},
		{`<w:dstrike/>`, page.Marks{Strike: true}},
		{`<w:highlight w:val="yellow"/>`, page.Marks{Highlight: "FFFF00"}},
		{`<w:highlight w:val="darkGreen"/>`, page.Marks{Highlight: "008000"}},
		{`<w:highlight w:val="white"/>`, page.Marks{}},
		{`<w:highlight w:val="none"/>`, page.Marks{}},
		{`<w:shd w:val="clear" w:color="auto" w:fill="ffff00"/>`, page.Marks{Shading: "FFFF00"}},
		{`<w:shd w:val="clear" w:fill="FFFFFF"/>`, page.Marks{}},
		{`<w:shd w:val="clear" w:fill="auto"/>`, page.Marks{}},
		{`<w:shd w:val="solid" w:color="00B050" w:fill="auto"/>`, page.Marks{Shading: "00B050"}},
		{`<w:color w:val="ff0000"/>`, page.Marks{Color: "FF0000"}},
		{`<w:color w:val="auto"/>`, page.Marks{}},
		{`<w:color w:val="000000"/>`, page.Marks{}},
		{`<w:color w:val="1F1F1F" w:themeColor="text1"/>`, page.Marks{}},
		{`<w:color w:val="7F7F7F" w:themeColor="text1" w:themeTint="80"/>`, page.Marks{Color: "7F7F7F"}},
		{`<w:color w:themeColor="accent2"/>`, page.Marks{Color: "ED7D31"}},
		{`<w:color w:val="notacolour"/>`, page.Marks{}},
		{`<w:vertAlign w:val="superscript"/>`, page.Marks{Super: true}},
		{`<w:vertAlign w:val="subscript"/>`, page.Marks{Sub: true}},
		{`<w:position w:val="6"/>`, page.Marks{Super: true}},
		{`<w:position w:val="-6"/>`, page.Marks{Sub: true}},
		{`<w:position w:val="2"/>`, page.Marks{}},
		{`<w:rFonts w:ascii="Courier New"/>`, page.Marks{Code: true}},
		{`<w:rFonts w:ascii="Roboto Mono"/>`, page.Marks{Code: true}},
		{`<w:rFonts w:ascii="Arial"/>`, page.Marks{}},
		{`<w:em w:val="dot"/>`, page.Marks{Underline: true}},
		{`<w:em w:val="none"/>`, page.Marks{}},
		{`<w:caps/><w:spacing w:val="40"/>`, page.Marks{}},
		{`<w:smallCaps/>`, page.Marks{}},
		{`<w:rPrChange w:id="1"><w:rPr><w:b/><w:color w:val="FF0000"/></w:rPr></w:rPrChange>`, page.Marks{}},
		{`<w:b/><w:rPrChange w:id="1"><w:rPr/></w:rPrChange>`, page.Marks{Bold: true}},
		{`<w:rtl/><w:bCs/>`, page.Marks{Bold: true}},
		{`<w:rtl/><w:b/>`, page.Marks{}},
		{`<w:rtl w:val="0"/><w:b/>`, page.Marks{Bold: true}},
	}
	theme := `<a:theme` + spaces + `><a:themeElements><a:clrScheme name="x"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:accent2><a:srgbClr val="ED7D31"/></a:accent2></a:clrScheme></a:themeElements></a:theme>`
	for _, tt := range tests {
		d := doc(para(styled(tt.rPr, "x"))).related("rT", "theme", "theme/theme1.xml", theme)
		if diff := cmp.Diff([]page.Run{{Text: "x", Marks: tt.want}}, runsOf(t, d)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.rPr, diff)
		}
	}
}

func TestMarksThroughStyles(t *testing.T) {
	const sheet = `<w:docDefaults><w:rPrDefault><w:rPr><w:i/><w:lang w:val="de-DE"/></w:rPr></w:rPrDefault></w:docDefaults>` +
		`<w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/><w:rPr><w:i w:val="0"/></w:rPr></w:style>` +
		`<w:style w:type="paragraph" w:styleId="P"><w:name w:val="Bold line"/><w:basedOn w:val="N"/><w:rPr><w:b/><w:color w:val="FF0000"/></w:rPr></w:style>` +
		`<w:style w:type="paragraph" w:styleId="P2"><w:basedOn w:val="P"/></w:style>` +
		`<w:style w:type="character" w:styleId="Strong"><w:rPr><w:b/></w:rPr></w:style>` +
		`<w:style w:type="character" w:styleId="Sub"><w:basedOn w:val="Strong"/><w:rPr><w:u w:val="single"/></w:rPr></w:style>` +
		`<w:style w:type="paragraph" w:styleId="Ring1"><w:basedOn w:val="Ring2"/><w:rPr><w:strike/></w:rPr></w:style>` +
		`<w:style w:type="paragraph" w:styleId="Ring2"><w:basedOn w:val="Ring1"/></w:style>`
	style := func(id string) string { return `<w:pPr><w:pStyle w:val="` + id + `"/></w:pPr>` }
	strong := `<w:rStyle w:val="Strong"/>`
	tests := []struct {
		name, inner string
		want        page.Marks
	}{
		{"default style over the document's defaults", r("x"), page.Marks{}},
		{"paragraph style", style("P") + r("x"), page.Marks{Bold: true, Color: "FF0000"}},
		{"what it is based on", style("P2") + r("x"), page.Marks{Bold: true, Color: "FF0000"}},
		{"character style", styled(strong, "x"), page.Marks{Bold: true}},
		{"two styles that toggle", style("P") + styled(strong, "x"), page.Marks{Color: "FF0000"}},
		{"based character style", styled(`<w:rStyle w:val="Sub"/>`, "x"), page.Marks{Bold: true, Underline: true}},
		{"direct wins", style("P") + styled(`<w:b w:val="0"/><w:color w:val="auto"/>`, "x"), page.Marks{}},
		{"direct on wins over toggles", style("P") + styled(strong+"<w:b/>", "x"), page.Marks{Bold: true, Color: "FF0000"}},
		{"unknown style", style("none") + styled(`<w:rStyle w:val="none"/>`, "x"), page.Marks{}},
		{"ring of styles", style("Ring1") + r("x"), page.Marks{Strike: true, Italic: true}},
		{"paragraph's shading", `<w:pPr><w:shd w:val="clear" w:fill="00FF00"/></w:pPr>` + r("x"), page.Marks{Shading: "00FF00"}},
		{"run's shading over it", `<w:pPr><w:shd w:val="clear" w:fill="00FF00"/></w:pPr>` + styled(`<w:shd w:val="clear" w:fill="auto"/>`, "x"), page.Marks{}},
		{"paragraph mark's own", `<w:pPr><w:rPr><w:b/></w:rPr></w:pPr>` + r("x"), page.Marks{}},
		{"former properties", styled(`<w:rPrChange><w:rPr><w:b/></w:rPr></w:rPrChange>`, "x"), page.Marks{}},
	}
	for _, tt := range tests {
		d := doc(para(tt.inner)).styles(sheet)
		if diff := cmp.Diff([]page.Run{{Text: "x", Marks: tt.want}}, runsOf(t, d)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
}

func TestTypescriptIsNotCode(t *testing.T) {
	d := doc(p("x")).styles(`<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Courier New"/></w:rPr></w:rPrDefault></w:docDefaults>`)
	checkRuns(t, d, plain("x"))
}

func TestParagraphStyles(t *testing.T) {
	sheet := func(id, name, more string) string {
		return `<w:style w:type="paragraph" w:styleId="` + id + `"><w:name w:val="` + name + `"/>` + more + `</w:style>`
	}
	d := doc("").styles(sheet("1", "heading 1", `<w:pPr><w:outlineLvl w:val="0"/></w:pPr>`) + sheet("H3", "Heading 3", "") +
		sheet("Titre2", "Titre 2", "") + sheet("T", "Title", "") + sheet("L", "List Paragraph", "") + sheet("C", "caption", "") +
		sheet("S", "Source Code", "") + sheet("M", "Listing font", `<w:rPr><w:rFonts w:ascii="Consolas"/></w:rPr>`) + sheet("Own", "Own", `<w:basedOn w:val="1"/>`))
	tests := []struct {
		pPr  string
		want page.Style
	}{
		{`<w:pStyle w:val="1"/>`, page.Style{Name: "heading 1", Heading: 1}},
		{`<w:pStyle w:val="H3"/>`, page.Style{Name: "Heading 3", Heading: 3}},
		{`<w:pStyle w:val="Titre2"/>`, page.Style{Name: "Titre 2", Heading: 2}},
		{`<w:pStyle w:val="T"/>`, page.Style{Name: "Title", Heading: 1}},
		{`<w:pStyle w:val="L"/>`, page.Style{Name: "List Paragraph", List: true}},
		{`<w:pStyle w:val="C"/>`, page.Style{Name: "caption", Caption: true}},
		{`<w:pStyle w:val="S"/>`, page.Style{Name: "Source Code", Code: true}},
		{`<w:pStyle w:val="M"/>`, page.Style{Name: "Listing font", Code: true}},
		{`<w:pStyle w:val="Own"/>`, page.Style{Name: "Own", Heading: 1}},
		{`<w:pStyle w:val="1"/><w:outlineLvl w:val="9"/>`, page.Style{Name: "heading 1"}},
		{`<w:outlineLvl w:val="3"/>`, page.Style{Heading: 4}},
	}
	for _, tt := range tests {
		d.parts[mainXML] = doc(para("<w:pPr>" + tt.pPr + "</w:pPr>" + r("x"))).parts[mainXML]
		if diff := cmp.Diff(tt.want, d.blocks(t)[0].(page.Paragraph).Style); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.pPr, diff)
		}
	}
}

func TestAlignment(t *testing.T) {
	for jc, want := range map[string]page.Align{"center": page.Center, "right": page.End, "end": page.End, "both": page.Justify, "left": page.Start, "start": page.Start} {
		d := doc(para(`<w:pPr><w:jc w:val="` + jc + `"/></w:pPr>` + r("x")))
		if got := d.blocks(t)[0].(page.Paragraph).Align; got != want {
			t.Errorf("%s is %q, want %q", jc, got, want)
		}
	}
}
