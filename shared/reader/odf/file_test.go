package odf

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

const (
	urn    = `urn:oasis:names:tc:opendocument:xmlns:`
	spaces = ` xmlns:office="` + urn + `office:1.0" xmlns:text="` + urn + `text:1.0" xmlns:style="` + urn + `style:1.0" xmlns:fo="` + urn + `xsl-fo-compatible:1.0" xmlns:table="` + urn + `table:1.0" xmlns:draw="` + urn +
		`drawing:1.0" xmlns:svg="` + urn + `svg-compatible:1.0" xmlns:presentation="` + urn + `presentation:1.0" xmlns:form="` + urn + `form:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:loext="urn:x" xmlns:field="urn:y" xmlns:manifest="` + urn + `manifest:1.0"`
	gif = "GIF89a\x02\x00\x03\x00\x00\x00\x00;"
)

// file is a document in the making.
type file struct {
	kind   string // "text", "presentation", "spreadsheet"
	auto   string // automatic styles
	styles string // named ones
	body   string
	parts  map[string]string
}

// text makes a text document.
func text(body string) *file { return &file{kind: "text", body: body, parts: map[string]string{}} }

func (f *file) with(auto string) *file { f.auto += auto; return f }

func (f *file) named(styles string) *file { f.styles += styles; return f }

func (f *file) part(name, content string) *file { f.parts[name] = content; return f }

func (f *file) bytes(t testing.TB) []byte {
	t.Helper()
	parts := map[string]string{
		"mimetype": "application/vnd.oasis.opendocument.text",
		"content.xml": `<office:document-content` + spaces + `><office:automatic-styles>` + f.auto + `</office:automatic-styles><office:body><office:` + f.kind + `>` +
			f.body + `</office:` + f.kind + `></office:body></office:document-content>`,
		"styles.xml": `<office:document-styles` + spaces + `><office:styles>` + f.styles + `</office:styles></office:document-styles>`,
	}
	maps.Copy(parts, f.parts)
	var buf bytes.Buffer
	w := zip.NewWriter(&buf)
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		p, err := w.Create(name)
		if err == nil {
			_, err = io.WriteString(p, parts[name])
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

// read reads a file that gives no findings.
func (f *file) read(t *testing.T) page.Document {
	t.Helper()
	doc, findings, err := Read(t.Context(), f.bytes(t))
	if err != nil {
		t.Fatal(err)
	}
	if len(findings) > 0 {
		t.Errorf("findings: %v", findings)
	}
	return doc
}

func (f *file) check(t *testing.T, want ...string) page.Document {
	t.Helper()
	doc := f.read(t)
	if diff := cmp.Diff(want, lines(doc.Blocks)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	return doc
}

// lines gives each block as text: labels before the text, the rest by name.
func lines(blocks []page.Block) []string {
	var out []string
	for _, b := range blocks {
		switch b := b.(type) {
		case page.Paragraph:
			text := b.Text()
			if b.Label != nil {
				text = b.Label.Text + " " + text
			}
			out = append(out, text)
		case page.Table:
			for _, row := range b.Rows {
				for _, c := range row.Cells {
					out = append(out, fmt.Sprintf("| %dx%d %s%s", c.ColSpan, c.RowSpan, c.Shading, strings.Join(lines(c.Blocks), " / ")))
				}
			}
		case page.Rule:
			out = append(out, "<rule>")
		case page.Break:
			out = append(out, "<break>")
		}
	}
	return out
}

func p(inside string) string { return `<text:p>` + inside + `</text:p>` }

// listStyleOf makes a list style of levels.
func listStyleOf(name string, levels ...string) string {
	return `<text:list-style style:name="` + name + `">` + strings.Join(levels, "") + `</text:list-style>`
}

func numbered(level, format, more string) string {
	return `<text:list-level-style-number text:level="` + level + `" style:num-format="` + format + `" ` + more + `/>`
}

func listOf(attrs string, items ...string) string {
	out := `<text:list ` + attrs + `>`
	for _, i := range items {
		out += `<text:list-item>` + i + `</text:list-item>`
	}
	return out + `</text:list>`
}
