// Package slide puts the blocks of slides and lessons in the order in which they
// ask and answer, before they are lines.
package slide

import "formwright/shared/recognize/coded"

// Reader reads slides.
type Reader struct {
	coded.Reader
}
