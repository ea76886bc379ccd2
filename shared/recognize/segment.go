package recognize

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
)

// draft is one question as it stands in the document, before it is decided
// what kind of question it is.
type draft struct {
	grammar   grammar // it was cut under
	label     questionLabel
	head      token // the line of the label; nil for none
	labelled  bool
	prelude   []line // what stands between the item before and this one
	stem      []line
	choices   []draftChoice
	holes     bool // a letter is missing between two choices
	plain     bool // the choices carry no labels
	notes     []note
	multiple  bool
	single    bool
	room      int // lines left to write on
	trailing  []line
	bullets   bool   // the choices are bulleted
	extra     bool   // it had to be cut out of another question's lines
	stemKey   string // letters of the right answer that stood in the stem
	listed    []line // answers listed as bullets
	word      line   // the answer that stood in the sentence, set apart
	wordKind  quiz.EvidenceKind
	part      bool      // it is a lettered part of a question
	shared    []line    // what stands over the parts of a question; at the first
	truth     bool      // it is a statement answered by a letter
	pair      [2]string // the words for true and false that the letter begins
	claims    bool      // it says that it is true or false, or asks which; of a part, that it is ordered
	tied      int       // lines under a stem without a label, see rhythm
	instructs bool      // its lettered lines say how to take the test
	even      bool      // it has as many lines under it as the others
	below     bool      // word stood on lines of its own under it
	paired    bool      // as that of nearly every other question did
	doubt     string    // why its marks were not taken for a key
	quarrels  bool      // its marks name different choices
	prose     bool      // its answer stands behind it without a word that says so
}

// draftChoice is one choice as it stands in the document.
type draftChoice struct {
	label choiceLabel
	lines []line
	marks map[mark]bool // the marks that cover it, once the votes are counted
	// labelMarks are those of its letter alone.
	labelMarks []mark
	at         int    // its first line, of those of its question
	remark     []line // what is told to who picks it
	sign       string // the sign of the right answer it carried: "*", "<-", "(correct)"
}

// segment reads the lines of one question. Lines that hold more than one row of
// choices are more than one question.
func (r *recognizer) segment(ts []token, g grammar) []draft {
	if parts := r.solvedParts(ts, g); parts != nil {
		return parts
	}
	if parts := roomParts(ts); parts != nil && !g.bare() {
		return parts
	}
	if items := r.romanItems(ts, g); items != nil {
		return items
	}
	d := draft{}
	rest := r.takeNotes(&d, ts)
	if parts := r.nestedParts(d, rest, g); parts != nil {
		return parts
	}
	rows := r.rows(rest, g, d.notes)
	rest, rows = explainedRows(&d, rest, rows)
	if len(rows) == 0 {
		r.open(&d, rest)
		return []draft{d}
	}
	out := make([]draft, 0, len(rows))
	from := 0
	for i, row := range rows {
		part := draft{extra: i > 0}
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
		shareNotes(out, d.notes)
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
func shareNotes(ds []draft, notes []note) {
	for i := range ds {
		ds[i].notes = nil
	}
	k := 0 // notes stand in order
	for _, n := range notes {
		for k+1 < len(ds) && ds[k+1].firstBlock() <= n.value.block {
			k++
		}
		ds[k].notes = append(ds[k].notes, n)
	}
}

func (d *draft) firstBlock() int {
	if len(d.stem) > 0 {
		return d.stem[0].block
	}
	return d.choices[0].lines[0].block
}

// nextStem is where the stem of the second row begins: after the last choice of
// the first and what continues it.
func (r *recognizer) nextStem(ts []token, row, next run) int {
	from := row.last + 1
	first := next.at[0]
	for _, p := range next.at {
		first = min(first, p)
	}
	for from < first-1 && ts[from].soft {
		from++
	}
	return min(from, first)
}

// takeNotes moves notes out of the lines, with what belongs to them: the value
// on the next line, the further lines of an explanation.
func (r *recognizer) takeNotes(d *draft, ts []token) []token {
	rest := make([]token, 0, len(ts))
	for i := 0; i < len(ts); i++ {
		t := ts[i]
		if t.note.class == noClass {
			rest = append(rest, t)
			continue
		}
		n := *t.note
		n.value.block = t.block
		n.after = len(rest)
		d.notes = append(d.notes, n)
		if isRoom(n.value.text) || isPrompt(n.value.text) {
			d.notes = d.notes[:len(d.notes)-1]
			d.room++
			continue
		}
		if n.value.text == "" && i+1 < len(ts) && (valueFollows(ts[i+1], rest) || answerBelow(ts, i)) {
			d.notes[len(d.notes)-1].value = ts[i+1].line
			d.notes[len(d.notes)-1].value.block = t.block
			if i++; !n.strong {
				n.value = ts[i].line
			}
			for gapLead.MatchString(d.notes[len(d.notes)-1].value.text) || n.strong {
				if i+1 == len(ts) || !continuesNote(ts[i+1], n) {
					break
				}
				i++
				n.strong, n.value = true, ts[i].line
				n.value.block = t.block
				d.notes = append(d.notes, n)
			}
		} else if below := takeList(d, ts, i, rest); below > 0 {
			i += below
		} else if n.value.text == "" && len(n.value.runs) == 0 && n.class == answerWord {
			d.notes = d.notes[:len(d.notes)-1]
			continue
		}
		if n.class == answerWord && n.value.text != "" && i+1 < len(ts) && isBracketed(ts[i+1]) {
			i++
			d.notes = append(d.notes, note{class: explainWord, value: ts[i].line, after: len(rest)})
			continue
		}
		if n.class == explainWord || n.class == rubricWord || n.class == modelWord || n.class == correctWord || n.class == wrongWord || n.class == answerWord && n.value.text != "" && (!hasChoice(rest) || inPricedPart(rest)) {
			for i+1 < len(ts) && (continuesNote(ts[i+1], n) || n.class == explainWord && outlines(rest, ts[i+1])) {
				i++
				more := n
				more.value = ts[i].line
				more.value.block = t.block
				more.strong = true
				d.notes = append(d.notes, more)
			}
		}
	}
	return rest
}

// gapLead is the name of a gap before its value.
var gapLead = pattern.New(`^第\s*\d{1,2}\s*空|^[(（]?\p{L}{0,10}\s?1[)）]?\s*[:：]`)

func hasChoice(ts []token) bool {
	for _, t := range ts {
		if t.isChoice() {
			return true
		}
	}
	return false
}

// valueFollows reports whether the line after "Correct Answer:" is its value.
func valueFollows(next token, before []token) bool {
	if next.note.class != noClass || next.heading && !next.isChoice() || next.text == "" || isRoom(next.text) {
		return false
	}
	return !next.isChoice() || hasChoice(before)
}

// answerBelow reports whether the line under an empty answer line i repeats one
// of the choices before it: then it is the answer and no heading.
func answerBelow(ts []token, i int) bool {
	if i+1 >= len(ts) || ts[i].note.value.text != "" || ts[i+1].note.class != noClass {
		return false
	}
	next := ts[i+1]
	want := same(next.from(next.choice.end).text)
	for _, t := range ts[:i] {
		if have := same(t.from(t.choice.end).text); want != "" && have == want && (!next.isChoice() || next.choice.sign == t.choice.sign) {
			return true
		}
	}
	return false
}

// continuesNote reports whether a line goes on with the explanation before it.
func continuesNote(t token, n note) bool {
	if t.note.class != noClass || t.gap || t.heading || t.stimulus || t.kind == tableLine || isRoom(t.text) {
		return false
	}
	if n.class == answerWord {
		return t.soft || t.kind == textLine && !t.isChoice()
	}
	return t.choice.kind != letterLabel || t.choice.delim == 0
}

// rows finds the rows of labelled choices among the lines, the best kind only.
// The notes are those that were taken out of the lines.
func (r *recognizer) rows(ts []token, g grammar, notes []note) []run {
	finders := []func([]token, int) (run, bool){
		func(ts []token, i int) (run, bool) { return letterRun(ts, i, r.letters) },
		func(ts []token, i int) (run, bool) { return boxRun(ts, i) },
		func(ts []token, i int) (run, bool) { return countingRun(ts, i, g) },
		func(ts []token, i int) (run, bool) {
			row, ok := digitRun(ts, i)
			return row, ok && !(g.bare() && r.areQuestions(ts, row))
		},
		bulletRun,
	}
	cue := cueAt(ts)
	for k, find := range finders {
		var rows []run
		for i := 0; i < len(ts); i++ {
			if ts[i].choice.kind == noLabel || k >= 2 && cue >= 0 && i != cue+1 { // numbers over "Options" are no choices
				continue
			}
			row, ok := find(ts, i)
			if !ok || i == 0 && ts[0].question.kind == noNumber && len(rows) == 0 && !g.bare() && k > 0 {
				continue
			}
			rows = append(rows, row)
			i = row.last
		}
		if len(rows) > 0 {
			if rows = r.withoutListings(ts, combined(ts, withoutStatements(ts, rows, notes))); len(rows) == 0 {
				continue
			}
			return rows
		}
	}
	return nil
}

func boxRun(ts []token, i int) (run, bool) {
	if ts[i].choice.kind != boxLabel {
		return run{}, false
	}
	row, ok := listRun(ts, i)
	return row, ok && len(row.at) >= 2
}

func bulletRun(ts []token, i int) (run, bool) {
	if ts[i].choice.kind != bulletLabel {
		return run{}, false
	}
	return listRun(ts, i)
}

// close fills a draft whose choices are known: the stem before them, the lines
// of each, and what trails behind the last.
func (r *recognizer) close(d *draft, ts []token, row run) {
	first := row.at[0]
	for _, p := range row.at {
		first = min(first, p)
	}
	r.stem(d, ts[:first])
	firsts := make([]line, len(row.at))
	d.choices = make([]draftChoice, len(row.at))
	d.holes = row.holes
	d.bullets = row.label(ts, 0).kind == bulletLabel
	current := -1
	for i := first; i < len(ts); i++ {
		if k := slices.Index(row.at, i); k >= 0 {
			current = k
			label := ts[i].choice
			firsts[k] = ts[i].behindLabel()
			d.choices[k] = draftChoice{at: i, label: label, labelMarks: marksOfLabel(ts[i].line, label.end), lines: firsts[k : k+1 : k+1]}
			continue
		}
		if i > row.last && len(d.trailing) == 0 && answersByLetter(ts, i, row) {
			d.notes = append(d.notes, note{class: answerWord, value: ts[i].line})
			continue
		}
		if i > row.last && !continuesChoice(ts, i, row) {
			d.trail(ts[i:])
			return
		}
		d.choices[current].lines = append(d.choices[current].lines, ts[i].line)
	}
}

// continuesChoice reports whether the line after the last choice goes on with
// it.
func continuesChoice(ts []token, i int, row run) bool {
	t, before := ts[i], ts[i-1]
	if t.soft && t.block == before.block {
		return true
	}
	if t.kind != textLine || t.heading || t.stimulus || t.cue != noClass {
		return false
	}
	if t.note.class == noClass && isCutOff(ts, i, row) {
		return true
	}
	if t.gap && !ts[row.last].gap {
		return false
	}
	r, _ := utf8.DecodeRuneInString(t.text)
	if unicode.IsLower(r) {
		return true
	}
	if t.gap || closesStem(t.text) {
		return false
	}
	indented := t.indent() > 0 && t.indent() >= ts[row.last].indent() && before.label != nil || t.lead > ts[row.last].lead
	return indented || before.pos().Line > 0 && len(before.text) > 60 && !endsSentence(before.text)
}

func endsSentence(s string) bool {
	r, _ := utf8.DecodeLastRuneInString(strings.TrimRight(s, "\"'”’)» "))
	return strings.ContainsRune(".!?。？！؟", r)
}

func (d *draft) trail(ts []token) {
	for _, t := range ts {
		if isRoom(t.text) {
			d.room++
			continue
		}
		d.trailing = append(d.trailing, t.line)
	}
}

// stem takes the lines before the choices, without cues and room to write.
func (r *recognizer) stem(d *draft, ts []token) {
	for i, t := range ts {
		if i == 0 && len(ts) > 1 && ts[1].kind == textLine && ts[1].cue == noClass {
			t = r.cueBehindPoints(d, t)
		}
		switch {
		case t.cue != noClass && (i > 0 || t.cue == choicesWord):
			d.multiple = d.multiple || t.cue == multipleCue
			d.single = d.single || t.cue == singleCue
		case t.kind == textLine && t.text == "" && t.label == nil:
		case i > 0 && (isRoom(t.text) || isRoomWithUnit(t.line)):
			d.room++
		default:
			d.stem = append(d.stem, t.line)
		}
	}
}
