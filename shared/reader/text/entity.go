package text

import (
	"html"
	"regexp"
	"strings"
)

// entityRE is a sign written by its name or number, "&lt;", "&#8594;".
var entityRE = regexp.MustCompile(`^&(?:[A-Za-z][A-Za-z0-9]{1,9}|#\d{1,6}|#[xX][0-9A-Fa-f]{1,5});`)

// spaces are the names of room of several widths.
var spaces = strings.NewReplacer("\u00a0", " ", "\u2002", "  ", "\u2003", "   ", "\u2009", " ")

// longestLabel is how many bytes a letter or number of a choice has at most.
const longestLabel = 4

// entity reads a sign written by its name. Alone behind a letter it is what is asked
// about: "a) &nbsp;".
func (in *inliner) entity(s string) int {
	name := entityRE.FindString(s)
	sign := html.UnescapeString(name)
	if name == "" || sign == name {
		return 0
	}
	before := strings.TrimSpace(string(in.text))
	if strings.TrimSpace(s[len(name):]) == "" && len(in.out) == 0 && before != "" && len(before) <= longestLabel && !strings.Contains(before, "&") {
		return 0
	}
	in.text = append(in.text, spaces.Replace(sign)...)
	return len(name)
}
