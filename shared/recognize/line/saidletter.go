package line

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

var (
	// conclusion is how a worked solution ends in a letter: "Ta có x = 3. Chọn A.",
	// "Jadi jawabannya B", "so the answer is C".
	Conclusion = pattern.New(`(?i)(?:^|[\s.,;:→⇒(])(?:chọn(?: đáp án| phương án| câu| ý)?|đáp án(?: đúng| cần chọn)?(?: là)?|jawaban(?:nya)?(?: yang)?(?: benar| tepat)?(?: adalah)?|(?:correct )?answer is(?: option)?|respuesta(?: correcta)? es(?: la)?|resposta(?: correta)? é(?: a)?(?: letra| alternativa)?|risposta(?: corretta)? è(?: la)?|réponse(?: correcte)? est(?: la)?|antwort ist|(?:правильный |верный )?ответ(?: -| –| —)?|(?:doğru )?cevap)\s*[:：]?\s*[(“"]?([A-H])[)”"]?\s*[.!]?$`)
	// leader is a row of dots to the right margin, with the sign that ends a proof.
	leader = pattern.New(`(?:\s*\.){4,}\s*[□■◻☐∎]?\s*$|\s+[□■◻☐∎]\s*$`)
)

// withoutLeader cuts the dots off that lead from an answer to the right margin.
func withoutLeader(l Line) Line {
	last, _ := utf8.DecodeLastRuneInString(l.Text)
	if !strings.ContainsRune(".□■◻☐∎", last) {
		return l
	}
	m := leader.FindStringIndex(l.Text)
	if m == nil || m[0] == 0 {
		return l
	}
	return l.Cut(0, m[0])
}

// AlphabetLetter is one letter that choices go by in any of the alphabets; in
// scripts without spaces any other character would be a word of the answer.
const AlphabetLetter = `(?:[A-Za-z]|[а-еА-ЕіІїЇєЄґҐ]|[α-θΑ-Θ]|الف|[أابپتثجچحخدهـوز]ـ?|[א-ח]|[ก-ฉ]|[가나다라마바]|[ㄱ-ㅂ]|[ア-オ]|[あ-お]|[甲乙丙丁戊己]|[क-ङचअबसद]|[ক-ঙচ]|[①-⑨])`

var (
	// SaidLetter is a letter behind an answer word without a colon, with the
	// small words of a sentence around it: "คำตอบคือ ข้อ ก", "정답은 B입니다".
	SaidLetter = pattern.New(`(?i)^(?:\s|[-–—:：.=】〗☒☑✓✔])*(?:(?:is|ist|est|es|è|είναι|היא|הוא|هي|هو)\s+|(?:คือ|是|为|為|は|은|는)\s*)?(?:(?:(?:la|el|the) )?(?:option|choice|letter|letra|lettera|буква|réponse|la|el|το|η|ο|der|die|das|de|het)\s+|(?:ข้อ|选项|選項|选|選)\s*)?[«"“'(\[（「『【]*(` + AlphabetLetter + `)[»"”'’׳)\]）」』】]*\s*(?:입니다|이다|です|である|şıkkı|şıkkıdır|seçeneği|है)?\s*[.。．!]?$`)
	// shortSaid is a whole line that names the right letter by a word too short
	// or too common to stand for an answer otherwise.
	shortSaid = pattern.New(`(?i)^(?:(?:R|ج|ת|helyes|σωστό|σωστή)\s*[:：]|letra(?:\s*[:：]|\s)|(?:gabarito|resposta|gab)\s*[:：]\s*(?:letra|alternativa)\s)\s*[«"(]?(` + AlphabetLetter + `)[»")]?\s*[.]?$`)
	// verdictOf is a whole line that calls a letter right.
	verdictOf = pattern.Guarded(EndsInVerdict, `(?i)^(?:(?:the )?(?:correct )?(?:option|choice) [("]?(`+AlphabetLetter+`)[)"]? is (?:the )?(?:correct|right)(?: answer| option| choice)?|گزینه\s*[«(]?(`+AlphabetLetter+`)[»)]?\s*(?:صحیح|درست) است)\.?$`)
	// namedLetter is a letter behind a word that says "right".
	namedLetter = pattern.New(`^\s*[:：=]\s*[(（]?(` + AlphabetLetter + `)[)）]?\s*[.。]?$`)
	// namedChoice is the same with the choice behind its letter.
	namedChoice = pattern.New(`^\s*[:：]\s*[(（]?(` + AlphabetLetter + `[)）.]\s+\S.*)$`)
)

func EndsInVerdict(s string) bool {
	s = strings.TrimSuffix(s, ".")
	return strings.HasSuffix(s, "است") || strings.HasSuffix(s, "correct") || strings.HasSuffix(s, "right") || strings.HasSuffix(s, "answer") || strings.HasSuffix(s, "option") || strings.HasSuffix(s, "choice")
}

// MaxSaid bounds, in bytes, what is looked at for a letter that is said.
const MaxSaid = 60

// said cuts the letter out of the rest of a line behind an answer word.
func said(l Line, end int, form pattern.Pattern) (Line, bool) {
	rest := l.Text[end:]
	if rest == "" || len(rest) > MaxSaid {
		return Line{}, false
	}
	m := form.FindStringSubmatchIndex(rest)
	if m == nil {
		return Line{}, false
	}
	return l.Cut(end+m[2], end+m[3]), true
}

// saidAlone reads a line that says nothing but which letter is right.
func saidAlone(l Line) (Note, bool) {
	if lexicon.IsLonger(l.Text, MaxSaid) {
		return Note{}, false
	}
	value, ok := Line{}, false
	if front := l.Text[:min(len(l.Text), 24)]; strings.IndexByte(front, ':') >= 0 || strings.Contains(front, "：") || len(l.Text) > 2 && l.Text[1]|0x20 == 'e' {
		value, ok = said(l, 0, shortSaid)
	}
	if m := verdictOf.FindStringSubmatchIndex(l.Text); m != nil {
		from, to := m[2], m[3]
		if from < 0 {
			from, to = m[4], m[5]
		}
		value, ok = l.Cut(from, to), true
	}
	return Note{Class: lexicon.AnswerWord, Value: value, Column: l.Column}, ok
}
