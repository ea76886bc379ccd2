package text

import (
	"regexp"
	"strings"
)

var (
	// admonitionRE opens a note whose lines stand indented below it, folded away or
	// not: `??? tip "Hint"`, `!!! note`.
	admonitionRE = regexp.MustCompile(`^([ \t]*)(?:!!!|\?\?\?\+?)[ \t]+([A-Za-z]+)(?:[ \t]+[a-z-]+){0,3}(?:[ \t]+"([^"]*)")?[ \t\r]*$`)
	// containerRE opens one that a line of colons closes: `:::tip Hint`.
	containerRE = regexp.MustCompile(`^[ \t]*:{3,}[ \t]*\{?\.?([A-Za-z]+)\}?(?:[ \t]+(.*?))?[ \t\r]*$`)
	closedRE    = regexp.MustCompile(`^[ \t]*:{3,}[ \t\r]*$`)
)

// admonished takes the frames of notes off, as books and sites write them in Markdown,
// and the indent of their lines. A title that says no more than a hint comes is no text.
func admonished(lines []string) []string {
	var out []string // nil until one is found
	within, open := "", false
	for i, line := range lines {
		title, indent, opens := noteTitle(line)
		if out == nil && opens {
			out = append(make([]string, 0, len(lines)), lines[:i]...)
		}
		switch {
		case out == nil:
			continue
		case opens:
			out = append(out, title)
			within, open = indent, true
		case closedRE.MatchString(line):
			out = append(out, "")
		case open && strings.TrimSpace(line) == "":
			out = append(out, line)
		case open:
			inner, ok := unindented(line, within)
			out, open = append(out, inner), ok
		default:
			out = append(out, line)
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// noteTitle is what stands over a note that a line opens, and the indent of that line.
func noteTitle(line string) (title, indent string, opens bool) {
	m := admonitionRE.FindStringSubmatch(line)
	if m == nil {
		if c := containerRE.FindStringSubmatch(line); c != nil {
			m = []string{"", "", c[1], c[2]}
		}
	}
	if m == nil {
		return "", "", false
	}
	title = calloutTitle(strings.ToLower(m[2]), m[3])
	if onlyHints(title) {
		title = ""
	}
	if title != "" {
		title = m[1] + title
	}
	return title, m[1], true
}

// onlyHints reports whether the title of a note says no more than that one may look.
func onlyHints(title string) bool {
	switch strings.ToLower(strings.Trim(title, " :")) {
	case "hint", "hints", "tip", "click to see", "show", "details", "note",
		"hinweis", "tipp", "astuce", "indice", "pista", "dica", "suggerimento",
		"подсказка", "підказка", "wskazówka", "podpowiedź", "gợi ý", "petunjuk", "ipucu", "提示", "ヒント", "힌트":
		return true
	}
	return false
}

// unindented takes the indent of a note off a line of it; not ok for a line that stands
// further left and so ends it.
func unindented(line, within string) (string, bool) {
	rest, ok := strings.CutPrefix(line, within)
	if !ok {
		return line, false
	}
	for _, step := range []string{"    ", "\t"} {
		if inner, ok := strings.CutPrefix(rest, step); ok {
			return within + inner, true
		}
	}
	return line, false
}
