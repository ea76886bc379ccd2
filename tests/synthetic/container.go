package synthetic

import (
	"context"
	"fmt"
	"strings"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/reader/docx"
	"formwright/shared/reader/text"
)

// Container is a kind of file a document can be printed in.
type Container interface {
	// Name is the kind of file.
	Name() string
	// Holds is what the kind of file can hold of a print.
	Holds() Need
	// Through writes the document in the kind of file and reads it back.
	Through(page.Document) (page.Document, error)
}

// Containers lists every kind of file that is tested.
func Containers() []Container { return []Container{blocks{}, plain{}, word{}, lines{}} }

// blocks hands the print over as it is.
type blocks struct{}

func (blocks) Name() string                                   { return "blocks" }
func (blocks) Holds() Need                                    { return Marks | Tables | Lists | Paras }
func (blocks) Through(d page.Document) (page.Document, error) { return d, nil }

// plain is a text file.
type plain struct{}

func (plain) Name() string { return "text" }
func (plain) Holds() Need  { return 0 }
func (plain) Through(d page.Document) (page.Document, error) {
	var b strings.Builder
	for _, block := range d.Blocks {
		switch x := block.(type) {
		case page.Paragraph:
			b.WriteString(x.Text() + "\n")
		case page.Rule:
			b.WriteString("----------\n")
		case page.Break:
			b.WriteString("\n")
		default:
			return page.Document{}, fmt.Errorf("text holds no %T", x)
		}
	}
	out, _, err := text.Read(context.Background(), []byte(b.String()))
	return out, err
}

// word is a Word file.
type word struct{}

func (word) Name() string { return "docx" }
func (word) Holds() Need  { return Marks | Tables | Lists | Paras }
func (word) Through(d page.Document) (page.Document, error) {
	data, err := wordFile(d)
	if err != nil {
		return page.Document{}, err
	}
	out, _, err := docx.Read(context.Background(), data)
	return out, err
}

// lines is what is left of a print in a PDF in the worst case: a paragraph for
// every line as laid out, typed labels, pages with a header that repeats.
type lines struct{}

const (
	lineWidth  = 72 // characters
	pageLength = 24 // lines
)

func (lines) Name() string { return "lines" }
func (lines) Holds() Need  { return Marks }
func (lines) Through(d page.Document) (page.Document, error) {
	l := &layer{}
	for _, block := range d.Blocks {
		switch x := block.(type) {
		case page.Paragraph:
			l.paragraph(x)
		case page.Rule:
			l.out = append(l.out, x)
		case page.Break:
			l.turn()
		default:
			return page.Document{}, fmt.Errorf("lines hold no %T", x)
		}
	}
	return page.Document{Blocks: l.out}, nil
}

type layer struct {
	out    []page.Block
	number int // of the page before
	left   int // lines left on the page
	count  int // paragraphs so far
}

// turn begins a new page.
func (l *layer) turn() {
	if l.number > 0 {
		l.put([]page.Run{{Text: fmt.Sprintf("- %d -", l.number)}})
		l.out = append(l.out, page.Break{Position: finding.Position{Page: l.number + 1}})
	}
	l.number++
	l.left = pageLength
	l.put([]page.Run{{Text: "Gymnasium 7b 2024/25"}})
}

func (l *layer) put(runs []page.Run) {
	l.count++
	l.out = append(l.out, page.Paragraph{Position: finding.Position{Page: l.number, Paragraph: l.count}, Runs: runs})
	l.left--
}

func (l *layer) paragraph(p page.Paragraph) {
	if l.left <= 0 {
		l.turn()
	}
	if len(p.Runs) == 0 {
		if l.left > 0 && l.left < pageLength-1 {
			l.put(nil)
		}
		return
	}
	for i, runs := range wrapped(p.Runs) {
		if i > 0 && l.left <= 0 {
			l.turn()
		}
		l.put(runs)
	}
}

// wrapped cuts runs into lines, at spaces or, where the script has none, between
// characters.
func wrapped(runs []page.Run) [][]page.Run {
	var out [][]page.Run
	var now []page.Run
	width := 0
	for _, r := range runs {
		if r.Kind == page.BreakRun {
			out, now, width = append(out, now), nil, 0
			continue
		}
		for {
			cut, rest := cutText(r.Text, lineWidth-width)
			if rest == "" && wide(r.Text) > lineWidth-width && width > 0 {
				out, now, width = append(out, now), nil, 0
				r.Text = strings.TrimLeft(r.Text, " ")
				continue
			}
			if rest == "" {
				break
			}
			head := r
			head.Text = strings.TrimRight(cut, " ")
			out, now, width = append(out, append(now, head)), nil, 0
			r.Text = rest
		}
		now = append(now, r)
		width += wide(r.Text)
	}
	return append(out, now)
}

func wide(s string) int {
	if unspaced(s) {
		return 2 * utf8.RuneCountInString(s)
	}
	return utf8.RuneCountInString(s)
}

func unspaced(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return r >= 0x3000 && r < 0xac00 })
}

// cutText cuts a text that is wider than room.
func cutText(s string, room int) (head, rest string) {
	if wide(s) <= room {
		return s, ""
	}
	last := 0
	n := 0
	if at := hyphenAt(s, room); at > 0 {
		return s[:at] + "-", s[at:]
	}
	for i, r := range s {
		if n >= room {
			break
		}
		n++
		if unspaced(s) {
			n++
		}
		if r == ' ' {
			last = i + 1
		} else if unspaced(s) && i > 0 && !strings.ContainsRune("，。？！、：；）", r) {
			last = i
		}
	}
	if last == 0 {
		return s, ""
	}
	return s[:last], s[last:]
}

// hyphenAt is where the word that crosses the margin is parted: words of eight
// small letters and more in Latin script are.
func hyphenAt(s string, room int) int {
	start := 0
	for i := 0; i <= len(s); i++ {
		if i < len(s) && s[i] != ' ' {
			continue
		}
		if i > room {
			if i-start >= 8 && start+5 < room && strings.Trim(s[start:i], "abcdefghijklmnopqrstuvwxyz") == "" {
				return start + 4
			}
			return 0
		}
		start = i + 1
	}
	return 0
}
