// Package ocrtest draws pages for tests and benchmarks of OCR, and counts how
// many of their characters were read wrongly. Pages are drawn in code, so that
// their truth is known and no picture has to be kept.
package ocrtest

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// Sheet is paper to draw on, at a resolution.
type Sheet struct {
	Image *image.RGBA
	DPI   float64
	ttf   []byte
}

// New is a white A4 sheet.
func New(dpi float64) *Sheet { return Sized(595, 842, dpi) }

// Sized is a white sheet of a width and height in points.
func Sized(width, height, dpi float64) *Sheet {
	img := image.NewRGBA(image.Rect(0, 0, int(width*dpi/72), int(height*dpi/72)))
	draw.Draw(img, img.Rect, image.White, image.Point{}, draw.Src)
	return &Sheet{Image: img, DPI: dpi, ttf: goregular.TTF}
}

// Font sets the font of what is written next.
func (s *Sheet) Font(ttf []byte) { s.ttf = ttf }

func (s *Sheet) px(points float64) int { return int(points*s.DPI/72 + 0.5) }

// Write writes a line with its baseline at y, all in points, and answers where
// the line ends.
func (s *Sheet) Write(x, y, size float64, text string, ink color.Color) (float64, error) {
	parsed, err := opentype.Parse(s.ttf)
	if err != nil {
		return 0, fmt.Errorf("parse font: %w", err)
	}
	face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: size, DPI: s.DPI})
	if err != nil {
		return 0, fmt.Errorf("make face: %w", err)
	}
	d := font.Drawer{Dst: s.Image, Src: image.NewUniform(ink), Face: face,
		Dot: fixed.P(s.px(x), s.px(y))}
	d.DrawString(text)
	return float64(d.Dot.X) / 64 * 72 / s.DPI, face.Close()
}

// Lines writes black lines below each other and answers the next baseline. A tab
// goes on at the next stop, 110 points apart.
func (s *Sheet) Lines(x, y, size float64, lines []string) (float64, error) {
	for _, l := range lines {
		for i, part := range strings.Split(l, "\t") {
			if _, err := s.Write(x+110*float64(i), y, size, part, color.Black); err != nil {
				return 0, err
			}
		}
		y += size * 1.35
	}
	return y, nil
}

// Fill fills a rectangle, in points.
func (s *Sheet) Fill(x, y, width, height float64, c color.Color) {
	r := image.Rect(s.px(x), s.px(y), max(s.px(x+width), s.px(x)+1), max(s.px(y+height), s.px(y)+1))
	draw.Draw(s.Image, r, image.NewUniform(c), image.Point{}, draw.Over)
}

// Frame draws the outline of a rectangle with lines of a width, in points.
func (s *Sheet) Frame(x, y, width, height, line float64, c color.Color) {
	s.Fill(x, y, width, line, c)
	s.Fill(x, y+height-line, width, line, c)
	s.Fill(x, y, line, height, c)
	s.Fill(x+width-line, y, line, height, c)
}

// Errors is the least number of characters to insert, delete or replace to make
// want of got; runs of white space count as one space.
func Errors(want, got string) int {
	a, b := []rune(strings.Join(strings.Fields(want), " ")), []rune(strings.Join(strings.Fields(got), " "))
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range a {
		diagonal := row[0]
		row[0] = i + 1
		for j := range b {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal = row[j+1]
			row[j+1] = min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
