package recognize

// Bounds of a stem without a label that has swallowed questions before it.
const (
	longStem      = 14 // lines
	swallowedAsks = 3  // lines in it that ask
)

// lastAsked cuts from a long stem without a label the questions before it that
// nothing has shown to be such: the answer behind it is not theirs.
func lastAsked(stem []line) (before, own []line) {
	if len(stem) <= longStem {
		return nil, stem
	}
	at, asking := 0, 0
	for i, l := range stem {
		if l.kind == textLine && endsAsking(l.text) {
			asking++
			at = i
		}
	}
	if asking <= swallowedAsks || at == 0 {
		return nil, stem
	}
	return stem[:at:at], stem[at:]
}
