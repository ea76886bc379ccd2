package gift

import "strings"

// opensAnswers reports whether a line has the brace before answers.
func opensAnswers(line string) bool {
	before, after, ok := strings.Cut(line, "{")
	after = strings.TrimSpace(after)
	return ok && !beginsAnswer(before) && (after == "" || beginsAnswer(after))
}

// beginsAnswer reports whether a line is an answer.
func beginsAnswer(line string) bool {
	line = strings.TrimSpace(line)
	return line != "" && (line[0] == '~' || line[0] == '=')
}

// close ends a question whose author forgot the brace behind its answers, before the
// line at which the answers of another begin. The stem of that one is in the line, or
// in the line above.
func (c *cutter) close(n int, line string) {
	text := strings.TrimRight(c.now.text, "\n")
	if !strings.ContainsAny(text[strings.LastIndexByte(text, '{'):], "~=") {
		return
	}
	stem := ""
	if before, _, _ := strings.Cut(line, "{"); strings.TrimSpace(before) == "" {
		at := strings.LastIndexByte(text, '\n') + 1
		if stem = text[at:]; at == 0 || beginsAnswer(stem) || strings.Contains(stem, "{") {
			return
		}
		text, n = text[:at], n-1
		stem += "\n"
	}
	c.now.text = strings.TrimRight(text, "\n") + "}\n"
	c.end()
	c.now.line, c.now.text = n, stem
}
