// Package odf reads OpenDocument files (OASIS OpenDocument 1.0 to 1.3): texts,
// presentations and spreadsheets into page.Document. It resolves what a person
// would see - inherited styles, list numbers, check boxes, tracked changes as
// accepted, merged and repeated cells - and promises to stay inside the bounds of
// package ooxml and of its own tables, to follow no link out of the file and to
// name what it could not read. Page headers and footers are not read.
package odf

import (
	"context"
	"fmt"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/reader/typeset"
)

// The bounds of what a document shows.
const (
	maxParagraphs = 200_000
	maxRuns       = 500_000 // changes of how text is set
)

// Read reads a document. Parts that are not needed to show its text may be
// broken: they become findings.
func Read(ctx context.Context, data []byte) (page.Document, []finding.Finding, error) {
	pkg, err := ooxml.Open(data)
	if err != nil {
		return page.Document{}, nil, err
	}
	if err := checkEncryption(pkg); err != nil {
		return page.Document{}, nil, err
	}
	r := &reader{ctx: ctx, pkg: pkg, pictures: typeset.NewPictures(), styles: newStyleSheet(), lists: newLists(), controls: map[string]control{}}
	r.doc.Media = r.pictures.Media
	if err := r.read(); err != nil {
		return page.Document{}, nil, err
	}
	if !typeset.Shows(r.doc.Blocks) {
		return page.Document{}, nil, problem.New(problem.DocumentEmpty,
			"The document shows no text and no pictures. Check that it is the right file.")
	}
	return r.doc, r.findings, nil
}

// reader is one document being read.
type reader struct {
	ctx      context.Context
	pkg      *ooxml.Package
	doc      page.Document
	findings []finding.Finding
	pictures *typeset.Pictures

	styles     *styleSheet
	lists      *lists
	controls   map[string]control // of forms, by id
	footnotes  []page.Block
	endnotes   []page.Block
	at         finding.Position
	paragraphs int // in all
	runs       int // in all
	cells      int // of sheets, in all
	depth      int // of tables in tables
	formulas   int // objects read
	older      typeset.Equations
}

// flow is a sequence of blocks being made: the body, a cell, a text box.
type flow struct {
	blocks []page.Block
	list   *list // on slides, the numbers that go on from list to list
}

func (f *flow) add(b page.Block) { f.blocks = append(f.blocks, b) }

// checkEncryption looks for the sign of a password in the list of parts, whose
// own text never is encrypted.
func checkEncryption(pkg *ooxml.Package) error {
	locked := pkg.Has("encrypted-package")
	if part := "META-INF/manifest.xml"; !locked && pkg.Has(part) {
		manifest, err := pkg.Tree(part)
		if err != nil {
			return nil // it is not needed to read the rest
		}
		for entry := range kids(manifest) {
			locked = locked || kid(entry, "encryption-data") != nil && strings.HasSuffix(entry.Attr("full-path"), "content.xml")
		}
	}
	if locked {
		return problem.New(problem.DocumentEncrypted, "The document is password-protected. Save it again without a password.")
	}
	return nil
}

func (r *reader) read() error {
	const part = "content.xml"
	if !r.pkg.Has(part) {
		return problem.New(problem.DocumentBroken,
			"The file is not an OpenDocument file: it has no part %q. Open it in the program that made it and save it again.", part)
	}
	r.readStyles("styles.xml")
	tree, err := r.tree(part)
	if err != nil {
		return err
	}
	r.styles.add(kid(tree, "automatic-styles"))
	body := kid(tree, "body")
	f := &flow{}
	switch content := firstKid(body); {
	case content == nil:
		return problem.New(problem.DocumentBroken, "The file is not an OpenDocument text, presentation or spreadsheet. Save it as .odt and try again.")
	case content.Name == "presentation" || content.Name == "drawing":
		r.slides(content, f)
	case content.Name == "spreadsheet":
		r.sheets(content, f)
	default:
		r.at.Part = "document"
		r.blocks(content, f)
	}
	if err := r.stopped(); err != nil {
		return err
	}
	r.doc.Blocks = typeset.Trim(append(append(typeset.Trim(f.blocks), r.footnotes...), r.endnotes...))
	r.properties()
	return nil
}

// stopped tells why reading had to end.
func (r *reader) stopped() error {
	switch {
	case r.ctx.Err() != nil:
		return fmt.Errorf("read document: %w", r.ctx.Err())
	case r.paragraphs > maxParagraphs:
		return problem.New(problem.DocumentTooLarge, "The document has more than %d paragraphs, which is the limit. Split it.", maxParagraphs)
	case r.runs > maxRuns:
		return problem.New(problem.DocumentTooLarge, "The document changes how text is set more than %d times, which is the limit. Split it.", maxRuns)
	case r.cells > maxCells:
		return problem.New(problem.DocumentTooLarge, "The document's tables have more than %d cells, which is the limit. Split it.", maxCells)
	}
	return nil
}

// full reports whether to stop; what stopped it is asked for at the end.
func (r *reader) full() bool {
	return r.paragraphs > maxParagraphs || r.runs > maxRuns || r.cells > maxCells || r.ctx.Err() != nil
}

// tree reads a part with its text in place.
func (r *reader) tree(part string) (*ooxml.Element, error) {
	d, err := r.pkg.Decode(part)
	if err != nil {
		return nil, err
	}
	d.KeepText()
	return d.Tree()
}

// properties reads the title and language the document says it has.
func (r *reader) properties() {
	const part = "meta.xml"
	if !r.pkg.Has(part) {
		return
	}
	tree, err := r.tree(part)
	if err != nil {
		r.at = finding.Position{}
		r.unread(part, err)
		return
	}
	r.doc.Title = typeset.Clean(strings.Join(strings.Fields(textOf(tree.Find("title"))), " "))
	r.doc.Language = strings.TrimSpace(textOf(tree.Find("language")))
	if r.doc.Language == "" {
		r.doc.Language = r.styles.language()
	}
}

// unread reports a part that is passed over.
func (r *reader) unread(part string, err error) {
	message := fmt.Sprintf("The part %q of the document could not be read, so what it holds is missing.", part)
	if p := problem.Of(err); p != nil && p.Code != problem.Internal {
		message = fmt.Sprintf("The part %q of the document was left out. %s", part, p.Message)
	}
	r.report(finding.UnreadPart, finding.Warning, message)
}

func (r *reader) report(code finding.Code, severity finding.Severity, message string) {
	r.findings = append(r.findings, finding.Finding{Code: code, Severity: severity, Position: r.at, Message: message})
}

// next is the position of a new paragraph.
func (r *reader) next() finding.Position {
	r.at.Paragraph++
	r.paragraphs++
	return r.at
}
