package recognize

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
)

// workLimit is the length of an order that says only what to do with each entry
// under it, in characters.
const workLimit = 80

// workWords order something to be done with every entry of a list. Behind them
// stands no object, or one in the plural: "Factor:", "Solve the equations."
func workWords() *phrases {
	return newPhrases([]string{
		"förklara begreppen", "förklara orden", "förklara", "forklar begreberne", "forklar begrepene", "forklar ordene", "forklar", "verklaar", "verklaar de begrippen", "omschrijf", "leg de begrippen uit", "selitä käsitteet", "selitä lyhyesti käsitteet", "selitä", "erkläre die begriffe", "erkläre folgende begriffe", "define los conceptos", "define os conceitos", "explica os conceitos", "définis les mots", "définis les termes", "definisci i termini", "definiți", "definiți termenii", "defineix", "explain the terms", "define the terms", "define the words",
		"factor", "factorise", "factorize", "simplify", "solve", "calculate", "compute", "evaluate", "expand", "work out", "convert", "differentiate", "integrate", "find the value of each", "find the derivative of each", "define", "describe", "explain", "translate", "write short notes on", "write a short note on", "write notes on", "differentiate between", "distinguish between", "prove", "sketch", "balance", "answer the following", "answer each", "attempt the following", "attempt any two", "attempt any three", "attempt any four", "answer any two", "answer any three", "answer any four", "answer any five", "answer any six", "write short answers", "write the short answers", "write brief answers", "give short answers", "give brief answers", "answer briefly", "answer in short", "answer in brief", "answer in one word", "answer in one sentence", "answer these questions", "answer the questions", "short answer questions", "long answer questions", "name the following", "write the meaning of", "write the meanings of", "write the opposite of", "write the opposites of", "write the plural of", "write the plurals of", "write the full form of", "write the full forms of", "give reasons", "give reason", "do as directed", "rewrite the following", "join the following", "correct the following", "change the following", "expand the following", "solve the following",
		"berechne", "berechnen sie", "vereinfache", "vereinfachen sie", "löse", "lösen sie", "faktorisiere", "faktorisieren sie", "übersetze", "übersetzen sie", "wandle um", "forme um", "definiere", "definieren sie", "erkläre", "erklären sie", "beschreibe", "beschreiben sie", "leite ab", "bestimme die ableitung",
		"calculer", "calcule", "calculez", "simplifier", "simplifie", "simplifiez", "résoudre", "résous", "résolvez", "factoriser", "factorise", "factorisez", "développer", "développe", "développez", "traduis", "traduisez", "définir", "définissez", "convertir", "dériver",
		"calcula", "calcule", "calcular", "simplifica", "simplifique", "resuelve", "resuelva", "resolver", "factoriza", "factorice", "desarrolla", "traduce", "define", "defina", "convierte", "deriva",
		"resolva", "simplifique", "fatore", "desenvolva", "traduza", "converta", "efetue",
		"calcola", "calcolare", "semplifica", "risolvi", "risolvere", "scomponi", "traduci", "definisci", "converti",
		"вычислите", "вычислить", "упростите", "решите", "решить", "разложите на множители", "переведите", "дайте определение", "дайте определения", "раскройте скобки", "найдите производную", "сократите",
		"обчисліть", "обчислити", "спростіть", "розв'яжіть", "розкладіть на множники", "перекладіть", "дайте визначення",
		"oblicz", "uprość", "rozwiąż", "rozłóż na czynniki", "przetłumacz", "zdefiniuj", "zamień",
		"hesapla", "hesaplayınız", "sadeleştir", "sadeleştiriniz", "çöz", "çözünüz", "çarpanlara ayırınız", "tanımlayınız", "çeviriniz",
		"tính", "rút gọn", "giải", "giải phương trình", "phân tích đa thức", "phân tích thành nhân tử", "dịch", "định nghĩa",
		"hitunglah", "hitung", "sederhanakan", "sederhanakanlah", "selesaikan", "selesaikanlah", "faktorkan", "faktorkanlah", "terjemahkan", "jelaskan istilah", "definisikan",
		"hisoblang", "soddalashtiring", "yeching", "ko'paytuvchilarga ajrating", "tarjima qiling",
		"حساب کنید", "محاسبه کنید", "ساده کنید", "حل کنید", "تجزیه کنید", "ترجمه کنید", "تعریف کنید",
		"计算", "计算下列各题", "化简", "解方程", "解下列方程", "因式分解", "求值", "翻译", "名词解释", "解释下列", "求导",
		"จงคำนวณ", "จงแก้สมการ", "จงหาค่า", "แยกตัวประกอบ", "จงนิยาม", "จงแปล",
		"számítsd ki", "számold ki", "egyszerűsítsd", "oldd meg", "bontsd szorzattá", "fordítsd le", "határozd meg",
	})
}

// worksOn reports whether a stem only orders something to be done with the
// entries under it, "Factor the following:", so that each is a question of its
// own. One that holds something to work on itself, such as a number, a formula
// or a picture, asks what the entries answer.
func (r *recognizer) worksOn(d draft) bool {
	if r.worksOnEach(d) {
		return true
	}
	if len(d.stem) != 1 || len(d.choices) < 2 || d.multiple || d.single || d.stemKey != "" || d.choices[0].label.kind == bulletLabel || d.choices[0].label.upper {
		return false
	}
	l := d.stem[0]
	if at := bracketPoints.FindStringIndex(l.text); at != nil && (at[0] == 0 || at[1] >= len(strings.TrimRight(l.text, " .:"))) {
		if l = l.cut(0, at[0]); at[0] == 0 {
			l = d.stem[0].from(at[1])
		}
	}
	if text := withoutMargin(l.text); len(text) < len(l.text) {
		l = l.cut(0, len(text))
	}
	if at := bracketPoints.FindStringIndex(l.text); at != nil && at[0] > 0 && at[1] == len(l.text) {
		l = l.cut(0, at[0])
	}
	if utf8.RuneCountInString(l.text) > workLimit || strings.ContainsAny(l.text, "0123456789?？؟=") || hasBlank(l) || l.kind != textLine {
		return false
	}
	for _, run := range l.runs {
		if run.Kind != page.TextRun && run.Kind != page.TabRun {
			return false
		}
	}
	f := fold(strings.TrimLeft(l.text, " ("))
	n := r.work.begins(f)
	if n == 0 || r.keyed(d) || amounts(d.choices) {
		return false
	}
	// "Define osmosis." has its answer under it.
	return strings.Trim(f[n:], " .:：。") == "" || r.each.in(f) || expressions(d.choices)
}

// worksOnEach reports whether the last line over small letters orders something for
// each of them, whatever stands above it: "Show the value of each of the following:".
func (r *recognizer) worksOnEach(d draft) bool {
	if len(d.stem) == 0 || len(d.choices) < 2 || d.multiple || d.single || d.stemKey != "" || d.choices[0].label.kind != letterLabel || d.choices[0].label.upper || isSigned(d.choices) || r.keyed(d) {
		return false
	}
	last := d.stem[len(d.stem)-1]
	return last.kind == textLine && !hasQuestionMark(last.text) && !hasBlank(last) && r.eachOf.in(fold(last.text))
}

// eachOfWords name every entry of the list that follows, one by one.
func eachOfWords() *phrases {
	return newPhrases([]string{"each of the following", "each of these", "jede der folgenden", "jeden der folgenden", "jedes der folgenden", "jeder der folgenden", "chacun des", "chacune des", "cada uno de los siguientes", "cada una de las siguientes", "cada um dos seguintes", "cada uma das seguintes", "ciascuno dei seguenti", "ciascuna delle seguenti", "каждого из следующих", "каждой из следующих", "кожного з наступних", "każdego z poniższych", "każdej z poniższych", "masing-masing"})
}

// eachWords say that an order is about all entries.
func eachWords() *phrases {
	return newPhrases([]string{"write short notes on", "write a short note on", "write notes on", "following", "each", "these", "questions", "sentences", "as directed", "any two", "any three", "any four", "any five", "folgenden", "folgende", "jeweils", "suivants", "suivantes", "suivant", "siguientes", "cada", "seguintes", "seguenti", "ciascuno", "ogni", "следующие", "следующих", "каждое", "наступні", "наступних", "кожне", "następujące", "następujących", "poniższe", "aşağıdaki", "aşağıdakileri", "sau", "sau đây", "các", "berikut", "quyidagi", "زیر", "下列", "以下", "各", "ต่อไปนี้", "következő", "következőket", "alábbi"})
}

// expressions reports whether every entry is one to work on: it holds signs of
// operations, and is no solution such as "x = -3".
func expressions(choices []draftChoice) bool {
	for _, c := range choices {
		text, _, _ := strings.Cut(strings.TrimLeft(c.text(), "- "), "=")
		if !strings.ContainsAny(text, "+−*×·÷:/^√-") && (len(text) == len(c.text()) || !strings.ContainsAny(text, "0123456789")) {
			return false
		}
	}
	return true
}

// amounts reports whether the entries are all amounts: what an order to
// calculate may be answered with.
func amounts(choices []draftChoice) bool {
	for _, c := range choices {
		text := strings.TrimLeft(strings.TrimSpace(c.text()), "-−+")
		if text == "" {
			return false
		}
		letters := 0
		for _, s := range text {
			switch {
			case unicode.IsLetter(s):
				letters++
			case !unicode.IsDigit(s) && !strings.ContainsRune(" .,%°€$£²³", s):
				return false
			}
		}
		if letters > 3 || !strings.ContainsAny(text, "0123456789") {
			return false
		}
	}
	return true
}

// begins measures the longest of the phrases that the folded text begins with; 0
// for none.
func (p *phrases) begins(folded string) int {
	n := 0
	if folded == "" {
		return n
	}
	for _, phrase := range p.byFirst[folded[0]] {
		if len(phrase) > n && strings.HasPrefix(folded, phrase) && wordEnds(phrase, folded[len(phrase):]) {
			n = len(phrase)
		}
	}
	return n
}
