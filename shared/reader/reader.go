// Package reader finds out what a document is by its content, never by its name,
// and has it read by the reader of that kind. Each reader turns bytes into a
// page.Document; what a question is, is for the recogniser to say.
package reader

import (
	"context"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/reader/docx"
	"formwright/shared/reader/html"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/odf"
	"formwright/shared/reader/pptx"
	"formwright/shared/reader/rtf"
	"formwright/shared/reader/sheet"
	"formwright/shared/reader/text"
)

// Input is a document.
type Input struct {
	Data     []byte
	Name     string                // a file name, if one is known; for messages only
	Progress func(done, total int) // told of pages that take their time; nil for nobody
}

// Extractor takes the pages out of a PDF or a picture. Its engines run outside
// this process, so that no document can break it.
type Extractor interface {
	Extract(ctx context.Context, kind Kind, data []byte, progress func(done, total int)) (layout.Document, error)
}

// Reader reads documents. Without an Extractor it reads everything but PDFs and
// pictures.
type Reader struct {
	Extractor Extractor
}

// Read reads a document. QuizJSON is not a page; the caller reads it itself.
func (r Reader) Read(ctx context.Context, in Input) (page.Document, []finding.Finding, error) {
	kind := named(Sniff(in.Data), in.Name)
	if err := refusal(kind); err != nil {
		return page.Document{}, nil, err
	}
	switch kind {
	case PDF, Picture:
		return r.extract(ctx, kind, in)
	case Docx:
		return docx.Read(ctx, in.Data)
	case Xlsx:
		return sheet.Read(ctx, in.Data)
	case CSV:
		return sheet.ReadCSV(ctx, in.Data)
	case Pptx:
		return pptx.Read(ctx, in.Data)
	case Odt, Ods, Odp:
		return odf.Read(ctx, in.Data)
	case HTML:
		return html.Read(ctx, in.Data)
	case RTF:
		return banked(rtf.Read(ctx, in.Data))
	default:
		return text.Read(ctx, in.Data)
	}
}

// banked is a document, or the questions that it holds as the data of a program.
func banked(doc page.Document, findings []finding.Finding, err error) (page.Document, []finding.Finding, error) {
	if err == nil {
		if bank, told, ok := text.BankIn(doc); ok {
			return bank, append(findings, told...), nil
		}
	}
	return doc, findings, err
}

func (r Reader) extract(ctx context.Context, kind Kind, in Input) (page.Document, []finding.Finding, error) {
	if r.Extractor == nil {
		return page.Document{}, nil, problem.New(problem.DocumentUnsupported, "The document is %s, which this program was built without an engine for.", kind.Noun())
	}
	progress := in.Progress
	if progress == nil {
		progress = func(int, int) {}
	}
	d, err := r.Extractor.Extract(ctx, kind, in.Data, progress)
	if err != nil {
		return page.Document{}, nil, err
	}
	doc, findings := layout.Blocks(d)
	return doc, findings, nil
}
