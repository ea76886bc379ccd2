package hostile

import (
	"archive/zip"
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// packages are attacks on the readers of office files and plain text.
func packages(s Size) []File {
	const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`
	laughs := `<!DOCTYPE d [<!ENTITY a "ha">`
	for c := 'b'; c < 'k'; c++ {
		laughs += fmt.Sprintf(`<!ENTITY %c "%s">`, c, strings.Repeat(fmt.Sprintf("&%c;", c-1), 10))
	}
	many := map[string]string{"[Content_Types].xml": types}
	for i := range 5000 {
		many[fmt.Sprintf("word/%d.xml", i)] = "x"
	}
	office := func(name, content string) []byte {
		return zipped(map[string]string{"[Content_Types].xml": types, name: content})
	}
	return []File{
		{"docx-bomb", office("word/document.xml", strings.Repeat(" ", s.Bomb))},
		{"docx-deep", office("word/document.xml", strings.Repeat("<p>", s.Depth))},
		{"docx-laughs", office("word/document.xml", laughs+"]><d>&j;</d>")},
		{"docx-many-parts", zipped(many)},
		{"xlsx-bomb", office("xl/worksheets/sheet1.xml", "<worksheet>"+strings.Repeat("<row/>", s.Bomb/6))},
		{"pptx-bomb", office("ppt/slides/slide1.xml", strings.Repeat("<a/>", s.Bomb/4))},
		{"ole", append([]byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), make([]byte, 4096)...)},
		{"text-long-line", bytes.Repeat([]byte("1. a) "), s.Depth)},
		{"text-deep-quotes", bytes.Repeat([]byte("> - "), s.Depth)},
		{"html-deep", append([]byte("<!doctype html>"), bytes.Repeat([]byte("<div><table><tr><td>"), s.Depth)...)},
		{"rtf-deep", append([]byte(`{\rtf1`), bytes.Repeat([]byte("{"), s.Depth)...)},
		{"nothing", nil},
	}
}

// zipped packs parts in the order of their names, so that the same parts are the
// same bytes.
func zipped(parts map[string]string) []byte {
	var pairs []string
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		pairs = append(pairs, name, parts[name])
	}
	return packed(pairs...)
}

// packed packs parts in pairs of name and content, in their order.
func packed(parts ...string) []byte {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for i := 0; i < len(parts); i += 2 {
		f, err := w.Create(parts[i])
		if err != nil {
			panic(err) // a buffer takes everything
		}
		_, _ = f.Write([]byte(parts[i+1])) // see above
	}
	_ = w.Close() // see above
	return b.Bytes()
}
