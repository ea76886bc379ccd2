package sheet

import (
	"context"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/richtext"
)

// maxCSV bounds a file of separated values, in bytes.
const maxCSV = 16 << 20

// ReadCSV reads separated values: RFC 4180 and what spreadsheet programs write
// besides it, in the encodings they write it in. Cells have addresses as in a
// sheet.
func ReadCSV(ctx context.Context, data []byte) (page.Document, []finding.Finding, error) {
	if len(data) > maxCSV {
		return page.Document{}, nil, problem.New(problem.DocumentTooLarge, "The file is larger than the limit of %d MB.", maxCSV>>20)
	}
	text, err := decode(data)
	if err != nil {
		return page.Document{}, nil, err
	}
	tags := leastTagged
	if strings.Contains(strings.ToLower(cardHead.FindString(text)), "#html:true") {
		tags = 0 // it says so
	}
	text, sep := separatorOf(plainRecords(text))
	var findings []finding.Finding
	t := page.Table{}
	wide, number := 0, 0
	p := parser{rest: text, sep: sep}
	for {
		fields, ok := p.record()
		if !ok {
			break
		}
		number++
		if number%512 == 0 && ctx.Err() != nil {
			return page.Document{}, nil, ctx.Err()
		}
		if number > maxRows {
			findings = append(findings, finding.Finding{Code: finding.UnreadPart, Severity: finding.Warning, Position: finding.Position{Cell: address{number, 1}.String()},
				Message: "The file has more rows than the limit of 20000; those from here on were not read. Split it."})
			break
		}
		if len(fields) > maxColumns {
			fields = fields[:maxColumns]
			wide++
		}
		addRecord(&t, fields, number)
	}
	if wide > 0 {
		findings = append(findings, finding.Finding{Code: finding.UnreadPart, Severity: finding.Warning,
			Message: "Some rows have more columns than the limit of 64; the columns behind were not read."})
	}
	square(&t)
	if len(t.Rows) == 0 {
		return page.Document{}, nil, problem.New(problem.DocumentEmpty, "The table holds no values. Check that it is the right file.")
	}
	blocks := []page.Block{t}
	withoutTags(blocks, tags)
	return page.Document{Blocks: blocks, Media: richtext.Library{}}, findings, nil
}

// addRecord adds a record as a row. Of several empty ones the first stays, as
// the gap it shows; those at the top do not.
func addRecord(t *page.Table, fields []string, number int) {
	r := page.Row{Cells: make([]page.Cell, len(fields))}
	shows := false
	for i, f := range fields {
		r.Cells[i] = page.Cell{ColSpan: 1, RowSpan: 1}
		if f = strings.TrimSpace(lineBreaks.Replace(plainField(f))); f == "" {
			continue
		}
		shows = true
		pos := finding.Position{Cell: address{number, i + 1}.String()}
		r.Cells[i].Blocks = []page.Block{page.Paragraph{Position: pos, Runs: split(nil, f, page.Marks{})}}
	}
	if !shows && (len(t.Rows) == 0 || isGap(t.Rows[len(t.Rows)-1])) {
		return
	}
	t.Rows = append(t.Rows, r)
}

func isGap(r page.Row) bool {
	for _, c := range r.Cells {
		if len(c.Blocks) > 0 {
			return false
		}
	}
	return true
}

// plainField takes off what programs put around a value to keep it text:
// ="001", and the apostrophe that defuses a formula.
func plainField(f string) string {
	if len(f) >= 3 && strings.HasPrefix(f, `="`) && strings.HasSuffix(f, `"`) {
		return strings.ReplaceAll(f[2:len(f)-1], `""`, `"`)
	}
	if len(f) >= 2 && f[0] == '\'' && strings.ContainsRune("=+-@", rune(f[1])) {
		return f[1:]
	}
	return f
}

// square gives every row as many cells and drops the empty rows at the end.
func square(t *page.Table) {
	for len(t.Rows) > 0 && isGap(t.Rows[len(t.Rows)-1]) {
		t.Rows = t.Rows[:len(t.Rows)-1]
	}
	width := 0
	for _, r := range t.Rows {
		for i, c := range r.Cells {
			if len(c.Blocks) > 0 {
				width = max(width, i+1)
			}
		}
	}
	for i := range t.Rows {
		cells := t.Rows[i].Cells
		for len(cells) < width {
			cells = append(cells, page.Cell{ColSpan: 1, RowSpan: 1})
		}
		t.Rows[i].Cells = cells[:width]
	}
}
