// Package html reads web pages into page.Document: pages of sites, and above all
// what word processors and cloud drives export as HTML, with their numbered lists
// and marks set by classes. It promises to fetch nothing, to run nothing and to
// stay inside its bounds however a page is nested. What is not part of the text -
// menus, headers and footers of a site, scripts, hidden elements - is left out.
package html

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/reader/typeset"
)

// The bounds of a page.
const (
	maxBytes      = 16 << 20
	maxTokens     = 2_000_000
	maxDepth      = 512
	maxReopened   = 2_000_000 // elements that a parser has to open again behind a paragraph
	maxParagraphs = 200_000
)

// Read reads a page.
func Read(ctx context.Context, data []byte) (page.Document, []finding.Finding, error) {
	if len(data) > maxBytes {
		return page.Document{}, nil, problem.New(problem.DocumentTooLarge, "The page is larger than the limit of %d MB.", maxBytes>>20)
	}
	text, err := decode(data)
	if err != nil {
		return page.Document{}, nil, err
	}
	if err := checkShape(text); err != nil {
		return page.Document{}, nil, err
	}
	root, err := html.Parse(bytes.NewReader(text))
	if err != nil {
		return page.Document{}, nil, tooDeep(err) // the only thing that the parser refuses
	}
	r := &reader{ctx: ctx, pictures: typeset.NewPictures(), sheet: newSheet(root), lost: map[string]bool{}}
	r.doc.Media = r.pictures.Media
	if err := r.read(root); err != nil {
		return page.Document{}, nil, err
	}
	return r.doc, r.findings, nil
}

// reader is one page being read.
type reader struct {
	ctx      context.Context
	doc      page.Document
	findings []finding.Finding
	pictures *typeset.Pictures
	sheet    *sheet
	lost     map[string]bool // addresses of pictures that were reported

	at         finding.Position
	paragraphs int
	lists      int
	ends       map[string]string      // the lists that have ended
	word       map[string]*page.Label // the last label of each level of Word's lists
	right      map[string]string      // the value of the right button of each group, see fieldAnswers
	told       map[*html.Node]bool    // what the page says of choices, see toldChoices
}

func (r *reader) read(root *html.Node) error {
	r.at.Part = "document"
	r.word, r.ends = map[string]*page.Label{}, map[string]string{}
	if title := find(root, "title"); title != nil {
		r.doc.Title = typeset.Clean(strings.Join(strings.Fields(textOf(title)), " "))
	}
	if top := find(root, "html"); top != nil {
		r.doc.Language = attr(top, "lang")
	}
	body := find(root, "body")
	if body == nil {
		body = root
	}
	r.right, r.told = fieldAnswers(root), toldChoices(root)
	f := &flow{reader: r}
	base := look{}
	base = r.sheet.look(body, base)
	base.paper, base.block, base.ground = "", "", base.ink
	f.children(body, base)
	f.flush()
	r.doc.Blocks = typeset.Trim(f.blocks)
	if t := r.scripted(root); t != nil && !asksInFields(body) {
		r.doc.Blocks = append(slices.DeleteFunc(r.doc.Blocks, func(b page.Block) bool {
			p, ok := b.(page.Paragraph)
			return !ok || p.Style.Heading == 0
		}), *t)
	}
	switch {
	case r.ctx.Err() != nil:
		return fmt.Errorf("read page: %w", r.ctx.Err())
	case r.paragraphs > maxParagraphs:
		return problem.New(problem.DocumentTooLarge, "The page has more than %d paragraphs, which is the limit. Split it.", maxParagraphs)
	case !typeset.Shows(r.doc.Blocks):
		return problem.New(problem.DocumentEmpty, "The page shows no text and no pictures. If it fills itself by a script, print it to PDF and send that.")
	}
	return nil
}

func (r *reader) full() bool { return r.paragraphs > maxParagraphs || r.ctx.Err() != nil }

func (r *reader) next() finding.Position {
	r.at.Paragraph++
	r.paragraphs++
	return r.at
}

func (r *reader) report(code finding.Code, message string) {
	r.findings = append(r.findings, finding.Finding{Code: code, Severity: finding.Warning, Position: r.at, Message: message})
}
