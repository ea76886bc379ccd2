package recognize

import "formwright/shared/recognize/pattern"

// dropEmptyBrackets takes 【 】 off the end of a stem: room for the answer. Right
// behind a Latin word they call a function, "main()".
func (b *builder) dropEmptyBrackets() {
	for i, l := range b.d.stem {
		if m := emptyAtEnd.FindStringIndex(l.text); m != nil && m[0] > 0 && !callAtEnd.MatchString(l.text) {
			b.d.stem[i] = l.cut(0, m[0])
		}
	}
}

var (
	emptyAtEnd = pattern.Guarded(pattern.EndsWith(")", whitespace), `\s*(?:【\s*】|[(（]\s*[)）])\s*$`)
	callAtEnd  = pattern.Guarded(pattern.EndsWith(")", whitespace), `[A-Za-z0-9_]\(\)\s*$`)
)
