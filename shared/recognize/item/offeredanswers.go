package item

import (
	"strings"

	"formwright/shared/finding"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/line"
)

// leavesOpen reports whether an answer lists all choices to tick one of them:
// "A / B / C / D" names none. Where several may be right it names them all.
func (b *Builder) leavesOpen(p draft.Picked, value line.Line) bool {
	if len(p.Keys) < 3 || len(p.Keys) != len(b.D.Choices) || b.TakesSeveral() || !strings.ContainsAny(value.Text, "/|") {
		return false
	}
	b.Report(finding.KeyUnmatched, finding.Warning, value, "The answer line lists all choices of this question, so it names none of them.")
	return true
}
