package form

import (
	"context"
	"encoding/csv"
	"io"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Table is a kind of file that submissions are exported to.
type Table string

// The kinds of files.
const (
	CSV  Table = "csv"
	XLSX Table = "xlsx"
)

// MediaType is the type of the file.
func (t Table) MediaType() string {
	if t == XLSX {
		return "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
	}
	return "text/csv; charset=utf-8"
}

// maxCell is how many characters a cell of a sheet may hold.
const maxCell = 32_767

// rows takes the rows of a table.
type rows interface {
	write(cells []any) error
	close() error
}

// Export writes all submissions of a form as a table, oldest first: one column
// for each item of the current quiz, and for items that only older versions
// have, their answers as people read them.
func (s *Service) Export(ctx context.Context, owner, id string, kind Table, w io.Writer) error {
	f, err := s.Get(ctx, owner, id)
	if err != nil {
		return err
	}
	p, err := s.prepared(ctx, f, f.Version)
	if err != nil {
		return err
	}
	out := rows(&csvRows{csv.NewWriter(w)})
	if kind == XLSX {
		if out, err = newWorkbook(w); err != nil {
			return err
		}
	}
	if err := s.exportRows(ctx, f, p, out); err != nil {
		return err
	}
	return out.close()
}

func (s *Service) exportRows(ctx context.Context, f Form, p *prepared, out rows) error {
	c, err := s.columns(ctx, f, p)
	if err != nil {
		return err
	}
	if err := out.write(c.head); err != nil {
		return err
	}
	w := s.walk(f.PublicID, false)
	for {
		row, ok, err := w.next(ctx)
		if err != nil || !ok {
			return err
		}
		sub, err := s.whole(ctx, f, row)
		if err != nil {
			return err
		}
		answered, err := s.prepared(ctx, f, sub.Version)
		if err != nil {
			return err
		}
		if err := out.write(sub.cells(answered, c)); err != nil {
			return err
		}
	}
}

func (s Submission) cells(answered *prepared, c columns) []any {
	cells := make([]any, len(c.head))
	cells[0], cells[1] = s.ID, s.At.UTC().Format("2006-01-02 15:04:05")
	if s.Respondent != nil {
		cells[2], cells[3] = s.Respondent.Name, s.Respondent.Email
	}
	if s.Score != nil {
		cells[4], cells[5] = s.Score.Earned, s.Score.Possible
	}
	for _, r := range s.Readable {
		if at, known := c.of[answered.items[r.ID].asks]; known && r.Answer != nil {
			cells[at] = r.Text()
		}
	}
	return cells
}

// cellText is a value as text that a sheet can hold.
func cellText(v any) string {
	s := ""
	switch v := v.(type) {
	case string:
		s = v
	case Number:
		return v.String()
	}
	s = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\n' && r != '\t' && r != '\r' || r == utf8.RuneError || r == '\uFFFE' || r == '\uFFFF' {
			return -1
		}
		return r
	}, s)
	if r := []rune(s); len(r) > maxCell {
		return string(r[:maxCell-1]) + "…"
	}
	return s
}

// csvRows writes CSV as spreadsheets read it. They would run a text that looks
// like a formula, so such a text gets an apostrophe before it.
type csvRows struct{ w *csv.Writer }

func (c *csvRows) write(cells []any) error {
	record := make([]string, len(cells))
	for i, v := range cells {
		record[i] = cellText(v)
		if _, number := v.(Number); !number {
			record[i] = defused(record[i])
		}
	}
	return c.w.Write(record)
}

func (c *csvRows) close() error {
	c.w.Flush()
	return c.w.Error()
}

// formulaMarks begin a formula, in half and full width.
const formulaMarks = "=+-@＝＋－＠"

// innerCell is where a cell begins within a text for those spreadsheets that
// part cells at semicolons, as they do in many countries whatever a file says.
var innerCell = regexp.MustCompile(`([;\t\r\n][\s"\x{a0}\x{feff}]*)([=+\-@＝＋－＠])`)

// defused keeps spreadsheets from taking a text, or a part of it, for a formula.
func defused(s string) string {
	s = innerCell.ReplaceAllString(s, "$1'$2")
	if strings.ContainsAny(firstRune(strings.TrimLeftFunc(s, unseen)), formulaMarks+"\t\r\n") {
		return "'" + s
	}
	return s
}

// unseen are the characters that spreadsheets may pass over before a formula.
func unseen(r rune) bool {
	return r == '\ufeff' || r == '\u200b' || unicode.IsSpace(r) && !strings.ContainsRune("\t\r\n", r)
}

func firstRune(s string) string {
	if s == "" {
		return ""
	}
	_, n := utf8.DecodeRuneInString(s)
	return s[:n]
}
