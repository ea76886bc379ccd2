package formula

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// The bounds of an equation of the older editors. Real ones are a few kilobytes.
const (
	maxMTEF        = 1 << 20
	maxMTEFRecords = 20_000
)

// errMTEF is what every error about the bytes of an equation wraps.
var errMTEF = errors.New("damaged equation")

// FromMTEF reads an equation in the binary notation of Equation Editor
// (versions 2 to 4) and MathType (version 5), from its header on. It fails on
// bytes that do not follow the notation, and on a character that is not known:
// half a formula would be a wrong one. One that
// shows nothing is the empty row.
func FromMTEF(data []byte) (Node, error) {
	if len(data) > maxMTEF {
		return Node{}, fmt.Errorf("%w: it is too long", errMTEF)
	}
	r := &mtefReader{rest: data}
	r.header()
	records := r.list(0)
	if r.err != nil {
		return Node{}, r.err
	}
	b := &mtefBuilder{reader: r}
	n := trimSpaces(b.top(records))
	if b.err != nil {
		return Node{}, b.err
	}
	return n, nil
}

// mtefReader takes the bytes of an equation one after the other. After an error
// it gives zeros.
type mtefReader struct {
	rest    []byte
	version int
	records int // read until now
	err     error
	styles  map[int]mtefFont // by typeface, as the equation defines them
	fonts   []mtefFont       // FONT_DEF records, in order
	defined int              // FONT_STYLE_DEF records until now
}

// mtefFont is what a typeface of an equation stands for.
type mtefFont struct {
	name         string
	bold, italic bool
}

func (r *mtefReader) header() {
	r.styles = map[int]mtefFont{}
	switch r.version = int(r.byte()); r.version {
	case 2, 3, 4:
		r.skip(4)
	case 5:
		r.skip(4)
		r.name()
		r.skip(1)
	default:
		r.fail("its version is not known")
	}
}

func (r *mtefReader) fail(why string) {
	if r.err == nil {
		r.err = fmt.Errorf("%w: %s", errMTEF, why)
	}
	r.rest = nil
}

func (r *mtefReader) skip(n int) {
	if n > len(r.rest) {
		r.fail("it ends too soon")
		return
	}
	r.rest = r.rest[n:]
}

func (r *mtefReader) byte() byte {
	if len(r.rest) == 0 {
		r.fail("it ends too soon")
		return 0
	}
	b := r.rest[0]
	r.rest = r.rest[1:]
	return b
}

func (r *mtefReader) word() int {
	if len(r.rest) < 2 {
		r.fail("it ends too soon")
		return 0
	}
	n := binary.LittleEndian.Uint16(r.rest)
	r.rest = r.rest[2:]
	return int(n)
}

// unsigned is a number of one byte, or of three when the first is 255.
func (r *mtefReader) unsigned() int {
	if b := r.byte(); b != 255 {
		return int(b)
	}
	return r.word()
}

// typeface is the number of a style above zero, of a font below it.
func (r *mtefReader) typeface() int {
	b := r.byte()
	if b == 255 && r.version == 5 {
		return r.word() - 32768
	}
	return int(b) - 128
}

// name is a text that ends in a zero.
func (r *mtefReader) name() string {
	for i, c := range r.rest {
		if c == 0 {
			s := string(r.rest[:i])
			r.rest = r.rest[i+1:]
			return s
		}
	}
	r.fail("it ends too soon")
	return ""
}

// nudge passes over how far something was moved by hand.
func (r *mtefReader) nudge() {
	if dx, dy := r.byte(), r.byte(); dx == 128 && dy == 128 {
		r.skip(4)
	}
}

// dimensions passes over an array of lengths, written in half bytes: a unit,
// digits, and a 15 at the end of each.
func (r *mtefReader) dimensions() {
	inside, left := false, int(r.byte())
	for left > 0 && r.err == nil {
		b := r.byte()
		for _, half := range [...]byte{b >> 4, b & 15} {
			switch {
			case left == 0:
			case !inside:
				inside = true
			case half == 15:
				inside = false
				left--
			}
		}
	}
}
