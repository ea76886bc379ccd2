package sheet

import (
	"strings"

	"golang.org/x/text/unicode/norm"

	"formwright/shared/charset"
)

// decode gives the text in UTF-8, NFC, with lines that end in \n and without
// characters that show nothing.
func decode(data []byte) (string, error) {
	s, err := charset.Decode(data)
	if err != nil {
		return "", err
	}
	return norm.NFC.String(strings.Map(visible, lineBreaks.Replace(s))), nil
}
