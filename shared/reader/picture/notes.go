package picture

import (
	"bytes"
	"encoding/binary"
)

// notes is what a file says of its picture: 0 where it says nothing.
type notes struct {
	dpi         float64
	orientation int // of EXIF
}

func none([]byte) notes { return notes{} }

// pngNotes reads the chunks pHYs (pixels a metre) and eXIf.
func pngNotes(data []byte) notes {
	var n notes
	for at := 8; at+12 <= len(data); {
		size := int(binary.BigEndian.Uint32(data[at:]))
		if size < 0 || size > len(data)-at-12 {
			break
		}
		body := data[at+8 : at+8+size]
		switch string(data[at+4 : at+8]) {
		case "pHYs":
			if size >= 9 && body[8] == 1 {
				n.dpi = float64(binary.BigEndian.Uint32(body)) * 0.0254
			}
		case "eXIf":
			n = n.or(tiffNotes(body))
		case "IDAT", "IEND":
			return n
		}
		at += 12 + size
	}
	return n
}

// jpegNotes reads the segments APP0 (JFIF) and APP1 (EXIF).
func jpegNotes(data []byte) notes {
	var n notes
	for at := 2; at+4 <= len(data) && data[at] == 0xff; {
		marker := data[at+1]
		size := int(binary.BigEndian.Uint16(data[at+2:]))
		if marker == 0xda || size < 2 || at+2+size > len(data) {
			break
		}
		body := data[at+4 : at+2+size]
		switch {
		case marker == 0xe1 && bytes.HasPrefix(body, []byte("Exif\x00\x00")):
			n = tiffNotes(body[6:]).or(n)
		case marker == 0xe0 && bytes.HasPrefix(body, []byte("JFIF\x00")) && len(body) >= 12:
			n = n.or(notes{dpi: perInch(float64(binary.BigEndian.Uint16(body[8:])), int(body[7])+1)})
		}
		at += 2 + size
	}
	return n
}

// webpNotes reads the chunk EXIF (RFC 9649, section 2.7).
func webpNotes(data []byte) notes {
	for at := 12; at+8 <= len(data); {
		size := int(binary.LittleEndian.Uint32(data[at+4:]))
		if size < 0 || size > len(data)-at-8 {
			break
		}
		if string(data[at:at+4]) == "EXIF" {
			return tiffNotes(bytes.TrimPrefix(data[at+8:at+8+size], []byte("Exif\x00\x00")))
		}
		at += 8 + size + size%2
	}
	return notes{}
}

// bmpNotes reads the pixels a metre of the header.
func bmpNotes(data []byte) notes {
	if len(data) < 46 {
		return notes{}
	}
	return notes{dpi: float64(int32(binary.LittleEndian.Uint32(data[38:]))) * 0.0254}
}

// or fills in what n does not say.
func (n notes) or(other notes) notes {
	if n.dpi == 0 {
		n.dpi = other.dpi
	}
	if n.orientation == 0 {
		n.orientation = other.orientation
	}
	return n
}

// perInch converts a density by the unit numbers of TIFF: 2 an inch, 3 a
// centimetre, anything else says nothing.
func perInch(density float64, unit int) float64 {
	switch unit {
	case 2:
		return density
	case 3:
		return density * 2.54
	}
	return 0
}
