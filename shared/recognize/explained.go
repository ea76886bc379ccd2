package recognize

// explainedEntries reads a section of explanations that name the answers: a
// heading such as "Explanations" and, behind it, "1. The correct answer is B.
// ..." for every question. Without numbers they are counted.
func (r *recognizer) explainedEntries(lines []line, at int) (entries []keyEntry, end int) {
	l := lines[at]
	if _, ok := r.vocabulary.is(l.text, explainWord, keyHeading); !ok || l.kind != textLine {
		return nil, at
	}
	for end = at + 1; end < len(lines); end++ {
		e, ok := r.explainedEntry(lines[end], len(entries)+1)
		switch {
		case ok:
			entries = append(entries, e)
		case len(entries) > 0 && lines[end].kind == textLine && !r.endsKey(lines[end]) && !lines[end].gap && len(keysOf(lines[end])) == 0:
			entries[len(entries)-1].why = append(entries[len(entries)-1].why, lines[end])
		default:
			return entries, end
		}
	}
	return entries, end
}

// explainedEntry reads one answer with its explanation, numbered or the n-th.
func (r *recognizer) explainedEntry(l line, n int) (keyEntry, bool) {
	e := keyEntry{number: n, value: l}
	if found := keysOf(l); len(found) == 1 {
		e = found[0]
	}
	note, ok := noteOf(e.value, r.vocabulary)
	return e, ok && note.class == answerWord && note.value.text != ""
}
