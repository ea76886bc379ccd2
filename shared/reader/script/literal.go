package script

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// field is one name of an object in a script with its value: a string, a number,
// a truth, a list of values, an object or nil.
type field struct {
	name  string
	value any
}

// object is the fields of an object in their order.
type object []field

// get is the value under a name, nil for none.
func (o object) get(name string) any {
	for _, f := range o {
		if f.name == name {
			return f.value
		}
	}
	return nil
}

// The bounds of what is read as data in a script.
const (
	literalDepth  = 8
	literalValues = 200_000
)

// literal reads data written in a script, as JSON or as programs write it: names
// without quotes, strings in quotes of any kind and joined by a plus, comments
// and a comma behind the last value. It runs nothing; what is no data ends it.
type literal struct {
	text   string
	at     int
	values int
	failed bool
}

// value reads the value that begins here.
func (l *literal) value(depth int) any {
	l.space()
	if l.values++; depth > literalDepth || l.values > literalValues || l.at >= len(l.text) {
		return l.fail()
	}
	switch c := l.text[l.at]; {
	case c == '[':
		return l.list(depth)
	case c == '{':
		return l.object(depth)
	case c == '"' || c == '\'' || c == '`':
		return l.joined()
	case c == '-' || '0' <= c && c <= '9':
		return l.number()
	}
	switch l.name() {
	case "true":
		return true
	case "false":
		return false
	case "null", "undefined":
		return nil
	}
	return l.fail()
}

func (l *literal) fail() any {
	l.failed = true
	return nil
}

// space passes over white space and comments.
func (l *literal) space() {
	for l.at < len(l.text) {
		rest := l.text[l.at:]
		switch {
		case strings.IndexByte(" \t\r\n\f\v", rest[0]) >= 0:
			l.at++
		case strings.HasPrefix(rest, "//"):
			l.at += length(rest, "\n")
		case strings.HasPrefix(rest, "/*"):
			l.at += length(rest, "*/")
		case strings.HasPrefix(rest, "\u00a0"), strings.HasPrefix(rest, "\ufeff"):
			_, size := utf8.DecodeRuneInString(rest)
			l.at += size
		default:
			return
		}
	}
}

// length is how much of a text there is up to the end of what closes it.
func length(s, end string) int {
	if i := strings.Index(s, end); i >= 0 {
		return i + len(end)
	}
	return len(s)
}

// next reports whether a sign comes next, and passes over it.
func (l *literal) next(sign byte) bool {
	l.space()
	if l.failed || l.at >= len(l.text) || l.text[l.at] != sign {
		return false
	}
	l.at++
	return true
}

func (l *literal) list(depth int) any {
	out := []any{}
	for l.at++; !l.next(']'); {
		out = append(out, l.value(depth+1))
		if l.failed || !l.next(',') && !l.ends(']') && !l.ends('{') { // a comma forgotten between two objects
			return l.fail()
		}
	}
	return out
}

// ends reports whether what closes a list or an object comes next.
func (l *literal) ends(sign byte) bool {
	l.space()
	return l.at < len(l.text) && l.text[l.at] == sign
}

func (l *literal) object(depth int) any {
	out := object{}
	for l.at++; !l.next('}'); {
		name := l.key()
		if name == "" || !l.next(':') {
			return l.fail()
		}
		out = append(out, field{name, l.value(depth + 1)})
		if l.failed || !l.next(',') && !l.ends('}') {
			return l.fail()
		}
	}
	return out
}

func (l *literal) key() string {
	l.space()
	if l.at < len(l.text) && strings.IndexByte("\"'`", l.text[l.at]) >= 0 {
		return l.quoted()
	}
	return l.name()
}

// name reads letters, digits and what else may stand in a name.
func (l *literal) name() string {
	from := l.at
	for l.at < len(l.text) {
		c := l.text[l.at]
		if c != '_' && c != '$' && c < 0x80 && !('0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z') {
			break
		}
		l.at++
	}
	return l.text[from:l.at]
}

func (l *literal) number() any {
	from := l.at
	for l.at < len(l.text) && strings.IndexByte("+-.0123456789eE", l.text[l.at]) >= 0 {
		l.at++
	}
	n, err := strconv.ParseFloat(l.text[from:l.at], 64)
	if err != nil {
		return l.fail()
	}
	return n
}

// joined reads a string, with those that a plus joins to it.
func (l *literal) joined() any {
	var b strings.Builder
	b.WriteString(l.quoted())
	for !l.failed && l.next('+') {
		l.space()
		if l.at >= len(l.text) || strings.IndexByte("\"'`", l.text[l.at]) < 0 {
			return l.fail()
		}
		b.WriteString(l.quoted())
	}
	return b.String()
}

// quoted reads one string. One that a program fills in is no data.
func (l *literal) quoted() string {
	quote := l.text[l.at]
	var b strings.Builder
	for l.at++; l.at < len(l.text); l.at++ {
		switch c := l.text[l.at]; {
		case c == quote:
			l.at++
			return b.String()
		case c == '\\':
			l.escape(&b)
		case c == '\n' && quote != '`', c == '$' && quote == '`' && strings.HasPrefix(l.text[l.at:], "${"):
			l.fail()
			return ""
		default:
			b.WriteByte(c)
		}
	}
	l.fail()
	return ""
}

// escape reads what stands behind a backslash, and stays on its last byte.
func (l *literal) escape(b *strings.Builder) {
	if l.at++; l.at >= len(l.text) {
		l.failed = true
		return
	}
	switch c := l.text[l.at]; c {
	case 'n':
		b.WriteByte('\n')
	case 't':
		b.WriteByte('\t')
	case 'r', 'b', 'f', 'v', '0', '\n':
	case 'u', 'x':
		digits := 2
		if c == 'u' {
			digits = 4
		}
		if l.at+digits >= len(l.text) {
			l.failed = true
			return
		}
		n, err := strconv.ParseUint(l.text[l.at+1:l.at+1+digits], 16, 32)
		if err != nil {
			l.failed = true
			return
		}
		b.WriteRune(rune(n))
		l.at += digits
	default:
		b.WriteByte(c)
	}
}
