package ooxml

import (
	"bytes"
	"fmt"
	"io"
	"slices"

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
	scan   scanner
	scope  scope
	frames []frame // the open elements
	tokens int     // left
	mixed  bool    // character data keeps its place among the elements
	arena  arena
}

// frame is an open element while it is read.
type frame struct {
	element *Element // nil when it is passed over
	tag     string   // as written, to match the end tag
	hidden  int      // how much scope hid before it
	text    []byte
}

// NewDecoder reads XML in UTF-8; part names it in errors.
func NewDecoder(part string, data []byte) *Decoder {
	return &Decoder{part: part, scan: scanner{data: data}, tokens: MaxTokens}
}

// Parse reads a whole XML text into a tree.
func Parse(part string, data []byte) (*Element, error) {
	return NewDecoder(part, toUTF8(data)).Tree()
}

// KeepText makes the trees read from here on hold character data where it
// stands, as children without a name that have only Text: unlike OOXML, OpenDocument mixes
// text and elements.
func (d *Decoder) KeepText() { d.mixed = true }

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
		if err := d.pass(); err != nil {
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

// NextOf is Next that passes over children of other names, in whatever
// namespace, and makes nothing of what they hold.
func (d *Decoder) NextOf(names ...string) (*Element, error) {
	for {
		start, err := d.start()
		if start == nil || err != nil {
			return nil, err
		}
		wanted := slices.Contains(names, start.Name)
		if wanted {
			err = d.fill()
		} else {
			err = d.pass()
		}
		if err != nil {
			return nil, err
		}
		if wanted {
			return start, nil
		}
	}
}

// Recycle says that nothing read before is used any more, so that its memory
// can serve the next subtree. Strings stay valid.
func (d *Decoder) Recycle() {
	d.arena.recycle()
	d.scan.recycle()
}

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
		switch token {
		case startTag:
			return d.open()
		case endTag:
			return nil, d.close()
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
		top := &d.frames[len(d.frames)-1]
		switch token {
		case startTag:
			parent := top.element
			child, err := d.open()
			if err != nil {
				return err
			}
			parent.append(child)
		case endTag:
			if err := d.close(); err != nil {
				return err
			}
		case charData:
			if !d.mixed {
				top.text = append(top.text, d.scan.text...)
				continue
			}
			text := d.arena.element()
			*text = Element{Text: string(d.scan.text)}
			top.element.append(text)
		}
	}
	return nil
}

func (d *Decoder) token() (kind, error) {
	if d.tokens--; d.tokens < 0 {
		return 0, problem.New(problem.DocumentTooLarge,
			"The part %q of the document has more than %d XML tokens, which is the limit. Split the document.", d.part, MaxTokens)
	}
	return d.scan.next()
}

// pass goes to the end of the element that start opened.
func (d *Decoder) pass() error {
	d.scan.passing = true
	defer func() { d.scan.passing = false }()
	for base := len(d.frames); len(d.frames) >= base; {
		token, err := d.token()
		if err != nil {
			return d.fail(err)
		}
		switch token {
		case startTag:
			_, err = d.push()
		case endTag:
			err = d.close()
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// open makes an element of the start tag just read.
func (d *Decoder) open() (*Element, error) {
	f, err := d.push()
	if err != nil {
		return nil, err
	}
	attrs := d.scan.attrs
	d.scope.declare(attrs)
	d.scope.attributes(attrs)
	f.element = d.arena.element()
	*f.element = Element{Space: d.scope.resolve(d.scan.name.prefix()), Name: d.scan.name.local(), Attrs: attrs[:len(attrs):len(attrs)]}
	return f.element, nil
}

// push notes that the element of the start tag just read is open.
func (d *Decoder) push() (*frame, error) {
	n := len(d.frames)
	if n >= MaxDepth {
		return nil, problem.New(problem.DocumentTooLarge,
			"The part %q of the document nests elements more than %d deep, which is the limit. Save it again from a word processor.", d.part, MaxDepth)
	}
	if n < cap(d.frames) {
		d.frames = d.frames[:n+1]
	} else {
		d.frames = append(d.frames, frame{})
	}
	f := &d.frames[n]
	f.element, f.tag, f.hidden, f.text = nil, d.scan.name.full, len(d.scope.hidden), f.text[:0]
	return f, nil
}

// close ends the element that the end tag just read belongs to.
func (d *Decoder) close() error {
	tag := d.scan.name.full
	if len(d.frames) == 0 {
		return d.fail(fmt.Errorf("unexpected end tag %s", tag))
	}
	f := &d.frames[len(d.frames)-1]
	if f.tag != tag {
		return d.fail(fmt.Errorf("end tag %s closes %s", tag, f.tag))
	}
	if e := f.element; e != nil && len(f.text) > 0 && (e.First == nil || len(bytes.TrimSpace(f.text)) > 0) {
		e.Text = string(f.text)
	}
	d.scope.restore(f.hidden)
	d.frames = d.frames[:len(d.frames)-1]
	return nil
}

func (d *Decoder) fail(err error) error { return broken(d.part, err) }
