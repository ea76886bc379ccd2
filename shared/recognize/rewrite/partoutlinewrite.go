package rewrite

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// outliner writes the lines of an outlined paper: a label at each question, and
// what stands over questions marked as such.
type outliner struct {
	lines, out []line.Line
	count      int         // of the questions written
	spill      []line.Line // stands behind what is worth or room to answer: over what follows
}

// write writes what stands under numbers. Those before the first with parts and
// behind the last are only numbered alike.
func (w *outliner) write(roots []*node, first, last int) []line.Line {
	for i, n := range roots {
		to := endOf(roots, i, len(w.lines))
		switch {
		case i < first || i > last:
			w.out = append(w.out, w.spill...)
			w.spill = nil
			w.numbered(n, to)
		case n.parted:
			w.under(n, to, nil)
		default:
			w.over(nil, 1)
			w.leaf(n, to)
		}
	}
	return append(w.out, w.spill...)
}

// numbered writes a question as it is, under its label.
func (w *outliner) numbered(n *node, end int) {
	w.count++
	l := unlabelled(w.lines[n.line].From(max(n.from, 0)))
	l.Gap = w.lines[n.line].Gap
	l.Label = &page.Label{Text: n.name, Format: page.Decimal, Number: w.count, List: line.OpenList}
	w.out = append(append(w.out, l), w.lines[n.line+1:end]...)
}

// under writes the parts of a node, which share what stands over them.
func (w *outliner) under(n *node, end int, shared []line.Line) {
	shared = append(shared[:len(shared):len(shared)], w.pieces(n, n.kids[0])...)
	begins := true
	for i, k := range n.kids {
		to := endOf(n.kids, i, end)
		if len(k.kids) > 1 {
			w.under(k, to, shared)
			begins = true
			continue
		}
		if begins || len(w.spill) > 0 {
			w.over(shared, leavesFrom(n.kids[i:]))
		}
		w.leaf(k, to)
		begins = false
	}
}

// leavesFrom counts the parts without parts at the front.
func leavesFrom(kids []*node) int {
	for i, k := range kids {
		if len(k.kids) > 1 {
			return i
		}
	}
	return len(kids)
}

// over writes what the next n questions share.
func (w *outliner) over(shared []line.Line, n int) {
	shared = append(shared[:len(shared):len(shared)], w.spill...)
	w.spill = nil
	for i, l := range shared {
		l.Over, l.Gap = w.count+n, l.Gap || i == 0
		w.out = append(w.out, l)
	}
}

// pieces is what stands behind the label of a node, before its first part.
func (w *outliner) pieces(n, first *node) []line.Line {
	out := w.behind(n, first.line)
	if first.line > n.line {
		return out
	}
	l := w.lines[n.line]
	text := l.Text[max(n.from, 0):max(first.from, 0)]
	if m := signOfPart.FindStringIndex(text); m != nil && m[0] > 0 {
		return []line.Line{unlabelled(l.Cut(max(n.from, 0), max(n.from, 0)+m[0]))}
	}
	return nil
}

// signOfPart is the label of a part at the end of what stands before its text.
var signOfPart = pattern.New(`\(?[a-z]{1,5}[).]\s*$`)

// behind is the lines of a node behind its label, up to a line.
func (w *outliner) behind(n *node, end int) []line.Line {
	var out []line.Line
	if end <= n.line {
		return nil
	}
	if l := unlabelled(w.lines[n.line].From(max(n.from, 0))); l.Text != "" || l.Kind != line.TextLine {
		out = append(out, l)
	}
	for _, l := range w.lines[n.line+1 : end] {
		if l.Kind != line.TextLine || !sumOfParts.MatchString(l.Text) {
			out = append(out, l)
		}
	}
	return out
}

func unlabelled(l line.Line) line.Line {
	l.Label = nil
	return l
}

// leaf writes a question: its text under its label, its worth and the room to
// answer on lines of their own. What stands behind these is over what follows.
func (w *outliner) leaf(n *node, end int) {
	w.count++
	own := end
	for own > n.line && !closesQuestion(w.lines[own-1]) {
		own--
	}
	if own == n.line || choicesIn(w.lines[own:end]) {
		own = end
	}
	from := len(w.out)
	for _, l := range w.behind(n, own) {
		w.out = append(w.out, answerApart(l)...)
	}
	if from == len(w.out) {
		w.out = append(w.out, unlabelled(w.lines[n.line].From(max(n.from, 0))))
	}
	open := slices.ContainsFunc(w.out[from:], func(l line.Line) bool { return l.Text == roomText })
	for i := range w.out[from:] {
		w.out[from+i].Inside, w.out[from+i].Open = i > 0, open
	}
	w.out[from].Label = &page.Label{Text: n.name, Format: page.Decimal, Number: w.count, List: line.OpenList}
	for _, l := range w.lines[own:end] {
		if l.Kind != line.TextLine || !sumOfParts.MatchString(l.Text) {
			w.spill = append(w.spill, l)
		}
	}
}

func choicesIn(lines []line.Line) bool {
	for _, l := range lines {
		if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
			return true
		}
	}
	return false
}

// answerRoom is room for an answer at the end of a line, and what it is worth.
var answerRoom = pattern.New(`[_.…]{20,}\s*\.?(\s*\[\s*\d{1,2}\s*\])?$`)

// answerApart parts room and worth at the end of a line from its text.
func answerApart(l line.Line) []line.Line {
	if l.Kind != line.TextLine {
		return []line.Line{l}
	}
	var out []line.Line
	worth := line.BarePoints.FindStringSubmatch(l.Text)
	if m := answerRoom.FindStringIndex(l.Text); m != nil {
		if numberedRow.MatchString(l.Text) {
			m[0] = 0
		}
		if m[0] > 0 {
			out = append(out, l.Cut(0, m[0]))
		}
		out = append(out, line.NewLine(unlabelled(l), []page.Run{{Text: roomText}}))
	} else if worth != nil {
		if at := len(l.Text) - len(worth[0]); at > 0 {
			out = append(out, l.Cut(0, at))
		}
	} else {
		return []line.Line{l}
	}
	if worth != nil {
		out = append(out, line.NewLine(unlabelled(l), []page.Run{{Text: "Points: " + worth[1]}}))
	}
	return out
}

// roomText is a row to answer on.
const roomText = "____________________"
