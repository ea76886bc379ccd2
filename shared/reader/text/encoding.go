package text

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode/utf32"
	"golang.org/x/text/unicode/norm"

	xunicode "golang.org/x/text/encoding/unicode"

	"formwright/shared/problem"
)

// decode gives the text in UTF-8, NFC, with lines that end in \n and without
// characters that show nothing.
func decode(data []byte) (string, error) {
	s, err := decodeBytes(data)
	if err != nil {
		return "", err
	}
	s = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u2029", "\n", "\v", "\n", "\u00a0", " ").Replace(s)
	return norm.NFC.String(strings.Map(visible, s)), nil
}

// visible drops zero-width and control characters; direction marks stay, they
// belong to right-to-left text.
func visible(r rune) rune {
	switch r {
	case '\n', '\t', '\f':
		return r
	case '\u200b', '\u2060', '\ufeff', '\u00ad', utf8.RuneError:
		return -1
	}
	if unicode.IsControl(r) {
		return -1
	}
	return r
}

func decodeBytes(data []byte) (string, error) {
	switch {
	case bytes.HasPrefix(data, []byte("\xff\xfe\x00\x00")), bytes.HasPrefix(data, []byte("\x00\x00\xfe\xff")):
		return with(utf32.UTF32(utf32.LittleEndian, utf32.UseBOM), data)
	case bytes.HasPrefix(data, []byte("\xff\xfe")), bytes.HasPrefix(data, []byte("\xfe\xff")):
		return with(xunicode.UTF16(xunicode.LittleEndian, xunicode.UseBOM), data)
	}
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
	if bytes.IndexByte(data, 0) >= 0 {
		return "", problem.New(problem.DocumentUnsupported, "The document is not text.")
	}
	if utf8.Valid(data) {
		return string(data), nil
	}
	return with(oneByte(data), data)
}

func with(e encoding.Encoding, data []byte) (string, error) {
	out, err := e.NewDecoder().Bytes(data)
	if err != nil {
		return "", problem.Wrap(err, problem.DocumentBroken, "The text has a broken encoding. Save it as UTF-8.")
	}
	return string(out), nil
}

// oneByte guesses the encoding of text that is not UTF-8. In Windows-1251
// nearly every letter is above 0x7f, so words are runs of such bytes; in the
// Western and Central European encodings they are single letters between others.
func oneByte(data []byte) encoding.Encoding {
	high, pairs := 0, 0
	polish, turkish := 0, 0
	for i, b := range data {
		if b < 0x80 {
			continue
		}
		high++
		if i > 0 && data[i-1] >= 0xc0 && b >= 0xc0 {
			pairs++
		}
		switch b {
		case 0xb3, 0xb9, 0xbf, 0x9c, 0x9f: // ł ą ż ś ź of Windows-1250
			polish++
		case 0xfd, 0xfe, 0xf0: // ı ş ğ of Windows-1254
			turkish++
		}
	}
	switch {
	case pairs*2 > high:
		return charmap.Windows1251
	case polish*4 > high:
		return charmap.Windows1250
	case turkish*2 > high:
		return charmap.Windows1254
	}
	return charmap.Windows1252
}
