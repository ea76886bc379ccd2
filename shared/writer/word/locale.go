package word

import (
	"strings"
	"unicode"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// locale is what a document's language decides.
type locale struct {
	tag                  string // BCP 47; empty when unknown
	base                 string // its language alone; zh-hant for Chinese in traditional characters
	rtl                  bool
	eastAsia, complexTag string // the languages of those scripts
	eastFont             string
	upright              bool // its script has no italics
	letter               bool // US Letter instead of A4
}

func localeOf(q quiz.Quiz) locale {
	l := locale{tag: tag(q.Language), eastAsia: "zh-CN", complexTag: "ar-SA", eastFont: "Microsoft YaHei"}
	base, rest, _ := strings.Cut(strings.ToLower(l.tag), "-")
	l.base = base
	switch base {
	case "ar", "fa", "he", "ur", "ps", "yi", "ug", "sd", "dv", "ckb":
		l.rtl, l.complexTag = true, l.tag
	case "th", "hi", "bn", "ta", "te", "km", "lo", "my", "ne", "mr":
		l.complexTag = l.tag
	case "ja":
		l.eastAsia, l.eastFont = l.tag, "Yu Gothic"
	case "ko":
		l.eastAsia, l.eastFont = l.tag, "Malgun Gothic"
	case "zh":
		l.eastAsia = l.tag
		if strings.Contains(rest, "tw") || strings.Contains(rest, "hk") || strings.Contains(rest, "hant") {
			l.base, l.eastFont = "zh-hant", "Microsoft JhengHei"
		}
	case "":
		l.rtl = richtext.Plain(q.Title).RightToLeft()
	}
	l.letter = lettersize(rest)
	l.upright = l.complexTag == l.tag && l.tag != "" || l.eastAsia == l.tag
	return l
}

// lettersize reports whether a region prints on US Letter.
func lettersize(region string) bool {
	switch region {
	case "us", "ca", "mx", "ph", "cl", "co", "cr", "gt", "ni", "pa", "pr", "sv", "ve", "do":
		return true
	}
	return false
}

// tag is the language when it is no more than letters, digits and hyphens.
func tag(language string) string {
	if len(language) > 35 || strings.ContainsFunc(language, func(r rune) bool {
		return r != '-' && !(r >= '0' && r <= '9') && !(r|0x20 >= 'a' && r|0x20 <= 'z')
	}) {
		return ""
	}
	return language
}

// direction sets whether what follows runs from right to left: as its first
// strong letter does. In a document from right to left one letter of such a
// script is enough, and text without letters follows the document.
func (d *document) direction(c richtext.Content) {
	d.rtl = c.RightToLeft()
	if d.locale.rtl && !d.rtl {
		line := c.Line()
		d.rtl = strings.ContainsFunc(line, rightToLeft) || !strings.ContainsFunc(line, unicode.IsLetter)
	}
}
