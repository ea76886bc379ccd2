package odf

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
)

func TestText(t *testing.T) {
	for name, c := range map[string]struct {
		body string
		want []string
	}{
		"white space":         {p(" a\n  b<text:s text:c=\"3\"/>c<text:tab/>d<text:line-break/> e ") + p("") + p("f"), []string{"a b   c\td\ne", "", "f"}},
		"blanks and rules":    {p("is ____") + p("-----"), []string{"is ____", "<rule>"}},
		"tracked changes":     {`<text:tracked-changes><text:changed-region><text:deletion>` + p("gone") + `</text:deletion></text:changed-region></text:tracked-changes>` + p(`a<text:change-start/>b`), []string{"ab"}},
		"sections":            {`<text:section>` + p("a") + `</text:section><text:table-of-content><text:index-body>` + p("x") + `</text:index-body></text:table-of-content>`, []string{"a"}},
		"footnotes":           {p(`a<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body>`+p("note")+`</text:note-body></text:note>`) + p("b"), []string{"a", "b", "note"}},
		"comments and fields": {p(`a<office:annotation>` + p("x") + `</office:annotation><text:page-number>3</text:page-number><text:date>May</text:date>`), []string{"aMay"}},
		"text boxes":          {p(`a<draw:frame><draw:text-box>`+p("box")+`</draw:text-box></draw:frame>`) + p("b"), []string{"a", "box", "b"}},
		"fields to fill in": {p(`<text:placeholder>x</text:placeholder> <text:text-input> </text:text-input> <text:drop-down><text:label text:value="one"/><text:label text:value="two"/>one</text:drop-down>`),
			[]string{"_____ _____ [one / two]"}},
		"controls of word processors": {p(`<loext:content-control loext:checkbox="true" loext:checked="true">☒</loext:content-control> a <field:fieldmark field:type="vnd.oasis.opendocument.field.FORMCHECKBOX"><field:param field:name="Checkbox_Checked" field:value="false"/></field:fieldmark> b`),
			[]string{"☒ a ☐ b"}},
		"controls of forms": {`<office:forms><form:form><form:checkbox form:id="c1" form:label="Paris" form:current-state="checked"/><form:text form:id="c2"/></form:form></office:forms>` +
			p(`<draw:control draw:control="c1"/> <draw:control draw:control="c2"/>`), []string{"☒ Paris _____"}},
	} {
		t.Run(name, func(t *testing.T) { text(c.body).check(t, c.want...) })
	}
}

func TestStylesInherit(t *testing.T) {
	f := text(`<text:p text:style-name="P1">x<text:span text:style-name="T1">y</text:span><text:span text:style-name="T2">z</text:span></text:p>`).
		named(`<style:style style:name="Base" style:family="paragraph"><style:text-properties fo:font-weight="bold" fo:color="#000000"/></style:style>` +
			`<style:style style:name="Heading_20_2" style:display-name="Heading 2" style:family="paragraph" style:parent-style-name="Base"/>`).
		with(`<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Heading_20_2"><style:paragraph-properties fo:text-align="center" fo:margin-left="0.5in" fo:background-color="#eeeeee"/></style:style>` +
			`<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="normal" fo:color="#ff0000" style:text-underline-style="solid" style:text-line-through-style="solid"/></style:style>` +
			`<style:style style:name="T2" style:family="text"><style:text-properties fo:background-color="#ffff00" style:text-position="super 58%" fo:font-style="italic" style:font-name="Courier New"/></style:style>`)
	shade := "EEEEEE"
	want := []page.Block{page.Paragraph{Position: finding.Position{Part: "document", Paragraph: 1}, Style: page.Style{Name: "Heading 2", Heading: 2}, Indent: 36, Align: page.Center,
		Runs: []page.Run{{Text: "x", Marks: page.Marks{Bold: true, Shading: shade}}, {Text: "y", Marks: page.Marks{Color: "FF0000", Underline: true, Strike: true, Shading: shade}},
			{Text: "z", Marks: page.Marks{Bold: true, Italic: true, Highlight: "FFFF00", Super: true, Code: true, Shading: shade}}}}}
	if diff := cmp.Diff(want, f.read(t).Blocks); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestStylesInARing(t *testing.T) {
	text(`<text:p text:style-name="A">x</text:p>`).named(`<style:style style:name="A" style:family="paragraph" style:parent-style-name="B"/><style:style style:name="B" style:family="paragraph" style:parent-style-name="A"/>`).check(t, "x")
}

func TestLists(t *testing.T) {
	styles := listStyleOf("L1", numbered("1", "1", `style:num-suffix="."`), numbered("2", "a", `style:num-prefix="(" style:num-suffix=")" text:start-value="2"`)) +
		listStyleOf("L2", numbered("1", "I", `loext:num-list-format="%1%:"`), numbered("2", "1", `text:display-levels="2" style:num-suffix="."`)) +
		listStyleOf("B", `<text:list-level-style-bullet text:level="1" text:bullet-char="&#xF0A8;"><style:text-properties style:font-name="Wingdings"/></text:list-level-style-bullet>`)
	for name, c := range map[string]struct {
		body string
		want []string
	}{
		"levels":              {listOf(`text:style-name="L1"`, p("x")+listOf("", p("a"), p("b")), p("y")+listOf("", p("a"))), []string{"1. x", "(b) a", "(c) b", "2. y", "(b) a"}},
		"one that goes on":    {listOf(`xml:id="one" text:style-name="L1"`, p("x")) + p("between") + listOf(`text:style-name="L2"`, p("r")) + listOf(`text:continue-list="one" text:style-name="L1"`, p("y")), []string{"1. x", "between", "I: r", "2. y"}},
		"the same style":      {listOf(`text:style-name="L1"`, p("x")) + listOf(`text:style-name="L1" text:continue-numbering="true"`, p("y")) + listOf(`text:style-name="L1"`, p("z")), []string{"1. x", "2. y", "1. z"}},
		"a level by itself":   {listOf(`text:style-name="L1"`, p("x")+listOf("", p("a"))) + listOf(`text:style-name="L1" text:continue-numbering="true"`, listOf("", p("b"))), []string{"1. x", "(b) a", "(c) b"}},
		"more than one level": {listOf(`text:style-name="L2"`, p("x")+listOf("", p("y"))), []string{"I: x", "I.1. y"}},
		"starts and headers":  {`<text:list text:style-name="L1"><text:list-header>` + p("head") + `</text:list-header><text:list-item text:start-value="7">` + p("x") + p("more") + `</text:list-item></text:list>`, []string{"head", "7. x", "more"}},
		"boxes":               {listOf(`text:style-name="B"`, p("x")), []string{"☐ x"}},
	} {
		t.Run(name, func(t *testing.T) { text(c.body).with(styles).check(t, c.want...) })
	}
	label := text(listOf(`text:style-name="B"`, p("x"))).with(styles).read(t).Blocks[0].(page.Paragraph).Label
	if label.Check != page.Unchecked {
		t.Errorf("a list of boxes has the label %+v", label)
	}
}

func TestNumberedHeadings(t *testing.T) {
	f := text(`<text:h text:outline-level="1">x</text:h><text:h text:outline-level="2">y</text:h>`).
		named(`<text:outline-style><text:outline-level-style text:level="1" style:num-format="1" style:num-suffix="."/><text:outline-level-style text:level="2" style:num-format=""/></text:outline-style>`)
	doc := f.check(t, "1. x", "y")
	if got := doc.Blocks[1].(page.Paragraph).Style.Heading; got != 2 {
		t.Errorf("level %d", got)
	}
}

func TestPicturesFormulasAndPages(t *testing.T) {
	f := text(p(`a<draw:frame svg:width="1in"><draw:image xlink:href="Pictures/a.gif"/><svg:desc>a map</svg:desc></draw:frame>`)+
		`<text:p text:style-name="P1"><draw:frame><draw:object xlink:href="./Object 1"/><draw:image xlink:href="./ObjectReplacements/Object 1"/></draw:frame></text:p>`).
		with(`<style:style style:name="P1" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style>`).
		part("Pictures/a.gif", gif).part("Object 1/content.xml", `<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><msup><mi>x</mi><mn>2</mn></msup></semantics></math>`)
	doc := f.check(t, "a", "<break>", "x^2")
	if img := doc.Blocks[0].(page.Paragraph).Runs[1].Image; img.Alt != "a map" || img.Width != 96 || len(doc.Media) != 1 {
		t.Errorf("got %+v", img)
	}
	_, findings, err := Read(t.Context(), text(p(`a<draw:frame><draw:image xlink:href="http://localhost/a.png"/></draw:frame><draw:frame><draw:object xlink:href="./none"/></draw:frame>`)).bytes(t))
	if err != nil || len(findings) != 2 || findings[0].Code != finding.ImageUnreadable || findings[1].Code != finding.UnreadPart {
		t.Errorf("got %v, %v", findings, err)
	}
}

func TestProperties(t *testing.T) {
	doc := text(p("x")).part("meta.xml", `<office:document-meta`+spaces+`><office:meta><dc:title>My  quiz</dc:title><dc:language>pl-PL</dc:language></office:meta></office:document-meta>`).read(t)
	if doc.Title != "My quiz" || doc.Language != "pl-PL" {
		t.Errorf("title %q, language %q", doc.Title, doc.Language)
	}
}

func TestRefused(t *testing.T) {
	encrypted := text(p("x")).part("META-INF/manifest.xml", `<manifest:manifest`+spaces+`><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>`)
	for name, c := range map[string]struct {
		data []byte
		want problem.Code
	}{
		"encrypted":      {encrypted.part("content.xml", "\x01\x02").bytes(t), problem.DocumentEncrypted},
		"cut off":        {text(p("x")).bytes(t)[:300], problem.DocumentBroken},
		"no content":     {text(p("x")).part("content.xml", "").bytes(t), problem.DocumentBroken},
		"another kind":   {text("").part("content.xml", "<a><body/></a>").bytes(t), problem.DocumentBroken},
		"nothing shown":  {text(p(" ")).bytes(t), problem.DocumentEmpty},
		"deep nesting":   {text(strings.Repeat("<text:section>", 300) + strings.Repeat("</text:section>", 300)).bytes(t), problem.DocumentTooLarge},
		"endless":        {text(strings.Repeat(p("x"), maxParagraphs+1)).bytes(t), problem.DocumentTooLarge},
		"too many tabs":  {text(p("x" + strings.Repeat(`<text:tab/>`, maxRuns+1))).bytes(t), problem.DocumentTooLarge},
		"repeated cells": {sheets(strings.Repeat(`<table:table><table:table-row table:number-rows-repeated="20000"><table:table-cell table:number-columns-repeated="64">`+p("x")+`</table:table-cell></table:table-row></table:table>`, 2)).bytes(t), problem.DocumentTooLarge},
	} {
		t.Run(name, func(t *testing.T) {
			if _, _, err := Read(t.Context(), c.data); problem.CodeOf(err) != c.want {
				t.Errorf("got %v, want %s", err, c.want)
			}
		})
	}
}

// FuzzRead feeds bodies of text documents, as random zips would never get past
// the directory; whole files are fuzzed in package ooxml.
func FuzzRead(f *testing.F) {
	f.Add(p("1. What ____?")+listOf(`text:style-name="L1"`, p("a"), p("b")), numbered("1", "a", `loext:num-list-format="%1%.%2%"`))
	f.Add(`<table:table><table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-spanned="2">`+p("x")+`</table:table-cell><table:covered-table-cell/></table:table-row></table:table>`, "")
	f.Add(p(`<draw:g><draw:frame><draw:text-box>`+p("x")+`</draw:text-box></draw:frame></draw:g><text:note><text:note-body>`+p("y")+`</text:note-body></text:note>`), "")
	f.Add(p(`<field:fieldmark-end/><field:fieldmark-start field:type="x.FORMTEXT"/>  <field:fieldmark-end/>`), `<text:list-level-style-bullet text:level="10"/>`)
	f.Fuzz(func(t *testing.T, body, levels string) {
		if len(body) > 1<<16 || len(levels) > 1<<12 {
			return
		}
		doc, _, err := Read(t.Context(), text(body).with(listStyleOf("L1", levels)).bytes(t))
		if err != nil && problem.CodeOf(err) == problem.Internal {
			t.Fatalf("an unexplained error: %v", err)
		}
		if err == nil && len(doc.Blocks) == 0 {
			t.Error("neither blocks nor an error")
		}
	})
}
