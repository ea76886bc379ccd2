package charset

import (
	"strings"
	"unicode"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/korean"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
)

const (
	// guessed is how much of a text tells how it is written.
	guessed = 1 << 16
	// signs are the signs beside letters in texts of every language.
	signs = "\u00a0„“”‘’‚–—…«»‹›°§·•×€¿¡ªº№²³±©®\u00ad"
)

// manner is how a language is written on Windows: an encoding and the letters of
// the language beyond ASCII, or all of a script. A script other than the Latin one
// is named even where letters are.
type manner struct {
	e       *charmap.Charmap
	letters string
	script  *unicode.RangeTable
}

// manners lists the languages. The first of those that fit best is taken: where two
// fit alike, the text has only letters that both write with the same bytes.
func manners() []manner {
	return []manner{
		{e: charmap.Windows1252, letters: "äöüßé"},
		{e: charmap.Windows1252, letters: "àâæçèéêëîïôùûüÿœ"},
		{e: charmap.Windows1252, letters: "àèéìòù"},
		{e: charmap.Windows1252, letters: "åäöæøé"},
		{e: charmap.Windows1252, letters: "áéíóúñü"},
		{e: charmap.Windows1252, letters: "ãõáâàéêíóôúç"},
		{e: charmap.Windows1252, letters: "äõöüšž"},
		{e: charmap.Windows1252, letters: "áéíóúýþæöð"},
		{e: charmap.Windows1250, letters: "ąćęłńóśźż"},
		{e: charmap.Windows1250, letters: "áčďéěíňóřšťúůýž"},
		{e: charmap.Windows1250, letters: "áäčďéíĺľňóôŕšťúýž"},
		{e: charmap.Windows1250, letters: "áéíóöőúüű"},
		{e: charmap.Windows1250, letters: "ăâîşţ"},
		{e: charmap.Windows1250, letters: "čćđšž"},
		{e: charmap.Windows1254, letters: "çğıöşüâîİ"},
		{e: charmap.Windows1257, letters: "ąčęėįšųūž"},
		{e: charmap.Windows1257, letters: "āčēģīķļņšūž"},
		{e: charmap.Windows1255, letters: "אבגדהוזחטיךכלםמןנסעףפץצקרשת", script: unicode.Hebrew},
		{e: charmap.Windows1256, script: unicode.Arabic},
		{e: charmap.Windows1251, script: unicode.Cyrillic},
		{e: charmap.Windows874, script: unicode.Thai},
		{e: charmap.Windows1253, script: unicode.Greek},
	}
}

// guess tells the encoding of text that is not UTF-8 by the language in whose
// letters most of it can be read.
func guess(data []byte) encoding.Encoding {
	data = data[:min(len(data), guessed)]
	if e := eastern(data); e != nil {
		return e
	}
	var best encoding.Encoding = charmap.Windows1252
	most := 0
	for _, m := range manners() {
		if n := m.fits(data); n > most {
			best, most = m.e, n
		}
	}
	return best
}

// fits counts the bytes above ASCII that are letters of the language where they
// stand. A letter of another script stands beside none of the Latin one, and a
// capital behind no small letter.
func (m manner) fits(data []byte) int {
	n := 0
	before := ' '
	for i, b := range data {
		r := m.e.DecodeByte(b)
		if b >= 0x80 {
			capital := unicode.IsUpper(r) && unicode.IsLower(before)
			latin := m.script != nil && (isASCIILetter(before) || i+1 < len(data) && isASCIILetter(rune(data[i+1])))
			if strings.ContainsRune(signs, r) || m.writes(r) && !capital && !latin {
				n++
			}
		}
		before = r
	}
	return n
}

// writes reports whether a letter is one of the language.
func (m manner) writes(r rune) bool {
	if m.letters == "" {
		return unicode.Is(m.script, r)
	}
	return strings.ContainsRune(m.letters, unicode.ToLower(r)) || strings.ContainsRune(m.letters, r)
}

func isASCIILetter(r rune) bool { return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' }

// eastern finds the encodings that write a character in two bytes: by the range of
// the first ones, in which each has its common characters. It is nil for others.
func eastern(data []byte) encoding.Encoding {
	switch {
	case paired(data, 0xa1, func(lead byte) bool { return lead >= 0xb0 && lead <= 0xc8 }, 95):
		return korean.EUCKR
	case paired(data, 0xa1, func(lead byte) bool { return lead >= 0xb0 && lead <= 0xd7 || lead == 0xa3 || lead == 0xa1 }, 45):
		return simplifiedchinese.GB18030
	case paired(data, 0x40, func(lead byte) bool { return lead == 0x82 || lead == 0x83 }, 40):
		return japanese.ShiftJIS
	case paired(data, 0x40, func(lead byte) bool { return lead >= 0xa4 && lead <= 0xc6 || lead == 0xa1 }, 95):
		return traditionalchinese.Big5
	}
	return nil
}

// paired reports whether the bytes above ASCII are the first of pairs whose second
// byte is at least so high, and so many of a hundred are common first ones.
func paired(data []byte, second byte, common func(byte) bool, percent int) bool {
	usual, all := 0, 0
	for i := 0; i+1 < len(data); i++ {
		if data[i] < 0x80 {
			continue
		}
		if data[i+1] < second || second >= 0x80 && data[i] < second {
			return false
		}
		if all++; common(data[i]) {
			usual++
		}
		i++
	}
	return all > 0 && usual*100 >= all*percent
}
