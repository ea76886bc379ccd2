package hostile

import (
	"encoding/binary"
	"hash/crc32"
	"strings"
)

// pictures are attacks on the decoders of pictures and the OCR engine.
func pictures(s Size) []File {
	side := uint32(1)
	for int(side*side) < s.Bomb {
		side *= 2
	}
	grain := min(1200, s.Side/4) // pixels a side of what looks like letters everywhere
	noise := make([]byte, grain*(grain+1))
	for i, x := 0, uint32(1); i < len(noise); i++ {
		x = x*1664525 + 1013904223
		noise[i] = byte(x >> 24)
		if i%(grain+1) == 0 {
			noise[i] = 0 // the filter of a row
		}
	}
	return []File{
		{"png-claims-much", png(60000, 60000, compress(make([]byte, 100)))},
		{"png-bomb", png(side, side, compress(make([]byte, int(side)*int(side+1))))},
		{"png-noise", png(uint32(grain), uint32(grain), compress(noise))},
		{"png-more-than-said", png(4, 4, compress(make([]byte, s.Bomb)))},
		{"gif-huge", []byte("GIF89a\xff\xff\xff\xff\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\xff\xff\xff\xff\x00\x02\x02D\x01\x00;")},
		{"jpeg-huge", []byte("\xff\xd8\xff\xc0\x00\x11\x08\xff\xff\xff\xff\x03\x01\x22\x00\x02\x11\x01\x03\x11\x01\xff\xda\x00\x0c\x03\x01\x00\x02\x11\x03\x11\x00\x3f\x00" + strings.Repeat("\x55", 500))},
		{"tiff-cycle", []byte("II*\x00\x08\x00\x00\x00\x00\x00\x08\x00\x00\x00\x08\x00\x00\x00")},
		{"bmp-huge", []byte("BM\x46\x00\x00\x00\x00\x00\x00\x00\x36\x00\x00\x00\x28\x00\x00\x00\xff\xff\xff\x7f\xff\xff\xff\x7f\x01\x00\x18\x00" + strings.Repeat("\x00", 64))},
		{"webp-lies", []byte("RIFF\xff\xff\xff\x7fWEBPVP8L\xff\xff\xff\x7f\x2f\xff\xff\xff\xff" + strings.Repeat("\x07", 64))},
	}
}

// png makes a grey picture out of its compressed rows.
func png(width, height uint32, rows []byte) []byte {
	head := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, width), height)
	head = append(head, 8, 0, 0, 0, 0)
	data := []byte("\x89PNG\r\n\x1a\n")
	for _, c := range []struct {
		name string
		data []byte
	}{{"IHDR", head}, {"IDAT", rows}, {"IEND", nil}} {
		body := append([]byte(c.name), c.data...)
		data = binary.BigEndian.AppendUint32(data, uint32(len(c.data)))
		data = append(data, body...)
		data = binary.BigEndian.AppendUint32(data, crc32.ChecksumIEEE(body))
	}
	return data
}
