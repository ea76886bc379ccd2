package rewrite

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// servingEnd is the end of a sentence that says which questions the material below it
// serves: "Read the text to answer questions 10, 11 and 13."
var servingEnd = pattern.Guarded(lexicon.HasDigit, `(?i)^\D.{4,}?(?:answer (?:the )?(?:following )?questions?(?: numbers?)?|respon(?:der|da|dam) (?:à|às|a|as) quest(?:ão|ões)|(?:respond(?:er|e|a|an)|contest(?:ar|e|a|en)) (?:a )?las? preguntas?|répond(?:re|ez|s) (?:à la|aux) questions?|rispond(?:ere|i|ete) all[ae] domand[ae]|beantworten? sie die fragen?|(?:die|der) fragen? (?:nr\. )?\d{1,3}(?:\s*(?:-|–|bis|und)\s*\d{1,3})? zu beantworten|beantworte die fragen?|menjawab (?:soal|pertanyaan)(?: nomor| no\.?)?|untuk soal(?: nomor| no\.?)?|ответьте на вопросы?|выполните задани[ея]|дайте відповіді на запитання|odpowiedz na pytani[ae]|trả lời (?:các )?câu(?: hỏi)?(?: từ)?)\s*(?:\d{1,3}\s*(?:-|–|—|,|to|through|and|&|bis|und|à|et|a|y|e|até|al|ao|и|по|й|до|do|i|dan|sampai|s\.?d\.?|đến)?\s*){0,8}[.:]*\s*$`)

// mostServing is how long such a sentence is.
const mostServing = 300

// ServesBelow is the first and the last number of the questions that a line without a
// number says that it serves, at its end or anywhere; 0 for none.
func ServesBelow(l line.Line) (from, to int) {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, mostServing) || !servingEnd.MatchString(l.Text) {
		return ServesRange(l)
	}
	numbers := flatten.OneNumber.FindAllString(l.Text[numbersFrom(l.Text):], -1)
	if len(numbers) == 0 {
		return 0, 0
	}
	from, to = line.LastNumber(numbers[0]), line.LastNumber(numbers[len(numbers)-1])
	if to < from {
		return 0, 0
	}
	return from, to
}

// numbersFrom is where the numbers at the end of a text begin, with short words between them.
func numbersFrom(s string) int {
	at := len(s)
	for _, m := range lastNumbers.FindAllStringIndex(s, -1) {
		if m[1] == len(s) {
			at = m[0]
		}
	}
	return at
}

var lastNumbers = pattern.New(`\d{1,3}(?:\s*(?:[-–—,&]|\p{L}{1,7}\.?)?\s*\d{1,3})*(?: zu beantworten)?\s*[.:]*\s*$`)
