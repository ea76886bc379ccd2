package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// platformLines writes what programs and print-outs put around questions in the plain
// way: bullets before letters, worth before numbers, boxed signs of answers.
func platformLines(lines []line) []line {
	return saidAnswers(amongAnswers(bareListings(bareRows(reviewed(ofAll(frontWorth(boxedSigns(boxedLetters(doubleSigns(bankHeads(lines)))))))))))
}

// leastAlike is how many lines must be written in a way before it counts.
const leastAlike = 2

// doubleSign is a bullet that a list puts before the letter or the empty
// brackets of a choice: "• A) Paris", "● [ ] Paris".
var doubleSign = pattern.New(`^[•●▪■○◦‣❖➢∙·-]\s+(?:\(?[A-Ha-hА-Еа-е][).\]]\s+\S|\[\s?[xX✓]?\s?\])`)

// doubleSigns leaves out such bullets where they come again and again.
func doubleSigns(lines []line) []line {
	return rewritten(lines, func(l line) (line, bool) {
		at := strings.IndexAny(l.text, " \t")
		if at <= 0 || at > 4 || l.label != nil || !doubleSign.MatchString(l.text) {
			return l, false
		}
		return l.from(at), true
	})
}

// boxedSign is a word for the answer with a sign in brackets, as in the column
// of a form: "Answer [=] C", also with the letter on the line below.
var boxedSign = pattern.New(`^(\p{Lu}[\p{L}\p{M}' ]{2,24}?)\s*\[\s*(?:=|:|=>|->|→)\s*\]\s*`)

// boxedSigns writes a colon for it.
func boxedSigns(lines []line) []line {
	return rewritten(lines, func(l line) (line, bool) {
		if l.label != nil || strings.IndexByte(l.text[:min(len(l.text), 40)], '[') < 0 {
			return l, false
		}
		m := boxedSign.FindStringSubmatchIndex(l.text)
		if m == nil {
			return l, false
		}
		runs := append([]page.Run{{Text: l.text[m[2]:m[3]] + ": "}}, l.from(m[1]).runs...)
		return newLine(l, runs), true
	})
}

// frontPoints is what a question is worth, in brackets before its number.
var frontPoints = pattern.New(`(?i)^[\[(]\s*(\d{1,3}(?:[.,]\d)?)\s*(?:p|pts?|points?|marks?|m|punkte?|puan|p\.|puntos?|pontos?|punti|балл(?:а|ов)?|điểm|poin|分|点)?\.?\s*[\])]\s*((?:Q|Question|Frage|Aufgabe|Pregunta|Questão|Domanda|Soru|Soal|Câu|Вопрос|Задание)\s?\.?\s?\d{1,3}|\d{1,3}[.)])(?:[.:)]?\s)`)

// frontWorth puts the worth behind the question: "[4P] Q.1 What is testing?".
func frontWorth(lines []line) []line {
	return rewritten(lines, func(l line) (line, bool) {
		if l.label != nil || l.text == "" || l.text[0] != '[' && l.text[0] != '(' {
			return l, false
		}
		m := frontPoints.FindStringSubmatchIndex(l.text)
		if m == nil {
			return l, false
		}
		rest := l.from(m[4])
		number := strings.Trim(l.text[m[4]:m[5]], "QqA.")
		if strings.ContainsAny(l.text[m[4]:m[4]+1], "Qq") && len(strings.TrimSpace(number)) <= 3 {
			rest = l.from(m[5])
			rest = newLine(rest, append([]page.Run{{Text: "Question " + strings.TrimSpace(number) + ". "}}, trimmedSign(rest).runs...))
		}
		return newLine(l, append(rest.runs, page.Run{Text: " (" + l.text[m[2]:m[3]] + " points)"})), true
	})
}

// numberOfAll is a number with that of the last question: "[2/10] Why?".
var numberOfAll = pattern.Guarded(pattern.OpensWith("[("), `^[\[(]\s*(\d{1,3})\s*/\s*\d{1,3}\s*[\])]\.?\s+`)

// ofAll writes such numbers as others are.
func ofAll(lines []line) []line {
	return rewritten(lines, func(l line) (line, bool) {
		m := numberOfAll.FindStringSubmatchIndex(l.text)
		if m == nil || l.label != nil || m[1] >= len(l.text) {
			return l, false
		}
		return newLine(l, append([]page.Run{{Text: l.text[m[2]:m[3]] + ". "}}, l.from(m[1]).runs...)), true
	})
}

// trimmedSign is a line without the sign that closed its number.
func trimmedSign(l line) line {
	if l.text != "" && strings.IndexByte(".:)", l.text[0]) >= 0 {
		return l.from(1)
	}
	return l
}

// rewritten writes lines anew where at least leastAlike of them are written
// in a way.
func rewritten(lines []line, in func(line) (line, bool)) []line {
	var at []int
	var with []line
	for i, l := range lines {
		if l.kind != textLine || l.text == "" {
			continue
		}
		if other, ok := in(l); ok {
			at, with = append(at, i), append(with, other)
		}
	}
	if len(at) < leastAlike {
		return lines
	}
	for k, i := range at {
		lines[i] = with[k]
	}
	return lines
}

var (
	plainVerdict = pattern.Guarded(func(s string) bool { return len(s) <= 32 && (endsInVerdict(s) || fold(s[:min(3, len(s))]) == "ans") },
		`(?i)^(?:option\s+)?[("]?([A-H])[)"]?\s+is\s+(?:the\s+)?(?:correct\s+|right\s+)?(?:answer|option|choice)\s*[.!]?$|^ans(?:wer)?\s+is\s+[("]?([A-H])[)"]?\s*[.!]?$`)
)

// saidAnswers writes lines such as "C is the answer" as answers.
func saidAnswers(lines []line) []line {
	for i, l := range lines {
		if l.kind != textLine || l.label != nil {
			continue
		}
		if m := plainVerdict.FindStringSubmatch(l.text); m != nil {
			lines[i] = newLine(l, []page.Run{{Text: "Answer: " + strings.ToUpper(m[1]+m[2])}})
		}
	}
	return lines
}
