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

// Parsed is a document cut into questions under one grammar.
type Parsed struct {
	grammar Grammar
	starts  []int // the tokens with which questions begin
	Intro   []Token
	Drafts  []Draft
	rest    []Token // what leads to a question behind the last
	orphans int     // rows of choices before the first question
}

// parse cuts the document into the questions that begin at starts.
func (r *Reader) parse(ts []Token, g Grammar, starts []int) Parsed {
	p := Parsed{grammar: g, starts: starts}
	if len(starts) == 0 {
		p.Intro = ts
		return p
	}
	p.Intro = ts[:starts[0]]
	p.orphans = r.orphans(p.Intro)
	prelude := overOrPreface(p.Intro, r.Vocabulary)
	p.Intro = p.Intro[:len(p.Intro)-len(prelude)]
	p.Drafts = r.roomFor(len(starts))
	judged := r.headsTruth(prelude) || r.headsTruth(p.Intro)
	for k, s := range starts {
		end := len(ts)
		if k+1 < len(starts) {
			end = starts[k+1]
		}
		q := r.question(ts[s:end], g, k+1 < len(starts) && ts[end].question.Number <= ts[s].question.Number)
		p.Drafts = append(p.Drafts, q.drafts...)
		drafts := p.Drafts[len(p.Drafts)-len(q.drafts):]
		first := &drafts[0]
		first.Prelude, first.Shared = splitOver(LineList(prelude), first.Shared)
		first.judged = judged
		if g.Bare() {
			var before []line.Line
			before, first.Stem = rewrite.LastAsked(first.Stem)
			first.Prelude = append(first.Prelude, before...)
		}
		if !g.Bare() {
			first.head = ts[s]
			switch {
			case g.kind == line.RomanNumber && (sectionParts(drafts, ts[s]) || loneInSection(drafts, ts[s])):
			case first.Part:
				labelParts(drafts, ts[s].question)
			default:
				first.Label, first.Labelled = ts[s].question, true
				first.Part = first.Label.List == asks.NestedList
			}
		}
		if prelude = ts[s+q.length : end]; slices.ContainsFunc(prelude, func(t Token) bool { return t.Heading }) {
			judged = r.headsTruth(prelude)
		}
	}
	p.rest = prelude
	if p.orphans == 1 && letterBank(p) != nil {
		p.orphans = 0
	}
	if g.Bare() {
		firstStem(p.Drafts)
	}
	return p
}

// headsTruth reports whether lines over questions order to say which are true.
func (r *Reader) headsTruth(ts []Token) bool {
	return slices.ContainsFunc(ts, func(t Token) bool {
		return t.Kind == line.TextLine && t.question.Kind != line.PlainNumber && !lexicon.IsLonger(t.Text, lexicon.HeadingLimit) && t.OrdersTruth(r.Lexicon)
	})
}

// Span is the lines from one question to the next under a grammar. Parts of a
// document are parsed again, and most of their questions are cut as before.
type Span struct {
	first, last Token
	grammar     Grammar
	restarts    bool // the number of the next question does not rise
}

// Question is what a span asks, and how many of its lines are the question's.
type Question struct {
	length int
	drafts []Draft
}

// question cuts the lines up to the next question, once for every span.
func (r *Reader) question(ts []Token, g Grammar, restarts bool) Question {
	at := Span{ts[0], ts[len(ts)-1], g, restarts}
	if q, ok := r.Questions[at]; ok {
		return q
	}
	n := r.boundary(ts, g, restarts)
	q := Question{n, r.segment(body(ts[:n], g), g)}
	for i := range q.drafts {
		q.drafts[i].Grammar = g
		q.drafts[i].orders = r.ordersFirst(q.drafts[i])
		q.drafts[i].Claims = q.drafts[i].Claims || r.claims(q.drafts[i])
	}
	if first := &q.drafts[0]; g.Bare() {
		first.instructs = r.instructs(*first)
		if n > 1 {
			first.Tied = ts[1].tied
		}
	}
	if r.Questions != nil {
		r.Questions[at] = q
	}
	return q
}

// body is a question's tokens without its label.
func body(ts []Token, g Grammar) []Token {
	if g.Bare() {
		return ts
	}
	first := *ts[0]
	first.Line = first.Line.From(first.question.End)
	first.asks = asks.AsksLine(first.Line)
	first.choice, first.behind = lexicon.ChoiceLabel{}, nil
	out := append([]Token(nil), ts...)
	out[0] = &first
	return out
}

func LineList(ts []Token) []line.Line {
	out := make([]line.Line, len(ts))
	for i, t := range ts {
		out[i] = t.Line
	}
	return out
}

// prefaceOf is the part of the introduction that belongs to the first
// questions: the last heading or stimulus and what follows it.
func prefaceOf(ts []Token, v lexicon.Vocabulary) []Token {
	for i := len(ts) - 1; i >= 0; i-- {
		if i > 0 && lexicon.ServesOnly(ts[i-1].Text) {
			continue // the title of the material
		}
		section := isSection(ts[i], v)
		if section && !ts[i].Gap && i > 1 && (isSection(ts[i-1], v) || ts[i-1].Heading) && titled(ts[:i-1]) {
			continue // "I. Gaps" over "Fill in the gaps."
		}
		if ts[i].stimulus || section || ts[i].Heading && i > 0 && titled(ts[:i]) {
			if lexicon.ServesOnly(ts[i].Text) {
				return ts[i-len(prefaceOf(ts[:i], v)):]
			}
			if slices.ContainsFunc(ts[i:], func(t Token) bool { return isTimetable(t.Line) }) {
				return nil
			}
			return ts[i:]
		}
	}
	return nil
}

func isSection(t Token, v lexicon.Vocabulary) bool {
	return t.Counts || t.Label == nil && (answerkey.IsSectionWord(t.Line, v) || answerkey.HanSection.MatchString(t.Text))
}

// titled reports whether a title stands among the lines.
func titled(ts []Token) bool {
	for _, t := range ts {
		if t.Heading || t.Kind == line.TextLine && len(t.Text) < lexicon.HeadingLimit {
			return true
		}
	}
	return false
}

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
