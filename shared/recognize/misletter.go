package recognize

import (
	"strings"

	"formwright/shared/page"
)

// misled gives a choice the letter of its place where its author struck another
// one: "C) …", "Б) …", "E) …". The letters on both sides make it certain.
func misled(l *line, c *choiceLabel, last choiceLabel, count int, next *line, letters [][]string) bool {
	if count < 2 || next == nil || c.auto || last.auto || c.delim != last.delim || c.upper != last.upper || c.delim != '.' && c.delim != ')' {
		return false
	}
	n, ok := next.choiceLabel()
	if !ok || n.kind != letterLabel || n.delim != last.delim || n.upper != last.upper {
		return false
	}
	sign := between(last.sign, n.sign, letters)
	if sign == "" || sign == c.sign {
		return false
	}
	if c.upper {
		sign = strings.ToUpper(sign)
	}
	*l = newLine(*l, append([]page.Run{{Text: c.mark + sign + string(c.delim) + " "}}, l.from(c.end).runs...))
	*c, _ = l.choiceLabel()
	return true
}

// between is the letter with first right before it and last right after it,
// empty when there is none.
func between(first, last string, letters [][]string) string {
	for _, alphabet := range letters {
		if p := place(first, alphabet); p > 0 && p+1 < len(alphabet) && alphabet[p+1] == last {
			return alphabet[p]
		}
	}
	return ""
}
