package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// A learning platform prints a narrow box at the left of each question: its
// number, whether the answer was right, what it gave, a flag. Their lines come
// between those of the question, and where they are full they are cut.
var (
	boxMark = pattern.New(`^(?:Mark(?:ed)?|Erreichte Punkte|Erreichbare Punkte|Se puntúa|Puntúa|Note(?: de)?|Atingiu|Vale|Punteggio(?: ottenuto| max\.)?|Баллов:?|Nilai|Đạt điểm|Uzyskane punkty:?|Punkty:?)(?:\s+-?\d+(?:[.,]\d+)?)?\s+(?:out of|von|sobre|sur|de|su|из|dari|trên|na|z)(?:\s+\d+(?:[.,]\d+)?)?$`)
)

// fullMark says what a question gave and what it is worth.
var fullMark = pattern.New(`\d\s+\D+\s+\d+(?:[.,]\d+)?$`)

// saidOfPick says whether what was picked is right, and not what is.
var saidOfPick = pattern.New(`^(?:Your answer is (?:partially )?(?:in)?correct|Die Antwort ist (?:teilweise )?(?:richtig|falsch)|Votre réponse est (?:partiellement )?(?:in)?correcte|Sua resposta está (?:parcialmente )?(?:in)?correta|Respuesta (?:parcialmente )?(?:in)?correcta|Risposta (?:corretta|errata)|Twoja odpowiedź jest (?:częściowo )?(?:nie)?poprawna)\.?$`)

// pickedSign is the button before what was picked, and the sign of right or wrong
// behind it.
var pickedSign = pattern.New(`^([✓✔☑●◉☒]\s+)?(.*?)(\s*[✓✔✗✘✕✖])?$`)

// unpicked takes the button from a choice, and the sign that it is wrong. A button that
// was drawn, as those of the other choices are, is left empty.
func unpicked(l line.Line) line.Line {
	if l.Kind != line.TextLine || l.Label != nil || l.Text == "" {
		return l
	}
	m := pickedSign.FindStringSubmatchIndex(l.Text)
	if m == nil || m[2] < 0 {
		return l
	}
	end := len(l.Text)
	if m[6] >= 0 && strings.ContainsAny(l.Text[m[6]:m[7]], "✗✘✕✖") {
		end = m[6]
	}
	if startsWithBox(l) {
		return unticked(l.Cut(0, end))
	}
	return l.Cut(m[4], end)
}

// Bounds of such boxes.
const (
	boxLines  = 12 // that a box and what stands beside it may take
	boxWidth  = 30 // characters of a line in it
	boxEnd    = 2  // lines of it behind what the question gave: the rest of that, a flag
	boxAside  = 40 // points from the box to the question
	boxesLeft = 2  // that make the print of a platform
)

// InfoBoxes takes the boxes out.
func (r *Reader) InfoBoxes(lines []line.Line) []line.Line {
	drop := map[int]line.Line{} // what stays of the lines of boxes
	boxes := 0
	for i, l := range lines {
		if q, ok := l.QuestionLabel(r.Vocabulary); !ok || q.Kind != line.WordNumber || l.Label != nil || lexicon.IsLonger(l.Text, boxWidth) {
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
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		rest, ok := drop[i]
		switch {
		case !ok && l.Kind == line.TextLine && saidOfPick.MatchString(l.Text):
		case !ok:
			out = append(out, unpicked(l))
		case !rest.Empty():
			out = append(out, rest)
		}
	}
	return out
}

// infoBox is the lines of a box whose number is line at, with what stays of them,
// and whether anything stands beside it; nil where no box is there.
func (r *Reader) infoBox(lines []line.Line, at int) (box map[int]line.Line, aside bool) {
	head := lines[at]
	box = map[int]line.Line{}
	worth, cut := "", ""
	behind := -1 // lines of the box behind what the question gave
	for i := at + 1; i < min(len(lines), at+boxLines); i++ {
		l := lines[i]
		if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Kind == line.WordNumber {
			break
		}
		if l.Kind != line.TextLine || l.Indent() > head.Indent()+boxAside || l.Indent() < head.Indent()-boxAside {
			aside = aside || l.Kind == line.TextLine
			continue
		}
		own, rest := besideBox(l)
		if behind >= 0 {
			behind++
		}
		if behind > boxEnd {
			break
		}
		if answerkey.WidthOf(own) > boxWidth {
			return nil, false
		}
		if cut != "" && behind == 1 && line.IsFigures(own) {
			own = cut + " " + own
		}
		if cut = ""; boxMark.MatchString(own) {
			if behind = 0; !fullMark.MatchString(own) {
				cut = own // "Mark 1.00 out of", and the rest below
			}
			if m := lastWorth.FindStringSubmatch(own); m != nil && fullMark.MatchString(own) {
				worth = " (" + m[1] + " points)"
			}
		}
		box[i] = rest
	}
	if behind < 0 {
		return nil, false
	}
	if q, ok := head.QuestionLabel(r.Vocabulary); ok && q.End < len(head.Text) {
		box[at] = line.NewLine(head, []page.Run{{Text: head.Text[:q.End]}})
	} else if ok && worth != "" {
		box[at] = line.NewLine(head, []page.Run{{Text: head.Text + worth}})
	}
	return box, aside
}

// besideBox parts what stands in the box from what stands beside it on its line.
func besideBox(l line.Line) (own string, rest line.Line) {
	for i := range l.Text {
		if l.Text[i] == '\t' {
			return l.Text[:i], l.From(i)
		}
	}
	return l.Text, line.Line{}
}
