package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

var (
	outlineLetter = pattern.Guarded(mayOutline, `^(?:\(([a-z])\)|([a-z])[.)])(?:\s+|$)`)
	outlineRoman  = pattern.Guarded(mayOutline, `^(?:\(([ivx]{1,5})\)|([ivx]{1,5})[.)])(?:\s+|$)`)
	// partedNumber is a number before the first part of its question, "2 (a) ...".
	partedNumber = pattern.New(`^(\d{1,2})[.)]?\s+(?:\(?a\)\s+\S)`)
	// sumOfParts is what all parts of a question are worth, "[Total: 12]".
	sumOfParts = pattern.New(`(?i)^[(\[]\s*(?:total|gesamt|suma|somme|totale|jumlah|итого|всего)\b[^)\]]{0,30}[)\]]$`)
	// numberedRow is a row to answer on with a number before it, "2 ........".
	numberedRow = pattern.New(`^\d{1,2}[.)]?\s*[_.…]{5,}`)
)

func mayOutline(s string) bool {
	return s != "" && (s[0] == '(' || 'a' <= s[0] && s[0] <= 'z')
}

// node is a label of an outlined paper with the lines it leads.
type node struct {
	name   string // with the labels over it, "2(b)(i)"
	line   int
	from   int // behind the label, in the line's text
	kids   []*node
	worded bool // the label has a word
	roman  bool // it is a Roman number
	parted bool // what stands under it are parts
}

// outline reads papers whose questions have parts that have parts, "1 (a) (i)
// ...", each with what it is worth or room to answer: what has no parts asks,
// and what stands over parts is shared by them.
func (r *recognizer) outline(lines []line) []line {
	roots := partedRoots(lines, r.outlineOf(lines))
	first, last := -1, -1
	deep, leaves, evident := false, 0, 0
	for i, n := range roots {
		if !n.parted {
			continue
		}
		if first < 0 {
			first = i
		}
		last, deep = i, deep || n.deep()
		n.eachLeaf(endOf(roots, i, len(lines)), func(leaf *node, to int) {
			leaves++
			if leaf.evident(lines, to) {
				evident++
			}
		})
	}
	if !deep || evident*2 < leaves || leaves < leastOutlined {
		return lines
	}
	whole := lines[roots[first].line:endOf(roots, last, len(lines))]
	if slices.ContainsFunc(whole, r.bringsAnswer) {
		return lines
	}
	w := &outliner{lines: lines, out: slices.Clone(lines[:roots[0].line])}
	return w.write(roots, first, last)
}

// bringsAnswer reports whether a line brings an answer: parts with solutions are
// read where those are.
func (r *recognizer) bringsAnswer(l line) bool {
	n, ok := noteOf(l, r.vocabulary)
	return ok && (n.class == answerWord || n.class == modelWord) && n.value.text != "" && !isRoom(n.value.text)
}

// leastOutlined is how many questions such a paper has at least.
const leastOutlined = 3

func endOf(nodes []*node, i, end int) int {
	if i+1 < len(nodes) {
		return nodes[i+1].line
	}
	return end
}

// outlineOf finds the labels of a paper. A number counts on from the one before it
// or leads to a first part; letters and Roman numbers count on from 1.
func (r *recognizer) outlineOf(lines []line) []*node {
	var roots []*node
	main := 0
	for i, l := range lines {
		if l.kind != textLine || l.text == "" || numberedRow.MatchString(l.text) {
			continue
		}
		rest, at := labelledText(l)
		if q, ok := r.outlineNumber(lines, i, main); ok && (len(roots) == 0 || roots[0].worded == (q.kind == wordNumber)) {
			roots, main = append(roots, &node{name: decimalText(q.number), line: i, from: q.end, worded: q.kind == wordNumber}), q.number
			rest, at = l.text[q.end:], q.end
		}
		if len(roots) > 0 {
			roots[len(roots)-1].take(i, rest, at)
		}
	}
	return roots
}

// outlineNumber is the number of a question that line i begins with: it counts on,
// or the first part of the question comes next.
func (r *recognizer) outlineNumber(lines []line, i, main int) (questionLabel, bool) {
	l := lines[i]
	if m := partedNumber.FindStringSubmatch(l.text); m != nil && l.label == nil {
		return questionLabel{kind: plainNumber, number: lastNumber(m[1]), end: strings.IndexAny(l.text, "(a")}, true
	}
	q, ok := l.questionLabel(r.vocabulary)
	if !ok || q.kind != plainNumber && q.kind != wordNumber || q.number == 0 || l.text[0] == '[' {
		return q, false
	}
	if sign, _ := signAt(outlineLetter, l.text[q.end:]); sign == "a" {
		return q, true
	}
	alone := q.kind == plainNumber && !hasWords(l.text[q.end:])
	return q, !alone && !l.cell() && (q.number == main+1 || r.leadsToPart(lines[i+1:]))
}

// take adds the labels of parts that a line begins with, behind its number.
func (n *node) take(i int, text string, at int) {
	romans := len(n.kids) > 0 && n.kids[0].roman
	if sign, end := signAt(outlineLetter, text); end > 0 && !romans && (int(sign[0]-'a') == len(n.kids) || sign == "a" && len(n.kids) == 1) {
		n.kids = n.kids[:sign[0]-'a'] // "(a) or (b)" may stand over them
		n.kids = append(n.kids, &node{name: n.name + "(" + sign + ")", line: i, from: at + end})
		text, at = text[end:], at+end
	}
	sign, end := signAt(outlineRoman, text)
	if end == 0 {
		return
	}
	over := n
	if len(n.kids) > 0 && !romans {
		over = n.kids[len(n.kids)-1]
	}
	if romanValue(strings.ToUpper(sign)) == len(over.kids)+1 {
		over.kids = append(over.kids, &node{name: over.name + "(" + sign + ")", line: i, from: at + end, roman: true})
	}
}

// labelledText is a line with its automatic label as if that were typed, and by
// how much its text is shifted.
func labelledText(l line) (text string, shift int) {
	if l.label == nil || l.label.Format == page.Bullet {
		return l.text, 0
	}
	label := strings.TrimSpace(l.label.Text) + " "
	return label + l.text, -len(label)
}

func signAt(form pattern.Pattern, s string) (sign string, end int) {
	m := form.FindStringSubmatch(s)
	if m == nil {
		return "", 0
	}
	return m[1] + m[2], len(m[0])
}

// leadsToPart reports whether the first label of lines is that of a first part.
func (r *recognizer) leadsToPart(lines []line) bool {
	for _, l := range lines[:min(len(lines), partsReach)] {
		text, _ := labelledText(l)
		if sign, _ := signAt(outlineLetter, text); sign != "" {
			return sign == "a"
		}
		if _, ok := l.questionLabel(r.vocabulary); ok {
			return false
		}
	}
	return false
}

// deep reports whether a part has parts itself.
func (n *node) deep() bool {
	return slices.ContainsFunc(n.kids, func(k *node) bool { return len(k.kids) > 1 })
}

// partedRoots tells which letters under numbers are parts and no choices: one of
// them has parts itself, or most have what they are worth or room to answer. The
// others are as nearly all are.
func partedRoots(lines []line, roots []*node) []*node {
	lettered, parted := 0, 0
	for i, n := range roots {
		if len(n.kids) < 2 {
			continue
		}
		lettered++
		evident := 0
		for k, kid := range n.kids {
			if kid.evident(lines, endOf(n.kids, k, endOf(roots, i, len(lines)))) {
				evident++
			}
		}
		if n.parted = n.deep() || evident*3 >= len(n.kids)*2; n.parted {
			parted++
		}
	}
	for _, n := range roots {
		n.parted = n.parted || len(n.kids) > 1 && parted*4 >= lettered*3
	}
	return roots
}

// eachLeaf calls visit with everything under a node that has no parts.
func (n *node) eachLeaf(end int, visit func(leaf *node, end int)) {
	if len(n.kids) == 0 {
		visit(n, end)
	}
	for i, k := range n.kids {
		k.eachLeaf(endOf(n.kids, i, end), visit)
	}
}

// evident reports whether a node says what it is worth or leaves room to answer it.
func (n *node) evident(lines []line, end int) bool {
	return slices.ContainsFunc(lines[n.line:min(end, len(lines))], func(l line) bool {
		return l.kind == textLine && (closesQuestion(l) || bracketPoints.MatchString(l.text))
	})
}

// closesQuestion reports whether a line ends with room to answer or with what the
// question is worth.
func closesQuestion(l line) bool {
	if l.kind != textLine {
		return false
	}
	if isRoom(l.text) || answerRoom.MatchString(l.text) || barePoints.MatchString(l.text) || solePointsLine.MatchString(l.text) {
		return true
	}
	at := bracketPoints.FindStringIndex(l.text)
	return at != nil && at[0] > 0 && at[1] == len(l.text)
}

// solePointsLine is points that a pass before has set on a line of their own.
var solePointsLine = pattern.New(`^Points: \d`)
