package wooclap

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// Check opens a file that Write made: the headings, then rows of their width whose
// cells are those of their kind.
func Check(f check.File, _ target.Target, want int) error {
	questions, width := 0, 0
	err := f.Rows(',', func(n int, row []string) error {
		if n == 1 {
			if width = len(row); !slices.Equal(row, headings(max(least, width-3))) {
				return errors.New("is not the headings")
			}
			return nil
		}
		questions++
		if err := check.Width(row, width); err != nil {
			return err
		}
		if row[1] == "" || strings.ContainsAny(row[1], "\r\n") {
			return fmt.Errorf("the title is %q", row[1])
		}
		return checkRow(row[0], row[2], row[3:])
	})
	if err != nil {
		return err
	}
	return check.Count(questions, want)
}

func checkRow(kind, correct string, choices []string) error {
	n, err := check.Filled(choices)
	if err != nil {
		return err
	}
	switch kind {
	case chosen:
		if n < 2 {
			return fmt.Errorf("%d choices", n)
		}
		return check.Picked(choices, correct)
	case open:
		if n == 0 {
			return nil
		}
	case number:
		if n == 0 {
			_, err := quiz.ParseDecimal(correct)
			return err
		}
	case order:
		if n > 1 && correct == "" {
			return nil
		}
	case match:
		return checkPairs(choices[:n], correct)
	case gaps:
		if n == 1 && correct == "" && aGap.MatchString(choices[0]) {
			return nil
		}
	}
	return fmt.Errorf("%q with %d choices and the key %q", kind, n, correct)
}

var aGap = regexp.MustCompile(`\[[^\[\]]+\]|\{\{.+?\}\}`)

func checkPairs(choices []string, correct string) error {
	for _, c := range choices {
		if strings.Count(c, pairSign) != 1 {
			return fmt.Errorf("%q is no pair", c)
		}
	}
	if len(choices) == 0 || correct != "" {
		return fmt.Errorf("%d pairs and the key %q", len(choices), correct)
	}
	return nil
}
