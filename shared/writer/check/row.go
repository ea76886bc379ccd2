package check

import (
	"fmt"
	"strconv"
	"strings"
)

// Picked says that a key such as "2" or "1,3" names something else than options
// that are there, counted from 1.
func Picked(options []string, key string) error {
	for _, number := range strings.Split(key, ",") {
		n, err := strconv.Atoi(strings.TrimSpace(number))
		if err != nil || n < 1 || n > len(options) || options[n-1] == "" {
			return fmt.Errorf("the key %q names no option", key)
		}
	}
	return nil
}

// Filled counts the options that are there, and says when one stands behind an
// empty one.
func Filled(options []string) (int, error) {
	n := 0
	for i, o := range options {
		if o == "" {
			continue
		}
		if n++; n != i+1 {
			return n, fmt.Errorf("option %d stands behind an empty one", i+1)
		}
	}
	return n, nil
}

// Lettered says that a key such as "B" or "A,C" names something else than options
// that are there.
func Lettered(options []string, key string) error {
	for _, letter := range strings.Split(key, ",") {
		if len(letter) != 1 || letter[0] < 'A' || int(letter[0]-'A') >= len(options) || options[letter[0]-'A'] == "" {
			return fmt.Errorf("the key %q names no option", key)
		}
	}
	return nil
}

// Width says that a row does not have n cells.
func Width(row []string, n int) error {
	if len(row) != n {
		return fmt.Errorf("%d cells instead of %d", len(row), n)
	}
	return nil
}
