package pdf

import (
	"encoding/binary"
	"regexp"
)

// nameless matches names that printer drivers give to fonts whose own they drop.
// Only the embedded font file still knows its weight.
var nameless = regexp.MustCompile(`(?i)^(cidfont\+?f?\d+|f\d+|t?t?\d*font\d*|type ?3|font_?\d+)?$`)

// maxFontFile bounds how much of a font is taken out to look at.
const maxFontFile = 8 << 20

// lookInto finds in the embedded file of a font what its name does not tell.
func (r *reading) lookInto(h handle, f font) font {
	l := r.lib
	if !nameless.MatchString(f.name) || !l.is("FPDFFont_GetFontData", uint64(h), 0, 0, l.out(0)) {
		return f
	}
	size := l.outInt(0)
	if size <= 0 || size > maxFontFile {
		return f
	}
	data := l.fetched(size, func(buffer, size uint64) uint64 {
		return l.call("FPDFFont_GetFontData", uint64(h), buffer, size, l.out(0))
	})
	bold, italic := sfntStyle(data)
	f.bold, f.italic = f.bold || bold, f.italic || italic
	return f
}

// sfntStyle reads the style of a TrueType or OpenType font: the flags of its
// head table and the weight of its OS/2 table.
func sfntStyle(data []byte) (bold, italic bool) {
	const styleAt, weightAt, semibold = 44, 4, 600
	if head := sfntTable(data, "head"); len(head) >= styleAt+2 {
		flags := binary.BigEndian.Uint16(head[styleAt:])
		bold, italic = flags&1 != 0, flags&2 != 0
	}
	if os2 := sfntTable(data, "OS/2"); len(os2) >= weightAt+2 {
		bold = bold || binary.BigEndian.Uint16(os2[weightAt:]) >= semibold
	}
	return bold, italic
}

// sfntTable finds a table of a font by its tag.
func sfntTable(data []byte, tag string) []byte {
	const header, record = 12, 16
	if len(data) < header {
		return nil
	}
	for i := range int(binary.BigEndian.Uint16(data[4:])) {
		at := header + i*record
		if at+record > len(data) {
			return nil
		}
		if string(data[at:at+4]) != tag {
			continue
		}
		from, size := uint64(binary.BigEndian.Uint32(data[at+8:])), uint64(binary.BigEndian.Uint32(data[at+12:]))
		if from+size > uint64(len(data)) {
			return nil
		}
		return data[from : from+size]
	}
	return nil
}
