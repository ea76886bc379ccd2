package typeset

import (
	"strings"

	"formwright/shared/page"
)

// LabelFormat is the format of the page model for one of ECMA-376-1, 17.18.59,
// whose names all readers count by.
func LabelFormat(format string) page.LabelFormat {
	switch format {
	case "decimal", "decimalZero":
		return page.Decimal
	case "lowerLetter":
		return page.LowerAlpha
	case "upperLetter":
		return page.UpperAlpha
	case "lowerRoman":
		return page.LowerRoman
	case "upperRoman":
		return page.UpperRoman
	case "bullet":
		return page.Bullet
	}
	return page.OtherLabel
}

// Numbered is the label of a list that counts.
func Numbered(list string, level int, format string, n int, prefix, suffix string) *page.Label {
	return &page.Label{Text: strings.TrimSpace(prefix + FormatNumber(format, n) + suffix),
		Format: LabelFormat(format), Number: n, List: list, Level: level}
}

// Bulleted is the label of a list with the same glyph throughout, which may draw
// a check box.
func Bulleted(list string, level int, font, glyph string) *page.Label {
	text := strings.TrimSpace(Visible(FromSymbols(font, strings.TrimSpace(glyph))))
	switch {
	case text == "":
		text = "•"
	case text == "o" && Monospaced(font):
		text = "◦" // Word's second-level bullet is a letter in a typewriter font
	}
	return &page.Label{Text: text, Format: page.Bullet, List: list, Level: level, Check: BoxState(text)}
}
