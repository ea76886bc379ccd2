// Package scan reads a page that is a picture: its words by OCR, and what is
// drawn around them by looking: boxes to tick, lines, coloured text and what a
// highlighter went over, because teachers mark answers with these. It leaves
// files to package picture and meaning to the layout stage.
package scan

import (
	"context"
	"image"
	"image/draw"
	"slices"

	"formwright/shared/reader/layout"
	"formwright/shared/reader/raster"
)

// OCR reads the words of a page. Boxes are in points of a page set upright.
type OCR interface {
	Read(ctx context.Context, page *image.Gray, dpi float64) ([]layout.Span, error)
}

// poser is an OCR engine that reads a page in the parts it is told, and tells how it
// turned it.
type poser interface {
	ReadPosed(ctx context.Context, page *image.Gray, dpi float64, parts []image.Rectangle) ([]layout.Span, raster.Pose, error)
}

// Page reads a page of a resolution, which must be known. The page is measured
// as it stands upright. What it lies on is painted over in the picture itself.
func Page(ctx context.Context, img *image.RGBA, dpi float64, ocr OCR) (layout.Page, error) {
	raster.Surroundings(grey(img), img)
	drawn := grey(img)
	shown := screenOf(img)
	even, threshold := raster.Even(grey(img))
	poster := raster.IsPoster(even, threshold)
	if poster || raster.IsMotley(drawn, even) {
		if relief, ok := raster.Relief(drawn); ok {
			return readPage(ctx, asColour(relief), screen{}, dpi, ocr)
		}
	}
	if poster {
		spans, err := ocr.Read(ctx, grey(img), dpi)
		doubtful := func(w layout.Span) bool { return w.Confidence < sureWord }
		return pageOf(img.Rect, dpi, slices.DeleteFunc(spans, doubtful)), err
	}
	return readPage(ctx, img, shown, dpi, ocr)
}

// readPage reads a page whose print is dark, or was made so.
func readPage(ctx context.Context, img *image.RGBA, shown screen, dpi float64, ocr OCR) (layout.Page, error) {
	even, threshold := raster.Even(grey(img))
	s := shown.look(img, even, threshold).flat()
	spans, pose, err := words(ctx, ocr, s.withoutFrames(), dpi, s.tableParts())
	if err != nil {
		return layout.Page{}, err
	}
	if pose != (raster.Pose{}) { // the engine knew better
		s = s.turned(pose)
	}
	spans = withIcons(spans, s.icons, dpi)
	spans = s.withPlaces(withoutGarble(spans), dpi)
	s.relabel(spans, dpi)
	spans = s.withSteadySigns(spans, dpi)
	spans = mendDecimals(withoutMarginSpecks(withoutDirt(withoutEdges(withoutStrangers(spans), points(s.grey.Rect, dpi).Width))))
	s.mendRaised(spans, dpi)
	spans = withQuestions(spans)
	spans = withBareLetters(spans)
	mendWords(spans)
	mendBadges(spans)
	mendLabels(spans)
	mendCapitals(spans)
	spans = s.withBullets(s.framesOf(spans, dpi), dpi)
	page := pageOf(s.grey.Rect, dpi, spans)
	s.boldness(page.Spans, dpi)
	s.describe(&page, dpi)
	s.mendSigns(page.Spans, dpi)
	s.withPicks(&page, dpi)
	return page, nil
}

// pageOf is a page of so many pixels that was read.
func pageOf(pixels image.Rectangle, dpi float64, spans []layout.Span) layout.Page {
	return layout.Page{Number: 1, Scanned: true, Spans: spans, Width: float64(pixels.Dx()) * 72 / dpi, Height: float64(pixels.Dy()) * 72 / dpi}
}

func words(ctx context.Context, ocr OCR, page *image.Gray, dpi float64, parts []image.Rectangle) ([]layout.Span, raster.Pose, error) {
	if p, ok := ocr.(poser); ok {
		return p.ReadPosed(ctx, page, dpi, parts)
	}
	spans, err := ocr.Read(ctx, page, dpi)
	return spans, raster.Pose{}, err
}

// sight is what can be seen on a page without reading it.
type sight struct {
	colour    *image.RGBA
	even      *image.Gray // its light evened out, without grain
	grey      *image.Gray // the same without what was drawn by hand
	threshold uint8       // what is darker is ink
	dark      uint8       // what is darker is print, where pale outlines are ink too; 0 elsewhere
	letters   []raster.Component
	height    int // of the letters, in pixels
	frames    []frame
	bullets   []image.Rectangle
	icons     []icon
	patches   []image.Rectangle // where print was light
	signs     []image.Rectangle // that say nothing of a choice
	pen       []penMark
	rims      []image.Rectangle // of fields with round corners
	across    []stroke          // straight lines
	down      []stroke
}

// look finds what is drawn on a page, which is given in colour and evened out.
func look(colour *image.RGBA, even *image.Gray, threshold uint8) *sight {
	return screen{}.look(colour, even, threshold)
}

// look is look where it is known what a screen shows.
func (shown screen) look(colour *image.RGBA, even *image.Gray, threshold uint8) *sight {
	s := &sight{colour: colour, even: even, grey: even, icons: shown.icons, patches: shown.patches}
	s.threshold = max(128, threshold) // thin lines are lighter than letters
	all := raster.Components(s.grey, s.threshold)
	s.letters = raster.Letters(all)
	s.height = raster.LetterHeight(s.letters)
	if s.height == 0 {
		s.height = max(8, even.Rect.Dy()/90)
	}
	if s.even = s.withPaleInk(); s.even != even {
		s.grey, all = s.even, raster.Components(s.even, s.threshold)
		s.letters = raster.Letters(all)
	}
	s.frames = append(s.frames, s.boxed()...)
	s.findFrames(all)
	s.findCircles(all)
	s.bullets = s.bulletsOf(all)
	s.across, s.down = s.lines()
	s.takeRims(all)
	s.findPen(all)
	return s
}

// turned is the page turned.
func (s *sight) turned(pose raster.Pose) *sight {
	turn := func(m *image.RGBA) *image.RGBA { return raster.TurnColor(m, pose) }
	return s.shown(turn).look(turn(s.colour), raster.Turn(s.even, pose), s.threshold)
}

// flat is the page set upright, straight and flat.
func (s *sight) flat() *sight {
	pose, upright := raster.PoseOf(s.letters, s.height), s
	if pose != (raster.Pose{}) {
		upright = s.turned(pose)
	}
	warp := raster.WarpOf(upright.letters, upright.height, upright.even.Rect.Size(), upright.rulings())
	if warp == (raster.Warp{}) {
		return upright
	}
	warp = warp.Turned(pose.Skew)
	quarters := raster.Pose{Quarters: pose.Quarters}
	turn := func(m *image.RGBA) *image.RGBA { return warp.Color(raster.TurnColor(m, quarters)) }
	return s.shown(turn).look(turn(s.colour), warp.Gray(raster.Turn(s.even, quarters)), s.threshold)
}

// asColour is a picture without colours where one with them is asked for.
func asColour(g *image.Gray) *image.RGBA {
	img := image.NewRGBA(g.Rect)
	draw.Draw(img, img.Rect, g, g.Rect.Min, draw.Src)
	return img
}

func grey(img *image.RGBA) *image.Gray {
	g := image.NewGray(img.Rect)
	draw.Draw(g, g.Rect, img, img.Rect.Min, draw.Src)
	return g
}

// ink reports whether a pixel is drawn on.
func (s *sight) ink(x, y int) bool {
	return s.grey.Pix[y*s.grey.Stride+x] <= s.threshold
}
