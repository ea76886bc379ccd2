package vote

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
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
func commaVote(ds []draft.Draft) {
	open := 0
	found := map[int][]line.Line{}
	right := map[int]int{}
	for i, d := range ds {
		if len(d.Choices) > 0 || d.HasAnswer() {
			continue
		}
		open++
		if len(d.Stem) < 2 || !d.Labelled || !flatten.ClosesStem(d.Stem[len(d.Stem)-2].Text) {
			continue
		}
		if pieces, at := commaPieces(d.Stem[len(d.Stem)-1]); at >= 0 {
			found[i], right[i] = pieces, at
		}
	}
	if len(found) < leastComma || len(found)*10 < open*7 {
		return
	}
	for i, pieces := range found {
		d := &ds[i]
		offerPieces(d, pieces)
		d.Notes = append(d.Notes, line.Note{Class: lexicon.AnswerWord, Value: pieces[right[i]]})
	}
}

// offerPieces makes choices of the pieces of the last line of a stem.
func offerPieces(d *draft.Draft, pieces []line.Line) {
	d.Stem = d.Stem[: len(d.Stem)-1 : len(d.Stem)-1]
	for _, l := range pieces {
		d.Choices = append(d.Choices, draft.Choice{Lines: []line.Line{l}})
	}
	d.Plain = true
}

// commaPieces cuts a line at its commas; at is the only piece that is bold,
// underlined, coloured or highlighted, -1 where there is none.
func commaPieces(l line.Line) (pieces []line.Line, at int) {
	if l.Kind != line.TextLine || l.Label != nil || !strings.Contains(l.Text, ",") || !l.IsMarked() {
		return nil, -1
	}
	from, at := 0, -1
	add := func(to int) bool {
		piece := l.Cut(from, to)
		if piece.Text == "" {
			return to == len(l.Text)
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
	for i := range len(l.Text) {
		if l.Text[i] != ',' {
			continue
		}
		if !add(i) {
			return nil, -1
		}
		from = i + 1
	}
	if !add(len(l.Text)) || len(pieces) < fewComma || len(pieces) > mostComma {
		return nil, -1
	}
	return pieces, at
}

// commaMark reports whether a mark covers a piece, and whether one covers any
// letter of it.
func commaMark(l line.Line) (whole, some bool) {
	for m := range draft.MarksOf(draft.Choice{Lines: []line.Line{l}}) {
		whole = whole || m.Kind != quiz.ByItalic
	}
	for _, r := range l.Runs {
		if r.Kind != page.TextRun || draft.Weight(r) == 0 {
			continue
		}
		for _, m := range rewrite.RunMarks(r.Marks) {
			some = some || m.Kind != quiz.ByItalic
		}
	}
	return whole, some
}
