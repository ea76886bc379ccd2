// Package answerkey finds the list of answers in a document, and what each of
// its entries answers.
package answerkey

import "formwright/shared/recognize/flatten"

// Reader reads keys.
type Reader struct {
	flatten.Reader
}
