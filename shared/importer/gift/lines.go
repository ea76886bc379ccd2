package gift

import "strings"

// withLiteralSigns hides the signs that nobody escaped in a question whose answers
// stand in lines of their own, below an open brace and above a closing one: there
// only the sign at the front of a line begins an answer, and a formula keeps its
// braces and equal signs.
func withLiteralSigns(text string) string {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	last := len(lines) - 1
	open := -1
	for i, l := range lines {
		if strings.HasSuffix(strings.TrimRight(l, " \t\r"), "{") {
			open = i
			break
		}
	}
	if open < 0 || last-open < 3 || strings.TrimSpace(lines[last]) != "}" {
		return text
	}
	for _, l := range lines[open+1 : last] {
		if l = strings.TrimSpace(l); l == "" || l[0] != '=' && l[0] != '~' {
			return text
		}
	}
	out := make([]string, len(lines))
	for i, l := range lines {
		switch {
		case i == open:
			at := strings.LastIndexByte(l, '{')
			out[i] = literal(l[:at]) + l[at:]
		case i < open:
			out[i] = literal(l)
		case i == last:
			out[i] = l
		default:
			out[i] = literalAnswer(l)
		}
	}
	return strings.Join(out, "\n") + "\n"
}

// literal hides the braces of a text, which begin nothing in it.
func literal(s string) string {
	secret := []rune(hidden)
	return strings.NewReplacer("{", string(secret[strings.IndexByte(signs, '{')]), "}", string(secret[strings.IndexByte(signs, '}')])).Replace(s)
}

// literalAnswer hides the signs behind the one that begins an answer: all of them
// in a formula, else an equal sign with room on both sides, or on neither.
func literalAnswer(l string) string {
	begin := strings.IndexAny(l, "=~") + 1
	rest := l[begin:]
	if !strings.ContainsAny(rest, "=~{}") {
		return l
	}
	formula := strings.ContainsAny(rest, `{}$\`)
	secret := []rune(hidden)
	var b strings.Builder
	b.WriteString(l[:begin])
	for i := range len(rest) {
		c := rest[i]
		at := strings.IndexByte("={}~", c)
		between := c == '=' && i > 0 && i+1 < len(rest) && (rest[i-1] == ' ') == (rest[i+1] == ' ')
		if at < 0 || !formula && !between {
			b.WriteByte(c)
			continue
		}
		b.WriteRune(secret[strings.IndexByte(signs, c)])
	}
	return b.String()
}
