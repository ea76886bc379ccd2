package rewrite

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// longHead is the length of the longest line that is one by its word and sign,
// with what is to be done behind them.
const longHead = 400

// sectionStop is the sign of a section with a stop behind it: "II."
var sectionStop = pattern.New(`^\s*(?:[A-Z]|[IVX]{1,5}|\d{1,2})\s*[.:]\s`)

// HeadingOf reports whether a line looks like a title over questions. The
// parser still has to see that questions follow.
func HeadingOf(l line.Line, v lexicon.Vocabulary) bool {
	if l.Kind == line.TextLine && l.Label == nil && lexicon.IsLonger(l.Text, lexicon.HeadingLimit) && !lexicon.IsLonger(l.Text, longHead) && answerkey.IsSectionWord(l, v) {
		_, end := v.Find(l.Head(), lexicon.SectionWord)
		return sectionStop.MatchString(lexicon.DecimalDigits(l.Text[end:])) // "PART II. ... For each question choose ..."
	}
	if l.Kind != line.TextLine || l.Text == "" || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) {
		return false
	}
	if NamesSection(l, v) {
		return true
	}
	if lexicon.HasQuestionMark(l.Text) && !asksTruth(l, v) {
		return false
	}
	if l.Style().Heading > 0 {
		return true
	}
	if l.Label != nil || lexicon.IsLonger(l.Text, 80) || endsInCode.MatchString(l.Text) {
		return false
	}
	return l.IsBold() && !l.Soft || l.Align() == page.Center || IsUpperTitle(l.Text)
}

// endsInCode is how a line of a program ends, and no title: "save(file);", "});".
var endsInCode = pattern.Guarded(pattern.EndsWith(";{})", ""), `\)\s*;$|[{}]\)?\s*;?$`)

// NamesSection reports whether a line carries the name, the number or the letter
// of a section.
func NamesSection(l line.Line, v lexicon.Vocabulary) bool {
	if l.Kind != line.TextLine || l.Text == "" || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) {
		return false
	}
	if l.Counts || l.Label == nil && (answerkey.HanSection.MatchString(l.Text) || answerkey.IsSectionWord(l, v)) {
		return true
	}
	if l.Label != nil && l.Label.Format == page.Bullet {
		return false // "A. Vivaldi" among those who wrote music
	}
	return (!lexicon.HasQuestionMark(l.Text) || asksTruth(l, v)) && (answerkey.RomanSection.MatchString(l.Text) || l.Label != nil && l.Label.Format == page.UpperRoman || IsAlphaSection(l.Text))
}

// asksTruth reports whether a line asks behind its sign whether what stands below is
// true, and nothing else: "C. True or false?"
func asksTruth(l line.Line, v lexicon.Vocabulary) bool {
	text := strings.TrimLeft(l.Text[len(sectionFront.FindString(l.Text)):], " ¿")
	c, end := v.Find(lexicon.NewHead(text), lexicon.TrueFalseCue)
	return c != lexicon.NoClass && strings.Trim(text[end:], " ?？؟:.") == ""
}

// IsAlphaSection reads "B. Reading", with one of the first letters.
func IsAlphaSection(s string) bool {
	r, size := utf8.DecodeRuneInString(s)
	if !('A' <= r && r <= 'H' || 'А' <= r && r <= 'Г') {
		return false
	}
	s = strings.TrimLeft(s[size:], lexicon.Whitespace)
	return s != "" && (s[0] == '.' || s[0] == ')') && strings.TrimLeft(s[1:], lexicon.Whitespace) != ""
}

// sectionFront is the sign of a section in front of its title: "B.", "II)", "二、",
// "ثانيا:".
var sectionFront = pattern.New(`^(?:(?:[A-HА-Г]|[IVX]{1,5})\s*[.):/]\s+|[IVX]{1,5}\s[–—-]\s|[一二三四五六七八九十]{1,3}[、.．:：]\s*|[（(][一二三四五六七八九十]{1,3}[）)]\s*|第[一二三四五六七八九十\d]{1,3}(?:部分|大题|大題|节|節)\s*[、.．:：]?\s*|(?:[أا]ول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن)(?:ا|اً|ًا|ًا)?\s*[:.\-–]\s*)`)

// BehindSign is the title of a section without its word and sign, "Part B: Reading",
// "Exercise 2. Translate".
func BehindSign(l line.Line, v lexicon.Vocabulary) string {
	text := l.Text
	if q, ok := l.QuestionLabel(v); ok && q.Kind == line.WordNumber && l.Label == nil {
		return text[q.End:]
	}
	if answerkey.IsSectionWord(l, v) {
		_, end := v.Find(l.Head(), lexicon.SectionWord)
		text = strings.TrimLeft(text[end:], lexicon.Whitespace)
		if at := strings.IndexAny(text, ".:) "); at > 0 {
			return strings.TrimLeft(text[at:], ".:)-–—"+lexicon.Whitespace)
		}
	}
	return text[len(sectionFront.FindString(text)):]
}

// TitleBehindSign is the title of a section that has a sign, without it and without
// what it is worth; empty for other lines.
func TitleBehindSign(l line.Line, v lexicon.Vocabulary) string {
	title := BehindSign(l, v)
	if l.Kind != line.TextLine || title == l.Text {
		return ""
	}
	return withoutPoints(title)
}

// withoutPoints is a title without what it is worth at its end, "(4 points)".
func withoutPoints(title string) string {
	if at := line.BracketPoints.FindStringIndex(title); at != nil && at[0] > 0 && at[1] == len(title) {
		return title[:at[0]]
	}
	return title
}

// sectionEnd is the sign of a section at the end of a line: "(A)", "B", "II".
var sectionEnd = pattern.Guarded(pattern.EndsWith("ABCDEFGHIVXАБВГ0123456789", lexicon.Whitespace+")]."), `[\s(\[](?:[A-H]|[IVX]{1,4}|[АБВГ]|\d)[)\].]?$`)

// EndsInSection reads "Long questions, section (B)".
func EndsInSection(l line.Line, v lexicon.Vocabulary) bool {
	at := sectionEnd.FindStringIndex(l.Text)
	if at == nil || len(l.Text) > 80 {
		return false
	}
	before := strings.TrimRight(l.Text[:at[0]], " \t([-–")
	word := before[strings.LastIndexAny(before, " \t-–(")+1:]
	if word == before {
		return false // IsSectionWord looks there
	}
	_, ok := v.Is(word, lexicon.SectionWord)
	return ok
}

// IsUpperTitle reports whether a line of several letters, not all of them apart,
// is all capitals. Letters without case are none: abbreviations stand among them.
func IsUpperTitle(s string) bool {
	letters, caseless, row, longest := 0, 0, 0, 0
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
		} else if unicode.IsLetter(r) {
			caseless++
		}
	}
	last, _ := utf8.DecodeLastRuneInString(s)
	return letters >= 6 && letters > caseless && longest >= 3 && last != '.'
}

var rangeOf = pattern.New(`(\d{1,3})\s*(?:-|–|—|to|bis|à|a|until|till|through|and|&|до|по|~|至|到|đến)\s*(\d{1,3})`)

// ForRange begins what is said for several questions: "For questions 5 to 8, use".
var ForRange = pattern.Guarded(lexicon.HasDigit, `(?i)^(?:for|in|für|bei|zu|pour|para|per|voor|dla|do|для|к|untuk|cho|için)\s+(?:(?:the|den|die|les|las|os|as|le|các)\s+)?(?:questions?|problems?|items?|exercises?|fragen|aufgaben|exercices|preguntas|ejercicios|questões|perguntas|domande|esercizi|vragen|pytań|zadań|вопросов|вопросам|заданий|заданиям|запитань|завдань|soal|câu)\s+(?:(?:nos?|numbers?|nr)\.?\s+)?\d{1,3}\s*(?:-|–|—|to|through|and|bis|und|à|et|a|y|e|i|и|по|do|dan|đến)\s*\d{1,3}\b`)

// directions begin what is to be done with several questions: "Directions (Q. 6 - 10):
// Rearrange", "Directions for questions 6 to 10".
var directions = pattern.Guarded(lexicon.HasDigit, `(?i)^(?:directions?|instructions?|instrucciones|indicaciones|instruções|consignes?|anleitung|anweisung|aanwijzing|instrukcja|инструкция|указани[ея]|вказівк[аи]|petunjuk|yönerge|hướng dẫn)\s*[:：]?\s*[-–(（\[]?\s*(?:(?:for|für|zu|pour|para|voor|dla|do|для|к|untuk|cho|için)\s+(?:(?:the|die|les|las|os|các)\s+)?)?(?:(?:q|qs|qns?|que|questions?|problems?|items?|fragen|aufgaben|preguntas?|questões|vragen|pytań|вопрос\pL*|задан\pL*|запитан\pL*|завдан\pL*|soal|câu)\.?\s*)?(?:nos?\.?\s*)?(\d{1,3})\s*(?:-|–|—|to|through|and|&|bis|à|a|y|e|и|по|do|đến)\s*(\d{1,3})\b`)

// FirstOfRange is the first number of the questions that a line says it is for; 0 for none.
func FirstOfRange(text string) int {
	found := directions.FindString(text)
	if found == "" {
		found = ForRange.FindString(text)
	}
	m := rangeOf.FindStringSubmatch(found)
	if m == nil || line.LastNumber(m[1]) >= line.LastNumber(m[2]) {
		return 0
	}
	return line.LastNumber(m[1])
}

// StimulusOf reports whether a line introduces material for several questions.
func StimulusOf(l line.Line, v lexicon.Vocabulary) bool {
	if l.Kind != line.TextLine || l.Label != nil {
		return false
	}
	return lexicon.ServesOnly(l.Text) || BringsMaterial(l, v)
}

// BringsMaterial is StimulusOf for a line of which it is known that ServesOnly
// does not hold.
func BringsMaterial(l line.Line, v lexicon.Vocabulary) bool {
	if l.Kind != line.TextLine || l.Label != nil {
		return false
	}
	if ForRange.MatchString(l.Text) || directions.MatchString(l.Text) {
		return true
	}
	if _, to := ServesBelow(l); to > 0 {
		return true
	}
	c, end := v.Find(l.Head(), lexicon.StimulusWord)
	if c == lexicon.NoClass {
		if q, qend := v.Find(l.Head(), lexicon.QuestionWord); q != lexicon.NoClass {
			m := rangeOf.FindStringIndex(l.Text[qend:])
			return m != nil && m[0] <= 2 || flatten.RefersTo.MatchString(l.Text[qend:])
		}
		return false
	}
	word := lexicon.Fold(l.Text[:end])
	if word == "questions" || word == "text" || word == "passage" || word == "context" || word == "scenario" || word == "case study" || word == "question context" {
		rest := strings.TrimSpace(l.Text[end:])
		m := rangeOf.FindStringIndex(rest)
		return rest == "" || strings.ContainsAny(rest[:1], ":-") || m != nil && m[0] <= 2
	}
	return true
}
