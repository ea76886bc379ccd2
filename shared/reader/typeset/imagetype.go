package typeset

import (
	"bytes"
	"encoding/binary"
	"image"
	_ "image/gif"  // registers its header for image.DecodeConfig
	_ "image/jpeg" // the same
	_ "image/png"  // the same
)

// inspect tells a picture's media type from its first bytes, whatever its name
// says, and its size in pixels, 0 where the format does not say it simply.
func inspect(head []byte) (kind string, width, height int) {
	switch {
	case bytes.HasPrefix(head, []byte("\x89PNG\r\n\x1a\n")):
		return decoded("image/png", head)
	case bytes.HasPrefix(head, []byte{0xFF, 0xD8, 0xFF}):
		return decoded("image/jpeg", head)
	case bytes.HasPrefix(head, []byte("GIF8")):
		return decoded("image/gif", head)
	case len(head) >= 26 && head[0] == 'B' && head[1] == 'M':
		w := int32(binary.LittleEndian.Uint32(head[18:]))
		h := int32(binary.LittleEndian.Uint32(head[22:]))
		return "image/bmp", absolute(w), absolute(h)
	case bytes.HasPrefix(head, []byte("II*\x00")):
		w, h := tiffSize(head, binary.LittleEndian)
		return "image/tiff", w, h
	case bytes.HasPrefix(head, []byte("MM\x00*")):
		w, h := tiffSize(head, binary.BigEndian)
		return "image/tiff", w, h
	case len(head) >= 30 && string(head[:4]) == "RIFF" && string(head[8:12]) == "WEBP":
		w, h := webpSize(head)
		return "image/webp", w, h
	}
	return vector(head), 0, 0
}

func decoded(kind string, head []byte) (string, int, int) {
	config, _, err := image.DecodeConfig(bytes.NewReader(head))
	if err != nil {
		return "", 0, 0
	}
	return kind, config.Width, config.Height
}

func absolute(n int32) int {
	if n < 0 {
		return -int(n)
	}
	return int(n)
}

// vector knows the drawing formats, which have no pixels.
func vector(head []byte) string {
	switch {
	case len(head) >= 44 && string(head[40:44]) == " EMF":
		return "image/x-emf"
	case bytes.HasPrefix(head, []byte{0xD7, 0xCD, 0xC6, 0x9A}), bytes.HasPrefix(head, []byte{1, 0, 9, 0}):
		return "image/x-wmf"
	case bytes.Contains(head[:min(len(head), 4096)], []byte("<svg")):
		return "image/svg+xml"
	}
	return ""
}

// tiffSize reads the first directory of a TIFF (TIFF 6.0, section 2): tag 256
// is the width, 257 the height.
func tiffSize(head []byte, order binary.ByteOrder) (width, height int) {
	if len(head) < 8 {
		return 0, 0
	}
	at := int64(order.Uint32(head[4:]))
	if at+2 > int64(len(head)) {
		return 0, 0
	}
	entries := int64(order.Uint16(head[at:]))
	for i := range entries {
		e := at + 2 + i*12
		if e+12 > int64(len(head)) {
			break
		}
		value := int(order.Uint32(head[e+8:]))
		if order.Uint16(head[e+2:]) == 3 { // a short stands in the first two bytes
			value = int(order.Uint16(head[e+8:]))
		}
		switch order.Uint16(head[e:]) {
		case 256:
			width = value
		case 257:
			height = value
		}
	}
	return width, height
}

// webpSize reads the first chunk of a WebP (RFC 9649).
func webpSize(head []byte) (width, height int) {
	le := binary.LittleEndian
	switch string(head[12:16]) {
	case "VP8X":
		return int(le.Uint32(head[24:])&0xFFFFFF) + 1, int(le.Uint32(head[26:])>>8) + 1
	case "VP8L":
		bits := le.Uint32(head[21:])
		return int(bits&0x3FFF) + 1, int(bits>>14&0x3FFF) + 1
	case "VP8 ":
		return int(le.Uint16(head[26:]) & 0x3FFF), int(le.Uint16(head[28:]) & 0x3FFF)
	}
	return 0, 0
}
