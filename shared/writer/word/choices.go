package word

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/width"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// How wide a choice may be, in letters, to stand in a row with others; East Asian
// characters count twice.
const (
	shortChoice  = 12 // three or four in a row
	mediumChoice = 30 // two in a row
)

// choices writes lettered entries: short ones side by side, which saves paper,
// others in a paragraph each.
func (d *document) choices(entries []quiz.Entry) {
	if n := columns(entries); n > 1 {
		d.rows(entries, n)
		return
	}
	for i, e := range entries {
		last := i == len(entries)-1
		d.content(e.Content, flow{first: "Choice", rest: "ChoiceText", indent: choiceIndent,
			before: plain(letter(i) + ".\t"), keep: !last, keepInside: true})
	}
}

func (d *document) rows(entries []quiz.Entry, n int) {
	var row strings.Builder
	for i, e := range entries {
		if i%n > 0 {
			row.WriteString("<w:r><w:tab/></w:r>")
		}
		row.WriteString(plain(letter(i)+". ") + d.inlines(e.Content[0].(richtext.Paragraph).Inlines, nil, false))
		if i%n == n-1 || i == len(entries)-1 {
			d.paragraph(layout{style: rowStyle(n), keep: i < len(entries)-1}, row.String())
			row.Reset()
		}
	}
}

func rowStyle(n int) string { return "ChoiceRow" + strconv.Itoa(n) }

// columns is how many choices stand in a row; 1 where they do not fit or could
// be taken for something else.
func columns(entries []quiz.Entry) int {
	widest := 0
	for _, e := range entries {
		text, ok := oneLine(e.Content)
		if !ok {
			return 1
		}
		widest = max(widest, extent(text))
	}
	switch n := len(entries); {
	case n < 2 || widest > mediumChoice:
		return 1
	case widest <= shortChoice && n <= 4:
		return max(n, 3)
	case widest <= shortChoice && (n == 5 || n == 6 || n == 9):
		return 3
	case widest <= shortChoice:
		return 4
	case n == 3:
		return 1 // two and one look lost
	default:
		return 2
	}
}

// looksLabelled finds what a reader could take for the letter of a choice, a
// note or a gap inside one.
var looksLabelled = regexp.MustCompile(`(?:^|[\s(\[])[\p{L}\p{N}]{1,4}[.)\]:：、．）](?:\P{N}|$)|[_*|<>✓✗√×\[\]]|\s\s|\.\.|[:：=]$`)

// oneLine is the text of content that is a paragraph of words.
func oneLine(c richtext.Content) (string, bool) {
	if len(c) != 1 {
		return "", false
	}
	p, ok := c[0].(richtext.Paragraph)
	if !ok || p.Heading > 0 {
		return "", false
	}
	var b strings.Builder
	for _, in := range p.Inlines {
		t, ok := in.(richtext.Text)
		if !ok || t.Marks.Code || t.Marks.Link != "" {
			return "", false
		}
		b.WriteString(t.Text)
	}
	text := b.String()
	return text, text != "" && text == strings.TrimSpace(text) && !strings.ContainsAny(text, "\t\n\u00a0\u2028") && !looksLabelled.MatchString(text)
}

// extent is the room that a text takes, in letters.
func extent(text string) int {
	n := utf8.RuneCountInString(text)
	for _, r := range text {
		switch width.LookupRune(r).Kind() {
		case width.EastAsianWide, width.EastAsianFullwidth:
			n++
		}
	}
	return n
}
