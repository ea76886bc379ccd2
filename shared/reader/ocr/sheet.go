package ocr

import (
	"image"
	"math"

	"formwright/shared/reader/raster"
)

// sheet is a page prepared for the engine: light evened out, straight, and with
// letters of a height that it reads well.
type sheet struct {
	picture *image.Gray
	pose    raster.Pose
	scale   float64 // pixels of the picture for one of the page
	letters []raster.Component
	height  int               // of the letters on the picture, in pixels
	parts   []image.Rectangle // of the picture, to be read each on its own
}

// cutAt has the sheet read in parts of the page, unless it was turned.
func (s *sheet) cutAt(parts []image.Rectangle) {
	if s.pose != (raster.Pose{}) {
		return
	}
	at := func(p image.Point) image.Point {
		return image.Pt(int(float64(p.X)*s.scale+0.5), int(float64(p.Y)*s.scale+0.5))
	}
	for _, p := range parts {
		if r := (image.Rectangle{Min: at(p.Min), Max: at(p.Max)}).Intersect(s.picture.Rect); !r.Empty() {
			s.parts = append(s.parts, r)
		}
	}
}

// Heights of letters in pixels, between that of an x and that of an X. Print of
// 11 points at 300 dpi has about 26; the engine is trained near that.
const (
	wantedHeight = 20
	smallHeight  = 15 // smaller letters are enlarged
	largeHeight  = 64 // larger ones are reduced
	mostEnlarged = 4
	largestSheet = 16_000_000 // pixels
	fewLetters   = 30         // it takes that many to tell how a page stands
)

func prepare(page *image.Gray) sheet {
	even, threshold := raster.Even(page)
	if raster.IsPoster(even, threshold) {
		return sheet{picture: page, scale: 1, height: wantedHeight}
	}
	ink := raster.Components(even, threshold)
	even = raster.PaperAround(even, ink)
	letters := raster.Letters(ink)
	height := raster.LetterHeight(letters)
	s := sheet{letters: letters, pose: raster.PoseOf(letters, height)}
	s.scale = enlargement(height, page.Rect.Dx()*page.Rect.Dy())
	s.picture = raster.Scale(raster.Turn(even, s.pose), s.scale)
	s.height = int(float64(height)*s.scale + 0.5)
	if s.height == 0 {
		s.height = wantedHeight
	}
	return s
}

// enlargement is the factor that brings letters to the wanted height.
func enlargement(height, pixels int) float64 {
	factor := 1.0
	switch {
	case height == 0:
	case height < smallHeight:
		factor = min(mostEnlarged, wantedHeight/float64(height))
	case height > largeHeight:
		factor = wantedHeight / float64(height)
	}
	return min(factor, math.Sqrt(largestSheet/float64(max(pixels, 1))))
}
