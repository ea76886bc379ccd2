package html

import (
	"strings"

	xhtml "golang.org/x/net/html"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/reader/script"
)

// scripted reads the questions of a page that a script fills. As the page shows
// them one after the other they are given as a table.
func (r *reader) scripted(root *xhtml.Node) *page.Table {
	var scripts []string
	for n := range root.Descendants() {
		if n.Type == xhtml.ElementNode && n.Data == "script" && attr(n, "src") == "" {
			scripts = append(scripts, textOf(n))
		}
	}
	t, _ := script.Table(r.next(), scripts...)
	if t != nil {
		r.findings = append(r.findings, finding.Finding{Code: finding.UnreadPart, Severity: finding.Info, Position: r.at,
			Message: "The questions were read from the script that fills the page; other text of the page was left out."})
	}
	return t
}

// asksInFields reports whether a page shows questions by itself: it has fields to
// choose from.
func asksInFields(body *xhtml.Node) bool {
	for n := range body.Descendants() {
		if kind := strings.ToLower(attr(n, "type")); n.Type == xhtml.ElementNode && n.Data == "input" && (kind == "radio" || kind == "checkbox") {
			return true
		}
	}
	return false
}
