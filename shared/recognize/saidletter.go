package recognize

import (
	"strings"

	"formwright/shared/recognize/pattern"
)

// alphabetLetter is one letter that choices go by in any of the alphabets; in
// scripts without spaces any other character would be a word of the answer.
const alphabetLetter = `(?:[A-Za-z]|[а-еА-ЕіІїЇєЄґҐ]|[α-θΑ-Θ]|الف|[أابپتثجحدهـو]ـ?|[א-ח]|[ก-ฉ]|[가나다라마바]|[ㄱ-ㅂ]|[ア-オ]|[あ-お]|[甲乙丙丁戊己]|[क-ङचअबसद]|[ক-ঙচ]|[①-⑨])`

var (
	// saidLetter is a letter behind an answer word without a colon, with the
	// small words of a sentence around it: "คำตอบคือ ข้อ ก", "정답은 B입니다".
	saidLetter = pattern.New(`(?i)^(?:\s|[-–—:：.=】〗☒☑✓✔])*(?:(?:is|ist|est|es|è|είναι|היא|הוא|هي|هو)\s+|(?:คือ|是|为|為|は|은|는)\s*)?(?:(?:(?:la|el|the) )?(?:option|choice|letter|letra|lettera|буква|réponse|la|el|το|η|ο|der|die|das|de|het)\s+|(?:ข้อ|选项|選項|选|選)\s*)?[«"“'(\[（「『【]*(` + alphabetLetter + `)[»"”'’׳)\]）」』】]*\s*(?:입니다|이다|です|である|şıkkı|şıkkıdır|seçeneği|है)?\s*[.。．!]?$`)
	// shortSaid is a whole line that names the right letter by a word too short
	// or too common to stand for an answer otherwise.
	shortSaid = pattern.New(`(?i)^(?:(?:R|ج|ת|correcta|corretta|poprawna|prawidłowa|helyes|σωστό|σωστή)\s*[:：]|letra(?:\s*[:：]|\s)|(?:gabarito|resposta|gab)\s*[:：]\s*(?:letra|alternativa)\s)\s*[«"(]?(` + alphabetLetter + `)[»")]?\s*[.]?$`)
	// verdictOf is a whole line that calls a letter right.
	verdictOf = pattern.Guarded(endsInVerdict, `(?i)^(?:(?:the )?(?:correct )?(?:option|choice) [("]?(`+alphabetLetter+`)[)"]? is (?:the )?(?:correct|right)(?: answer| option| choice)?|گزینه\s*[«(]?(`+alphabetLetter+`)[»)]?\s*(?:صحیح|درست) است)\.?$`)
	// namedLetter is a letter behind a word that says "right".
	namedLetter = pattern.New(`^\s*[:：=]\s*[(（]?(` + alphabetLetter + `)[)）]?\s*[.。]?$`)
)

func endsInVerdict(s string) bool {
	s = strings.TrimSuffix(s, ".")
	return strings.HasSuffix(s, "است") || strings.HasSuffix(s, "correct") || strings.HasSuffix(s, "right") || strings.HasSuffix(s, "answer") || strings.HasSuffix(s, "option") || strings.HasSuffix(s, "choice")
}

// maxSaid bounds, in bytes, what is looked at for a letter that is said.
const maxSaid = 60

// said cuts the letter out of the rest of a line behind an answer word.
func said(l line, end int, form pattern.Pattern) (line, bool) {
	rest := l.text[end:]
	if rest == "" || len(rest) > maxSaid {
		return line{}, false
	}
	m := form.FindStringSubmatchIndex(rest)
	if m == nil {
		return line{}, false
	}
	return l.cut(end+m[2], end+m[3]), true
}

// saidAlone reads a line that says nothing but which letter is right.
func saidAlone(l line) (note, bool) {
	if len(l.text) > maxSaid {
		return note{}, false
	}
	value, ok := line{}, false
	if front := l.text[:min(len(l.text), 24)]; strings.IndexByte(front, ':') >= 0 || strings.Contains(front, "：") || len(l.text) > 2 && l.text[1]|0x20 == 'e' {
		value, ok = said(l, 0, shortSaid)
	}
	if m := verdictOf.FindStringSubmatchIndex(l.text); m != nil {
		from, to := m[2], m[3]
		if from < 0 {
			from, to = m[4], m[5]
		}
		value, ok = l.cut(from, to), true
	}
	return note{class: answerWord, value: value, column: l.column}, ok
}
