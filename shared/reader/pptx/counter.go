package pptx

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// counters is where the automatic numbers of a text body stand, by level.
type counters [levels]counter

type counter struct {
	bullet bullet // that is being counted
	value  int
	list   int // how many lists the level has begun
}

// label counts one paragraph and gives what stands before it. A number goes on
// while paragraphs of its level are numbered alike; deeper ones do not end it.
func (c *counters) label(b bullet, level int, list string) *page.Label {
	for deeper := level + 1; deeper < levels; deeper++ {
		c[deeper].bullet = bullet{}
	}
	at := &c[level]
	switch b.kind {
	case "char":
		at.bullet = bullet{}
		return typeset.Bulleted(list, level, b.font, b.sign)
	case "picture":
		at.bullet = bullet{}
		return typeset.Bulleted(list, level, "", "•")
	case "auto":
		b.font = ""
		if at.bullet == b {
			at.value++
		} else {
			at.bullet, at.value = b, b.start
			at.list++
		}
		format, prefix, suffix := scheme(b.sign)
		return typeset.Numbered(list+strings.Repeat("'", min(at.list-1, 100)), level, format, at.value, prefix, suffix)
	}
	at.bullet = bullet{}
	return nil
}

// scheme takes a type of numbering apart (ECMA-376-1, 20.1.10.61).
func scheme(kind string) (format, prefix, suffix string) {
	name := kind
	for _, s := range []struct{ end, prefix, suffix string }{
		{"ParenBoth", "(", ")"}, {"ParenR", "", ")"}, {"Period", "", "."}, {"Minus", "", "-"}, {"Plain", "", ""}} {
		if cut, ok := strings.CutSuffix(kind, s.end); ok {
			name, prefix, suffix = cut, s.prefix, s.suffix
			break
		}
	}
	switch name {
	case "alphaLc":
		format = "lowerLetter"
	case "alphaUc":
		format = "upperLetter"
	case "romanLc":
		format = "lowerRoman"
	case "romanUc":
		format = "upperRoman"
	case "circleNumDb", "circleNumWdBlack", "circleNumWdWhite":
		format = "decimalEnclosedCircle"
	case "arabicDb", "ea1JpnChsDb":
		format = "decimalFullWidth"
	case "ea1Chs", "ea1Cht":
		format = "chineseCounting"
	case "arabic1", "arabic2":
		format = "arabicAlpha"
	case "hebrew2":
		format = "hebrew2"
	case "thaiAlpha":
		format = "thaiLetters"
	case "hindiNum":
		format = "hindiNumbers"
	default:
		format = "decimal"
	}
	return format, prefix, suffix
}
