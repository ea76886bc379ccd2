package text

import (
	"bytes"
	"encoding/base64"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// inline reads the marks inside one line of Markdown.
func (r *reader) inline(s string, pos finding.Position) []page.Run {
	in := &inliner{reader: r, pos: pos}
	in.read(s, page.Marks{})
	return tidy(in.out)
}

type inliner struct {
	reader *reader
	pos    finding.Position
	out    []page.Run
	text   []byte // plain text not yet written

	unclosed map[string]bool // tags without an end on the line
}

func (in *inliner) flush(m page.Marks) {
	in.out = tabRuns(in.out, string(in.text), m)
	in.text = in.text[:0]
}

// mark is a pair of signs that set what stands between them.
type mark struct {
	open, close string
	set         func(*page.Marks)
	tight       bool // what it sets holds no space
	spent       bool // no closing sign is left on the line
}

func inlineMarks() []mark {
	return []mark{
		{open: "***", close: "***", set: func(m *page.Marks) { m.Bold, m.Italic = true, true }},
		{open: "**", close: "**", set: func(m *page.Marks) { m.Bold = true }},
		{open: "__", close: "__", set: func(m *page.Marks) { m.Bold = true }},
		{open: "~~", close: "~~", set: func(m *page.Marks) { m.Strike = true }},
		{open: "==", close: "==", set: func(m *page.Marks) { m.Highlight = "FFFF00" }},
		{open: "*", close: "*", set: func(m *page.Marks) { m.Italic = true }},
		{open: "_", close: "_", set: func(m *page.Marks) { m.Italic = true }},
		{open: "~", close: "~", set: func(m *page.Marks) { m.Sub = true }, tight: true},
		{open: "^", close: "^", set: func(m *page.Marks) { m.Super = true }, tight: true},
		{open: "<u>", close: "</u>", set: func(m *page.Marks) { m.Underline = true }},
		{open: "<sub>", close: "</sub>", set: func(m *page.Marks) { m.Sub = true }},
		{open: "<sup>", close: "</sup>", set: func(m *page.Marks) { m.Super = true }},
		{open: "<mark>", close: "</mark>", set: func(m *page.Marks) { m.Highlight = "FFFF00" }},
		{open: "<b>", close: "</b>", set: func(m *page.Marks) { m.Bold = true }},
		{open: "<i>", close: "</i>", set: func(m *page.Marks) { m.Italic = true }},
	}
}

var brRE = regexp.MustCompile(`^<br\s*/?>`)

func (in *inliner) read(s string, m page.Marks) {
	marks := inlineMarks()
	for i := 0; i < len(s); {
		n := in.special(s[i:], m)
		if n == 0 {
			n = in.marked(s, i, m, marks)
		}
		if n == 0 {
			_, n = utf8.DecodeRuneInString(s[i:])
			in.text = append(in.text, s[i:i+n]...)
		}
		i += n
	}
	in.flush(m)
}

// special reads escapes, code, breaks, formulas, blanks, links and pictures.
func (in *inliner) special(s string, m page.Marks) int {
	switch s[0] {
	case '\\':
		if len(s) > 1 && strings.IndexByte("\\`*_{}[]<>#+-.!|~$'\"@", s[1]) >= 0 {
			in.text = append(in.text, s[1])
			return 2
		}
		if len(s) > 1 && s[1] == ')' && in.labelsLine() {
			in.text = append(in.text, ')')
			return 2
		}
	case '`':
		if code, n := codeSpan(s); n > 0 {
			in.flush(m)
			m.Code = true
			in.out = append(in.out, page.Run{Text: code, Marks: m})
			return n
		}
	case '<':
		if br := brRE.FindString(s); br != "" {
			in.flush(m)
			in.out = append(in.out, page.Run{Kind: page.BreakRun, Marks: m})
			return len(br)
		}
		return in.tagged(s, m)
	case '$', '_':
		n := max(typeset.FormulaAt(s), typeset.BlankAt(s)) // not to be taken for marks
		in.text = append(in.text, s[:n]...)
		return n
	case '&':
		return in.entity(s)
	case '!', '[':
		return in.link(s, m)
	}
	return 0
}

// labelsLine reports whether all that stands on the line so far may be its letter
// or number: the bracket behind it closes no formula.
func (in *inliner) labelsLine() bool {
	const longest = 3
	return len(in.out) == 0 && len(in.text) > 0 && utf8.RuneCount(in.text) <= longest && !bytes.ContainsAny(in.text, " (\\")
}

// codeSpan is the code that a text begins with, between one, two or three
// backticks, and the length of all.
func codeSpan(s string) (code string, n int) {
	for _, mark := range []string{"```", "``", "`"} {
		if inner, ok := strings.CutPrefix(s, mark); ok {
			if end := strings.Index(inner, mark); end > 0 && strings.TrimSpace(inner[:end]) != "" {
				return strings.TrimSpace(inner[:end]), end + 2*len(mark)
			}
		}
	}
	return "", 0
}

// marked reads a marked stretch that begins at s[i].
func (in *inliner) marked(s string, i int, m page.Marks, marks []mark) int {
	for n, k := range marks {
		if k.spent || !strings.HasPrefix(s[i:], k.open) {
			continue
		}
		rest := s[i+len(k.open):]
		if first, _ := utf8.DecodeRuneInString(rest); rest == "" || unicode.IsSpace(first) {
			continue // text stands close to both signs
		}
		end := closing(rest, k)
		marks[n].spent = end < 0 // a hostile line must not be searched again and again
		if end < 0 || k.open == "_" && inWord(s, i, i+len(k.open)+end) || k.tight && strings.ContainsAny(rest[:end], " \t~^") {
			continue
		}
		in.flush(m)
		inner := m
		k.set(&inner)
		in.read(rest[:end], inner)
		return len(k.open) + end + len(k.close)
	}
	return 0
}

// closing finds where a mark ends, -1 when it does not.
func closing(rest string, k mark) int {
	for from := 0; ; {
		end := strings.Index(rest[from:], k.close)
		if end < 0 {
			return -1
		}
		end += from
		last, _ := utf8.DecodeLastRuneInString(rest[:end])
		doubled := len(k.close) == 1 && strings.HasPrefix(rest[end+1:], k.close)
		if end > 0 && !unicode.IsSpace(last) && !doubled {
			return end
		}
		from = end + len(k.close)
		if doubled {
			from++
		}
	}
}

// inWord reports whether an underscore stands inside a word, as in snake_case.
func inWord(s string, open, end int) bool {
	before, _ := utf8.DecodeLastRuneInString(s[:open])
	after, _ := utf8.DecodeRuneInString(s[min(end+1, len(s)):])
	return unicode.IsLetter(before) || unicode.IsDigit(before) || unicode.IsLetter(after) || unicode.IsDigit(after)
}

// linkStart takes the attributes behind a link or picture with it: {width=50%}.
// The address of a picture may have spaces, as people write it and pages show it.
var linkStart = regexp.MustCompile(`^(!?)\[([^\]]*)\]\(((?:[^)\s]| +[^)\s"]+\.(?:jpe?g|png|gif|webp|svg)\b)*)(?:\s+"[^"]*")?\)(?:\{:?(?:\s*(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|[\w%.-]+)))+\s*\})?`)

// link reads [text](address) and ![alt](address).
func (in *inliner) link(s string, m page.Marks) int {
	g := linkStart.FindStringSubmatch(s)
	if g == nil {
		return in.attributed(s, m)
	}
	in.flush(m)
	switch {
	case g[1] == "!":
		in.out = append(in.out, page.Run{Kind: page.ImageRun, Image: in.picture(g[2], g[3])})
	default:
		if link := typeset.Address(g[3]); link != "" {
			m.Link = link
		}
		in.read(g[2], m)
	}
	return len(g[0])
}

// attributes stand behind text in brackets, as pandoc writes the direction, the
// language or the look of a stretch: [text]{.underline}.
var attributes = regexp.MustCompile(`^\{((?:\s*(?:[.#][\w-]+|[\w-]+="[^"]*"))+)\s*\}`)

// addressRE is where text in brackets leads to that has brackets in it itself.
var addressRE = regexp.MustCompile(`^\(((?:https?:|mailto:)[^)\s]*)\)`)

// attributed reads [text]{attributes}, also as the text of a link. Of the attributes those are kept that
// show how the text is set apart.
func (in *inliner) attributed(s string, m page.Marks) int {
	end := closingBracket(s)
	if end < 0 {
		return 0
	}
	if to := addressRE.FindStringSubmatch(s[end+1:]); to != nil {
		in.flush(m)
		if link := typeset.Address(to[1]); link != "" {
			m.Link = link
		}
		in.read(s[1:end], m)
		return end + 1 + len(to[0])
	}
	g := attributes.FindStringSubmatch(s[end+1:])
	if g == nil {
		return 0
	}
	in.flush(m)
	for _, name := range strings.Fields(g[1]) {
		switch name {
		case ".underline", ".ul":
			m.Underline = true
		case ".mark":
			m.Highlight = "FFFF00"
		}
	}
	in.read(s[1:end], m)
	return end + 1 + len(g[0])
}

// closingBracket is where the bracket ends that a text begins with, -1 when it
// does not. Only so much is looked at, as a hostile line may open many.
func closingBracket(s string) int {
	const longest = 4000
	depth := 0
	for i := 0; i < min(len(s), longest); i++ {
		switch s[i] {
		case '\\':
			i++
		case '[':
			depth++
		case ']':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// picture takes a picture out of a data URI. Pictures elsewhere are not fetched.
func (in *inliner) picture(alt, address string) *page.Image {
	img := &page.Image{Alt: typeset.AltText(alt)}
	_, data, ok := strings.Cut(address, ";base64,")
	raw, err := base64.StdEncoding.DecodeString(data)
	if !strings.HasPrefix(address, "data:image/") || !ok || err != nil {
		in.unreadable("The picture is not part of the document and was left out.")
		return img
	}
	p := in.reader.pictures.Bytes(alt, raw)
	if p.Problem != "" {
		in.unreadable(p.Problem)
		return img
	}
	img.Hash, img.Width, img.Height = p.Hash, p.Width, p.Height
	return img
}

func (in *inliner) unreadable(message string) {
	in.reader.findings = append(in.reader.findings, finding.Finding{
		Code: finding.ImageUnreadable, Severity: finding.Warning, Position: in.pos, Message: message})
}

// tabRuns adds text all set alike, cut at its tabs.
func tabRuns(out []page.Run, s string, m page.Marks) []page.Run {
	for i, piece := range strings.Split(s, "\t") {
		if i > 0 {
			out = append(out, page.Run{Kind: page.TabRun, Marks: m})
		}
		if piece != "" {
			out = append(out, page.Run{Text: piece, Marks: m})
		}
	}
	return out
}

// tidy tells formulas and blanks from text. Formulas go first: an underscore in
// one is no blank.
func tidy(runs []page.Run) []page.Run { return typeset.Tidy(typeset.Formulas(runs)) }
