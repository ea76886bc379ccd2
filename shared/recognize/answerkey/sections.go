package answerkey

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// hanFramed is a sign in brackets before the title of a section of Chinese papers,
// "（一）选择题", "（二）连一连": such signs also count questions and parts.
const hanFramed = `[（(][一二三四五六七八九十]{1,3}[）)]\s*(?:\p{Han}{1,6}[题題](?:[（(：:。.，,\s]|$)|\p{Han}[一]\p{Han}(?:[（(：:。.，,\s]|$)|(?:判断|判斷)(?:正误|正誤|对错|對錯)|(?:解决|解決)(?:问题|問題))`

var (
	HanSection   = pattern.Guarded(pattern.BeginsWith(""), `^(?:[一二三四五六七八九十]{1,3}\s*[、.．]|第[一二三四五六七八九十\d]+(?:部分|章|节|大题)|`+hanFramed+`)`)
	sectionSign  = pattern.New(`^\s*[-–—]?\s*(?:[A-Z]\d?|[IVXivx]{1,5}|\d{1,2}|[А-ЯΑ-Ω]|الف|[\p{Hebrew}\p{Arabic}\p{Devanagari}\p{Bengali}\p{Thai}\p{Lao}\p{Ethiopic}\p{Tamil}\p{Khmer}\p{Hangul}]\p{M}?['’׳]?|(?:ال)?[أا]ول[ىي]?|الثاني[ةه]?|الثالث[ةه]?|الرابع[ةه]?|الخامس[ةه]?|አንድ|ሁለት|ሦስት|ሶስት|አራት|አምስት|[TSPM]\d+[A-Z]?|al?\s+(?:[IVXivx]{1,5}|\d{1,2})\s?-\s?(?:lea|a)|(?i:one|two|three|four|five|zwei|drei|deux|trois|dos|tres|dois|três|twee|drie))\s*(?:$|[.:)\]\-–—(（|፡፤៖]|\s)`)
	RomanSection = pattern.Guarded(pattern.OpensWith("IVX"), `^[IVX]{1,5}\s*[.)\-–:]\s*\S`)
)

// IsSectionWord reads "Section A", "PHẦN I", "Вариант -1", "Level 1: Easy".
func IsSectionWord(l line.Line, v lexicon.Vocabulary) bool {
	return l.Tells(lexicon.SectionID, func() bool {
		c, end := v.Find(l.Head(), lexicon.SectionWord)
		return c != lexicon.NoClass && sectionSign.MatchString(lexicon.DecimalDigits(l.Text[end:])) || lexicon.SignedSection(l.Text)
	})
}
