package synthetic

import (
	"bytes"
	"context"
	"fmt"
	"image/color"
	"image/png"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/goregular"

	"formwright/shared/page"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/picture"
	"formwright/shared/reader/scan"
)

// pictures is a picture of every page, as a scanner makes it.
type pictures struct {
	engine scan.OCR
	fonts  []*pdfFont
}

// Pictures is the container of pages that are pictures.
func Pictures(engine scan.OCR) (Container, error) {
	fonts, err := pdfFonts()
	if err != nil {
		return nil, err
	}
	return pictures{engine, fonts}, nil
}

func (pictures) Name() string { return "pictures" }
func (pictures) Holds() Need  { return Marks | Tables | Lists }

func (p pictures) Through(d page.Document) (page.Document, error) {
	c := &pictureCanvas{}
	w := &press{fonts: p.fonts, canvas: c, columns: 1}
	w.set(d, pdfMargin)
	if w.missing {
		return page.Document{}, ErrUnprintable
	}
	if c.err != nil {
		return page.Document{}, c.err
	}
	var all layout.Document
	for i, sheet := range c.sheets {
		var file bytes.Buffer
		if err := png.Encode(&file, sheet.Image); err != nil {
			return page.Document{}, fmt.Errorf("encode page: %w", err)
		}
		read, err := picture.Read(context.Background(), file.Bytes(), p.engine, nil)
		if err != nil {
			return page.Document{}, err
		}
		read.Pages[0].Number = i + 1
		all.Pages = append(all.Pages, read.Pages[0])
	}
	out, _ := layout.Blocks(all)
	return out, nil
}

// pictureDPI is the resolution of the pages.
const pictureDPI = 200

// pictureCanvas draws pages.
type pictureCanvas struct {
	sheets []*ocrtest.Sheet
	err    error // the first
}

func (c *pictureCanvas) now() *ocrtest.Sheet { return c.sheets[len(c.sheets)-1] }

func (c *pictureCanvas) sheet() {
	c.sheets = append(c.sheets, ocrtest.Sized(pdfWidth, pdfHeight, pictureDPI))
}

func (c *pictureCanvas) letters(x, y, size float64, face int, colour, text string) {
	s := c.now()
	s.Font([][]byte{goregular.TTF, gobold.TTF, goitalic.TTF}[face])
	if _, err := s.Write(x, pdfHeight-y, size, text, pictureColour(colour)); err != nil && c.err == nil {
		c.err = err
	}
}

// line draws level and upright lines as they are, others of dots.
func (c *pictureCanvas) line(x0, y0, x1, y1, width float64) {
	if y0 == y1 {
		c.now().Fill(x0, pdfHeight-y0-width/2, x1-x0, width, color.Black)
		return
	}
	const dots = 80
	for i := range dots + 1 {
		t := float64(i) / dots
		c.now().Fill(x0+(x1-x0)*t-width/2, pdfHeight-y0-(y1-y0)*t-width/2, width, width, color.Black)
	}
}

func (c *pictureCanvas) square(x, y, width, height, line float64) {
	c.now().Frame(x, pdfHeight-y-height, width, height, line, color.Black)
}

func (c *pictureCanvas) fill(x, y, width, height float64, colour string) {
	c.now().Fill(x, pdfHeight-y-height, width, height, pictureColour(colour))
}

func (c *pictureCanvas) tick(x, y, size float64) {
	c.line(x+0.1*size, y+0.3*size, x+0.3*size, y, 1.2)
	c.line(x+0.3*size, y, x+0.8*size, y+0.75*size, 1.2)
}

func pictureColour(hex string) color.Color {
	c := color.RGBA{A: 255}
	if _, err := fmt.Sscanf(hex, "%02x%02x%02x", &c.R, &c.G, &c.B); err != nil {
		return color.Black
	}
	return c
}
