package quizizz

import (
	"errors"
	"fmt"

	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// Check opens a file that Write made: both rows of the template, then rows of
// its width whose key names an option that is there.
func Check(f check.File, _ target.Target, want int) error {
	questions := 0
	err := f.Rows(',', func(n int, row []string) error {
		if err := check.Width(row, len(headings())); err != nil {
			return err
		}
		if n <= 2 {
			return nil
		}
		questions++
		return checkRow(row)
	})
	if err != nil {
		return err
	}
	return check.Count(questions, want)
}

func checkRow(row []string) error {
	options, key := row[2:2+options], row[2+options]
	n, err := check.Filled(options)
	if err != nil {
		return err
	}
	switch kind := row[1]; {
	case row[0] == "":
		return errors.New("the question is empty")
	case kind == "Open-Ended" && n == 0 && key == "", kind == "Fill-in-the-Blank" && n > 0 && key == "":
		return nil
	case (kind == "Multiple Choice" || kind == "Checkbox") && n > 1:
		return check.Picked(options, key)
	}
	return fmt.Errorf("%q with %d options and the key %q", row[1], n, key)
}
