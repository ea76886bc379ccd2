package drive

import (
	"bytes"
	"net/url"

	"golang.org/x/net/html"
)

// confirmLink finds in a page the address that downloads a file after all: a
// form with the parameters in hidden fields, or, on older pages, a link. Both
// carry a parameter confirm.
func confirmLink(page []byte, at *url.URL) (*url.URL, bool) {
	tokens := html.NewTokenizer(bytes.NewReader(page))
	var form *url.URL // the form we are in
	var fields url.Values
	for {
		switch tokens.Next() {
		case html.ErrorToken:
			return nil, false
		case html.StartTagToken, html.SelfClosingTagToken:
			tag := tokens.Token()
			switch tag.Data {
			case "form":
				form, fields = resolve(at, attr(tag, "action")), url.Values{}
			case "input":
				if name := attr(tag, "name"); fields != nil && name != "" {
					fields.Set(name, attr(tag, "value"))
				}
			case "a":
				if u := resolve(at, attr(tag, "href")); u != nil && u.Query().Get("confirm") != "" {
					return u, true
				}
			}
		case html.EndTagToken:
			if tag := tokens.Token(); tag.Data != "form" {
				continue
			}
			if u, ok := filled(form, fields); ok {
				return u, true
			}
			form, fields = nil, nil
		}
	}
}

// filled is a form's action with its fields as the query.
func filled(action *url.URL, fields url.Values) (*url.URL, bool) {
	if action == nil {
		return nil, false
	}
	q := action.Query()
	for name, values := range fields {
		q[name] = values
	}
	if q.Get("confirm") == "" {
		return nil, false
	}
	u := *action
	u.RawQuery = q.Encode()
	return &u, true
}

func resolve(at *url.URL, ref string) *url.URL {
	u, err := at.Parse(ref)
	if err != nil {
		return nil
	}
	return u
}

func attr(tag html.Token, name string) string {
	for _, a := range tag.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}
