package recognize

import (
	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
)

// wholeClaims reads a question all of whose choices carry the mark of right ones:
// all of them are right where it takes several answers, and where one of them says
// so that one is.
func (b *builder) wholeClaims() []keyClaim {
	kind, ok := b.wholly()
	if !ok {
		return nil
	}
	keys := make([]int, 0, len(b.d.choices))
	for k, c := range b.d.choices {
		if saysAbove(c, allAbove()) && !saysAbove(c, noneAbove()) {
			keys = append(keys[:0], k)
			break
		}
		if b.takesSeveral() {
			keys = append(keys, k)
		}
	}
	if len(keys) == 0 {
		return nil
	}
	l := b.d.choices[keys[0]].lines[0]
	return []keyClaim{{kind, keys, l.pos(), finding.Quote(l.text)}}
}

// wholly finds a mark of right choices that all choices of the question carry:
// signs, ticks, a colour or a highlight. Bold may be the style of the question.
func (b *builder) wholly() (quiz.EvidenceKind, bool) {
	signed, ticked := 0, 0
	marked := map[mark]int{}
	for _, c := range b.d.choices {
		if c.sign != "" && c.sign != "letter" {
			signed++
		}
		if c.label.check == page.Checked {
			ticked++
		}
		for m := range c.marks {
			marked[m]++
		}
	}
	n := len(b.d.choices)
	if signed == n {
		return quiz.ByMarker, true
	}
	if ticked > 0 {
		return "", false // boxes are claims of their own
	}
	for _, m := range b.r.verdict {
		if marked[m] == n && !incidental(m.kind) {
			return m.kind, true
		}
	}
	return "", false
}

// doubtful says why the marks of a question without a key were not followed.
func (b *builder) doubtful(keys []int) {
	if len(keys) > 0 || b.d.doubt == "" {
		return
	}
	l := b.d.choices[0].lines[0]
	for _, c := range b.d.choices {
		if len(c.marks) > 0 {
			l = c.lines[0]
			break
		}
	}
	code := finding.NoKey
	if b.d.quarrels {
		code = finding.KeyConflict
	}
	b.report(code, finding.Warning, l, "%s", b.d.doubt)
	if b.r.explained == nil {
		b.r.explained = map[string]bool{}
	}
	b.r.explained[b.item.ID] = true
}
