package qti

import (
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/importer/xmltree"
)

// modern gives the elements of QTI 3, qti-choice-interaction, and their
// attributes, max-choices, the names that QTI 2 has for them.
func modern(root *html.Node) *html.Node {
	if !strings.HasPrefix(root.Data, "qti-") {
		return root
	}
	older(root)
	for n := range xmltree.All(root) {
		if strings.HasPrefix(n.Data, "qti-") {
			older(n)
		}
	}
	return root
}

func older(n *html.Node) {
	n.Data = camel(strings.TrimPrefix(n.Data, "qti-"))
	for i, a := range n.Attr {
		n.Attr[i].Key = camel(a.Key)
	}
}

func camel(s string) string {
	parts := strings.Split(s, "-")
	for i, p := range parts[1:] {
		if p != "" {
			parts[i+1] = strings.ToUpper(p[:1]) + p[1:]
		}
	}
	return strings.Join(parts, "")
}
