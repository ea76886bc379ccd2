package xmltree

import (
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/richtext"
)

// XML writes an element and what it holds, without prefixes and namespaces.
func XML(n *html.Node) string {
	var b strings.Builder
	write(&b, n)
	return b.String()
}

// Inner is what an element holds as HTML: its text, and its elements as tags.
// Text without any element beside it is given as it is, because most files write
// HTML as text.
func Inner(n *html.Node) string {
	if !hasElement(n) {
		return Raw(n)
	}
	var b strings.Builder
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		write(&b, c)
	}
	return b.String()
}

func hasElement(n *html.Node) bool {
	for range Children(n) {
		return true
	}
	return false
}

func write(b *strings.Builder, n *html.Node) {
	switch n.Type {
	case html.TextNode:
		b.WriteString(richtext.EscapeHTML(n.Data))
		return
	case html.ElementNode:
	default:
		return
	}
	b.WriteString("<" + n.Data)
	for _, a := range n.Attr {
		if a.Namespace == "" && a.Key != "xmlns" && !strings.Contains(a.Key, ":") {
			b.WriteString(" " + a.Key + `="` + strings.ReplaceAll(richtext.EscapeHTML(a.Val), `"`, "&quot;") + `"`)
		}
	}
	b.WriteString(">")
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		write(b, c)
	}
	if !void(n.Data) {
		b.WriteString("</" + n.Data + ">")
	}
}

// void elements of HTML have no end tag.
func void(name string) bool {
	return name == "br" || name == "img" || name == "hr" || name == "input" || name == "col"
}
