package sheet

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/item"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/vote"
	"formwright/shared/richtext"
)

// sheetItem makes one item of one entry.
type sheetItem struct {
	*item.Builder
	sheets *Reader
	e      *sheetEntry
}

// sheetItem decides what kind of question an entry is and reads its key.
func (r *Reader) sheetItem(e *sheetEntry, id string) quiz.Item {
	d := &e.draft
	b := sheetItem{&item.Builder{R: &r.Reader, D: d}, r, e}
	b.Item = quiz.Item{ID: id, Position: d.Position(), Tags: e.tags}
	if d.Labelled {
		b.Item.Label = d.Label.Text
	}
	if b.Item.Points = e.points; b.Item.Points == nil && len(d.Stem) > 0 {
		b.Item.Points = vote.TakePoints(d, nil)
	}
	b.InContext(lexicon.Fold(d.StemText() + " "))
	b.Notes()
	b.linkMedia()
	b.respondTo(e.kind)
	if b.Item.Stem.IsEmpty() {
		b.FinishStem()
	}
	return b.Item
}

// respondTo picks the response that the column says, where the row holds what
// that needs; otherwise the one that the row shows.
func (b *sheetItem) respondTo(kind itemKind) {
	n := len(b.D.Choices)
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
			b.D.Stem = append(b.D.Stem, c.lines...)
			continue
		}
		if isAddress(c.text) {
			l = line.NewLine(line.LineAt(c.pos), []page.Run{{Text: c.text, Marks: page.Marks{Link: c.text}}})
			b.D.Stem = append(b.D.Stem, l)
			b.Report(finding.ImageUnreadable, finding.Info, l, "A picture or recording of this question is only linked from outside; it was kept as a link.")
			continue
		}
		b.Report(finding.ImageUnreadable, finding.Warning, l, "This question names a picture or recording that is not in the document.")
	}
}

var address = pattern.New(`^https?://\S+$`)

func isAddress(s string) bool { return address.MatchString(s) }

// choiceItem builds a question with choices and its key.
func (b *sheetItem) choiceItem(kind itemKind) {
	keys := b.Settle(b.columnClaims())
	if kind == pollKind {
		keys, b.Item.Evidence = nil, nil
	}
	if tf, ok := b.R.TruthChoices(*b.D, keys); ok && len(keys) <= 1 && kind != multipleKind {
		b.Item.Response = tf
		return
	}
	several := kind == multipleKind || b.TakesSeveral()
	c := quiz.Choice{Key: keys, Multiple: len(keys) > 1 || several}
	strip := item.StripOf(*b.D, b.R.Verdict)
	for _, dc := range b.D.Choices {
		entry := quiz.Entry{Content: flatten.Content(dc.Lines, strip), Feedback: flatten.Content(dc.Remark, flatten.Shape{})}
		if entry.Content.IsEmpty() {
			entry.Content = richtext.Plain("?")
		}
		c.Choices = append(c.Choices, entry)
	}
	b.Item.Response = c
}

// columnClaims gathers the evidence of columns, then that of marks at the
// choices.
func (b *sheetItem) columnClaims() []item.KeyClaim {
	var out []item.KeyClaim
	if len(b.e.right) > 0 {
		out = append(out, item.KeyClaim{Kind: quiz.ByColumn, Keys: draft.UniqueSorted(b.e.right), Pos: b.e.flagged.Pos(), Quote: finding.Quote(b.e.flagged.Text)})
	}
	for _, group := range b.groups() {
		if c, ok := b.claimOf(group); ok {
			out = append(out, c)
		}
	}
	for _, c := range b.MarkClaims() {
		if len(out) == 0 || !vote.Incidental(c.Kind) || slices.Equal(c.Keys, out[0].Keys) {
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
		title := strings.Trim(lexicon.ColumnTail.ReplaceAllString(lexicon.PlainTitle(a.title), ""), " ")
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
func (b *sheetItem) claimOf(group []sheetAnswer) (item.KeyClaim, bool) {
	var keys []int
	quote := make([]string, len(group))
	for i, a := range group {
		quote[i] = strings.ReplaceAll(a.cell.text, "\n", " ")
		if b.e.bank.halfway {
			b.halfway(a.cell.lines[0])
			return item.KeyClaim{}, false
		}
		if b.e.bank.votes.uncounted(a.title, a.cell.text) {
			b.Report(finding.KeyConflict, finding.Warning, a.cell.lines[0], "The numbers of the answer column may be counted from 0 or from 1; no key was set.")
			return item.KeyClaim{}, false
		}
		found, rest, conflict := b.sheets.choicesNamed(b.e, a)
		switch {
		case conflict:
			b.Report(finding.KeyConflict, finding.Warning, a.cell.lines[0], "The answer may mean the choice that says this or the choice of this number or letter; no key was set.")
			return item.KeyClaim{}, false
		case found == nil:
			b.Report(finding.KeyUnmatched, finding.Warning, a.cell.lines[0], "The answer column names none of the choices.")
			return item.KeyClaim{}, false
		}
		b.Explain(rest)
		keys = append(keys, found...)
	}
	return item.KeyClaim{Kind: quiz.ByColumn, Keys: draft.UniqueSorted(keys), Pos: group[0].cell.pos, Quote: finding.Quote(strings.Join(quote, ", "))}, true
}

// choicesNamed finds the choices that an answer names.
func (r *Reader) choicesNamed(e *sheetEntry, a sheetAnswer) (keys []int, rest string, conflict bool) {
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
	d.Choices = slices.Clone(d.Choices)
	for i := range d.Choices {
		if at := e.places[i]; at <= len(v.alphabet) {
			d.Choices[i].Label = lexicon.ChoiceLabel{Kind: lexicon.LetterLabel, Sign: v.alphabet[at-1]}
		}
	}
	p, ok := r.Pick(d, s)
	if !ok || p.Rest == "" && len(p.Keys) == 1 && extends(s, d.Choices[p.Keys[0]].Text()) {
		return nil, "", false
	}
	return p.Keys, p.Rest, false
}

// fewWords is how many words make another term of one, "union all" of "union";
// more of them say why.
const fewWords = 2

// extends reports whether an answer is a choice with a word or two behind it, which
// may name another thing.
func extends(answer, choice string) bool {
	rest, ok := strings.CutPrefix(lexicon.Same(answer), lexicon.Same(choice)+" ")
	return ok && strings.IndexFunc(rest, unicode.IsPunct) < 0 && flatten.CountWords(rest, fewWords+1) <= fewWords
}

// byNumber reports whether the title of an answer column says that it counts,
// or the sheet is a platform's, whose answers always do.
func (b *sheetBank) byNumber(title string) bool {
	t := strings.ToLower(title)
	if strings.Contains(t, "#") || strings.Contains(t, "choose at least") || lexicon.IndexTitle.MatchString(lexicon.PlainTitle(t)) || numberTitle.MatchString(lexicon.PlainTitle(t)) {
		return true
	}
	return count(b.columns, lexicon.TimeRole) > 0 && count(b.columns, lexicon.ChoiceRole) >= 2
}

// truthItem builds a true-false question without choices.
func (b *sheetItem) truthItem() {
	tf := quiz.TrueFalse{}
	if b.e.ticked != nil {
		tf.Key = b.e.ticked
		tf.True, tf.False = b.e.bank.truthTitle(lexicon.TrueRole), b.e.bank.truthTitle(lexicon.FalseRole)
		b.Evidence(quiz.ByColumn, b.e.flagged)
		b.Item.Response = tf
		return
	}
	if len(b.e.unsaid) > 0 {
		b.untold(b.e.unsaid[0])
	}
	for _, a := range b.e.answers {
		t, ok := b.truthOf(a.cell.text, true)
		if !ok {
			var right bool
			if right, ok = vote.FlagOf(a.cell.text); ok {
				t = flatten.Truth{Value: right}
			}
		}
		if !ok {
			b.Report(finding.KeyUnmatched, finding.Warning, a.cell.lines[0], "The answer column says neither true nor false.")
			continue
		}
		tf.Key, tf.True, tf.False = &t.Value, t.Labels[0], t.Labels[1]
		b.Evidence(quiz.ByColumn, a.cell.lines[0])
		break
	}
	b.Item.Response = tf
}

// truthTitle is what a column to tick is called, where that is a word and not English.
func (b *sheetBank) truthTitle(role lexicon.Role) string {
	i := slices.IndexFunc(b.columns, func(c sheetColumn) bool { return c.Role == role })
	if i < 0 {
		return ""
	}
	t := strings.TrimSpace(b.columns[i].Title)
	if words := len(strings.Fields(t)); words != 1 || utf8.RuneCountInString(t) < 2 || strings.EqualFold(t, "true") || strings.EqualFold(t, "false") {
		return ""
	}
	return t
}

// openItem builds a question without choices, by its answer.
func (b *sheetItem) openItem(kind itemKind) {
	if len(b.D.Choices) == 1 && len(b.e.right) == 1 {
		c := b.D.Choices[0]
		b.e.answers = append(b.e.answers, sheetAnswer{cell: sheetCell{lines: c.Lines, text: c.Text(), pos: c.Lines[0].Pos()}})
	} else if len(b.D.Choices) == 1 {
		b.Report(finding.ChoicesMissing, finding.Warning, b.D.Choices[0].Lines[0], "This question has only one choice.")
	}
	b.D.Choices = nil
	b.withoutLetters()
	if kind == pollKind {
		b.Item.Response = quiz.Essay{}
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

// withoutLetters drops an answer that is the letter of a choice, as those of the
// bank are, where the question has no choices left to name.
func (b *sheetItem) withoutLetters() {
	v := b.e.bank.votes
	if !v.bare && (v.letter == 0 || v.text > 0) {
		return
	}
	b.e.answers = slices.DeleteFunc(slices.Clone(b.e.answers), func(a sheetAnswer) bool {
		if !isLetterSign(a.cell.text) && !(v.bare && namesLetters(a.cell.text, everyLetter)) {
			return false
		}
		b.Report(finding.KeyUnmatched, finding.Warning, a.cell.lines[0], "The answer is the letter of a choice, and the question has none.")
		return true
	})
}

func (b *sheetItem) firstAnswer() *sheetCell {
	if len(b.e.answers) == 0 {
		return nil
	}
	return &b.e.answers[0].cell
}

// TruthOf reads an answer as true or false: by the pair of words or letters that
// the whole column keeps to, else as anywhere.
func (b *sheetItem) truthOf(text string, certain bool) (flatten.Truth, bool) {
	said := lexicon.Fold(strings.Trim(text, " .()"))
	if t := b.e.bank.truths(); t.whole && (said == t.yes || said == t.no) {
		if t.labels[0] == "True" || t.labels[0] == "√" {
			t.labels = [2]string{}
		}
		return flatten.Truth{Value: said == t.yes, Labels: t.labels}, true
	}
	return b.R.TruthOf(text, certain)
}
