// Package flatten makes lines of what readers bring: paragraphs, and tables,
// which it takes for what they are: questions in rows, keys, choices, layout.
package flatten

import "formwright/shared/recognize/line"

// Reader makes lines of blocks.
type Reader struct {
	line.Reader
}
