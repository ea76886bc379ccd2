package lexicon

import (
	"strings"
	"unicode/utf8"
)

// HeadLength is how many characters of a line keywords are looked for in.
const HeadLength = 64

// Head is the folded beginning of a line with the way back to the text. Of
// ASCII text it is the text itself, which is folded as it is compared.
type Head struct {
	text string
	ends *headEnds // nil for ASCII
	seen *classes  // of whose terms one may stand at its front, 0 while that is not known; may be nil
}

// Remembered is a head that keeps what words it begins with for those who ask again.
func (h Head) Remembered() Head {
	h.seen = new(classes)
	return h
}

// PlainHead is the head of a text that begins plainly: with ASCII and no two blanks in
// a row.
func PlainHead(s string) Head { return Head{text: s[:min(len(s), HeadLength)]} }

// IsPlain reports whether a head is that of such a text.
func (h Head) IsPlain() bool { return h.ends == nil }

// headEnds holds for each byte of a head where the character behind it ends.
type headEnds [HeadLength + utf8.UTFMax]uint32

func NewHead(s string) Head {
	if h := PlainHead(s); isSimple(h.text) {
		return h
	}
	var ends headEnds
	var buf [len(ends)]byte
	b := buf[:0]
	spaced := false
	eachFolded(s, func(r rune, end int) bool {
		blank := r == ' ' || r == '\t'
		if blank && spaced {
			ends[len(b)-1] = uint32(end)
			return true
		}
		spaced = blank
		n := len(b)
		b = utf8.AppendRune(b, r)
		for i := n; i < len(b); i++ {
			ends[i] = uint32(end)
		}
		return len(b) < HeadLength
	})
	return Head{text: string(b), ends: &ends}
}

// begins reports whether the head begins with a folded word.
func (h Head) begins(folded string) bool {
	if h.ends != nil {
		return strings.HasPrefix(h.text, folded)
	}
	if len(folded) > len(h.text) {
		return false
	}
	for i := range len(folded) {
		if FoldByte(h.text[i]) != folded[i] {
			return false
		}
	}
	return true
}

// end gives the offset in the text behind the first n bytes of the head.
func (h Head) end(n int) int {
	if n == 0 || h.ends == nil {
		return n
	}
	return int(h.ends[n-1])
}

// isSimple reports whether a text is ASCII without two blanks in a row.
func isSimple(s string) bool {
	blank := false
	for i := range len(s) {
		b := s[i] == ' ' || s[i] == '\t'
		if s[i] >= utf8.RuneSelf || b && blank {
			return false
		}
		blank = b
	}
	return true
}

func IsASCII(s string) bool {
	for ; len(s) >= 8; s = s[8:] { // eight at a time
		if (s[0] | s[1] | s[2] | s[3] | s[4] | s[5] | s[6] | s[7]) >= utf8.RuneSelf {
			return false
		}
	}
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

func IsGraph(c byte) bool { return ' ' < c && c < 0x7f }

// IsPlain reports whether a text is ASCII without control characters.
func IsPlain(s string) bool {
	for i := range len(s) {
		if !IsGraph(s[i]) && s[i] != ' ' && s[i] != '\t' && s[i] != '\n' {
			return false
		}
	}
	return true
}
