package typeset

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestInspectKnowsPicturesByTheirContent(t *testing.T) {
	var jpg, gifs, pngs bytes.Buffer
	if err := jpeg.Encode(&jpg, image.NewGray(image.Rect(0, 0, 5, 4)), nil); err != nil {
		t.Fatal(err)
	}
	if err := gif.Encode(&gifs, image.NewPaletted(image.Rect(0, 0, 5, 4), color.Palette{color.Black}), nil); err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(&pngs, image.NewGray(image.Rect(0, 0, 5, 4))); err != nil {
		t.Fatal(err)
	}
	bmp := append([]byte("BM"), make([]byte, 24)...)
	binary.LittleEndian.PutUint32(bmp[18:], 5)
	binary.LittleEndian.PutUint32(bmp[22:], 0xFFFFFFFC) // stored top down: -4
	tiff := []byte("II*\x00\x08\x00\x00\x00\x02\x00" + "\x00\x01\x03\x00\x01\x00\x00\x00\x05\x00\x00\x00" + "\x01\x01\x04\x00\x01\x00\x00\x00\x04\x00\x00\x00")
	webp := append([]byte("RIFF....WEBPVP8X"), make([]byte, 14)...)
	webp[24], webp[27] = 4, 3
	lossless := append([]byte("RIFF....WEBPVP8L"), make([]byte, 14)...)
	binary.LittleEndian.PutUint32(lossless[21:], 4|3<<14)
	emf := append(make([]byte, 40), []byte(" EMF")...)
	type want struct {
		Kind string
		W, H int
	}
	tests := []struct {
		data []byte
		want want
	}{
		{pngs.Bytes(), want{"image/png", 5, 4}},
		{jpg.Bytes(), want{"image/jpeg", 5, 4}},
		{gifs.Bytes(), want{"image/gif", 5, 4}},
		{bmp, want{"image/bmp", 5, 4}},
		{tiff, want{"image/tiff", 5, 4}},
		{webp, want{"image/webp", 5, 4}},
		{lossless, want{"image/webp", 5, 4}},
		{emf, want{"image/x-emf", 0, 0}},
		{[]byte("\xD7\xCD\xC6\x9A"), want{"image/x-wmf", 0, 0}},
		{[]byte(`<?xml version="1.0"?><svg/>`), want{"image/svg+xml", 0, 0}},
		{[]byte("\x89PNG\r\n\x1a\nbroken"), want{}},
		{[]byte("text"), want{}},
		{nil, want{}},
	}
	for _, tt := range tests {
		kind, w, h := inspect(tt.data)
		if diff := cmp.Diff(tt.want, want{kind, w, h}); diff != "" {
			t.Errorf("%.12q (-want +got):\n%s", tt.data, diff)
		}
	}
}
