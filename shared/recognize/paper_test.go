package recognize

import (
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// Paper is a document of lines, with tabs as their own runs.
func Paper(text string) page.Document {
	var doc page.Document
	for i, l := range strings.Split(text, "\n") {
		p := page.Paragraph{Position: finding.Position{Line: i + 1}}
		for k, piece := range strings.Split(l, "\t") {
			if k > 0 {
				p.Runs = append(p.Runs, page.Run{Kind: page.TabRun})
			}
			if piece != "" {
				p.Runs = append(p.Runs, page.Run{Text: piece})
			}
		}
		doc.Blocks = append(doc.Blocks, p)
	}
	return doc
}
