package recognize

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// numberKind tells the families of question labels apart.
type numberKind uint8

const (
	noNumber     numberKind = iota
	wordNumber              // "Question 5", "Câu 5:", "第5题"
	idNumber                // "T1A01"
	plainNumber             // "5.", "(5)", "5 -", "5"
	dottedNumber            // "2.5."
	romanNumber             // "IV."
	nameNumber              // "Question:", a word without a number
)

// Delimiters of plain numbers beyond the character itself.
const (
	bareDelim  = ' ' // "5 What is": a number and a space
	gluedDelim = '+' // "5What is"
	aloneDelim = '$' // "5" on a line of its own
	parenDelim = '('
)

// questionLabel is the label of a question as printed.
type questionLabel struct {
	kind    numberKind
	delim   byte
	auto    bool
	number  int
	through int    // the last of several that a label counts for; 0 for one
	text    string // as printed, without delimiters at the end of words
	end     int    // bytes of the line's text it takes
	level   int
	list    string
	key     string // the letter of the right answer in an id line, "T1A01 (C)"
	shape   string // of an id: letters as A, digits as 9
}

// questionLabel gives the label of a question that a line begins with.
func (l line) questionLabel(v vocabulary) (questionLabel, bool) {
	if l.label != nil {
		return autoNumber(*l.label, v)
	}
	if l.kind != textLine {
		return questionLabel{}, false
	}
	if q, ok := wordLabel(l.text, l.head, v); ok {
		return q, true
	}
	if c, end := v.find(l.head, questionWord); c != noClass {
		if m := nameTail.FindString(l.text[end:]); m != "" {
			return questionLabel{kind: nameNumber, text: l.text[:end], end: end + len(m)}, true
		}
	}
	return numberLabel(l.text)
}

func autoNumber(a page.Label, v vocabulary) (questionLabel, bool) {
	text := strings.TrimSpace(a.Text)
	if a.List == partsList || a.Format == page.Bullet || a.Check != page.NoCheck || text == "" {
		return questionLabel{}, false
	}
	q, ok := wordLabel(text, newHead(text), v)
	if a.List == letteredList {
		q, ok = questionLabel{kind: wordNumber, number: a.Number}, true
	}
	if !ok {
		q, ok = numberLabel(text + " x")
	}
	if !ok && a.Format == page.Decimal && a.Number > 0 {
		q, ok = questionLabel{kind: plainNumber, delim: '.', number: a.Number}, true
	}
	if !ok {
		return questionLabel{}, false
	}
	q.auto, q.level, q.list, q.end, q.text = true, a.Level, a.List, 0, text
	return q, true
}

var (
	wordFirst = pattern.New(`(?i)^\.?[\s\p{Zs}]*(?:(?:no|number|nr|num|№|n[°ºo]|số|raqami|numéro|número|numero|#)[.\s]*)?[#№(\[（【]?\s*(\d+(?:\.\d+)*|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b|(?:ال)?[أا]ول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|التاسع|العاشر|دوم|سوم|چهارم|پنجم)\s*[)\]）】]?(?:\s*(?:of|/|de|von|из|z)\s*\d+)?\s*(?:题|問|문|번|번째)?`)
	numFirst  = pattern.Guarded(mayNumberWord, `^(?:第\s*(\d+)\s*(?:题|題|問|问|道题|小题)|(\d+)\s*(?:-\s*|\.\s*|번\s*)?(?:savol|сұрақ|kérdés|feladat|frage|aufgabe|soru|pytanie|вопрос|питання|задание|问题|번|題|题))`)
	// taskFirst is a word for a task behind its number, and nothing else that could
	// go on with the word: "3. uzdevums (4 punkti)".
	taskFirst = pattern.Guarded(mayNumberWord, `^(\d{1,3})\s*[-.]?\s*((?i:uzdevums|jautājums|užduotis|uždavinys|klausimas|ülesanne|küsimus|úloha|otázka|příklad|príklad|cvičení|cvičenie|zadatak|задатак|задача|задаток|pitanje|питање|прашање|naloga|vprašanje|тапсырма|есеп|тапшырма|суроо|асуулт|даалгавар|дасгал|топшириқ|topshiriq|misol|tapşırıq|sual|супориш|савол|დავალება|კითხვა|სავარჯიშო|առաջադրանք|հարց|վարժություն|ushtrimi|pyetja|detyra|заданне|пытанне|практыкаванне|ćwiczenie|polecenie|ερώτηση|άσκηση|θέμα|упражнение|вправа))\s*(?:[.:]|$|\()`)
	wordTail  = pattern.New(`^\s*[.:՝։)）：\-–—、．。۔।။|\]]*\s*`)
	nameTail  = pattern.New(`^\s*[:：]\s*`)
	slashID   = pattern.Guarded(pattern.OpensWith("/"), `^//\s*([A-Za-z]{1,4}[\d.]+)\s*\)?\s*`)
	// numberSign reads "№ 5", "Nr. 5:", "No. 5)".
	numberSign = pattern.Guarded(pattern.BeginsWith("nN"), `^(?:№|[Nn][rR]\.|N[oO]\.|[Nn][°º])\s*(\d{1,3})(?:\s*[.:)\-–—]+\s*|\s+|$)`)
	// colonNumber reads "Q: 5" before a wide gap; "Q: 5 apples" has none.
	colonNumber = pattern.Guarded(pattern.OpensWith("qQ"), `^[Qq]\s*[:.]\s*(\d{1,3})(?:\s*[.:)\]]+\s*|\s*\t\s*|\s{2,}|$)`)
	qNumber     = pattern.Guarded(pattern.OpensWith("qQ"), `^(?:Q|q|QZ|Qz)\.?\s*\.?(\d+(?:\.\d+)*)(?:\s*/\s*\d{1,3}\b)?\s*[.:)\-–\]]*\s*`)
)

// wordLabel reads labels that are made with a word: "Question 5:", "Q5)",
// "Câu 5.", "第5题", "//QZ1.11)".
func wordLabel(text string, h head, v vocabulary) (questionLabel, bool) {
	if !mayBeginNumber(text) {
		return labelByWord(text, h, v)
	}
	if m := slashID.FindStringSubmatch(text); m != nil {
		return labelled(text, len(m[0]), lastNumber(m[1])), true
	}
	for _, form := range []pattern.Pattern{qNumber, colonNumber, numberSign} {
		if m := form.FindStringSubmatch(text); m != nil {
			return labelled(text, len(m[0]), lastNumber(m[1])), true
		}
	}
	if n := wordBehind(text, v); n > 0 {
		return labelled(text, n, lastNumber(decimalDigits(text[:digitsLength(text)]))), true
	}
	if digits := decimalPrefix(text); mayNumberWord(digits) {
		if m := numFirst.FindStringSubmatch(strings.ToLower(digits)); m != nil {
			end := originalLength(text, len(m[0]))
			end += len(wordTail.FindString(text[end:]))
			if fileName.MatchString(text[end-1:]) {
				return questionLabel{}, false
			}
			return labelled(text, end, lastNumber(m[1]+m[2])), true
		}
	}
	if m := taskFirst.FindStringSubmatchIndex(text); m != nil {
		return labelled(text, m[5]+len(wordTail.FindString(text[m[5]:])), lastNumber(text[m[2]:m[3]])), true
	}
	return labelByWord(text, h, v)
}

// labelByWord reads labels that begin with a word of the vocabulary.
func labelByWord(text string, h head, v vocabulary) (questionLabel, bool) {
	c, end := v.find(h, questionWord)
	if c == noClass || callOnly.MatchString(text) {
		return questionLabel{}, false
	}
	return afterWord(text, end)
}

// callOnly is what a program calls or prints, "Test(2)": no number of a test.
var callOnly = pattern.Guarded(pattern.OpensWith("tT"), `^[Tt]est\(\d+\)?\s*[;|{,]?$`)

// numberedLength measures a number with its sign and the spaces around it, "5. ";
// 0 for none.
func numberedLength(s string) int {
	n := 0
	for n < len(s) && isDigit(s[n]) {
		n++
	}
	if n == 0 || n > 3 {
		return 0
	}
	rest := strings.TrimLeft(s[n:], whitespace)
	if rest == "" || rest[0] != '.' && rest[0] != ')' {
		return 0
	}
	return len(s) - len(strings.TrimLeft(rest[1:], whitespace))
}

// wordBehind measures "5. Question:", a word behind its number; 0 for none.
func wordBehind(text string, v vocabulary) int {
	n := numberedLength(text)
	if n == 0 {
		return 0
	}
	c, end := v.find(newHead(text[n:]), questionWord)
	if c == noClass {
		return 0
	}
	tail := nameTail.FindString(text[n+end:])
	if tail == "" {
		return 0
	}
	return n + end + len(tail)
}

func labelled(text string, end, number int) questionLabel {
	shown := strings.TrimRight(strings.TrimSpace(text[:end]), " .:)-–—|：）、")
	return questionLabel{kind: wordNumber, number: number, text: shown, end: end}
}

func lastNumber(s string) int {
	if i := strings.LastIndexByte(s, '.'); i >= 0 && i+1 < len(s) {
		s = s[i+1:]
	}
	s = strings.TrimLeftFunc(s, func(r rune) bool { return r < '0' || r > '9' })
	n, err := strconv.Atoi(strings.TrimRight(s, "."))
	if err != nil || n > 100_000 {
		return 0
	}
	return n
}

var (
	dotted = pattern.Guarded(mayDotted, `^(\d{1,3}(?:\.\d{1,3}){1,3})[.)]?\s+`)
	roman  = pattern.Guarded(pattern.OpensWith("IVX"), `^([IVX]{1,6})[.)]\s+`)
	code   = pattern.Guarded(mayCode, `^\d{0,2}[A-Z][A-Z0-9]*(?:\.[A-Z0-9]+){2,}\s*`)
	idOnly = pattern.Guarded(mayID, `^([A-Z]{1,4}[0-9]+[A-Z0-9.\-]*)(?:\s*\(([A-Za-z])\))?(?:\s*\[[^\]]{0,40}\])*[.:)]?(?:\s+|$)`)
)

// numberLabel reads labels without a word: numbers, dotted numbers, Roman
// numerals and ids.
func numberLabel(text string) (questionLabel, bool) {
	if !mayBeginNumber(text) {
		return questionLabel{}, false
	}
	if m := idOnly.FindStringSubmatch(text); m != nil && len(m[1]) >= 3 && len(m[1]) <= 16 {
		shown := strings.TrimRight(m[1], ".-")
		return questionLabel{kind: idNumber, text: shown, end: len(m[0]), key: strings.ToUpper(m[2]),
			number: lastNumber(strings.TrimLeft(shown[strings.LastIndexFunc(shown, unicode.IsLetter)+1:], "0")), shape: shapeOf(shown)}, true
	}
	if m := dotted.FindStringSubmatch(text); m != nil {
		return questionLabel{kind: dottedNumber, delim: '.', text: m[1], number: lastNumber(m[1]), end: len(m[0])}, true
	}
	if m := roman.FindStringSubmatch(text); m != nil {
		if n := romanValue(m[1]); n > 0 {
			return questionLabel{kind: romanNumber, delim: '.', text: m[1], number: n, end: len(m[0])}, true
		}
	}
	return plainNumberLabel(text, lastYear)
}

// shapeOf writes an id with A for letters and 9 for digits, runs as one.
func shapeOf(id string) string {
	var b strings.Builder
	last := byte(0)
	for i := range len(id) {
		c := id[i]
		switch {
		case '0' <= c && c <= '9':
			c = '9'
		case isASCIILetter(c):
			c = 'A'
		}
		if c != last {
			b.WriteByte(c)
		}
		last = c
	}
	return b.String()
}

func romanValue(s string) int {
	values := map[byte]int{'I': 1, 'V': 5, 'X': 10}
	total := 0
	for i := range len(s) {
		v := values[s[i]]
		if i+1 < len(s) && values[s[i+1]] > v {
			v = -v
		}
		total += v
	}
	return total
}

// plainNumberLabel reads "5.", "5)", "(5)", "5 -", "5.-", "11 .", "3..",
// "12Which", "5 What" and a number alone, up to most.
func plainNumberLabel(text string, most int) (questionLabel, bool) {
	body, open := text, false
	if rest, ok := cutAny(body, "(（[【"); ok {
		body, open = strings.TrimLeft(rest, " "), true
	}
	body = strings.TrimPrefix(body, "#")
	n := digitsLength(body)
	if n == 0 {
		return questionLabel{}, false
	}
	number, err := strconv.Atoi(decimalDigits(body[:n]))
	if err != nil || number > most || number == 0 && n > 1 || isQuotient(text, n) {
		return questionLabel{}, false
	}
	if rest, ok := cutAny(body[n:], "°ºª"); ok && rest != "" && strings.IndexByte(").- ", rest[0]) >= 0 {
		n = len(body) - len(rest)
	}
	delim, m, ok := numberDelim(body[n:], open)
	if !ok {
		return questionLabel{}, false
	}
	rest := body[n+m:]
	q := questionLabel{kind: plainNumber, delim: delim, number: number}
	trimmed := strings.TrimLeft(rest, " \t")
	if c := code.FindString(trimmed); c != "" && strings.ContainsAny(c, "0123456789") {
		trimmed = trimmed[len(c):]
	}
	if trimmed == "" {
		q.delim = aloneDelim
	}
	q.end = len(text) - len(trimmed)
	q.text = strings.TrimSpace(text[:q.end])
	return q, true
}

func cutAny(s, chars string) (string, bool) {
	r, size := utf8.DecodeRuneInString(s)
	if size > 0 && strings.ContainsRune(chars, r) {
		return s[size:], true
	}
	return s, false
}

func digitsLength(s string) int {
	for i, r := range s {
		if !unicode.Is(unicode.Nd, r) {
			return i
		}
	}
	return len(s)
}

// numberDelim reads what stands between a number and the stem.
func numberDelim(s string, open bool) (delim byte, n int, ok bool) {
	trimmed := strings.TrimLeft(s, " ")
	skip := len(s) - len(trimmed)
	r, size := utf8.DecodeRuneInString(trimmed)
	if open {
		if !strings.ContainsRune(")）]】", r) || size == 0 {
			return 0, 0, false
		}
		n = skip + size
		if rest, dot := cutAny(s[n:], ".:"); dot {
			n = len(s) - len(rest)
		}
		return parenDelim, n, true
	}
	switch {
	case size == 0:
		return aloneDelim, 0, true
	case strings.ContainsRune(".．。、，۔।፡៖။)）:：-–—/]", r) && skip <= 1:
		return typedDelim(s, trimmed, skip, r, size)
	case r == '\t' || skip > 0 && (opensSentence(r) || strings.ContainsRune("'‘_…", r)) || skip > 1 && (unicode.IsDigit(r) && (countsLetters(trimmed, 6) || strings.HasSuffix(trimmed, "=")) || bracketPoints.MatchString(trimmed)):
		return bareDelim, skip, true
	case skip == 0 && unicode.IsUpper(r) && utf8.RuneCountInString(trimmed) > 4:
		return gluedDelim, 0, followedByLower(trimmed)
	}
	return 0, 0, false
}

// opensSentence reports whether a sentence may begin with r.
func opensSentence(r rune) bool {
	return unicode.IsLetter(r) && !unicode.IsLower(r) || strings.ContainsRune("\"“«„¿¡", r)
}

// followedByLower tells "12Which" from "3D", "2B" and "4H2O".
func followedByLower(s string) bool {
	_, size := utf8.DecodeRuneInString(s)
	next, _ := utf8.DecodeRuneInString(s[size:])
	return unicode.IsLower(next) || next == ' '
}

// wordBehindDigits tells "2、1既不是质数" from a list of numbers "1、2、3".
func wordBehindDigits(s string) bool {
	r, _ := utf8.DecodeRuneInString(s[digitsLength(s):])
	return unicode.In(r, unicode.Han)
}

func typedDelim(s, trimmed string, skip int, r rune, size int) (delim byte, n int, ok bool) {
	rest := trimmed[size:]
	next, _ := utf8.DecodeRuneInString(rest)
	switch r {
	case '.', '．', '。', '、', '，', '۔', '।', '፡', '៖', '။':
		delim = '.'
		if unicode.IsDigit(next) && !(r == '、' && wordBehindDigits(rest)) {
			return 0, 0, false
		}
	case ')', '）', ']':
		delim = ')'
	case ':', '：':
		delim = ':'
		if unicode.IsDigit(next) {
			return 0, 0, false
		}
	default:
		delim = '-'
		if next == '.' || next == ')' { // "3-. Define", "4-) Name"
			rest = rest[1:]
			next, _ = utf8.DecodeRuneInString(rest)
		}
		if unicode.IsDigit(next) || next != ' ' && next != '\t' && !opensSentence(next) && rest != "" {
			return 0, 0, false
		}
	}
	n = skip + size
	for n < len(s) && strings.IndexByte(".)-:", s[n]) >= 0 && (s[n] != '-' || n+1 < len(s) && !unicode.IsDigit(rune(s[n+1]))) {
		n++
	}
	return delim, n, true
}
