package picture_test

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"testing"

	"golang.org/x/image/bmp"
	"golang.org/x/image/tiff"
)

// corner is a white picture of 60 x 40 with a black square at its top left.
func corner() *image.Gray {
	g := image.NewGray(image.Rect(0, 0, 60, 40))
	for i := range g.Pix {
		g.Pix[i] = 255
	}
	for y := range 10 {
		for x := range 10 {
			g.SetGray(x, y, color.Gray{})
		}
	}
	return g
}

func encoded(t testing.TB, encode func(*bytes.Buffer) error) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := encode(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func pngFile(t testing.TB, m image.Image) []byte {
	return encoded(t, func(b *bytes.Buffer) error { return png.Encode(b, m) })
}

func jpegFile(t testing.TB, m image.Image) []byte {
	return encoded(t, func(b *bytes.Buffer) error { return jpeg.Encode(b, m, nil) })
}

// formats is the same picture in every format there is an encoder for, and the
// smallest WebP, which has one pixel.
func formats(t testing.TB) map[string][]byte {
	m := corner()
	return map[string][]byte{
		"png": pngFile(t, m), "jpeg": jpegFile(t, m),
		"gif":  encoded(t, func(b *bytes.Buffer) error { return gif.Encode(b, m, nil) }),
		"bmp":  encoded(t, func(b *bytes.Buffer) error { return bmp.Encode(b, m) }),
		"tiff": encoded(t, func(b *bytes.Buffer) error { return tiff.Encode(b, m, nil) }),
		"webp": []byte("RIFF\x1a\x00\x00\x00WEBPVP8L\r\x00\x00\x00/\x00\x00\x00\x10\x07\x10\x11\x11\x88\x88\xfe\x07\x00"),
	}
}

// chunk puts a chunk before the pixels of a PNG.
func chunk(file []byte, name string, body []byte) []byte {
	const header = 8 + 25 // signature and IHDR
	c := binary.BigEndian.AppendUint32(nil, uint32(len(body)))
	c = append(append(c, name...), body...)
	c = binary.BigEndian.AppendUint32(c, crc32.ChecksumIEEE(c[4:]))
	return append(append(bytes.Clone(file[:header]), c...), file[header:]...)
}

// segment puts a segment at the beginning of a JPEG.
func segment(file []byte, marker byte, body []byte) []byte {
	s := append([]byte{0xff, 0xd8, 0xff, marker}, byte((len(body)+2)>>8), byte(len(body)+2))
	return append(append(s, body...), file[2:]...)
}

// exif is a directory that says how a picture is turned and its resolution.
func exif(orientation, dpi int) []byte {
	b := []byte("MM\x00*\x00\x00\x00\x08\x00\x03")
	b = entry(b, binary.BigEndian, 274, 3, 1, uint32(orientation)<<16)
	b = entry(b, binary.BigEndian, 282, 5, 1, 50)
	b = entry(b, binary.BigEndian, 296, 3, 1, 2<<16)
	b = append(b, 0, 0, 0, 0)
	return binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(b, uint32(dpi)), 1)
}

func entry(b []byte, o binary.AppendByteOrder, tag, kind uint16, count, value uint32) []byte {
	return o.AppendUint32(o.AppendUint32(o.AppendUint16(o.AppendUint16(b, tag), kind), count), value)
}

// tiffFile is a TIFF of grey pages, unpacked pixels behind every directory.
func tiffFile(pages ...*image.Gray) []byte {
	o := binary.LittleEndian
	b := []byte("II*\x00\x08\x00\x00\x00")
	for i, g := range pages {
		const tags = 9
		w, h := uint32(g.Rect.Dx()), uint32(g.Rect.Dy())
		pixels := uint32(len(b)) + 2 + 12*tags + 4
		next := pixels + w*h
		if i == len(pages)-1 {
			next = 0
		}
		b = o.AppendUint16(b, tags)
		for _, e := range [][3]uint32{{256, 4, w}, {257, 4, h}, {258, 3, 8}, {259, 3, 1}, {262, 3, 1}, {273, 4, pixels}, {277, 3, 1}, {278, 4, h}, {279, 4, w * h}} {
			b = entry(b, o, uint16(e[0]), uint16(e[1]), 1, e[2])
		}
		b = o.AppendUint32(b, next)
		b = append(b, g.Pix...)
	}
	return b
}
