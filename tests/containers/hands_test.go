package containers

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/picture"
	"formwright/shared/reader/raster"
	"formwright/shared/recognize"
)

// quality is how a sheet came to be a picture.
type quality struct {
	name string
	dpi  float64
	of   func(*image.RGBA) *image.RGBA
}

func qualities() []quality {
	return []quality{
		{"scan 200", 200, func(m *image.RGBA) *image.RGBA { return asCopied(m, 1.2, 4, 0) }},
		{"scan 300", 300, func(m *image.RGBA) *image.RGBA { return m }},
		{"blurred 150", 150, func(m *image.RGBA) *image.RGBA { return asCopied(m, -0.8, 7, 1) }},
		{"photograph", 170, func(m *image.RGBA) *image.RGBA { return leaning(onATable(m)) }},
	}
}

// asCopied is the sheet on greyish paper, askew, out of focus and with grain.
func asCopied(m *image.RGBA, skew, grain float64, blur int) *image.RGBA {
	turned := raster.TurnColor(m, raster.Pose{Skew: skew})
	out := image.NewRGBA(turned.Rect)
	noise := image.NewGray(out.Rect)
	for i := range noise.Pix {
		noise.Pix[i] = 128
	}
	ocrtest.Noise(noise, grain, 11)
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			for k := range 3 {
				sum, n := 0, 0
				for yy := max(0, y-blur); yy <= min(out.Rect.Dy()-1, y+blur); yy++ {
					for xx := max(0, x-blur); xx <= min(out.Rect.Dx()-1, x+blur); xx++ {
						sum += int(turned.Pix[turned.PixOffset(xx, yy)+k])
						n++
					}
				}
				v := float64(sum)/float64(n)*0.88 + 6 + float64(noise.Pix[y*noise.Stride+x]) - 128
				out.Pix[out.PixOffset(x, y)+k] = uint8(max(0, min(255, v)))
			}
			out.Pix[out.PixOffset(x, y)+3] = 255
		}
	}
	return out
}

// leaning is the sheet as seen from below: narrower at its top.
func leaning(m *image.RGBA) *image.RGBA {
	const narrow = 0.03
	out := image.NewRGBA(m.Rect)
	w, h := float64(m.Rect.Dx()), float64(m.Rect.Dy())
	for y := range m.Rect.Dy() {
		edge := narrow * w * (1 - float64(y)/h)
		for x := range m.Rect.Dx() {
			from := int((float64(x) - edge) * w / (w - 2*edge))
			c := []uint8{90, 70, 55, 255}
			if from >= 0 && from < m.Rect.Dx() {
				c = m.Pix[m.PixOffset(from, y):][:4]
			}
			copy(out.Pix[out.PixOffset(x, y):], c)
		}
	}
	return out
}

// TestMarksByHand reads sheets that are marked in the ways of hands, in one
// quality each by default and in all with SYNTHETIC=all. From 200 dots an inch on
// everything must be right; worse pictures may cost a key, but none is made up.
func TestMarksByHand(t *testing.T) {
	engine := eyes(t)
	if engine == nil {
		return
	}
	for i, h := range hands() {
		for k, quality := range qualities() {
			if os.Getenv("SYNTHETIC") == "" && (i+k)%len(qualities()) != 0 {
				continue
			}
			t.Run(fmt.Sprint(h.name, ", ", quality.name), func(t *testing.T) {
				page, want := drawnBy(t, h, quality.dpi)
				var file bytes.Buffer
				if err := jpeg.Encode(&file, quality.of(page), &jpeg.Options{Quality: 70}); err != nil {
					t.Fatal(err)
				}
				pages, err := picture.Read(t.Context(), file.Bytes(), engine, nil)
				if err != nil {
					t.Fatal(err)
				}
				doc, _ := layout.Blocks(pages)
				q, _, err := recognize.Recognize(doc)
				if err != nil {
					t.Fatal(err)
				}
				got := answers(q)
				if quality.dpi >= 200 && !h.none && !h.through {
					if diff := cmp.Diff(want, got); diff != "" {
						t.Errorf("(-want +got):\n%s", diff)
					}
				}
				found := 0
				for i, a := range got {
					switch {
					case a.Key == nil:
					case i < len(want) && len(a.Key) == 1 && len(want[i].Key) == 1 && strings.HasSuffix(strings.TrimRight(a.Key[0], " ."), want[i].Key[0]):
						found++
					default:
						t.Errorf("%q: the key %q was made up", a.Stem, a.Key)
					}
				}
				if !h.none && found < 2 {
					t.Errorf("%d of 4 keys were found: %q", found, got)
				}
			})
		}
	}
}
