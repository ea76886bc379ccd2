package printed

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Bounds of questions that list their wrong answers.
const (
	leastWrongLists = 3 // questions of the document that do
	mostBetween     = 6 // lines between the right answer and the wrong ones
)

// wrongHead is what stands over or before the wrong answers.
var wrongHead = pattern.New(`(?i)^` + wrongWords)

// wrongInside is that behind the right answer on one line, with the sign that ends it.
var wrongInside = pattern.New(`(?i)[.;,。；，、]\s*` + wrongWords)

// wrongWords are the words for wrong answers with their colon.
const wrongWords = `(?:(?:incorrect|wrong|false) (?:answers?|options?|choices?|alternatives?)|distractors?|(?:respostas?|alternativas?|opções) (?:incorretas?|erradas?)|(?:respuestas?|opciones|alternativas?) (?:incorrectas?|erróneas?|falsas?)|(?:mauvaises|fausses) réponses|réponses (?:fausses|incorrectes)|falsche antworten|distraktoren|risposte (?:errate|sbagliate)|(?:неправильные|неверные) (?:ответы|варианты)(?: ответов)?|błędne odpowiedzi|yanlış (?:cevaplar|şıklar|seçenekler)|jawaban salah|các đáp án sai|错误答案|错误选项|干扰项)\s*[:：]\s*`

// wrongSign stands before one of them.
var wrongSign = pattern.New(`^[✗✘❌✖×•◦▪▫●○‣⁃–—-]\x{fe0f}?\s+`)

// WrongAnswers writes the right answer of a question and the wrong ones that
// are listed below it, under a heading or on its line, as the choices they are:
// "Correct answer: Mars. Wrong answers: ✗ Rome ✗ Lima".
func (r *Reader) WrongAnswers(whole []line.Line) []line.Line {
	lines := r.wrongApart(whole)
	var out []line.Line
	written, from := 0, 0
	for i := range lines {
		at := 0
		if lines[i].Kind == line.TextLine && i > from {
			at = len(wrongHead.FindString(lines[i].Text))
		}
		if at == 0 {
			continue
		}
		right := r.rightAbove(lines[from:i])
		wrong, end := wrongBelow(lines, i, at)
		if right < 0 || len(wrong) == 0 {
			continue
		}
		right += from
		written++
		out = append(out, numberedStem(lines[from:right], written)...)
		n, _ := line.NoteOf(lines[right], r.Vocabulary)
		text := strings.TrimRight(n.Value.Text, " \t✓✔☑✅\ufe0f")
		rights := letteredRights(n.Value.Cut(0, len(text)))
		for k, w := range rights {
			out = append(out, offeredAs(w, k+1, true))
		}
		for k, w := range wrong {
			out = append(out, offeredAs(withoutLetter(w), len(rights)+k+1, false))
		}
		out = append(out, lines[right+1:i]...)
		from = end
	}
	if written < leastWrongLists {
		return whole
	}
	return append(out, lines[from:]...)
}

// wrongApart puts the right answer and the wrong ones that stand behind a question on its
// line on lines of their own: "Which is red? Correct answer: Mars. Wrong answers: Rome, Lima".
func (r *Reader) wrongApart(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i, l := range lines {
		var m []int
		if l.Kind == line.TextLine && strings.ContainsAny(l.Text, ":：") {
			m = wrongInside.FindStringIndex(l.Text)
		}
		if m == nil || m[0] == 0 {
			if out != nil {
				out = append(out, l)
			}
			continue
		}
		if out == nil {
			out = append(make([]line.Line, 0, len(lines)+2), lines[:i]...)
		}
		_, size := utf8.DecodeRuneInString(l.Text[m[0]:])
		for _, part := range rewrite.CutNotes(nil, l.Cut(0, m[0]), r.Vocabulary) {
			out = append(out, part.Cut(0, len(strings.TrimRight(part.Text, " 、，"))))
		}
		out = append(out, l.From(m[0]+size))
	}
	if out == nil {
		return lines
	}
	return out
}

// bracketLetter is the letter of an answer in brackets: "[B] Oslo".
var bracketLetter = pattern.New(`^\[[A-Za-z]\]\s*`)

// withoutLetter is an answer without that letter.
func withoutLetter(l line.Line) line.Line {
	return l.From(len(bracketLetter.FindString(l.Text)))
}

// letteredRights are the answers of a line, one or several each behind its letter in brackets:
// "[A] Oslo、[C] Rome".
func letteredRights(l line.Line) []line.Line {
	if !bracketLetter.MatchString(l.Text) {
		return []line.Line{l}
	}
	var out []line.Line
	for text := range strings.SplitSeq(l.Text, "、") {
		piece := line.NewLine(l, []page.Run{{Text: text}})
		if !bracketLetter.MatchString(text) {
			return []line.Line{withoutLetter(l)}
		}
		out = append(out, withoutLetter(piece))
	}
	return out
}

// levelAhead is how hard a question is, before its number: "(Easy) 1. Which".
var levelAhead = pattern.New(`^\(\p{L}{3,16}\)\s+(\d{1,4}\s?[.)]\s)`)

// numberedStem gives the last block of some lines, the stem, a number where it
// has none, in place of its bullet.
func numberedStem(lines []line.Line, n int) []line.Line {
	at := len(lines) - 1
	for at > 0 && !lines[at].Gap && !rewrite.IsBulleted(lines[at]) {
		at--
	}
	if at < 0 || lines[at].Kind != line.TextLine {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	stem := rewrite.WithoutBullet(lines[at])
	if m := levelAhead.FindStringSubmatchIndex(stem.Text); m != nil {
		stem = stem.From(m[2])
	}
	if _, numbered := stem.NumberLabel(); !numbered && (stem.Label == nil || stem.Label.Format == page.Bullet) {
		stem.Label = &page.Label{Text: lexicon.DecimalText(n) + ".", Format: page.Decimal, Number: n, List: "verdicts"}
	}
	out[at] = stem
	return out
}

// rightAbove is the last line of some that gives an answer; -1 for none.
func (r *Reader) rightAbove(lines []line.Line) int {
	for i := len(lines) - 1; i >= max(0, len(lines)-1-mostBetween); i-- {
		if _, numbered := lines[i].NumberLabel(); numbered {
			return -1
		}
		if c, valued := lines[i].NoteClass(r.Vocabulary); c == lexicon.AnswerWord && valued {
			return i
		}
	}
	return -1
}

// wrongBelow are the wrong answers behind a heading of so many bytes or on the
// lines under it, and the line behind the last.
func wrongBelow(lines []line.Line, i, at int) (out []line.Line, end int) {
	if rest := lines[i].From(at); rest.Text != "" {
		sign := ","
		for _, other := range []string{"、", ";"} {
			if strings.Contains(rest.Text, other) {
				sign = other
			}
		}
		for text := range strings.SplitSeq(rest.Text, sign) {
			if text = strings.TrimSpace(text); text != "" {
				out = append(out, line.NewLine(rest, []page.Run{{Text: text}}))
			}
		}
		return out, i + 1
	}
	first := ""
	for end = i + 1; end < len(lines) && len(out) < mostVerdictChoices; end++ {
		l := lines[end]
		sign := wrongSign.FindString(l.Text)
		if l.Kind != line.TextLine || l.Text == "" || sign == "" && (l.Label == nil || l.Label.Format != page.Bullet) || first != "" && sign != first {
			break
		}
		first = sign
		out = append(out, l.From(len(sign)))
	}
	return out, end
}

// offeredAs is a text as the choice of its number.
func offeredAs(l line.Line, n int, right bool) line.Line {
	if right {
		l = line.NewLine(l, append(l.Runs[:len(l.Runs):len(l.Runs)], page.Run{Text: " (correct)"}))
	}
	return l.Offered(n)
}
