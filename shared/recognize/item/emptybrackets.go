package item

import (
	"formwright/shared/recognize/flatten"
)

// dropEmptyBrackets takes 【 】 off the end of a stem: room for the answer. Right
// behind a Latin word they call a function, "main()".
func (b *Builder) dropEmptyBrackets() {
	for i, l := range b.D.Stem {
		if m := flatten.EmptyAtEnd.FindStringIndex(l.Text); m != nil && m[0] > 0 && !flatten.CallAtEnd.MatchString(l.Text) {
			b.D.Stem[i] = l.Cut(0, m[0])
		}
	}
}
