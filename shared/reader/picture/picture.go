// Package picture reads picture files - PNG, JPEG, GIF, WebP, TIFF, BMP - as
// documents: a photographed or scanned test, a screenshot. It looks at the size
// before it unpacks anything, turns the picture as its file says, and has the
// page read by package scan. HEIC is refused by name, because nothing free of
// native libraries reads it.
package picture

import (
	"context"
	"fmt"
	"image"
	"unicode"

	"formwright/shared/finding"
	"formwright/shared/problem"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/scan"
)

// maxPages bounds the pages of one TIFF that are read.
const maxPages = 30

// Read reads a picture. progress, which may be nil, is told after every page how
// many are done of how many.
func Read(ctx context.Context, data []byte, ocr scan.OCR, progress func(done, total int)) (layout.Document, error) {
	f, err := formatOf(data)
	if err != nil {
		return layout.Document{}, err
	}
	pages := f.pages(data)
	r := reader{ocr: ocr, format: f, total: min(len(pages), maxPages)}
	for i, page := range pages[:r.total] {
		if err := ctx.Err(); err != nil {
			return layout.Document{}, fmt.Errorf("read picture: %w", err)
		}
		if err := r.page(ctx, i+1, page()); err != nil {
			return layout.Document{}, err
		}
		if progress != nil {
			progress(i+1, r.total)
		}
	}
	if len(pages) > maxPages {
		r.report(maxPages+1, fmt.Sprintf("The picture has more than %d pages; only the first %d were read.", maxPages, maxPages))
	}
	return r.document()
}

// reader collects the pages of one file.
type reader struct {
	ocr    scan.OCR
	format format
	total  int
	doc    layout.Document
}

// page reads one page. A broken page among others is left out and reported.
func (r *reader) page(ctx context.Context, number int, data []byte) error {
	img, dpi, err := r.format.open(data)
	if err != nil && r.total > 1 {
		r.report(number, fmt.Sprintf("Page %d of the picture could not be read. %s", number, problem.Of(err).Message))
		return nil
	}
	if err != nil {
		return err
	}
	p, err := scan.Page(ctx, img, dpi, r.ocr)
	if err != nil {
		return fmt.Errorf("read page %d of the picture: %w", number, err)
	}
	p.Number = number
	r.doc.Pages = append(r.doc.Pages, p)
	return nil
}

func (r *reader) report(page int, message string) {
	r.doc.Findings = append(r.doc.Findings, finding.Finding{Code: finding.UnreadPart, Severity: finding.Error,
		Position: finding.Position{Page: page}, Message: message})
}

// document refuses a picture without words.
func (r *reader) document() (layout.Document, error) {
	if len(r.doc.Pages) == 0 {
		return layout.Document{}, broken(r.format, nil)
	}
	sure := 0
	for _, p := range r.doc.Pages {
		for _, s := range p.Spans {
			sure += readable(s)
		}
	}
	if sure >= fewestLetters {
		return r.doc, nil
	}
	return layout.Document{}, problem.New(problem.DocumentEmpty,
		"No text was found in the picture. Check that it shows the text large, sharp and upright, and in a language that is installed for OCR.")
}

// fewestLetters is how much must be read for a picture to show text.
const fewestLetters = 4

// readable counts the letters and digits of a word. What OCR makes of specks and
// textures is unsure, or single signs.
func readable(s layout.Span) (n int) {
	if s.Confidence < 0.6 {
		return 0
	}
	for _, c := range s.Text {
		if unicode.IsLetter(c) || unicode.IsDigit(c) {
			n++
		}
	}
	if n < 2 {
		return 0
	}
	return n
}

// resolution takes what the file says when it makes a page of a likely size, and
// otherwise supposes that the picture shows a sheet of paper. Cameras write 72
// into everything.
func resolution(said float64, size image.Point) float64 {
	const shortest, longest, paper, long = 2.0, 22.0, 11.7, 2 // inches of the longer side
	side := float64(max(size.X, size.Y))
	if said >= 60 && said <= 2400 && side/said >= shortest && side/said <= longest {
		return said
	}
	side = min(side, long*float64(min(size.X, size.Y))) // a page of the web goes on and on
	return max(72, min(600, side/paper))
}
