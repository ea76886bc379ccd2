package cloze

import "strings"

const space = " \t\n"

// steady spells a block of HTML so that its white space stays. Moodle stores a
// file with embedded answers in its own text format, in which it takes out the
// space between two tags, or between a tag and a gap, and makes every newline,
// even one of code, a break (text_to_html in lib/weblib.php).
func steady(html string) string {
	var b strings.Builder
	for i := 0; i < len(html); {
		rest := strings.TrimLeft(html[i:], space)
		run := html[i : len(html)-len(rest)]
		if run == "" {
			b.WriteByte(html[i])
			i++
			continue
		}
		if i > 0 && edge(html[i-1]) && rest != "" && edge(rest[0]) && run[0] != '\n' {
			b.WriteString("&#32;")
			run, i = run[1:], i+1
		}
		b.WriteString(strings.ReplaceAll(run, "\n", "&#10;"))
		i += len(run)
	}
	return b.String()
}

// edge reports whether a tag or the place of a gap begins or ends here.
func edge(c byte) bool { return c == '<' || c == '>' || c == gapMark[0] }
