package ooxml

import (
	"bytes"
	"fmt"
	"io"
)

// kind tells what a token is.
type kind uint8

const (
	startTag kind = iota + 1
	endTag
	charData
	aside // a comment or a processing instruction
)

// scanner cuts an XML text that stands in memory into the tokens that
// encoding/xml calls raw. It makes a name or a short value once, however often
// it occurs, and nothing else for a token: on a document's tens of thousands of
// tokens that is most of the time of reading it.
type scanner struct {
	data    []byte
	at      int
	names   nameTable
	values  valueTable
	buffer  []byte
	closing bool // an empty element was opened, so that its end comes next

	passing bool // over elements whose attributes nobody asks for; they are checked all the same

	name  name   // of the last tag
	text  []byte // of the last character data, until the next token
	attrs []Attr // of the last start tag, until recycle
	chunk []Attr // where they stand, one tag's after the other's
}

// next reads a token; io.EOF when the text ends before one begins. An empty
// element is a start and an end.
func (s *scanner) next() (kind, error) {
	if s.closing {
		s.closing = false
		return endTag, nil
	}
	if s.at >= len(s.data) {
		return 0, io.EOF
	}
	if s.data[s.at] != '<' {
		return charData, s.characters()
	}
	s.at++
	switch s.peek() {
	case '/':
		s.at++
		return endTag, s.end()
	case '?':
		s.at++
		return aside, s.instruction()
	case '!':
		s.at++
		return s.declaration()
	}
	return startTag, s.start()
}

// start reads a start tag after its bracket.
func (s *scanner) start() error {
	var err error
	if s.name, err = s.readName(); err != nil {
		return err
	}
	for s.makeRoom(); ; {
		s.space()
		switch s.peek() {
		case '>':
			s.at++
			return nil
		case '/':
			s.at++
			s.closing = true
			return s.expect('>')
		}
		if err := s.attribute(); err != nil {
			return err
		}
	}
}

func (s *scanner) attribute() error {
	n, err := s.readName()
	if err != nil {
		return err
	}
	s.space()
	if err := s.expect('='); err != nil {
		return err
	}
	s.space()
	value, err := s.readValue()
	if err != nil || s.passing {
		return err
	}
	s.attrs = append(s.attrs, Attr{Space: n.prefix(), Name: n.local(), Value: s.values.string(value)})
	return nil
}

// makeRoom makes room for the attributes of one more tag. A tag that has more
// than usual gets a place of its own from append.
func (s *scanner) makeRoom() {
	const usual = 8
	if s.attrs = s.attrs[len(s.attrs):]; cap(s.attrs) < usual {
		s.chunk = make([]Attr, 0, min(max(2*cap(s.chunk), 2*usual), 256))
		s.attrs = s.chunk
	}
}

// recycle says that no attributes read before are used any more.
func (s *scanner) recycle() { s.attrs = s.chunk }

// end reads an end tag after its slash.
func (s *scanner) end() error {
	var err error
	if s.name, err = s.readName(); err != nil {
		return err
	}
	s.space()
	return s.expect('>')
}

// declaration reads what follows "<!". Document types are refused: they can
// define entities that grow without end or stand outside of the file.
func (s *scanner) declaration() (kind, error) {
	rest := s.data[s.at:]
	switch {
	case bytes.HasPrefix(rest, []byte("--")):
		s.at += len("--")
		return aside, s.comment()
	case bytes.HasPrefix(rest, []byte("[CDATA[")):
		s.at += len("[CDATA[")
		return charData, s.section()
	}
	return 0, s.fail("a document type declaration is not allowed")
}

func (s *scanner) comment() error {
	n := bytes.Index(s.data[s.at:], []byte("--"))
	if n < 0 {
		return io.ErrUnexpectedEOF
	}
	s.at += n + len("--")
	return s.expect('>')
}

// instruction reads a processing instruction after its question mark. Only the
// one that declares the encoding says anything.
func (s *scanner) instruction() error {
	target, err := s.readName()
	if err != nil {
		return err
	}
	n := bytes.Index(s.data[s.at:], []byte("?>"))
	if n < 0 {
		return io.ErrUnexpectedEOF
	}
	text := s.data[s.at : s.at+n]
	s.at += n + len("?>")
	if target.full != "xml" {
		return nil
	}
	if version := declared("version", text); version != "" && version != "1.0" {
		return fmt.Errorf("XML of version %q is not supported", version)
	}
	return checkCharset(declared("encoding", text))
}

// peek is the next byte; at the end it is 0, which no markup takes.
func (s *scanner) peek() byte {
	if s.at < len(s.data) {
		return s.data[s.at]
	}
	return 0
}

func (s *scanner) expect(c byte) error {
	if s.peek() != c {
		return s.fail(fmt.Sprintf("%q is missing", c))
	}
	s.at++
	return nil
}

func (s *scanner) space() {
	for s.at < len(s.data) {
		switch s.data[s.at] {
		case ' ', '\t', '\r', '\n':
			s.at++
		default:
			return
		}
	}
}

func (s *scanner) fail(what string) error {
	if s.at >= len(s.data) {
		return io.ErrUnexpectedEOF
	}
	return fmt.Errorf("%s at byte %d", what, s.at)
}
