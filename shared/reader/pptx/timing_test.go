package pptx

import (
	"strings"
	"testing"

	"formwright/shared/page"
)

// TestAnimations reads what clicks bring and colour.
func TestAnimations(t *testing.T) {
	target := func(id, part string) string {
		return `<p:tgtEl><p:spTgt spid="` + id + `">` + part + `</p:spTgt></p:tgtEl>`
	}
	act := func(class, inside string) string {
		return `<p:par><p:cTn presetClass="` + class + `" nodeType="clickEffect"><p:childTnLst>` + inside + `</p:childTnLst></p:cTn></p:par>`
	}
	colour := func(id, part, name, hex string) string {
		return act("emph", `<p:animClr clrSpc="rgb"><p:cBhvr><p:cTn/>`+target(id, part)+`<p:attrNameLst><p:attrName>`+name+`</p:attrName></p:attrNameLst></p:cBhvr><p:to><a:srgbClr val="`+hex+`"/></p:to></p:animClr>`)
	}
	show := func(id string) string {
		return act("entr", `<p:set><p:cBhvr><p:cTn/>`+target(id, "")+`<p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr></p:set>`)
	}
	named := func(id, shape string) string { return strings.Replace(shape, `id="7"`, `id="`+id+`"`, 1) }
	d := newDeck(title("Which is a fruit?") + named("11", boxAt(0, 20, 30, 8, "4472C4", "a spoon")) + named("12", boxAt(0, 30, 30, 8, "4472C4", "a plum")) +
		named("13", boxAt(0, 40, 30, 8, "4472C4", "a chair")) + named("14", boxAt(0, 60, 60, 8, "", "It grows on a tree.")) +
		named("15", strings.Replace(boxAt(0, 70, 60, 8, "", "first"), `</a:p>`, `</a:p><a:p><a:r><a:t>second</a:t></a:r></a:p>`, 1)))
	d.parts["ppt/slides/slide1.xml"] = strings.Replace(d.parts["ppt/slides/slide1.xml"], `</p:sld>`, `<p:timing><p:tnLst>`+colour("12", "", "fillcolor", "00B050")+show("14")+
		colour("15", `<p:txEl><p:pRg st="1" end="1"/></p:txEl>`, "style.color", "FF0000")+`</p:tnLst></p:timing></p:sld>`, 1)
	doc, _ := d.read(t)
	for _, b := range doc.Blocks {
		p := b.(page.Paragraph)
		text, marks := p.Text(), p.Runs[0].Marks
		if want := map[string]string{"a plum": "00B050"}[text]; marks.Shading != want {
			t.Errorf("%q is shaded %q", text, marks.Shading)
		}
		if want := map[string]string{"second": "FF0000"}[text]; marks.Color != want {
			t.Errorf("%q is coloured %q", text, marks.Color)
		}
		if p.Later != (text == "It grows on a tree.") {
			t.Errorf("%q comes later: %t", text, p.Later)
		}
	}
}

// TestWhereClicksLead reads the slide that a click on a choice shows.
func TestWhereClicksLead(t *testing.T) {
	click := func(attrs, shape string) string {
		return strings.Replace(shape, `<p:cNvPr id="7"/>`, `<p:cNvPr id="7"><a:hlinkClick `+attrs+`/></p:cNvPr>`, 1)
	}
	d := newDeck(title("Which is a fruit?")+click(`r:id="r3" action="ppaction://hlinksldjump"`, boxAt(0, 20, 30, 8, "", "a spoon"))+
		click(`action="ppaction://hlinkshowjump?jump=nextslide"`, boxAt(0, 30, 30, 8, "", "a plum"))+
		boxAt(0, 40, 30, 8, "", "a chair</a:t></a:r><a:r><a:rPr><a:hlinkClick r:id=\"r3\"/></a:rPr><a:t>!")+boxAt(0, 50, 30, 8, "", "a rock"), title("Yes"), title("No")).
		related("r3", "slide", "slide3.xml", "")
	doc, _ := d.read(t)
	want := map[string]int{"a spoon": 3, "a plum": 2, "a chair!": 3}
	for _, b := range doc.Blocks {
		if p, ok := b.(page.Paragraph); ok && p.Leads != want[p.Text()] {
			t.Errorf("%q leads to slide %d", p.Text(), p.Leads)
		}
	}
}
