package htmltext

import (
	"regexp"
	"strings"

	"golang.org/x/net/html/atom"
)

var tagStart = regexp.MustCompile(`^/?[a-zA-Z][a-zA-Z0-9]*`)

// Known writes every < that begins no element of HTML as text, for texts whose
// writers did not think of HTML: "List<T>", "a<b".
func Known(s string) string {
	if !strings.Contains(s, "<") {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '<' && !begins(s[i+1:]) {
			b.WriteString("&lt;")
			continue
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

func begins(rest string) bool {
	if strings.HasPrefix(strings.TrimPrefix(rest, "/"), mark) {
		return true
	}
	name := tagStart.FindString(rest)
	if name == "" || len(rest) == len(name) || !strings.ContainsRune(" \t\n/>", rune(rest[len(name)])) || !closed(rest) {
		return strings.HasPrefix(rest, "!--")
	}
	name = strings.ToLower(strings.TrimPrefix(name, "/"))
	return atom.Lookup([]byte(name)) != 0 || mathName(name)
}

// closed reports whether a tag ends before another one begins.
func closed(rest string) bool {
	end := strings.IndexByte(rest, '>')
	next := strings.IndexByte(rest, '<')
	return end >= 0 && (next < 0 || end < next)
}

// mathName knows the elements of MathML that atom does not.
func mathName(name string) bool {
	switch name {
	case "mrow", "mfrac", "msqrt", "mroot", "msub", "msup", "msubsup", "mtable", "mtr", "mtd", "mover", "munder", "munderover", "mfenced", "mspace", "mstyle", "semantics":
		return true
	}
	return false
}
