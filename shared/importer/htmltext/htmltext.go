// Package htmltext makes rich text of the HTML and Markdown fragments that quiz
// files hold: paragraphs, lists, tables, code, pictures and formulas. It promises
// text in NFC, links that are safe to follow, and an end for every input. What a
// whole web page looks like is the business of the page readers.
package htmltext

import (
	"path"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"formwright/shared/importer/picture"
	"formwright/shared/richtext"
)

// MaxSize bounds one fragment, in bytes; what is longer is cut.
const MaxSize = 16 << 20

// Reader says what a fragment's surroundings know of it. All fields may be empty.
type Reader struct {
	Media richtext.Library                             // pictures go here
	File  func(src string) ([]byte, bool)              // the bytes an address stands for
	Lost  func(what string)                            // called for what cannot be read: a picture's address
	Inner func(n *html.Node) ([]richtext.Inline, bool) // inline elements of the format's own
	Block func(n *html.Node) (richtext.Content, bool)  // block elements of the format's own
	Gap   func(id string) ([]richtext.Inline, bool)    // what stands for a Mark
	Drawn bool                                         // three underscores or more are a blank
}

// mark is the element that Mark writes. No HTML has it.
const mark = "formwright-gap"

// Mark is HTML that the reader's Gap function is asked about by its id, which is
// letters and digits.
func Mark(id string) string { return "<" + mark + ` id="` + id + `"></` + mark + ">" }

// HTML reads a fragment of HTML.
func (r Reader) HTML(fragment string) richtext.Content {
	if strings.TrimSpace(fragment) == "" {
		return nil
	}
	fragment = fragment[:min(len(fragment), MaxSize)]
	body := &html.Node{Type: html.ElementNode, DataAtom: atom.Body, Data: "body"}
	nodes, err := html.ParseFragment(strings.NewReader(fragment), body)
	if err != nil { // nested too deep
		return richtext.Plain(stripped(fragment))
	}
	b := builder{r: r}
	for _, n := range nodes {
		b.node(n, richtext.Marks{})
	}
	return b.content()
}

// Nodes reads what a node holds.
func (r Reader) Nodes(n *html.Node) richtext.Content {
	b := builder{r: r}
	b.children(n, richtext.Marks{})
	return b.content()
}

// Plain reads text without markup: a newline is a line break, an empty line
// parts paragraphs. Formulas between delimiters are formulas.
func (r Reader) Plain(text string) richtext.Content {
	b := builder{r: r}
	for line := range strings.Lines(strings.ReplaceAll(text, "\r\n", "\n")) {
		if strings.TrimSpace(line) == "" {
			b.flush()
			continue
		}
		if len(b.line) > 0 {
			b.add(richtext.Break{})
		}
		b.text(strings.TrimRight(line, "\n"), richtext.Marks{})
	}
	return b.content()
}

// Lines writes HTML with a break for every newline, as platforms read text that
// is no real HTML; where blocks part the text already, newlines mean nothing.
func Lines(fragment string) string {
	lower := strings.ToLower(fragment)
	for _, tag := range []string{"<p>", "<p ", "<br", "<div", "<table", "<ul", "<ol", "<pre"} {
		if strings.Contains(lower, tag) {
			return fragment
		}
	}
	paragraphs := strings.ReplaceAll(strings.TrimSpace(strings.ReplaceAll(fragment, "\r\n", "\n")), "\n\n", "<p></p>")
	return strings.ReplaceAll(paragraphs, "\n", "<br>")
}

// stripped is the text between the tags.
func stripped(fragment string) string {
	var b strings.Builder
	z := html.NewTokenizer(strings.NewReader(fragment))
	for {
		switch z.Next() {
		case html.ErrorToken:
			return strings.Join(strings.Fields(richtext.Clean(b.String())), " ")
		case html.TextToken:
			b.Write(z.Text())
		default:
			b.WriteByte(' ')
		}
	}
}

// picture is an image whose bytes are known, or else its description.
func (r Reader) picture(src, alt string, width, height int) []richtext.Inline {
	data, ok := picture.FromURI(src)
	if !ok && r.File != nil {
		data, ok = r.File(src)
	}
	if ok && r.Media != nil {
		if hash, ok := picture.Add(r.Media, data); ok {
			return []richtext.Inline{richtext.Image{Hash: hash, Alt: alt, Width: width, Height: height}}
		}
	}
	if r.Lost != nil {
		r.Lost(shortened(src))
	}
	if alt == "" {
		alt = fileName(src)
	}
	if alt == "" {
		return nil
	}
	return []richtext.Inline{richtext.Text{Text: alt}}
}

// fileName is what is left to say of a picture that is missing.
func fileName(src string) string {
	name := path.Base(strings.SplitN(src, "?", 2)[0])
	if strings.HasPrefix(src, "data:") || len(name) > 100 || name == "." || name == "/" {
		return ""
	}
	return richtext.Clean(strings.ToValidUTF8(name, ""))
}

func shortened(src string) string {
	if len(src) > 100 {
		return strings.ToValidUTF8(src[:100], "") + "…"
	}
	return src
}
