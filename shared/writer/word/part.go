package word

import (
	"net/url"
	"strconv"
	"strings"

	"formwright/shared/richtext"
)

const xmlHeader = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` + "\n"

// The namespaces of WordprocessingML, transitional (ECMA-376-4).
const (
	wordNamespace = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`
	bodyNamespace = wordNamespace + ` xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"` +
		` xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"`
	relationNamespace = `xmlns="http://schemas.openxmlformats.org/package/2006/relationships"`
	relationType      = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
	contentType       = "application/vnd.openxmlformats-officedocument.wordprocessingml."
)

type part struct{ name, xml string }

// parts are all parts but the pictures, in the order they stand in the file.
func (d *document) parts() []part {
	return []part{
		{"[Content_Types].xml", contentTypes()},
		{"_rels/.rels", packageRelations()},
		{"word/document.xml", xmlHeader + "<w:document " + bodyNamespace + "><w:body>\n" + d.body.String() + d.page() + "</w:body></w:document>\n"},
		{"word/_rels/document.xml.rels", d.relations()},
		{"word/styles.xml", d.styles()},
		{"word/numbering.xml", d.numbering()},
		{"word/settings.xml", settings()},
		{"word/footer1.xml", footer()},
		{"docProps/core.xml", d.core()},
		{"docProps/app.xml", xmlHeader + `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Formwright</Application></Properties>` + "\n"},
	}
}

func contentTypes() string {
	var b strings.Builder
	b.WriteString(xmlHeader + `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` + "\n" +
		`<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` + "\n")
	for _, t := range []string{"image/png", "image/jpeg", "image/gif", "image/svg+xml", "image/webp", "image/bmp", "image/tiff", "image/x-emf", "image/x-wmf", "application/octet-stream"} {
		b.WriteString(`<Default Extension="` + strings.TrimPrefix(richtext.Extension(t), ".") + `" ContentType="` + t + `"/>`)
	}
	b.WriteString("\n" + `<Override PartName="/word/document.xml" ContentType="` + contentType + `document.main+xml"/>` + "\n")
	for _, name := range []string{"styles", "numbering", "settings"} {
		b.WriteString(`<Override PartName="/word/` + name + `.xml" ContentType="` + contentType + name + `+xml"/>` + "\n")
	}
	b.WriteString(`<Override PartName="/word/footer1.xml" ContentType="` + contentType + `footer+xml"/>` + "\n" +
		`<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>` + "\n" +
		`<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/>` + "\n</Types>\n")
	return b.String()
}

func relation(id, kind, to string) string {
	return `<Relationship Id="` + id + `" Type="` + kind + `" Target="` + to + `"/>` + "\n"
}

func packageRelations() string {
	return xmlHeader + "<Relationships " + relationNamespace + ">\n" +
		relation("document", relationType+"officeDocument", "word/document.xml") +
		relation("core", "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties", "docProps/core.xml") +
		relation("app", relationType+"extended-properties", "docProps/app.xml") + "</Relationships>\n"
}

func (d *document) relations() string {
	var b strings.Builder
	b.WriteString(xmlHeader + "<Relationships " + relationNamespace + ">\n")
	for _, name := range []string{"styles", "numbering", "settings"} {
		b.WriteString(relation(name, relationType+name, name+".xml"))
	}
	b.WriteString(relation("footer", relationType+"footer", "footer1.xml"))
	for i, hash := range d.media {
		b.WriteString(relation("image"+strconv.Itoa(i+1), relationType+"image", d.mediaPath(hash)))
	}
	for i, to := range d.links {
		b.WriteString(`<Relationship Id="link` + strconv.Itoa(i+1) + `" Type="` + relationType + `hyperlink" Target="` + attr(to) + `" TargetMode="External"/>` + "\n")
	}
	b.WriteString("</Relationships>\n")
	return b.String()
}

// link gives the relationship of an address, "" for one that may not be
// followed. Word does not open a document with an address that is no URI, so
// what is not ASCII or not allowed there is written in percents.
func (d *document) link(address string) string {
	address = richtext.SafeLink(address)
	u, err := url.Parse(address)
	if address == "" || err != nil {
		return ""
	}
	to := percented(u.String())
	for i, known := range d.links {
		if known == to {
			return "link" + strconv.Itoa(i+1)
		}
	}
	d.links = append(d.links, to)
	return "link" + strconv.Itoa(len(d.links))
}

func percented(s string) string {
	const hex = "0123456789ABCDEF"
	var b strings.Builder
	for i := range len(s) {
		c := s[i]
		if c > ' ' && c < 0x7f && !strings.ContainsRune("\"<>\\^`{|}'", rune(c)) {
			b.WriteByte(c)
			continue
		}
		b.WriteByte('%')
		b.WriteByte(hex[c>>4])
		b.WriteByte(hex[c&15])
	}
	return b.String()
}

// core holds the title and language. It has no dates: the same quiz gives the
// same file.
func (d *document) core() string {
	language := ""
	if d.locale.tag != "" {
		language = "<dc:language>" + d.locale.tag + "</dc:language>"
	}
	return xmlHeader + `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
		"<dc:title>" + escape(d.q.Title) + "</dc:title>" + language + "</cp:coreProperties>\n"
}

// settings asks for the layout of today's Word; without it documents open in
// compatibility mode.
func settings() string {
	return xmlHeader + "<w:settings " + wordNamespace + `><w:defaultTabStop w:val="454"/><w:characterSpacingControl w:val="doNotCompress"/>` +
		`<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>` + "\n"
}

func footer() string {
	field := func(name string) string {
		return `<w:fldSimple w:instr=" ` + name + ` "><w:r><w:t>1</w:t></w:r></w:fldSimple>`
	}
	return xmlHeader + "<w:ftr " + bodyNamespace + `><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>` + field("PAGE") +
		`<w:r><w:t xml:space="preserve"> / </w:t></w:r>` + field("NUMPAGES") + "</w:p></w:ftr>\n"
}

// The page in twips.
const (
	a4Width, a4Height         = 11906, 16838
	letterWidth, letterHeight = 12240, 15840
	margin                    = 1134 // 2 cm
)

func (d *document) pageSize() (width, height int) {
	if d.locale.letter {
		return letterWidth, letterHeight
	}
	return a4Width, a4Height
}

func (d *document) textWidth() int {
	width, _ := d.pageSize()
	return width - 2*margin
}

// page is the section properties that end the body.
func (d *document) page() string {
	width, height := d.pageSize()
	m := strconv.Itoa(margin)
	direction := ""
	if d.locale.rtl {
		direction = "<w:bidi/>"
	}
	return `<w:sectPr><w:footerReference w:type="default" r:id="footer"/><w:pgSz w:w="` + strconv.Itoa(width) + `" w:h="` + strconv.Itoa(height) + `"/>` +
		`<w:pgMar w:top="` + m + `" w:right="` + m + `" w:bottom="` + m + `" w:left="` + m + `" w:header="567" w:footer="567" w:gutter="0"/>` + direction + "</w:sectPr>"
}
