package pear

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// Check opens a file that Write made: the headings, then rows of their width whose
// key names options that are there.
func Check(f check.File, _ target.Target, want int) error {
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
		if row[1] == "" {
			return errors.New("the question is empty")
		}
		if _, err := quiz.ParseDecimal(row[8]); row[8] != "" && err != nil {
			return err
		}
		return checkRow(row[0], row[2:2+options], row[7])
	})
	if err != nil {
		return err
	}
	return check.Count(questions, want)
}

func checkRow(kind string, offered []string, key string) error {
	n, err := check.Filled(offered)
	if err != nil {
		return err
	}
	switch {
	case kind == essay && n == 0 && key == "", kind == short && n == 0 && key != "":
		return nil
	case kind == truth && n == 2 && !strings.Contains(key, ","), kind == single && n > 1 && !strings.Contains(key, ","), kind == multiple && n > 1:
		return check.Lettered(offered, key)
	}
	return fmt.Errorf("%q with %d options and the key %q", kind, n, key)
}
