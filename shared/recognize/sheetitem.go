package recognize

import (
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// sheetItem makes one item of one entry.
type sheetItem struct {
	*builder
	e *sheetEntry
}

// sheetItem decides what kind of question an entry is and reads its key.
func (r *recognizer) sheetItem(e *sheetEntry, id string) quiz.Item {
	d := &e.draft
	b := sheetItem{&builder{r: r, d: d}, e}
	b.item = quiz.Item{ID: id, Position: d.position(), Tags: e.tags}
	if d.labelled {
		b.item.Label = d.label.text
	}
	if b.item.Points = e.points; b.item.Points == nil && len(d.stem) > 0 {
		b.item.Points = takePoints(d, nil)
	}
	b.context = fold(d.stemText() + " ")
	b.notes()
	b.linkMedia()
	b.respondTo(e.kind)
	if b.item.Stem.IsEmpty() {
		b.finishStem()
	}
	return b.item
}

// respondTo picks the response that the column says, where the row holds what
// that needs; otherwise the one that the row shows.
func (b *sheetItem) respondTo(kind itemKind) {
	n := len(b.d.choices)
	switch {
	case len(b.e.gaps) > 0 && b.namedGaps():
	case len(b.e.pairs) > 0 && b.pairItem(b.e.pairs):
	case kind == matchKind && (b.pairsInCells() || b.pairsAcross()):
	case kind == orderKind && n >= 2:
		b.orderItem()
	case (kind == shortKind || kind == openKind || kind == gapKind || kind == figureKind || kind == essayKind) && (n == 0 || len(b.e.answers) == 0):
		b.wordItem(kind)
	case kind == truthKind && n < 2, b.e.ticked != nil:
		b.truthItem()
	case n >= 2:
		b.choiceItem(kind)
	default:
		b.openItem(kind)
	}
}

// linkMedia adds the addresses of pictures to the stem, as links: nothing is
// fetched.
func (b *sheetItem) linkMedia() {
	for _, c := range b.e.media {
		if len(c.lines) == 0 {
			continue
		}
		l := c.lines[0]
		if c.text == "" { // the picture itself
			b.d.stem = append(b.d.stem, c.lines...)
			continue
		}
		if isAddress(c.text) {
			l = newLine(lineAt(c.pos), []page.Run{{Text: c.text, Marks: page.Marks{Link: c.text}}})
			b.d.stem = append(b.d.stem, l)
			b.report(finding.ImageUnreadable, finding.Info, l, "A picture or recording of this question is only linked from outside; it was kept as a link.")
			continue
		}
		b.report(finding.ImageUnreadable, finding.Warning, l, "This question names a picture or recording that is not in the document.")
	}
}

var address = pattern.New(`^https?://\S+$`)

func isAddress(s string) bool { return address.MatchString(s) }

// choiceItem builds a question with choices and its key.
func (b *sheetItem) choiceItem(kind itemKind) {
	keys := b.settle(b.columnClaims())
	if kind == pollKind {
		keys, b.item.Evidence = nil, nil
	}
	if tf, ok := b.r.truthChoices(*b.d, keys); ok && len(keys) <= 1 && kind != multipleKind {
		b.item.Response = tf
		return
	}
	several := kind == multipleKind || b.takesSeveral()
	c := quiz.Choice{Key: keys, Multiple: len(keys) > 1 || several}
	strip := stripOf(*b.d, b.r.verdict)
	for _, dc := range b.d.choices {
		entry := quiz.Entry{Content: content(dc.lines, strip), Feedback: content(dc.remark, shape{})}
		if entry.Content.IsEmpty() {
			entry.Content = richtext.Plain("?")
		}
		c.Choices = append(c.Choices, entry)
	}
	b.item.Response = c
}

// columnClaims gathers the evidence of columns, then that of marks at the
// choices.
func (b *sheetItem) columnClaims() []keyClaim {
	var out []keyClaim
	if len(b.e.right) > 0 {
		out = append(out, keyClaim{quiz.ByColumn, uniqueSorted(b.e.right), b.e.flagged.pos(), finding.Quote(b.e.flagged.text)})
	}
	for _, group := range b.groups() {
		if c, ok := b.claimOf(group); ok {
			out = append(out, c)
		}
	}
	for _, c := range b.markClaims() {
		if len(out) == 0 || !incidental(c.kind) || slices.Equal(c.keys, out[0].keys) {
			out = append(out, c)
		}
	}
	return out
}

// groups puts answers under one title together: each column then names one of
// several right choices.
func (b *sheetItem) groups() [][]sheetAnswer {
	var out [][]sheetAnswer
	at := map[string]int{}
	for _, a := range b.e.answers {
		title := strings.Trim(columnTail.ReplaceAllString(plainTitle(a.title), ""), " ")
		if k, ok := at[title]; ok {
			out[k] = append(out[k], a)
			continue
		}
		at[title] = len(out)
		out = append(out, []sheetAnswer{a})
	}
	return out
}

// claimOf reads the answers of one group. One that fits no choice is reported,
// and the group then claims nothing.
func (b *sheetItem) claimOf(group []sheetAnswer) (keyClaim, bool) {
	var keys []int
	quote := make([]string, len(group))
	for i, a := range group {
		quote[i] = strings.ReplaceAll(a.cell.text, "\n", " ")
		if b.e.bank.halfway {
			b.halfway(a.cell.lines[0])
			return keyClaim{}, false
		}
		if b.e.bank.votes.uncounted(a.title, a.cell.text) {
			b.report(finding.KeyConflict, finding.Warning, a.cell.lines[0], "The numbers of the answer column may be counted from 0 or from 1; no key was set.")
			return keyClaim{}, false
		}
		found, rest, conflict := b.r.choicesNamed(b.e, a)
		switch {
		case conflict:
			b.report(finding.KeyConflict, finding.Warning, a.cell.lines[0], "The answer may mean the choice that says this or the choice of this number or letter; no key was set.")
			return keyClaim{}, false
		case found == nil:
			b.report(finding.KeyUnmatched, finding.Warning, a.cell.lines[0], "The answer column names none of the choices.")
			return keyClaim{}, false
		}
		b.explain(rest)
		keys = append(keys, found...)
	}
	return keyClaim{quiz.ByColumn, uniqueSorted(keys), group[0].cell.pos, finding.Quote(strings.Join(quote, ", "))}, true
}

// choicesNamed finds the choices that an answer names.
func (r *recognizer) choicesNamed(e *sheetEntry, a sheetAnswer) (keys []int, rest string, conflict bool) {
	v := e.bank.votes
	keys, conflict = r.meaningOf(e, a, v).decide(v, e.bank.byNumber(a.title))
	if keys != nil || conflict {
		return keys, "", conflict
	}
	s := strings.TrimSpace(a.cell.text)
	if numbersIn(s) != nil || len([]rune(s)) < 3 {
		return nil, "", false
	}
	d := e.draft
	d.choices = slices.Clone(d.choices)
	for i := range d.choices {
		if at := e.places[i]; at <= len(v.alphabet) {
			d.choices[i].label = choiceLabel{kind: letterLabel, sign: v.alphabet[at-1]}
		}
	}
	p, ok := r.pick(d, s)
	if !ok {
		return nil, "", false
	}
	return p.keys, p.rest, false
}

// byNumber reports whether the title of an answer column says that it counts,
// or the sheet is a platform's, whose answers always do.
func (b *sheetBank) byNumber(title string) bool {
	t := strings.ToLower(title)
	if strings.Contains(t, "#") || strings.Contains(t, "number") || strings.Contains(t, "index") || strings.Contains(t, "choose at least") {
		return true
	}
	return count(b.columns, timeRole) > 0 && count(b.columns, choiceRole) >= 2
}

// truthItem builds a true-false question without choices.
func (b *sheetItem) truthItem() {
	tf := quiz.TrueFalse{}
	if b.e.ticked != nil {
		tf.Key = b.e.ticked
		b.evidence(quiz.ByColumn, b.e.flagged)
		b.item.Response = tf
		return
	}
	if len(b.e.unsaid) > 0 {
		b.untold(b.e.unsaid[0])
	}
	for _, a := range b.e.answers {
		t, ok := b.truthOf(a.cell.text, true)
		if !ok {
			var right bool
			if right, ok = flagOf(a.cell.text); ok {
				t = truth{value: right}
			}
		}
		if !ok {
			b.report(finding.KeyUnmatched, finding.Warning, a.cell.lines[0], "The answer column says neither true nor false.")
			continue
		}
		tf.Key, tf.True, tf.False = &t.value, t.labels[0], t.labels[1]
		b.evidence(quiz.ByColumn, a.cell.lines[0])
		break
	}
	b.item.Response = tf
}

// openItem builds a question without choices, by its answer.
func (b *sheetItem) openItem(kind itemKind) {
	if len(b.d.choices) == 1 && len(b.e.right) == 1 {
		c := b.d.choices[0]
		b.e.answers = append(b.e.answers, sheetAnswer{cell: sheetCell{lines: c.lines, text: c.text(), pos: c.lines[0].pos()}})
	} else if len(b.d.choices) == 1 {
		b.report(finding.ChoicesMissing, finding.Warning, b.d.choices[0].lines[0], "This question has only one choice.")
	}
	b.d.choices = nil
	if kind == pollKind {
		b.item.Response = quiz.Essay{}
		return
	}
	if a := b.firstAnswer(); a != nil && kind == anyKind {
		if _, ok := b.truthOf(a.text, false); ok || b.e.bank.truths().digits {
			b.truthItem()
			return
		}
	}
	b.wordItem(kind)
}

func (b *sheetItem) firstAnswer() *sheetCell {
	if len(b.e.answers) == 0 {
		return nil
	}
	return &b.e.answers[0].cell
}

// truthOf reads an answer as true or false: by the pair of words or letters that
// the whole column keeps to, else as anywhere.
func (b *sheetItem) truthOf(text string, certain bool) (truth, bool) {
	said := fold(strings.Trim(text, " .()"))
	if t := b.e.bank.truths(); t.whole && (said == t.yes || said == t.no) {
		if t.labels[0] == "True" || t.labels[0] == "√" {
			t.labels = [2]string{}
		}
		return truth{value: said == t.yes, labels: t.labels}, true
	}
	return b.r.truthOf(text, certain)
}
