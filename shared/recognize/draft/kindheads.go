package draft

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

const (
	kindHead = 48 // characters of a heading that names a kind of questions
	kindMore = 2  // words behind the name, "fill in the blanks"
)

// NamesKind reports whether a line is no more than the name of a kind of
// questions, "Short answer", "Fill in the blank (2 points each)": a heading over
// the next ones, also where nothing sets it apart.
func (r *Reader) NamesKind(l line.Line) bool {
	if name, _, ok := strings.Cut(l.Text, ". "); ok && l.Kind == line.TextLine && l.Label == nil && (l.Gap || name != strings.ToLower(name) && name == strings.ToUpper(name)) {
		gap := l.Gap
		l = l.Cut(0, len(name)) // "SHORT ANSWER. Write a word.", "Calculations. Show your work."
		l.Gap = gap
	}
	if l.Kind != line.TextLine || l.Label != nil || utf8.RuneCountInString(l.Text) > kindHead || lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) {
		return false
	}
	first, _ := utf8.DecodeRuneInString(l.Text)
	if unicode.IsLower(first) || strings.HasSuffix(l.Text, ".") {
		return false
	}
	f := lexicon.Fold(asks.PointsAside.ReplaceAllString(l.Text, ""))
	if l.Gap && r.TaskTitle[strings.TrimRight(f, " :-–—.")] {
		return true
	}
	for _, p := range []*lexicon.Phrases{r.OtherKinds, r.KindTitles, r.OpenTasks, r.Filling, r.TruthCue} {
		if p == r.TruthCue && !l.Gap {
			break // the words to choose from, below a statement
		}
		if n := p.Begins(f); n > 0 && len(strings.Fields(strings.Trim(f[n:], " :-–—."))) <= kindMore {
			return true
		}
	}
	return false
}

// namesKindBehind reports whether such a name stands behind the sign of a section, "IV. Short
// answer (5 points each)". A letter may be that of a choice, and stands apart.
func (r *Reader) namesKindBehind(t Token) bool {
	title := rewrite.BehindSign(t.Line, r.Vocabulary)
	front := strings.TrimRight(t.Text[:len(t.Text)-len(title)], " .):/")
	if title == "" || front == "" || t.Kind != line.TextLine || t.Label != nil {
		return false
	}
	roman := strings.Trim(front, "IVX") == ""
	return (roman || t.Gap) && r.NamesKind(t.From(len(t.Text)-len(title)))
}

// tellsKind reports whether line i is a sentence that orders what to do with the
// questions below, "Fill in the blanks with words from the list.", apart from a
// question above that is complete.
func (r *Reader) tellsKind(ts []Token, i int) bool {
	t, before := ts[i], ts[i-1]
	if t.Kind != line.TextLine || t.Label != nil || !t.Gap || t.isChoice() || t.question.Kind != line.NoNumber || lexicon.IsLonger(t.Text, lexicon.TruthOrder) || flatten.HasBlank(t.Line) || lexicon.HasQuestionMark(t.Text) || !endsOrderly(t.Text) {
		return false
	}
	if !flatten.ClosesStem(before.Text) && !answerkey.EndsSentence(before.Text) && !line.IsRoom(before.Text) {
		return false
	}
	f := lexicon.Fold(t.Text)
	return flatten.CountWords(t.Text, 4) >= 4 && (r.Filling.Begins(f) > 0 || r.Match.Begins(f) > 0 || r.OrdersTruth(f))
}

// endsOrderly reports whether a line ends as an order does.
func endsOrderly(s string) bool {
	return strings.HasSuffix(s, ":") || strings.HasSuffix(s, "：") || answerkey.EndsSentence(s)
}

// headsAnew reports whether a line apart from a question that is whole is a short title right
// over numbers that begin again, or over the order for them, or both in one.
func (r *Reader) headsAnew(ts []Token, i int) bool {
	if below := ts[i+1:]; len(below) > 1 || len(below) == 1 && (below[0].Kind != line.TextLine || below[0].Gap || !endsOrderly(below[0].Text)) {
		return false
	}
	t, above := *ts[i], ts[i-1]
	whole := answerkey.EndsSentence(above.Text) || flatten.HasBlank(above.Line) || line.IsRoom(above.Text) || above.note.Class == lexicon.AnswerWord
	t.Line = t.Cut(0, len(asks.PointsAside.ReplaceAllString(t.Text, "")))
	return ts[i].Gap && whole && t.Text != "" && (isRoundTitle(&t) || r.titledOrder(t.Text))
}

// titledOrder reports whether a text is a title and an order: "Calcule. Rezolvați problemele."
func (r *Reader) titledOrder(text string) bool {
	name, order, ok := strings.Cut(text, ". ")
	first, _ := utf8.DecodeRuneInString(name)
	return ok && unicode.IsUpper(first) && !lexicon.IsLonger(name, kindHead) && flatten.CountWords(name, orderTitle+1) <= orderTitle && r.OrdersBelow(order)
}

// orderTitle is how many words a title in front of an order has.
const orderTitle = 4

// overBank reports whether a line apart from what stands above has an order below it and then
// no more than the words to use: "Completion / Fill in the blanks. / oxygen, Nile".
func overBank(ts []Token) bool {
	return ts[0].Gap && len(ts) <= MostOrdered && ts[1].Kind == line.TextLine && endsOrderly(ts[1].Text) && !lexicon.HasQuestionMark(ts[1].Text)
}

// NamesTask reports whether a folded text says to do something else than to judge
// statements.
func (r *Reader) NamesTask(folded string) bool {
	return r.OtherKinds.In(folded) || r.KindTitles.Begins(folded) > 0 || r.OpenTasks.In(folded) || r.Filling.In(folded) || r.Match.In(folded) || r.Order.In(folded)
}

// leastNumberedKinds is how many kinds of questions show that their numbers are those of
// sections.
const leastNumberedKinds = 2

// numberedKinds are the lines that count the sections of a paper as it counts questions:
// each names a kind of questions behind its number, "2. True or False", right over one
// that does not go on from it, and their own numbers go on from 1.
func (r *Reader) numberedKinds(ts []Token) []int {
	var out []int
	for i := 0; i+1 < len(ts); i++ {
		q, next := ts[i].question, ts[i+1].question
		if q.Kind != line.PlainNumber || next.Kind != line.PlainNumber || next.Number == q.Number+1 || q.End >= len(ts[i].Text) {
			continue
		}
		if head := ts[i].From(q.End); !r.NamesKind(head) && !r.ordersKind(head, ts[i+1:]) {
			continue
		}
		if q.Number != len(out)+1 {
			return nil
		}
		out = append(out, i)
	}
	if len(out) < leastNumberedKinds {
		return nil
	}
	return out
}

// romanKinds are the lines with a Roman number that name a kind of questions right over
// a first one, "II. TRUE OR FALSE" over "1.": sections, though no other may be counted so.
func (r *Reader) romanKinds(ts []Token) []int {
	var out []int
	for i := 0; i+1 < len(ts); i++ {
		q, next := ts[i].question, ts[i+1].question
		if q.Kind != line.RomanNumber || next.Kind != line.PlainNumber || next.Number != 1 || q.End >= len(ts[i].Text) {
			continue
		}
		if head := ts[i].From(q.End); r.NamesKind(head) || r.ordersKind(head, ts[i+1:]) {
			out = append(out, i)
		}
	}
	return out
}

// letteredKinds are the lines that count the sections of a paper with capitals, each with
// the name of a kind of questions behind its letter and a numbered one below, "B. Short
// Answer": to choose from are they nowhere, though choices stand right above.
func (r *Reader) letteredKinds(ts []Token) []int {
	var out []int
	named := 0
	for i := range ts {
		if named > 1 && r.IsKeyHeading(ts[i].Line) && !answerkey.TellsAbove(LineList(ts), i) {
			if _, valued := ts[i].NoteClass(r.Vocabulary); !valued {
				break // the key has them again
			}
		}
		sign, end, ok := capitalFront(&ts[i].Line)
		if !ok || !numberSoon(ts[i+1:]) || !r.isCapital(&ts[i].Line, sign, 0) {
			continue
		}
		next := r.isCapital(&ts[i].Line, sign, len(out)+1)
		switch {
		case r.NamesKind(untitled(ts[i].Line, end)), answerkey.IsSectionWord(ts[i].Line, r.Vocabulary):
			if !next {
				return nil
			}
			named++
		case !next || !r.titleApart(ts, i, end):
			continue
		}
		out = append(out, i)
	}
	if named < leastNumberedKinds {
		return nil
	}
	return out
}

// titleApart reports whether line i, apart from what stands above, has a short title behind
// its letter and is no choice behind others: a section among those named by their kinds.
func (r *Reader) titleApart(ts []Token, i, end int) bool {
	if !ts[i].Gap || i > 0 && ts[i-1].isChoice() && ts[i-1].choice.Delim == ts[i].choice.Delim && ts[i-1].choice.Upper == ts[i].choice.Upper {
		return false
	}
	title := ts[i].Text[end:]
	return title != "" && flatten.CountWords(title, titleWords+1) <= titleWords && !lexicon.HasQuestionMark(title) && !strings.HasSuffix(title, ".")
}

// titleWords is how many words the title of a section has that no kind names.
const titleWords = 6

// capitalFront is the capital that a line begins with, empty for one of its list, and where
// the text begins behind it.
func capitalFront(l *line.Line) (sign string, end int, ok bool) {
	if l.Label != nil {
		return "", 0, l.Label.Format == page.UpperAlpha
	}
	if l.Text == "" || l.Text[0] < utf8.RuneSelf && (l.Text[0] < 'A' || 'Z' < l.Text[0]) {
		return "", 0, false // as most lines
	}
	m := signFront.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return "", 0, false
	}
	sign = l.Text[:m[3]]
	return sign, m[1], sign != strings.ToLower(sign) || sign == strings.ToUpper(sign)
}

// isCapital reports whether the capital that a line begins with is the one with a place in an
// alphabet, from 1; 0 for any place among the first.
func (r *Reader) isCapital(l *line.Line, sign string, place int) bool {
	if l.Label != nil {
		return l.Label.Number <= mostLetteredKinds && (place == 0 || l.Label.Number == place)
	}
	folded := lexicon.Fold(sign)
	return slices.ContainsFunc(r.Letters, func(alphabet []string) bool {
		first := alphabet[:min(mostLetteredKinds, len(alphabet))]
		return place == 0 && slices.Contains(first, folded) || 0 < place && place <= len(first) && first[place-1] == folded
	})
}

const mostLetteredKinds = 8

// signFront is a letter with its sign before a title. Scripts without capitals have them
// all alike.
var signFront = pattern.New(`^(\pL\pM?|الف)\s?[.):．、]\s*`)

// untitled is the title behind the sign of a section, without the label of its list. The
// sign sets it apart.
func untitled(l line.Line, end int) line.Line {
	if l.Label == nil {
		l = l.From(end)
	}
	l.Label, l.Gap = nil, true
	return l
}

// numberSoon reports whether a numbered question comes next, or below two lines that say
// what it is and what to do, and a text it is about.
func numberSoon(below []Token) bool {
	within := 3
	for i := 0; i < min(within, len(below)); i++ {
		if below[i].stimulus {
			within += 2
		}
		if q := below[i].question; q.Kind == line.PlainNumber || q.Kind == line.WordNumber {
			return true
		}
	}
	return false
}

// ordersKind reports whether a line is an order to the questions of one kind below,
// "Write T or F." An order to choose is none over what asks nothing.
func (r *Reader) ordersKind(l line.Line, below []Token) bool {
	if lexicon.IsLonger(l.Text, lexicon.TruthOrder) || flatten.HasBlank(l) || lexicon.HasQuestionMark(l.Text) {
		return false
	}
	f := l.Folded()
	return r.OrdersTruth(f) || r.Filling.Begins(f) > 0 || r.OpenTasks.Begins(f) > 0 || r.OtherKinds.Begins(f) > 0 && asksSoon(below)
}

// askReach is how many lines below an order show whether they ask.
const askReach = 6

// asksSoon reports whether one of the next lines asks or offers choices.
func asksSoon(below []Token) bool {
	return slices.ContainsFunc(below[:min(askReach, len(below))], func(t Token) bool {
		return lexicon.HasQuestionMark(t.Text) || flatten.HasBlank(t.Line) || t.choice.Kind == lexicon.LetterLabel
	})
}
