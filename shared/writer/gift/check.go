package gift

import (
	"bytes"
	"errors"
	"fmt"

	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// Check opens a file that Write made: blocks between blank lines, each with one
// pair of braces or, for a note, none.
func Check(f check.File, _ target.Target, want int) error {
	questions := 0
	var b block
	err := f.Lines(func(line []byte) error {
		if len(bytes.TrimSpace(line)) > 0 {
			return b.add(line)
		}
		n, err := b.end()
		questions += n
		return err
	})
	if err != nil {
		return err
	}
	n, err := b.end()
	if err != nil {
		return err
	}
	return check.Count(questions+n, want)
}

// block is what stands between two blank lines.
type block struct {
	opened, closed int
}

func (b *block) add(line []byte) error {
	if bytes.HasPrefix(line, []byte("//")) || bytes.HasPrefix(line, []byte("$CATEGORY:")) {
		return nil
	}
	escaped := false
	for _, c := range line {
		switch {
		case escaped:
			escaped = false
		case c == '\\':
			escaped = true
		case c == '{':
			b.opened++
		case c == '}':
			if b.closed++; b.closed > b.opened {
				return errors.New("a brace closes nothing")
			}
		}
	}
	return nil
}

// end closes the block and counts the questions in it.
func (b *block) end() (int, error) {
	opened, closed := b.opened, b.closed
	*b = block{}
	if opened != closed || opened > 1 {
		return 0, fmt.Errorf("a question has %d opening and %d closing braces", opened, closed)
	}
	return opened, nil
}
