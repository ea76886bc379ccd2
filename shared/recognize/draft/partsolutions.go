package draft

import (
	"slices"
	"strconv"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// solvedParts reads the parts of a question whose solutions stand together below
// them, "(a) ... (b) ... Solution: (a) ... (b) ...", and gives each its own; nil
// where the lettered lines are no parts or nothing says which solution is whose.
func (r *Reader) solvedParts(ts []Token, g Grammar) []Draft {
	at := r.solutionList(ts)
	if at < 0 || !hasChoice(ts[:at]) {
		return nil
	}
	out := r.segment(ts[:at], g)
	if len(out) == 1 && r.judgesEach(out[0].Choices, solutionLines(ts[at:])) {
		out = out[0].inParts(true, false, false)
	}
	if len(out) < 2 {
		return nil
	}
	places := map[string]int{}
	for i := range out {
		label, ok := line.ChoiceLabelOf(out[i].Label.Text + " x")
		if !out[i].Part || !ok {
			return nil
		}
		places[label.Sign] = i
	}
	n, k, given := *ts[at].note, -1, 0
	for i, l := range solutionLines(ts[at:]) {
		value := l
		if label, ok := l.TypedChoice(); ok {
			if to, known := places[label.Sign]; known && to >= k {
				k, value = to, l.From(label.End)
				given++
			}
		}
		if k < 0 || value.Text == "" && value.Kind == line.TextLine {
			continue
		}
		own := line.Note{Class: n.Class, Value: value, Strong: i > 0}
		if l.Kind != line.TextLine && own.Class == lexicon.AnswerWord {
			continue // a picture of the solution is none to compare with
		}
		out[k].Notes = append(out[k].Notes, own)
	}
	if given < 2 {
		return nil
	}
	return out
}

// judgesEach reports whether solutions say of every lettered line whether it is true:
// "a) False, because ... b) True, ...".
func (r *Reader) judgesEach(choices []Choice, solutions []line.Line) bool {
	judged := 0
	for _, l := range solutions {
		label, ok := l.TypedChoice()
		if !ok || judged == len(choices) || label.Sign != choices[judged].Label.Sign {
			continue
		}
		said := l.From(label.End).Text
		if _, _, ok := r.TruthHead(said, false); !ok {
			if _, ok = r.TruthOf(said, false); !ok {
				return false
			}
		}
		judged++
	}
	return judged > 1 && judged == len(choices) && !IsTruthPair(choices)
}

// answeredParts reads the parts of a question that have their answers between them,
// "(a) ... Solution: ... (b) ... Solution: ...": choices have theirs behind the last.
// One answer is enough where nothing stands over the parts. It is nil for no such.
func (r *Reader) answeredParts(ts []Token, g Grammar) []Draft {
	if g.Bare() {
		return nil
	}
	at := r.partRow(ts, g)
	between := answersBetween(ts, at)
	if between == 0 || between == 1 && answerAt(ts[at[len(at)-1]:]) == len(ts)-at[len(at)-1] && rewrite.HasWords(flatten.FoldLines(LineList(ts[:at[0]]))) {
		return nil
	}
	out := make([]Draft, 0, len(at))
	for k, from := range at {
		end := len(ts)
		if k+1 < len(at) {
			end = at[k+1]
		}
		first := ts[from].asStem()
		first.choice, _ = first.Line.ChoiceLabel() // "(d) (i) ..."
		items := r.answeredPart(append([]Token{first}, ts[from+1:end]...), g)
		label := line.QuestionLabel{Kind: line.PlainNumber, Text: ts[from].choice.Text}
		if labelParts(items, label); len(items) == 1 {
			items[0].Part, items[0].Labelled, items[0].Label = true, true, label
		}
		if k == 0 {
			items[0].Shared = append(LineList(ts[:from]), items[0].Shared...)
		}
		out = append(out, items...)
	}
	return out
}

// answeredPart reads one part with the answer behind it, or the parts within it.
func (r *Reader) answeredPart(ts []Token, g Grammar) []Draft {
	if within := r.answeredParts(ts, g); within != nil {
		return within
	}
	if open := r.openSolved(ts, g); open != nil {
		return open
	}
	return r.segment(ts, g)
}

// openSolved reads a question without choices and all that stands behind its answer
// word as its solution; nil for a question of another kind.
func (r *Reader) openSolved(ts []Token, g Grammar) []Draft {
	at := answerAt(ts)
	if at == 0 || at == len(ts) || hasChoice(ts[:at]) {
		return nil
	}
	end := at + 1
	for end < len(ts) && ts[end].note.Class == lexicon.NoClass {
		end++
	}
	told := slices.DeleteFunc(solutionLines(ts[at:end]), func(l line.Line) bool {
		return l.Kind != line.TextLine || l.Text == "" || line.IsRoom(l.Text)
	})
	out := r.segment(ts[:at], g)
	if len(told) == 0 || len(out) > 1 || len(out[0].Choices) > 0 || len(out[0].Stem) == 0 {
		return nil
	}
	d, class := &out[0], ts[at].note.Class
	if len(told) > 1 {
		class = lexicon.ModelWord // no single line of it is the answer
	}
	for i, l := range told {
		d.Notes = append(d.Notes, line.Note{Class: class, Value: l, Strong: i > 0})
	}
	d.Trailing = append(d.Trailing, LineList(r.takeNotes(d, ts[end:]))...)
	return out
}

// workedOut reads an open question behind whose answer word, alone or before a
// sentence, the solution goes on for several lines: they are not asked.
func (r *Reader) workedOut(ts []Token, g Grammar) []Draft {
	at := answerAt(ts)
	if g.Bare() || at+2 >= len(ts) || hasChoice(ts[at+1:]) || slices.ContainsFunc(ts[:at], func(t Token) bool { return flatten.HasBlank(t.Line) }) {
		return nil
	}
	if n := len(ts[at].note.Value.Text); n > 0 && n < leastTold {
		return nil
	}
	return r.openSolved(ts, g)
}

// leastTold is how long the first line of a solution is, in bytes.
const leastTold = 50

// partRow finds the first row of small letters, of Roman numbers or, under a task with
// a name, of numbers that lines begin with.
func (r *Reader) partRow(ts []Token, g Grammar) []int {
	var at []int
	romans := flatten.RomanParts()
	for i, t := range ts {
		c := t.choice
		numbered := c.Kind == lexicon.DigitLabel && g.kind == line.WordNumber
		if c.Kind != lexicon.LetterLabel && !numbered || c.Upper || c.Mark != "" {
			continue
		}
		due := lexicon.IsFirst(c.Sign, r.Letters) || c.Sign == "i"
		if n := len(at); n > 0 {
			first, last := ts[at[0]].choice.Sign, ts[at[n-1]].choice
			due = c.Delim == last.Delim && (first == "i" && n < len(romans) && c.Sign == romans[n] || first == "1" && c.Sign == strconv.Itoa(n+1) || first != "i" && first != "1" && n < maxLetters && flatten.Follows(last.Sign, c.Sign, r.Letters, false))
		}
		if due {
			at = append(at, i)
		}
	}
	return at
}

// answersBetween counts the entries of a row, but the last, with an answer behind
// them.
func answersBetween(ts []Token, at []int) int {
	n := 0
	for k := 1; k < len(at); k++ {
		if row := ts[at[k-1]:at[k]]; answerAt(row) < len(row) {
			n++
		}
	}
	return n
}

// answerAt is the place of the first answer word, the number of lines for none.
func answerAt(ts []Token) int {
	at := slices.IndexFunc(ts, func(t Token) bool {
		return t.note.Class == lexicon.AnswerWord || t.note.Class == lexicon.ModelWord
	})
	if at < 0 {
		return len(ts)
	}
	return at
}

// solutionList finds the answer word under which solutions begin with the first
// letter; -1 where there is none.
func (r *Reader) solutionList(ts []Token) int {
	for i, t := range ts {
		if t.note.Class != lexicon.AnswerWord && t.note.Class != lexicon.ModelWord {
			continue
		}
		if r.beginsParts(t.note.Value.Text) {
			return i
		}
		for _, next := range ts[i+1 : min(i+1+strayLines, len(ts))] {
			if r.beginsParts(next.Text) {
				return i
			}
			if lexicon.IsLonger(next.Text, strayLength) {
				break
			}
		}
		return -1
	}
	return -1
}

// Between the word and the first solution stand at most these pieces of a
// formula that did not fit into a line.
const (
	strayLines  = 3
	strayLength = 8
)

func (r *Reader) beginsParts(s string) bool {
	label, ok := line.ChoiceLabelOf(s)
	return ok && label.Kind == lexicon.LetterLabel && (lexicon.IsFirst(label.Sign, r.Letters) || label.Sign == "i")
}

// solutionLines are the lines from an answer word on, without it.
func solutionLines(ts []Token) []line.Line {
	var out []line.Line
	if l := ts[0].note.Value; l.Text != "" {
		out = append(out, l)
	}
	for _, t := range ts[1:] {
		out = append(out, t.Line)
	}
	return out
}

// priced reports whether every lettered line says what it is worth: then they
// are parts of a question, whatever stands below them.
func priced(choices []Choice) bool {
	for _, c := range choices {
		if !line.BracketPoints.MatchString(c.Text()) {
			return false
		}
	}
	return true
}

// inPricedPart reports whether the last lettered line says what it is worth: a
// solution behind it goes on up to the next part.
func inPricedPart(ts []Token) bool {
	for i := len(ts) - 1; i >= 0; i-- {
		if ts[i].isChoice() {
			return line.BracketPoints.MatchString(ts[i].Text)
		}
	}
	return false
}
