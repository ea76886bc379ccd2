package answerkey

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	HanSection   = pattern.Guarded(pattern.BeginsWith(""), `^(?:[一二三四五六七八九十]{1,3}\s*[、.．]|第[一二三四五六七八九十\d]+(?:部分|章|节|大题))`)
	sectionSign  = pattern.New(`^\s*[-–—]?\s*(?:[A-Z]\d?|[IVXivx]{1,5}|\d{1,2}|[А-ЯΑ-Ω]|[\p{Hebrew}\p{Arabic}\p{Devanagari}\p{Bengali}\p{Thai}\p{Lao}\p{Ethiopic}\p{Tamil}\p{Khmer}\p{Hangul}]\p{M}?['’׳]?|(?:ال)?[أا]ول[ىي]?|الثاني[ةه]?|الثالث[ةه]?|الرابع[ةه]?|الخامس[ةه]?|አንድ|ሁለት|ሦስት|ሶስት|አራት|አምስት|[TSPM]\d+[A-Z]?|al?\s+(?:[IVXivx]{1,5}|\d{1,2})\s?-\s?(?:lea|a)|one|two|three|four|five)\s*(?:$|[.:)\]\-–—(（|፡፤៖]|\s)`)
	RomanSection = pattern.Guarded(pattern.OpensWith("IVX"), `^[IVX]{1,5}\s*[.)\-–:]\s*\S`)
)

// SpanOf is the length of a text for limits in bytes. Letters of three bytes that
// are no words count as two: alphabets of Asia write as many letters as others.
func SpanOf(s string) int {
	n := len(s)
	if n <= 80 || lexicon.IsASCII(s) {
		return n
	}
	for _, r := range s {
		if 0x0900 <= r && r < 0x2000 {
			n--
		}
	}
	return n
}

// IsSectionWord reads "Section A", "PHẦN I", "Вариант -1", "Level 1: Easy".
func IsSectionWord(l line.Line, v lexicon.Vocabulary) bool {
	return l.Tells(lexicon.SectionID, func() bool {
		c, end := v.Find(l.Head(), lexicon.SectionWord)
		return c != lexicon.NoClass && sectionSign.MatchString(lexicon.DecimalDigits(l.Text[end:])) || signedSection(l.Text)
	})
}

// behindSign are the words for a section that stand behind its sign.
const behindSign = "rész fejezet bölüm bölümü kısım část časť daļa dalis osa dio deo del qism bo'lim boʻlim bo‘lim bo’lim бөлім часть раздел частина розділ part teil"

// signedSection reads a section whose word stands behind its sign: "2. Bölüm: ...", "B
// rész", "1. část".
func signedSection(s string) bool {
	n := 0
	for n < len(s) && n < 4 && (lexicon.IsDigit(s[n]) || 'A' <= s[n] && s[n] <= 'H' || s[n] == 'I' || s[n] == 'V' || s[n] == 'X') {
		n++
	}
	if n == 0 || n > 2 && lexicon.IsDigit(s[0]) || n > 1 && s[0] < 'I' && !lexicon.IsDigit(s[0]) {
		return false
	}
	word := strings.TrimPrefix(strings.TrimLeft(strings.TrimPrefix(s[n:], " "), ".-–"), " ")
	if len(word) == len(s)-n { // "Answer", "3x"
		return false
	}
	end := strings.IndexAny(word, " :：.-–—(")
	if end < 0 {
		end = len(word)
	}
	if end < 3 || end > 14 {
		return false
	}
	rest := strings.TrimLeft(word[end:], " ")
	if rest != "" && !slices.ContainsFunc([]string{":", "：", ".", "-", "–", "—", "("}, func(sign string) bool { return strings.HasPrefix(rest, sign) }) {
		return false
	}
	for known := range strings.FieldsSeq(behindSign) {
		if strings.EqualFold(known, word[:end]) {
			return true
		}
	}
	return false
}

// titledSection reports whether such a section has its title behind a colon, "2. Bölüm:
// Boşluk doldurma": its number is none of a question.
func titledSection(s string) bool {
	at := strings.IndexAny(s, ":：")
	return at > 0 && at <= lexicon.HeadingLimit && at+1 < len(s) && signedSection(s)
}
