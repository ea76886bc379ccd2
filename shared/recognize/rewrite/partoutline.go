package rewrite

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	outlineLetter = pattern.Guarded(mayOutline, `^(?:\(([a-z])\)|([a-z])[.)])(?:\s+|$)`)
	outlineRoman  = pattern.Guarded(mayOutline, `^(?:\(([ivx]{1,5})\)|([ivx]{1,5})[.)])(?:\s+|$)`)
	// partedNumber is a number before the first part of its question, "2 (a) ...".
	partedNumber = pattern.New(`^(\d{1,2})[.)]?\s+(?:\(?a\)\s+\S)`)
	// sumOfParts is what all parts of a question are worth, "[Total: 12]".
	sumOfParts = pattern.New(`(?i)^[(\[]\s*(?:total|gesamt|suma|somme|totale|jumlah|итого|всего)(?:[^\pL)\]][^)\]]{0,30})?[)\]]$`)
	// numberedRow is a row to answer on with a number before it, "2 ........".
	numberedRow = pattern.Guarded(mayRoomRow, `^\d{1,2}[.)]?\s*[_.…]{5,}`)
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

// Outline reads papers whose questions have parts that have parts, "1 (a) (i)
// ...", each with what it is worth or room to answer: what has no parts asks,
// and what stands over parts is shared by them.
func (r *Reader) Outline(lines []line.Line) []line.Line {
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
func (r *Reader) bringsAnswer(l line.Line) bool {
	n, ok := line.NoteOf(l, r.Vocabulary)
	return ok && (n.Class == lexicon.AnswerWord || n.Class == lexicon.ModelWord) && n.Value.Text != "" && !line.IsRoom(n.Value.Text)
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
func (r *Reader) outlineOf(lines []line.Line) []*node {
	var roots []*node
	main := 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Text == "" || numberedRow.MatchString(l.Text) {
			continue
		}
		rest, at := labelledText(l)
		if q, ok := r.outlineNumber(lines, i, main); ok && (len(roots) == 0 || roots[0].worded == (q.Kind == line.WordNumber)) {
			roots, main = append(roots, &node{name: lexicon.DecimalText(q.Number), line: i, from: q.End, worded: q.Kind == line.WordNumber}), q.Number
			rest, at = l.Text[q.End:], q.End
		}
		if len(roots) > 0 {
			roots[len(roots)-1].take(i, rest, at)
		}
	}
	return roots
}

// outlineNumber is the number of a question that line i begins with: it counts on,
// or the first part of the question comes next.
func (r *Reader) outlineNumber(lines []line.Line, i, main int) (line.QuestionLabel, bool) {
	l := lines[i]
	if m := partedNumber.FindStringSubmatch(l.Text); m != nil && l.Label == nil {
		return line.QuestionLabel{Kind: line.PlainNumber, Number: line.LastNumber(m[1]), End: strings.IndexAny(l.Text, "(a")}, true
	}
	q, ok := l.QuestionLabel(r.Vocabulary)
	if !ok || q.Kind != line.PlainNumber && q.Kind != line.WordNumber || q.Number == 0 || l.Text[0] == '[' {
		return q, false
	}
	if sign, _ := signAt(outlineLetter, l.Text[q.End:]); sign == "a" {
		return q, true
	}
	alone := q.Kind == line.PlainNumber && !HasWords(l.Text[q.End:])
	return q, !alone && !l.Cell() && (q.Number == main+1 || r.leadsToPart(lines[i+1:]))
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
	if line.RomanValue(strings.ToUpper(sign)) == len(over.kids)+1 {
		over.kids = append(over.kids, &node{name: over.name + "(" + sign + ")", line: i, from: at + end, roman: true})
	}
}

// labelledText is a line with its automatic label as if that were typed, and by
// how much its text is shifted.
func labelledText(l line.Line) (text string, shift int) {
	if l.Label == nil || l.Label.Format == page.Bullet {
		return l.Text, 0
	}
	label := strings.TrimSpace(l.Label.Text) + " "
	return label + l.Text, -len(label)
}

func signAt(form pattern.Pattern, s string) (sign string, end int) {
	m := form.FindStringSubmatch(s)
	if m == nil {
		return "", 0
	}
	return m[1] + m[2], len(m[0])
}

// leadsToPart reports whether the first label of lines is that of a first part.
func (r *Reader) leadsToPart(lines []line.Line) bool {
	for _, l := range lines[:min(len(lines), partsReach)] {
		text, _ := labelledText(l)
		if sign, _ := signAt(outlineLetter, text); sign != "" {
			return sign == "a"
		}
		if _, ok := l.QuestionLabel(r.Vocabulary); ok {
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
func partedRoots(lines []line.Line, roots []*node) []*node {
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
func (n *node) evident(lines []line.Line, end int) bool {
	return slices.ContainsFunc(lines[n.line:min(end, len(lines))], func(l line.Line) bool {
		return l.Kind == line.TextLine && (closesQuestion(l) || line.BracketPoints.MatchString(l.Text))
	})
}

// closesQuestion reports whether a line ends with room to answer or with what the
// question is worth.
func closesQuestion(l line.Line) bool {
	if l.Kind != line.TextLine {
		return false
	}
	if line.IsRoom(l.Text) || answerRoom.MatchString(l.Text) || line.BarePoints.MatchString(l.Text) || solePointsLine.MatchString(l.Text) {
		return true
	}
	at := line.BracketPoints.FindStringIndex(l.Text)
	return at != nil && at[0] > 0 && at[1] == len(l.Text)
}

// solePointsLine is points that a pass before has set on a line of their own.
var solePointsLine = pattern.New(`^Points: \d`)

// mayRoomRow looks for a stroke or dot behind the number at the front and its sign.
func mayRoomRow(s string) bool {
	rest := lexicon.BehindDigits(s)
	if rest != "" && (rest[0] == '.' || rest[0] == ')') {
		rest = rest[1:]
	}
	rest = strings.TrimLeft(rest, lexicon.Whitespace)
	return rest != "" && (rest[0] == '_' || rest[0] == '.' || rest[0] >= utf8.RuneSelf)
}

// HasWords reports whether a text is more than the signs of quantities over the
// columns of a table, "P ___ v".
func HasWords(text string) bool {
	for word := range strings.FieldsFuncSeq(text, func(c rune) bool { return c == '_' || unicode.IsSpace(c) }) {
		if utf8.RuneCountInString(word) > 1 && strings.ContainsFunc(word, unicode.IsLetter) {
			return true
		}
	}
	return false
}
