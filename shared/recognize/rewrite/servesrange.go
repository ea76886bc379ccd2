package rewrite

import (
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	longestServing = 260 // signs of a line that says which questions material serves
	mostServed     = 30  // questions
)

var (
	// servedRange is the first and the last of some questions, behind their word or before it:
	// "questions 4 to 6", "1. ve 2. soruları", "1～3题".
	servedRange = pattern.New(`(?i)(?:` +
		`(?:questions?|items?|problems?|preguntas|ejercicios|questões|perguntas|fragen|aufgaben|domande|esercizi|quesiti|vragen|задани\pL{1,3}|вопрос\pL{0,3}|запитан\pL{1,3}|завдан\pL{1,3}|zada[nń]\pL{0,3}|pyta[nń]\pL{0,3}|otáz\pL{1,3}|soal|pertanyaan|câu(?:\s+hỏi)?|ข้อ|سؤالات|سوالات|پرسش\pL{0,3}|سؤال\pL{0,3}|الأسئلة)` +
		`\s*(?:(?:nos?|nr|nomor|numbers?|từ|de|del|da|dalla|от|с|з|od|من|№)\.?\s*)?(\d{1,3})\.?\s*(?:-|–|—|~|～|,|to|through|and|&|bis|und|à|et|a|al|ao|y|e|и|по|до|й|та|i|do|dan|sampai(?:\s+dengan)?|s\.?d\.?|đến|và|تا|و|إلى|إلي)\s*(\d{1,3})` +
		`|(?:^|[^\d])(\d{1,3})\.?\s*(?:-|–|—|~|～|ve|ile|va|és|至|到|、|和)\s*(\d{1,3})\.?\s*-?\s*(?:小?题|小?題|問|soru\pL{0,6}|savol\pL{0,6}|kérdés\pL{0,4}|feladat\pL{0,4}))`)
	// servingMaterial names what such questions are about, or how it serves them.
	servingMaterial = pattern.New(`(?i)(?:^|[^\pL])(?:text|texts|passages?|information|information below|extract|article|poem|story|table|graphs?|figure|diagram|map|picture|case|scenario|situation|paragraphs?|data|refer|based on|texto|textos|información|informação|informações|lectura|pasaje|fragmento|gráfic[ao]s?|tabla|tabela|imagen|imagem|figura|situación|acuerdo|base|testo|brano|tabella|texte|document|documents|extrait|tableau|abschnitt|tabelle|abbildung|grafik|текст\pL{0,3}|отрыв\pL{1,3}|уривок|уривк\pL{1,2}|фрагмент\pL{0,3}|таблиц\pL{1,2}|рисун\pL{1,3}|схем\pL{1,2}|tekst\pL{0,3}|fragment\pL{0,2}|tabel\pL{0,2}|rysun\pL{1,3}|metn\pL{0,4}|metin\pL{0,3}|parça\pL{0,3}|paragra\pL{1,4}|tablo\pL{0,3}|şekil\pL{0,3}|grafi\pL{1,4}|đoạn|văn bản|bảng|hình|teks|bacaan|wacana|gambar|matn\pL{0,3}|szöveg\pL{0,4}|ábra|متن|النص|الفقرة|شکل|جدول)(?:$|[^\pL])|阅读|材料|文字|短文|下图|下列图|下表|文章|ข้อความ|ตาราง|รูป`)
)

// wordLabel is the number of a question behind its word.
var wordLabel = pattern.New(`^\pL{1,12}\.?\s*\d{1,4}\s*[.:)]`)

// ServesRange is the first and the last number of the questions that a line says the material
// below it serves, in whatever order its words stand; 0 for none.
func ServesRange(l line.Line) (from, to int) {
	if l.Kind != line.TextLine || l.Label != nil || !twoNumbers(l.Text) || lexicon.HasQuestionMark(l.Text) || len(l.Text) > longestServing && utf8.RuneCountInString(l.Text) > longestServing {
		return 0, 0
	}
	text := lexicon.DecimalDigits(l.Text)
	m := servedRange.FindStringSubmatchIndex(text)
	if m == nil || !servingMaterial.MatchString(text) || wordLabel.MatchString(text) {
		return 0, 0
	}
	if _, numbered := l.NumberLabel(); numbered && m[0] > 0 {
		return 0, 0 // a question about some numbers
	}
	k := 2
	if m[k] < 0 {
		k = 6
	}
	from, to = line.LastNumber(text[m[k]:m[k+1]]), line.LastNumber(text[m[k+2]:m[k+3]])
	if from == 0 || to <= from || to-from > mostServed {
		return 0, 0
	}
	return from, to
}

// twoNumbers reports whether two numbers stand near each other in a text.
func twoNumbers(s string) bool {
	const near = 24
	last, inside := -1, false
	for i, r := range s {
		if r >= '0' && r <= '9' || r > utf8.RuneSelf && unicode.Is(unicode.Nd, r) {
			if !inside && last >= 0 && i-last <= near {
				return true
			}
			last, inside = i, true
			continue
		}
		inside = false
	}
	return false
}
