package classmarker

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// Check opens a file that Write made: questions under the headings of their own
// kind, with points and a key that names answers that are there.
func Check(f check.File, _ target.Target, want int) error {
	var s section
	questions := 0
	err := f.Rows(',', func(_ int, row []string) error {
		if kind, ok := strings.CutPrefix(row[0], headingStart); ok {
			return s.begin(kind, row)
		}
		questions++
		if s.kind == "" || row[0] != s.kind || len(row) != len(s.headings()) {
			return fmt.Errorf("%d cells of kind %q under %q", len(row), row[0], s.kind)
		}
		return s.checkRow(row)
	})
	if err != nil {
		return err
	}
	return check.Count(questions, want)
}

// begin goes on to the section of a heading row. Each kind has one at most.
func (s *section) begin(kind string, row []string) error {
	all := sections()
	known := slices.IndexFunc(all, func(o section) bool { return o.kind == kind })
	before := slices.IndexFunc(all, func(o section) bool { return o.kind == s.kind })
	if known <= before || !slices.Equal(row, all[known].headings()) {
		return fmt.Errorf("%q does not begin a section here", kind)
	}
	*s = all[known]
	return nil
}

func (s *section) checkRow(row []string) error {
	at := slices.Index(s.headings(), "Question")
	if row[at] == "" {
		return errors.New("the question is empty")
	}
	if _, err := quiz.ParseDecimal(row[at-1]); err != nil {
		return err
	}
	answers := row[len(row)-len(s.answers):]
	switch s.kind {
	case "essay":
		return nil
	case "matching":
		return checkPairs(answers)
	}
	n, err := check.Filled(answers)
	if err != nil || n == 0 {
		return errors.Join(err, fmt.Errorf("%d answers", n))
	}
	if !s.correct {
		return nil
	}
	if n < 2 || !s.graded && strings.Contains(row[at+1], ",") {
		return fmt.Errorf("%d answers and the key %q", n, row[at+1])
	}
	return check.Lettered(answers, row[at+1])
}

func checkPairs(cells []string) error {
	n, err := check.Filled(cells[:2*pairs])
	if err != nil || n == 0 || n%2 != 0 {
		return errors.Join(err, fmt.Errorf("%d cells of pairs", n))
	}
	_, err = check.Filled(cells[2*pairs:])
	return err
}
