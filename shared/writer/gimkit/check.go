package gimkit

import (
	"errors"
	"fmt"
	"slices"

	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// Check opens a file that Write made: the two rows of one of the templates, then
// questions with their right answer and, where there are columns for them, one
// wrong answer or more.
func Check(f check.File, _ target.Target, want int) error {
	head := chosen()
	questions := 0
	err := f.Rows(',', func(n int, row []string) error {
		if n == 1 && slices.Equal(row, typed()[0]) {
			head = typed()
		}
		if n <= 2 {
			if !slices.Equal(row, head[n-1]) {
				return errors.New("is not the template's")
			}
			return nil
		}
		questions++
		if err := check.Width(row, len(head[1])); err != nil {
			return err
		}
		if row[0] == "" {
			return errors.New("the question is empty")
		}
		filled, err := check.Filled(row[1:])
		if need := min(len(row)-1, 2); err != nil || filled < need {
			return errors.Join(err, fmt.Errorf("%d answers", filled))
		}
		return nil
	})
	if err != nil {
		return err
	}
	return check.Count(questions, want)
}
