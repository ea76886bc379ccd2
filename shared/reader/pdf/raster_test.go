package pdf

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"testing"
)

// TestGreyPictures: a picture without colours is kept as grey, one with a single
// coloured point is not.
func TestGreyPictures(t *testing.T) {
	img := image.NewNRGBA(image.Rect(0, 0, 40, 30))
	for i := range img.Pix {
		img.Pix[i] = 0xFF
	}
	img.Set(3, 4, color.NRGBA{0x40, 0x40, 0x40, 0xFF})
	for _, want := range []color.Model{color.GrayModel, color.RGBAModel} {
		data, kind := encoded(img)
		got, err := png.Decode(bytes.NewReader(data))
		if err != nil || kind != "image/png" || got.ColorModel() != want {
			t.Fatalf("%s %T %v", kind, got, err)
		}
		if r, _, _, _ := got.At(3, 4).RGBA(); r>>8 != 0x40 {
			t.Errorf("the dark point has %x", r)
		}
		img.Set(8, 9, color.NRGBA{0xFF, 0, 0, 0xFF})
	}
}
