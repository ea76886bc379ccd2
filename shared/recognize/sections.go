package recognize

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

var (
	hanSection   = pattern.Guarded(pattern.BeginsWith(""), `^(?:[一二三四五六七八九十]{1,3}\s*[、.．]|第[一二三四五六七八九十\d]+(?:部分|章|节|大题))`)
	sectionSign  = pattern.New(`^\s*[-–—]?\s*(?:[A-Z]\d?|[IVXivx]{1,5}|\d{1,2}|[А-Я]|[\p{Hebrew}\p{Arabic}\p{Devanagari}\p{Bengali}\p{Thai}\p{Lao}\p{Ethiopic}\p{Tamil}\p{Khmer}\p{Hangul}]\p{M}?['’׳]?|(?:ال)?[أا]ول[ىي]?|الثاني[ةه]?|الثالث[ةه]?|الرابع[ةه]?|الخامس[ةه]?|አንድ|ሁለት|ሦስት|ሶስት|አራት|አምስት|[TSPM]\d+[A-Z]?|one|two|three|four|five)\s*(?:$|[.:)\]\-–—(（|፡፤៖]|\s)`)
	romanSection = pattern.Guarded(pattern.OpensWith("IVX"), `^[IVX]{1,5}\s*[.)\-–:]\s*\S`)
)

// longHead is the length of the longest line that is one by its word and sign,
// with what is to be done behind them.
const longHead = 400

// sectionStop is the sign of a section with a stop behind it: "II."
var sectionStop = pattern.New(`^\s*(?:[A-Z]|[IVX]{1,5}|\d{1,2})\s*[.:]\s`)

// headingLimit is the length of the longest line that may be a heading.
const headingLimit = 140

// spanOf is the length of a text for limits in bytes. Letters of three bytes that
// are no words count as two: alphabets of Asia write as many letters as others.
func spanOf(s string) int {
	n := len(s)
	if n <= 80 || isASCII(s) {
		return n
	}
	for _, r := range s {
		if 0x0900 <= r && r < 0x2000 {
			n--
		}
	}
	return n
}

// headingOf reports whether a line looks like a title over questions. The
// parser still has to see that questions follow.
func headingOf(l line, v vocabulary) bool {
	if l.kind == textLine && l.label == nil && spanOf(l.text) > headingLimit && spanOf(l.text) <= longHead && isSectionWord(l, v) {
		_, end := v.find(l.head, sectionWord)
		return sectionStop.MatchString(decimalDigits(l.text[end:])) // "PART II. ... For each question choose ..."
	}
	if l.kind != textLine || l.text == "" || spanOf(l.text) > headingLimit {
		return false
	}
	if namesSection(l, v) {
		return true
	}
	if hasQuestionMark(l.text) {
		return false
	}
	if l.style().Heading > 0 {
		return true
	}
	if l.label != nil || spanOf(l.text) > 80 {
		return false
	}
	return l.isBold() && !l.soft || l.align() == page.Center || isUpperTitle(l.text)
}

// namesSection reports whether a line carries the name, the number or the letter
// of a section.
func namesSection(l line, v vocabulary) bool {
	if l.kind != textLine || l.text == "" || len(l.text) > headingLimit {
		return false
	}
	if l.counts || l.label == nil && (hanSection.MatchString(l.text) || isSectionWord(l, v)) {
		return true
	}
	return !hasQuestionMark(l.text) && (romanSection.MatchString(l.text) || l.label != nil && l.label.Format == page.UpperRoman || isAlphaSection(l.text))
}

// isAlphaSection reads "B. Reading", with one of the first letters.
func isAlphaSection(s string) bool {
	r, size := utf8.DecodeRuneInString(s)
	if !('A' <= r && r <= 'H' || 'А' <= r && r <= 'Г') {
		return false
	}
	s = strings.TrimLeft(s[size:], whitespace)
	return s != "" && (s[0] == '.' || s[0] == ')') && strings.TrimLeft(s[1:], whitespace) != ""
}

// isSectionWord reads "Section A", "PHẦN I", "Вариант -1", "Level 1: Easy".
func isSectionWord(l line, v vocabulary) bool {
	c, end := v.find(l.head, sectionWord)
	return c != noClass && sectionSign.MatchString(decimalDigits(l.text[end:]))
}

// sectionEnd is the sign of a section at the end of a line: "(A)", "B", "II".
var sectionEnd = pattern.Guarded(pattern.EndsWith("ABCDEFGHIVXАБВГ0123456789", whitespace+")]."), `[\s(\[](?:[A-H]|[IVX]{1,4}|[АБВГ]|\d)[)\].]?$`)

// endsInSection reads "Long questions, section (B)".
func endsInSection(l line, v vocabulary) bool {
	at := sectionEnd.FindStringIndex(l.text)
	if at == nil || len(l.text) > 80 {
		return false
	}
	before := strings.TrimRight(l.text[:at[0]], " \t([-–")
	word := before[strings.LastIndexAny(before, " \t-–(")+1:]
	if word == before {
		return false // isSectionWord looks there
	}
	_, ok := v.is(word, sectionWord)
	return ok
}

// isUpperTitle reports whether a line of several letters, not all of them apart,
// is all capitals.
func isUpperTitle(s string) bool {
	letters, row, longest := 0, 0, 0
	for _, r := range s {
		if unicode.IsLower(r) || unicode.IsDigit(r) {
			return false
		}
		row++
		if !unicode.IsLetter(r) && !unicode.IsMark(r) {
			row = 0
		}
		longest = max(longest, row)
		if unicode.IsUpper(r) {
			letters++
		}
	}
	last, _ := utf8.DecodeLastRuneInString(s)
	return letters >= 6 && longest >= 3 && last != '.'
}

var rangeOf = pattern.New(`(\d{1,3})\s*(?:-|–|—|to|bis|à|a|until|till|through|and|&|до|по|~|至|到|đến)\s*(\d{1,3})`)

// forRange begins what is said for several questions: "For questions 5 to 8, use".
var forRange = pattern.Guarded(hasDigit, `(?i)^(?:for|in|für|bei|zu|pour|para|per|voor|dla|do|для|к|untuk|cho|için)\s+(?:(?:the|den|die|les|las|os|as|le|các)\s+)?(?:questions?|problems?|items?|exercises?|fragen|aufgaben|exercices|preguntas|ejercicios|questões|perguntas|domande|esercizi|vragen|pytań|zadań|вопросов|вопросам|заданий|заданиям|запитань|завдань|soal|câu)\s+(?:(?:nos?|numbers?|nr)\.?\s+)?\d{1,3}\s*(?:-|–|—|to|through|and|bis|und|à|et|a|y|e|i|и|по|do|dan|đến)\s*\d{1,3}\b`)

// stimulusOf reports whether a line introduces material for several questions.
func stimulusOf(l line, v vocabulary) bool {
	if l.kind != textLine || l.label != nil {
		return false
	}
	return servesOnly(l.text) || bringsMaterial(l, v)
}

// bringsMaterial is stimulusOf for a line of which it is known that servesOnly
// does not hold.
func bringsMaterial(l line, v vocabulary) bool {
	if l.kind != textLine || l.label != nil {
		return false
	}
	if forRange.MatchString(l.text) {
		return true
	}
	c, end := v.find(l.head, stimulusWord)
	if c == noClass {
		if q, qend := v.find(l.head, questionWord); q != noClass {
			m := rangeOf.FindStringIndex(l.text[qend:])
			return m != nil && m[0] <= 2 || refersTo.MatchString(l.text[qend:])
		}
		return false
	}
	word := fold(l.text[:end])
	if word == "questions" || word == "text" || word == "passage" || word == "context" || word == "scenario" || word == "case study" || word == "question context" {
		rest := strings.TrimSpace(l.text[end:])
		m := rangeOf.FindStringIndex(rest)
		return rest == "" || strings.ContainsAny(rest[:1], ":-") || m != nil && m[0] <= 2
	}
	return true
}
