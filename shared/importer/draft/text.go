package draft

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// Text is the text of a file with newlines alone between lines. Files that are
// not UTF-8 are UTF-16 when they say so, or else in the encoding of Windows.
func Text(data []byte) string {
	switch {
	case bytes.HasPrefix(data, []byte("\xff\xfe")), bytes.HasPrefix(data, []byte("\xfe\xff")):
		if out, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewDecoder().Bytes(data); err == nil {
			data = out
		}
	case !utf8.Valid(data):
		if out, err := charmap.Windows1252.NewDecoder().Bytes(data); err == nil {
			data = out
		}
	}
	text := strings.TrimPrefix(strings.ToValidUTF8(string(data), "\ufffd"), "\ufeff")
	return strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)
}
