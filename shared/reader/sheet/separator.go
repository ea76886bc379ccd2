package sheet

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// separators are the signs that may stand between values.
const separators = "\t;,|"

// sample is how many records the separator is told from.
const sample = 200

// told is a first line that names the separator: "sep=;".
var told = regexp.MustCompile(`(?i)^"?sep=(.)"?[;,\t]*\n`)

// cardHead are the lines over an export of flash cards that say how it is written:
// "#separator:tab", "#tags column:3".
var (
	cardHead = regexp.MustCompile(`(?i)^(?:\x{feff}?#(?:separator|html|(?:tags|deck|notetype|guid)(?: column)?|columns|if matches):[^\n]*\n)+`)
	cardSign = regexp.MustCompile(`(?i)#separator:[ \t]*(tab|comma|semicolon|pipe|[\t,;|])`)
	cardTags = regexp.MustCompile(`(?i)#(?:tags|deck|notetype|guid) column:[ \t]*(\d)`)
)

// cards are the cards of such an export under titles for their columns, whose first
// two that hold no tags are the sides of a card. ok is false for any other text.
func cards(text string) (rest string, sep byte, ok bool) {
	head := cardHead.FindString(text)
	m := cardSign.FindStringSubmatch(head)
	if m == nil {
		return text, 0, false
	}
	sep = map[string]byte{"tab": '\t', "comma": ',', "semicolon": ';', "pipe": '|'}[strings.ToLower(m[1])]
	if sep == 0 {
		sep = m[1][0]
	}
	var titles []string
	other := map[string]bool{}
	for _, tag := range cardTags.FindAllStringSubmatch(head, -1) {
		other[tag[1]] = true
	}
	sides := []string{"Front", "Back"}
	for n := '1'; len(sides) > 0; n++ {
		if other[string(n)] {
			titles = append(titles, "Tags")
			continue
		}
		titles, sides = append(titles, sides[0]), sides[1:]
	}
	return strings.Join(titles, string(sep)) + "\n" + text[len(head):], sep, true
}

// separatorOf finds what stands between the values of a text that is known to
// hold separated ones, and takes off the line that says so.
func separatorOf(text string) (rest string, sep byte) {
	if m := told.FindStringSubmatch(text); m != nil && strings.Contains(separators, m[1]) {
		return text[len(m[0]):], m[1][0]
	}
	if rest, sep, ok := cards(text); ok {
		return rest, sep
	}
	best := byte(',')
	most := survey(text, best).score()
	for i := range len(separators) {
		if s := survey(text, separators[i]).score(); s > most {
			best, most = separators[i], s
		}
	}
	return text, best
}

// census is what the records of a text look like under one separator.
type census struct {
	sep     byte
	records int         // that hold something
	widths  map[int]int // how many records have so many fields
	header  bool        // a record names the columns of a table of questions
	spaced  int         // separators with a space behind, as in prose
	signs   int         // separators
	asked   int         // records whose first field asks
	labels  int         // fields that begin like the lines of a printed test: "A. ", "12) "
}

var printedLabel = regexp.MustCompile(`^\s*(?:\(?\p{L}\)|\p{Lu}\.|\d{1,3}[.)])\s`)

func survey(text string, sep byte) census {
	c := census{sep: sep, widths: map[int]int{}}
	p := parser{rest: text, sep: sep}
	for c.records < sample {
		fields, ok := p.record()
		if !ok {
			break
		}
		if strings.TrimSpace(strings.Join(fields, "")) == "" {
			continue
		}
		for i, f := range fields {
			if i > 0 && strings.HasPrefix(f, " ") {
				c.spaced++
			}
			if i == 0 && printedLabel.MatchString(f) {
				c.labels++
			}
		}
		if first := strings.TrimRight(fields[0], " "); strings.HasSuffix(first, "?") || strings.HasSuffix(first, "؟") || strings.HasSuffix(first, "？") {
			c.asked++
		}
		c.header = c.header || c.records < 12 && namesColumns(fields)
		c.records++
		c.signs += len(fields) - 1
		c.widths[len(fields)]++
	}
	return c
}

// usual is the commonest number of fields, and how many records have it.
func (c census) usual() (width, records int) {
	for w, n := range c.widths {
		if n > records || n == records && w > width {
			width, records = w, n
		}
	}
	return width, records
}

// score ranks separators: records of one width with several fields are best, a
// row of column names decides.
func (c census) score() int {
	width, n := c.usual()
	if width < 2 {
		return min(c.signs, 1)
	}
	s := n*1000/max(c.records, 1) + min(width, 20)
	if c.header {
		s += 2000
	}
	if c.prose() {
		s /= 2
	}
	return s
}

// prose reports whether the separators stand like the signs of sentences. Pipes
// stand between spaces anywhere.
func (c census) prose() bool { return c.spaced*2 > c.signs && c.sep != '\t' && c.sep != '|' }

// LooksLikeCSV reports whether a text holds separated values. It is strict: a
// printed test whose sentences have commas is none.
func LooksLikeCSV(data []byte) bool {
	text, err := decode(data[:min(len(data), 256<<10)])
	if err != nil || strings.TrimSpace(text) == "" {
		return false
	}
	if m := told.FindStringSubmatch(text); m != nil && strings.Contains(separators, m[1]) {
		return true
	}
	if _, _, ok := cards(text); ok || isUpload(text) {
		return true
	}
	text = plainRecords(text)
	for i := range len(separators) {
		if sep := separators[i]; survey(text, sep).isTable(text, sep) {
			return true
		}
	}
	return false
}

// plainRecords writes the records of a text as its separated values are read.
func plainRecords(text string) string {
	return withoutWholeQuotes(withDoubleQuotes(withoutBrokenQuotes(withoutBrackets(withTabs(text)))))
}

// leastWide is how many records of many fields between tabs are rows of a table whatever
// stands between them: the choices of a printed test fill half of its lines at most.
const leastWide = 10

// isTable decides for one separator.
func (c census) isTable(text string, sep byte) bool {
	if sep == '|' && isMarkdownTable(text) || c.records < 2 {
		return false
	}
	width, n := c.usual()
	even := n*10 >= c.records*8
	if c.header && (even && width >= 2 || n*10 >= c.records*5 && width >= 3 || c.columns()*10 >= c.records*7) {
		return true
	}
	switch {
	case c.prose() || c.labels*3 > c.records && sep != '\t':
		return false
	case sep == '\t' && width >= 5 && n >= leastWide: // headings and passages stand between the rows
		return n*10 >= c.records*6
	case width >= 3:
		return even && c.records >= 3
	case width == 2 && sep == '|' && c.asked*2 >= c.records: // "Who? | Me"
		return n*20 >= c.records*19 && c.records >= 4
	case width == 2:
		return n == c.records && c.records >= 4 && (c.spaced == 0 || sep == '|' && c.spaced < c.signs) && c.labels == 0
	}
	return false
}

// columns counts the records of three fields or more.
func (c census) columns() int {
	n := 0
	for w, k := range c.widths {
		if w >= 3 {
			n += k
		}
	}
	return n
}

// isMarkdownTable tells a table of a marked-up text by a row that begins with a pipe or
// by the rule under its head: dashes are a value of a row like any other, "//|#|--|A".
func isMarkdownTable(text string) bool {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "|") || strings.Contains(line, "|") && strings.Contains(line, "--") && strings.Trim(line, "|-+: \t") == "" {
			return true
		}
	}
	return false
}

// isUpload tells the lines of a learning system's upload: a keyword, a tab, the
// question.
func isUpload(text string) bool {
	lines, known := 0, 0
	for line := range strings.Lines(text) {
		if strings.TrimSpace(line) == "" {
			continue
		}
		lines++
		word, _, tab := strings.Cut(line, "\t")
		if tab && uploadWord.MatchString(word) {
			known++
		}
	}
	return known > 0 && known*10 >= lines*9
}

var uploadWord = regexp.MustCompile(`^(?:MC|MA|TF|ESS|ORD|MAT|FIB|FIB_PLUS|FIL|NUM|SR|OP|JUMBLED_SENTENCE|QUIZ_BOWL)$`)

// namesColumns reports whether a record titles columns as tables of questions
// do: one title for the question and another for answers or choices, each
// short.
func namesColumns(fields []string) bool {
	stem, other := false, 0
	for _, f := range fields {
		f = strings.ToLower(strings.Trim(f, " \n\t.:*\"'#"))
		if f == "" {
			continue
		}
		if utf8.RuneCountInString(f) > 120 {
			return false
		}
		switch {
		case !stem && stemTitle.MatchString(f):
			stem = true
		case otherTitle.MatchString(f):
			other++
		}
	}
	return stem && other >= 1 && len(fields) >= 2
}

var (
	stemTitle = regexp.MustCompile(`^(?:the )?(?:question|questions|question[ _-]?(?:text|stem|title|content|body|name)|quiz question|stem|prompt|problem|frage|fragen|fragetext|aufgabe|question posée|intitulé|énoncé|enoncé|pregunta|preguntas|enunciado|pergunta|perguntas|questão|questao|domanda|domande|quesito|vraag|pytanie|pytania|treść pytania|вопрос|вопросы|текст вопроса|задание|питання|запитання|soru|sorular|soru metni|câu hỏi|nội dung câu hỏi|nội dung|soal|pertanyaan|savol|savollar|سوال|پرسش|متن سوال|السؤال|سؤال|题干|题目|问题|試題|题目内容|คำถาม|โจทย์|kérdés|kérdések|question type: ?\w+|title|term|definition)(?:$|[^\p{L}].*)`)

	otherTitle = regexp.MustCompile(`^(?:question[ _]?type|type|correct.*|right.*|incorrect.*|wrong.*|(?:option|choice|answer|opt|distractor|antwort|lösung|réponse|reponse|choix|respuesta|opción|opcion|resposta|alternativa|opção|risposta|opzione|antwoord|odpowiedź|вариант|ответ|правильн|варіант|відповідь|cevap|seçenek|şık|doğru|đáp án|phương án|lựa chọn|jawaban|pilihan|opsi|kunci|javob|variant|to'g'ri|گزینه|پاسخ|جواب|الإجابة|选项|答案|เฉลย|ตัวเลือก|คำตอบ|válasz|helyes)s?(?:$|[^\p{L}].*)|.*\b(?:answer|answers|option \w|choice \w)|[a-h]|[абвг]|[1-6]|solution|key|explanation|definition|meaning)`)
)
