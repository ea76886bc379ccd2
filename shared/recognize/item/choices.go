package item

import (
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
	"formwright/shared/recognize/vote"
)

// choices builds a question with choices and its key.
func (b *Builder) choices() {
	b.dropEmptyEnd()
	claims := b.claims()
	keys := b.Settle(claims)
	b.doubtful(keys)
	if tf, ok := b.R.TruthChoices(*b.D, keys); ok && len(keys) <= 1 {
		b.Item.Response = tf
		return
	}
	c := quiz.Choice{Key: keys, Multiple: len(keys) > 1 || b.TakesSeveral()}
	if len(keys) > 1 && !b.TakesSeveral() {
		code, severity := finding.TypeUncertain, finding.Info
		if b.D.Single {
			code, severity = finding.TwoKeysSingle, finding.Warning
		}
		b.Report(code, severity, b.D.Choices[keys[0]].Lines[0], "%d choices are marked as right, so the question takes several answers.", len(keys))
	}
	strip := StripOf(*b.D, b.R.Verdict)
	c.Choices = make([]quiz.Entry, 0, len(b.D.Choices))
	for _, dc := range b.D.Choices {
		entry := quiz.Entry{Content: flatten.Content(dc.Lines, strip)}
		if entry.Content.IsEmpty() {
			entry.Content = flatten.Content([]line.Line{labelLine(dc)}, flatten.Shape{})
		}
		c.Choices = append(c.Choices, entry)
	}
	if b.D.Holes {
		b.Report(finding.ChoicesMissing, finding.Warning, b.D.Choices[0].Lines[0], "A letter is missing between two choices of this question.")
	}
	b.strayCells()
	b.repeated()
	b.Item.Response = c
}

// dropEmptyEnd leaves out letters alone behind two choices or more that all say
// something: they were typed for more choices, or stand in a form that has four.
func (b *Builder) dropEmptyEnd() {
	empty := func(c draft.Choice) bool {
		if l := &c.Lines[0]; l.Kind == line.TextLine && l.Label == nil && strings.TrimSpace(l.Text) != "" {
			return false
		}
		return c.Sign == "" && c.Label.Mark == "" && flatten.Content(c.Lines, flatten.Shape{}).IsEmpty()
	}
	end := len(b.D.Choices)
	for end > 0 && empty(b.D.Choices[end-1]) {
		end--
	}
	if end >= 2 && !slices.ContainsFunc(b.D.Choices[:end], empty) {
		b.D.Choices = b.D.Choices[:end:end]
	}
}

// repeated reports choices that read the same, which nobody can tell apart. Those
// that show a picture or a formula may differ in it.
func (b *Builder) repeated() {
	seen := map[string]bool{}
	for _, dc := range b.D.Choices {
		text := dc.Text()
		for _, l := range dc.Lines {
			for _, r := range l.Runs {
				if r.Kind != page.TextRun {
					text = ""
				}
			}
		}
		if text != "" && seen[text] {
			b.Report(finding.ChoicesRepeated, finding.Warning, dc.Lines[0], "Two choices of this question read the same.")
			return
		}
		seen[text] = true
	}
}

// strayCells reports the cells of a table of choices that are none of them.
func (b *Builder) strayCells() {
	first := b.D.Choices[0].Lines[0]
	if !first.Cell() || len(b.D.Stem) > 0 && b.D.Stem[len(b.D.Stem)-1].Block == first.Block {
		return
	}
	for _, l := range b.D.Trailing {
		if l.Cell() && l.Block == first.Block && !l.Empty() {
			b.Report(finding.ChoicesMissing, finding.Warning, l, "A cell of the table with the choices is no choice; check whether its label is right.")
		}
	}
}

// labelLine shows an empty choice by its label: the choices are in a picture.
func labelLine(c draft.Choice) line.Line {
	text := c.Label.Text
	if text == "" {
		text = "?"
	}
	return line.NewLine(c.Lines[0], []page.Run{{Text: text}})
}

// StripOf tells which marks of choices were evidence or cover whole choices,
// and so are not content.
func StripOf(d draft.Draft, v vote.Verdict) flatten.Shape {
	var s flatten.Shape
	for _, m := range v {
		s.Bold = s.Bold || m.Kind == quiz.ByBold
		s.Italic = s.Italic || m.Kind == quiz.ByItalic
		s.Underline = s.Underline || m.Kind == quiz.ByUnderline
	}
	all := func(kind quiz.EvidenceKind) bool {
		for _, c := range d.Choices {
			if c.Marks[rewrite.Mark{Kind: kind}] {
				return true
			}
		}
		return false
	}
	s.Bold = s.Bold || all(quiz.ByBold)
	s.Underline = s.Underline || all(quiz.ByUnderline)
	return s
}

// TakesSeveral reports whether the question says that several choices may be
// right.
func (b *Builder) TakesSeveral() bool {
	if b.D.Single {
		return false
	}
	return b.D.Multiple || b.says(b.R.Multiple)
}

// claims gathers every piece of evidence for the key, explicit ones first.
func (b *Builder) claims() []KeyClaim {
	out := b.listClaims(nil, b.R.Given)
	var below []KeyClaim
	for _, n := range b.answers() {
		if c, ok := b.answerClaim(n); ok {
			below = append(below, c)
		}
	}
	if listed := b.listClaims(nil, b.R.Keys); quarrel(below) {
		out = append(append(out, listed...), below...)
	} else {
		out = append(append(out, below...), listed...)
	}
	if b.D.Label.Key != "" {
		if p, ok := b.R.Pick(*b.D, b.D.Label.Key); ok {
			out = append(out, KeyClaim{quiz.ByLabel, p.Keys, b.Item.Position, b.D.Label.Text + " (" + b.D.Label.Key + ")"})
		}
	}
	if b.D.StemKey != "" {
		if p, ok := b.R.Pick(*b.D, b.D.StemKey); ok {
			out = append(out, KeyClaim{quiz.ByText, p.Keys, b.Item.Position, b.D.StemKey})
		}
	}
	if out = append(out, b.MarkClaims()...); len(out) == 0 {
		out = b.whyClaim()
	}
	return out
}

// quarrel reports whether the answers below a question name different ones: some of
// them are of other questions then, and a list of answers knows better.
func quarrel(below []KeyClaim) bool {
	return slices.ContainsFunc(below, func(c KeyClaim) bool { return !slices.Equal(c.Keys, below[0].Keys) })
}

// listClaims adds what a list of answers says.
func (b *Builder) listClaims(out []KeyClaim, list draft.KeyList) []KeyClaim {
	e, ok := list.Entry(b.D)
	if !ok || e.Value.Text == "" {
		return out
	}
	if e.Rival != "" {
		b.Report(finding.KeyConflict, finding.Warning, e.Value, "The answer key gives this question two answers, %q and %q, so neither was followed.", e.Value.Text, e.Rival)
		return out
	}
	p, ok := draft.Picked{}, false
	if !b.R.SaysOfEach(list, *b.D, e.Value) {
		p, ok = b.R.Pick(*b.D, e.Value.Text)
	}
	if len(e.Texts) > 0 {
		p, ok = AllByText(*b.D, e.Texts)
	}
	if t, said := b.R.TruthOf(e.Value.Text, true); !ok && said {
		if k := b.truthIndex(t.Value); k >= 0 {
			p, ok = draft.Picked{Keys: []int{k}}, true
		}
	}
	if !ok {
		p, ok = b.R.RightPart(*b.D, e.Value)
	}
	if !ok {
		b.Report(finding.KeyUnmatched, finding.Warning, e.Value, "The answer key names %q, which is none of the choices.", e.Value.Text)
		return out
	}
	if b.leavesOpen(p, e.Value) {
		return out
	}
	b.Explain(p.Rest)
	return append(out, KeyClaim{quiz.ByKeySection, p.Keys, e.Value.Pos(), e.Quote()})
}

// AllByText finds the choices that have the texts of a copy's.
func AllByText(d draft.Draft, texts []string) (draft.Picked, bool) {
	var p draft.Picked
	for _, text := range texts {
		k := draft.ChoiceByText(d, text)
		if k < 0 {
			return draft.Picked{}, false
		}
		p.Keys = append(p.Keys, k)
	}
	p.Keys = draft.UniqueSorted(p.Keys)
	return p, true
}

func (b *Builder) answerClaim(n line.Note) (KeyClaim, bool) {
	kind := quiz.ByAnswerLine
	if n.Column {
		kind = quiz.ByColumn
	}
	p, ok := b.R.Pick(*b.D, n.Value.Text)
	if !ok {
		if t, isTruth := b.R.TruthOf(n.Value.Text, true); isTruth {
			if k := b.truthIndex(t.Value); k >= 0 {
				return KeyClaim{kind, []int{k}, n.Value.Pos(), finding.Quote(n.Value.Text)}, true
			}
		}
		b.Report(finding.KeyUnmatched, finding.Warning, n.Value, "The answer line names none of the choices.")
		return KeyClaim{}, false
	}
	if b.leavesOpen(p, n.Value) {
		return KeyClaim{}, false
	}
	b.Explain(p.Rest)
	return KeyClaim{kind, p.Keys, n.Value.Pos(), finding.Quote(n.Value.Text)}, true
}

// truthIndex is the choice that says value, -1 for none.
func (b *Builder) truthIndex(value bool) int {
	for i, c := range b.D.Choices {
		if t, ok := b.R.TruthOf(c.Text(), false); ok && t.Value == value {
			return i
		}
	}
	return -1
}

// MarkClaims reads the marks at the choices: signs, boxes, then looks.
func (b *Builder) MarkClaims() []KeyClaim {
	var out []KeyClaim
	var signed, boxed []int
	for i, c := range b.D.Choices {
		if c.Sign != "" {
			signed = append(signed, i)
		}
		if c.Label.Check == page.Checked {
			boxed = append(boxed, i)
		}
	}
	add := func(kind quiz.EvidenceKind, keys []int) {
		if len(keys) == 0 || len(keys) == len(b.D.Choices) && kind != quiz.ByCheckBox {
			return
		}
		l := b.D.Choices[keys[0]].Lines[0]
		out = append(out, KeyClaim{kind, keys, l.Pos(), finding.Quote(l.Text)})
	}
	add(quiz.ByMarker, signed)
	add(quiz.ByCheckBox, boxed)
	if b.D.Quarrels {
		return out
	}
	for _, m := range b.R.Verdict {
		add(m.Kind, draft.Covered(*b.D, m))
	}
	return append(out, b.wholeClaims()...)
}

// Settle takes the strongest claim as the key. Weaker ones that agree are
// further evidence; one that disagrees is a conflict for a person to look at.
func (b *Builder) Settle(claims []KeyClaim) []int {
	if len(claims) == 0 {
		return nil
	}
	key := claims[0].Keys
	for _, c := range claims {
		if slices.Equal(c.Keys, key) {
			b.Item.Evidence = append(b.Item.Evidence, quiz.Evidence{Kind: c.Kind, Position: c.Pos, Quote: c.Quote})
			continue
		}
		if vote.Incidental(c.Kind) && !vote.Incidental(claims[0].Kind) && len(c.Keys) > 1 {
			continue
		}
		b.R.Findings = append(b.R.Findings, finding.Finding{Code: finding.KeyConflict, Severity: finding.Warning, Item: b.Item.ID, Position: c.Pos,
			Message: "Two marks of this question name different answers; the " + kindName(claims[0].Kind) + " was followed, not the " + kindName(c.Kind) + ".", Quote: c.Quote})
	}
	return key
}

func kindName(k quiz.EvidenceKind) string {
	switch k {
	case quiz.ByAnswerLine:
		return "answer line"
	case quiz.ByKeySection:
		return "answer key"
	case quiz.ByCheckBox:
		return "ticked box"
	case quiz.ByLabel:
		return "letter in the label"
	case quiz.ByText:
		return "letter in the question"
	case quiz.ByMarker:
		return "sign at the choice"
	case quiz.ByColumn:
		return "answer column"
	}
	return string(k)
}
