package aiken

import (
	"errors"
	"fmt"
	"regexp"
	"strings"

	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// choiceLine is what Moodle takes for a choice: one capital letter.
func choiceLine() *regexp.Regexp { return regexp.MustCompile(`^[A-Z][).][ \t]?\S`) }

// Check opens a file that Write made: a stem of one line, two choices or more in
// the order of the alphabet, and a key that names one of them.
func Check(f check.File, _ target.Target, want int) error {
	questions, choices, stem, choice := 0, 0, false, choiceLine()
	err := f.Lines(func(raw []byte) error {
		line := strings.TrimRight(string(raw), "\r")
		switch key, isKey := strings.CutPrefix(line, "ANSWER: "); {
		case len(line) < 2: // Moodle passes over lines that short
		case isKey:
			if !stem || choices < 2 || len(key) != 1 || int(key[0]-'A') >= choices {
				return fmt.Errorf("the key %q names none of %d choices", key, choices)
			}
			questions, choices, stem = questions+1, 0, false
		case stem && choice.MatchString(line):
			if line[0] != byte('A'+choices) {
				return fmt.Errorf("choice %c stands where %c is next", line[0], 'A'+choices)
			}
			choices++
		case stem:
			return errors.New("a stem has a second line")
		case choice.MatchString(line):
			return errors.New("a choice has no stem")
		default:
			stem = true
		}
		return nil
	})
	if err != nil {
		return err
	}
	if stem {
		return errors.New("the last question has no key")
	}
	return check.Count(questions, want)
}
