package printed

import (
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// PlatformLines writes what programs and print-outs put around questions in the plain
// way: bullets before letters, worth before numbers, boxed signs of answers.
func PlatformLines(lines []line.Line) []line.Line {
	return saidAnswers(rewrite.AmongAnswers(rewrite.BareListings(rewrite.BareRows(flatten.Reviewed(ofAll(frontWorth(boxedSigns(rewrite.BoxedLetters(rewrite.LetteredRooms(doubleSigns(bulletNumbers(rewrite.BankHeads(lines)))))))))))))
}

// doubleSign is a bullet that a list puts before the letter or the empty
// brackets of a choice: "• A) Paris", "● [ ] Paris".
var doubleSign = pattern.New(`^[•●▪■○◦‣❖➢∙·-]\s+(?:\(?([A-Ha-hА-Еа-е])[).\]]\s+\S|\[\s?[xX✓]?\s?\])`)

// doubleSigns leaves out such bullets where they come again and again, before letters that
// follow each other: "A. Vivaldi" has none, "• A. Vivaldi" over "• G. F. Handel".
func doubleSigns(lines []line.Line) []line.Line {
	var at, places []int
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || l.Label != nil || !l.May(doubleSign) {
			continue
		}
		if m := doubleSign.FindStringSubmatch(l.Text); m != nil {
			at, places = append(at, i), append(places, lexicon.LetterPlace(m[1]))
		}
	}
	if len(at) < flatten.LeastAlike {
		return lines
	}
	for k, i := range at {
		if places[k] == 0 || k > 0 && places[k-1] == places[k]-1 || k+1 < len(at) && places[k+1] == places[k]+1 {
			lines[i] = lines[i].From(strings.IndexAny(lines[i].Text, " \t"))
		}
	}
	return lines
}

// bulletNumber is a bullet that a list puts before the number of a question, as a
// page copied from a learning platform does: "• 1 ) .Which", also without room, as
// papers in Chinese do, "●1、", where it is no measure, "●1.5 kg".
var bulletNumber = pattern.New(`^[•●▪■◆◇○◦‣❖➢∙·]\s*(\d{1,3})\s?[.)、．](?:\s?[.)])?(\s+\S|[^\s\d.)])`)

// leastBulletNumbers is how many of them stand in a document.
const leastBulletNumbers = 3

// bulletNumbers leaves out such bullets where their numbers count on, and writes a word for them
// where others stand without.
func bulletNumbers(lines []line.Line) []line.Line {
	var at []int
	last, steps, bare := 0, 0, 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		m := bulletNumber.FindStringSubmatch(l.Text)
		if m == nil {
			if _, ok := l.QuestionLabelTyped(); ok {
				bare++
			}
			continue
		}
		at = append(at, i)
		if n := line.LastNumber(m[1]); n == last+1 || n == 1 {
			steps++
		}
		last = line.LastNumber(m[1])
	}
	if len(at) < leastBulletNumbers || steps*10 < len(at)*9 {
		return lines
	}
	front := ""
	if bare >= leastBulletNumbers { // the bullets tell questions from lists in them and in their reasons
		front = "Q"
	}
	out := append([]line.Line(nil), lines...)
	for _, i := range at {
		m := bulletNumber.FindStringSubmatchIndex(out[i].Text)
		rest := out[i].From(m[5] - len(strings.TrimLeftFunc(out[i].Text[m[4]:m[5]], unicode.IsSpace)))
		out[i] = line.NewLine(out[i], append([]page.Run{{Text: front + out[i].Text[m[2]:m[3]] + ") "}}, rest.Runs...))
	}
	return out
}

// boxedSign is a word for the answer with a sign in brackets, as in the column
// of a form: "Answer [=] C", also with the letter on the line below.
var boxedSign = pattern.New(`^(\p{Lu}[\p{L}\p{M}' ]{2,24}?)\s*\[\s*(?:=|:|=>|->|→)\s*\]\s*`)

// boxedSigns writes a colon for it.
func boxedSigns(lines []line.Line) []line.Line {
	return rewrite.Rewritten(lines, func(l line.Line) (line.Line, bool) {
		if l.Label != nil || strings.IndexByte(l.Text[:min(len(l.Text), 40)], '[') < 0 {
			return l, false
		}
		m := boxedSign.FindStringSubmatchIndex(l.Text)
		if m == nil {
			return l, false
		}
		runs := append([]page.Run{{Text: l.Text[m[2]:m[3]] + ": "}}, l.From(m[1]).Runs...)
		return line.NewLine(l, runs), true
	})
}

// frontPoints is what a question is worth, in brackets before its number.
var frontPoints = pattern.New(`(?i)^[\[(]\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:p|pts?|points?|marks?|m|punkte?|puan|p\.|puntos?|pontos?|punti|балл(?:а|ов)?|điểm|poin|分|点)?\.?\s*[\])]\s*((?:Q|Question|Frage|Aufgabe|Pregunta|Questão|Domanda|Soru|Soal|Câu|Вопрос|Задание)\s?\.?\s?\d{1,3}|\d{1,3}[.)])(?:[.:)]?\s)`)

// frontWorth puts the worth behind the question: "[4P] Q.1 What is testing?".
func frontWorth(lines []line.Line) []line.Line {
	return rewrite.Rewritten(lines, func(l line.Line) (line.Line, bool) {
		if l.Label != nil || l.Text == "" || l.Text[0] != '[' && l.Text[0] != '(' {
			return l, false
		}
		m := frontPoints.FindStringSubmatchIndex(l.Text)
		if m == nil {
			return l, false
		}
		rest := l.From(m[4])
		number := strings.Trim(l.Text[m[4]:m[5]], "QqA.")
		if strings.ContainsAny(l.Text[m[4]:m[4]+1], "Qq") && len(strings.TrimSpace(number)) <= 3 {
			rest = l.From(m[5])
			rest = line.NewLine(rest, append([]page.Run{{Text: "Question " + strings.TrimSpace(number) + ". "}}, trimmedSign(rest).Runs...))
		}
		return line.NewLine(l, append(rest.Runs, page.Run{Text: " (" + l.Text[m[2]:m[3]] + " points)"})), true
	})
}

// numberOfAll is a number with that of the last question: "[2/10] Why?".
var numberOfAll = pattern.Guarded(pattern.OpensWith("[("), `^[\[(]\s*(\d{1,3})\s*/\s*\d{1,3}\s*[\])]\.?\s+`)

// ofAll writes such numbers as others are.
func ofAll(lines []line.Line) []line.Line {
	return rewrite.Rewritten(lines, func(l line.Line) (line.Line, bool) {
		m := numberOfAll.FindStringSubmatchIndex(l.Text)
		if m == nil || l.Label != nil || m[1] >= len(l.Text) {
			return l, false
		}
		return line.NewLine(l, append([]page.Run{{Text: l.Text[m[2]:m[3]] + ". "}}, l.From(m[1]).Runs...)), true
	})
}

// trimmedSign is a line without the sign that closed its number.
func trimmedSign(l line.Line) line.Line {
	if l.Text != "" && strings.IndexByte(".:)", l.Text[0]) >= 0 {
		return l.From(1)
	}
	return l
}

var (
	plainVerdict = pattern.Guarded(func(s string) bool {
		return len(s) <= 32 && (line.EndsInVerdict(s) || strings.EqualFold(s[:min(3, len(s))], "ans"))
	},
		`(?i)^(?:option\s+)?[("]?([A-H])[)"]?\s+is\s+(?:the\s+)?(?:correct\s+|right\s+)?(?:answer|option|choice)\s*[.!]?$|^ans(?:wer)?\s+is\s+[("]?([A-H])[)"]?\s*[.!]?$`)
)

// saidAnswers writes lines such as "C is the answer" as answers.
func saidAnswers(lines []line.Line) []line.Line {
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if m := plainVerdict.FindStringSubmatch(l.Text); m != nil {
			lines[i] = line.NewLine(l, []page.Run{{Text: "Answer: " + strings.ToUpper(m[1]+m[2])}})
		}
	}
	return lines
}
