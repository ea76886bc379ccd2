package coded

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastFramed is how many questions a test in signs of its author's own has.
const leastFramed = 5

// frameCode is a test whose author has thought of signs himself: every line
// begins with one of three, "%# question #%", "%@ right @%", "%$ wrong $%".
// Which is which is told by how often they stand: the first begins every
// question, the second stands once in each.
type frameCode struct{ signs map[string]part }

func (c frameCode) read(l line.Line) (part, int) {
	sign := frameSign(l.Text)
	p, ok := c.signs[sign]
	if !ok || sign == "" {
		return plainPart, 0
	}
	rest := strings.TrimLeft(l.Text[len(sign):], " \t")
	return p, len(l.Text) - len(rest)
}

// frameSign is the signs a line begins with, of those that are no words, quotes
// or brackets.
func frameSign(text string) string {
	end := strings.IndexFunc(text, func(r rune) bool { return !strings.ContainsRune("%#@$&*+=~?!<>|:/\\^§-_", r) })
	if end <= 0 || end > 4 || end == len(text) {
		return ""
	}
	return text[:end]
}

// framedLines finds the signs of such a test and takes those that close lines
// off them.
func framedLines(lines []line.Line) ([]line.Line, frameCode, bool) {
	var order []string
	counts := map[string]int{}
	shown := 0
	for _, l := range lines {
		if l.Kind != line.TextLine || l.Text == "" {
			continue
		}
		shown++
		if sign := frameSign(l.Text); sign != "" && l.Label == nil {
			if counts[sign]++; counts[sign] == 1 {
				order = append(order, sign)
			}
		}
	}
	if len(order) != 3 || shown < 4*leastFramed {
		return nil, frameCode{}, false
	}
	stem, signs := order[0], order[1:]
	if counts[signs[0]] > counts[signs[1]] {
		signs[0], signs[1] = signs[1], signs[0]
	}
	n := counts[stem]
	if n < leastFramed || counts[signs[0]] != n || counts[signs[1]] < 2*n || (n+counts[signs[0]]+counts[signs[1]])*10 < shown*8 {
		return nil, frameCode{}, false
	}
	c := frameCode{signs: map[string]part{stem: stemPart, signs[0]: rightPart, signs[1]: wrongPart}}
	out := slices.Clone(lines)
	closed := 0
	for i, l := range lines {
		if sign := frameSign(l.Text); c.signs[sign] != plainPart {
			for _, back := range []string{backwards(sign), sign} {
				if rest, ok := strings.CutSuffix(l.Text, back); ok && len(rest) > len(sign) {
					out[i] = l.Cut(0, len(rest))
					closed++
					break
				}
			}
		}
	}
	if closed*10 < (n+counts[signs[0]]+counts[signs[1]])*9 {
		out = lines
	}
	return out, c, c.fits(lines, n)
}

// fits reports whether every question has its right choice.
func (c frameCode) fits(lines []line.Line, n int) bool {
	whole, right := 0, 0
	for _, l := range lines {
		switch c.signs[frameSign(l.Text)] {
		case stemPart:
			right = 0
		case rightPart:
			if right++; right == 1 {
				whole++
			}
		}
	}
	return whole == n
}

func backwards(s string) string {
	runes := []rune(s)
	slices.Reverse(runes)
	return string(runes)
}

// wordCode writes "OPTION: wrong" and "SOLUTION: right" under stems without a
// word.
type wordCode struct{ right, wrong string }

func (c wordCode) read(l line.Line) (part, int) {
	word, n := frontWord(l.Text)
	switch word {
	case "":
	case c.right:
		return rightPart, n
	case c.wrong:
		return wrongPart, n
	}
	return plainPart, 0
}

// frontWord is the folded word before the colon at the front of a line, and
// where the text behind it begins.
func frontWord(text string) (string, int) {
	at := strings.IndexByte(text, ':')
	if at <= 0 || at > 24 || strings.IndexFunc(text[:at], func(r rune) bool { return !unicode.IsLetter(r) && r != ' ' && r != '\'' }) >= 0 {
		return "", 0
	}
	rest := strings.TrimLeft(text[at+1:], " \t")
	if rest == "" {
		return "", 0
	}
	return strings.TrimSpace(lexicon.Fold(text[:at])), len(text) - len(rest)
}

// wordsBeforeChoices finds the two words of such a test: the one for a choice is
// known, the other stands once among the choices of every question.
func wordsBeforeChoices(lines []line.Line) (wordCode, bool) {
	counts := map[string]int{}
	for _, l := range lines {
		if word, _ := frontWord(l.Text); word != "" && l.Kind == line.TextLine {
			counts[word]++
		}
	}
	var c wordCode
	for _, w := range []string{"option", "choice", "wrong", "incorrect", "false", "distractor", "variant", "вариант", "неверно", "opcion", "incorrecta", "opcao", "errada", "alternativa", "opzione", "falsch", "auswahl", "choix", "faux", "secenek", "sık", "yanlıs", "opsi", "pilihan", "salah", "sai", "noto'g'ri", "opcja"} {
		w = lexicon.Fold(w)
		if counts[w] > counts[c.wrong] {
			c.wrong = w
		}
	}
	for _, w := range []string{"solution", "correct", "right", "true", "answer", "ответ", "верно", "правильно", "solucion", "correcta", "respuesta", "resposta", "correta", "certa", "risposta", "giusta", "richtig", "antwort", "losung", "reponse", "bonne reponse", "vrai", "cevap", "dogru", "benar", "jawaban", "kunci", "dap an", "dung", "javob", "to'g'ri", "odpowiedz"} {
		w = lexicon.Fold(w)
		if w != c.wrong && counts[w] > counts[c.right] {
			c.right = w
		}
	}
	if c.wrong == "" || counts[c.right] < 3 {
		return wordCode{}, false
	}
	return c, c.mixes(lines)
}

// mixes reports whether right choices stand among the wrong ones and not always
// behind them, where they would be answer lines.
func (c wordCode) mixes(lines []line.Line) bool {
	mixed := 0
	for i, l := range lines {
		word, _ := frontWord(l.Text)
		if word != c.right || i+1 == len(lines) {
			continue
		}
		if next, _ := frontWord(lines[i+1].Text); next == c.wrong {
			mixed++
		}
	}
	return mixed > 0 && utf8.RuneCountInString(c.right) > 1
}
