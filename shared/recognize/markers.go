package recognize

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

var (
	frontMarker   = pattern.Guarded(pattern.BeginsWith("*!=+"), `^(?:\*{1,3}|!|✓|✔|√|✅|☑|☒|→|=>|►|»\s)\s*(?:$|[^\s*!=.,;)])|^\+\s*\p{L}`)
	frontSign     = pattern.Guarded(pattern.BeginsWith("*!=+"), `^(?:\*{1,3}|\+|!|✓|✔|√|✅|☑|☒|→|=>|►|»)\s*`)
	backMarker    = pattern.Guarded(pattern.EndsWith("*-=)]", whitespace), `(?:\s*(?:\*{1,3}|✓|✔|√|✅|☑|<[-–—=]{1,4}|←|⬅\x{fe0f}?|⇐|◄)|(?:^|\s+)(?:\(x\)|\[x\]))\s*$`)
	backRule      = pattern.Guarded(pattern.EndsWith("-", whitespace), `\s+[-–—]{3,}\s*$`)
	backWord      = pattern.Guarded(pattern.EndsWith(")]", whitespace+".。"), `\s*[(\[（【]\s*([^()\[\]（）【】]{1,32}?)\s*[)\]）】]\s*[.。]?$`)
	dashWord      = pattern.Guarded(pattern.Holds("-="), `\s+(?:[-–—]{1,4}>?|→|=>|<-+)\s*([^-–—→]{1,32}?)\s*[.!]?$`)
	slashWord     = pattern.Guarded(pattern.Holds("/"), `\s*//+\s*([^/]{1,24}?)\s*$`)
	frontWeight   = pattern.Guarded(pattern.BeginsWith("%"), `^%\s*\+?(\d{1,3}(?:[.,]\d{1,6})?)\s*%\s*`)
	termOfLetters = pattern.New(`^[-+*/^()A-Za-z0-9 ]*[+*/^(][-+^()A-Za-z0-9 ]*[+*/^][-+*/^()A-Za-z0-9 ]*$`)
	closeLetter   = pattern.Guarded(pattern.EndsWith("ABCDEFGH", ""), ` [(]?([A-H])[)]?$`)
	ownLetter     = pattern.Guarded(mayGap, `(?:\s{2,}|\t)\(?(\p{L})\)?$`)
)

func rightWords() []string {
	return []string{"correct", "correct answer", "right", "right answer", "the correct answer", "answer", "ans", "key", "yes", "true answer", "this one", "c'est ça",
		"richtig", "richtige antwort", "korrekt", "correcte", "bonne réponse", "réponse correcte", "juste", "correcta", "respuesta correcta", "correcto", "correta", "resposta correta", "certa", "certo", "corretta", "risposta corretta", "giusta", "esatta", "juist", "goed", "poprawna", "poprawna odpowiedź", "prawidłowa",
		"верно", "правильно", "правильный ответ", "верный ответ", "правильна", "правильна відповідь", "вірно", "вірна відповідь", "doğru", "doğru cevap", "doğru yanıt", "đúng", "đáp án đúng", "đáp án", "benar", "jawaban benar", "jawaban", "to'g'ri", "to'g'ri javob", "درست", "صحیح", "پاسخ صحیح", "پاسخ", "صحيح", "正确", "正确答案", "答案", "正解", "정답", "ถูก", "ถูกต้อง", "เฉลย", "helyes", "helyes válasz"}
}

// markedChoice is a choice without its sign, and the sign.
type markedChoice struct {
	sign  string
	lines []line
}

// signs reads the signs of right answers at the choices of every question and
// takes them off where they tell choices apart.
func (r *recognizer) signs(ds []draft) {
	r.saidOfAll(ds)
	found := make([][]markedChoice, len(ds))
	telling, covering := map[string]int{}, map[string]int{}
	offering, answered := 0, 0
	for i, d := range ds {
		if len(d.choices) > 0 {
			offering++
			if d.hasAnswer() {
				answered++
			}
		}
		counts := map[string]int{}
		found[i] = make([]markedChoice, len(d.choices))
		for k, c := range d.choices {
			m := signOn(c, r.right)
			if m.sign == "front !" && (d.hasAnswer() || hasTick(d)) {
				m = markedChoice{} // a negation in code
			}
			found[i][k] = m
			if m.sign != "" {
				counts[m.sign]++
			}
		}
		for s, n := range counts {
			if n == len(d.choices) {
				covering[s]++
			} else {
				telling[s]++
			}
		}
	}
	rare := func(sign string, d draft) bool { // what few questions have among answers in words is text: "*p", "vitamin A"
		if sign == "back +" && (offering < leastPlus || telling[sign]*4 < offering*3) {
			return true // "Na+", "C+"
		}
		if sign == "back *" && telling[sign] == 1 && offering > 4 {
			return true // "clear ip bgp *"
		}
		if sign == ruledSign && telling[sign] < leastRuled || telling[sign]*4 < offering && isTerms(d, sign) {
			return true // room to write, a term
		}
		return telling[sign]*4 < offering && (sign == "letter" || d.hasAnswer() && answered*2 >= offering)
	}
	for i := range ds {
		mostly := oftenest(found[i], telling)
		for k, m := range found[i] {
			if m.sign != "" && telling[m.sign]*leastRival >= telling[mostly] && telling[m.sign] > covering[m.sign] && !rare(m.sign, ds[i]) && !isText(ds[i], found[i], m.sign) && !(m.sign == frontRoot && isRoot(ds[i], found[i], telling[frontRoot], offering)) {
				ds[i].choices[k].sign = m.sign
				ds[i].choices[k].lines = m.lines
			}
		}
		bulletSigns(&ds[i])
	}
}

// ruledSign is a row of dashes drawn behind a choice, and leastRuled how many
// questions have one before it marks answers.
const (
	ruledSign  = "back ---"
	leastRuled = 3
)

// leastRival is how many times rarer than another sign of the same question one
// may be that is no text: "+e" among "✓".
const leastRival = 8

// oftenest is the sign at the choices of a question that tells right ones in most
// questions.
func oftenest(found []markedChoice, telling map[string]int) string {
	out := ""
	for _, m := range found {
		if m.sign != "" && telling[m.sign] > telling[out] {
			out = m.sign
		}
	}
	return out
}

// leastPlus is how many questions a test with a plus behind its right choices has
// at least: charges end in one too.
const leastPlus = 4

// hasTick reports whether a box of a question is ticked.
func hasTick(d draft) bool {
	return slices.ContainsFunc(d.choices, func(c draftChoice) bool { return c.label.check == page.Checked })
}

// isText reports whether a sign at several choices of a question is part of
// their text: "Vitamin A", "Vitamin B"; "*p" and "*q" above an answer line; a
// plus beside a minus.
func isText(d draft, found []markedChoice, sign string) bool {
	n := 0
	for _, m := range found {
		if m.sign == sign {
			n++
		}
	}
	if sign == "front +" && slices.ContainsFunc(d.choices, func(c draftChoice) bool { return isNumber(c.text()) || strings.IndexAny(c.text(), "-−") == 0 }) {
		return true // "+e", "-e"
	}
	return n > 1 && (sign == "letter" || d.hasAnswer())
}

// isTerms reports whether the choices of a question are terms of letters and
// operators, most of them with several, to which a plus or a star belongs too:
// "+A*BC", "ABC+*".
func isTerms(d draft, sign string) bool {
	if sign != "front +" && sign != "back *" && sign != "back +" {
		return false
	}
	n := 0
	for _, c := range d.choices {
		if termOfLetters.MatchString(c.text()) {
			n++
		}
	}
	return n > 1 && n*2 >= len(d.choices)
}

// signOn finds a sign at a choice: before its label, before or after its text.
func signOn(c draftChoice, right map[string]bool) markedChoice {
	first, last := c.lines[0], c.lines[len(c.lines)-1]
	if c.label.mark != "" {
		if m := backMarker.FindStringIndex(last.text); m != nil && m[0] > 0 { // the same is said behind it
			return markedChoice{c.label.mark, replaceLine(c.lines, len(c.lines)-1, last.cut(0, m[0]))}
		}
		return markedChoice{c.label.mark, c.lines}
	}
	if frontMarker.MatchString(first.text) && len(first.text) > 1 {
		n := len(frontSign.FindString(first.text))
		if n < len(first.text) {
			return markedChoice{"front " + strings.TrimSpace(first.text[:n]), replaceLine(c.lines, 0, first.from(n))}
		}
	}
	if m := frontWeight.FindStringSubmatch(first.text); m != nil && len(m[0]) < len(first.text) && strings.Trim(m[1], "0.,") != "" {
		return markedChoice{"weight", replaceLine(c.lines, 0, first.from(len(m[0])))}
	}
	if b, ok := boxOf(first.text); ok && b.check == page.Checked && c.label.kind != boxLabel {
		return markedChoice{"box", replaceLine(c.lines, 0, first.from(b.end))}
	}
	if at, sign := backSign(last.text, c.label.sign, right); at > 0 {
		return markedChoice{sign, replaceLine(c.lines, len(c.lines)-1, last.cut(0, at))}
	}
	return markedChoice{}
}

func replaceLine(lines []line, i int, l line) []line {
	out := append([]line(nil), lines...)
	out[i] = l
	return out
}

// backSign is where a sign at the end of a text begins, 0 for none.
func backSign(text, label string, right map[string]bool) (int, string) {
	if m := backMarker.FindStringIndex(text); m != nil && m[0] > 0 {
		return m[0], "back " + strings.TrimSpace(text[m[0]:])
	}
	if rest, ok := strings.CutSuffix(text, "+"); ok && strings.IndexFunc(rest, unicode.IsLetter) >= 0 && !strings.HasSuffix(rest, "+") {
		return len(strings.TrimRight(rest, " ")), "back +"
	}
	if m := backRule.FindStringIndex(text); m != nil && m[0] > 0 {
		return m[0], ruledSign
	}
	if m := backWord.FindStringSubmatchIndex(text); m != nil && m[0] > 0 && right[strings.Trim(fold(text[m[2]:m[3]]), " *!✓✔.:")] {
		return m[0], "(correct)"
	}
	if m := dashWord.FindStringSubmatchIndex(text); m != nil && m[0] > 0 && right[fold(text[m[2]:m[3]])] {
		return m[0], "- correct"
	}
	if m := slashWord.FindStringSubmatchIndex(text); m != nil && m[0] > 0 && right[strings.TrimRight(fold(text[m[2]:m[3]]), " .!")] {
		return m[0], "// answer"
	}
	if m := ownLetter.FindStringSubmatchIndex(text); m != nil && m[0] > 0 && label != "" && fold(text[m[2]:m[3]]) == label {
		return m[0], "letter"
	}
	if m := closeLetter.FindStringSubmatchIndex(text); m != nil && m[0] > 0 && label != "" && fold(text[m[2]:m[3]]) == label {
		return m[0], "letter"
	}
	return 0, ""
}

// bulletSigns reads "* right" among "- wrong" bullets.
func bulletSigns(d *draft) {
	if !d.bullets {
		return
	}
	stars, dashes := 0, 0
	for _, c := range d.choices {
		switch c.label.text {
		case "*", "+":
			stars++
		case "-", "–", "—", "•":
			dashes++
		}
	}
	if stars == 0 || dashes == 0 || stars > dashes {
		return
	}
	for i, c := range d.choices {
		if c.label.text == "*" || c.label.text == "+" {
			d.choices[i].sign = c.label.text
		}
	}
}
