// Package docx reads word-processing documents (ECMA-376, transitional and
// strict) into page.Document. It resolves what a person would see - automatic
// numbers, inherited marks, check boxes, tracked changes as accepted - and
// promises to stay inside the bounds of package ooxml, never to follow a link
// out of the document, and to name what it could not read. What a question is,
// it leaves to the recogniser.
package docx

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

// Read reads a document. Parts that are not needed to show its text may be
// broken: they become findings.
func Read(ctx context.Context, data []byte) (page.Document, []finding.Finding, error) {
	pkg, err := ooxml.Open(data)
	if err != nil {
		return page.Document{}, nil, err
	}
	root, rootErr := pkg.Relations("")
	main, err := mainPart(pkg, root, rootErr)
	if err != nil {
		return page.Document{}, nil, err
	}
	r, err := readAll(ctx, pkg, main, root, rootErr)
	if err != nil {
		return page.Document{}, nil, err
	}
	if !typeset.Shows(r.doc.Blocks) {
		return page.Document{}, nil, problem.New(problem.DocumentEmpty,
			"The document shows no text and no pictures. Check that it is the right file.")
	}
	return r.doc, r.findings, nil
}

// readAll reads the document once, and once more with its hidden text when there
// is nothing else in it.
func readAll(ctx context.Context, pkg *ooxml.Package, main string, root ooxml.Relations, rootErr error) (*reader, error) {
	for showHidden := false; ; showHidden = true {
		r := newReader(ctx, pkg, main)
		r.root, r.rootErr, r.showHidden = root, rootErr, showHidden
		if err := r.read(main); err != nil {
			return nil, err
		}
		if showHidden || r.hidden.count == 0 || typeset.Shows(r.doc.Blocks) {
			return r, nil
		}
	}
}

// mainPart finds the document through the package's relationships, as their
// targets are free to be called anything.
func mainPart(pkg *ooxml.Package, root ooxml.Relations, err error) (string, error) {
	if rel, ok := root.ByKind("officeDocument"); ok && pkg.Has(rel.Target) {
		return rel.Target, nil
	}
	if usual := "word/document.xml"; pkg.Has(usual) {
		return usual, nil
	}
	return "", problem.Wrap(err, problem.DocumentBroken,
		"The file is not a Word document: it has no main document part. Open it in the program that made it and save it as .docx.")
}

// reader is one document being read.
type reader struct {
	ctx      context.Context
	pkg      *ooxml.Package
	root     ooxml.Relations // the package's own
	rootErr  error           // why it has none
	doc      page.Document
	findings []finding.Finding

	theme    theme
	styles   *styleSheet
	lists    *numbering
	pictures *typeset.Pictures
	formulas typeset.Equations // of the older editors
	fields   fields
	story    story
	depth    int            // of tables in tables
	lines    int            // begun so far
	tongues  map[string]int // bytes of text by language
	scratch  []page.Run     // reused from paragraph to paragraph

	showHidden                   bool      // nothing else is there to be seen
	hidden, metafiles, equations tally     // told once at the end
	numbered                     int       // paragraphs by an AUTONUM field
	tableList                    string    // the list of the table style around, if any
	hideText                     bool      // inside a control that shows its prompt
	instead                      *page.Run // what stands for that control, until a paragraph takes it
}

// story is the part that is being read and the place in it.
type story struct {
	name       string // as positions give it
	rels       ooxml.Relations
	paragraphs int
	cell       string
}

func newReader(ctx context.Context, pkg *ooxml.Package, main string) *reader {
	r := &reader{ctx: ctx, pkg: pkg, pictures: typeset.NewPictures(), tongues: map[string]int{}}
	r.doc.Media = r.pictures.Media
	r.story = story{name: "document", rels: r.relations(main)}
	r.theme = r.readTheme()
	r.styles = r.readStyles()
	r.lists = r.readNumbering()
	r.styles.levelOf = r.lists.levelOf
	return r
}

func (r *reader) read(main string) error {
	if err := r.readBody(main); err != nil {
		return err
	}
	if err := r.readNotes("footnotes"); err != nil {
		return err
	}
	if err := r.readNotes("endnotes"); err != nil {
		return err
	}
	r.doc.Blocks = typeset.Trim(r.doc.Blocks)
	r.doc.Title, r.doc.Language = r.readCore()
	if r.doc.Language == "" {
		r.doc.Language = r.language()
	}
	r.tellAll()
	return nil
}

// readBody streams the main part block by block.
func (r *reader) readBody(main string) error {
	d, err := r.pkg.Decode(main)
	if err != nil {
		return err
	}
	in, err := d.Enter("w", "document")
	if in && err == nil {
		in, err = d.Enter("w", "body")
	}
	if err != nil {
		return err
	}
	if !in {
		return problem.New(problem.DocumentBroken,
			"The file is not a Word document: its main part %q holds no document body. Save it as .docx and try again.", main)
	}
	return r.stream(d)
}

// stream reads the blocks of the element that d has entered.
func (r *reader) stream(d *ooxml.Decoder) error {
	f := &flow{blocks: r.doc.Blocks}
	for {
		if err := r.ctx.Err(); err != nil {
			return fmt.Errorf("read document: %w", err)
		}
		el, err := d.Next()
		if err != nil {
			return err
		}
		if el == nil {
			break
		}
		r.block(el, f)
		d.Recycle()
	}
	r.flush(f)
	r.doc.Blocks = f.blocks
	return nil
}

// relations reads a part's relationships; broken ones leave it without any.
func (r *reader) relations(part string) ooxml.Relations {
	rels, err := r.pkg.Relations(part)
	if err != nil {
		r.unread(part+" (relationships)", err)
	}
	return rels
}

// related is the part that the main document has for a purpose.
func (r *reader) related(kind string) (string, bool) {
	rel, ok := r.story.rels.ByKind(kind)
	return rel.Target, ok && r.pkg.Has(rel.Target)
}

// unread reports an optional part that is passed over.
func (r *reader) unread(part string, err error) {
	message := fmt.Sprintf("The part %q of the document could not be read, so what it holds is missing.", part)
	if p := problem.Of(err); p != nil && p.Code != problem.Internal {
		message = fmt.Sprintf("The part %q of the document was left out. %s", part, p.Message)
	}
	r.report(finding.UnreadPart, message)
}

func (r *reader) report(code finding.Code, message string) {
	r.findings = append(r.findings, finding.Finding{
		Code: code, Severity: finding.Warning, Position: r.position(), Message: message})
}

func (r *reader) position() finding.Position {
	return finding.Position{Part: r.story.name, Paragraph: r.story.paragraphs, Cell: r.story.cell}
}

// readCore reads the title and language of the document's properties.
func (r *reader) readCore() (title, language string) {
	if r.rootErr != nil {
		r.unread("_rels/.rels", r.rootErr)
	}
	rel, ok := r.root.ByKind("core-properties")
	if !ok || !r.pkg.Has(rel.Target) {
		return "", ""
	}
	root, err := r.pkg.Tree(rel.Target)
	if err != nil {
		r.unread(rel.Target, err)
		return "", ""
	}
	if el := root.Find("title"); el != nil {
		title = typeset.Clean(strings.Join(strings.Fields(el.Text), " "))
	}
	if el := root.Find("language"); el != nil {
		language = strings.TrimSpace(el.Text)
	}
	return title, language
}

// language is the one most of the text is set in.
func (r *reader) language() string {
	best := ""
	for tongue, n := range r.tongues {
		if m := r.tongues[best]; n > m || n == m && tongue < best {
			best = tongue
		}
	}
	return best
}
