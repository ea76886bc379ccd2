package recognize

import "slices"

// parsed is a document cut into questions under one grammar.
type parsed struct {
	grammar grammar
	starts  []int // the tokens with which questions begin
	intro   []token
	drafts  []draft
	orphans int // rows of choices before the first question
}

// parse cuts the document into the questions that begin at starts.
func (r *recognizer) parse(ts []token, g grammar, starts []int) parsed {
	p := parsed{grammar: g, starts: starts}
	if len(starts) == 0 {
		p.intro = ts
		return p
	}
	p.intro = ts[:starts[0]]
	p.orphans = r.orphans(p.intro)
	prelude := overOrPreface(p.intro, r.vocabulary)
	p.intro = p.intro[:len(p.intro)-len(prelude)]
	p.drafts = r.roomFor(len(starts))
	for k, s := range starts {
		end := len(ts)
		if k+1 < len(starts) {
			end = starts[k+1]
		}
		q := r.question(ts[s:end], g, k+1 < len(starts) && ts[end].question.number <= ts[s].question.number)
		p.drafts = append(p.drafts, q.drafts...)
		drafts := p.drafts[len(p.drafts)-len(q.drafts):]
		first := &drafts[0]
		first.prelude, first.shared = splitOver(lineList(prelude), first.shared)
		if g.bare() {
			var before []line
			before, first.stem = lastAsked(first.stem)
			first.prelude = append(first.prelude, before...)
		}
		if !g.bare() {
			first.head = ts[s]
			switch {
			case g.kind == romanNumber && (sectionParts(drafts, ts[s]) || loneInSection(drafts, ts[s])):
			case first.part:
				labelParts(drafts, ts[s].question)
			default:
				first.label, first.labelled = ts[s].question, true
				first.part = first.label.list == nestedList
			}
		}
		prelude = ts[s+q.length : end]
	}
	if p.orphans == 1 && letterBank(p) != nil {
		p.orphans = 0
	}
	return p
}

// span is the lines from one question to the next under a grammar. Parts of a
// document are parsed again, and most of their questions are cut as before.
type span struct {
	first, last token
	grammar     grammar
	restarts    bool // the number of the next question does not rise
}

// question is what a span asks, and how many of its lines are the question's.
type question struct {
	length int
	drafts []draft
}

// question cuts the lines up to the next question, once for every span.
func (r *recognizer) question(ts []token, g grammar, restarts bool) question {
	at := span{ts[0], ts[len(ts)-1], g, restarts}
	if q, ok := r.questions[at]; ok {
		return q
	}
	n := r.boundary(ts, g, restarts)
	q := question{n, r.segment(body(ts[:n], g), g)}
	for i := range q.drafts {
		q.drafts[i].grammar = g
		q.drafts[i].claims = q.drafts[i].claims || r.claims(q.drafts[i])
	}
	if first := &q.drafts[0]; g.bare() {
		first.instructs = r.instructs(*first)
		if n > 1 {
			first.tied = ts[1].tied
		}
	}
	r.questions[at] = q
	return q
}

// body is a question's tokens without its label.
func body(ts []token, g grammar) []token {
	if g.bare() {
		return ts
	}
	first := *ts[0]
	first.line = first.line.from(first.question.end)
	first.asks = asksLine(first.line)
	first.choice, first.behind = choiceLabel{}, nil
	out := append([]token(nil), ts...)
	out[0] = &first
	return out
}

func lineList(ts []token) []line {
	out := make([]line, len(ts))
	for i, t := range ts {
		out[i] = t.line
	}
	return out
}

// prefaceOf is the part of the introduction that belongs to the first
// questions: the last heading or stimulus and what follows it.
func prefaceOf(ts []token, v vocabulary) []token {
	for i := len(ts) - 1; i >= 0; i-- {
		if i > 0 && servesOnly(ts[i-1].text) {
			continue // the title of the material
		}
		section := ts[i].counts || ts[i].label == nil && (isSectionWord(ts[i].line, v) || hanSection.MatchString(ts[i].text))
		if ts[i].stimulus || section || ts[i].heading && i > 0 && titled(ts[:i]) {
			if servesOnly(ts[i].text) {
				return ts[i-len(prefaceOf(ts[:i], v)):]
			}
			return ts[i:]
		}
	}
	return nil
}

// titled reports whether a title stands among the lines.
func titled(ts []token) bool {
	for _, t := range ts {
		if t.heading || t.kind == textLine && len(t.text) < headingLimit {
			return true
		}
	}
	return false
}

// boundary is where a question's lines end and what leads to the next one
// begins: a heading, or material for several questions.
func (r *recognizer) boundary(ts []token, g grammar, restarts bool) int {
	if at := slices.IndexFunc(ts[1:], func(t token) bool { return t.over > 0 }); at >= 0 {
		ts = ts[:at+1]
	}
	if n := tiedEnd(ts, g); n > 0 {
		return n
	}
	from := 1
	for _, row := range r.ownRows(ts, g) {
		from = max(from, row.last+1)
	}
	lastAnswer := 0
	for i, t := range ts {
		if t.note.class == answerWord {
			lastAnswer = i
			if answerBelow(ts, i) {
				lastAnswer++
			}
		}
	}
	if g.bare() {
		from = max(from, r.firstBlock(ts))
	}
	whole := from > 1 || lastAnswer > 0
	from = max(from, lastAnswer+1)
	if ts[0].question.end == len(ts[0].text) {
		from = max(from, 2)
	}
	for i := from; i < len(ts); i++ {
		if restarts && g.kind == plainNumber && ts[i].question.kind == wordNumber {
			return i // "Exercise 2: ..." over numbers that begin again
		}
		if len(ts)-i <= 2 && ts[i].cue == noClass && r.namesKind(ts[i].line) || len(ts)-i <= mostOrdered && r.tellsKind(ts, i) {
			return i
		}
		if ts[i].heading && (strongHeading(ts[i], r.vocabulary) || restarts || whole && (ts[i].gap || ts[i].align() != "" || len(ts)-i <= 2)) {
			return i
		}
		if ts[i].heading && i >= 1 && len(ts)-i <= 2 && ts[i].label == nil && (isUpperTitle(ts[i].text) || ts[i].isBold()) && (endsSentence(ts[i-1].text) || closesStem(ts[i-1].text)) {
			return i
		}
		if ts[i].stimulus && (whole || ts[i].gap || servesOnly(ts[i].text)) {
			return i
		}
	}
	return len(ts)
}

// ownRows are the rows of choices of the question that the lines begin with: what
// follows its answer and material for others is theirs.
func (r *recognizer) ownRows(ts []token, g grammar) []run {
	rows := r.rows(ts, g, nil)
	for k := 1; k < len(rows); k++ {
		answered := false
		for _, t := range ts[rows[k-1].last+1 : max(rows[k-1].last+1, firstOfRow(rows[k]))] {
			answered = answered || t.note.class == answerWord
			if answered && t.stimulus {
				return rows[:k]
			}
		}
	}
	return rows
}

func strongHeading(t token, v vocabulary) bool {
	return t.counts || t.style().Heading > 0 || t.label == nil && (isSectionWord(t.line, v) || hanSection.MatchString(t.text) || t.heading && endsInSection(t.line, v))
}

// orphans counts the rows of choices in front of the first question. Sentences
// with letters are instructions.
func (r *recognizer) orphans(intro []token) int {
	n := 0
	rows := r.rows(intro, grammar{kind: plainNumber}, nil)
	if len(rows) == 1 && listsOnly(intro, rows[0]) {
		return 0
	}
	for _, row := range rows {
		told := 0
		for _, at := range row.at {
			if isTold(intro[at].text) {
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
func listsOnly(intro []token, row run) bool {
	first := firstOfRow(row)
	if first < 2 || row.last != len(intro)-1 {
		return false
	}
	over := intro[first-1]
	return over.kind == textLine && !over.asks && !closesStem(over.text) && !hasBlank(over.line)
}

// instructs reports whether lettered lines only say how to take the test.
func (r *recognizer) instructs(d draft) bool {
	if len(d.choices) < 2 || d.asks() || !tells(d.choices) {
		return false
	}
	text := foldLines(d.stem)
	for _, c := range d.choices {
		text += " " + foldLines(c.lines)
	}
	return r.instructing.in(text)
}

// tells reports whether most choices are sentences.
func tells(choices []draftChoice) bool {
	told := 0
	for _, c := range choices {
		if isTold(c.text()) {
			told++
		}
	}
	return told*3 >= len(choices)*2
}
