package moodle

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// Name is the name of a question in the bank: its printed label and the line that
// asks. That is the last paragraph with a question mark or a blank, since a
// passage may stand before it, or else the first one with text. A question
// without any has its id for a name.
func Name(item quiz.Item) string {
	line := item.Stem.Line()
	for _, b := range slices.Backward(item.Stem) {
		p, ok := b.(richtext.Paragraph)
		if !ok {
			continue
		}
		text := richtext.Content{p}.Line()
		if strings.ContainsAny(text, "?？؟") || strings.Contains(text, richtext.BlankText) {
			line = text
			break
		}
		if text != "" {
			line = text
		}
	}
	name := strings.TrimSpace(strings.TrimSpace(item.Label) + " " + line)
	if name == "" {
		name = item.ID
	}
	name, _ = label(name)
	return name
}

// Wildcards spells an accepted answer so that its asterisks stand for
// themselves; Moodle takes a bare one for any text.
func Wildcards(answer string) string { return strings.ReplaceAll(answer, "*", `\*`) }

// Harmless reports whether plain text means the same when it is read as HTML:
// nothing in it looks like a tag or a character reference. PHP's strip_tags, which
// Moodle uses on menus, takes any < for one that no space follows.
func Harmless(s string) bool {
	for i, r := range s {
		rest := s[i+1:]
		switch {
		case r == '<' && (rest == "" || strings.TrimLeft(rest[:1], " \t\n") != ""):
			return false
		case r == '&' && rest != "" && (rest[0] == '#' || isLetter(rest[0])):
			return false
		}
	}
	return true
}

func isLetter(b byte) bool { return 'a' <= b|0x20 && b|0x20 <= 'z' }

// HTML is how all of Moodle's HTML is written: formulas as LaTeX for its MathJax
// filter.
func HTML(image func(richtext.Image) string, blank func(string) string) richtext.HTMLOptions {
	return richtext.HTMLOptions{Image: image, Math: richtext.MathAsLaTeX, Blank: blank}
}
