package picture

import (
	"bytes"
	"encoding/binary"
)

// Tags of a TIFF directory that are looked at (TIFF 6.0, section 8).
const (
	tagOrientation    = 274
	tagXResolution    = 282
	tagResolutionUnit = 296
)

// order is the byte order that the file begins with; nil for no TIFF.
func order(data []byte) binary.ByteOrder {
	switch {
	case len(data) < 8:
		return nil
	case bytes.HasPrefix(data, []byte("II*\x00")):
		return binary.LittleEndian
	case bytes.HasPrefix(data, []byte("MM\x00*")):
		return binary.BigEndian
	}
	return nil
}

// tiffNotes reads the first directory of a TIFF, or of EXIF, which is one.
func tiffNotes(data []byte) notes {
	o := order(data)
	if o == nil {
		return notes{}
	}
	var n notes
	density, unit := 0.0, 2
	entries, _ := directory(data, o, int64(o.Uint32(data[4:])))
	for _, e := range entries {
		switch o.Uint16(e) {
		case tagOrientation:
			n.orientation = int(o.Uint16(e[8:]))
		case tagResolutionUnit:
			unit = int(o.Uint16(e[8:]))
		case tagXResolution:
			if at := int64(o.Uint32(e[8:])); at+8 <= int64(len(data)) {
				density = float64(o.Uint32(data[at:])) / max(1, float64(o.Uint32(data[at+4:])))
			}
		}
	}
	n.dpi = perInch(density, unit)
	return n
}

// directory lists the entries of 12 bytes and where the next directory stands,
// 0 for none.
func directory(data []byte, o binary.ByteOrder, at int64) (entries [][]byte, next int64) {
	if at < 8 || at+2 > int64(len(data)) {
		return nil, 0
	}
	count := int64(o.Uint16(data[at:]))
	end := at + 2 + 12*count
	if end > int64(len(data)) {
		return nil, 0
	}
	for e := at + 2; e < end; e += 12 {
		entries = append(entries, data[e:e+12])
	}
	if end+4 <= int64(len(data)) {
		next = int64(o.Uint32(data[end:]))
	}
	return entries, next
}

// tiffPages makes a file of every page by letting the header point to it, as
// the decoder reads the first one only. It stops where pages repeat.
func tiffPages(data []byte) []func() []byte {
	o := order(data)
	if o == nil {
		return alone(data)
	}
	var pages []func() []byte
	seen := map[int64]bool{}
	for at := int64(o.Uint32(data[4:])); at != 0 && !seen[at] && len(pages) <= maxPages; {
		seen[at] = true
		entries, next := directory(data, o, at)
		if entries == nil {
			break
		}
		first := uint32(at)
		pages = append(pages, func() []byte {
			page := bytes.Clone(data)
			o.PutUint32(page[4:], first)
			return page
		})
		at = next
	}
	if len(pages) == 0 {
		return alone(data)
	}
	return pages
}
