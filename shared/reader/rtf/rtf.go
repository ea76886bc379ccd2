// Package rtf reads Rich Text Format (Microsoft's RTF 1.9.1 and the older ones it
// includes) into page.Document: text in every code page, marks, tables, lists with
// their labels as displayed, pictures, form fields, footnotes. It promises to
// follow no link, to run nothing that is embedded and to stay inside its bounds
// however groups are nested. Formulas come as one line of text.
package rtf

import (
	"bytes"
	"context"
	"fmt"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/reader/typeset"
)

// The bounds of a file.
const (
	maxBytes      = 32 << 20
	maxDepth      = 512
	maxParagraphs = 200_000
	maxRuns       = 500_000 // changes of how text is set
	maxEntries    = 20_000  // of the tables of fonts, colours, styles and lists
)

// Read reads a file.
func Read(ctx context.Context, data []byte) (page.Document, []finding.Finding, error) {
	data = bytes.TrimPrefix(bytes.TrimLeft(data, " \t\r\n"), []byte("\xef\xbb\xbf"))
	switch {
	case len(data) > maxBytes:
		return page.Document{}, nil, problem.New(problem.DocumentTooLarge, "The document is larger than the limit of %d MB. Make its pictures smaller.", maxBytes>>20)
	case !bytes.HasPrefix(data, []byte(`{\rtf`)):
		return page.Document{}, nil, problem.New(problem.DocumentBroken, "The file is not an RTF document. Save it again as .rtf or .docx.")
	}
	r := newReader(ctx, data)
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
	scan     scanner
	doc      page.Document
	findings []finding.Finding
	pictures *typeset.Pictures

	stack []state
	now   state
	star  bool // the group just opened may be passed over by readers that do not know it

	fonts     map[int]font
	fontAt    int // the entry being read
	plainFont int
	page      int // the document's code page
	colours   []string
	rgb       [3]int
	rgbSet    bool
	styles    map[int]page.Style
	styleAt   int
	lists     lists

	raw  []byte // bytes of text not yet decoded
	high rune   // the first half of a surrogate pair
	pass int    // bytes to pass over, that a Unicode character stood for

	story      *story
	notes      []page.Block
	noted      int // paragraphs of notes
	fields     []field
	picture    picture
	objectRead bool   // the object around was read, so its picture is not shown
	property   string // its name
	at         finding.Position
	paragraphs int
	runs       int // of the paragraphs so far
}

func newReader(ctx context.Context, data []byte) *reader {
	r := &reader{ctx: ctx, scan: scanner{data: data}, pictures: typeset.NewPictures(), page: 1252,
		fonts: map[int]font{}, styles: map[int]page.Style{}, lists: newLists(), story: &story{}}
	r.now = state{skip: 1, chars: characters{font: -1}}
	r.doc.Media = r.pictures.Media
	r.at.Part = "document"
	return r
}

func (r *reader) read() error {
	for n := 0; ; n++ {
		if n%10_000 == 0 && r.ctx.Err() != nil {
			return fmt.Errorf("read document: %w", r.ctx.Err())
		}
		t := r.scan.next()
		if t.kind == endToken {
			break
		}
		if err := r.token(t); err != nil {
			return err
		}
	}
	r.flush()
	for r.story.outer != nil { // a file cut short inside a note
		r.endStory("")
	}
	r.finish(false)
	r.endTable()
	r.doc.Blocks = typeset.Trim(append(typeset.Trim(r.story.blocks), r.notes...))
	return nil
}

// token reads one token.
func (r *reader) token(t token) error {
	switch t.kind {
	case openToken:
		r.flush()
		r.pass = 0
		if len(r.stack) >= maxDepth {
			return problem.New(problem.DocumentTooLarge,
				"The document nests groups more than %d deep, which is the limit. Save it again from a word processor.", maxDepth)
		}
		r.stack = append(r.stack, r.now)
		r.now.begun, r.star = "", false
	case closeToken:
		r.flush()
		r.pass = 0
		r.close()
	case byteToken:
		r.byte(t.char)
	case signToken:
		r.sign(t.char)
	case wordToken:
		if t.word == "bin" {
			r.binary(r.scan.skip(t.number))
			return nil
		}
		if _, ok := character(t); ok && r.pass > 0 {
			r.pass-- // it stands for the character before it in old readers
			return nil
		}
		if t.word != "u" {
			r.flush()
			r.pass = 0
		}
		r.word(t)
		r.star = false
	}
	if r.runs+len(r.story.runs) > maxRuns {
		return problem.New(problem.DocumentTooLarge,
			"The document changes how text is set more than %d times, which is the limit. Split it.", maxRuns)
	}
	if r.paragraphs > maxParagraphs {
		return problem.New(problem.DocumentTooLarge, "The document has more than %d paragraphs, which is the limit. Split it.", maxParagraphs)
	}
	return nil
}

// close ends a group.
func (r *reader) close() {
	if len(r.stack) == 0 {
		return
	}
	if len(r.stack) == 1 && r.now.place == bodyPlace && r.story.outer == nil {
		r.finish(false) // the last paragraph, whose settings end with the document
	}
	ended := r.now
	r.now = r.stack[len(r.stack)-1]
	r.stack = r.stack[:len(r.stack)-1]
	r.star = false
	if ended.begun != "" {
		r.end(ended)
	}
}

func (r *reader) report(code finding.Code, message string) {
	r.findings = append(r.findings, finding.Finding{Code: code, Severity: finding.Warning, Position: r.at, Message: message})
}
