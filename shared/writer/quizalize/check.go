package quizalize

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// Check opens a file that Write made: the headings, then numbered questions with a
// right answer and one wrong one or more.
func Check(f check.File, t target.Target, want int) error {
	questions := 0
	err := f.Rows(',', func(n int, row []string) error {
		if n == 1 {
			if !slices.Equal(row, headings()) {
				return errors.New("is not the headings")
			}
			return nil
		}
		questions++
		if err := check.Width(row, len(headings())); err != nil {
			return err
		}
		if row[0] == "" || row[6] != strconv.Itoa(questions) {
			return fmt.Errorf("number %q asks %q", row[6], row[0])
		}
		filled, err := check.Filled(row[1 : 1+answers])
		if err != nil || filled < 2 {
			return errors.Join(err, fmt.Errorf("%d answers", filled))
		}
		if row[5] != strconv.Itoa(t.Limits.Seconds.Given) {
			return fmt.Errorf("%q seconds", row[5])
		}
		return nil
	})
	if err != nil {
		return err
	}
	return check.Count(questions, want)
}
