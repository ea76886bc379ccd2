package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// Bounds of questions over a line of choices with commas between.
const (
	leastComma = 4 // questions
	fewComma   = 2 // choices
	mostComma  = 6
)

// commaVote cuts the line under a question at its commas where one piece is set
// apart from the others, "Oslo, Bergen, Narvik" with Oslo in bold, and most open
// questions have such a line: the pieces are choices and that one is right.
func commaVote(ds []draft) {
	open := 0
	found := map[int][]line{}
	right := map[int]int{}
	for i, d := range ds {
		if len(d.choices) > 0 || d.hasAnswer() {
			continue
		}
		open++
		if len(d.stem) < 2 || !d.labelled || !closesStem(d.stem[len(d.stem)-2].text) {
			continue
		}
		if pieces, at := commaPieces(d.stem[len(d.stem)-1]); at >= 0 {
			found[i], right[i] = pieces, at
		}
	}
	if len(found) < leastComma || len(found)*10 < open*7 {
		return
	}
	for i, pieces := range found {
		d := &ds[i]
		d.stem = d.stem[: len(d.stem)-1 : len(d.stem)-1]
		for _, l := range pieces {
			d.choices = append(d.choices, draftChoice{lines: []line{l}})
		}
		d.plain = true
		d.notes = append(d.notes, note{class: answerWord, value: pieces[right[i]]})
	}
}

// commaPieces cuts a line at its commas; at is the only piece that is bold,
// underlined, coloured or highlighted, -1 where there is none.
func commaPieces(l line) (pieces []line, at int) {
	if l.kind != textLine || l.label != nil || !strings.Contains(l.text, ",") || !l.isMarked() {
		return nil, -1
	}
	from, at := 0, -1
	add := func(to int) bool {
		piece := l.cut(from, to)
		if piece.text == "" {
			return to == len(l.text)
		}
		set, some := commaMark(piece)
		if some && !set || set && at >= 0 {
			return false
		}
		if set {
			at = len(pieces)
		}
		pieces = append(pieces, piece)
		return true
	}
	for i := range len(l.text) {
		if l.text[i] != ',' {
			continue
		}
		if !add(i) {
			return nil, -1
		}
		from = i + 1
	}
	if !add(len(l.text)) || len(pieces) < fewComma || len(pieces) > mostComma {
		return nil, -1
	}
	return pieces, at
}

// commaMark reports whether a mark covers a piece, and whether one covers any
// letter of it.
func commaMark(l line) (whole, some bool) {
	for m := range marksOf(draftChoice{lines: []line{l}}) {
		whole = whole || m.kind != quiz.ByItalic
	}
	for _, r := range l.runs {
		if r.Kind != page.TextRun || weight(r) == 0 {
			continue
		}
		for _, m := range runMarks(r.Marks) {
			some = some || m.kind != quiz.ByItalic
		}
	}
	return whole, some
}
