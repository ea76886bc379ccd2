package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// A learning platform prints a narrow box at the left of each question: its
// number, whether the answer was right, what it gave, a flag. Their lines come
// between those of the question, and where they are full they are cut.
var (
	boxMark = pattern.New(`^(?:Mark(?:ed)?|Erreichte Punkte|Erreichbare Punkte|Se puntúa|Puntúa|Note(?: de)?|Atingiu|Vale|Punteggio(?: ottenuto| max\.)?|Баллов:?|Nilai|Đạt điểm|Uzyskane punkty:?)(?:\s+-?\d+(?:[.,]\d+)?)?\s+(?:out of|von|sobre|sur|de|su|из|dari|trên|na)(?:\s+\d+(?:[.,]\d+)?)?$`)
)

// saidOfPick says whether what was picked is right, and not what is.
var saidOfPick = pattern.New(`^(?:Your answer is (?:partially )?(?:in)?correct|Die Antwort ist (?:teilweise )?(?:richtig|falsch)|Votre réponse est (?:partiellement )?(?:in)?correcte|Sua resposta está (?:parcialmente )?(?:in)?correta|Respuesta (?:parcialmente )?(?:in)?correcta|Risposta (?:corretta|errata))\.?$`)

// pickedSign is the button before what was picked, and the sign of right or wrong
// behind it.
var pickedSign = pattern.New(`^([✓✔☑●◉☒]\s+)?(.*?)(\s*[✓✔✗✘✕✖])?$`)

// unpicked takes the button from a choice, and the sign that it is wrong.
func unpicked(l line) line {
	if l.kind != textLine || l.label != nil || l.text == "" {
		return l
	}
	m := pickedSign.FindStringSubmatchIndex(l.text)
	if m == nil || m[2] < 0 {
		return l
	}
	end := len(l.text)
	if m[6] >= 0 && strings.ContainsAny(l.text[m[6]:m[7]], "✗✘✕✖") {
		end = m[6]
	}
	return l.cut(m[4], end)
}

// Bounds of such boxes.
const (
	boxLines  = 12 // that a box and what stands beside it may take
	boxWidth  = 30 // characters of a line in it
	boxEnd    = 2  // lines of it behind what the question gave: the rest of that, a flag
	boxAside  = 40 // points from the box to the question
	boxesLeft = 2  // that make the print of a platform
)

// infoBoxes takes the boxes out.
func (r *recognizer) infoBoxes(lines []line) []line {
	drop := map[int]line{} // what stays of the lines of boxes
	boxes := 0
	for i, l := range lines {
		if q, ok := l.questionLabel(r.vocabulary); !ok || q.kind != wordNumber || l.label != nil || len(l.text) > boxWidth {
			continue
		}
		if box, aside := r.infoBox(lines, i); box != nil {
			if aside {
				boxes++
			}
			for k, rest := range box {
				drop[k] = rest
			}
		}
	}
	if boxes < boxesLeft {
		return lines
	}
	out := make([]line, 0, len(lines))
	for i, l := range lines {
		rest, ok := drop[i]
		switch {
		case !ok && l.kind == textLine && saidOfPick.MatchString(l.text):
		case !ok:
			out = append(out, unpicked(l))
		case !rest.empty():
			out = append(out, rest)
		}
	}
	return out
}

// infoBox is the lines of a box whose number is line at, with what stays of them,
// and whether anything stands beside it; nil where no box is there.
func (r *recognizer) infoBox(lines []line, at int) (box map[int]line, aside bool) {
	head := lines[at]
	box = map[int]line{}
	behind := -1 // lines of the box behind what the question gave
	for i := at + 1; i < min(len(lines), at+boxLines); i++ {
		l := lines[i]
		if q, ok := l.questionLabel(r.vocabulary); ok && q.kind == wordNumber {
			break
		}
		if l.kind != textLine || l.indent() > head.indent()+boxAside || l.indent() < head.indent()-boxAside {
			aside = aside || l.kind == textLine
			continue
		}
		own, rest := besideBox(l)
		if behind >= 0 {
			behind++
		}
		if behind > boxEnd {
			break
		}
		if widthOf(own) > boxWidth {
			return nil, false
		}
		if boxMark.MatchString(own) {
			behind = 0
		}
		box[i] = rest
	}
	if behind < 0 {
		return nil, false
	}
	if q, ok := head.questionLabel(r.vocabulary); ok && q.end < len(head.text) {
		box[at] = newLine(head, []page.Run{{Text: head.text[:q.end]}})
	}
	return box, aside
}

// besideBox parts what stands in the box from what stands beside it on its line.
func besideBox(l line) (own string, rest line) {
	for i := range l.text {
		if l.text[i] == '\t' {
			return l.text[:i], l.from(i)
		}
	}
	return l.text, line{}
}
