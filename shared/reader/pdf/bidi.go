package pdf

import (
	"regexp"
	"strings"
	"unicode"

	"formwright/shared/reader/layout"
)

// Text that runs to the left comes from PDFium in the order it is read, except
// for two things it takes from what is drawn: brackets, which a producer may
// have mirrored already, and the sign beside a number at the start of a line.

// numbered matches such a sign on the wrong side: ".1 ما" is "1. ما".
var numbered = regexp.MustCompile(`^([.)(\]\[:-])(\p{Nd}{1,3})(\s|\p{Arabic}|\p{Hebrew}|$)`)

// turnNumbers puts the sign of a number that stands alone behind it, ":2" is "2:", where
// most of the page runs to the left.
func turnNumbers(spans []layout.Span) {
	turned := 0
	for i := range spans {
		if strings.IndexFunc(spans[i].Text, isRightToLeft) >= 0 {
			turned++
		}
	}
	if turned*2 <= len(spans) {
		return
	}
	for i := range spans {
		if m := loneNumber.FindStringSubmatch(spans[i].Text); m != nil {
			spans[i].Text = m[2] + mirroredSign(m[1])
		}
	}
}

// loneNumber is such a number.
var loneNumber = regexp.MustCompile(`^([.)(\]\[:-])(\p{Nd}{1,3})$`)

// mirroredSign is the sign behind a number that looks like one in front of it.
func mirroredSign(s string) string {
	if s == "(" || s == "[" {
		return strings.Map(mirror, s)
	}
	return s
}

// labelled matches the label of a choice whose bracket looks the wrong way.
var labelled = regexp.MustCompile(`^([\p{L}\p{Nd}]{1,4}\s?)\(`)

// labelBehind matches a Latin choice whose label, at the right of it, PDFium puts
// behind it: "H2O )ב" is "ב) H2O".
var labelBehind = regexp.MustCompile(`^([^\p{Hebrew}\p{Arabic}]+?)\s*([).(])\s?([\p{Hebrew}\p{Arabic}]{1,3})$`)

// rightToLeft mends text of scripts that run to the left.
func rightToLeft(s string) string {
	if strings.IndexFunc(s, isRightToLeft) < 0 {
		return s
	}
	if m := labelBehind.FindStringSubmatch(s); m != nil && strings.IndexFunc(m[1], unicode.IsLetter) >= 0 {
		if m[2] == "." {
			return m[3] + ". " + m[1]
		}
		return m[3] + ") " + m[1]
	}
	if m := numbered.FindStringSubmatch(s); m != nil {
		s = m[2] + mirroredSign(m[1]) + s[len(m[1])+len(m[2]):]
	}
	if closes(s) {
		return s
	}
	if mirrored := strings.Map(mirror, s); closes(mirrored) {
		return mirrored
	}
	if strings.Count(s, "(") == 1 && !strings.Contains(s, ")") {
		return labelled.ReplaceAllString(s, "$1)")
	}
	return s
}

// leastRightToLeft is where the scripts begin that run to the left.
const leastRightToLeft = 0x590

func isRightToLeft(c rune) bool {
	return c >= leastRightToLeft && unicode.In(c, unicode.Arabic, unicode.Hebrew) && unicode.IsLetter(c)
}

// closes reports whether every bracket that is opened is closed, in that order.
func closes(s string) bool {
	depth := 0
	for _, c := range s {
		switch c {
		case '(', '[', '{', '«':
			depth++
		case ')', ']', '}', '»':
			if depth--; depth < 0 {
				return false
			}
		}
	}
	return depth == 0
}

func mirror(c rune) rune {
	const pairs = "()[]{}«»"
	all := []rune(pairs)
	for i, p := range all {
		if p == c {
			return all[i^1]
		}
	}
	return c
}
