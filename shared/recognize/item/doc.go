// Package item makes the items of a quiz of drafts, with the evidence of their
// answers.
package item

import "formwright/shared/recognize/vote"

// Reader builds items.
type Reader struct {
	vote.Reader
	explained map[string]bool // items without a key of which a finding says why
}
