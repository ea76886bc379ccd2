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
	SaidLetter = pattern.New(`(?i)^(?:\s|[-–—:：.=】〗☒☑✓✔])*(?:(?:is|ist|est|es|è|e|е|є|је|είναι|היא|הוא|هي|هو)\s+|(?:คือ|是|为|為|は|은|는)\s*)?(?:(?:под|під|pod)\s+)?(?:(?:(?:la|el|the) )?(?:option|choice|letter|letra|lettera|буква|буквой|буквою|літера|літерою|литерой|словом|réponse|la|el|το|η|ο|der|die|das|de|het)\s+|(?:ข้อ|选项|選項|选|選|گزینه(?:\x{200c}?ی|ٔ)?)\s*)?[«"“'(\[（「『【]*(` + AlphabetLetter + `)[»"”'’׳)\]）」』】]*\s*(?:번?\s*(?:입니다|이다|이에요|예요)|번|です|である|だ|şıkkı|şıkkıdır|seçeneği|है|हैं|होगा|است|می(?:\x{200c}|\s)?باشد|می(?:\x{200c}|\s)?شود)?\s*[.。．!।]?$`)
	// saidNumber is the number of a choice in such a sentence, which only its small words
	// tell from the number of an answer: "정답은 2번이다", "正解は2です".
	saidNumber = pattern.New(`^\s*(?:은|는|は|为|為|是)\s*([1-9])\s*(?:번?\s*(?:입니다|이다|이에요|예요)|번|です|である|だ)?\s*[.。．!]?$`)
	// shortSaid is a whole line that names the right letter by a word too short
	// or too common to stand for an answer otherwise.
	shortSaid = pattern.New(`(?i)^(?:(?:R|ج|ת|helyes|σωστό|σωστή)\s*[:：]|letra(?:\s*[:：]|\s)|(?:gabarito|resposta|gab)\s*[:：]\s*(?:letra|alternativa)\s)\s*[«"(]?(` + AlphabetLetter + `)[»")]?\s*[.]?$`)
	// verdictOf is a whole line that calls a letter right, or picks one.
	verdictOf = pattern.Guarded(mayCallRight, `(?i)^(?:(?:the )?(?:correct )?(?:option|choice) [("]?(`+AlphabetLetter+`)[)"]? is (?:the )?(?:correct|right)(?: answer| option| choice)?|گزینه\s*[«(]?(`+AlphabetLetter+`)[»)]?\s*(?:صحیح|درست) است|(?:ข้อ|ตัวเลือก)\s*(`+AlphabetLetter+`)\s*(?:ถูกต้อง|ถูก|เป็นคำตอบที่ถูกต้อง)|(?:תשובה|אפשרות|סעיף)\s+(`+AlphabetLetter+`)['’׳]?\s+(?:היא\s+)?ה?נכונה|([①-⑨]|[1-9])\s*번(?:이|은)\s*정답(?:이다|입니다)?|(?:故|应|應|所以|因此)?(?:选|選)[:：]?\s*([A-H]))[.。]?$`)
	// namedLetter is a letter behind a word that says "right".
	namedLetter = pattern.New(`^\s*[:：=]\s*[(（]?(` + AlphabetLetter + `)[)）]?\s*[.。]?$`)
	// namedChoice is the same with the choice behind its letter.
	namedChoice = pattern.New(`^\s*[:：]\s*[(（]?(` + AlphabetLetter + `[)）.]\s+\S.*)$`)
)

// mayCallRight reports whether a line ends or begins as one that calls a letter right does.
func mayCallRight(s string) bool {
	if EndsInVerdict(s) {
		return true
	}
	if lexicon.IsASCII(s) {
		return false
	}
	s = strings.TrimRight(s, ".。")
	for _, end := range []string{"ถูกต้อง", "ถูก", "נכונה", "정답", "정답이다", "정답입니다"} {
		if strings.HasSuffix(s, end) {
			return true
		}
	}
	return strings.Contains(s, "选") || strings.Contains(s, "選")
}

// EndsInVerdict reports whether a line ends with a word that calls something right.
func EndsInVerdict(s string) bool {
	s = strings.TrimSuffix(s, ".")
	return strings.HasSuffix(s, "است") || strings.HasSuffix(s, "correct") || strings.HasSuffix(s, "right") || strings.HasSuffix(s, "answer") || strings.HasSuffix(s, "option") || strings.HasSuffix(s, "choice")
}

// particleBefore is how many bytes the small word takes that ends an answer word, "정답은".
func particleBefore(s string) int {
	last, size := utf8.DecodeLastRuneInString(s)
	if strings.ContainsRune("은는は为為是", last) {
		return size
	}
	return 0
}

// MaxSaid bounds, in letters, what is looked at for a letter that is said.
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
		for k := 2; k < len(m); k += 2 {
			if m[k] >= 0 {
				value, ok = l.Cut(m[k], m[k+1]), true
			}
		}
	}
	return Note{Class: lexicon.AnswerWord, Value: value, Column: l.Column}, ok
}
