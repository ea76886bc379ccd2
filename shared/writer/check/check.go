// Package check opens an export again before anybody is given it: what every
// kind of file has in common (a zip whose entries are whole, XML that is well
// formed, rows of one width). What a platform asks of its own file is checked
// beside its writer. A failed check is a fault of ours, never of the document.
package check

import (
	"bufio"
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"unicode/utf8"
)

// File is an export as it was written.
type File struct {
	io.ReaderAt
	Size int64
}

// Bytes makes a File of bytes.
func Bytes(data []byte) File { return File{ReaderAt: bytes.NewReader(data), Size: int64(len(data))} }

// Reader reads the file from its first byte.
func (f File) Reader() *io.SectionReader { return io.NewSectionReader(f, 0, f.Size) }

// Count says that a file does not ask as many questions as were written to it.
func Count(got, want int) error {
	if got != want {
		return fmt.Errorf("holds %d questions of %d", got, want)
	}
	return nil
}

// maxLine is the longest line that a text format is read by; a picture inside a
// line may be large.
const maxLine = 256 << 20

// Lines calls visit with each line of a text in UTF-8, without its end.
func (f File) Lines(visit func(line []byte) error) error {
	s := bufio.NewScanner(f.Reader())
	s.Buffer(make([]byte, 0, 8<<10), maxLine)
	for n := 1; s.Scan(); n++ {
		if !utf8.Valid(s.Bytes()) {
			return fmt.Errorf("line %d is not UTF-8", n)
		}
		if err := visit(s.Bytes()); err != nil {
			return fmt.Errorf("line %d: %w", n, err)
		}
	}
	return s.Err()
}

// Rows calls visit with each row of a CSV file in UTF-8, without its byte order
// mark. n counts from 1; the row is valid until visit returns.
func (f File) Rows(comma rune, visit func(n int, row []string) error) error {
	in := bufio.NewReader(f.Reader())
	if mark, _ := in.Peek(3); string(mark) == "\ufeff" {
		_, _ = in.Discard(len(mark))
	}
	r := csv.NewReader(in)
	r.Comma, r.FieldsPerRecord, r.ReuseRecord = comma, -1, true
	for n := 1; ; n++ {
		row, err := r.Read()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("row %d: %w", n, err)
		}
		for i, cell := range row {
			if !utf8.ValidString(cell) {
				return fmt.Errorf("row %d: cell %d is not UTF-8", n, i+1)
			}
		}
		if err := visit(n, row); err != nil {
			return fmt.Errorf("row %d: %w", n, err)
		}
	}
}
