package sheet_test

import (
	"archive/zip"
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/reader/sheet"
)

func zipped(t testing.TB, parts map[string]string) []byte {
	t.Helper()
	var names []string
	for name := range parts {
		names = append(names, name)
	}
	slices.Sort(names)
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, name := range names {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(parts[name])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

const (
	mainSpace     = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
	strictSpace   = "http://purl.oclc.org/ooxml/spreadsheetml/main"
	relationSpace = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
)

func workbookXML(sheets string) string {
	return `<workbook xmlns="` + mainSpace + `" xmlns:r="` + relationSpace + `"><sheets>` + sheets + `</sheets></workbook>`
}

func relations(kinds ...string) string {
	out := `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">`
	for i := 0; i < len(kinds); i += 2 {
		out += fmt.Sprintf(`<Relationship Id="rId%d" Type="%s/%s" Target="%s"/>`, i/2+1, relationSpace, kinds[i], kinds[i+1])
	}
	return out + `</Relationships>`
}

// parts are those of a workbook with one sheet of these rows and one shared
// text.
func parts(rows, text string) map[string]string {
	return map[string]string{
		"_rels/.rels":                relations("officeDocument", "xl/workbook.xml"),
		"xl/workbook.xml":            workbookXML(`<sheet name="One" sheetId="1" r:id="rId1"/>`),
		"xl/_rels/workbook.xml.rels": relations("worksheet", "worksheets/sheet1.xml", "sharedStrings", "sharedStrings.xml"),
		"xl/worksheets/sheet1.xml":   `<worksheet xmlns="` + mainSpace + `"><dimension ref="A1:XFD1048576"/><sheetData>` + rows + `</sheetData></worksheet>`,
		"xl/sharedStrings.xml":       `<sst xmlns="` + mainSpace + `"><si><t>` + text + `</t></si></sst>`,
	}
}

func packed(t testing.TB, rows, text string) []byte { return zipped(t, parts(rows, text)) }

const oneRow = `<row r="1"><c r="A1" t="s"><v>0</v></c></row>`

// TestOddPackages reads what other writers make of the rules: odd paths, the
// strict namespace, macros, no addresses, a byte order mark.
func TestOddPackages(t *testing.T) {
	for name, change := range map[string]func(map[string]string){
		"absolute path": func(p map[string]string) { swap(p, "xl/_rels/workbook.xml.rels", `"worksheets/`, `"/xl/worksheets/`) },
		"doubled path": func(p map[string]string) {
			swap(p, "xl/_rels/workbook.xml.rels", `"worksheets/`, `"xl//xl/worksheets/`)
		},
		"backslash": func(p map[string]string) { swap(p, "xl/_rels/workbook.xml.rels", `"worksheets/`, `"worksheets\`) },
		"strict":    func(p map[string]string) { swap(p, "xl/worksheets/sheet1.xml", mainSpace, strictSpace) },
		"no addresses": func(p map[string]string) {
			swap(p, "xl/worksheets/sheet1.xml", ` r="1"`, "")
			swap(p, "xl/worksheets/sheet1.xml", ` r="A1"`, "")
		},
		"byte order mark": func(p map[string]string) { p["xl/worksheets/sheet1.xml"] = "\ufeff" + p["xl/worksheets/sheet1.xml"] },
		"macros":          func(p map[string]string) { p["xl/vbaProject.bin"] = "macro" },
		"prefix": func(p map[string]string) {
			p["xl/worksheets/sheet1.xml"] = `<x:worksheet xmlns:x="` + mainSpace + `"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c></x:row></x:sheetData></x:worksheet>`
		},
		"broken styles":     func(p map[string]string) { p["xl/styles.xml"] = "<styleSheet" },
		"cut in the middle": func(p map[string]string) { swap(p, "xl/worksheets/sheet1.xml", "</sheetData></worksheet>", "<row><c") },
		"inline text": func(p map[string]string) {
			swap(p, "xl/worksheets/sheet1.xml", `t="s"><v>0</v>`, `t="inlineStr"><is><t>Hello</t></is>`)
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := parts(oneRow, "Hello")
			change(p)
			doc, _ := readBook(t, zipped(t, p))
			check(t, doc, "A1=Hello")
		})
	}
}

func swap(p map[string]string, part, old, text string) {
	p[part] = strings.ReplaceAll(p[part], old, text)
}

// TestHostileSheets keeps what is claimed apart from what is there: huge
// dimensions, merges over everything, cells far to the right, styled cells
// without a value.
func TestHostileSheets(t *testing.T) {
	p := parts(oneRow+`<row r="1048576"><c r="B1048576" t="s"><v>0</v></c><c r="XFD1048576" t="s"><v>0</v></c></row>`, "x")
	swap(p, "xl/worksheets/sheet1.xml", "</sheetData>", `</sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/><mergeCell ref="B2:A1"/><mergeCell ref="nonsense"/></mergeCells>`)
	doc, fs := readBook(t, zipped(t, p))
	check(t, doc, "A1=x", "B1048576=x")
	if n := len(doc.Blocks[0].(page.Table).Rows); n != 3 {
		t.Errorf("%d rows, want 3", n)
	}
	if len(fs) != 1 || fs[0].Code != finding.UnreadPart {
		t.Errorf("findings: %v", fs)
	}
}

func TestEmptyStyledCellsCostNothing(t *testing.T) {
	rows := strings.Repeat(`<row>`+strings.Repeat(`<c s="1"/>`, 1000)+`</row>`, 1000)
	doc, _ := readBook(t, packed(t, rows+`<row r="2000"><c t="s"><v>0</v></c></row>`, "x"))
	check(t, doc, "A2000=x")
}

// TestFormattedToTheBottom: somebody formatted hundreds of thousands of rows below the
// few that show something.
func TestFormattedToTheBottom(t *testing.T) {
	const row = `<row s="1" customFormat="1" ht="15.75" customHeight="1" spans="1:22"></row>`
	doc, _ := readBook(t, packed(t, oneRow+strings.Repeat(row, 17<<20/len(row)), "x"))
	check(t, doc, "A1=x")
}

func TestRowsAreBounded(t *testing.T) {
	doc, fs := readBook(t, packed(t, strings.Repeat(`<row><c><v>1</v></c></row>`, 20_005), ""))
	if n := len(doc.Blocks[0].(page.Table).Rows); n != 20_000 {
		t.Errorf("%d rows, want 20000", n)
	}
	if len(fs) != 1 || fs[0].Position.Cell != "A20001" {
		t.Errorf("findings: %v", fs)
	}
}

func FuzzRead(f *testing.F) {
	f.Add(packed(f, oneRow, "Hello"))
	f.Add(book(f, func(b *excelize.File) { set(f, b, "A1", "x"); set(f, b, "B2", 1.5) }))
	f.Fuzz(func(t *testing.T, data []byte) {
		doc, _, err := sheet.Read(context.Background(), data)
		if err == nil && len(doc.Blocks) == 0 {
			t.Error("no error and nothing read")
		}
	})
}

// FuzzRows changes the XML of a sheet inside a sound package, where FuzzRead
// seldom comes.
func FuzzRows(f *testing.F) {
	f.Add(oneRow)
	f.Add(`<row r="3"><c r="C3"><f>1</f><v>2</v></c><c t="b"><v>1</v></c></row>`)
	f.Add(`</sheetData><mergeCells><mergeCell ref="A1:B2"/></mergeCells><sheetData>`)
	f.Fuzz(func(t *testing.T, rows string) {
		doc, _, err := sheet.Read(context.Background(), packed(t, rows, "Hello"))
		if err == nil && len(doc.Blocks) == 0 {
			t.Error("no error and nothing read")
		}
	})
}

// BenchmarkRead reads a bank of 1,000 questions, and the same with excelize
// alone for comparison.
func BenchmarkRead(b *testing.B) {
	data := book(b, func(f *excelize.File) {
		bold, err := f.NewStyle(&excelize.Style{Font: &excelize.Font{Bold: true}})
		if err != nil {
			b.Fatal(err)
		}
		for i := range 1000 {
			for k, v := range []any{i + 1, fmt.Sprintf("What is the capital of country number %d?", i), "Rome", "Paris", "Oslo", "Bern", "B", 1.5} {
				cell, _ := excelize.CoordinatesToCellName(k+1, i+1)
				set(b, f, cell, v)
				if k == 3 {
					f.SetCellStyle("Sheet1", cell, cell, bold)
				}
			}
		}
	})
	b.Run("sheet", func(b *testing.B) {
		for b.Loop() {
			readBook(b, data)
		}
	})
	b.Run("excelize", func(b *testing.B) {
		for b.Loop() {
			f, err := excelize.OpenReader(bytes.NewReader(data), excelize.Options{UnzipSizeLimit: 100 << 20, UnzipXMLSizeLimit: 16 << 20})
			if err != nil {
				b.Fatal(err)
			}
			if rows, err := f.GetRows("Sheet1"); err != nil || len(rows) != 1000 {
				b.Fatal(len(rows), err)
			}
		}
	})
}
