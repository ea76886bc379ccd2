package recognize

// lastYear is the highest number that labels a question by itself: those above
// are years more often.
const lastYear = 2000

// highNumber reads a label above lastYear. It takes a document that has counted
// up to the number before: highest is the highest label so far.
func highNumber(l line, highest int) (questionLabel, bool) {
	if highest < lastYear || l.kind != textLine || l.label != nil {
		return questionLabel{}, false
	}
	q, ok := plainNumberLabel(l.text, highest+1)
	if !ok || q.number != highest+1 || !q.signed() {
		return questionLabel{}, false
	}
	return q, true
}

// signed reports whether a plain number has a sign of its own behind it.
func (q questionLabel) signed() bool {
	return q.kind == plainNumber && q.delim != bareDelim && q.delim != gluedDelim && q.delim != aloneDelim
}
