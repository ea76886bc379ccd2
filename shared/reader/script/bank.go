// Package script reads the questions that a program's data hold: lists of objects
// in JSON, or as scripts write them, {question: "…", answers: {a: "…"}, correct: "a"}.
// It runs nothing.
package script

import (
	"encoding/json"
	"html"
	"slices"
	"strconv"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// The bounds of such data.
const (
	scriptBytes    = 4 << 20
	scriptLists    = 2000 // that may hold questions
	leastScripted  = 2    // questions
	leastPlaced    = 16   // whose right choices have numbers, of which none would be 0 by chance
	mostPossible   = 12   // choices
	readAgainBytes = 16 << 20
)

// asked is one question of the data.
type asked struct {
	stem, right, why string
	choices          []string
	places           []float64 // of the right choices, or their numbers
	index            bool      // the name of that field says that they count from 0
}

// Table gives the questions of texts of programs as a table, nil where there are
// none or they offer nothing. Covered is how many bytes of the texts they take.
func Table(at finding.Position, texts ...string) (t *page.Table, covered int) {
	var all []asked
	for _, s := range texts {
		qs, n := questionsIn(s)
		all, covered = append(all, qs...), covered+n
	}
	if len(all) < leastScripted || !slices.ContainsFunc(all, func(q asked) bool { return len(q.choices) > 0 }) {
		return nil, 0
	}
	settlePlaces(all)
	t = &page.Table{Position: at}
	row := func(header bool, texts ...string) {
		cells := make([]page.Cell, len(texts))
		for i, s := range texts {
			cells[i] = page.Cell{ColSpan: 1, RowSpan: 1}
			for line := range strings.SplitSeq(s, "\n") {
				if line = strings.TrimSpace(line); line != "" {
					cells[i].Blocks = append(cells[i].Blocks, page.Paragraph{Position: at, Runs: []page.Run{{Text: line}}})
				}
			}
		}
		t.Rows = append(t.Rows, page.Row{Header: header, Cells: cells})
	}
	row(true, "Question", "Options", "Correct answer", "Explanation")
	for _, q := range all {
		options := ""
		if len(q.choices) > 0 {
			list, _ := json.Marshal(q.choices)
			options = string(list)
		}
		row(false, q.stem, options, q.right, q.why)
	}
	return t, covered
}

// questionsIn finds the lists of questions in a script, and how many bytes they
// take.
func questionsIn(script string) (out []asked, covered int) {
	if len(script) > scriptBytes {
		return nil, 0
	}
	read := 0
	for at, lists := 0, 0; lists < scriptLists && read < readAgainBytes; lists++ {
		i := strings.IndexByte(script[at:], '[')
		if i < 0 {
			break
		}
		at += i
		if inner := strings.TrimLeft(script[at+1:min(len(script), at+200)], " \t\r\n"); inner == "" || inner[0] != '{' && inner[0] != '[' {
			at++
			continue
		}
		l := literal{text: script, at: at}
		list, _ := l.value(0).([]any)
		read += l.at - at
		if qs := questionsOf(list); !l.failed && qs != nil {
			out, covered, at = append(out, qs...), covered+l.at-at, l.at
			continue
		}
		at++
	}
	return out, covered
}

// questionsOf reads the objects of a list, nil unless nearly all are questions.
func questionsOf(list []any) []asked {
	var out []asked
	for _, v := range list {
		o, _ := v.(object)
		q, ok := questionOf(o)
		if parts, isList := v.([]any); isList {
			q, ok = questionIn(parts)
		}
		if ok {
			out = append(out, q)
		}
	}
	if len(out)*10 < len(list)*9 {
		return nil
	}
	return out
}

// settlePlaces writes the right choices for their places. Programs count from 0 or
// from 1: a 0, or the number of the last choice, tells; of a few questions that
// show neither nobody can tell, and they have no key.
func settlePlaces(all []asked) {
	placed, zero, last, index := 0, false, false, false
	for _, q := range all {
		if q.isPlaced() {
			placed++
			zero, last, index = zero || slices.Contains(q.places, 0), last || slices.Contains(q.places, float64(len(q.choices))), index || q.index
		}
	}
	base := 1
	if zero || index && !last {
		base = 0
	}
	told := zero != last || !zero && (index || placed >= leastPlaced)
	for i := range all {
		q := &all[i]
		if !q.isPlaced() {
			continue
		}
		var right []string
		for _, p := range q.places {
			if at := int(p) - base; told && at >= 0 && at < len(q.choices) {
				right = append(right, q.choices[at])
			}
		}
		if q.right = ""; len(right) == len(q.places) {
			q.right = several(right)
		}
	}
}

// several writes right choices as one text: a list where they are more than one.
func several(right []string) string {
	if len(right) == 1 {
		return right[0]
	}
	list, _ := json.Marshal(right)
	return string(list)
}

// isPlaced reports whether numbers say which choices are right; one that is the
// text of a choice does not.
func (q asked) isPlaced() bool {
	return len(q.places) > 0 && len(q.choices) > 0 && !slices.Contains(q.choices, q.right) &&
		!slices.ContainsFunc(q.places, func(p float64) bool { return p < 0 || p != float64(int(p)) })
}

// role is what the field of a question is for.
func role(name string) string {
	f := strings.ToLower(strings.NewReplacer("_", "", "-", "", " ", "").Replace(name))
	switch f {
	case "question", "q", "questiontext", "questiontitle", "ask", "prompt", "statement", "stem", "enunciado", "énoncé", "enonce", "pitanje", "pregunta", "pergunta", "frage", "domanda", "vraag", "pytanie", "soal", "pertanyaan", "savol", "soru", "intrebare", "cauhoi", "kerdes", "otazka", "вопрос", "питання", "题目", "问题", "問題", "질문", "문제", "سؤال", "سوال":
		return "stem"
	case "explanation", "explain", "reason", "rationale", "feedback", "explication", "explicacion", "erklarung", "erklärung", "explicación", "explicacao", "explicação", "spiegazione", "uitleg", "wyjasnienie", "wyjaśnienie", "объяснение", "пояснение", "пояснення", "aciklama", "açıklama", "giaithich", "giảithích", "penjelasan", "pembahasan", "izoh", "解析", "说明", "해설":
		return "why"
	case "correct", "right", "correctanswer", "correctanswers", "rightanswer", "correctoption", "correctchoice", "correctindex", "correctanswerindex", "answerindex", "answer", "ans", "a", "solution", "key", "correcta", "respuestacorrecta", "respuesta", "correta", "respostacorreta", "resposta", "reponse", "bonnereponse", "antwort", "richtig", "lösung", "jawaban", "kunci", "odpowiedz", "rispostacorretta", "risposta", "raspunscorect", "dogrucevap", "doğrucevap", "cevap", "togri", "togrijavob", "to'g'rijavob", "javob", "dapan", "dapandung", "đápán", "đápánđúng", "ответ", "правильныйответ", "верныйответ", "правильнавідповідь", "відповідь", "gabarito", "correto", "correcto", "corretta", "rispostaesatta", "richtigeantwort", "loesung", "poprawna", "poprawnaodpowiedz", "poprawnaodpowiedź", "odpowiedź", "jawabanbenar", "kuncijawaban", "juisteantwoord", "helyes", "helyesvalasz", "spravna", "spravnaodpoved", "správnáodpověď", "答案", "正确答案", "正解", "정답", "پاسخ", "پاسخصحیح", "الإجابةالصحيحة":
		return "right"
	}
	for _, wrong := range []string{"incorrect", "wrong", "distractor"} {
		if strings.HasPrefix(f, wrong) {
			return "wrong"
		}
	}
	if len(f) == 1 && 'a' <= f[0] && f[0] <= 'h' {
		return "choice"
	}
	for _, word := range []string{"option", "choice", "answer", "opcion", "opcao", "opsi", "variant"} {
		if rest, ok := strings.CutPrefix(f, word); ok && len(rest) == 1 && (rest[0] >= '1' && rest[0] <= '8' || rest[0] >= 'a' && rest[0] <= 'h') {
			return "choice"
		}
	}
	return ""
}

// questionOf reads one object.
func questionOf(o object) (asked, bool) {
	var q asked
	lettered, offered := o.get("b") != nil, slices.ContainsFunc(o, offers)
	var single, wrong []string
	for _, f := range o {
		kind, texts := role(f.name), textsOf(f.value)
		switch {
		case lettered && f.name == "a":
			kind = "choice"
		case offered && strings.EqualFold(f.name, "answers"):
			kind = "right"
		}
		switch kind {
		case "wrong":
			wrong = append(wrong, texts...)
			continue
		case "right":
			q.take(f.value)
			q.index = q.index || strings.HasSuffix(strings.ToLower(f.name), "index")
			if offered {
				continue
			}
		}
		text, _ := f.value.(string)
		switch {
		case text == "" && len(texts) >= 2 && len(texts) <= mostPossible && q.choices == nil:
			q.choices = texts
			if right := rightObjects(f.value); len(right) > 0 {
				q.right, q.places = several(right), nil
			}
		case kind == "stem":
			q.stem = plainText(text)
		case kind == "why":
			q.why = plainText(text)
		case kind == "choice" && text != "":
			single = append(single, plainText(text))
		}
	}
	switch {
	case q.choices != nil:
	case len(single) == 0 && len(wrong) > 0 && q.right != "":
		q.choices = append(wrong, q.right)
	default:
		q.choices = single
	}
	if q.stem == "" && len(q.choices) >= 2 {
		q.stem = plainText(o.told())
		if q.right == "" && len(q.places) == 0 && !strings.ContainsAny(q.stem, "?？؟") {
			return q, false // an article with the words it is found by
		}
	}
	return q, q.stem != "" && (len(q.choices) >= 2 || q.right != "")
}

// questionIn reads a question that is a list: its text, its choices, what is right.
func questionIn(parts []any) (q asked, ok bool) {
	if len(parts) < 3 {
		return q, false
	}
	text, _ := parts[0].(string)
	q.stem, q.choices = plainText(text), textsOf(parts[1])
	q.take(parts[2])
	return q, q.stem != "" && len(q.choices) >= 2 && len(q.choices) <= mostPossible && q.right != ""
}

// told is the text of a question or of a choice whose field is called just that.
func (o object) told() string {
	for _, name := range []string{"text", "content", "title", "body", "texto", "contenido", "conteudo", "conteúdo", "titulo", "título", "texte", "contenu", "titre", "testo", "titolo", "tekst", "treść", "tresc", "текст", "содержание", "teks", "isi", "metin", "icerik", "içerik", "matn", "noidung", "noi_dung", "nội dung", "szoveg", "szöveg", "متن", "نص", "内容", "內容", "題文", "내용"} {
		if s, ok := o.get(name).(string); ok && s != "" {
			return s
		}
	}
	return ""
}

// offers reports whether a field holds choices and is called so.
func offers(f field) bool {
	name := strings.ToLower(f.name)
	return (strings.HasPrefix(name, "option") || strings.HasPrefix(name, "choice") || strings.HasPrefix(name, "opci")) && len(textsOf(f.value)) >= 2
}

// take notes what a field says is right: texts, or the places of choices.
func (q *asked) take(v any) {
	switch v := v.(type) {
	case string:
		q.right = plainText(v)
	case bool:
		q.right = strconv.FormatBool(v)
	case float64:
		q.right, q.places = strconv.FormatFloat(v, 'f', -1, 64), []float64{v}
	case []any:
		var places []float64
		for _, e := range v {
			if n, ok := e.(float64); ok {
				places = append(places, n)
			}
		}
		if texts := textsOf(v); len(texts) > 0 {
			q.right = several(texts)
		}
		if len(places) == len(v) {
			q.places = places
		}
	}
}

// textsOf is the texts of a list, or of the fields of an object; nil where it
// holds anything else.
func textsOf(v any) []string {
	var out []string
	add := func(v any) bool {
		switch v := v.(type) {
		case string:
			out = append(out, plainText(v))
		case float64:
			out = append(out, strconv.FormatFloat(v, 'f', -1, 64))
		case bool:
			out = append(out, strconv.FormatBool(v))
		case object:
			text := v.text()
			out = append(out, plainText(text))
			return text != ""
		default:
			return false
		}
		return true
	}
	switch v := v.(type) {
	case []any:
		for _, e := range v {
			if !add(e) {
				return nil
			}
		}
	case object:
		for _, f := range v {
			if !add(f.value) {
				return nil
			}
		}
	}
	return out
}

// text is the text of a choice that is written as an object, and holds no others.
func (o object) text() string {
	if slices.ContainsFunc(o, func(f field) bool { list, _ := f.value.([]any); return len(list) > 0 }) {
		return ""
	}
	if s := o.told(); s != "" {
		return s
	}
	for _, f := range o {
		if s, ok := f.value.(string); ok && s != "" && f.name != "id" && f.name != "key" && f.name != "letter" && f.name != "label" && role(f.name) != "why" {
			return s
		}
	}
	return ""
}

// rightObjects is the texts of the choices that are written as objects that say
// they are right, {text: "…", correct: true}; nil where all or none do.
func rightObjects(v any) []string {
	list, _ := v.([]any)
	texts := textsOf(v)
	var out []string
	for i, e := range list {
		o, _ := e.(object)
		for _, f := range o {
			name := strings.TrimPrefix(strings.ToLower(f.name), "is")
			if truth, ok := f.value.(bool); ok && truth && role(name) == "right" {
				out = append(out, texts[i])
			}
		}
	}
	if len(out) == len(texts) {
		return nil
	}
	return out
}

// plainText is the text a browser shows for a string of a script.
func plainText(s string) string { return strings.TrimSpace(html.UnescapeString(s)) }
