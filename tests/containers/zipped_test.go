package containers

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"maps"
	"slices"
	"testing"
)

func zipped(t *testing.T, parts map[string]string) []byte {
	t.Helper()
	var buf bytes.Buffer
	w := zip.NewWriter(&buf)
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		f, err := w.Create(name)
		if err == nil {
			_, err = io.WriteString(f, parts[name])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}

const (
	relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
	deckNames = ` xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="` + relations + `"`
)

// deck makes a presentation of these shape trees, whose master gives every body a
// bullet.
func deck(t *testing.T, slides []string) []byte {
	rel := func(id, kind, target string) string {
		return `<Relationship Id="` + id + `" Type="` + relations + `/` + kind + `" Target="` + target + `"/>`
	}
	all := func(rels string) string {
		return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` + rels + `</Relationships>`
	}
	parts := map[string]string{
		"_rels/.rels":                       all(rel("r", "officeDocument", "ppt/presentation.xml")),
		"ppt/slideLayouts/l.xml":            `<p:sldLayout` + deckNames + `><p:cSld><p:spTree><p:sp><p:nvSpPr><p:nvPr><p:ph idx="1"/></p:nvPr></p:nvSpPr></p:sp></p:spTree></p:cSld></p:sldLayout>`,
		"ppt/slideLayouts/_rels/l.xml.rels": all(rel("r", "slideMaster", "../slideMasters/m.xml")),
		"ppt/slideMasters/m.xml":            `<p:sldMaster` + deckNames + `><p:cSld/><p:txStyles><p:bodyStyle><a:lvl1pPr><a:buChar char="•"/></a:lvl1pPr></p:bodyStyle></p:txStyles></p:sldMaster>`,
	}
	list, rels := "", ""
	for i, tree := range slides {
		parts[fmt.Sprintf("ppt/slides/slide%d.xml", i+1)] = `<p:sld` + deckNames + `><p:cSld><p:spTree>` + tree + `</p:spTree></p:cSld></p:sld>`
		parts[fmt.Sprintf("ppt/slides/_rels/slide%d.xml.rels", i+1)] = all(rel("r", "slideLayout", "../slideLayouts/l.xml"))
		list += fmt.Sprintf(`<p:sldId r:id="s%d"/>`, i)
		rels += rel(fmt.Sprintf("s%d", i), "slide", fmt.Sprintf("slides/slide%d.xml", i+1))
	}
	parts["ppt/presentation.xml"] = `<p:presentation` + deckNames + `><p:sldIdLst>` + list + `</p:sldIdLst></p:presentation>`
	parts["ppt/_rels/presentation.xml.rels"] = all(rels)
	return zipped(t, parts)
}

const odfNames = ` xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:presentation="urn:oasis:names:tc:opendocument:xmlns:presentation:1.0"`

// open makes an OpenDocument file with the styles of the marks.
func open(t *testing.T, kind, body string) []byte {
	styles := `<style:style style:name="bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>` +
		`<style:style style:name="red" style:family="text"><style:text-properties fo:color="#ff0000"/></style:style>` +
		`<style:style style:name="highlight" style:family="text"><style:text-properties fo:background-color="#ffff00"/></style:style>` +
		`<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/><text:list-level-style-number text:level="2" style:num-format="A" style:num-suffix=")"/></text:list-style>` +
		`<text:list-style style:name="B"><text:list-level-style-bullet text:level="1" text:bullet-char="●"/></text:list-style>`
	return zipped(t, map[string]string{"mimetype": "application/vnd.oasis.opendocument." + kind,
		"content.xml": `<office:document-content` + odfNames + `><office:automatic-styles>` + styles + `</office:automatic-styles><office:body><office:` + kind + `>` + body +
			`</office:` + kind + `></office:body></office:document-content>`})
}
