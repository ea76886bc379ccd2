package recognize

import (
	"strconv"
	"strings"

	"formwright/shared/recognize/pattern"
)

// bareWorth is a number in brackets at the end of a line, points without a word.
var bareWorth = pattern.New(`[(\[](\d{1,2})[)\]]$`)

// addsUp reports whether every lettered line ends with points without a word,
// and those of the title over them are their sum: "Task 1 (5)", "a) … (3)",
// "b) … (2)".
func addsUp(d draft) bool {
	if len(d.stem) == 0 {
		return false
	}
	whole, ok := worthAtEnd(d.stem[0].text)
	if !ok {
		return false
	}
	sum := 0
	for _, c := range d.choices {
		n, ok := 0, false
		for _, l := range c.lines {
			if n, ok = worthAtEnd(l.text); ok {
				break
			}
		}
		if !ok {
			return false
		}
		sum += n
	}
	return sum == whole
}

func worthAtEnd(s string) (int, bool) {
	s = strings.TrimRight(s, " \t.")
	if s == "" || s[len(s)-1] != ')' && s[len(s)-1] != ']' {
		return 0, false
	}
	m := bareWorth.FindStringSubmatch(s)
	if m == nil {
		return 0, false
	}
	n, err := strconv.Atoi(m[1])
	return n, err == nil && n > 0
}
