package blackboard

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// Check opens a file that Write made: a question on each line, with the fields
// that its kind needs.
func Check(f check.File, t target.Target, want int) error {
	questions := 0
	err := f.Lines(func(raw []byte) error {
		questions++
		fields := strings.Split(strings.TrimSuffix(string(raw), "\r"), "\t")
		if bytes.HasPrefix(raw, []byte("\ufeff")) || len(fields) < 2 || fields[1] == "" {
			return errors.New("not a question")
		}
		if len(fields)-2 > 2*t.Limits.Choices {
			return fmt.Errorf("%d fields", len(fields))
		}
		return checkKind(fields[0], fields[1], fields[2:])
	})
	if err != nil {
		return err
	}
	if t.Limits.Items > 0 && questions > t.Limits.Items {
		return fmt.Errorf("%d questions, at most %d are taken", questions, t.Limits.Items)
	}
	return check.Count(questions, want)
}

func checkKind(kind, stem string, fields []string) error {
	bad := fmt.Errorf("%s with the fields %q", kind, fields)
	if kind != "FIB_PLUS" && slices.Contains(fields, "") {
		return bad
	}
	right := 0
	for i := 1; i < len(fields); i += 2 {
		if fields[i] == "correct" {
			right++
		}
	}
	ok := false
	switch kind {
	case "MC":
		ok = len(fields) >= 4 && len(fields)%2 == 0 && right == 1
	case "MA":
		ok = len(fields) >= 4 && len(fields)%2 == 0 && right > 0
	case "TF":
		ok = len(fields) == 1 && (fields[0] == "true" || fields[0] == "false")
	case "ESS":
		ok = len(fields) <= 1
	case "ORD":
		ok = len(fields) > 1
	case "MAT":
		ok = len(fields) >= 2 && len(fields)%2 == 0
	case "FIB":
		ok = len(fields) > 0
	case "FIB_PLUS":
		return checkVariables(stem, fields)
	case "NUM":
		ok = (len(fields) == 1 || len(fields) == 2) && numbers(fields)
	}
	if !ok {
		return bad
	}
	return nil
}

func numbers(fields []string) bool {
	for _, f := range fields {
		if _, err := quiz.ParseDecimal(f); err != nil {
			return false
		}
	}
	return true
}

// checkVariables sees that each variable stands in the stem and has answers.
func checkVariables(stem string, fields []string) error {
	count := 0
	for _, part := range strings.Split(strings.Join(fields, "\t"), "\t\t") {
		answers := strings.Split(part, "\t")
		count++
		if len(answers) < 2 || slices.Contains(answers, "") || strings.Count(stem, "["+answers[0]+"]") != 1 {
			return fmt.Errorf("the variable %q is not in the text or has no answer", answers[0])
		}
	}
	if count > maxVariables || strings.Count(stem, "[") != count {
		return fmt.Errorf("%d variables, %d brackets", count, strings.Count(stem, "["))
	}
	return nil
}
