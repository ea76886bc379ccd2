package item

import (
	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
)

// markedTruth adds what a marked word says to an answer that is given in words.
func (b *Builder) markedTruth(s draft.Statement, value bool, kind quiz.EvidenceKind) {
	switch {
	case s.Marked.Kind == "":
	case *s.Key == value:
		b.Evidence(s.Marked.Kind, s.Marked.Word)
	default:
		b.Report(finding.KeyConflict, finding.Warning, s.Marked.Word, "Two marks of this question name different answers; the %s was followed, not the %s.", kindName(kind), kindName(s.Marked.Kind))
	}
}
