// Package xmltree reads XML in which text and elements are mixed, as QTI and
// Moodle XML have them, into the tree that HTML has too, so that one converter
// serves both. It promises that no file makes it nest, grow or resolve an entity
// without end. Package ooxml, which has no mixed content, is for the others.
package xmltree

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/net/html"
	"golang.org/x/net/html/charset"
	"golang.org/x/text/encoding/unicode"

	"formwright/shared/problem"
	"formwright/shared/richtext"
)

// The bounds of one file.
const (
	MaxSize   = 64 << 20 // bytes
	MaxDepth  = 256      // elements in each other
	MaxTokens = 2_000_000
)

// Parse reads a whole XML text; name says in errors which one. The names of
// elements and attributes are local ones: prefixes are left out. A document type
// is passed over unless it declares entities.
func Parse(name string, data []byte) (*html.Node, error) {
	if len(data) > MaxSize {
		return nil, problem.New(problem.DocumentTooLarge, "%s is larger than %d MB, which is the limit. Split it into smaller files.", name, MaxSize>>20)
	}
	data = clean(data)
	r := newReader(name)
	err := r.read(newDecoder(data, true))
	if err != nil && problem.CodeOf(err) == problem.DocumentBroken {
		// Once more as people meant it: without a forgotten end tag or quote.
		forgiving := newReader(name)
		if forgiving.read(newDecoder(data, false)) == nil {
			r, err = forgiving, nil
		}
	}
	if err != nil {
		return nil, err
	}
	for c := r.root.FirstChild; c != nil; c = c.NextSibling {
		if c.Type == html.ElementNode {
			return c, nil
		}
	}
	return nil, r.broken(io.ErrUnexpectedEOF)
}

func newDecoder(data []byte, strict bool) *xml.Decoder {
	dec := xml.NewDecoder(bytes.NewReader(data))
	dec.Strict = strict
	dec.Entity = xml.HTMLEntity
	dec.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil } // clean has made UTF-8 of it
	return dec
}

// clean makes UTF-8 of other encodings and takes out the characters that XML
// does not allow and that some programs write all the same.
func clean(data []byte) []byte {
	data = bytes.TrimLeft(bytes.TrimPrefix(inUTF8(data), []byte("\xef\xbb\xbf")), " \t\r\n")
	return bytes.Map(func(r rune) rune {
		if r != '\r' && !richtext.Printable(r) {
			return -1
		}
		return r
	}, data)
}

func inUTF8(data []byte) []byte {
	if bytes.HasPrefix(data, []byte("\xff\xfe")) || bytes.HasPrefix(data, []byte("\xfe\xff")) {
		if out, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewDecoder().Bytes(data); err == nil {
			return out
		}
	}
	label := declared(bytes.ToLower(data[:min(len(data), 200)]))
	if label == "" || strings.HasPrefix(label, "utf") || utf8.Valid(data) {
		return data
	}
	r, err := charset.NewReaderLabel(label, bytes.NewReader(data))
	if err != nil {
		return data
	}
	out, err := io.ReadAll(io.LimitReader(r, 4*MaxSize))
	if err != nil {
		return data
	}
	return out
}

// declared is the encoding that an XML declaration names.
func declared(head []byte) string {
	_, rest, _ := bytes.Cut(head, []byte("encoding="))
	if len(rest) < 2 {
		return ""
	}
	label, _, found := bytes.Cut(rest[1:], rest[:1])
	if !found {
		return ""
	}
	return string(label)
}

func newReader(name string) *reader {
	root := &html.Node{Type: html.DocumentNode}
	return &reader{name: name, root: root, at: root}
}

type reader struct {
	name  string
	root  *html.Node
	at    *html.Node
	depth int
}

func (r *reader) broken(err error) error {
	return problem.Wrap(err, problem.DocumentBroken, "%s cannot be read: it is no well-formed XML (%s). Export it again.", r.name, reason(err))
}

// reason is what a teacher may be told of a syntax error: where it is.
func reason(err error) string {
	if s, ok := errors.AsType[*xml.SyntaxError](err); ok {
		return s.Error()
	}
	return "it ends too early"
}

func (r *reader) read(dec *xml.Decoder) error {
	for range MaxTokens {
		token, err := dec.Token()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return r.broken(err)
		}
		if err := r.token(token); err != nil {
			return err
		}
	}
	return problem.New(problem.DocumentTooLarge, "%s has more than %d XML tokens, which is the limit. Split it into smaller files.", r.name, MaxTokens)
}

func (r *reader) token(token xml.Token) error {
	switch t := token.(type) {
	case xml.StartElement:
		return r.open(t)
	case xml.EndElement:
		if r.at.Parent != nil {
			r.at, r.depth = r.at.Parent, r.depth-1
		}
	case xml.CharData:
		r.text(string(t))
	case xml.Directive:
		if bytes.Contains(t, []byte("<!ENTITY")) {
			return problem.New(problem.DocumentBroken, "%s cannot be read: it declares entities, which are not allowed. Export it again.", r.name)
		}
	}
	return nil
}

func (r *reader) open(t xml.StartElement) error {
	if r.depth++; r.depth > MaxDepth {
		return problem.New(problem.DocumentTooLarge, "%s nests elements more than %d deep, which is the limit. Export it again.", r.name, MaxDepth)
	}
	n := &html.Node{Type: html.ElementNode, Data: t.Name.Local}
	for _, a := range t.Attr {
		if a.Name.Space != "xmlns" && a.Name.Local != "xmlns" {
			n.Attr = append(n.Attr, html.Attribute{Key: a.Name.Local, Val: a.Value})
		}
	}
	r.at.AppendChild(n)
	r.at = n
	return nil
}

func (r *reader) text(s string) {
	if last := r.at.LastChild; last != nil && last.Type == html.TextNode {
		last.Data += s
		return
	}
	if r.depth > 0 {
		r.at.AppendChild(&html.Node{Type: html.TextNode, Data: s})
	}
}
