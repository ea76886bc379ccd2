package pdf

import (
	"context"
	"fmt"
	"regexp"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/problem"
	"formwright/shared/reader/layout"
)

// reading is one document being read.
type reading struct {
	lib        *library
	ocr        OCR
	report     func(done, total int)
	file       handle // the bytes in the guest, which PDFium reads from
	doc        handle
	forms      handle // the form environment; 0 when the document has no form
	fonts      map[handle]font
	characters int
	room       []character // for those of a page, used anew for each
	budget     pictureBudget
	scans      scans
	findings   []finding.Finding
}

// document reads all of a document.
func (r *reading) document(ctx context.Context, data []byte) (layout.Document, error) {
	if err := r.open(data); err != nil {
		return layout.Document{}, err
	}
	total := r.lib.number("FPDF_GetPageCount", uint64(r.doc))
	if total <= 0 {
		return layout.Document{}, broken(fmt.Errorf("no page"))
	}
	if total > maxPages {
		return layout.Document{}, tooMany("pages", total, maxPages)
	}
	r.openForms()
	d := layout.Document{Title: r.title(), Language: r.language()}
	r.fonts = map[handle]font{}
	for i := range total {
		if err := ctx.Err(); err != nil {
			return layout.Document{}, err
		}
		p, err := r.page(ctx, i)
		if err != nil {
			return layout.Document{}, fmt.Errorf("read page %d: %w", i+1, err)
		}
		d.Pages = append(d.Pages, p)
		if r.report != nil {
			r.report(i+1, total)
		}
	}
	if err := r.scans.judge(d.Pages); err != nil {
		return layout.Document{}, err
	}
	d.Findings = append(r.findings, r.scans.findings()...)
	return d, nil
}

// Errors of FPDF_GetLastError.
const (
	errorFormat   = 3
	errorPassword = 4
	errorSecurity = 5
)

func (r *reading) open(data []byte) error {
	r.file = r.lib.allocate(max(len(data), 1))
	r.lib.write(r.file, data)
	r.doc = r.lib.handle("FPDF_LoadMemDocument64", uint64(r.file), uint64(len(data)), 0)
	if r.doc != 0 {
		return nil
	}
	switch code := r.lib.number("FPDF_GetLastError"); code {
	case errorPassword:
		return problem.New(problem.DocumentEncrypted,
			"The PDF file is password-protected. Remove the password (print it to a new PDF, for example) and try again.")
	case errorSecurity:
		return problem.New(problem.DocumentEncrypted,
			"The PDF file is encrypted in a way that cannot be read. Print it to a new PDF without protection and try again.")
	default:
		return broken(fmt.Errorf("pdfium error %d", code))
	}
}

// madeUp matches titles that programs give, not people.
var madeUp = regexp.MustCompile(`(?i)^(untitled|untitled document|document ?\d*|powerpoint presentation|presentation ?\d*|book ?\d*|print|([a-z]:\\|file:|https?:).*|.*\.(indd|qxd|dvi|tmp|html?))$`)

// beforeTitle matches what programs put before a title, afterTitle the ending
// of the file it was made from.
var (
	beforeTitle = regexp.MustCompile(`(?i)^microsoft (office )?(word|powerpoint|excel) - `)
	afterTitle  = regexp.MustCompile(`(?i)\.(docx?|rtf|odt|pptx?|xlsx?|tex|pages|pdf|gdoc|wpd)$`)
)

func (r *reading) title() string {
	tag := r.lib.allocate(len("Title") + 1)
	r.lib.write(tag, []byte("Title\x00"))
	defer r.lib.free(tag)
	title := clean(r.lib.wide(func(buffer, size uint64) uint64 {
		return r.lib.call("FPDF_GetMetaText", uint64(r.doc), uint64(tag), buffer, size)
	}))
	title = strings.TrimSpace(beforeTitle.ReplaceAllString(title, ""))
	if madeUp.MatchString(title) {
		return ""
	}
	return afterTitle.ReplaceAllString(title, "")
}

func (r *reading) language() string {
	tag := r.lib.wide(func(buffer, size uint64) uint64 {
		return r.lib.call("FPDFCatalog_GetLanguage", uint64(r.doc), buffer, size)
	})
	return strings.TrimSpace(tag)
}
