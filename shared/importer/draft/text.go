package draft

import (
	"strings"

	"formwright/shared/charset"
)

// Text is the text of a file with newlines alone between lines. What is no text
// comes as it is, with a sign for every byte that is none.
func Text(data []byte) string {
	text, err := charset.Decode(data)
	if err != nil {
		text = strings.ToValidUTF8(string(data), "\ufffd")
	}
	text = strings.TrimPrefix(text, "\ufeff")
	return strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)
}
