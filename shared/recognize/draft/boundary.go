package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// boundary is where a question's lines end and what leads to the next one
// begins: a heading, or material for several questions.
func (r *Reader) boundary(ts []Token, g Grammar, restarts bool) int {
	given := ts[0].Label != nil && ts[0].Label.List == line.OpenList // its number, and it is all on one line
	if at := slices.IndexFunc(ts[1:], func(t Token) bool {
		return t.Over > 0 || t.Counts && (given || answerkey.IsSectionWord(t.Line, r.Vocabulary)) || t.stimulus && (t.question.Through > 0 || servesLater(t.Line, ts[0].question.Number) || asks.OnlyRange(t.Text))
	}); at >= 0 {
		ts = ts[:at+1]
	}
	if n := tiedEnd(ts, g); n > 0 {
		return n
	}
	if n := r.matchEnd(ts); n > 0 {
		return n
	}
	from := 1
	rows := r.ownRows(ts, g)
	if n := r.sectionOverBullets(ts, rows); n > 0 {
		return n
	}
	for _, row := range rows {
		from = max(from, row.last+1)
	}
	lastAnswer := 0
	for i, t := range ts {
		if t.note.Class == lexicon.AnswerWord {
			lastAnswer = i
			if answerBelow(ts, i) {
				lastAnswer++
			}
		}
	}
	if g.Bare() {
		from = max(from, r.firstBlock(ts))
	}
	whole := from > 1 || lastAnswer > 0
	from = max(from, lastAnswer+1)
	if ts[0].question.End == len(ts[0].Text) {
		from = max(from, 2)
	}
	for i := from; i < len(ts); i++ {
		if restarts && g.kind == line.PlainNumber && ts[i].question.Kind == line.WordNumber {
			return i // "Exercise 2: ..." over numbers that begin again
		}
		if (len(ts)-i <= 2 || stimulusSoon(ts[i+1:]) || overBank(ts[i:])) && ts[i].cue == lexicon.NoClass && (r.NamesKind(ts[i].Line) || r.namesKindBehind(ts[i])) || len(ts)-i <= MostOrdered && r.tellsKind(ts, i) || i == len(ts)-1 && r.judgesBelow(ts[i-1].From(ts[i-1].question.End), ts[i].Line) {
			return i
		}
		if restarts && r.headsAnew(ts, i) {
			return i
		}
		if ts[i].Heading && (strongHeading(ts[i], r.Vocabulary) || restarts || whole && (ts[i].Gap || ts[i].Align() != "" || len(ts)-i <= 2)) {
			return i
		}
		if ts[i].Heading && i >= 1 && len(ts)-i <= 2 && ts[i].Label == nil && (rewrite.IsUpperTitle(ts[i].Text) || ts[i].IsBold()) && (answerkey.EndsSentence(ts[i-1].Text) || flatten.ClosesStem(ts[i-1].Text)) && !amongBold(ts, i) {
			return i
		}
		if ts[i].stimulus && (whole || ts[i].Gap || lexicon.ServesOnly(ts[i].Text)) {
			return i
		}
	}
	return len(ts)
}

// amongBold reports whether line i goes on with a row of lines in bold, which are choices set
// so as a whole.
func amongBold(ts []Token, i int) bool {
	return i > 2 && ts[i].IsBold() && !ts[i].Gap && ts[i-1].IsBold() && ts[i-2].IsBold()
}

// stimulusSoon reports whether material for several questions comes next, or below an order.
func stimulusSoon(below []Token) bool {
	return below[0].stimulus || len(below) > 1 && below[1].stimulus
}

// sectionOverBullets is where the title of a section stands between a question and the
// first bullets behind it, with a word, a sign and a title of its own, "Part II – Analysis",
// or the heading of what comes next behind a question that asks all by itself: they list
// what that section is about. 0 where there is none.
func (r *Reader) sectionOverBullets(ts []Token, rows []run) int {
	if len(rows) == 0 || rows[0].label(ts, 0).Kind != lexicon.BulletLabel {
		return 0
	}
	for i, t := range ts[:firstOfRow(rows[0])] {
		if i == 0 || !t.Heading || t.Label != nil || flatten.EndsAsking(t.Text) || flatten.ClosesStem(t.Text) {
			continue
		}
		if answerkey.IsSectionWord(t.Line, r.Vocabulary) && rewrite.TitleBehindSign(t.Line, r.Vocabulary) != "" {
			return i
		}
		if t.Style().Heading > 0 && t.cue == lexicon.NoClass && t.note.Class == lexicon.NoClass && ts[0].Style().Heading == 0 && ts[0].question.End < len(ts[0].Text) && asksWhole(ts[:i]) {
			return i
		}
	}
	return 0
}

// asksWhole reports whether lines ask all there is to ask: one of them ends so, or has room.
func asksWhole(ts []Token) bool {
	return slices.ContainsFunc(ts, func(t Token) bool {
		return flatten.EndsAsking(t.Text) || flatten.HasBlank(t.Line) || line.IsRoom(t.Text)
	})
}

// judgesBelow reports whether a line asks for the truth of what stands below, behind a
// question that is asked with a word such as "what", which is neither true nor false.
func (r *Reader) judgesBelow(before, l line.Line) bool {
	return flatten.EndsAsking(before.Text) && lexicon.HasQuestionMark(l.Text) && !lexicon.IsLonger(l.Text, lexicon.HeadingLimit) && l.OrdersTruth(r.Lexicon) && r.AsksByWord(before.Text) && !lexicon.AsksYesOrNo(before.Text)
}

// matchEnd is how many lines an order to match without a number takes with its lists,
// which were found already, and what answers it; 0 for any other question.
func (r *Reader) matchEnd(ts []Token) int {
	l := ts[0].Line
	if l.Label == nil || l.Label.List != line.OpenList || !l.Says(r.Match) {
		return 0
	}
	n := 1 + slices.IndexFunc(ts, func(t Token) bool { return t.Kind == line.TableLine })
	for n > 0 && n < len(ts) && (ts[n].note.Class != lexicon.NoClass || line.IsRoom(ts[n].Text)) {
		n++
	}
	return n
}

// ownRows are the rows of choices of the question that the lines begin with: what
// follows its answer and material for others is theirs.
func (r *Reader) ownRows(ts []Token, g Grammar) []run {
	rows := r.rows(ts, g, nil)
	for k := 1; k < len(rows); k++ {
		answered := false
		for _, t := range ts[rows[k-1].last+1 : max(rows[k-1].last+1, firstOfRow(rows[k]))] {
			answered = answered || t.note.Class == lexicon.AnswerWord
			if answered && t.stimulus {
				return rows[:k]
			}
		}
	}
	return rows
}

// servesLater reports whether a line says that what stands below is for questions behind
// the one with this number.
func servesLater(l line.Line, number int) bool {
	from, _ := rewrite.ServesBelow(l)
	return number > 0 && from > number
}

func strongHeading(t Token, v lexicon.Vocabulary) bool {
	return t.Counts || t.Style().Heading > 0 || t.Label == nil && (answerkey.IsSectionWord(t.Line, v) || answerkey.HanSection.MatchString(t.Text) || t.Heading && rewrite.EndsInSection(t.Line, v))
}

// orphans counts the rows of choices in front of the first question. Sentences
// with letters are instructions, and addresses are what is read first.
func (r *Reader) orphans(intro []Token) int {
	n := 0
	rows := r.rows(intro, Grammar{kind: line.PlainNumber}, nil)
	if len(rows) == 1 && listsOnly(intro, rows[0]) {
		return 0
	}
	for _, row := range rows {
		if first := firstOfRow(row); first > 0 && r.Instructing.Begins(intro[first-1].Folded()) > 0 {
			continue // how to take the test
		}
		told := 0
		for _, at := range row.at {
			if IsTold(intro[at].Text) || strings.Contains(intro[at].Text, "://") {
				told++
			}
		}
		if told*3 < len(row.at)*2 {
			n++
		}
	}
	return n
}

// listsOnly reports whether a row of letters ends an introduction under a line
// that leaves nothing open: it is a list for the questions below.
func listsOnly(intro []Token, row run) bool {
	first := firstOfRow(row)
	if first < 2 || row.last != len(intro)-1 {
		return false
	}
	over := intro[first-1]
	return over.Kind == line.TextLine && !over.asks && !flatten.ClosesStem(over.Text) && !flatten.HasBlank(over.Line)
}

// ordersFirst reports whether a stem begins with what people are told to do: "List three
// rivers".
func (r *Reader) ordersFirst(d Draft) bool {
	return len(d.Stem) > 0 && r.Asking.Begins(d.Stem[0].Folded()) > 0
}

// instructs reports whether lettered lines only say how to take the test.
func (r *Reader) instructs(d Draft) bool {
	if len(d.Choices) < 2 || d.Asks() || !tells(d.Choices) {
		return false
	}
	text := flatten.FoldLines(d.Stem)
	for _, c := range d.Choices {
		text += " " + flatten.FoldLines(c.Lines)
	}
	return r.Instructing.In(text)
}

// tells reports whether most choices are sentences.
func tells(choices []Choice) bool {
	told := 0
	for _, c := range choices {
		if IsTold(c.Text()) {
			told++
		}
	}
	return told*3 >= len(choices)*2
}

// Bounds of instructions without a heading.
const (
	LongestOrder = 400 // bytes
	MostOrdered  = 4   // lines
)
