package draft

import (
	"slices"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
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
