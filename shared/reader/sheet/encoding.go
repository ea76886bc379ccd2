package sheet

import (
	"strings"

	"golang.org/x/text/unicode/norm"

	"formwright/shared/charset"
)

// rowBreaks end the rows of a text; the other line breaks stand inside cells.
var rowBreaks = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\v", "\u2028", "\u00a0", " ")

// decode gives the text in UTF-8, NFC, with rows that end in \n and without
// characters that show nothing.
func decode(data []byte) (string, error) {
	s, err := charset.Decode(data)
	if err != nil {
		return "", err
	}
	return norm.NFC.String(strings.Map(visible, rowBreaks.Replace(s))), nil
}
