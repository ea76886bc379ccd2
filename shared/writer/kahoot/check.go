package kahoot

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"unicode/utf8"

	"formwright/shared/writer/check"
	"formwright/shared/writer/sheet"
	"formwright/shared/writer/target"
)

// times are the seconds that Kahoot! takes.
func times() []string { return []string{"5", "10", "20", "30", "60", "90", "120", "240"} }

// Check opens a file that Write made: the template's rows, then questions within
// its limits whose key names answers that are there.
func Check(f check.File, t target.Target, want int) error {
	head := template()
	questions := 0
	err := f.Rows(',', func(n int, row []string) error {
		if n <= len(head) {
			if !slices.Equal(row, sheet.Pad(head[n-1], columns)) {
				return errors.New("is not the template's")
			}
			return nil
		}
		questions++
		if err := check.Width(row, columns); err != nil {
			return err
		}
		if row[0] != strconv.Itoa(questions) {
			return fmt.Errorf("is numbered %q", row[0])
		}
		return checkRow(row, t.Limits)
	})
	if err != nil {
		return err
	}
	return check.Count(questions, want)
}

func checkRow(row []string, l target.Limits) error {
	offered := row[2 : 2+answers]
	n, err := check.Filled(offered)
	switch {
	case err != nil:
		return err
	case row[1] == "" || utf8.RuneCountInString(row[1]) > l.Stem:
		return fmt.Errorf("the question has %d characters", utf8.RuneCountInString(row[1]))
	case n < 2:
		return fmt.Errorf("%d answers", n)
	case !slices.Contains(times(), row[6]):
		return fmt.Errorf("%q seconds", row[6])
	}
	for _, a := range offered {
		if length := utf8.RuneCountInString(a); length > l.Choice {
			return fmt.Errorf("an answer has %d characters", length)
		}
	}
	return check.Picked(offered, row[7])
}
