package coded

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// signCode writes "?question", "+right", "=wrong" (or "-wrong"); the sign of the
// stem may be any, or none.
type signCode struct {
	right rune
	wrong string
	// glued is whether nothing stands between sign and text: with spaces stars and
	// dashes are bullets, and a dash that only a number follows makes it negative.
	glued bool
}

// signCodes lists the pairs of signs in use.
func signCodes() []coding {
	return []coding{signCode{right: '+', wrong: "="}, signCode{right: '+', wrong: "-–—", glued: true}, signCode{right: '+', wrong: "-–—"},
		signCode{right: '*', wrong: "-–—", glued: true}, signCode{right: '=', wrong: "~", glued: true}, signCode{right: '#', wrong: "*", glued: true}, signCode{right: '+', wrong: "*", glued: true}}
}

// opensWithSign reports whether a line begins with no letter or digit of ASCII.
func opensWithSign(l line.Line) bool {
	return l.Text != "" && !lexicon.IsASCIILetter(l.Text[0]) && !lexicon.IsDigit(l.Text[0])
}

func (c signCode) read(l line.Line) (part, int) {
	text := l.Text
	if !opensWithSign(l) {
		return plainPart, 0
	}
	r, size := utf8.DecodeRuneInString(text)
	rest := strings.TrimLeft(text[size:], " \t")
	if rest == "" && len(l.Runs) < 2 || r == '-' && !c.glued && size < len(text) && unicode.IsDigit(rune(text[size])) {
		return plainPart, 0
	}
	if strings.HasPrefix(rest, ":") {
		return plainPart, 0 // "+: the right answer" explains the signs
	}
	if m := c.weighed(text); m != nil {
		if strings.HasPrefix(m[1], "-") || strings.Trim(m[1], "0.,") == "" {
			return wrongPart, len(m[0])
		}
		return rightPart, len(m[0])
	}
	if bare, ok := c.behindWrong(r, rest); ok {
		return rightPart, len(text) - len(bare)
	}
	n := len(text) - len(rest)
	apart := c.glued && n > size || rest != "" && rest[0] == '[' || strings.HasPrefix(rest, string(r))
	switch {
	case r == c.right && !flatten.IsRule(text) && (!apart || !c.glued) && (r != '*' || !strings.HasSuffix(rest, "*")):
		return rightPart, n
	case strings.ContainsRune(c.wrong, r) && !apart && !strings.HasPrefix(rest, ">"):
		return wrongPart, n
	case strings.ContainsRune("?*#№@", r) && r != c.right:
		return stemPart, len(text) - len(strings.TrimLeft(text, "?*#№@ \t"))
	}
	return plainPart, 0
}

// weight is what a choice counts of its question behind the sign of the wrong ones, in the
// code of a learning platform: "~%50%", "~%-33.33333%".
var weight = pattern.Guarded(pattern.OpensWith("~"), `^~\s*%(-?\d{1,3}(?:[.,]\d+)?)%\s*`)

// weighed is the weight of a choice with its sign, and the number; nil for none.
func (c signCode) weighed(text string) []string {
	if c.wrong != "~" {
		return nil
	}
	return weight.FindStringSubmatch(text)
}

// colonName is the name of a question in that code, and what the question says behind it.
var colonName = pattern.Guarded(pattern.OpensWith(":"), `^::\s*(.*?)\s*(?:::\s*(?:\[\w+\]\s*)?(.*))?$`)

// withoutColons takes the colons off the names of questions in that code; the name asks
// where nothing stands behind it.
func withoutColons(lines []line.Line) []line.Line {
	return rewrite.Rewritten(lines, func(l line.Line) (line.Line, bool) {
		m := colonName.FindStringSubmatchIndex(l.Text)
		switch {
		case l.Kind != line.TextLine || m == nil:
			return l, false
		case m[4] >= 0 && m[4] < m[5]:
			return l.Cut(m[4], m[5]), true
		case m[2] < m[3]:
			return l.Cut(m[2], m[3]), true
		}
		return l, false
	})
}

// behindWrong is what stands behind both signs where every choice begins with the one
// of the wrong, "-*right" among "-wrong".
func (c signCode) behindWrong(r rune, rest string) (string, bool) {
	if !c.glued || !strings.ContainsRune(c.wrong, r) {
		return "", false
	}
	bare, ok := strings.CutPrefix(rest, string(c.right))
	return bare, ok && bare != "" && bare[0] != ' ' && !strings.HasPrefix(bare, string(c.right)) && !strings.HasSuffix(bare, string(c.right))
}

// fits reports whether nearly all questions have both signs.
func (c signCode) fits(groups []group) bool {
	both := 0
	for _, g := range groups {
		if g.right > 0 && g.wrong > 0 {
			both++
		}
	}
	return both*5 >= len(groups)*4
}

// gluedSign is the sign of a choice within a line, behind a space and right before its
// text: formulas have spaces at both sides, or none.
var gluedSign = pattern.Guarded(pattern.Holds("=+"), `\s([=+])[^\s=+]`)

// gluedSigns puts choices that run on in the line of the one before, "=Elbe =Rhine", into
// lines of their own, where the question has as many then as most have, and had fewer;
// false where there are none.
func (c signCode) gluedSigns(lines []line.Line, groups []group) ([]line.Line, bool) {
	usual := usualChoices(groups)
	if c.wrong != "=" || usual < 3 {
		return nil, false
	}
	var out []line.Line
	done := 0
	for _, g := range groups {
		if len(g.choices) >= usual {
			continue
		}
		n := len(g.choices)
		for _, i := range g.choices {
			n += len(gluedSign.FindAllStringIndex(lines[i].Text, -1))
		}
		if n != usual {
			continue
		}
		for _, i := range g.choices {
			out, done = append(out, lines[done:i]...), i+1
			from := 0
			for _, m := range gluedSign.FindAllStringSubmatchIndex(lines[i].Text, -1) {
				out, from = append(out, lines[i].Cut(from, m[0])), m[2]
			}
			out = append(out, lines[i].From(from))
		}
	}
	if out == nil {
		return nil, false
	}
	return append(out, lines[done:]...), true
}
