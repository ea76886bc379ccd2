package recognize

import (
	"slices"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
)

// choices builds a question with choices and its key.
func (b *builder) choices() {
	b.dropEmptyEnd()
	claims := b.claims()
	keys := b.settle(claims)
	b.doubtful(keys)
	if tf, ok := b.r.truthChoices(*b.d, keys); ok && len(keys) <= 1 {
		b.item.Response = tf
		return
	}
	c := quiz.Choice{Key: keys, Multiple: len(keys) > 1 || b.takesSeveral()}
	if len(keys) > 1 && !b.takesSeveral() {
		code, severity := finding.TypeUncertain, finding.Info
		if b.d.single {
			code, severity = finding.TwoKeysSingle, finding.Warning
		}
		b.report(code, severity, b.d.choices[keys[0]].lines[0], "%d choices are marked as right, so the question takes several answers.", len(keys))
	}
	strip := stripOf(*b.d, b.r.verdict)
	c.Choices = make([]quiz.Entry, 0, len(b.d.choices))
	for _, dc := range b.d.choices {
		entry := quiz.Entry{Content: content(dc.lines, strip)}
		if entry.Content.IsEmpty() {
			entry.Content = content([]line{labelLine(dc)}, shape{})
		}
		c.Choices = append(c.Choices, entry)
	}
	if b.d.holes {
		b.report(finding.ChoicesMissing, finding.Warning, b.d.choices[0].lines[0], "A letter is missing between two choices of this question.")
	}
	b.strayCells()
	b.repeated()
	b.item.Response = c
}

// dropEmptyEnd leaves out a letter alone behind choices that all say something: it
// was typed for one choice more.
func (b *builder) dropEmptyEnd() {
	last := len(b.d.choices) - 1
	if last < 2 {
		return
	}
	for i, c := range b.d.choices {
		if content(c.lines, shape{}).IsEmpty() != (i == last) || i == last && (c.sign != "" || c.label.mark != "") {
			return
		}
	}
	b.d.choices = b.d.choices[:last:last]
}

// repeated reports choices that read the same, which nobody can tell apart. Those
// that show a picture or a formula may differ in it.
func (b *builder) repeated() {
	seen := map[string]bool{}
	for _, dc := range b.d.choices {
		text := dc.text()
		for _, l := range dc.lines {
			for _, r := range l.runs {
				if r.Kind != page.TextRun {
					text = ""
				}
			}
		}
		if text != "" && seen[text] {
			b.report(finding.ChoicesRepeated, finding.Warning, dc.lines[0], "Two choices of this question read the same.")
			return
		}
		seen[text] = true
	}
}

// strayCells reports the cells of a table of choices that are none of them.
func (b *builder) strayCells() {
	first := b.d.choices[0].lines[0]
	if !first.cell() || len(b.d.stem) > 0 && b.d.stem[len(b.d.stem)-1].block == first.block {
		return
	}
	for _, l := range b.d.trailing {
		if l.cell() && l.block == first.block && !l.empty() {
			b.report(finding.ChoicesMissing, finding.Warning, l, "A cell of the table with the choices is no choice; check whether its label is right.")
		}
	}
}

// labelLine shows an empty choice by its label: the choices are in a picture.
func labelLine(c draftChoice) line {
	text := c.label.text
	if text == "" {
		text = "?"
	}
	return newLine(c.lines[0], []page.Run{{Text: text}})
}

// stripOf tells which marks of choices were evidence or cover whole choices,
// and so are not content.
func stripOf(d draft, v verdict) shape {
	var s shape
	for _, m := range v {
		s.bold = s.bold || m.kind == quiz.ByBold
		s.italic = s.italic || m.kind == quiz.ByItalic
		s.underline = s.underline || m.kind == quiz.ByUnderline
	}
	all := func(kind quiz.EvidenceKind) bool {
		for _, c := range d.choices {
			if c.marks[mark{kind: kind}] {
				return true
			}
		}
		return false
	}
	s.bold = s.bold || all(quiz.ByBold)
	s.underline = s.underline || all(quiz.ByUnderline)
	return s
}

// takesSeveral reports whether the question says that several choices may be
// right.
func (b *builder) takesSeveral() bool {
	if b.d.single {
		return false
	}
	return b.d.multiple || b.says(b.r.multiple)
}

// claims gathers every piece of evidence for the key, explicit ones first.
func (b *builder) claims() []keyClaim {
	out := b.listClaims(nil, b.r.given)
	for _, n := range b.answers() {
		if c, ok := b.answerClaim(n); ok {
			out = append(out, c)
		}
	}
	out = b.listClaims(out, b.r.keys)
	if b.d.label.key != "" {
		if p, ok := b.r.pick(*b.d, b.d.label.key); ok {
			out = append(out, keyClaim{quiz.ByLabel, p.keys, b.item.Position, b.d.label.text + " (" + b.d.label.key + ")"})
		}
	}
	if b.d.stemKey != "" {
		if p, ok := b.r.pick(*b.d, b.d.stemKey); ok {
			out = append(out, keyClaim{quiz.ByText, p.keys, b.item.Position, b.d.stemKey})
		}
	}
	if out = append(out, b.markClaims()...); len(out) == 0 {
		out = b.whyClaim()
	}
	return out
}

// listClaims adds what a list of answers says.
func (b *builder) listClaims(out []keyClaim, list keyList) []keyClaim {
	e, ok := list.entry(b.d)
	if !ok || e.value.text == "" {
		return out
	}
	if e.rival != "" {
		b.report(finding.KeyConflict, finding.Warning, e.value, "The answer key gives this question two answers, %q and %q, so neither was followed.", e.value.text, e.rival)
		return out
	}
	p, ok := b.r.pick(*b.d, e.value.text)
	if len(e.texts) > 0 {
		p, ok = allByText(*b.d, e.texts)
	}
	if t, said := b.r.truthOf(e.value.text, true); !ok && said {
		if k := b.truthIndex(t.value); k >= 0 {
			p, ok = picked{keys: []int{k}}, true
		}
	}
	if !ok {
		b.report(finding.KeyUnmatched, finding.Warning, e.value, "The answer key names %q, which is none of the choices.", e.value.text)
		return out
	}
	if b.leavesOpen(p, e.value) {
		return out
	}
	b.explain(p.rest)
	return append(out, keyClaim{quiz.ByKeySection, p.keys, e.value.pos(), e.quote()})
}

// allByText finds the choices that have the texts of a copy's.
func allByText(d draft, texts []string) (picked, bool) {
	var p picked
	for _, text := range texts {
		k := choiceByText(d, text)
		if k < 0 {
			return picked{}, false
		}
		p.keys = append(p.keys, k)
	}
	p.keys = uniqueSorted(p.keys)
	return p, true
}

func (b *builder) answerClaim(n note) (keyClaim, bool) {
	kind := quiz.ByAnswerLine
	if n.column {
		kind = quiz.ByColumn
	}
	p, ok := b.r.pick(*b.d, n.value.text)
	if !ok {
		if t, isTruth := b.r.truthOf(n.value.text, true); isTruth {
			if k := b.truthIndex(t.value); k >= 0 {
				return keyClaim{kind, []int{k}, n.value.pos(), finding.Quote(n.value.text)}, true
			}
		}
		b.report(finding.KeyUnmatched, finding.Warning, n.value, "The answer line names none of the choices.")
		return keyClaim{}, false
	}
	if b.leavesOpen(p, n.value) {
		return keyClaim{}, false
	}
	b.explain(p.rest)
	return keyClaim{kind, p.keys, n.value.pos(), finding.Quote(n.value.text)}, true
}

// truthIndex is the choice that says value, -1 for none.
func (b *builder) truthIndex(value bool) int {
	for i, c := range b.d.choices {
		if t, ok := b.r.truthOf(c.text(), false); ok && t.value == value {
			return i
		}
	}
	return -1
}

// markClaims reads the marks at the choices: signs, boxes, then looks.
func (b *builder) markClaims() []keyClaim {
	var out []keyClaim
	var signed, boxed []int
	for i, c := range b.d.choices {
		if c.sign != "" {
			signed = append(signed, i)
		}
		if c.label.check == page.Checked {
			boxed = append(boxed, i)
		}
	}
	add := func(kind quiz.EvidenceKind, keys []int) {
		if len(keys) == 0 || len(keys) == len(b.d.choices) && kind != quiz.ByCheckBox {
			return
		}
		l := b.d.choices[keys[0]].lines[0]
		out = append(out, keyClaim{kind, keys, l.pos(), finding.Quote(l.text)})
	}
	add(quiz.ByMarker, signed)
	add(quiz.ByCheckBox, boxed)
	if b.d.quarrels {
		return out
	}
	for _, m := range b.r.verdict {
		add(m.kind, covered(*b.d, m))
	}
	return append(out, b.wholeClaims()...)
}

// settle takes the strongest claim as the key. Weaker ones that agree are
// further evidence; one that disagrees is a conflict for a person to look at.
func (b *builder) settle(claims []keyClaim) []int {
	if len(claims) == 0 {
		return nil
	}
	key := claims[0].keys
	for _, c := range claims {
		if slices.Equal(c.keys, key) {
			b.item.Evidence = append(b.item.Evidence, quiz.Evidence{Kind: c.kind, Position: c.pos, Quote: c.quote})
			continue
		}
		if incidental(c.kind) && !incidental(claims[0].kind) && len(c.keys) > 1 {
			continue
		}
		b.r.findings = append(b.r.findings, finding.Finding{Code: finding.KeyConflict, Severity: finding.Warning, Item: b.item.ID, Position: c.pos,
			Message: "Two marks of this question name different answers; the " + kindName(claims[0].kind) + " was followed, not the " + kindName(c.kind) + ".", Quote: c.quote})
	}
	return key
}

// incidental marks are often only style.
func incidental(k quiz.EvidenceKind) bool {
	return k == quiz.ByBold || k == quiz.ByItalic || k == quiz.ByUnderline || k == quiz.ByShading
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
