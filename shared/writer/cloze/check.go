package cloze

import (
	"errors"
	"fmt"
	"io"
	"regexp"
	"unicode/utf8"

	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// gap is a whole gap: a weight, a kind and answers of which one begins as a
// right one does. Only a backslash keeps its end from being the next brace.
func gap() *regexp.Regexp {
	return regexp.MustCompile(`\{[0-9]*:[A-Z_]+:(?:[^}\\]|\\.)*?(?:=|%[0-9])(?:[^}\\]|\\.)*\}`)
}

// opening is where a gap begins.
func opening() *regexp.Regexp { return regexp.MustCompile(`\{[0-9]*:[A-Z_]+:`) }

// Check opens a file that Write made. The whole file is one question of Moodle's;
// each item has a gap or several.
func Check(f check.File, _ target.Target, want int) error {
	text, err := io.ReadAll(f.Reader())
	if err != nil {
		return err
	}
	gaps, begun := len(gap().FindAllIndex(text, -1)), len(opening().FindAllIndex(text, -1))
	switch {
	case !utf8.Valid(text):
		return errors.New("not UTF-8")
	case gaps != begun:
		return fmt.Errorf("%d of %d gaps have no end or no right answer", begun-gaps, begun)
	case gaps < want:
		return fmt.Errorf("%d gaps for %d questions", gaps, want)
	}
	return nil
}
