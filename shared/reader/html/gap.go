package html

import (
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/page"
)

// spaced adds the empty line that stands before a paragraph. Authors part
// questions by it, and keys from the test.
func (f *flow) spaced() {
	if f.gap && len(f.blocks) > 0 {
		f.blocks = append(f.blocks, page.Paragraph{Position: f.at})
	}
	f.gap = false
}

// isEmptyLine reports whether an element without content still takes a line, as
// browsers give it to a space that does not break and to a line break; a cloud
// document exports its empty lines as empty spans.
func isEmptyLine(n *html.Node) bool {
	if n.Data != "p" && n.Data != "div" {
		return false
	}
	for c := range n.Descendants() {
		switch {
		case c.Type == html.TextNode && strings.Contains(c.Data, "\u00a0"),
			c.Type == html.ElementNode && (c.Data == "br" || c.Data == "span" && n.Data == "p"):
			return true
		}
	}
	return false
}

// hasFields reports whether an element holds fields of a form. Preformatted text
// that does is no program code: authors set choices in it side by side.
func hasFields(n *html.Node) bool {
	for c := range n.Descendants() {
		if c.Type == html.ElementNode && (c.Data == "input" || c.Data == "select") {
			return true
		}
	}
	return false
}
