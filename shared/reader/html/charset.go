package html

import (
	"bytes"
	"unicode/utf8"

	"golang.org/x/net/html/charset"
	"golang.org/x/text/encoding/charmap"

	"formwright/shared/problem"
)

// decode gives the page in UTF-8: by its byte order mark, by what it says of
// itself, or by its bytes. A page that is valid UTF-8 is taken for it whatever it
// says, for pages are often saved in another encoding than they were served in.
func decode(data []byte) ([]byte, error) {
	marked := bytes.HasPrefix(data, []byte("\xff\xfe")) || bytes.HasPrefix(data, []byte("\xfe\xff"))
	if !marked && utf8.Valid(data) && !bytes.Contains(data[:min(len(data), 512)], []byte{0}) {
		return bytes.TrimPrefix(data, []byte("\xef\xbb\xbf")), nil
	}
	encoding, name, _ := charset.DetermineEncoding(data, "")
	if name == "windows-1252" && isCyrillic(data) {
		encoding = charmap.Windows1251
	}
	out, err := encoding.NewDecoder().Bytes(data)
	if err != nil {
		return nil, problem.Wrap(err, problem.DocumentBroken, "The page has a broken encoding. Save it as UTF-8.")
	}
	return out, nil
}

// isCyrillic guesses for pages that do not say their encoding: in Windows-1251
// whole words are of bytes above 0xBF, in Western encodings only single letters.
func isCyrillic(data []byte) bool {
	high, pairs := 0, 0
	for i, b := range data {
		if b >= 0x80 {
			high++
		}
		if i > 0 && b >= 0xC0 && data[i-1] >= 0xC0 {
			pairs++
		}
	}
	return pairs*2 > high
}
