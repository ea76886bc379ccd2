package web_test

import (
	"net/url"
	"strings"

	"golang.org/x/net/html"
)

// fieldsOf reads the form that an attribute marks, with the values it would be
// sent with, its buttons and its CSRF value apart.
func fieldsOf(page, mark string) url.Values {
	out := url.Values{}
	doc, err := html.Parse(strings.NewReader(page))
	if err != nil {
		return out
	}
	for n := range doc.Descendants() {
		if n.Data == "form" && strings.Contains(mark, attribute(n, "id")) && attribute(n, "id") != "" {
			for c := range n.Descendants() {
				collect(out, c)
			}
		}
	}
	out.Del("csrf")
	return out
}

func collect(out url.Values, n *html.Node) {
	name, value := attribute(n, "name"), attribute(n, "value")
	switch n.Data {
	case "input":
		kind := attribute(n, "type")
		if (kind == "radio" || kind == "checkbox") && !hasAttribute(n, "checked") {
			return
		}
		out.Add(name, value)
	case "textarea":
		out.Add(name, textOf(n))
	case "select":
		for o := range n.Descendants() {
			if o.Data == "option" && hasAttribute(o, "selected") {
				out.Set(name, attribute(o, "value"))
			}
		}
	}
}

func attribute(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

func hasAttribute(n *html.Node, key string) bool {
	for _, a := range n.Attr {
		if a.Key == key {
			return true
		}
	}
	return false
}
