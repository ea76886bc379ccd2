package rtf

import (
	"strings"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/korean"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
)

// font is an entry of the font table.
type font struct {
	name string
	page int // code page of its bytes; 0 for the document's
}

// symbolPage stands for fonts whose bytes are pictures.
const symbolPage = -1

// pageOf gives the code page of a \fcharset (RTF 1.9.1, "Font Table").
func pageOf(charset int) int {
	switch charset {
	case 2:
		return symbolPage
	case 77:
		return 10000
	case 128:
		return 932
	case 129:
		return 949
	case 134:
		return 936
	case 136:
		return 950
	case 161:
		return 1253
	case 162:
		return 1254
	case 163:
		return 1258
	case 177:
		return 1255
	case 178:
		return 1256
	case 186:
		return 1257
	case 204:
		return 1251
	case 222:
		return 874
	case 238:
		return 1250
	}
	return 0
}

func encodingOf(page int) encoding.Encoding {
	switch page {
	case 437:
		return charmap.CodePage437
	case 850:
		return charmap.CodePage850
	case 852:
		return charmap.CodePage852
	case 866:
		return charmap.CodePage866
	case 874:
		return charmap.Windows874
	case 932:
		return japanese.ShiftJIS
	case 936, 54936:
		return simplifiedchinese.GBK
	case 949:
		return korean.EUCKR
	case 950:
		return traditionalchinese.Big5
	case 1250:
		return charmap.Windows1250
	case 1251:
		return charmap.Windows1251
	case 1253:
		return charmap.Windows1253
	case 1254:
		return charmap.Windows1254
	case 1255:
		return charmap.Windows1255
	case 1256:
		return charmap.Windows1256
	case 1257:
		return charmap.Windows1257
	case 1258:
		return charmap.Windows1258
	case 10000:
		return charmap.Macintosh
	case 10007:
		return charmap.MacintoshCyrillic
	case 65001:
		return encoding.Nop
	}
	return charmap.Windows1252
}

// decoded gives bytes of a code page as text.
func decoded(raw []byte, page int) string {
	if page == symbolPage {
		var b strings.Builder
		for _, c := range raw {
			b.WriteRune(rune(c))
		}
		return b.String()
	}
	if isASCII(raw) {
		return string(raw) // most of any file, in every code page
	}
	out, err := encodingOf(page).NewDecoder().Bytes(raw)
	if err != nil {
		return ""
	}
	return strings.ToValidUTF8(strings.ReplaceAll(string(out), "\ufffd", ""), "")
}

func isASCII(raw []byte) bool {
	for _, c := range raw {
		if c >= 0x80 {
			return false
		}
	}
	return true
}
