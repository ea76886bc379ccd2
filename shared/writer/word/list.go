package word

import (
	"strconv"
	"strings"

	"formwright/shared/richtext"
)

// listStep is how far each level of a list is set in, in twips.
const listStep = 360

// maxLevel is the deepest level a Word list has.
const maxLevel = 8

// list is one list of the document.
type list struct {
	style        richtext.ListStyle
	start, level int
}

// list writes a list inside content as a real one: its labels belong to what is
// asked, unlike the numbers of the questions.
func (d *document) list(l richtext.List, at layout, f flow, level int) {
	level = min(level, maxLevel)
	d.lists = append(d.lists, list{style: l.Style, start: max(l.Start, 1), level: level})
	number := len(d.lists)
	for _, item := range l.Items {
		p := layout{style: "ListItem", keep: at.keep, list: number, level: level, indent: f.indent + (level+1)*listStep}
		d.listItem(item, p, f)
	}
}

func (d *document) listItem(item richtext.Content, l layout, f flow) {
	inner := f
	inner.indent = l.indent
	if len(item) == 0 || !isParagraph(item[0]) {
		d.paragraph(l)
		l.list = 0
	}
	for _, b := range item {
		if nested, ok := b.(richtext.List); ok {
			d.list(nested, l, f, l.level+1)
			continue
		}
		d.block(b, l, inner, "", "")
		l.list = 0
	}
}

// numbering is the part that defines the lists: one abstract list for each style
// and a list with its own start for each of the document.
func (d *document) numbering() string {
	var b strings.Builder
	b.WriteString(xmlHeader + "<w:numbering " + wordNamespace + ">\n")
	for i, style := range listStyles() {
		b.WriteString(abstractList(i, style))
	}
	for i, l := range d.lists {
		b.WriteString(`<w:num w:numId="` + strconv.Itoa(i+1) + `"><w:abstractNumId w:val="` + strconv.Itoa(abstractOf(l.style)) +
			`"/><w:lvlOverride w:ilvl="` + strconv.Itoa(l.level) + `"><w:startOverride w:val="` + strconv.Itoa(l.start) + `"/></w:lvlOverride></w:num>` + "\n")
	}
	b.WriteString("</w:numbering>\n")
	return b.String()
}

// listStyles are the styles with their names in Word (17.18.59).
func listStyles() [6][2]string {
	return [6][2]string{{string(richtext.Bullet), "bullet"}, {string(richtext.Decimal), "decimal"}, {string(richtext.LowerAlpha), "lowerLetter"},
		{string(richtext.UpperAlpha), "upperLetter"}, {string(richtext.LowerRoman), "lowerRoman"}, {string(richtext.UpperRoman), "upperRoman"}}
}

func abstractOf(style richtext.ListStyle) int {
	for i, s := range listStyles() {
		if s[0] == string(style) {
			return i
		}
	}
	return 0
}

func abstractList(id int, style [2]string) string {
	var b strings.Builder
	b.WriteString(`<w:abstractNum w:abstractNumId="` + strconv.Itoa(id) + `"><w:multiLevelType w:val="hybridMultilevel"/>` + "\n")
	for level := range maxLevel + 1 {
		text := "%" + strconv.Itoa(level+1) + "."
		if style[1] == "bullet" {
			text = "•"
		}
		b.WriteString(`<w:lvl w:ilvl="` + strconv.Itoa(level) + `"><w:start w:val="1"/><w:numFmt w:val="` + style[1] + `"/><w:lvlText w:val="` + text +
			`"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="` + strconv.Itoa((level+1)*listStep) + `" w:hanging="` + strconv.Itoa(listStep) + `"/></w:pPr></w:lvl>` + "\n")
	}
	b.WriteString("</w:abstractNum>\n")
	return b.String()
}
