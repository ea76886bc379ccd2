package socrative

import (
	"bufio"
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"formwright/shared/writer/pack"
)

const (
	header       = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` + "\n"
	namespace    = ` xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`
	relations    = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
	packageTypes = "http://schemas.openxmlformats.org/package/2006/"
	contentType  = "application/vnd.openxmlformats-officedocument.spreadsheetml."
)

const (
	workbookPart = "xl/workbook.xml"
	sheetPart    = "xl/worksheets/sheet1.xml"
	stringsPart  = "xl/sharedStrings.xml"
	stylesPart   = "xl/styles.xml"
)

// workbook is a workbook of one sheet of texts being written (ECMA-376-1, 18). Its
// cells are shared strings of the text format, so that no program takes one for a
// number, a date or a formula.
type workbook struct {
	pack  *pack.Archive
	out   *bufio.Writer // the sheet
	texts []string
	at    map[string]int // the place of a text among texts
	used  int            // how many cells show a text
}

// newWorkbook starts the archive, with the sheet begun.
func newWorkbook(w io.Writer) (*workbook, error) {
	b := &workbook{pack: pack.New(w), at: map[string]int{}}
	for _, part := range [][2]string{
		{"[Content_Types].xml", contentTypes()}, {"_rels/.rels", relationships("officeDocument", workbookPart)},
		{workbookPart, header + "<workbook" + namespace + ` xmlns:r="` + relations + `"><sheets><sheet name="Quiz" sheetId="1" r:id="rId1"/></sheets></workbook>` + "\n"},
		{"xl/_rels/workbook.xml.rels", relationships("worksheet", "worksheets/sheet1.xml", "styles", "styles.xml", "sharedStrings", "sharedStrings.xml")},
		{stylesPart, styles()},
	} {
		if err := b.pack.Add(part[0], part[1]); err != nil {
			return nil, err
		}
	}
	out, err := b.pack.Create(sheetPart)
	if err != nil {
		return nil, err
	}
	b.out = bufio.NewWriter(out)
	b.out.WriteString(header + "<worksheet" + namespace + `><cols><col min="1" max="1" width="18" customWidth="1"/>` +
		`<col min="2" max="2" width="60" customWidth="1"/><col min="3" max="7" width="24" customWidth="1"/>` +
		`<col min="13" max="13" width="40" customWidth="1"/></cols><sheetData>` + "\n")
	return b, nil
}

// row writes the cells of a row that hold a text.
func (b *workbook) row(n int, c cells) {
	columns := make([]int, 0, len(c))
	for column, text := range c {
		if text != "" {
			columns = append(columns, column)
		}
	}
	slices.Sort(columns)
	fmt.Fprintf(b.out, `<row r="%d">`, n)
	for _, column := range columns {
		fmt.Fprintf(b.out, `<c r="%s" s="1" t="s"><v>%d</v></c>`, address(column, n), b.text(c[column]))
	}
	b.out.WriteString("</row>\n")
}

func address(column, row int) string { return string(rune('A'+column)) + strconv.Itoa(row) }

func (b *workbook) text(s string) int {
	b.used++
	at, ok := b.at[s]
	if !ok {
		at = len(b.texts)
		b.at[s] = at
		b.texts = append(b.texts, s)
	}
	return at
}

// close ends the sheet, whose last question stands in row last, with the menus of
// the template: the types, and the letters of right answers.
func (b *workbook) close(last int) error {
	menu := func(from, to int, source string) string {
		return fmt.Sprintf(`<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="%s:%s"><formula1>%s</formula1></dataValidation>`,
			address(from, firstQuestion), address(to, last), source)
	}
	b.out.WriteString(`</sheetData><dataValidations count="2">` + menu(kindColumn, kindColumn, "$Y$2:$Y$3") +
		menu(keyColumn, keyColumn+answers-1, "$Z$2:$Z$6") + "</dataValidations></worksheet>\n")
	if err := b.out.Flush(); err != nil {
		return fmt.Errorf("write sheet: %w", err)
	}
	if err := b.strings(); err != nil {
		return err
	}
	return b.pack.Close()
}

func (b *workbook) strings() error {
	entry, err := b.pack.Create(stringsPart)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(entry)
	fmt.Fprintf(out, "%s<sst%s count=\"%d\" uniqueCount=\"%d\">\n", header, namespace, b.used, len(b.texts))
	for _, s := range b.texts {
		out.WriteString(`<si><t xml:space="preserve">`)
		if err := xml.EscapeText(out, []byte(literal(s))); err != nil {
			return fmt.Errorf("write texts: %w", err)
		}
		out.WriteString("</t></si>\n")
	}
	out.WriteString("</sst>\n")
	if err := out.Flush(); err != nil {
		return fmt.Errorf("write texts: %w", err)
	}
	return nil
}

// literal keeps text such as _x0041_ from being read as the character of that
// number (ECMA-376-1, 22.9.2.19): its first underscore is written as one itself.
func literal(s string) string {
	if !strings.Contains(s, "_x") {
		return s
	}
	var out strings.Builder
	for i := range len(s) {
		if isEscape(s[i:]) {
			out.WriteString("_x005F")
		}
		out.WriteByte(s[i])
	}
	return out.String()
}

// isEscape reports whether s begins with _xHHHH_.
func isEscape(s string) bool {
	if len(s) < 7 || s[:2] != "_x" || s[6] != '_' {
		return false
	}
	_, err := strconv.ParseUint(s[2:6], 16, 16)
	return err == nil
}

func contentTypes() string {
	var out strings.Builder
	out.WriteString(header + `<Types xmlns="` + packageTypes + `content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>`)
	for _, part := range [][2]string{{workbookPart, "sheet.main"}, {sheetPart, "worksheet"}, {stylesPart, "styles"}, {stringsPart, "sharedStrings"}} {
		out.WriteString(`<Override PartName="/` + part[0] + `" ContentType="` + contentType + part[1] + `+xml"/>`)
	}
	return out.String() + "</Types>\n"
}

// relationships names parts by their kind and place, rId1 and on.
func relationships(kindsAndTargets ...string) string {
	var out strings.Builder
	out.WriteString(header + `<Relationships xmlns="` + packageTypes + `relationships">`)
	for i := 0; i < len(kindsAndTargets); i += 2 {
		fmt.Fprintf(&out, `<Relationship Id="rId%d" Type="%s/%s" Target="%s"/>`, i/2+1, relations, kindsAndTargets[i], kindsAndTargets[i+1])
	}
	return out.String() + "</Relationships>\n"
}

// styles are the plain one and, with the number 1, the text format (49), wrapped.
func styles() string {
	return header + "<styleSheet" + namespace + `><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>` +
		`<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
		`<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
		`<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
		`<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
		`<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs>` +
		`<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>` + "\n"
}
