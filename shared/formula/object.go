package formula

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"strings"

	"formwright/shared/compound"
)

// nativeStream is where the older editors keep an equation in its object.
const nativeStream = "Equation Native"

// FromObject reads an equation out of what the older equation editors leave in
// a document: the compound file of an embedded object, or the metafile that
// shows it and carries it along. It fails where there is none.
func FromObject(data []byte) (Node, error) {
	if compound.Is(data) {
		return fromCompound(data)
	}
	if mtef := fromMetafile(data); mtef != nil {
		return FromMTEF(mtef)
	}
	return Node{}, fmt.Errorf("%w: no equation", errMTEF)
}

func fromCompound(data []byte) (Node, error) {
	f, err := compound.Open(data)
	if err != nil {
		return Node{}, fmt.Errorf("read object: %w", err)
	}
	stream, err := f.Stream(nativeStream)
	if err != nil {
		return Node{}, fmt.Errorf("read object: %w", err)
	}
	return FromNative(stream)
}

// FromNative reads the stream of an equation in its object: a header that tells
// its own length and the one of what follows.
func FromNative(stream []byte) (Node, error) {
	const shortest = 12
	if len(stream) < shortest {
		return Node{}, fmt.Errorf("%w: it ends too soon", errMTEF)
	}
	header := int(binary.LittleEndian.Uint16(stream))
	if header < shortest || header > len(stream) {
		return Node{}, fmt.Errorf("%w: no header", errMTEF)
	}
	body := stream[header:]
	if length := binary.LittleEndian.Uint32(stream[8:]); length > 0 && uint64(length) < uint64(len(body)) {
		body = body[:length]
	}
	return FromMTEF(body)
}

// fromMetafile collects an equation from the comments of a picture.
func fromMetafile(data []byte) []byte {
	var c mtefComments
	switch {
	case bytes.HasPrefix(data, []byte{0xD7, 0xCD, 0xC6, 0x9A}) && len(data) > 40:
		c.windows(data[40:])
	case bytes.HasPrefix(data, []byte{1, 0, 9, 0}) && len(data) > 18:
		c.windows(data[18:])
	case len(data) > 44 && string(data[40:44]) == " EMF":
		c.enhanced(data)
	}
	return c.found
}

// mtefComments collects the pieces of an equation.
type mtefComments struct{ found []byte }

// windows walks the records of a WMF: a length in words, a function, its values.
func (c *mtefComments) windows(data []byte) {
	const escape, comment = 0x0626, 15
	for len(data) >= 6 {
		size := 2 * uint64(binary.LittleEndian.Uint32(data))
		if size < 6 || size > uint64(len(data)) {
			return
		}
		if record := data[6:size]; binary.LittleEndian.Uint16(data[4:]) == escape && len(record) >= 4 && record[0] == comment {
			length := int(binary.LittleEndian.Uint16(record[2:]))
			c.comment(record[4:min(4+length, len(record))])
		}
		data = data[size:]
	}
}

// enhanced walks the records of an EMF: a type, a length in bytes, the content.
func (c *mtefComments) enhanced(data []byte) {
	const comment = 70
	for len(data) >= 8 {
		size := uint64(binary.LittleEndian.Uint32(data[4:]))
		if size < 8 || size > uint64(len(data)) {
			return
		}
		if binary.LittleEndian.Uint32(data) == comment && size >= 12 {
			c.comment(data[12:size])
		}
		data = data[size:]
	}
}

// comment takes the piece of an equation that a comment holds. MathType writes
// its own kind since version 6, and wrote a shorter one before.
func (c *mtefComments) comment(data []byte) {
	const older, newer, header = "MathType", "AppsMFCC", 18
	switch {
	case bytes.HasPrefix(data, []byte(newer)) && len(data) > header:
		length := int64(binary.LittleEndian.Uint32(data[14:]))
		signature, piece, ok := strings.Cut(string(data[header:]), "\x00")
		if ok && strings.Contains(signature, "/MTEF") && len(c.found) < maxMTEF {
			c.found = append(c.found, piece[:min(length, int64(len(piece)))]...)
		}
	case bytes.HasPrefix(data, []byte(older)) && len(data) > 12 && data[8] == 0x55 && data[9] == 0x55:
		length := int(binary.LittleEndian.Uint16(data[10:]))
		c.found = append([]byte(nil), data[12:min(12+length, len(data))]...)
	}
}
