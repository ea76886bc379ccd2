package sheet

import (
	"regexp"
	"strings"
)

const (
	leastSingle = 3    // lines with values in single quotes
	maxSingle   = 4000 // bytes of such a value
)

// betweenSingle is what stands between two values in single quotes.
var betweenSingle = regexp.MustCompile(`[^\\]' *([,;|\t]) *'`)

// withDoubleQuotes writes values in single quotes, 'Which gas, needed by plants, ...',
// in double ones, where nearly every line of a text has two of them side by side.
func withDoubleQuotes(text string) string {
	if !strings.Contains(text, `'`) {
		return text
	}
	lines, single := 0, map[byte]int{}
	for l := range strings.SplitSeq(text, "\n") {
		if strings.TrimSpace(l) == "" {
			continue
		}
		lines++
		if m := betweenSingle.FindStringSubmatch(l); m != nil {
			single[m[1][0]]++
		}
	}
	for i := range len(separators) {
		if sep := separators[i]; single[sep] >= leastSingle && single[sep]*4 >= lines*3 {
			return requoted(text, sep)
		}
	}
	return text
}

// requoted gives a text whose values in single quotes stand in double ones.
func requoted(text string, sep byte) string {
	var out strings.Builder
	for text != "" {
		open := len(text) - len(strings.TrimLeft(text, " "))
		if value, end := singleQuoted(text[open:], sep); end > 0 {
			out.WriteString(`"` + strings.ReplaceAll(value, `"`, `""`) + `"`)
			text = text[open+end:]
		}
		end := strings.IndexAny(text, string(sep)+"\n") + 1
		if end == 0 {
			end = len(text)
		}
		out.WriteString(text[:end])
		text = text[end:]
	}
	return out.String()
}

// singleQuoted reads the value in single quotes that a text begins with, and where
// it ends; 0 for none. Only a quote at the end of the field closes it.
func singleQuoted(s string, sep byte) (value string, end int) {
	if s == "" || s[0] != '\'' {
		return "", 0
	}
	for i := 1; i < min(len(s), maxSingle); i++ {
		switch {
		case s[i] == '\\':
			i++
		case s[i] != '\'':
		case i+1 < len(s) && s[i+1] == '\'':
			i++
		default:
			if after := strings.TrimLeft(s[i+1:min(len(s), i+8)], " \r"); after == "" || after[0] == sep || after[0] == '\n' {
				return plainQuotes.Replace(s[1:i]), i + 1
			}
		}
	}
	return "", 0
}

// plainQuotes undoes how a quote within such a value is written.
var plainQuotes = strings.NewReplacer(`''`, `'`, `\'`, `'`)
