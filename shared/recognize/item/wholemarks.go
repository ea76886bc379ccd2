package item

import (
	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/rewrite"
	"formwright/shared/recognize/vote"
)

// wholeClaims reads a question all of whose choices carry the mark of right ones:
// all of them are right where it takes several answers, and where one of them says
// so that one is.
func (b *Builder) wholeClaims() []KeyClaim {
	kind, ok := b.wholly()
	if !ok {
		return nil
	}
	keys := make([]int, 0, len(b.D.Choices))
	for k, c := range b.D.Choices {
		if draft.SaysAbove(c, draft.AllAbove()) && !draft.SaysAbove(c, draft.NoneAbove()) {
			keys = append(keys[:0], k)
			break
		}
		if b.TakesSeveral() {
			keys = append(keys, k)
		}
	}
	if len(keys) == 0 {
		return nil
	}
	l := b.D.Choices[keys[0]].Lines[0]
	return []KeyClaim{{kind, keys, l.Pos(), finding.Quote(l.Text)}}
}

// wholly finds a mark of right choices that all choices of the question carry:
// signs, ticks, a colour or a highlight. Bold may be the style of the question.
func (b *Builder) wholly() (quiz.EvidenceKind, bool) {
	signed, ticked := 0, 0
	marked := map[rewrite.Mark]int{}
	for _, c := range b.D.Choices {
		if c.Sign != "" && c.Sign != "letter" {
			signed++
		}
		if c.Label.Check == page.Checked {
			ticked++
		}
		for m := range c.Marks {
			marked[m]++
		}
	}
	n := len(b.D.Choices)
	if signed == n {
		return quiz.ByMarker, true
	}
	if ticked > 0 {
		return "", false // boxes are claims of their own
	}
	for _, m := range b.R.Verdict {
		if marked[m] == n && !vote.Incidental(m.Kind) {
			return m.Kind, true
		}
	}
	return "", false
}

// doubtful says why the marks of a question without a key were not followed.
func (b *Builder) doubtful(keys []int) {
	if len(keys) > 0 || b.D.Doubt == "" {
		return
	}
	l := b.D.Choices[0].Lines[0]
	for _, c := range b.D.Choices {
		if len(c.Marks) > 0 {
			l = c.Lines[0]
			break
		}
	}
	code := finding.NoKey
	if b.D.Quarrels {
		code = finding.KeyConflict
	}
	b.Report(code, finding.Warning, l, "%s", b.D.Doubt)
	if b.R.explained == nil {
		b.R.explained = map[string]bool{}
	}
	b.R.explained[b.Item.ID] = true
}
