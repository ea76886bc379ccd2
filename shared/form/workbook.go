package form

import (
	"archive/zip"
	"bufio"
	"encoding/xml"
	"fmt"
	"io"
	"regexp"
	"strconv"
)

// workbook writes a workbook of one sheet (ECMA-376, SpreadsheetML) row by row.
// Its cells are typed: a text is one whatever it looks like, and no program
// takes it for a formula.
type workbook struct {
	zip   *zip.Writer
	sheet *bufio.Writer
	row   int
}

const (
	xmlHead      = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` + "\n"
	packageTypes = xmlHead + `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
		`<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
		`<Default Extension="xml" ContentType="application/xml"/>` +
		`<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>` +
		`<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`
	packageRels = xmlHead + `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
		`<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`
	workbookPart = xmlHead + `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">` +
		`<sheets><sheet name="Submissions" sheetId="1" r:id="rId1"/></sheets></workbook>`
	workbookRels = xmlHead + `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
		`<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`
	sheetHead = xmlHead + `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>`
	sheetFoot = `</sheetData></worksheet>`
)

func newWorkbook(w io.Writer) (*workbook, error) {
	x := &workbook{zip: zip.NewWriter(w)}
	for _, part := range [][2]string{{"[Content_Types].xml", packageTypes}, {"_rels/.rels", packageRels},
		{"xl/workbook.xml", workbookPart}, {"xl/_rels/workbook.xml.rels", workbookRels}} {
		out, err := x.zip.Create(part[0])
		if err == nil {
			_, err = io.WriteString(out, part[1])
		}
		if err != nil {
			return nil, fmt.Errorf("write %s: %w", part[0], err)
		}
	}
	out, err := x.zip.Create("xl/worksheets/sheet1.xml")
	if err != nil {
		return nil, fmt.Errorf("begin sheet: %w", err)
	}
	x.sheet = bufio.NewWriter(out)
	_, err = x.sheet.WriteString(sheetHead)
	return x, err
}

// escapedCode is what readers of a workbook take for a character by its code.
var escapedCode = regexp.MustCompile(`_x[0-9A-Fa-f]{4}_`)

// write leaves errors to close: the buffer keeps the first.
func (x *workbook) write(cells []any) error {
	x.row++
	fmt.Fprintf(x.sheet, `<row r="%d">`, x.row)
	for i, v := range cells {
		if v == nil {
			continue
		}
		name := columnName(i) + strconv.Itoa(x.row)
		if n, number := v.(Number); number {
			fmt.Fprintf(x.sheet, `<c r="%s"><v>%s</v></c>`, name, n)
			continue
		}
		fmt.Fprintf(x.sheet, `<c r="%s" t="inlineStr"><is><t xml:space="preserve">`, name)
		text := escapedCode.ReplaceAllStringFunc(cellText(v), func(s string) string { return "_x005F" + s })
		_ = xml.EscapeText(x.sheet, []byte(text)) // the buffer's error
		_, _ = x.sheet.WriteString(`</t></is></c>`)
	}
	_, err := x.sheet.WriteString(`</row>`)
	return err
}

func columnName(i int) string {
	name := ""
	for i++; i > 0; i = (i - 1) / 26 {
		name = string(rune('A'+(i-1)%26)) + name
	}
	return name
}

func (x *workbook) close() error {
	_, _ = x.sheet.WriteString(sheetFoot) // the buffer's error
	if err := x.sheet.Flush(); err != nil {
		return fmt.Errorf("end sheet: %w", err)
	}
	if err := x.zip.Close(); err != nil {
		return fmt.Errorf("end workbook: %w", err)
	}
	return nil
}
