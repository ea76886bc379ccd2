package draft

import (
	"slices"

	"formwright/shared/quiz"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Draft is one question as it stands in the document, before it is decided
// what kind of question it is.
type Draft struct {
	Grammar  Grammar // it was cut under
	Label    line.QuestionLabel
	head     Token       // the line of the label; nil for none
	Prelude  []line.Line // what stands between the item before and this one
	Stem     []line.Line
	Choices  []Choice
	Notes    []line.Note
	Room     int // lines left to write on
	Trailing []line.Line
	StemKey  string      // letters of the right answer that stood in the stem
	Listed   []line.Line // answers listed as bullets
	Word     *line.Line  // the answer that stood in the sentence, set apart
	WordKind quiz.EvidenceKind
	Shared   []line.Line // what stands over the parts of a question; at the first
	whole    *Draft      // the question with its parts as choices; at the first
	Pair     [2]string   // the words for true and false that the letter begins
	Tied     int         // lines under a stem without a label, see rhythm
	Doubt    string      // why its marks were not taken for a key

	// What is so or not stands together: drafts are many, and often copied.
	Labelled  bool
	Holes     bool // a letter is missing between two choices
	Plain     bool // the choices carry no labels
	Multiple  bool
	Single    bool
	Bullets   bool // the choices are bulleted
	extra     bool // it had to be cut out of another question's lines
	Part      bool // it is a lettered part of a question
	Truth     bool // it is a statement answered by a letter
	judged    bool // it stands under an order to say what is true
	Claims    bool // it says that it is true or false, or asks which; of a part, that it is ordered
	orders    bool // its stem begins with an order
	instructs bool // its lettered lines say how to take the test
	Even      bool // it has as many lines under it as the others
	Below     bool // word stood on lines of its own under it
	Paired    bool // as that of nearly every other question did
	Quarrels  bool // its marks name different choices
	Prose     bool // its answer stands behind it without a word that says so
	Guided    bool // it lists what an answer in words is to hold
}

// segment reads the lines of one question. Lines that hold more than one row of
// choices are more than one question.
func (r *Reader) segment(ts []Token, g Grammar) []Draft {
	if at := beforeNextRange(ts); at > 0 {
		out := r.segment(ts[:at], g)
		out[len(out)-1].Trailing = append(out[len(out)-1].Trailing, LineList(ts[at:])...)
		return out
	}
	for _, solved := range []func([]Token, Grammar) []Draft{r.solvedParts, r.answeredParts, r.workedOut} {
		if out := solved(ts, g); out != nil {
			return out
		}
	}
	if r.isJudgedRow(ts) {
		return r.behindJudged(ts, g)
	}
	if parts := r.dottedParts(ts, g); parts != nil {
		return parts
	}
	if parts := roomParts(ts); parts != nil && !g.Bare() {
		return parts
	}
	if items := r.romanItems(ts, g); items != nil {
		return items
	}
	d := Draft{}
	rest := r.takeNotes(&d, ts)
	rest = withoutSectionBehind(rest, d.Notes)
	if parts := r.nestedParts(d, rest, g); parts != nil {
		return parts
	}
	rows := r.rows(rest, g, d.Notes)
	rest, rows = explainedRows(&d, rest, rows)
	if len(rows) == 0 || roomBetween(rest, rows) {
		r.open(&d, rest)
		return []Draft{d}
	}
	from, out := 0, make([]Draft, 0, len(rows))
	for i, row := range rows {
		part := Draft{extra: i > 0}
		to := len(rest)
		if i+1 < len(rows) {
			to = r.nextStem(rest, row, rows[i+1])
		}
		if i == 0 {
			part = d
		}
		r.close(&part, rest[from:to], shift(row, from))
		out = append(out, part)
		from = to
	}
	if len(out) > 1 {
		shareNotes(out, d.Notes)
		return r.surelyParted(r.pricedAhead(out, rest, rows, g), g)
	} else if r.takeTopics(&out[0]) {
		return out
	} else if parts := r.parts(out[0], g); parts != nil {
		return parts
	} else {
		r.takeHints(&out[0], g)
	}
	return out
}

// shareNotes gives each of several questions in one place the notes that stand
// behind its own choices.
func shareNotes(ds []Draft, notes []line.Note) {
	for i := range ds {
		ds[i].Notes = nil
	}
	k := 0 // notes stand in order
	for _, n := range notes {
		for k+1 < len(ds) && ds[k+1].firstBlock() <= n.Value.Block {
			k++
		}
		ds[k].Notes = append(ds[k].Notes, n)
	}
}

func (d *Draft) firstBlock() int {
	if len(d.Stem) > 0 {
		return d.Stem[0].Block
	}
	return d.Choices[0].Lines[0].Block
}

// nextStem is where the stem of the second row begins: after the last choice of
// the first and what continues it.
func (r *Reader) nextStem(ts []Token, row, next run) int {
	from := row.last + 1
	first := next.at[0]
	for _, p := range next.at {
		first = min(first, p)
	}
	for from < first-1 && ts[from].Soft {
		from++
	}
	return min(from, first)
}

// takeNotes moves notes out of the lines, with what belongs to them: the value
// on the next line, the further lines of an explanation.
func (r *Reader) takeNotes(d *Draft, ts []Token) []Token {
	rest := make([]Token, 0, len(ts))
	for i := 0; i < len(ts); i++ {
		t := ts[i]
		if t.note.Class == lexicon.NoClass {
			rest = append(rest, t)
			continue
		}
		if k := explainsNothing(ts[i:]); k > 0 {
			i += k - 1
			continue
		}
		n := *t.note
		if worksOut(*d, t, ts[i+1:], rest) {
			n.Class = lexicon.ExplainWord
		}
		n.Value.Block = t.Block
		n.After = len(rest)
		d.Notes = append(d.Notes, n)
		if line.IsRoom(n.Value.Text) || line.IsPrompt(n.Value.Text) {
			d.Notes = d.Notes[:len(d.Notes)-1]
			d.Room++
			continue
		}
		if n.Value.Text == "" && i+1 < len(ts) && (valueFollows(ts[i+1], rest) || answerBelow(ts, i)) {
			d.Notes[len(d.Notes)-1].Value = ts[i+1].Line
			d.Notes[len(d.Notes)-1].Value.Block = t.Block
			if i++; !n.Strong {
				n.Value = ts[i].Line
			}
			for gapLead.MatchString(d.Notes[len(d.Notes)-1].Value.Text) || n.Strong {
				if i+1 == len(ts) || !continuesNote(ts[i+1], n) {
					break
				}
				i++
				n.Strong, n.Value = true, ts[i].Line
				n.Value.Block = t.Block
				d.Notes = append(d.Notes, n)
			}
		} else if below := takeList(d, ts, i, rest); below > 0 {
			i += below
		} else if n.Value.Text == "" && len(n.Value.Runs) == 0 && n.Class == lexicon.AnswerWord {
			d.Notes = d.Notes[:len(d.Notes)-1]
			continue
		}
		if n.Class == lexicon.AnswerWord && n.Value.Text != "" && i+1 < len(ts) && isBracketed(ts[i+1]) {
			i++
			d.Notes = append(d.Notes, line.Note{Class: lexicon.ExplainWord, Value: ts[i].Line, After: len(rest)})
			continue
		}
		if n.Class == lexicon.ExplainWord || n.Class == lexicon.RubricWord || n.Class == lexicon.ModelWord || n.Class == lexicon.CorrectWord || n.Class == lexicon.WrongWord || n.Class == lexicon.AnswerWord && n.Value.Text != "" && (!hasChoice(rest) || inPricedPart(rest)) {
			for i+1 < len(ts) && (continuesNote(ts[i+1], n) || n.Class == lexicon.ExplainWord && outlines(rest, ts[i+1])) {
				i++
				more := n
				more.Value = ts[i].Line
				more.Value.Block = t.Block
				more.Strong = true
				d.Notes = append(d.Notes, more)
			}
		}
	}
	return rest
}

// gapLead is the name of a gap before its value.
var gapLead = pattern.New(`^第\s*\d{1,2}\s*空|^[(（]?\p{L}{0,10}\s?1[)）]?\s*[:：]`)

func hasChoice(ts []Token) bool {
	for _, t := range ts {
		if t.isChoice() {
			return true
		}
	}
	return false
}

// valueFollows reports whether the line after "Correct Answer:" is its value.
func valueFollows(next Token, before []Token) bool {
	if next.note.Class != lexicon.NoClass || next.Heading && !next.isChoice() || next.Text == "" || line.IsRoom(next.Text) {
		return false
	}
	return !next.isChoice() || hasChoice(before)
}

// answerBelow reports whether the line under an empty answer line i repeats one
// of the choices before it: then it is the answer and no heading.
func answerBelow(ts []Token, i int) bool {
	if i+1 >= len(ts) || ts[i].note.Value.Text != "" || ts[i+1].note.Class != lexicon.NoClass {
		return false
	}
	next := ts[i+1]
	want := lexicon.Same(next.From(next.choice.End).Text)
	for _, t := range ts[:i] {
		if have := lexicon.Same(t.From(t.choice.End).Text); want != "" && have == want && (!next.isChoice() || next.choice.Sign == t.choice.Sign) {
			return true
		}
	}
	return false
}

// continuesNote reports whether a line goes on with the explanation before it.
func continuesNote(t Token, n line.Note) bool {
	if t.note.Class != lexicon.NoClass || t.Gap || t.Heading || t.stimulus || t.Kind == line.TableLine || line.IsRoom(t.Text) {
		return false
	}
	if n.Class == lexicon.AnswerWord {
		return t.Soft || t.Kind == line.TextLine && !t.isChoice()
	}
	return t.choice.Kind != lexicon.LetterLabel || t.choice.Delim == 0
}

// rows finds the rows of labelled choices among the lines, the best kind only.
// The notes are those that were taken out of the lines.
func (r *Reader) rows(ts []Token, g Grammar, notes []line.Note) []run {
	finders := []func([]Token, int) (run, bool){
		func(ts []Token, i int) (run, bool) { return letterRun(ts, i, r.Letters) },
		func(ts []Token, i int) (run, bool) { return boxRun(ts, i) },
		func(ts []Token, i int) (run, bool) { return countingRun(ts, i, g) },
		func(ts []Token, i int) (run, bool) {
			row, ok := digitRun(ts, i)
			return row, ok && !(g.Bare() && r.areQuestions(ts, row))
		},
		bulletRun,
	}
	cue := cueAhead(ts)
	for k, find := range finders {
		var rows []run
		for i := 0; i < len(ts); i++ {
			if ts[i].choice.Kind == lexicon.NoLabel || k >= 2 && cue >= 0 && i != cue+1 { // numbers over "Options" are no choices
				continue
			}
			row, ok := find(ts, i)
			if !ok || i == 0 && ts[0].question.Kind == line.NoNumber && len(rows) == 0 && !g.Bare() && k > 0 {
				continue
			}
			rows = append(rows, row)
			i = row.last
		}
		if len(rows) > 0 {
			if rows = r.withoutListings(ts, combined(ts, withoutStatements(ts, rows, notes), notes)); len(rows) == 0 || len(rows) == 1 && overBullets(ts, rows[0]) || !g.Bare() && arePoints(ts, rows) {
				continue
			}
			return rows
		}
	}
	return nil
}

func boxRun(ts []Token, i int) (run, bool) {
	if ts[i].choice.Kind != lexicon.BoxLabel {
		return run{}, false
	}
	row, ok := listRun(ts, i)
	return row, ok && len(row.at) >= 2
}

func bulletRun(ts []Token, i int) (run, bool) {
	if ts[i].choice.Kind != lexicon.BulletLabel {
		return run{}, false
	}
	return listRun(ts, i)
}

// close fills a draft whose choices are known: the stem before them, the lines
// of each, and what trails behind the last.
func (r *Reader) close(d *Draft, ts []Token, row run) {
	first := row.at[0]
	for _, p := range row.at {
		first = min(first, p)
	}
	r.stem(d, ts[:first])
	firsts := make([]line.Line, len(row.at))
	d.Choices = make([]Choice, len(row.at))
	d.Holes = row.holes
	d.Bullets = row.label(ts, 0).Kind == lexicon.BulletLabel
	current := -1
	for i := first; i < len(ts); i++ {
		if k := slices.Index(row.at, i); k >= 0 {
			current = k
			label := ts[i].choice
			firsts[k] = ts[i].behindLabel()
			d.Choices[k] = Choice{At: i, Label: label, LabelMarks: marksOfLabel(ts[i].Line, label.End), Lines: firsts[k : k+1 : k+1]}
			continue
		}
		if i > row.last && len(d.Trailing) == 0 {
			if said, ok := answersByLetter(ts, i, row); ok {
				d.Notes = append(d.Notes, line.Note{Class: lexicon.AnswerWord, Value: said})
				continue
			}
		}
		if i > row.last && (answeredAt(d.Notes, i) || !continuesChoice(ts, i, row) && !endsEvenly(row, i, d.Notes)) {
			d.Multiple = d.Multiple || ts[i].cue == lexicon.MultipleCue
			d.trail(ts[i:])
			return
		}
		d.Choices[current].Lines = append(d.Choices[current].Lines, ts[i].Line)
	}
}

// answeredAt reports whether the answer stands between line i and the one before.
func answeredAt(notes []line.Note, i int) bool {
	return slices.ContainsFunc(notes, func(n line.Note) bool {
		return n.Class == lexicon.AnswerWord && n.After == i && n.Value.Text != ""
	})
}

func (d *Draft) trail(ts []Token) {
	for _, t := range ts {
		if line.IsRoom(t.Text) {
			d.Room++
			continue
		}
		d.Trailing = append(d.Trailing, t.Line)
	}
}

// saysNothing reports whether a stem holds no more than its number and what it is worth.
func saysNothing(stem []line.Line) bool {
	return len(stem) == 0 || len(stem) == 1 && (stem[0].Text == "" || worthOnly.MatchString(stem[0].Text))
}

// stem takes the lines before the choices, without cues and room to write.
func (r *Reader) stem(d *Draft, ts []Token) {
	for i, t := range ts {
		d.Multiple = d.Multiple || i == 0 && t.Several
		if i == 0 && len(ts) > 1 && ts[1].Kind == line.TextLine && ts[1].cue == lexicon.NoClass {
			t = r.cueBehindPoints(d, t)
		}
		switch {
		case t.cue != lexicon.NoClass && (i > 0 || t.cue == lexicon.ChoicesWord):
			d.Multiple = d.Multiple || t.cue == lexicon.MultipleCue
			d.Single = d.Single || t.cue == lexicon.SingleCue
		case t.Kind == line.TextLine && t.Text == "" && t.Label == nil:
		case i > 0 && (line.IsRoom(t.Text) || line.IsRoomWithUnit(t.Line)):
			d.Room++
		default:
			d.Stem = append(d.Stem, t.Line)
		}
	}
	if len(ts) > 1 && saysNothing(d.Stem) && ts[len(ts)-1].cue != lexicon.NoClass && ts[len(ts)-1].cue != lexicon.ChoicesWord {
		d.Stem = append(d.Stem, ts[len(ts)-1].Line) // what it asks is all there is
	}
}
