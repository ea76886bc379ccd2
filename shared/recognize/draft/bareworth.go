package draft

import (
	"strconv"
	"strings"

	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// bareWorth is a number in brackets at the end of a line, points without a word.
var bareWorth = pattern.New(`[(\[](\d{1,2})[)\]]$`)

// addsUp reports whether every lettered line ends with points without a word,
// and those of the title over them are their sum: "Task 1 (5)", "a) … (3)",
// "b) … (2)".
func addsUp(d Draft) bool {
	if len(d.Stem) == 0 {
		return false
	}
	whole, ok := worthAtEnd(d.Stem[0].Text)
	if !ok {
		whole, ok = worthInWords(d.Stem[0].Text)
	}
	if !ok {
		return false
	}
	sum := 0
	for _, c := range d.Choices {
		n, ok := 0, false
		for _, l := range c.Lines {
			if n, ok = worthAtEnd(l.Text); ok {
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

// worthInWords is what a line says it is worth, "(10 marks)".
func worthInWords(s string) (int, bool) {
	m := line.BracketPoints.FindStringSubmatch(s)
	if m == nil {
		return 0, false
	}
	n, err := strconv.Atoi(m[1])
	return n, err == nil && n > 0
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
