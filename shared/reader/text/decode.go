package text

import (
	"bytes"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/simplifiedchinese"
	xunicode "golang.org/x/text/encoding/unicode"

	"formwright/shared/problem"
)

// decode makes a string of the bytes: by their byte order mark, as UTF-8 where
// they are valid UTF-8, or in the older encoding whose letters fit best.
func decode(data []byte) (string, error) {
	switch {
	case bytes.HasPrefix(data, []byte{0xef, 0xbb, 0xbf}):
		return string(bytes.ToValidUTF8(data[3:], []byte("\ufffd"))), nil
	case bytes.HasPrefix(data, []byte{0xff, 0xfe}):
		return transform(data[2:], xunicode.UTF16(xunicode.LittleEndian, xunicode.IgnoreBOM))
	case bytes.HasPrefix(data, []byte{0xfe, 0xff}):
		return transform(data[2:], xunicode.UTF16(xunicode.BigEndian, xunicode.IgnoreBOM))
	}
	if order, ok := wide(data); ok {
		return transform(data, xunicode.UTF16(order, xunicode.IgnoreBOM))
	}
	if isBinary(data) {
		return "", problem.New(problem.DocumentUnsupported, "The file is not text. Upload a Word document (.docx), a text or Markdown file, or a quiz exported as JSON.")
	}
	if utf8.Valid(data) {
		return string(data), nil
	}
	return transform(data, legacy(data))
}

func transform(data []byte, e encoding.Encoding) (string, error) {
	out, err := e.NewDecoder().Bytes(data)
	if err != nil {
		return "", problem.Wrap(err, problem.DocumentBroken, "The text could not be decoded. Save it as UTF-8 and try again.")
	}
	if isBinary(out) {
		return "", problem.New(problem.DocumentUnsupported, "The file is not text. Upload a Word document (.docx), a text or Markdown file, or a quiz exported as JSON.")
	}
	return string(out), nil
}

// wide recognises UTF-16 without a byte order mark by the zero bytes of its
// spaces and Latin letters.
func wide(data []byte) (xunicode.Endianness, bool) {
	n := min(len(data), 4096) &^ 1
	even, odd := 0, 0
	for i := 0; i < n; i += 2 {
		if data[i] == 0 {
			even++
		}
		if data[i+1] == 0 {
			odd++
		}
	}
	switch {
	case n >= 4 && odd*10 > n*3 && even == 0:
		return xunicode.LittleEndian, true
	case n >= 4 && even*10 > n*3 && odd == 0:
		return xunicode.BigEndian, true
	}
	return xunicode.BigEndian, false
}

// isBinary reports whether bytes are no text: a zero, or many control
// characters.
func isBinary(data []byte) bool {
	controls := 0
	for _, c := range data {
		if c == 0 {
			return true
		}
		if c < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f' && c != '\v' && c != 0x1b && c != 0x07 {
			controls++
		}
	}
	return controls*50 > len(data)
}

// legacy picks the encoding of bytes that are not UTF-8. Cyrillic text is
// mostly high bytes; which half of them are small letters tells its two
// encodings apart. Chinese comes in pairs. Otherwise single letters decide.
func legacy(data []byte) encoding.Encoding {
	var count [256]int
	high, letters := 0, 0
	for _, c := range data {
		count[c]++
		if c >= 0x80 {
			high++
		}
		if c >= 0xc0 || c < 0x80 && unicode.IsLetter(rune(c)) {
			letters++
		}
	}
	if high*100 > letters*35 {
		if paired(data) {
			return simplifiedchinese.GB18030
		}
		lower, upper := 0, 0
		for c := 0xc0; c < 0x100; c++ {
			if c >= 0xe0 {
				lower += count[c]
			} else {
				upper += count[c]
			}
		}
		if upper > lower {
			return charmap.KOI8R
		}
		return charmap.Windows1251
	}
	polish := count[0xb9] + count[0xea] + count[0xb3] + count[0xbf] + count[0x9c] + count[0x9f]
	turkish := count[0xfd] + count[0xfe] + count[0xf0] + count[0xdd] + count[0xde] + count[0xd0]
	switch {
	case polish*2 > high && count[0xb3]+count[0xb9]+count[0x9c] > 0:
		return charmap.Windows1250
	case turkish*3 > high:
		return charmap.Windows1254
	}
	return charmap.Windows1252
}

// paired reports whether every high byte begins a valid pair, as in GBK.
func paired(data []byte) bool {
	pairs := 0
	for i := 0; i < len(data); i++ {
		if data[i] < 0x80 {
			continue
		}
		if i+1 == len(data) || data[i] < 0x81 || data[i] == 0xff || data[i+1] < 0x40 || data[i+1] == 0x7f || data[i+1] == 0xff {
			return false
		}
		i++
		pairs++
	}
	return pairs > 0 && evenRuns(data)
}

// evenRuns reports whether stretches of high bytes are of even length, which
// words of single-byte letters are only half the time.
func evenRuns(data []byte) bool {
	run, odd, all := 0, 0, 0
	for _, c := range append(data[:len(data):len(data)], 0) {
		if c >= 0x80 {
			run++
			continue
		}
		if run > 0 {
			all++
			odd += run % 2
		}
		run = 0
	}
	return odd*5 <= all
}
