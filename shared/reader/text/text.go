// Package text reads plain text and Markdown into pages, line by line. Typed
// numbers, letters and signs stay in the text as typed; Markdown is only taken
// for Markdown where a document evidently is.
//
// Read: encodings (UTF-8, UTF-16 by its mark, the common one-byte ones), tabs,
// blanks typed as underscores or dots, rules, form feeds, LaTeX between $ $ or
// \( \). Markdown: headings, bullets, task lists, bold, italic, code, strike,
// links, pictures by data URI, fenced code, tables, ==highlight==.
// HTML around the text (answers that fold away, comments, styles) and front matter are taken off; lists
// of questions in JSON or as scripts write them are read as a table.
// Not read: other HTML beyond a few inline tags, reference links, footnotes.
package text

import (
	"context"
	"strconv"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/reader/typeset"
)

// Bounds of a text document.
const (
	maxBytes = 16 << 20
	maxLines = 200_000
	maxLine  = 100_000 // bytes
)

// Read reads a text document.
func Read(ctx context.Context, data []byte) (page.Document, []finding.Finding, error) {
	if len(data) > maxBytes {
		return page.Document{}, nil, problem.New(problem.DocumentTooLarge, "The text is larger than the limit of %d MB.", maxBytes>>20)
	}
	s, err := decode(data)
	if err != nil {
		return page.Document{}, nil, err
	}
	if doc, findings, ok := bankOf(s); ok {
		return doc, findings, nil
	}
	lines := strings.Split(s, "\n")
	if len(lines) > maxLines {
		return page.Document{}, nil, problem.New(problem.DocumentTooLarge, "The text has more than the limit of %d lines.", maxLines)
	}
	lines = withoutFront(lines)
	framed := admonished(lines)
	lines = unmarked(unquoted(framed))
	r := &reader{markdown: isMarkdown(lines), pictures: typeset.NewPictures()}
	r.doc.Media = r.pictures.Media
	var joined map[int]bool
	if r.markdown {
		lines, joined = refilled(unwrapped(lines))
		r.lazy = isLazy(lines)
	}
	for i := 0; i < len(lines); i++ {
		if len(lines[i]) > maxLine {
			return page.Document{}, nil, problem.New(problem.DocumentTooLarge, "Line %d is longer than the limit of %d bytes.", i+1, maxLine)
		}
		if i%1000 == 0 && ctx.Err() != nil {
			return page.Document{}, nil, ctx.Err()
		}
		if !joined[i] {
			i = r.line(lines, i)
		}
	}
	if r.doc.Blocks = typeset.Trim(r.doc.Blocks); len(r.doc.Blocks) == 0 {
		return page.Document{}, nil, problem.New(problem.DocumentEmpty, "The document shows no text and no pictures. Check that it is the right file.")
	}
	return r.doc, r.findings, nil
}

// reader collects the blocks of one document.
type reader struct {
	markdown bool
	pictures *typeset.Pictures
	counted  int // list items numbered by "#."
	lazy     bool
	shown    int // the number of the last entry, see lazyNumber
	doc      page.Document
	findings []finding.Finding
}

func (r *reader) add(b page.Block) { r.doc.Blocks = append(r.doc.Blocks, b) }

// line reads the line at i, and in Markdown whatever block begins there; it
// returns the last line it took.
func (r *reader) line(lines []string, i int) int {
	pos := finding.Position{Line: i + 1}
	raw := lines[i]
	for strings.HasPrefix(raw, "\f") {
		r.add(page.Break{Position: pos})
		raw = raw[1:]
	}
	raw = strings.ReplaceAll(raw, "\f", " ")
	if r.markdown {
		if last, ok := r.block(lines, i, pos); ok {
			return last
		}
	}
	body := strings.TrimLeft(raw, " \t")
	indent := width(raw[:len(raw)-len(body)])
	body = strings.TrimRight(symbolBullet(body), " \t\r")
	if isRule(body) {
		r.add(page.Rule{Position: pos})
		return i
	}
	p := page.Paragraph{Position: pos, Indent: indent}
	if rest, ok := strings.CutPrefix(body, "#. "); ok {
		r.counted++
		p.Label = &page.Label{Text: strconv.Itoa(r.counted) + ".", Format: page.Decimal, Number: r.counted, List: "#."}
		body = strings.TrimLeft(rest, " \t")
	}
	if r.lazy {
		body = r.lazyNumber(&p, body)
	}
	if r.markdown {
		if body == `\` {
			body = "" // a hard break alone, which converters write for an empty line
		}
		body = markdownLine(&p, body)
		p.Runs = r.inline(body, pos)
	} else {
		p.Runs = tidy(tabRuns(nil, body, page.Marks{}))
	}
	r.add(p)
	return i
}

// width is how far white space indents a line, in points: about 5 for a space
// and half an inch for a tab.
func width(space string) float64 {
	w := 0.0
	for _, c := range space {
		if c == '\t' {
			w += 36
		} else {
			w += 5
		}
	}
	return w
}

// minRule is how many signs make a rule.
const minRule = 5

// isRule tells lines such as ----- and *****. Underscores are not one: they are
// a place to write an answer; and lines of ==== part the choices of coded tests.
func isRule(s string) bool {
	s = strings.ReplaceAll(s, " ", "")
	if n := len([]rune(s)); n < minRule {
		return false
	}
	first := []rune(s)[0]
	return strings.ContainsRune("-~*—–─━#", first) && strings.Trim(s, string(first)) == ""
}
