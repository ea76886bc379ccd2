// Package charset turns the bytes of text files into UTF-8: the encodings that
// say what they are, and guesses at those that do not, as old editors and
// spreadsheets write them. It is the one place that guesses.
package charset

import (
	"bytes"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/encoding/unicode/utf32"

	"formwright/shared/problem"
)

// Decode gives a text in UTF-8. A mark at the front says how it is written;
// without one it is UTF-8, UTF-16 when every second byte of its beginning is
// zero, or what its bytes look like.
func Decode(data []byte) (string, error) {
	switch {
	case bytes.HasPrefix(data, []byte("\xff\xfe\x00\x00")), bytes.HasPrefix(data, []byte("\x00\x00\xfe\xff")):
		return with(utf32.UTF32(utf32.LittleEndian, utf32.UseBOM), data)
	case bytes.HasPrefix(data, []byte("\xff\xfe")), bytes.HasPrefix(data, []byte("\xfe\xff")):
		return with(unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), data)
	case len(data) >= 4 && data[0] != 0 && data[1] == 0 && data[3] == 0:
		return with(unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM), data)
	case len(data) >= 4 && data[0] == 0 && data[1] != 0 && data[2] == 0:
		return with(unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM), data)
	}
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
	if n := bytes.Count(data, []byte{0}); n > 0 {
		if n*strayZero > len(data) || !validPrefix(data) {
			return "", problem.New(problem.DocumentUnsupported, "The document is not text.")
		}
		data = bytes.ReplaceAll(data, []byte{0}, nil)
	}
	if validPrefix(data) {
		return string(data), nil
	}
	return with(guess(data), data)
}

// strayZero is how many bytes of a text stand to one zero byte that a converter
// left in it, at least; programs and pictures have more of them.
const strayZero = 100

// validPrefix is utf8.Valid for a text that may have been cut inside a
// character.
func validPrefix(data []byte) bool {
	for n := 0; n < utf8.UTFMax && n <= len(data); n++ {
		if utf8.Valid(data[:len(data)-n]) {
			return true
		}
	}
	return false
}

func with(e encoding.Encoding, data []byte) (string, error) {
	out, err := e.NewDecoder().Bytes(data)
	if err != nil {
		return "", problem.Wrap(err, problem.DocumentBroken, "The text has a broken encoding. Save it as UTF-8.")
	}
	return string(out), nil
}
