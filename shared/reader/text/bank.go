package text

import (
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/reader/script"
)

// bankOf reads a text that is the data of a program, a list of questions in JSON
// or as scripts write it: the list takes most of it, or every line is an object.
func bankOf(s string) (page.Document, []finding.Finding, bool) {
	if strings.HasPrefix(strings.TrimLeft(s, " \t\r\n\ufeff"), "{") {
		s = listed(s)
	}
	t, covered := script.Table(finding.Position{Line: 1}, s)
	if t == nil || covered*2 < len(s) {
		return page.Document{}, nil, false
	}
	return page.Document{Blocks: []page.Block{*t}}, []finding.Finding{{Code: finding.UnreadPart, Severity: finding.Info, Position: t.Position,
		Message: "The questions were read from the data of a program; other text of the document was left out."}}, true
}

// BankIn reads the data of a program that was saved as a document: its lines, without
// their looks. ok is false for any other document.
func BankIn(doc page.Document) (page.Document, []finding.Finding, bool) {
	var lines []string
	for _, b := range doc.Blocks {
		p, ok := b.(page.Paragraph)
		if !ok {
			return page.Document{}, nil, false
		}
		lines = append(lines, p.Text())
	}
	return bankOf(strings.Join(lines, "\n"))
}

// listed makes a list of objects that stand one on each line, or that are parted by
// commas as in a list whose beginning was not copied.
func listed(s string) string {
	var objects []string
	for line := range strings.Lines(s) {
		line = strings.TrimRight(strings.TrimSpace(line), ",")
		if line == "" {
			continue
		}
		if !strings.HasPrefix(line, "{") || !strings.HasSuffix(line, "}") {
			return "[" + strings.TrimRight(strings.TrimSpace(s), "];,") + "]"
		}
		objects = append(objects, line)
	}
	return "[" + strings.Join(objects, ",") + "]"
}
