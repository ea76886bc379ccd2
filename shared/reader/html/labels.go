package html

import (
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/page"
)

// leadsLabel reports whether a field stands before its words: it is the first thing in a label,
// or a label comes right behind it.
func leadsLabel(n *html.Node) bool {
	if n.Parent != nil && n.Parent.Data == "label" {
		for c := n.PrevSibling; c != nil; c = c.PrevSibling {
			if said(c) != "" {
				return false
			}
		}
		return said(n.Parent) != ""
	}
	next := n.NextSibling
	for next != nil && next.Type == html.TextNode && strings.TrimSpace(next.Data) == "" {
		next = next.NextSibling
	}
	return next != nil && next.Data == "label" && said(next) != ""
}

// offeredBefore reports whether the line that is read already holds a field that can be
// ticked, with words behind it.
func (f *flow) offeredBefore() (offered bool) {
	ticked := false
	for _, r := range f.runs {
		switch {
		case r.Kind == page.BreakRun:
			ticked, offered = false, false
		case r.Kind == page.CheckRun:
			ticked = true
		case ticked && r.Kind == page.TextRun && strings.TrimSpace(r.Text) != "":
			offered = true
		}
	}
	return offered
}
