package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// Words marked in sentences are answers only where at least markedItems items
// have one, and each is at most markedLength bytes.
const (
	markedItems  = 3
	markedLength = 60
	markedLines  = 3 // the stem has at most
)

// marked is a stretch of a sentence that is set apart.
type marked struct {
	mark     mark
	line     int // of the stem
	from, to int // runs
	text     string
}

// wordVote reads sentences whose answer is a word in them, in another colour,
// highlighted or underlined: where nearly all questions are statements with one
// such word, all set alike, or it is set as the right choices of the other
// questions are, the word becomes a gap and its answer.
func (r *recognizer) wordVote(ds []draft) {
	found := map[int]marked{}
	counts := map[mark]int{}
	open := 0
	right := vote(ds)
	filling, fill := false, map[int]bool{} // under a title that announces gaps
	for i, d := range ds {
		if len(d.prelude) > 0 {
			filling = r.filling.in(foldLines(d.prelude))
		}
		fill[i] = filling
		if len(d.choices) > 0 || d.hasAnswer() || d.wordKind != "" {
			continue
		}
		open++
		if w, ok := r.wordIn(d, right); ok {
			found[i] = w
			counts[w.mark]++
		}
	}
	for i := range ds {
		w, ok := found[i]
		if n := counts[w.mark]; !ok || !slices.Contains(right, w.mark) && !fill[i] && (n < markedItems || n*4 < open*3) {
			continue
		}
		l := ds[i].stem[w.line]
		ds[i].word = newLine(l, l.runs[w.from:w.to])
		ds[i].wordKind = w.mark.kind
		runs := append([]page.Run(nil), l.runs[:w.from]...)
		runs = append(append(runs, page.Run{Kind: page.BlankRun}), l.runs[w.to:]...)
		ds[i].stem[w.line] = newLine(l, runs)
	}
}

// wordIn finds the one marked word inside a statement that asks nothing.
func (r *recognizer) wordIn(d draft, right verdict) (marked, bool) {
	last := len(d.stem) - 1
	if last < 0 || last >= markedLines || d.asks() || !endsSentence(d.stem[last].text) || r.cued(d.stem[0].text) || r.hasFrontPair(d.stem[0]) {
		return marked{}, false
	}
	var words []marked
	for k, l := range d.stem {
		if l.kind != textLine {
			return marked{}, false
		}
		words = append(words, stretches(k, l.runs, right)...)
	}
	if len(words) != 1 {
		return marked{}, false
	}
	text := strings.TrimSpace(words[0].text)
	return words[0], text != "" && len(text) <= markedLength && len(text)*2 < len(d.stem[words[0].line].text)
}

// stretches lists the stretches of a line that are set apart.
func stretches(k int, runs []page.Run, right verdict) (out []marked) {
	for i, run := range runs {
		m, ok := setApart(run, right)
		if n := len(out) - 1; ok && n >= 0 && out[n].to == i && m == out[n].mark {
			out[n].to, out[n].text = i+1, out[n].text+run.Text
		} else if ok {
			out = append(out, marked{mark: m, line: k, from: i, to: i + 1, text: run.Text})
		}
	}
	return out
}

// setApart is the mark of a run that is coloured, highlighted or underlined; of
// several the one that right choices have.
func setApart(r page.Run, right verdict) (mark, bool) {
	if r.Kind != page.TextRun || strings.TrimSpace(r.Text) == "" {
		return mark{}, false
	}
	marks := runMarks(r.Marks)
	for _, m := range marks {
		if slices.Contains(right, m) {
			return m, true
		}
	}
	for _, m := range marks {
		if m.kind == quiz.ByColour || m.kind == quiz.ByHighlight || m.kind == quiz.ByUnderline {
			return m, true
		}
	}
	return mark{}, false
}
