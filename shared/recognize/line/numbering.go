package line

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// LetteredList is the list that such labels are of.
const LetteredList = "lettered"

// NumberKind tells the families of question labels apart.
type NumberKind uint8

const (
	NoNumber     NumberKind = iota
	WordNumber              // "Question 5", "Câu 5:", "第5题"
	IdNumber                // "T1A01"
	PlainNumber             // "5.", "(5)", "5 -", "5"
	DottedNumber            // "2.5."
	RomanNumber             // "IV."
	NameNumber              // "Question:", a word without a number
)

// Delimiters of plain numbers beyond the character itself.
const (
	BareDelim  = ' ' // "5 What is": a number and a space
	GluedDelim = '+' // "5What is"
	AloneDelim = '$' // "5" on a line of its own
	ParenDelim = '('
)

// QuestionLabel is the label of a question as printed.
type QuestionLabel struct {
	Kind    NumberKind
	Delim   byte
	Auto    bool
	Number  int
	Through int    // the last of several that a label counts for; 0 for one
	Text    string // as printed, without delimiters at the end of words
	End     int    // bytes of the line's text it takes
	Level   int
	List    string
	Key     string // the letter of the right answer in an id line, "T1A01 (C)"
	Shape   string // of an id: letters as A, digits as 9
}

// questionLabel finds what QuestionLabel gives.
func (l *Line) questionLabel(v lexicon.Vocabulary) (QuestionLabel, bool) {
	if l.Label != nil {
		return AutoNumber(*l.Label, v)
	}
	if l.Kind != TextLine {
		return QuestionLabel{}, false
	}
	if q, ok := l.WordLabel(v); ok {
		return q, true
	}
	if c, end := v.Find(l.Head(), lexicon.QuestionWord); c != lexicon.NoClass {
		if m := nameTail.FindString(l.Text[end:]); m != "" {
			return QuestionLabel{Kind: NameNumber, Text: l.Text[:end], End: end + len(m)}, true
		}
	}
	return l.letterOrNumber()
}

func AutoNumber(a page.Label, v lexicon.Vocabulary) (QuestionLabel, bool) {
	text := strings.TrimSpace(a.Text)
	if a.List == PartsList || a.Format == page.Bullet || a.Check != page.NoCheck || text == "" {
		return QuestionLabel{}, false
	}
	q, ok := WordLabel(text, lexicon.NewHead(text), v)
	if a.List == LetteredList {
		q, ok = QuestionLabel{Kind: WordNumber, Number: a.Number}, true
	}
	if !ok {
		q, ok = NumberLabel(text + " x")
	}
	if !ok && a.Format == page.Decimal && a.Number > 0 {
		q, ok = QuestionLabel{Kind: PlainNumber, Delim: '.', Number: a.Number}, true
	}
	if !ok {
		return QuestionLabel{}, false
	}
	q.Auto, q.Level, q.List, q.End, q.Text = true, a.Level, a.List, 0, text
	return q, true
}

var (
	wordFirst = pattern.New(`(?i)^\.?[\s\p{Zs}]*(?:(?:no|number|nr|num|№|n[°ºo]?|nomor|номер|numer|nummer|numara|số|raqami|numéro|número|numero|čís(?:lo)?|č|br|αρ(?:ιθ)?|#)[.:\s]*)?[#№(\[（【]?\s*(\d+(?:\.\d+)*|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b|(?:ال)?[أا]ول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|التاسع|العاشر|دوم|سوم|چهارم|پنجم)\s*[)\]）】]?(?:\s*(?:/|(?-i:of|de|von|sur|di|su|din|van|av|af|από|из|із|з|z|ze|zo|od|dari|daripada))\s*\d+)?\s*(?:题|問|문|번|번째)?`)
	numFirst  = pattern.Guarded(lexicon.MayNumberWord, `^(?:第\s*(\d+)\s*(?:题|題|問|问|道题|小题)|(\d+)\s*(?:-\s*|\.\s*|번\s*)?(?:savol|сұрақ|kérdés|feladat|frage|aufgabe|soru|pytanie|вопрос|питання|задание|问题|번|題|题))`)
	WordTail  = pattern.New(`^\s*[.:՝։)）：\-–—、．。۔।။|\]]*\s*`)
	nameTail  = pattern.New(`^\s*[:：]\s*`)
	// slashID is an id behind two strokes, "//QZ1.11)". In small letters and without a
	// bracket it is the name of a variable in a comment.
	slashID = pattern.Guarded(pattern.OpensWith("/"), `^//\s*(?:([A-Z]{1,4}\d[\d.]*)\s*\)?|([A-Za-z]{1,4}\d[\d.]*)\s*\))\s*`)
	// numberSign reads "№ 5", "Nr. 5:", "No. 5)".
	numberSign = pattern.Guarded(pattern.BeginsWith("nN"), `^(?:№|[Nn][rR]\.|N[oO]\.|[Nn][°º])\s*(\d{1,3})(?:\s*[.:)\-–—]+\s*|\s+|$)`)
	// colonNumber reads "Q: 5" before a wide gap; "Q: 5 apples" has none.
	colonNumber = pattern.Guarded(pattern.OpensWith("qQ"), `^[Qq]\s*[:.]\s*(\d{1,3})(?:\s*[.:)\]]+\s*|\s*\t\s*|\s{2,}|$)`)
	// letterNumber reads the first letter of "soru", "savol", "pregunta" or "pytanie"
	// before a number, with a sign between and one behind: "S.1.", "P-2)". Without
	// both, "S. 12" is a page.
	letterNumber = pattern.Guarded(pattern.OpensWith("SP"), `^[SP]\s?[.\-–]\s?(\d{1,3})\s?[.):\-–]+(?:\s+|$)`)
	// problemNumber reads the P of "pregunta", "problem" or "pytanie" right before its
	// number, "P1) ", which a page is never written as.
	problemNumber = pattern.Guarded(pattern.OpensWith("P"), `^P(\d{1,2})\)(?:\s+|$)`)
	qNumber       = pattern.Guarded(pattern.OpensWith("qQ"), `^(?:Q|q|QZ|Qz)\.?\s*\.?(\d+(?:\.\d+)*)(?:\s*/\s*\d{1,3}\b)?\s*[.:)\-–\]]*\s*`)
)

// WordLabel reads labels that are made with a word: "Question 5:", "Q5)",
// "Câu 5.", "第5题", "//QZ1.11)".
func WordLabel(text string, h lexicon.Head, v lexicon.Vocabulary) (QuestionLabel, bool) {
	if q, ok := framedLabel(text, v); ok {
		return q, true
	}
	if !lexicon.MayBeginNumber(text) {
		return labelByWord(text, h, v)
	}
	if m := slashID.FindStringSubmatch(text); m != nil {
		return labelled(text, len(m[0]), LastNumber(m[1]+m[2])), true
	}
	for _, form := range []pattern.Pattern{qNumber, colonNumber, numberSign, letterNumber, problemNumber} {
		if m := form.FindStringSubmatch(text); m != nil {
			return labelled(text, len(m[0]), LastNumber(m[1])), true
		}
	}
	if n := WordBehind(text, v); n > 0 {
		return labelled(text, n, LastNumber(lexicon.DecimalDigits(text[:DigitsLength(text)]))), true
	}
	if digits := lexicon.DecimalPrefix(text); lexicon.MayNumberWord(digits) {
		if m := numFirst.FindStringSubmatch(strings.ToLower(digits)); m != nil {
			end := lexicon.OriginalLength(text, len(m[0]))
			given := m[2] != "" && DigitsLength(text[end:]) > 0 // "8. 题8表", the number and the table of it
			if end += len(WordTail.FindString(text[end:])); given || fileName.MatchString(text[end-1:]) {
				return QuestionLabel{}, false
			}
			return labelled(text, end, LastNumber(m[1]+m[2])), true
		}
	}
	if m := taskFirst.FindStringSubmatchIndex(text); m != nil {
		return labelled(text, m[5]+len(WordTail.FindString(text[m[5]:])), LastNumber(text[m[2]:m[3]])), true
	}
	return labelByWord(text, h, v)
}

// labelByWord reads labels that begin with a word of the vocabulary.
func labelByWord(text string, h lexicon.Head, v lexicon.Vocabulary) (QuestionLabel, bool) {
	c, end := v.Find(h, lexicon.QuestionWord)
	if c == lexicon.NoClass || callOnly.MatchString(text) {
		return QuestionLabel{}, false
	}
	return afterWord(text, end)
}

// callOnly is what a program calls or prints, "Test(2)": no number of a test.
var callOnly = pattern.Guarded(pattern.OpensWith("tT"), `^[Tt]est\(\d+\)?\s*[;|{,]?$`)

// numberedLength measures a number with its sign and the spaces around it, "5. ";
// 0 for none.
func numberedLength(s string) int {
	n := 0
	for n < len(s) && lexicon.IsDigit(s[n]) {
		n++
	}
	if n == 0 || n > 3 {
		return 0
	}
	rest := strings.TrimLeft(s[n:], lexicon.Whitespace)
	if rest == "" || rest[0] != '.' && rest[0] != ')' {
		return 0
	}
	return len(s) - len(strings.TrimLeft(rest[1:], lexicon.Whitespace))
}

// WordBehind measures "5. Question:", a word behind its number; 0 for none.
func WordBehind(text string, v lexicon.Vocabulary) int {
	n := numberedLength(text)
	if n == 0 {
		return 0
	}
	c, end := v.Find(lexicon.NewHead(text[n:]), lexicon.QuestionWord)
	if c == lexicon.NoClass {
		return 0
	}
	tail := nameTail.FindString(text[n+end:])
	if tail == "" {
		return 0
	}
	return n + end + len(tail)
}

func labelled(text string, end, number int) QuestionLabel {
	shown := strings.TrimRight(strings.TrimSpace(text[:end]), " .,:)-–—|：）、")
	return QuestionLabel{Kind: WordNumber, Number: number, Text: shown, End: end}
}

func LastNumber(s string) int {
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
	dotted = pattern.Guarded(lexicon.MayDotted, `^(\d{1,3}(?:\.\d{1,3}){1,3})[.)]?\s+`)
	roman  = pattern.Guarded(pattern.OpensWith("IVX"), `^([IVX]{1,6})[.)]\s+`)
	idOnly = pattern.Guarded(lexicon.MayID, `^([A-Z]{1,4}[0-9]+[A-Z0-9.\-]*)(?:\s*\(([A-Za-z])\))?(?:\s*\[[^\]]{0,40}\])*[.:)]?(?:\s+|$)`)
)

// NumberLabel reads labels without a word: numbers, dotted numbers, Roman
// numerals and ids.
func NumberLabel(text string) (QuestionLabel, bool) {
	if !lexicon.MayBeginNumber(text) {
		return QuestionLabel{}, false
	}
	if m := idOnly.FindStringSubmatch(text); m != nil && len(m[1]) >= 3 && len(m[1]) <= 16 {
		shown := strings.TrimRight(m[1], ".-")
		return QuestionLabel{Kind: IdNumber, Text: shown, End: len(m[0]) + dashBehindID(m[1], text[len(m[0]):]), Key: strings.ToUpper(m[2]),
			Number: LastNumber(strings.TrimLeft(shown[strings.LastIndexFunc(shown, unicode.IsLetter)+1:], "0")), Shape: shapeOf(shown)}, true
	}
	if m := dotted.FindStringSubmatch(text); m != nil {
		return QuestionLabel{Kind: DottedNumber, Delim: '.', Text: m[1], Number: LastNumber(m[1]), End: len(m[0])}, true
	}
	if m := roman.FindStringSubmatch(text); m != nil {
		if n := RomanValue(m[1]); n > 0 {
			return QuestionLabel{Kind: RomanNumber, Delim: '.', Text: m[1], Number: n, End: len(m[0])}, true
		}
	}
	return PlainNumberLabel(text, LastYear)
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
		case lexicon.IsASCIILetter(c):
			c = 'A'
		}
		if c != last {
			b.WriteByte(c)
		}
		last = c
	}
	return b.String()
}

// PlainNumberLabel reads "5.", "5)", "(5)", "5 -", "5.-", "11 .", "3..",
// "12Which", "5 What" and a number alone, up to most.
func PlainNumberLabel(text string, most int) (QuestionLabel, bool) {
	body, open := text, false
	if rest, ok := cutAny(body, "(（[【"); ok {
		body, open = strings.TrimLeft(rest, " "), true
	}
	body = strings.TrimPrefix(body, "#")
	n := DigitsLength(body)
	number, err := strconv.Atoi(lexicon.DecimalDigits(body[:n]))
	if err != nil || number > most || number == 0 && n > 1 || lexicon.IsQuotient(text, n) {
		return QuestionLabel{}, false
	}
	if rest, ok := cutAny(body[n:], "°ºª"); ok && rest != "" && strings.IndexByte(").- ", rest[0]) >= 0 {
		n = len(body) - len(rest)
	}
	delim, m, ok := numberDelim(body[n:], open)
	if !ok || (delim == BareDelim || delim == '-') && NamesWorth(body) {
		return QuestionLabel{}, false
	}
	rest := body[n+m:]
	q := QuestionLabel{Kind: PlainNumber, Delim: delim, Number: number}
	trimmed := strings.TrimLeft(rest, " \t")
	trimmed = trimmed[ExamCode(trimmed):]
	if trimmed == "" {
		q.Delim = AloneDelim
	}
	q.End = len(text) - len(trimmed)
	q.Text = strings.TrimSpace(text[:q.End])
	return q, true
}

func cutAny(s, chars string) (string, bool) {
	r, size := utf8.DecodeRuneInString(s)
	if size > 0 && strings.ContainsRune(chars, r) {
		return s[size:], true
	}
	return s, false
}

func DigitsLength(s string) int {
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
		return ParenDelim, n, true
	}
	switch {
	case size == 0:
		return AloneDelim, 0, true
	case strings.ContainsRune(".．。、，۔।፡៖။)）:：-–—/]", r) && skip <= 1:
		return typedDelim(s, trimmed, skip, r, size)
	case r == '\t' && !IsFigures(trimmed) || skip > 0 && (opensSentence(r) || strings.ContainsRune("'‘_…", r)) || skip > 1 && (unicode.IsDigit(r) && (lexicon.CountsLetters(trimmed, 6) || strings.HasSuffix(trimmed, "=")) || BracketPoints.MatchString(trimmed) || unicode.IsLower(r) && asksOrLeads(trimmed)):
		return BareDelim, skip, true
	case skip == 0 && unicode.IsUpper(r) && utf8.RuneCountInString(trimmed) > 4:
		return GluedDelim, 0, followedByLower(trimmed)
	}
	return 0, 0, false
}

// IsFigures reports whether a text is numbers and nothing else: behind a number in a
// row of its own they are measured values, and no question.
func IsFigures(s string) bool { return figures.MatchString(s) }

var figures = pattern.New(`^\s*[-−–]?\d[\d.,]*\s?%?(?:\s+[-−–]?\d[\d.,]*\s?%?)*\s*$`)

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

// wordBehindDigits tells "2、1既不是质数" from "1、2、3", "1．2018年" from a decimal.
func wordBehindDigits(delim rune, s string) bool {
	n := DigitsLength(s)
	r, _ := utf8.DecodeRuneInString(s[n:])
	return delim == '、' && unicode.In(r, unicode.Han) || n == 4 && r == '年'
}

func typedDelim(s, trimmed string, skip int, r rune, size int) (delim byte, n int, ok bool) {
	rest := trimmed[size:]
	next, _ := utf8.DecodeRuneInString(rest)
	switch r {
	case '.', '．', '。', '、', '，', '۔', '।', '፡', '៖', '။':
		delim = '.'
		if unicode.IsDigit(next) && !wordBehindDigits(r, rest) {
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
		closed := next == ')'           // "2-)1 kg is", "6-)name"
		if next == '.' || next == ')' { // "3-. Define", "4-) Name"
			rest = rest[1:]
			next, _ = utf8.DecodeRuneInString(rest)
		}
		if !closed && (unicode.IsDigit(next) || next != ' ' && next != '\t' && !opensSentence(next) && rest != "") {
			return 0, 0, false
		}
	}
	n = skip + size
	for n < len(s) && strings.IndexByte(".)-:", s[n]) >= 0 && (s[n] != '-' || n+1 < len(s) && !unicode.IsDigit(rune(s[n+1]))) {
		n++
	}
	if strings.HasPrefix(s[n:], " . ") || strings.HasPrefix(s[n:], ". ") { // "12- . Which"
		n += strings.IndexByte(s[n:], '.') + 1
	}
	return delim, n, true
}
