package charset

import (
	"strings"
	"testing"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/encoding/unicode/utf32"

	"formwright/shared/problem"
)

// TestDecode reads the same words however an editor wrote them.
func TestDecode(t *testing.T) {
	const russian, german, polish, chinese = "Какой город столица Франции?", "Größe der Fläche?", "Którą książkę żółw czytał?", "法国的首都是哪里？伦敦，巴黎"
	for name, c := range map[string]struct {
		e    encoding.Encoding
		text string
	}{
		"UTF-8":                     {encoding.Nop, russian},
		"UTF-8 with its mark":       {unicode.UTF8BOM, russian},
		"UTF-16 with its mark":      {unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), russian},
		"UTF-16 big, with its mark": {unicode.UTF16(unicode.BigEndian, unicode.UseBOM), russian},
		"UTF-16 without":            {unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM), german},
		"UTF-32":                    {utf32.UTF32(utf32.LittleEndian, utf32.UseBOM), russian},
		"Windows-1251":              {charmap.Windows1251, russian},
		"Windows-1252":              {charmap.Windows1252, german},
		"Windows-1250":              {charmap.Windows1250, polish},
		"GB 18030":                  {simplifiedchinese.GB18030, chinese},
	} {
		data, err := c.e.NewEncoder().Bytes([]byte(c.text))
		if err != nil {
			t.Fatal(err)
		}
		if got, err := Decode(data); err != nil || got != c.text {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
	if _, err := Decode([]byte("a\x00\x00b")); problem.CodeOf(err) != problem.DocumentUnsupported {
		t.Errorf("binary: %v", err)
	}
}

// TestStrayZeros: a few zero bytes do not make a text something else.
func TestStrayZeros(t *testing.T) {
	text := strings.Repeat("Which river flows through Lima?\n", 20)
	if got, err := Decode([]byte(text[:100] + "\x00" + text[100:])); err != nil || got != text {
		t.Errorf("a text with a zero byte: %v", err)
	}
	if _, err := Decode([]byte("Which\x00\x01\x02\x00\x03river")); err == nil {
		t.Error("a program is read as text")
	}
}
