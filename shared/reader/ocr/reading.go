package ocr

import (
	"context"
	"image"
	"slices"
	"strings"
	"unicode"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/raster"
)

// reading is what one attempt at a page gave.
type reading struct {
	words []word
	pose  raster.Pose
	scale float64 // pixels of the prepared picture for one of the page
}

// Bounds of what counts as a good reading, measured on drawn and damaged pages:
// text read rightly has a mean confidence over 0.85, a page on its head or on
// its side stays under 0.5.
const (
	hopeless  = 0.55
	uncovered = 0.25 // of the letters stand in no word
)

// best prepares a page and reads it; what comes out badly is tried in other ways.
func (e *Engine) best(ctx context.Context, page *image.Gray, parts []image.Rectangle) (reading, error) {
	s := prepare(page)
	s.cutAt(parts)
	first, err := e.attempt(ctx, s, 0)
	if err != nil || len(s.letters) < fewLetters || first.quality() >= hopeless {
		return first, err
	}
	return e.upright(ctx, s, first)
}

// upright tries the page turned, beginning with upside down.
func (e *Engine) upright(ctx context.Context, s sheet, best reading) (reading, error) {
	for _, quarters := range []int{2, 1, 3} {
		r, err := e.attempt(ctx, s, quarters)
		if err != nil {
			return reading{}, err
		}
		if r.weight() > 1.5*best.weight() {
			best = r
		}
		if best.quality() >= hopeless {
			break
		}
	}
	return best, nil
}

// attempt reads the sheet as it was set, and turned further by quarters.
func (e *Engine) attempt(ctx context.Context, s sheet, quarters int) (reading, error) {
	picture := raster.Turn(s.picture, raster.Pose{Quarters: quarters})
	parts := s.parts
	if quarters != 0 || len(parts) == 0 {
		parts = cut(picture, s.height)
	}
	words, err := e.recognize(ctx, picture, parts)
	if err != nil {
		return reading{}, err
	}
	if words, err = e.again(ctx, picture, words, s.height); err != nil {
		return reading{}, err
	}
	if words, err = e.wordByWord(ctx, picture, words, s.height); err != nil {
		return reading{}, err
	}
	words = splitLabels(picture, words, s.height)
	pose := s.pose
	pose.Quarters = (pose.Quarters + quarters) % 4
	return reading{words: words, scale: s.scale, pose: pose}, nil
}

// quality is the mean confidence of a reading, by characters.
func (r reading) quality() float64 {
	sum, n := 0.0, 0
	for _, w := range r.words {
		sum += w.confidence * float64(len(w.text))
		n += len(w.text)
	}
	return sum / float64(max(n, 1))
}

// weight is how much text a reading is sure of.
func (r reading) weight() float64 {
	sum := 0.0
	for _, w := range r.words {
		if w.confidence > 0.5 {
			sum += w.confidence * float64(len(w.text))
		}
	}
	return sum
}

// pointsPerPixel counts a pixel as a point when the resolution is not known.
func pointsPerPixel(dpi float64) float64 {
	if dpi <= 0 {
		return 1
	}
	return 72 / dpi
}

func (r reading) spans(points float64) []layout.Span {
	f := points / r.scale
	out := make([]layout.Span, 0, len(r.words))
	sizes := lineSizes(r.words)
	for _, w := range r.words {
		out = append(out, layout.Span{
			Text: w.text, Confidence: w.confidence, Block: w.number, Size: float64(sizes[w.number]) * f,
			Box: finding.Box{X: float64(w.box.Min.X) * f, Y: float64(w.box.Min.Y) * f, Width: float64(w.box.Dx()) * f, Height: float64(w.box.Dy()) * f},
		})
	}
	return out
}

// lineSizes are the heights of the engine's lines by number. Its box is higher
// than the letters where the line runs uphill, as on photographs, and where a
// drawing beside it was taken for a word of it; it is lower where no letter
// reaches up or none below the line.
func lineSizes(words []word) map[int]int {
	out := map[int]int{}
	for _, l := range lineGroups(words) {
		line := words[l[0]:l[1]]
		heights, text := make([]int, 0, len(line)), ""
		for _, w := range line {
			heights = append(heights, w.box.Dy())
			text += w.text
		}
		slices.Sort(heights)
		size := min(line[0].line.Dy(), heights[len(heights)/2]*3/2)
		for _, letters := range []string{ascending, descending} {
			if isASCII(text) && !strings.ContainsAny(text, letters) {
				size = size * 5 / 4
			}
		}
		out[line[0].number] = size
	}
	return out
}

// Letters that reach up, and those that reach below the line. Of other
// scripts the boxes are believed.
const (
	ascending  = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789bdfhijklt()[]/?!&%"
	descending = "gjpqy()[]|/,;Q@$"
)

func isASCII(text string) bool {
	return !strings.ContainsFunc(text, func(c rune) bool { return c > unicode.MaxASCII })
}
