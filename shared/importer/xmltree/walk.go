package xmltree

import (
	"iter"
	"strings"

	"golang.org/x/net/html"
)

// Attr is the value of an attribute, empty when there is none.
func Attr(n *html.Node, name string) string {
	if n == nil {
		return ""
	}
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

// Children gives the child elements of these names, all of them without names.
func Children(n *html.Node, names ...string) iter.Seq[*html.Node] {
	return func(yield func(*html.Node) bool) {
		if n == nil {
			return
		}
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			if c.Type == html.ElementNode && named(c, names) && !yield(c) {
				return
			}
		}
	}
}

func named(n *html.Node, names []string) bool {
	for _, name := range names {
		if strings.EqualFold(n.Data, name) {
			return true
		}
	}
	return len(names) == 0
}

// Child is the first element found by going down these names, nil when there is
// none.
func Child(n *html.Node, path ...string) *html.Node {
	for _, name := range path {
		var next *html.Node
		for c := range Children(n, name) {
			next = c
			break
		}
		if n = next; n == nil {
			return nil
		}
	}
	return n
}

// All gives the descendants of these names in document order.
func All(n *html.Node, names ...string) iter.Seq[*html.Node] {
	return func(yield func(*html.Node) bool) { all(n, names, yield) }
}

func all(n *html.Node, names []string, yield func(*html.Node) bool) bool {
	for c := range Children(n) {
		if named(c, names) && !yield(c) || !all(c, names, yield) {
			return false
		}
	}
	return true
}

// First is the first descendant of one of these names, nil when there is none.
func First(n *html.Node, names ...string) *html.Node {
	for c := range All(n, names...) {
		return c
	}
	return nil
}

// Raw is all text in an element as it is written.
func Raw(n *html.Node) string {
	var b strings.Builder
	raw(&b, n)
	return b.String()
}

func raw(b *strings.Builder, n *html.Node) {
	if n == nil {
		return
	}
	if n.Type == html.TextNode {
		b.WriteString(n.Data)
	}
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		raw(b, c)
	}
}

// Text is all text in an element on one line.
func Text(n *html.Node) string { return strings.Join(strings.Fields(Raw(n)), " ") }
