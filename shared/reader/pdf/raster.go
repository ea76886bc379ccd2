package pdf

import (
	"bytes"
	"image"
	"image/jpeg"
	"image/png"
	"math"
)

// Formats of bitmaps and flags of rendering.
const (
	formatBGRx = 3
	withNotes  = 0x01
)

const white = 0xFFFFFFFF

// seen renders the page as displayed for OCR, at about 300 dpi but never more
// pixels than the bound. It is in colour, because answers are marked in colour.
func (s *sheet) seen() (*image.RGBA, float64) { return s.rendered(s.scannedDPI(), rasterMP) }

// scannedDPI is the resolution of the one image that a scanned page is: drawn larger,
// its thin lines blur and there is more to read. Any other page is drawn at 300 dpi.
func (s *sheet) scannedDPI() float64 {
	const least, outlines = 72, 40
	if len(s.images) != 1 || s.curves >= outlines {
		return rasterDPI
	}
	i := s.images[0]
	if !i.whole || !i.plain || s.covers(i.place) < wholePage || i.dpi < least {
		return rasterDPI
	}
	return min(i.dpi, rasterDPI)
}

// rendered is the page at a resolution of so many pixels at most.
func (s *sheet) rendered(wanted float64, most int) (*image.RGBA, float64) {
	dpi := resolution(s.width, s.height, wanted, most)
	w, h := pixels(s.width, dpi), pixels(s.height, dpi)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	ok := s.render(formatBGRx, w, h, matrix{a: dpi / 72, d: dpi / 72}, withNotes, func(row int, line []byte) {
		opaque(img.Pix[row*img.Stride:], line, w)
	})
	if !ok {
		return nil, dpi
	}
	return img, dpi
}

func resolution(width, height, wanted float64, most int) float64 {
	area := max(width*height/72/72, 1e-6) // square inches
	return min(wanted, math.Sqrt(float64(most)/area))
}

func pixels(points, dpi float64) int { return min(max(int(points*dpi/72), 1), 20_000) }

// region renders a part of the page as it is seen and encodes it: as PNG, or as
// JPEG when that would be too large.
func (s *sheet) region(r rect) ([]byte, string) {
	const wanted = 200
	dpi := resolution(r.width(), r.height(), wanted, pictureMP)
	w, h := pixels(r.width(), dpi), pixels(r.height(), dpi)
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	scale := dpi / 72
	ok := s.render(formatBGRx, w, h, matrix{a: scale, d: scale, e: -r.left * scale, f: -r.top * scale}, 0, func(row int, line []byte) {
		opaque(img.Pix[row*img.Stride:], line, w)
	})
	if !ok {
		return nil, ""
	}
	return encoded(img)
}

// opaque copies a row of PDFium's pixels into a row of Go's.
func opaque(to, line []byte, w int) {
	for i := range w {
		to[4*i], to[4*i+1], to[4*i+2], to[4*i+3] = line[4*i+2], line[4*i+1], line[4*i], 0xFF
	}
}

// encoded encodes a picture; one without colours as grey, which takes a third of
// the time and room.
func encoded(seen *image.NRGBA) ([]byte, string) {
	var img image.Image = seen
	if grey := withoutColours(seen); grey != nil {
		img = grey
	}
	const large = 400 << 10
	var b bytes.Buffer
	fast := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := fast.Encode(&b, img); err == nil && b.Len() <= large {
		return b.Bytes(), "image/png"
	}
	b.Reset()
	if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: 85}); err != nil || b.Len() > maxPicture {
		return nil, ""
	}
	return b.Bytes(), "image/jpeg"
}

// withoutColours is a picture as shades of grey, nil where it has colours.
func withoutColours(img *image.NRGBA) *image.Gray {
	out := image.NewGray(img.Rect)
	for i := range out.Pix {
		p := img.Pix[4*i : 4*i+3 : 4*i+3]
		if p[0] != p[1] || p[1] != p[2] {
			return nil
		}
		out.Pix[i] = p[0]
	}
	return out
}

// render draws the page into a bitmap of the guest through a matrix from the
// displayed page, and hands out its rows.
func (s *sheet) render(format, w, h int, m matrix, flags int, take func(row int, line []byte)) bool {
	if s.huge {
		return false
	}
	l := s.lib
	bitmap := l.handle("FPDFBitmap_CreateEx", uint64(w), uint64(h), uint64(format), 0, 0)
	if bitmap == 0 {
		return false
	}
	defer l.call("FPDFBitmap_Destroy", uint64(bitmap))
	l.call("FPDFBitmap_FillRect", uint64(bitmap), 0, 0, uint64(w), uint64(h), white)
	// PDFium applies the matrix to the page as it displays it, which knows
	// nothing of turnTo: undo its view, then do ours.
	m = s.placed.inverse().then(s.view).then(m)
	at := l.scratch
	for i, f := range [...]float64{m.a, m.b, m.c, m.d, m.e, m.f, 0, 0, float64(w), float64(h)} {
		putFloat(l.bytes(at+handle(4*i), 4), f)
	}
	l.call("FPDF_RenderPageBitmapWithMatrix", uint64(bitmap), uint64(s.page), uint64(at), uint64(at+24), uint64(flags))
	stride := l.number("FPDFBitmap_GetStride", uint64(bitmap))
	buffer := l.handle("FPDFBitmap_GetBuffer", uint64(bitmap))
	if stride <= 0 || buffer == 0 {
		return false
	}
	all := l.bytes(buffer, stride*h)
	for row := range h {
		take(row, all[row*stride:(row+1)*stride])
	}
	return true
}
