package vote

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
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
	mark     rewrite.Mark
	line     int // of the stem
	from, to int // runs
	text     string
}

// wordVote reads sentences whose answer is a word in them, in another colour,
// highlighted or underlined: where nearly all questions are statements with one
// such word, all set alike, or it is set as the right choices of the other
// questions are, the word becomes a gap and its answer.
func (r *Reader) wordVote(ds []draft.Draft) {
	found := map[int]marked{}
	counts := map[rewrite.Mark]int{}
	open := 0
	right := Vote(ds)
	filling, fill := false, map[int]bool{} // under a title that announces gaps
	judging := false                       // under one that asks for the truth
	for i, d := range ds {
		if len(d.Prelude) > 0 {
			text := flatten.FoldLines(d.Prelude)
			filling = r.Filling.In(text)
			judging = !filling && (r.TruthCue.In(text) || judging && !r.Cued(text))
		}
		fill[i] = filling
		if judging {
			continue // the word is what makes the statement true or false
		}
		if len(d.Choices) > 0 || d.HasAnswer() || d.WordKind != "" {
			continue
		}
		open++
		if w, ok := r.wordIn(d, right, filling); ok {
			found[i] = w
			counts[w.mark]++
		}
	}
	for i := range ds {
		w, ok := found[i]
		if n := counts[w.mark]; !ok || !slices.Contains(right, w.mark) && !fill[i] && (n < markedItems || n*4 < open*3) {
			continue
		}
		l := ds[i].Stem[w.line]
		word := line.NewLine(l, l.Runs[w.from:w.to])
		ds[i].Word = &word
		ds[i].WordKind = w.mark.Kind
		runs := append([]page.Run(nil), l.Runs[:w.from]...)
		runs = append(append(runs, page.Run{Kind: page.BlankRun}), l.Runs[w.to:]...)
		ds[i].Stem[w.line] = line.NewLine(l, runs)
	}
}

// wordIn finds the one marked word inside a statement that asks nothing; where gaps
// are announced, the words of a sentence are no question.
func (r *Reader) wordIn(d draft.Draft, right Verdict, filling bool) (marked, bool) {
	last := len(d.Stem) - 1
	if last < 0 || last >= markedLines || !filling && d.Asks() || !answerkey.EndsSentence(d.Stem[last].Text) || !filling && r.Cued(d.Stem[0].Text) || r.HasFrontPair(d.Stem[0]) {
		return marked{}, false
	}
	var words []marked
	for k, l := range d.Stem {
		if l.Kind != line.TextLine {
			return marked{}, false
		}
		words = append(words, stretches(k, l.Runs, right)...)
	}
	if len(words) != 1 {
		return marked{}, false
	}
	text := strings.TrimSpace(words[0].text)
	return words[0], text != "" && !lexicon.IsLonger(text, markedLength) && len(text)*2 < len(d.Stem[words[0].line].Text)
}

// stretches lists the stretches of a line that are set apart.
func stretches(k int, runs []page.Run, right Verdict) (out []marked) {
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

// SetApart is the mark of a run that is coloured, highlighted or underlined; of
// several the one that right choices have.
func setApart(r page.Run, right Verdict) (rewrite.Mark, bool) {
	if r.Kind != page.TextRun || strings.TrimSpace(r.Text) == "" {
		return rewrite.Mark{}, false
	}
	marks := rewrite.RunMarks(r.Marks)
	for _, m := range marks {
		if slices.Contains(right, m) {
			return m, true
		}
	}
	for _, m := range marks {
		if m.Kind == quiz.ByColour || m.Kind == quiz.ByHighlight || m.Kind == quiz.ByUnderline {
			return m, true
		}
	}
	return rewrite.Mark{}, false
}
