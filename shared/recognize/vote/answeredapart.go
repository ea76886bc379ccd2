package vote

import (
	"strings"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastApartAnswers is how many questions are answered behind a gap below them before what
// stands there is taken for the answers.
const leastApartAnswers = 6

// pointsOn are words with which a question is about what stands below it.
var pointsOn = pattern.New(`(?i)\b(?:following|below|this|these|folgende[nrs]?|diese[rsmn]?|suivante?s?|ci-dessous|cette|ces|siguientes?|abajo|est[ae]s?|este|seguintes?|abaixo|esse|seguent[ei]|quest[aoei]|volgende|deze|dit|poniższ[a-zy]+|nasledujíc[a-zí]+|următo[a-z]+|următor|aşağıdaki|aşağıda|berikut|sau đây|dưới đây|alábbi|följande|følgende|seuraav[a-zä]+|sljedeć[a-z]+|sledeć[a-z]+|следующ\p{L}+|этот|эта|наступн\p{L}+|下列|以下|下面)`)

// answeredApart reads the answers of a paper of open questions that somebody filled in: they
// stand behind a gap under every numbered question, the last one too, where nothing could
// belong to a next one. They differ, as the questions do, and ask and order nothing; what a
// question points to is no answer, and neither is code.
func (r *Reader) answeredApart(ds []draft.Draft) {
	asked, answered, at := 0, 0, make([]int, len(ds))
	distinct, stems := map[string]bool{}, map[string]bool{}
	for i, d := range ds {
		if len(d.Choices) > 0 || !d.Labelled || d.Room > 0 || d.HasAnswer() {
			return
		}
		if at[i] = r.toldApart(d); at[i] == 0 {
			continue
		}
		answered++
		distinct[lexicon.Fold(d.Stem[at[i]].Text)], stems[lexicon.Fold(d.Stem[0].Text)] = true, true
		if lexicon.HasQuestionMark(d.Stem[0].Text) {
			asked++
		}
	}
	if answered < leastApartAnswers || answered*10 < len(ds)*9 || at[len(ds)-1] == 0 || asked*2 < answered || min(len(distinct), len(stems))*4 < answered*3 {
		return
	}
	for i, from := range at {
		d := &ds[i]
		switch told := d.Stem[from:]; {
		case from == 0:
		case len(told) == 1:
			d.AnsweredBy(from)
		default:
			for k, l := range told {
				d.Notes = append(d.Notes, line.Note{Class: lexicon.ModelWord, Value: l, Strong: k > 0})
			}
			d.Stem, d.Prose = d.Stem[:from:from], true
		}
	}
}

// toldApart is where the lines behind the first gap of a question begin that asks above it
// and is followed by text alone, 0 for none.
func (r *Reader) toldApart(d draft.Draft) int {
	from := 0
	for i, l := range d.Stem {
		switch {
		case from == 0 && i > 0 && l.Gap:
			from = i
		case from == 0 && i > 0 && !flatten.EndsAsking(l.Text):
			return 0 // more of the question, and who knows where it ends
		}
		if from > 0 && (l.Kind != line.TextLine || l.Label != nil || l.Says(r.TruthCue) || line.CodeLine(l) || l.Style().Code || strings.Contains(l.Text, "=") || r.asksHere(l) || flatten.HasBlank(l) || line.IsRoom(l.Text) || line.BracketPoints.MatchString(l.Text)) {
			return 0
		}
	}
	if from == 0 || pointsOn.MatchString(d.Stem[0].Text) || !r.asksHere(d.Stem[0]) || strings.HasSuffix(d.Stem[from].Text, ":") {
		return 0
	}
	return from
}

// asksHere reports whether a line asks or orders something.
func (r *Reader) asksHere(l line.Line) bool {
	return lexicon.HasQuestionMark(l.Text) || r.Asking.Begins(l.Folded()) > 0 || lexicon.OrdersByForm(l.Text)
}
