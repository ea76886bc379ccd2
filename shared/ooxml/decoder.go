package ooxml

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"

	"formwright/shared/problem"
)

// The bounds of one XML part.
const (
	MaxDepth  = 256
	MaxTokens = 5_000_000
)

// Decoder reads an XML part as a stream of subtrees, so that a long document
// never stands in memory as a whole.
type Decoder struct {
	part   string
	raw    *xml.Decoder
	scope  scope
	frames []frame // the open elements
	tokens int     // left
	arena  arena
}

// frame is an open element while it is read.
type frame struct {
	element *Element
	prefix  string // as written, to match the end tag
	hidden  []binding
	text    []byte
}

// NewDecoder reads XML in UTF-8; part names it in errors.
func NewDecoder(part string, data []byte) *Decoder {
	raw := xml.NewDecoder(bytes.NewReader(data))
	raw.CharsetReader = acceptCharset
	return &Decoder{part: part, raw: raw, tokens: MaxTokens, scope: scope{bound: make(map[string]string, 48)}}
}

// Parse reads a whole XML text into a tree.
func Parse(part string, data []byte) (*Element, error) {
	return NewDecoder(part, toUTF8(data)).Tree()
}

// Tree reads the whole part.
func (d *Decoder) Tree() (*Element, error) {
	root, err := d.Next()
	if err == nil && root == nil {
		err = d.fail(io.ErrUnexpectedEOF)
	}
	return root, err
}

// Enter goes into the next child of this name, passing over its elder
// siblings; at the beginning, into the root. It reports false when there is
// none.
func (d *Decoder) Enter(space, name string) (bool, error) {
	for {
		start, err := d.start()
		if start == nil || err != nil {
			return false, err
		}
		if start.Is(space, name) {
			// It stays open while Recycle takes its siblings' memory.
			kept := *start
			d.frames[len(d.frames)-1].element = &kept
			return true, nil
		}
		if err := d.fill(); err != nil {
			return false, err
		}
		d.Recycle()
	}
}

// Next reads the next child of the element entered last, with all it holds.
// It is nil at the end of that element.
func (d *Decoder) Next() (*Element, error) {
	start, err := d.start()
	if start == nil || err != nil {
		return nil, err
	}
	if err := d.fill(); err != nil {
		return nil, err
	}
	return start, nil
}

// Recycle says that nothing read before is used any more, so that its memory
// can serve the next subtree. Strings stay valid.
func (d *Decoder) Recycle() { d.arena.used, d.arena.chunk = 0, 0 }

// start reads up to the next start tag inside the current element; nil when
// the current element, or the part, ends first.
func (d *Decoder) start() (*Element, error) {
	for {
		token, err := d.token()
		if err == io.EOF && len(d.frames) == 0 {
			return nil, nil
		}
		if err != nil {
			return nil, d.fail(err)
		}
		switch t := token.(type) {
		case xml.StartElement:
			return d.open(t)
		case xml.EndElement:
			return nil, d.close(t)
		}
	}
}

// fill reads the rest of the element that start opened.
func (d *Decoder) fill() error {
	for base := len(d.frames); len(d.frames) >= base; {
		token, err := d.token()
		if err != nil {
			return d.fail(err)
		}
		switch t := token.(type) {
		case xml.StartElement:
			parent := d.frames[len(d.frames)-1].element
			child, err := d.open(t)
			if err != nil {
				return err
			}
			parent.append(child)
		case xml.EndElement:
			if err := d.close(t); err != nil {
				return err
			}
		case xml.CharData:
			top := &d.frames[len(d.frames)-1]
			top.text = append(top.text, t...)
		}
	}
	return nil
}

func (d *Decoder) token() (xml.Token, error) {
	if d.tokens--; d.tokens < 0 {
		return nil, problem.New(problem.DocumentTooLarge,
			"The part %q of the document has more than %d XML tokens, which is the limit. Split the document.", d.part, MaxTokens)
	}
	token, err := d.raw.RawToken()
	if err != nil {
		return nil, err
	}
	if _, ok := token.(xml.Directive); ok {
		return nil, errors.New("a document type declaration is not allowed")
	}
	return token, nil
}

func (d *Decoder) open(t xml.StartElement) (*Element, error) {
	if len(d.frames) >= MaxDepth {
		return nil, problem.New(problem.DocumentTooLarge,
			"The part %q of the document nests elements more than %d deep, which is the limit. Save it again from a word processor.", d.part, MaxDepth)
	}
	hidden := d.scope.declare(t.Attr)
	d.scope.attributes(t.Attr)
	e := d.arena.element()
	e.Space, e.Name, e.Attrs = d.scope.resolve(t.Name.Space), t.Name.Local, t.Attr
	n := len(d.frames)
	if n < cap(d.frames) {
		d.frames = d.frames[:n+1]
	} else {
		d.frames = append(d.frames, frame{})
	}
	f := &d.frames[n]
	f.element, f.prefix, f.hidden, f.text = e, t.Name.Space, hidden, f.text[:0]
	return e, nil
}

func (d *Decoder) close(t xml.EndElement) error {
	if len(d.frames) == 0 {
		return d.fail(fmt.Errorf("unexpected end tag %s", t.Name.Local))
	}
	f := &d.frames[len(d.frames)-1]
	if f.element.Name != t.Name.Local || f.prefix != t.Name.Space {
		return d.fail(fmt.Errorf("end tag %s closes %s", t.Name.Local, f.element.Name))
	}
	if e := f.element; len(f.text) > 0 && (e.First == nil || len(bytes.TrimSpace(f.text)) > 0) {
		e.Text = string(f.text)
	}
	d.scope.restore(f.hidden)
	d.frames = d.frames[:len(d.frames)-1]
	return nil
}

func (d *Decoder) fail(err error) error { return broken(d.part, err) }

// arena hands out elements from chunks that Recycle lets it use again.
type arena struct {
	chunks      [][]Element
	chunk, used int
}

const arenaChunk = 256

func (a *arena) element() *Element {
	if a.used == arenaChunk {
		a.chunk, a.used = a.chunk+1, 0
	}
	if a.chunk == len(a.chunks) {
		a.chunks = append(a.chunks, make([]Element, arenaChunk))
	}
	e := &a.chunks[a.chunk][a.used]
	a.used++
	*e = Element{}
	return e
}
