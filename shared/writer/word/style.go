package word

import (
	"strconv"
	"strings"
)

// The colours of the paper: dark blue headings, grey for what is not the
// question, and a fill that prints.
const (
	accent   = "1F3864"
	grey     = "595959"
	rule     = "BFBFBF"
	paleFill = "F2F2F2"
)

// style is one paragraph style. Measures are in twips, the size in half-points.
type style struct {
	id, name, based string
	heading         int // outline level from 1; 0 for none
	before, after   int
	left, hanging   int
	right           int
	extra           string // further w:pPr children that stand before w:spacing
	size            int
	run             string // further w:rPr children
	align           string
}

// paragraphStyles are the document's styles; a teacher changes the look of all
// questions or all choices in one place.
func (d *document) paragraphStyles() []style {
	leader := func(position int) string {
		return `<w:tab w:val="left" w:leader="underscore" w:pos="` + strconv.Itoa(position) + `"/>`
	}
	width := d.textWidth()
	half := (width - stemIndent) / 2
	nameTabs := "<w:tabs>" + leader(width*6/10) + `<w:tab w:val="left" w:pos="` + strconv.Itoa(width*6/10+340) + `"/>` + leader(width) + "</w:tabs>"
	box := boxed(`w:val="single" w:sz="4" w:space="6" w:color="` + rule + `"`)
	italic := "<w:i/><w:iCs/>"
	if d.locale.upright {
		italic = ""
	}
	underline := `<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="3" w:color="` + accent + `"/></w:pBdr>`
	bold := "<w:b/><w:bCs/>"
	styles := []style{
		{id: "Title", name: "Title", after: 160, size: 40, run: bold + colour(accent), extra: "<w:keepNext/>"},
		{id: "Heading1", name: "heading 1", heading: 1, before: 400, after: 120, size: 28, run: bold + colour(accent), extra: "<w:keepNext/>" + underline},
		{id: "NameLine", name: "Name Line", after: 280, extra: nameTabs},
		{id: "Introduction", name: "Introduction", after: 160},
		{id: "Instructions", name: "Instructions", after: 120, run: italic + colour(grey)},
		{id: "PassageIntro", name: "Passage Intro", before: 280, after: 120, run: italic},
		{id: "PassageTitle", name: "Passage Title", after: 60, left: passageIndent, right: passageIndent, run: bold, extra: box},
		{id: "Passage", name: "Passage", after: 80, left: passageIndent, right: passageIndent, extra: box},
		{id: "Subheading", name: "Subheading", before: 120, after: 60, run: bold},
		{id: "Question", name: "Question", before: 240, after: 60, left: stemIndent, hanging: stemIndent},
		{id: "QuestionText", name: "Question Text", after: 60, left: stemIndent},
		{id: "Choice", name: "Choice", before: 20, after: 20, left: choiceIndent, hanging: choiceIndent - stemIndent},
		{id: "OrderEntry", name: "Order Entry", before: 20, after: 20, left: choiceIndent, hanging: choiceIndent - stemIndent, extra: `<w:tabs><w:tab w:val="left" w:pos="` +
			strconv.Itoa(choiceIndent) + `"/><w:tab w:val="left" w:pos="` + strconv.Itoa(stemIndent+half-1300) + `"/>` + leader(stemIndent+half-500) + "</w:tabs>"},
		{id: "ChoiceText", name: "Choice Text", before: 20, after: 20, left: choiceIndent},
		{id: rowStyle(2), name: "Choice Row 2", before: 20, after: 20, left: stemIndent, extra: columnTabs(2, width)},
		{id: rowStyle(3), name: "Choice Row 3", before: 20, after: 20, left: stemIndent, extra: columnTabs(3, width)},
		{id: rowStyle(4), name: "Choice Row 4", before: 20, after: 20, left: stemIndent, extra: columnTabs(4, width)},
		{id: "ListItem", name: "List Item", after: 20},
		{id: "AnswerLine", name: "Answer Line", before: 140, left: stemIndent, run: colour(grey), extra: "<w:tabs>" + `<w:tab w:val="right" w:leader="underscore" w:pos="` + strconv.Itoa(width) + `"/></w:tabs>`},
		{id: "MatchEntry", name: "Match Entry", before: 40, after: 40, left: 397, hanging: 397},
		{id: "MatchLeft", name: "Match Left", before: 40, after: 40, left: 397, hanging: 397, extra: `<w:tabs><w:tab w:val="left" w:pos="397"/><w:tab w:val="left" w:pos="` +
			strconv.Itoa(half-1300) + `"/>` + leader(half-500) + "</w:tabs>"},
		{id: "MatchText", name: "Match Text", before: 40, after: 40, left: 397},
		{id: "TableText", name: "Table Text", before: 40, after: 40},
		{id: "TableHeading", name: "Table Heading", based: "TableText", before: 40, after: 40, run: bold},
		{id: "Code", name: "Code", before: 60, after: 60, size: 19, run: codeFont,
			extra: `<w:keepLines/><w:shd w:val="clear" w:color="auto" w:fill="` + paleFill + `"/>`},
		{id: "Gap", name: "Gap", size: 8},
	}
	if d.hasKey {
		styles = append(styles, keyStyles()...)
	}
	return append(styles, style{id: "Footer", name: "footer", align: "center", size: 18, run: colour(grey)})
}

// passageIndent keeps the frame of a passage between the margins.
const passageIndent = 142

// boxed is a frame around paragraphs that follow each other.
func boxed(line string) string {
	return "<w:pBdr><w:top " + line + "/><w:left " + line + "/><w:bottom " + line + "/><w:right " + line + "/></w:pBdr>"
}

// columnTabs are the stops of equal columns behind the stem's indent.
func columnTabs(n, width int) string {
	var b strings.Builder
	b.WriteString("<w:tabs>")
	for i := 1; i < n; i++ {
		b.WriteString(`<w:tab w:val="left" w:pos="` + strconv.Itoa(stemIndent+i*(width-stemIndent)/n) + `"/>`)
	}
	b.WriteString("</w:tabs>")
	return b.String()
}

// keyStyles are those of the answer key; a paper without one does not know them.
func keyStyles() []style {
	return []style{
		{id: "KeyEntry", name: "Key Entry", before: 60, after: 20, left: stemIndent, hanging: stemIndent},
		{id: "KeyAnswer", name: "Key Answer", after: 20, left: stemIndent},
		{id: "KeyText", name: "Key Text", after: 40, left: stemIndent, run: colour(grey)},
	}
}

const codeFont = `<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>`

func colour(hex string) string { return `<w:color w:val="` + hex + `"/>` }

// styles is the part that says how everything looks.
func (d *document) styles() string {
	var b strings.Builder
	b.WriteString(xmlHeader + "<w:styles " + wordNamespace + ">\n" + d.defaults())
	b.WriteString(`<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>` + "\n")
	for _, s := range d.paragraphStyles() {
		b.WriteString(s.xml())
	}
	b.WriteString(`<w:style w:type="character" w:customStyle="1" w:styleId="CodeText"><w:name w:val="Code Text"/><w:rPr>` + codeFont + "</w:rPr></w:style>\n")
	b.WriteString(`<w:style w:type="character" w:customStyle="1" w:styleId="Muted"><w:name w:val="Muted"/><w:rPr>` + colour(grey) + "</w:rPr></w:style>\n")
	b.WriteString(`<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr>` + colour("0563C1") + `<w:u w:val="single"/></w:rPr></w:style>` + "\n")
	b.WriteString(`<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/></w:tblPr></w:style>` + "\n")
	b.WriteString(tableStyle("ContentTable", "Content Table", "single", 108))
	b.WriteString(tableStyle("MatchTable", "Match Table", "nil", 0))
	b.WriteString("</w:styles>\n")
	return b.String()
}

func (d *document) defaults() string {
	language := `w:eastAsia="` + d.locale.eastAsia + `" w:bidi="` + d.locale.complexTag + `"`
	if d.locale.tag != "" && !d.locale.rtl {
		language = `w:val="` + d.locale.tag + `" ` + language
	}
	return `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:eastAsia="` + d.locale.eastFont + `" w:hAnsi="Calibri" w:cs="Arial"/>` +
		`<w:sz w:val="22"/><w:szCs w:val="22"/><w:lang ` + language + `/></w:rPr></w:rPrDefault>` +
		`<w:pPrDefault><w:pPr><w:spacing w:after="0" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>` + "\n"
}

// xml writes the style; children of w:pPr and w:rPr follow the schema's order.
func (s style) xml() string {
	custom, based := ` w:customStyle="1"`, "Normal"
	if s.id == "Title" || s.id == "Heading1" || s.id == "Footer" {
		custom = ""
	}
	if s.based != "" {
		based = s.based
	}
	var b strings.Builder
	b.WriteString(`<w:style w:type="paragraph"` + custom + ` w:styleId="` + s.id + `"><w:name w:val="` + s.name + `"/><w:basedOn w:val="` + based + `"/><w:qFormat/>`)
	b.WriteString("<w:pPr>" + s.extra + `<w:spacing w:before="` + strconv.Itoa(s.before) + `" w:after="` + strconv.Itoa(s.after) + `"/>`)
	if s.left > 0 {
		right := ""
		if s.right > 0 {
			right = `" w:right="` + strconv.Itoa(s.right)
		}
		b.WriteString(`<w:ind w:left="` + strconv.Itoa(s.left) + right + `" w:hanging="` + strconv.Itoa(s.hanging) + `"/>`)
	}
	if s.align != "" {
		b.WriteString(`<w:jc w:val="` + s.align + `"/>`)
	}
	if s.heading > 0 {
		b.WriteString(`<w:outlineLvl w:val="` + strconv.Itoa(s.heading-1) + `"/>`)
	}
	b.WriteString("</w:pPr><w:rPr>" + s.run)
	if s.size > 0 {
		b.WriteString(`<w:sz w:val="` + strconv.Itoa(s.size) + `"/><w:szCs w:val="` + strconv.Itoa(s.size) + `"/>`)
	}
	b.WriteString("</w:rPr></w:style>\n")
	return b.String()
}

// tableStyle is a style of tables; pad is the room at both sides of a cell.
func tableStyle(id, name, border string, pad int) string {
	var b strings.Builder
	for _, side := range []string{"top", "left", "bottom", "right", "insideH", "insideV"} {
		b.WriteString("<w:" + side + ` w:val="` + border + `" w:sz="4" w:space="0" w:color="` + rule + `"/>`)
	}
	room := strconv.Itoa(pad)
	return `<w:style w:type="table" w:customStyle="1" w:styleId="` + id + `"><w:name w:val="` + name + `"/><w:basedOn w:val="TableNormal"/><w:tblPr><w:tblBorders>` +
		b.String() + `</w:tblBorders><w:tblCellMar><w:left w:w="` + room + `" w:type="dxa"/><w:right w:w="` + room + `" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>` + "\n"
}
