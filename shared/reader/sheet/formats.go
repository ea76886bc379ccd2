package sheet

import (
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"
)

// format is how numbers of a cell are shown: by a built-in id or by a code.
type format struct {
	id   int
	code string
}

// general reports whether a number is shown as it is.
func (f format) general() bool {
	if f.code != "" {
		return strings.EqualFold(f.code, "general") || f.code == "@"
	}
	return f.id == 0 || f.id == 49
}

// maxFormats bounds the formats that are looked at: programs allow some 4,000
// in a file.
const maxFormats = 4_000

// formats shows numbers by their formats. excelize knows these; it is given
// single numbers only, in a workbook of ours, and never the file.
type formats struct {
	dates1904 bool
	book      *excelize.File
	styles    map[format]int
}

func newFormats(dates1904 bool) *formats { return &formats{dates1904: dates1904} }

// show is a number as its cell shows it.
func (f *formats) show(raw string, as format) string {
	n, err := strconv.ParseFloat(raw, 64)
	if err != nil {
		return raw
	}
	if as.general() {
		return plainNumber(n)
	}
	style, ok := f.style(as)
	if !ok {
		return plainNumber(n)
	}
	if f.book.SetCellValue(bench, "A1", n) != nil || f.book.SetCellStyle(bench, "A1", "A1", style) != nil {
		return plainNumber(n)
	}
	shown, err := f.book.GetCellValue(bench, "A1")
	if err != nil || strings.TrimSpace(shown) == "" || shown == raw {
		return plainNumber(n)
	}
	return strings.TrimSpace(shown)
}

// bench is the sheet on which numbers are shown.
const bench = "Sheet1"

func (f *formats) style(as format) (int, bool) {
	if f.book == nil {
		f.book = excelize.NewFile()
		f.styles = map[format]int{}
		if f.book.SetWorkbookProps(&excelize.WorkbookPropsOptions{Date1904: &f.dates1904}) != nil {
			return 0, false
		}
	}
	if style, ok := f.styles[as]; ok {
		return style, style >= 0
	}
	if len(f.styles) >= maxFormats {
		return 0, false
	}
	s := excelize.Style{NumFmt: as.id}
	if as.code != "" {
		s = excelize.Style{CustomNumFmt: &as.code}
	}
	style, err := f.book.NewStyle(&s)
	if err != nil {
		style = -1
	}
	f.styles[as] = style
	return style, err == nil
}

// plainNumber writes a number as a cell without a format does: 15 digits at
// most, so that the sums of binary fractions look as they should.
func plainNumber(n float64) string {
	s := strconv.FormatFloat(n, 'G', 15, 64)
	if strings.Contains(s, "E") {
		if abs := max(n, -n); abs < 1e15 && abs >= 1e-9 {
			s = strconv.FormatFloat(n, 'f', -1, 64)
		}
	}
	return s
}
