package sheet_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/reader/sheet"
)

// book makes a workbook with excelize.
func book(t testing.TB, fill func(*excelize.File)) []byte {
	t.Helper()
	f := excelize.NewFile()
	fill(f)
	var out bytes.Buffer
	if err := f.Write(&out); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func set(t testing.TB, f *excelize.File, cell string, v any) {
	t.Helper()
	if err := f.SetCellValue("Sheet1", cell, v); err != nil {
		t.Fatal(err)
	}
}

func styled(t testing.TB, f *excelize.File, cell string, s excelize.Style) {
	t.Helper()
	id, err := f.NewStyle(&s)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.SetCellStyle("Sheet1", cell, cell, id); err != nil {
		t.Fatal(err)
	}
}

func readBook(t testing.TB, data []byte) (page.Document, []finding.Finding) {
	t.Helper()
	doc, fs, err := sheet.Read(context.Background(), data)
	if err != nil {
		t.Fatal(err)
	}
	return doc, fs
}

// shown writes the cells of a document as lines "B7=text", with marks, spans and
// fills behind.
func shown(doc page.Document) []string {
	var out []string
	for _, b := range doc.Blocks {
		switch b := b.(type) {
		case page.Break:
			out = append(out, "break "+b.Position.Part)
		case page.Table:
			for _, r := range b.Rows {
				for _, c := range r.Cells {
					out = append(out, cellsOf(c)...)
				}
			}
		}
	}
	return out
}

func cellsOf(c page.Cell) []string {
	var out []string
	for _, b := range c.Blocks {
		p := b.(page.Paragraph)
		s := p.Position.Cell + "=" + p.Text()
		for _, r := range p.Runs {
			m := r.Marks
			for name, on := range map[string]bool{"bold": m.Bold, "super": m.Super} {
				if on {
					s += " " + name + "(" + r.Text + ")"
				}
			}
			if m.Color != "" {
				s += " " + m.Color
			}
			if m.Link != "" {
				s += " <" + m.Link + ">"
			}
			if r.Kind == page.ImageRun {
				s += " image"
			}
		}
		if c.Shading != "" {
			s += " #" + c.Shading
		}
		if c.ColSpan > 1 || c.RowSpan > 1 {
			s += fmt.Sprintf(" %dx%d", c.RowSpan, c.ColSpan)
		}
		out = append(out, s)
	}
	return out
}

func check(t *testing.T, doc page.Document, want ...string) {
	t.Helper()
	if diff := cmp.Diff(want, shown(doc)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

func TestValuesAsShown(t *testing.T) {
	percent, money, day := 9, "#,##0.00 \"EUR\"", 14
	doc, _ := readBook(t, book(t, func(f *excelize.File) {
		set(t, f, "A1", 0.1+0.2)
		set(t, f, "A2", 0.5)
		styled(t, f, "A2", excelize.Style{NumFmt: percent})
		set(t, f, "A3", 1234.5)
		styled(t, f, "A3", excelize.Style{CustomNumFmt: &money})
		set(t, f, "A4", 45000)
		styled(t, f, "A4", excelize.Style{NumFmt: day})
		set(t, f, "A5", true)
		set(t, f, "A6", "1/2")
		set(t, f, "A7", "two\nlines")
		set(t, f, "A8", 12345678901)
		set(t, f, "A9", -0.25)
		set(t, f, "A10", "a_x000D_b")
	}))
	check(t, doc, "A1=0.3", "A2=50%", "A3=1,234.50 EUR", "A4=03-15-23", "A5=TRUE", "A6=1/2", "A7=two\nlines", "A8=12345678901", "A9=-0.25", "A10=a\nb")
}

func TestLooks(t *testing.T) {
	doc, _ := readBook(t, book(t, func(f *excelize.File) {
		set(t, f, "B2", "bold")
		styled(t, f, "B2", excelize.Style{Font: &excelize.Font{Bold: true, Color: "FF0000"}, Fill: excelize.Fill{Type: "pattern", Pattern: 1, Color: []string{"FFFF00"}}})
		if err := f.SetCellRichText("Sheet1", "C2", []excelize.RichTextRun{{Text: "H"}, {Text: "2", Font: &excelize.Font{VertAlign: "superscript"}}, {Text: "O", Font: &excelize.Font{Bold: true}}}); err != nil {
			t.Fatal(err)
		}
		set(t, f, "D2", "link")
		if err := f.SetCellHyperLink("Sheet1", "D2", "https://example.org/a", "External"); err != nil {
			t.Fatal(err)
		}
		set(t, f, "B4", "merged")
		set(t, f, "D5", "corner")
		if err := f.MergeCell("Sheet1", "B4", "C5"); err != nil {
			t.Fatal(err)
		}
	}))
	check(t, doc, "B2=bold bold(bold) FF0000 #FFFF00", "C2=H2O super(2) bold(O)", "D2=link <https://example.org/a>", "B4=merged 2x2", "D5=corner")
	if n := len(doc.Blocks[0].(page.Table).Rows); n != 4 {
		t.Errorf("%d rows, want 4: one empty row stands between", n)
	}
}

// onePixel is the smallest GIF.
const onePixel = "GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff!\xf9\x04\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;"

func TestPicturesStandInTheirCells(t *testing.T) {
	doc, fs := readBook(t, book(t, func(f *excelize.File) {
		set(t, f, "A1", "Which flag?")
		for _, cell := range []string{"A1", "C3"} {
			if err := f.AddPictureFromBytes("Sheet1", cell, &excelize.Picture{Extension: ".gif", File: []byte(onePixel), Format: &excelize.GraphicOptions{AltText: "flag"}}); err != nil {
				t.Fatal(err)
			}
		}
	}))
	check(t, doc, "A1=Which flag? image", "C3= image")
	if len(doc.Media) != 1 || len(fs) > 0 {
		t.Errorf("%d pictures, findings %v", len(doc.Media), fs)
	}
}

func TestSheetsInOrder(t *testing.T) {
	data := book(t, func(f *excelize.File) {
		set(t, f, "A1", "first")
		for _, name := range []string{"Second", "Lists", "Empty"} {
			if _, err := f.NewSheet(name); err != nil {
				t.Fatal(err)
			}
		}
		f.SetCellValue("Second", "A1", "second")
		f.SetCellValue("Lists", "A1", "hidden")
		f.SetSheetVisible("Lists", false)
		f.SetRowVisible("Second", 1, false)
	})
	doc, fs := readBook(t, data)
	check(t, doc, "A1=first", "break Second", "A1=second")
	if len(fs) != 1 || fs[0].Code != finding.UnreadPart || fs[0].Position.Part != "Lists" {
		t.Errorf("findings: %v", fs)
	}
}

func TestFormulasShowTheirStoredResult(t *testing.T) {
	rows := `<row r="1"><c r="A1" t="str"><f>B1&amp;"x"</f><v>done</v></c><c r="B1"><f>1+1</f><v>2</v></c><c r="C1"><f>1+1</f></c><c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`
	doc, fs := readBook(t, packed(t, rows, ""))
	check(t, doc, "A1=done", "B1=2")
	var got []string
	for _, f := range fs {
		got = append(got, string(f.Code)+" "+f.Position.Cell)
	}
	if diff := cmp.Diff([]string{"unread_part D1", "unread_part C1"}, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

func TestEmptyAndBroken(t *testing.T) {
	for name, c := range map[string]struct {
		data []byte
		want problem.Code
	}{
		"no cells":   {book(t, func(*excelize.File) {}), problem.DocumentEmpty},
		"truncated":  {book(t, func(f *excelize.File) { set(t, f, "A1", "x") })[:400], problem.DocumentBroken},
		"no zip":     {[]byte("PK\x03\x04 nothing"), problem.DocumentBroken},
		"not xlsx":   {zipped(t, map[string]string{"a.txt": "x"}), problem.DocumentBroken},
		"too much":   {packed(t, strings.Repeat(`<row><c t="s"><v>0</v></c></row>`, 6000), strings.Repeat("long text ", 300)), problem.DocumentTooLarge},
		"too deep":   {packed(t, strings.Repeat("<row>", 300)+strings.Repeat("</row>", 300), ""), problem.DocumentTooLarge},
		"no entries": {zipped(t, map[string]string{"xl/workbook.xml": workbookXML("")}), problem.DocumentBroken},
	} {
		_, _, err := sheet.Read(context.Background(), c.data)
		if problem.CodeOf(err) != c.want {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
}

func TestReadStopsWhenAsked(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, _, err := sheet.Read(ctx, book(t, func(f *excelize.File) { set(t, f, "A1", "x") })); err != context.Canceled {
		t.Errorf("err = %v", err)
	}
}
