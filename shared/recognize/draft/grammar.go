package draft

import (
	"slices"
	"sort"
	"strings"
	"unicode"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Grammar is one reading of how a document labels its questions. The zero
// Grammar says that they carry no labels.
type Grammar struct {
	kind  line.NumberKind
	delim byte   // of plain numbers; 0 for any
	shape string // of ids
	auto  autoRule
	list  string // of automatic numbers, when only one list asks
}

// autoRule tells typed numbers from those the word processor counts.
type autoRule int

const (
	anyNumber autoRule = iota
	autoTop            // automatic, of the outermost level
	typedOnly
)

func (g Grammar) Bare() bool { return g.kind == line.NoNumber }

// match reports whether a token could begin a question under the grammar.
func (g Grammar) match(t Token) bool {
	q := t.question
	if q.List == line.OpenList && (g.kind == line.PlainNumber || g.kind == line.WordNumber || g.kind == line.IdNumber) {
		return true // a task that got its number here stands between "Q1" and "Q2"
	}
	if q.List == line.TaskList && (g.kind == line.PlainNumber || g.kind == line.WordNumber) {
		return true // "Exercise 2" stands between questions 3 and 1
	}
	if q.Kind == line.NoNumber || q.Kind != g.kind {
		return false
	}
	switch {
	case g.auto == autoTop && (!q.Auto || q.Level > 0), g.auto == typedOnly && q.Auto, g.list != "" && q.List != g.list:
		return false
	case g.kind == line.IdNumber:
		return q.Shape == g.shape
	case g.kind != line.PlainNumber || q.Auto:
		return true
	case g.delim == line.BareDelim:
		return true
	case g.delim == 0:
		return q.Delim != line.BareDelim && q.Delim != line.GluedDelim
	case q.Delim == line.AloneDelim || q.Delim == line.GluedDelim:
		return true
	}
	return q.Delim == g.delim
}

// grammars lists every reading the tokens give reason for, in order of trust.
func grammars(ts []Token) []Grammar {
	counts := map[Grammar]int{}
	alone := aloneCounts(ts)
	for _, t := range ts {
		q := t.question
		if q.Delim == line.AloneDelim && !q.Auto && !alone {
			continue
		}
		switch q.Kind {
		case line.NoNumber:
			continue
		case line.IdNumber:
			counts[Grammar{kind: line.IdNumber, shape: q.Shape}]++
		case line.PlainNumber:
			counts[Grammar{kind: line.PlainNumber}]++
			if q.List == line.OpenList || q.List == asks.LoneList {
				continue // it got its number here, and says nothing of the others
			}
			if q.Auto {
				counts[Grammar{kind: line.PlainNumber, auto: autoTop}]++
			} else {
				counts[Grammar{kind: line.PlainNumber, delim: q.Delim, auto: typedOnly}]++
				counts[Grammar{kind: line.PlainNumber, delim: q.Delim}]++
			}
		default:
			counts[Grammar{kind: q.Kind}]++
		}
	}
	out := make([]Grammar, 0, len(counts)+1)
	for g, n := range counts {
		if (g.kind == line.IdNumber || g.kind == line.NameNumber) && n < 2 || g.kind == line.PlainNumber && g.delim == line.AloneDelim && n < 2 {
			continue
		}
		out = append(out, g)
	}
	sort.Slice(out, func(i, j int) bool { return rank(out[i], counts[out[i]]) > rank(out[j], counts[out[j]]) })
	out = append(out[:min(len(out), maxGrammars)], listGrammars(ts)...)
	return append(out, Grammar{})
}

// aloneCounts reports whether some number on a line of its own is the next of the one before
// it: years and other figures that are to be chosen stand alone too.
func aloneCounts(ts []Token) bool {
	last := 0
	for _, t := range ts {
		if q := t.question; q.Kind == line.PlainNumber && q.Delim == line.AloneDelim && !q.Auto {
			if q.Number == last+1 {
				return true
			}
			last = q.Number
		}
	}
	return false
}

// maxGrammars bounds how many readings are tried.
const maxGrammars = 12

// rank orders grammars: words before ids before numbers, then by how often.
// The low digits only make the order total.
func rank(g Grammar, n int) int {
	trust := map[line.NumberKind]int{line.WordNumber: 6, line.IdNumber: 5, line.PlainNumber: 4, line.NameNumber: 3, line.DottedNumber: 3, line.RomanNumber: 2}[g.kind]
	return trust<<40 + min(n, 1<<20)<<16 - int(g.auto)<<12 - int(g.delim)
}

// score says how well a grammar explains the document: questions that are whole
// count for it, choices left over and numbers out of order against it.
func score(p Parsed) int {
	total := 0
	last := 0
	for i := range p.Drafts {
		d := &p.Drafts[i]
		total += d.weight()
		if d.Labelled && len(d.Choices) >= 2 {
			total++
		}
		if d.Labelled && i > 0 {
			switch {
			case d.Label.Number == last+1 && last > 0:
				total++
			case d.Label.Number == last && last > 0 && !d.Part && !(last == 1 && len(d.Prelude) > 0) && !takesTurns(&p.Drafts[i-1].Label, &d.Label):
				total--
			}
		}
		if d.Labelled {
			last = d.Label.Last()
		}
	}
	return total - 4*p.orphans - namedTwice(p.Drafts)
}

// takesTurns reports whether two questions of a number are told apart by their words,
// "Toss-up 1" and "Bonus 1".
func takesTurns(a, b *line.QuestionLabel) bool {
	return a.Kind == line.WordNumber && b.Kind == line.WordNumber && strings.TrimRight(a.Text, "0123456789") != strings.TrimRight(b.Text, "0123456789")
}

// tells reports whether a stem has words, more than the letters to tick of an
// answer sheet.
func (d *Draft) tells() bool {
	const least = 8
	letters := 0
	for _, l := range d.Stem {
		for _, c := range l.Text {
			if unicode.IsLetter(c) {
				letters++
			}
		}
	}
	return letters >= least
}

// weight is what one draft says for the grammar that cut it.
func (d *Draft) weight() int {
	w := 0
	switch {
	case d.countsQuestions():
		w = -1
	case len(d.Choices) >= 2 && !d.Bullets:
		w = 4
	case len(d.Choices) >= 2, d.Tied > 0:
		w = 3
	case !d.Labelled && (d.letterOnly() || d.roomOnly()):
		w = -1
	case d.HasAnswer(), d.Part, d.Claims, d.Label.List == line.OpenList, d.Label.List == asks.LoneList:
		w = 3
	case d.Asks(), d.worth(), d.judged, d.Room > 0, d.Grammar.kind == line.WordNumber && d.tells():
		w = 1
	case d.asksWithin(), d.orders:
		w = 0
	default:
		w = -1
	}
	if len(d.Stem) == 0 || d.numberOnly() {
		w -= 4
	}
	if d.instructs && !d.Labelled {
		w = -1
	}
	if len(d.Stem) > 14 {
		w -= 2
	}
	if d.extra {
		w -= 2
	}
	if d.Holes {
		w--
	}
	answers := 0
	for _, n := range d.Notes {
		if n.Class == lexicon.AnswerWord && !n.Strong {
			answers++
		}
	}
	if answers > 1 {
		w -= 3 * (answers - 1)
	}
	return w
}

// countsQuestions reports whether what would be choices are numbered lines that ask, or
// stand behind a text with gaps.
func (d *Draft) countsQuestions() bool {
	if d.Label.List == asks.LoneList && len(d.Choices) > 0 && d.Choices[0].Label.Kind == lexicon.DigitLabel && flatten.BlanksOf(d.Stem) > 1 {
		return true
	}
	return len(d.Choices) >= 2 && d.Choices[0].Label.Kind == lexicon.DigitLabel && !slices.ContainsFunc(d.Choices, func(c Choice) bool { return !lexicon.HasQuestionMark(c.Text()) })
}

// asksWithin reports whether a numbered line asks and goes on with more, as what is
// answered on its line does: "4. Who wrote it? Ibsen".
func (d *Draft) asksWithin() bool {
	return d.Labelled && len(d.Stem) == 1 && d.Stem[0].Kind == line.TextLine && lexicon.HasQuestionMark(d.Stem[0].Text)
}

// numberOnly reports whether lettered lines stand under a number that was taken
// for what they answer.
func (d *Draft) numberOnly() bool {
	return !d.Labelled && len(d.Choices) > 1 && d.Choices[0].Label.Kind == lexicon.LetterLabel && flatten.IsBareLabel(d.Stem[len(d.Stem)-1].Text)
}

// letterOnly reports whether a draft has no choices but the letter of one as its
// answer: both belong to the question above.
func (d *Draft) letterOnly() bool {
	if len(d.Choices) > 0 || !d.HasAnswer() {
		return false
	}
	for _, n := range d.Notes {
		if letter := strings.Trim(n.Value.Text, "()[]. "); n.Class == lexicon.AnswerWord && (len(letter) != 1 || !lexicon.IsASCIILetter(letter[0])) {
			return false
		}
	}
	return true
}

// roomOnly reports whether a draft is the room of the question above, with its answer.
func (d *Draft) roomOnly() bool {
	return len(d.Choices) == 0 && !slices.ContainsFunc(d.Stem, func(l line.Line) bool { return !line.IsRoom(l.Text) })
}

func (d *Draft) HasAnswer() bool {
	for _, n := range d.Notes {
		if n.Class == lexicon.AnswerWord || n.Class == lexicon.ModelWord {
			return true
		}
	}
	return false
}

// worth reports whether the stem says how many points it gives.
func (d *Draft) worth() bool {
	for _, l := range d.Stem {
		if line.BracketPoints.MatchString(l.Text) || line.ProductPoints.MatchString(l.Text) || len(d.Choices) == 0 && line.RoundBare.MatchString(l.Text) {
			return true
		}
	}
	return false
}

// Asks reports whether the stem asks something by its looks.
func (d *Draft) Asks() bool {
	for _, l := range d.Stem {
		if flatten.ClosesStem(l.Text) || flatten.HasBlank(l) {
			return true
		}
	}
	return false
}
