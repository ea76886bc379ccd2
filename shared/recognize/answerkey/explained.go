package answerkey

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// explainedEntries reads a section of explanations that name the answers: a
// heading such as "Explanations" and, behind it, "1. The correct answer is B.
// ..." for every question. Without numbers they are counted.
func (r *Reader) explainedEntries(lines []line.Line, at int) (entries []KeyEntry, end int) {
	l := lines[at]
	if _, ok := r.Vocabulary.Is(l.Text, lexicon.ExplainWord, lexicon.KeyHeading); !ok || l.Kind != line.TextLine {
		return nil, at
	}
	for end = at + 1; end < len(lines); end++ {
		e, ok := r.explainedEntry(lines[end], len(entries)+1)
		switch {
		case ok:
			entries = append(entries, e)
		case len(entries) > 0 && lines[end].Kind == line.TextLine && !r.EndsKey(lines[end]) && !lines[end].Gap && len(KeysOf(lines[end])) == 0:
			entries[len(entries)-1].Why = append(entries[len(entries)-1].Why, lines[end])
		default:
			return entries, end
		}
	}
	return entries, end
}

// explainedEntry reads one answer with its explanation, numbered or the n-th.
func (r *Reader) explainedEntry(l line.Line, n int) (KeyEntry, bool) {
	e := KeyEntry{Number: n, Value: l}
	if found := KeysOf(l); len(found) == 1 {
		e = found[0]
	}
	note, ok := line.NoteOf(e.Value, r.Vocabulary)
	return e, ok && note.Class == lexicon.AnswerWord && note.Value.Text != ""
}
