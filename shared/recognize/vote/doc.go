// Package vote decides over all drafts of a document at once: what bullets, boxes
// and letters are, and which marks are answers.
package vote

import (
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/pattern"
)

// Reader lets the drafts vote.
type Reader struct {
	draft.Reader
	Verdict Verdict
	Bare    []*pattern.Pattern // numbers alone that mean points

	OnlyAnswers bool // the document holds answers whose questions are somewhere else
}
