package convert

import (
	"bytes"
	"context"
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/importer"
	"formwright/shared/page"
	"formwright/shared/reader"
)

// imported reads a file that is a quiz already; ok is false when it is none.
// Such files are texts and archives; a page of HTML may be one question with
// embedded answers, and a table a list of Blackboard's or Brightspace's.
func imported(ctx context.Context, kind reader.Kind, data []byte, step func(Step)) (u Understood, ok bool, err error) {
	switch kind {
	case reader.Text, reader.Zip, reader.HTML, reader.CSV:
	default:
		return Understood{}, false, nil
	}
	format, ok := importer.Sniff(data)
	if !ok || kind == reader.HTML && (format != importer.Cloze || isWholePage(data)) || kind == reader.CSV && format != importer.Blackboard && format != importer.Brightspace {
		return Understood{}, false, nil
	}
	step(Step{Stage: Recognising})
	q, findings, err := importer.Read(ctx, data)
	return Understood{Quiz: q, Findings: findings}, true, err
}

// isWholePage reports whether HTML is a page of its own, which may speak of
// embedded answers without asking anything.
func isWholePage(data []byte) bool {
	head := bytes.ToLower(data[:min(len(data), 1<<10)])
	return bytes.Contains(head, []byte("<html")) || bytes.Contains(head, []byte("<!doctype")) || bytes.Contains(head, []byte("<head"))
}

// typed reads a quiz that an author typed in GIFT into a word processor.
func typed(ctx context.Context, doc page.Document) (u Understood, ok bool) {
	if !slices.ContainsFunc(doc.Blocks, hasBrace) { // GIFT has the answers between braces
		return Understood{}, false
	}
	text := textOf(doc)
	if kind, found := importer.Sniff([]byte(text)); !found || kind != importer.GIFT {
		return Understood{}, false
	}
	q, findings, err := importer.Read(ctx, []byte(text))
	if err != nil || len(q.Items) == 0 {
		return Understood{}, false // the recogniser may make more of it
	}
	unnumber(&q)
	if len(doc.Media) > 0 {
		findings = append(findings, finding.Finding{Code: finding.UnreadPart, Severity: finding.Warning,
			Message: "The document is written in GIFT, which holds no pictures, so its pictures were left out."})
	}
	return Understood{Quiz: q, Findings: findings}, true
}

func hasBrace(b page.Block) bool {
	p, ok := b.(page.Paragraph)
	return ok && slices.ContainsFunc(p.Runs, func(r page.Run) bool { return strings.Contains(r.Plain(), "{") })
}

// textOf is a document as lines of plain text. GIFT wants an empty line behind a
// question; a word processor shows distance without one.
func textOf(doc page.Document) string {
	var b strings.Builder
	for _, block := range doc.Blocks {
		if p, ok := block.(page.Paragraph); ok {
			text := strings.TrimRight(p.Text(), " \t\n")
			b.WriteString(text)
			if strings.HasSuffix(text, "}") {
				b.WriteByte('\n')
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}
