package text

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
)

var (
	linkHead  = regexp.MustCompile(`^(!?)\[([^\[\]]*)\]\(([^()\s]+)(?:\s+"[^"]*")?\)`)
	breakTag  = regexp.MustCompile(`^(?i)<br\s*/?>`)
	dollars   = regexp.MustCompile(`^\$([^$\s](?:[^$\n]*[^$\s])?)\$`)
	parens    = regexp.MustCompile(`^\\\((.+?)\\\)`)
	mathSigns = regexp.MustCompile(`[\\^_=+*/<>{}]`)
)

// spans are the signs that open and close marked text, longest first.
func spans() []struct {
	sign string
	set  func(*page.Marks)
} {
	return []struct {
		sign string
		set  func(*page.Marks)
	}{
		{"***", func(m *page.Marks) { m.Bold, m.Italic = true, true }},
		{"**", func(m *page.Marks) { m.Bold = true }},
		{"__", func(m *page.Marks) { m.Bold = true }},
		{"~~", func(m *page.Marks) { m.Strike = true }},
		{"==", func(m *page.Marks) { m.Highlight = "FFFF00" }},
		{"*", func(m *page.Marks) { m.Italic = true }},
		{"_", func(m *page.Marks) { m.Italic = true }},
	}
}

// inlineDepth bounds marks inside marks.
const inlineDepth = 6

// inline reads the marks inside a line.
func (m *markdown) inline(s string, l textLine) []page.Run {
	return m.marked(s, page.Marks{}, l, 0)
}

func (m *markdown) marked(s string, marks page.Marks, l textLine, depth int) []page.Run {
	var out []page.Run
	from := 0
	flush := func(to int) {
		if to > from {
			out = append(out, tabbed(s[from:to], marks)...)
		}
	}
	for i := 0; i < len(s); {
		if s[i] == '\\' && i+1 < len(s) && strings.IndexByte("\\`*_{}[]()#+-.!|~=<>", s[i+1]) >= 0 && !parens.MatchString(s[i:]) {
			flush(i)
			out = append(out, page.Run{Text: s[i+1 : i+2], Marks: marks})
			i += 2
			from = i
			continue
		}
		runs, n := m.special(s, i, marks, l, depth)
		if n == 0 {
			i++
			continue
		}
		flush(i)
		out = append(out, runs...)
		i += n
		from = i
	}
	flush(len(s))
	return out
}

// special reads what begins at s[i]: code, a link, a picture, a formula, a
// break or marked text. n is how much it takes, 0 for nothing special.
func (m *markdown) special(s string, i int, marks page.Marks, l textLine, depth int) (runs []page.Run, n int) {
	rest := s[i:]
	switch rest[0] {
	case '`':
		if end := strings.IndexByte(rest[1:], '`'); end > 0 {
			code := marks
			code.Code = true
			return tabbed(rest[1:end+1], code), end + 2
		}
	case '[', '!':
		if x := linkHead.FindStringSubmatch(rest); x != nil {
			if x[1] == "!" {
				return []page.Run{m.image(x[2], x[3], l)}, len(x[0])
			}
			linked := marks
			linked.Link = x[3]
			return tabbed(x[2], linked), len(x[0])
		}
	case '<':
		if x := breakTag.FindString(rest); x != "" {
			return []page.Run{{Kind: page.BreakRun}}, len(x)
		}
	case '$':
		if x := dollars.FindStringSubmatch(rest); x != nil && mathSigns.MatchString(x[1]) {
			return []page.Run{formula(x[1])}, len(x[0])
		}
	case '\\':
		if x := parens.FindStringSubmatch(rest); x != nil {
			return []page.Run{formula(x[1])}, len(x[0])
		}
	case '*', '_', '~', '=':
		return m.span(s, i, marks, l, depth)
	}
	return nil, 0
}

func formula(source string) page.Run {
	return page.Run{Kind: page.FormulaRun, Formula: &page.Formula{LaTeX: source, Text: source}}
}

// span reads marked text. Underscores inside words and rows of them are text:
// they are blanks to fill in.
func (m *markdown) span(s string, i int, marks page.Marks, l textLine, depth int) ([]page.Run, int) {
	if depth >= inlineDepth {
		return nil, 0
	}
	rest := s[i:]
	for _, x := range spans() {
		if !strings.HasPrefix(rest, x.sign) {
			continue
		}
		body := rest[len(x.sign):]
		end := strings.Index(body, x.sign)
		if end <= 0 || !flanked(body[:end]) || body[0] == x.sign[0] {
			continue
		}
		if x.sign[0] == '_' && (strings.Contains(body[:end], "__") || letterBefore(s, i) || letterAt(body, end+len(x.sign))) {
			continue
		}
		inner := marks
		x.set(&inner)
		return m.marked(body[:end], inner, l, depth+1), 2*len(x.sign) + end
	}
	n := len(rest) - len(strings.TrimLeft(rest, rest[:1]))
	return tabbed(rest[:n], marks), n
}

// flanked reports whether a body begins and ends with something to see.
func flanked(body string) bool {
	first, _ := utf8.DecodeRuneInString(body)
	last, _ := utf8.DecodeLastRuneInString(body)
	return !unicode.IsSpace(first) && !unicode.IsSpace(last) && last != '_'
}

func letterBefore(s string, i int) bool {
	r, _ := utf8.DecodeLastRuneInString(s[:i])
	return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_'
}

func letterAt(s string, i int) bool {
	r, _ := utf8.DecodeRuneInString(s[min(i, len(s)):])
	return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_'
}
