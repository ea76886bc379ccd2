package text

import (
	"encoding/base64"
	"regexp"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
)

var (
	heading   = regexp.MustCompile(`^(#{1,6})\s+(\S.*?)\s*#*\s*$`)
	fence     = regexp.MustCompile("^\\s*(```+|~~~+)")
	task      = regexp.MustCompile(`^\s*[-*+]\s+\[([ xX])\]\s+(\S.*)$`)
	bullet    = regexp.MustCompile(`^(\s*)([-*+])\s+(\S.*)$`)
	divider   = regexp.MustCompile(`^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?\s*$`)
	strongTag = regexp.MustCompile(`\*\*[^*\s](?:[^*]*[^*\s])?\*\*`)
	linkTag   = regexp.MustCompile(`!?\[[^\]]*\]\([^)\s]+\)`)
)

// isMarkdown reports whether a text is evidently Markdown: it holds a fence, a
// table, a task list, or headings and bold words. One star or hash is not
// enough, since authors of plain text use both for other things.
func isMarkdown(lines []textLine) bool {
	score := 0
	for i, l := range lines {
		switch {
		case fence.MatchString(l.text), divider.MatchString(l.text) && i > 0 && strings.Contains(lines[i-1].text, "|"), task.MatchString(l.text):
			return true
		case strings.HasPrefix(l.text, "##") && heading.MatchString(l.text):
			score += 2
		case heading.MatchString(l.text):
			score++
		}
		if strongTag.MatchString(l.text) {
			score++
		}
		if linkTag.MatchString(l.text) {
			score++
		}
		if score >= 2 && (strings.HasPrefix(l.text, "#") || strongTag.MatchString(l.text) || linkTag.MatchString(l.text)) && !commented(lines) {
			return true
		}
	}
	return false
}

// commented reports whether hashes of one level stand in rows, as comments do
// and headings do not.
func commented(lines []textLine) bool {
	for i := 1; i < len(lines); i++ {
		if strings.HasPrefix(lines[i].text, "# ") && strings.HasPrefix(lines[i-1].text, "# ") {
			return true
		}
	}
	return false
}

// markdown reads lines of Markdown into a document.
type markdown struct {
	doc      *page.Document
	findings []finding.Finding
}

func (m *markdown) read(lines []textLine) {
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if mark := fence.FindStringSubmatch(l.text); mark != nil {
			i = m.code(lines, i, mark[1])
			continue
		}
		if i+1 < len(lines) && strings.Contains(l.text, "|") && divider.MatchString(lines[i+1].text) {
			i = m.table(lines, i)
			continue
		}
		m.line(l)
	}
}

// code reads a fenced block: every line is a paragraph of code. It returns the
// place of the closing fence.
func (m *markdown) code(lines []textLine, i int, mark string) int {
	for i++; i < len(lines); i++ {
		if strings.HasPrefix(strings.TrimSpace(lines[i].text), mark[:3]) {
			return i
		}
		m.doc.Blocks = append(m.doc.Blocks, page.Paragraph{Position: lines[i].position(), Style: page.Style{Name: "code", Code: true},
			Runs: tabbed(lines[i].text, page.Marks{Code: true})})
	}
	return i
}

// table reads a table with its head and returns the place of its last line.
func (m *markdown) table(lines []textLine, i int) int {
	t := page.Table{Position: lines[i].position()}
	for k := i; k < len(lines); k++ {
		if k == i+1 {
			continue
		}
		if !strings.Contains(lines[k].text, "|") {
			m.doc.Blocks = append(m.doc.Blocks, t)
			return k - 1
		}
		row := page.Row{Header: k == i}
		for _, c := range cells(lines[k].text) {
			row.Cells = append(row.Cells, page.Cell{ColSpan: 1, RowSpan: 1,
				Blocks: []page.Block{page.Paragraph{Position: lines[k].position(), Runs: m.inline(c, lines[k])}}})
		}
		t.Rows = append(t.Rows, row)
	}
	m.doc.Blocks = append(m.doc.Blocks, t)
	return len(lines) - 1
}

func cells(s string) []string {
	s = strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(s), "|"), "|")
	s = strings.ReplaceAll(s, `\|`, "\x00")
	parts := strings.Split(s, "|")
	for i, p := range parts {
		parts[i] = strings.TrimSpace(strings.ReplaceAll(p, "\x00", "|"))
	}
	return parts
}

// line reads one line outside blocks.
func (m *markdown) line(l textLine) {
	p := page.Paragraph{Position: l.position(), Indent: indentOf(l.text)}
	text := strings.TrimRight(l.text, " ")
	switch {
	case heading.MatchString(text):
		h := heading.FindStringSubmatch(text)
		p.Style = page.Style{Name: "heading", Heading: len(h[1])}
		text = h[2]
	case task.MatchString(text):
		t := task.FindStringSubmatch(text)
		p.Label = &page.Label{Text: "☐", Format: page.Bullet, List: "tasks", Check: page.Unchecked}
		if t[1] != " " {
			p.Label.Text, p.Label.Check = "☒", page.Checked
		}
		text = t[2]
	case bullet.MatchString(text):
		b := bullet.FindStringSubmatch(text)
		p.Label = &page.Label{Text: b[2], Format: page.Bullet, List: "bullets", Level: len(b[1]) / 2}
		text = b[3]
	case strings.HasPrefix(strings.TrimSpace(text), "> "):
		text = strings.TrimSpace(text)[2:]
	}
	for range min(l.breaks, 3) {
		m.doc.Blocks = append(m.doc.Blocks, page.Break{Position: l.position()})
	}
	p.Runs = m.inline(text, l)
	m.doc.Blocks = append(m.doc.Blocks, p)
}

// image puts a picture given as a data URI into the document's media. Pictures
// from elsewhere are never fetched.
func (m *markdown) image(alt, url string, l textLine) page.Run {
	data, mediaType, ok := dataURI(url)
	if !ok {
		m.findings = append(m.findings, finding.Finding{Code: finding.ImageUnreadable, Severity: finding.Warning, Position: l.position(),
			Message: "A picture is linked from outside the document and was not fetched.", Quote: finding.Quote(url)})
		return page.Run{Text: alt}
	}
	hash := m.doc.Media.Add(mediaType, 0, 0, data)
	return page.Run{Kind: page.ImageRun, Image: &page.Image{Hash: hash, Alt: alt}}
}

func dataURI(url string) (data []byte, mediaType string, ok bool) {
	head, body, found := strings.Cut(url, ",")
	mediaType, base := strings.CutSuffix(strings.TrimPrefix(head, "data:"), ";base64")
	switch mediaType {
	case "image/png", "image/jpeg", "image/gif", "image/webp":
	default:
		return nil, "", false
	}
	if !found || !base || !strings.HasPrefix(head, "data:") {
		return nil, "", false
	}
	data, err := base64.StdEncoding.DecodeString(body)
	return data, mediaType, err == nil && len(data) > 0
}
