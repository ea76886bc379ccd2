package html

import (
	"encoding/json"
	"html"
	"slices"
	"strconv"
	"strings"

	xhtml "golang.org/x/net/html"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// The bounds of the data of a script.
const (
	scriptBytes    = 4 << 20
	scriptLists    = 2000 // that may hold questions
	leastScripted  = 2    // questions
	leastPlaced    = 16   // whose right choices have numbers, of which none would be 0 by chance
	mostPossible   = 12   // choices
	readAgainBytes = 16 << 20
)

// asked is one question that a script shows.
type asked struct {
	stem, right, why string
	choices          []string
	place            float64 // of the right choice, or its number; -1 for none
	index            bool    // the name of that field says that it counts from 0
}

// scripted reads the questions of a page that a script fills: they stand in the
// script as a list of objects, {question: "…", answers: {a: "…"}, correct: "a"}.
// As the page shows them one after the other they are given as a table.
func (r *reader) scripted(root *xhtml.Node) *page.Table {
	var all []asked
	for n := range root.Descendants() {
		if n.Type == xhtml.ElementNode && n.Data == "script" && attr(n, "src") == "" {
			all = append(all, questionsIn(textOf(n))...)
		}
	}
	if len(all) < leastScripted || !slices.ContainsFunc(all, func(q asked) bool { return len(q.choices) > 0 }) {
		return nil
	}
	settlePlaces(all)
	t := &page.Table{Position: r.next()}
	row := func(header bool, texts ...string) {
		cells := make([]page.Cell, len(texts))
		for i, s := range texts {
			cells[i] = page.Cell{ColSpan: 1, RowSpan: 1}
			for line := range strings.SplitSeq(s, "\n") {
				if line = strings.TrimSpace(line); line != "" {
					cells[i].Blocks = append(cells[i].Blocks, page.Paragraph{Position: r.at, Runs: []page.Run{{Text: line}}})
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
	r.findings = append(r.findings, finding.Finding{Code: finding.UnreadPart, Severity: finding.Info, Position: r.at,
		Message: "The questions were read from the script that fills the page; other text of the page was left out."})
	return t
}

// questionsIn finds the lists of questions in a script.
func questionsIn(script string) []asked {
	if len(script) > scriptBytes {
		return nil
	}
	var out []asked
	read := 0
	for at, lists := 0, 0; lists < scriptLists && read < readAgainBytes; lists++ {
		i := strings.IndexByte(script[at:], '[')
		if i < 0 {
			break
		}
		at += i
		if !strings.HasPrefix(strings.TrimLeft(script[at+1:min(len(script), at+200)], " \t\r\n"), "{") {
			at++
			continue
		}
		l := literal{text: script, at: at}
		list, _ := l.value(0).([]any)
		read += l.at - at
		if qs := questionsOf(list); !l.failed && qs != nil {
			out, at = append(out, qs...), l.at
			continue
		}
		at++
	}
	return out
}

// questionsOf reads the objects of a list, nil unless nearly all are questions.
func questionsOf(list []any) []asked {
	var out []asked
	for _, v := range list {
		o, _ := v.(object)
		if q, ok := questionOf(o); ok {
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
			zero, last, index = zero || q.place == 0, last || int(q.place) == len(q.choices), index || q.index
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
		q.right = ""
		if at := int(q.place) - base; told && at >= 0 && at < len(q.choices) {
			q.right = q.choices[at]
		}
	}
}

// isPlaced reports whether a number says which choice is right; one that is the
// text of a choice does not.
func (q asked) isPlaced() bool {
	return q.place >= 0 && q.place == float64(int(q.place)) && len(q.choices) > 0 && !slices.Contains(q.choices, q.right)
}

// role is what the field of a question is for.
func role(name string) string {
	f := strings.ToLower(strings.NewReplacer("_", "", "-", "", " ", "").Replace(name))
	switch f {
	case "question", "q", "questiontext", "questiontitle", "ask", "prompt", "statement", "stem", "pregunta", "pergunta", "frage", "domanda", "vraag", "pytanie", "soal", "pertanyaan", "savol", "soru", "intrebare", "cauhoi", "kerdes", "otazka", "вопрос", "питання", "题目", "问题", "問題", "질문", "문제", "سؤال", "سوال":
		return "stem"
	case "explanation", "explain", "reason", "rationale", "feedback", "explication", "explicacion", "erklarung", "erklärung":
		return "why"
	case "correct", "right", "correctanswer", "correctanswers", "rightanswer", "correctoption", "correctchoice", "correctindex", "correctanswerindex", "answerindex", "answer", "ans", "a", "solution", "key", "correcta", "respuestacorrecta", "respuesta", "correta", "respostacorreta", "resposta", "reponse", "bonnereponse", "antwort", "richtig", "lösung", "jawaban", "kunci", "odpowiedz", "rispostacorretta", "risposta", "raspunscorect", "dogrucevap", "cevap", "togri", "javob", "dapan", "ответ":
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
	q := asked{place: -1}
	lettered := o.get("b") != nil
	var single, wrong []string
	for _, f := range o {
		kind, texts := role(f.name), textsOf(f.value)
		if lettered && f.name == "a" {
			kind = "choice"
		}
		switch kind {
		case "wrong":
			wrong = append(wrong, texts...)
			continue
		case "right":
			q.take(f.value)
			q.index = q.index || strings.HasSuffix(strings.ToLower(f.name), "index")
		}
		text, _ := f.value.(string)
		switch {
		case text == "" && len(texts) >= 2 && len(texts) <= mostPossible && q.choices == nil:
			q.choices = texts
			if right := rightObject(f.value); right != "" {
				q.right = right
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
	return q, q.stem != "" && (len(q.choices) >= 2 || q.right != "")
}

// take notes what a field says is right: a text, or the place of a choice.
func (q *asked) take(v any) {
	switch v := v.(type) {
	case string:
		q.right = plainText(v)
	case bool:
		q.right = strconv.FormatBool(v)
	case float64:
		q.right, q.place = strconv.FormatFloat(v, 'f', -1, 64), v
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
			for _, f := range v {
				if s, ok := f.value.(string); ok && len(s) > 0 && f.name != "id" && f.name != "key" && f.name != "letter" && role(f.name) != "why" {
					out = append(out, plainText(s))
					return true
				}
			}
			return false
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

// rightObject is the text of the only choice that is written as an object that
// says it is right, {text: "…", correct: true}.
func rightObject(v any) string {
	list, _ := v.([]any)
	texts := textsOf(v)
	at := -1
	for i, e := range list {
		o, _ := e.(object)
		for _, f := range o {
			name := strings.TrimPrefix(strings.ToLower(f.name), "is")
			if truth, ok := f.value.(bool); ok && truth && role(name) == "right" {
				if at >= 0 {
					return ""
				}
				at = i
			}
		}
	}
	if at < 0 {
		return ""
	}
	return texts[at]
}

// plainText is the text a browser shows for a string of a script.
func plainText(s string) string { return strings.TrimSpace(html.UnescapeString(s)) }

// asksInFields reports whether a page shows questions by itself: it has fields to
// choose from.
func asksInFields(body *xhtml.Node) bool {
	for n := range body.Descendants() {
		if kind := strings.ToLower(attr(n, "type")); n.Type == xhtml.ElementNode && n.Data == "input" && (kind == "radio" || kind == "checkbox") {
			return true
		}
	}
	return false
}
