package html

import (
	"strings"

	"golang.org/x/net/html"
)

// find is the first element of a name; nil when there is none.
func find(n *html.Node, name string) *html.Node {
	for c := range n.Descendants() {
		if c.Type == html.ElementNode && c.Data == name {
			return c
		}
	}
	return nil
}

func attr(n *html.Node, name string) string {
	v, _ := lookup(n, name)
	return v
}

func lookup(n *html.Node, name string) (string, bool) {
	for _, a := range n.Attr {
		if a.Key == name {
			return strings.TrimSpace(a.Val), true
		}
	}
	return "", false
}

// textOf is all text in a node, as it stands.
func textOf(n *html.Node) string {
	var b strings.Builder
	for c := range n.Descendants() {
		if c.Type == html.TextNode {
			b.WriteString(c.Data)
		}
	}
	return b.String()
}

// isLeftOut tells the elements that show no text of the page itself.
func isLeftOut(n *html.Node) bool {
	switch n.Data {
	case "script", "style", "head", "title", "nav", "footer", "header", "template", "noscript", "iframe", "object", "embed", "canvas", "svg",
		"audio", "video", "button", "datalist", "map", "rp", "rt":
		return true
	}
	if side := attr(n, "title"); n.Data == "div" && (side == "header" || side == "footer") {
		return true // of the printed page, as LibreOffice exports it
	}
	switch attr(n, "role") {
	case "navigation", "banner", "contentinfo", "search":
		return true
	}
	_, hidden := lookup(n, "hidden")
	return hidden || attr(n, "aria-hidden") == "true"
}

// isBlock tells the elements that stand on lines of their own.
func isBlock(n *html.Node) bool {
	switch n.Data {
	case "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption",
		"figure", "form", "h1", "h2", "h3", "h4", "h5", "h6", "hgroup", "html", "legend", "li", "main", "menu", "ol", "p", "pre", "section",
		"summary", "table", "ul", "caption", "tbody", "thead", "tfoot", "tr", "td", "th", "optgroup":
		return true
	}
	return false
}
