package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// Words marked in sentences are answers only where at least markedItems items
// have one, and each is at most markedLength bytes.
const (
	markedItems  = 3
	markedLength = 60
)

// marked is a stretch of a sentence that is set apart.
type marked struct {
	mark     mark
	from, to int // runs
	text     string
}

// wordVote reads sentences whose answer is a word in them, in another colour,
// highlighted or underlined: where nearly all questions are statements with one
// such word, all set alike, the word becomes a gap and its answer.
func (r *recognizer) wordVote(ds []draft) {
	found := map[int]marked{}
	counts := map[mark]int{}
	open := 0
	for i, d := range ds {
		if len(d.choices) > 0 || d.hasAnswer() {
			continue
		}
		open++
		if w, ok := r.wordIn(d); ok {
			found[i] = w
			counts[w.mark]++
		}
	}
	for i := range ds {
		w, ok := found[i]
		if n := counts[w.mark]; !ok || n < markedItems || n*4 < open*3 {
			continue
		}
		l := ds[i].stem[0]
		ds[i].word = newLine(l, l.runs[w.from:w.to])
		ds[i].wordKind = w.mark.kind
		runs := append([]page.Run(nil), l.runs[:w.from]...)
		runs = append(append(runs, page.Run{Kind: page.BlankRun}), l.runs[w.to:]...)
		ds[i].stem[0] = newLine(l, runs)
	}
}

// wordIn finds the one marked word inside a statement that asks nothing.
func (r *recognizer) wordIn(d draft) (marked, bool) {
	if len(d.stem) != 1 || d.stem[0].kind != textLine || d.asks() || !endsSentence(d.stem[0].text) || r.cued(d.stem[0].text) || r.hasFrontPair(d.stem[0]) {
		return marked{}, false
	}
	runs := d.stem[0].runs
	var out marked
	n := 0
	for i, run := range runs {
		m, ok := setApart(run)
		switch {
		case !ok:
		case n > 0 && out.to == i && m == out.mark:
			out.to, out.text = i+1, out.text+run.Text
		default:
			n++
			out = marked{mark: m, from: i, to: i + 1, text: run.Text}
		}
	}
	text := strings.TrimSpace(out.text)
	return out, n == 1 && text != "" && len(text) <= markedLength && len(text)*2 < len(d.stem[0].text)
}

// setApart is the mark of a run that is coloured, highlighted or underlined.
func setApart(r page.Run) (mark, bool) {
	if r.Kind != page.TextRun || strings.TrimSpace(r.Text) == "" {
		return mark{}, false
	}
	for _, m := range runMarks(r.Marks) {
		if m.kind == quiz.ByColour || m.kind == quiz.ByHighlight || m.kind == quiz.ByUnderline {
			return m, true
		}
	}
	return mark{}, false
}
