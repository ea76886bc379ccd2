package vote

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// proseQuestions is how many questions must be answered on the line behind them
// before that line is taken as the answer.
const proseQuestions = 3

// proseVote reads the answers of open questions that stand behind them on a line
// of their own, without any word that says so, where nearly all questions have
// one and they differ: what repeats is an instruction. Behind a gap it may belong
// to the next question, unless a sentence stands so under each, or a plain line so under
// each question in bold, the last one too. What a task lists to work on does not vote,
// unless it is most.
func (r *Reader) proseVote(ds []draft.Draft) {
	open, bold, worked, behind := 0, 0, 0, 0
	last := false // the last question has such a line
	distinct := map[string]bool{}
	var at, more, apart, ordered []int
	var said, asked []string
	for i, d := range ds {
		if len(d.Choices) > 0 || len(d.Stem) == 0 || d.HasAnswer() {
			continue
		}
		open++
		text := r.answeredBelow(d)
		if last = text != ""; !last {
			if r.orderedAbove(d) {
				ordered = append(ordered, i)
			}
			if d.Claims {
				worked++
			}
			continue
		}
		if k := draft.WordsAt(d.Stem); k == 1 && d.Stem[k].Gap {
			if flatten.EndsAsking(d.Stem[0].Text) && draft.IsTold(text) {
				apart = append(apart, i)
			}
			if !d.SetApart() {
				continue
			}
			behind++
		}
		distinct[lexicon.Fold(text)] = true
		said, asked = append(said, text), append(asked, d.Stem[0].Text)
		if d.SetApart() {
			bold++
		}
		if flatten.EndsAsking(d.Stem[0].Text) {
			at = append(at, i)
		} else {
			more = append(more, i)
		}
	}
	if behind > 0 && len(apart) < open && (!last || bold < len(at)+len(more) || len(at) < len(more)) {
		return
	}
	if worked*2 <= open {
		open -= worked
	}
	if len(ordered)*2 <= len(at) { // "Explain inheritance." among questions that are answered below
		open -= len(ordered)
	} else {
		ordered = nil
	}
	if len(apart) == open {
		at = apart
		for _, i := range apart {
			distinct[lexicon.Fold(ds[i].Stem[1].Text)] = true
		}
	}
	if (len(at) >= len(more) || len(at) >= proseQuestions && bold == len(at)+len(more)) && (len(at)+len(more))*10 >= open*9 {
		at = append(at, more...)
	}
	if len(at) < proseQuestions || len(at)*4 < open*3 || len(distinct)*3 < len(at)*2 || lexicon.NamesPlaces(said, asked) {
		return
	}
	for _, i := range append(at, ordered...) {
		ds[i].AnsweredBy(draft.WordsAt(ds[i].Stem))
	}
}

// answeredBelow is the one line behind a line that asks, when it may be the
// answer.
func (r *Reader) answeredBelow(d draft.Draft) string {
	k := draft.WordsAt(d.Stem)
	if k == 0 || !d.Labelled && d.Tied == 0 || d.Room > 0 || !asksOrLeads(d.Stem[0], d.Stem[k]) {
		return ""
	}
	l := d.Stem[k]
	if l.Label != nil || flatten.ClosesStem(l.Text) || flatten.HasBlank(l) || line.IsRoom(l.Text) || utf8.RuneCountInString(l.Text) >= draft.ProseLength || r.Cued(l.Text) || line.BracketPoints.MatchString(l.Text) || l.Says(r.TruthCue) || r.OffersPair(d.Stem[k:k+1]) {
		return ""
	}
	if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Kind == line.WordNumber {
		return "" // the head of the next question
	}
	if asks.IsChoiceList(l) {
		return ""
	}
	return l.Text
}

// orderedAbove reports whether an order stands over one more sentence, which may be
// what it orders to tell.
func (r *Reader) orderedAbove(d draft.Draft) bool {
	k := draft.WordsAt(d.Stem)
	if k == 0 || !d.Labelled || d.Room > 0 || !answerkey.EndsSentence(d.Stem[0].Text) || r.Asking.Begins(d.Stem[0].Folded()) == 0 {
		return false
	}
	below := d.Stem[k]
	return (draft.IsTold(below.Text) || namesOne(d.Stem[0], below)) && r.Asking.Begins(below.Folded()) == 0 && !flatten.HasBlank(below) && !r.Cued(below.Text) && !line.BracketPoints.MatchString(below.Text)
}

// mostNamed is how many words a name has that answers an order, "Name the largest ocean."
const mostNamed = 5

// namesOne reports whether a brief line stands right under an order to say something, and
// not under one to do something with it, "Translate.".
func namesOne(order, below line.Line) bool {
	works, _ := lexicon.Words().OrdersExercise(strings.TrimRight(order.Folded(), " .:!"))
	return !works && !below.Gap && below.Label == nil && flatten.CountWords(below.Text, mostNamed+1) <= mostNamed
}

// asksOrLeads reports whether a line asks, or leads to the one below: by a colon
// at its end, or set in bold over a plain line.
func asksOrLeads(l, below line.Line) bool {
	return flatten.EndsAsking(l.Text) || strings.HasSuffix(l.Text, ":") || strings.HasSuffix(l.Text, "：") || l.IsBold() && !below.IsMarked()
}
