package sheet

import (
	"html"
	"regexp"
	"slices"
	"strings"

	"formwright/shared/page"
)

// leastTagged is how many cells must be pieces of web pages before any is read
// as one: questions about HTML show a tag or two.
const leastTagged = 5

var (
	taggedCell = regexp.MustCompile(`(?is)^\s*(?:[A-Z][、.．:)]\s*)?<(?:p|div|span|ol|ul|details)(?:\s[^<>]*)?>.*</(?:p|div|span|ol|ul|summary|details)>`)
	brokenCell = regexp.MustCompile(`(?i)[^<>\s"'` + "`" + `]\s*<br\s*/?>`)
	cellBreak  = regexp.MustCompile(`(?i)\s*(?:<br\s*/?>|</(?:p|div|li|tr|h[1-6]|summary|details)>)\s*`)
	cellTag    = regexp.MustCompile(`(?s)</?[A-Za-z][^<>]*>|<!--.*?-->`)
)

// withoutTags makes text of the cells that hold HTML, as banks exported from
// web editors do: some are pieces of pages, or every other row breaks its text so,
// as cards do.
func withoutTags(blocks []page.Block, least int) {
	tagged, broken := 0, 0
	eachCell(blocks, func(p *page.Paragraph) {
		s := cellText(p.Runs)
		if tagged < least && taggedCell.MatchString(s) {
			tagged++
		}
		if brokenCell.MatchString(s) {
			broken++
		}
	})
	rows := 0
	for _, b := range blocks {
		if t, ok := b.(page.Table); ok {
			rows += len(t.Rows)
		}
	}
	if tagged < least && (broken < least || broken*2 < rows) {
		return
	}
	eachCell(blocks, func(p *page.Paragraph) {
		if s := cellText(p.Runs); cellTag.MatchString(s) {
			p.Runs = split(nil, untagged(s), page.Marks{})
		}
	})
}

// untagged is what a piece of a web page shows.
func untagged(s string) string {
	s = cellTag.ReplaceAllString(cellBreak.ReplaceAllString(s, "\n"), "")
	return strings.TrimSpace(strings.ReplaceAll(html.UnescapeString(s), "\u00a0", " "))
}

// cellText is the text of a cell that has the sign a tag begins with.
func cellText(runs []page.Run) string {
	if !slices.ContainsFunc(runs, func(r page.Run) bool { return strings.IndexByte(r.Text, '<') >= 0 }) {
		return ""
	}
	var b strings.Builder
	for _, r := range runs {
		switch r.Kind {
		case page.TextRun:
			b.WriteString(r.Text)
		case page.BreakRun:
			b.WriteByte('\n')
		}
	}
	return b.String()
}

func eachCell(blocks []page.Block, visit func(*page.Paragraph)) {
	for _, b := range blocks {
		t, ok := b.(page.Table)
		if !ok {
			continue
		}
		for _, row := range t.Rows {
			for _, c := range row.Cells {
				for i, b := range c.Blocks {
					if p, ok := b.(page.Paragraph); ok {
						visit(&p)
						c.Blocks[i] = p
					}
				}
			}
		}
	}
}
