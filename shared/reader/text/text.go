// Package text reads plain text and Markdown. It promises that every character
// a person sees in a plain text stays as it was typed, numbers and stars
// included, and that Markdown is read as such only when the text is evidently
// Markdown. Bytes in older encodings are told apart by their letters.
package text

import (
	"context"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/richtext"
)

// Bounds on what is read.
const (
	maxBytes = 16 << 20
	maxLines = 400_000
	maxLine  = 200_000 // bytes; longer lines are not written by people
)

// Read reads plain text or Markdown. Data that is not text is a problem with
// the code DocumentUnsupported, text over the bounds DocumentTooLarge.
func Read(ctx context.Context, data []byte) (page.Document, []finding.Finding, error) {
	if len(data) > maxBytes {
		return page.Document{}, nil, problem.New(problem.DocumentTooLarge, "The text has %d bytes; at most %d are read. Split it into several files.", len(data), maxBytes)
	}
	s, err := decode(data)
	if err != nil {
		return page.Document{}, nil, err
	}
	if strings.TrimSpace(s) == "" {
		return page.Document{}, nil, problem.New(problem.DocumentEmpty, "The document is empty: it holds no text. Upload a file with questions.")
	}
	lines := split(s)
	if len(lines) > maxLines {
		return page.Document{}, nil, problem.New(problem.DocumentTooLarge, "The text has %d lines; at most %d are read. Split it into several files.", len(lines), maxLines)
	}
	for _, l := range lines {
		if len(l.text) > maxLine {
			return page.Document{}, nil, problem.New(problem.DocumentTooLarge, "Line %d has more than %d bytes. Break it into paragraphs.", l.number, maxLine)
		}
	}
	if err := ctx.Err(); err != nil {
		return page.Document{}, nil, err
	}
	doc := page.Document{Media: richtext.Library{}}
	if isMarkdown(lines) {
		m := &markdown{doc: &doc}
		m.read(lines)
		return doc, m.findings, nil
	}
	for _, l := range lines {
		doc.Blocks = append(doc.Blocks, plain(l)...)
	}
	return doc, nil, nil
}

// textLine is one line with its number, counted from 1.
type textLine struct {
	number int
	text   string
	breaks int // page breaks before it
}

// split cuts text at every kind of line end and counts form feeds.
func split(s string) []textLine {
	s = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u2029", "\n", "\v", "\n", "\u0085", "\n").Replace(s)
	parts := strings.Split(strings.TrimRight(s, "\n"), "\n")
	out := make([]textLine, 0, len(parts))
	for i, p := range parts {
		l := textLine{number: i + 1, breaks: strings.Count(p, "\f")}
		l.text = norm.NFC.String(strings.ReplaceAll(p, "\f", ""))
		out = append(out, l)
	}
	return out
}

func (l textLine) position() finding.Position { return finding.Position{Line: l.number} }

// plain is one line of plain text: a paragraph, empty for an empty line.
func plain(l textLine) []page.Block {
	var out []page.Block
	for range min(l.breaks, 3) {
		out = append(out, page.Break{Position: l.position()})
	}
	return append(out, page.Paragraph{Position: l.position(), Indent: indentOf(l.text), Runs: tabbed(l.text, page.Marks{})})
}

// tabbed makes runs of text with tabs; control characters are dropped.
func tabbed(s string, m page.Marks) []page.Run {
	s = strings.Map(func(r rune) rune {
		if r < 0x20 && r != '\t' || r == 0x7f || r == utf8.RuneError {
			return -1
		}
		return r
	}, s)
	var out []page.Run
	for i, part := range strings.Split(s, "\t") {
		if i > 0 {
			out = append(out, page.Run{Kind: page.TabRun, Marks: m})
		}
		if part != "" {
			out = append(out, page.Run{Text: part, Marks: m})
		}
	}
	return out
}

// Points that a leading space and tab stand for, as in a 12 point typeface.
const (
	spaceWidth = 6
	tabWidth   = 36
)

func indentOf(s string) float64 {
	width := 0.0
	for _, r := range s {
		switch r {
		case ' ', '\u00a0':
			width += spaceWidth
		case '\t':
			width += tabWidth
		default:
			return width
		}
	}
	return width
}
