package moodlexml

import (
	"net/url"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/importer/htmltext"
	"formwright/shared/importer/picture"
	"formwright/shared/importer/xmltree"
	"formwright/shared/richtext"
)

// texts reads the texts of one element: it finds pictures among the files beside
// its <text>.
func (r *reader) texts(n *html.Node) htmltext.Reader {
	return htmltext.Reader{Media: r.d.Media(), Lost: r.d.Lost(r.at), File: func(src string) ([]byte, bool) {
		name, ours := strings.CutPrefix(src, "@@PLUGINFILE@@/")
		if plain, err := url.PathUnescape(name); err == nil {
			name = plain
		}
		name, _, _ = strings.Cut(name, "?")
		for f := range xmltree.Children(n, "file") {
			full := strings.TrimPrefix(xmltree.Attr(f, "path"), "/") + xmltree.Attr(f, "name")
			if ours && (full == name || xmltree.Attr(f, "name") == name) {
				return picture.FromBase64(xmltree.Raw(f))
			}
		}
		return nil, false
	}}
}

// rich reads an element with a <text> in the format it says.
func (r *reader) rich(n *html.Node) richtext.Content {
	return r.formatted(n, r.texts(n), rawText(n))
}

func rawText(n *html.Node) string {
	if t := xmltree.Child(n, "text"); t != nil {
		return xmltree.Raw(t)
	}
	if n != nil && n.FirstChild != nil && n.FirstChild == n.LastChild { // old files have no <text>
		return n.FirstChild.Data
	}
	return ""
}

func (r *reader) formatted(n *html.Node, h htmltext.Reader, text string) richtext.Content {
	switch xmltree.Attr(n, "format") {
	case "html":
		return h.HTML(htmltext.Known(text))
	case "plain_text", "plain":
		return h.Plain(text)
	case "markdown":
		return h.Markdown(text)
	default:
		return h.HTML(htmltext.Lines(htmltext.Known(text)))
	}
}

func (r *reader) child(q *html.Node, name string) richtext.Content {
	return r.rich(xmltree.Child(q, name))
}

// stem reads the question's text and the picture that old files put beside it.
func (r *reader) stem(q *html.Node) richtext.Content {
	n := xmltree.Child(q, "questiontext")
	h := r.texts(n)
	h.Drawn = true
	c := r.formatted(n, h, rawText(n))
	if old := xmltree.Child(q, "image_base64"); old != nil {
		if data, ok := picture.FromBase64(xmltree.Raw(old)); ok {
			if hash, ok := picture.Add(r.d.Media(), data); ok {
				c = append(c, richtext.Paragraph{Inlines: []richtext.Inline{richtext.Image{Hash: hash}}})
			}
		}
	}
	return c
}
