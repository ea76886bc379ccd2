package blooket

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// Check opens a file that Write made: the template's two rows, then numbered
// questions whose key names answers that are there.
func Check(f check.File, t target.Target, want int) error {
	head := template()
	questions := 0
	err := f.Rows(',', func(n int, row []string) error {
		if n <= len(head) {
			if !slices.Equal(row, head[n-1]) {
				return errors.New("is not the template's")
			}
			return nil
		}
		questions++
		if err := check.Width(row, len(head[1])); err != nil {
			return err
		}
		if row[0] != strconv.Itoa(questions) || row[1] == "" {
			return fmt.Errorf("number %q asks %q", row[0], row[1])
		}
		return checkRow(row, t.Limits.Seconds)
	})
	if err != nil {
		return err
	}
	return check.Count(questions, want)
}

func checkRow(row []string, s target.Seconds) error {
	offered := row[2 : 2+answers]
	if n, err := check.Filled(offered); err != nil || n < 2 {
		return errors.Join(err, fmt.Errorf("%d answers", n))
	}
	if n, err := strconv.Atoi(row[6]); err != nil || n < s.Least || n > s.Most {
		return fmt.Errorf("%q seconds", row[6])
	}
	return check.Picked(offered, row[7])
}
