package coded

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// part is what a line of a coded test is.
type part uint8

const (
	plainPart part = iota // a further line of what stands before it
	stemPart
	rightPart
	wrongPart
	choicePart // a choice that is not said to be right or wrong
	skippedPart
)

// coding is a way of writing a test for a program: every line says by a sign what
// it is. Test programs of schools and universities each have one.
type coding interface {
	// read says what a line is and how many bytes of sign it begins with.
	read(l line.Line) (part, int)
}

// Coded writes a coded test the way printed tests are written: numbered stems and
// lettered choices, the right ones starred.
func (r *Reader) Coded(lines []line.Line) ([]line.Line, bool) {
	apart := tagsApart(lines)
	parts, lengths := make([]part, len(apart)), make([]int, len(apart)) // used anew for every code
	codes := []coding{tagCode{}, letterCode{}, ruleCode{}}
	if slices.ContainsFunc(lines, opensWithSign) { // the others have nothing to read
		codes = append(codes, signCodes()...)
	}
	for _, c := range codes {
		in := lines
		switch code := c.(type) {
		case ruleCode:
			in = ruledWhole(lines)
			c = ruleCode{open: !slices.ContainsFunc(in, isHashed)}
		case tagCode:
			in = tagsWhole(apart)
		case signCode:
			if code.wrong == "~" {
				in = withoutColons(lines)
			}
		}
		if out, ok := r.decodeAs(in, parts, lengths, c); ok {
			return out, true
		}
	}
	if in, c, ok := framedLines(lines); ok {
		if out, ok := r.decodeAs(in, parts, lengths, c); ok {
			return out, true
		}
	}
	if c, ok := wordsBeforeChoices(lines); ok {
		if out, ok := r.decodeAs(lines, parts, lengths, c); ok {
			return out, true
		}
	}
	return nil, false
}

// group is one question of a coded test.
type group struct {
	stem    int   // its first line; the stem goes on to the first choice
	choices []int // first lines
	right   int
	wrong   int
	end     int
	signed  bool // the stem has a sign
	lone    bool // its one choice is its answer
}

// decodeAs reads lines under a code; false when too few of them follow it.
func (r *Reader) decodeAs(lines []line.Line, parts []part, lengths []int, c coding) ([]line.Line, bool) {
	parts, lengths = parts[:len(lines)], lengths[:len(lines)] // of every code a few less
	coded := false
	_, tagged := c.(tagCode)
	for i, l := range lines {
		parts[i], lengths[i] = plainPart, 0
		if l.Kind == line.TextLine && (l.Label == nil || tagged) {
			parts[i], lengths[i] = c.read(l)
		}
		coded = coded || parts[i] >= rightPart
	}
	if !coded {
		return nil, false
	}
	groups := groupsOf(parts)
	if c, ok := c.(signCode); ok {
		if !c.fits(groups) {
			return nil, false
		}
		if cut, ok := c.gluedSigns(lines, groups); ok {
			return r.decodeAs(cut, make([]part, len(cut)), make([]int, len(cut)), c)
		}
	}
	if fill(lines, parts, groups) {
		groups = groupsOf(parts)
	}
	alone(groups, c)
	whole, signed := 0, 0
	for _, g := range groups {
		if g.whole() || g.lone {
			whole++
		}
		if g.signed {
			signed++
		}
	}
	if whole < 2 || whole*5 < len(groups)*4 {
		return nil, false
	}
	return r.asPrinted(lines, parts, lengths, groups, signed*5 >= len(groups)*3), true
}

// alone marks the questions whose only choice is their answer: it is said to be
// right, or hardly any question of the test has more, as where somebody kept the
// right ones to learn them. Only codes that name their parts are sure enough.
func alone(groups []group, c coding) {
	switch c.(type) {
	case tagCode, letterCode:
	default:
		return
	}
	single := func(g group) bool { return len(g.choices) == 1 && g.signed && g.wrong == 0 }
	kept, told := 0, 0
	for _, g := range groups {
		if single(g) {
			kept++
		} else if g.right > 0 || !g.whole() {
			told++
		}
	}
	learnt := kept*10 >= len(groups)*8 || kept >= leastLone && told*20 <= len(groups)
	for i, g := range groups {
		groups[i].lone = single(g) && (g.right == 1 || learnt)
	}
}

// leastLone is how many answers without other choices are no slips, where nothing
// says which choices of the other questions are right.
const leastLone = 5

// fill takes lines without a sign among the choices, or with that of a stem behind
// one that asks, for choices whose sign was forgotten, where every stem has its sign;
// it reports whether there were any. A question that has as many choices as most
// others has them all.
func fill(lines []line.Line, parts []part, groups []group) bool {
	signed := 0
	for _, g := range groups {
		if g.signed {
			signed++
		}
	}
	if signed < 2 || signed*10 < len(groups)*9 {
		return false
	}
	usual := usualChoices(groups)
	filled := false
	for n, g := range groups {
		if asked := g.stem - 1; asked >= 0 && parts[asked] == stemPart && flatten.ClosesStem(lines[asked].Text) && !flatten.ClosesStem(lines[g.stem].Text) && len(g.choices)+1 == usual {
			parts[g.stem], filled = choicePart, true // the sign of a stem by a slip
			continue
		}
		end := len(lines)
		if n+1 < len(groups) {
			end = groups[n+1].stem
			if parted(lines, g, groups[n+1], usual) {
				end++
			}
		}
		for i := g.end; i < end && parts[i] == plainPart && lines[i].Kind == line.TextLine && !lines[i].Gap && !lines[i].Soft && !lines[i].Heading() && !flatten.ClosesStem(lines[i].Text); i++ {
			if len(g.choices)+i-g.end >= maxCoded || len(g.choices) == usual {
				break
			}
			parts[i], filled = choicePart, true
		}
	}
	return filled
}

// usualChoices is how many choices most questions have, 0 where they have what they
// like.
func usualChoices(groups []group) int {
	counts, usual := map[int]int{}, 0
	for _, g := range groups {
		n := len(g.choices)
		if counts[n]++; counts[n] > counts[usual] {
			usual = n
		}
	}
	if counts[usual]*10 < len(groups)*6 {
		return 0
	}
	return usual
}

// parted reports whether a line without a sign parts the choices of one question
// in two: both sides and the line together are what most questions have.
func parted(lines []line.Line, g, next group, usual int) bool {
	return !next.signed && next.stem == g.end && next.choices[0] == g.end+1 && len(g.choices)+1+len(next.choices) == usual && !lines[g.end].Gap
}

// maxCoded is how many choices a question of a coded test has at the most.
const maxCoded = 12

func (g group) whole() bool {
	n := len(g.choices)
	return n >= 2 && n <= maxCoded && (g.right == 0 && g.wrong == 0 || g.right > 0 && g.right < n)
}

// groupsOf cuts the parts into questions: lines of a stem, then choices.
func groupsOf(parts []part) []group {
	var out []group
	stem, signed := -1, false
	for i := 0; i < len(parts); i++ {
		switch parts[i] {
		case stemPart:
			stem, signed = i, true
		case plainPart:
			if stem < 0 {
				stem, signed = i, false
			}
		case rightPart, wrongPart, choicePart:
			g := group{stem: stem, signed: signed}
			for ; i < len(parts) && parts[i] >= rightPart; i++ {
				switch parts[i] {
				case rightPart:
					g.right++
				case wrongPart:
					g.wrong++
				}
				if parts[i] != skippedPart {
					g.choices = append(g.choices, i)
				}
			}
			g.end = i
			i--
			if stem >= 0 {
				out = append(out, g)
			}
			stem, signed = -1, false
		}
	}
	return out
}

// asPrinted writes the groups as printed questions, and what is between them as
// it stands.
func (r *Reader) asPrinted(lines []line.Line, parts []part, lengths []int, groups []group, signs bool) []line.Line {
	out := make([]line.Line, 0, len(lines))
	at := 0
	for n, g := range groups {
		if !g.signed {
			g.stem = stemBefore(lines, g, n == 0 || signs)
		}
		for ; at < g.stem; at++ {
			if parts[at] != skippedPart {
				out = append(out, lines[at])
			}
		}
		stem := lines[g.stem].CutSign(lengths[g.stem])
		if _, ok := stem.QuestionLabelTyped(); !ok && !r.wordNumbered(stem) {
			stem.Label = &page.Label{Text: lexicon.DecimalText(n+1) + ".", Format: page.Decimal, Number: n + 1, List: "coded"}
		}
		stem.Gap = true
		out = append(out, stem)
		for at = g.stem + 1; at < g.choices[0]; at++ {
			out = append(out, lines[at])
		}
		row, right := make([]line.Line, len(g.choices)), make([]bool, len(g.choices))
		for k, i := range g.choices {
			row[k], right[k] = lines[i].CutSign(lengths[i]), parts[i] == rightPart
		}
		if g.lone {
			out = append(out, flatten.Answering(row[0]))
		} else {
			out = append(out, asks.Lettered(row, right, r.Letters)...)
		}
		at = g.end
	}
	return append(out, lines[at:]...)
}

// wordNumbered reports whether a stem begins with a word and the number of its question,
// "Câu 3:".
func (r *Reader) wordNumbered(stem line.Line) bool {
	q, ok := stem.QuestionLabel(r.Vocabulary)
	return ok && q.Number > 0 && q.Kind == line.WordNumber && q.Delim != line.BareDelim && q.End < len(stem.Text)
}

// stemBefore is where an unsigned stem begins: where its lines do, or right
// before the choices when a title may stand among them.
func stemBefore(lines []line.Line, g group, titled bool) int {
	s := g.choices[0] - 1
	for s > g.stem && (lines[s].Soft || !titled && !lines[s].Gap) {
		s--
	}
	return s
}

// letterCode writes "S: question", "+: right", "-: wrong", with lines "I:" and
// "V1:" that only number and sort.
type letterCode struct{}

var letterSign = pattern.Guarded(mayLetterSign, `^(?:([SsQq])|(\+)|([-–]))\s*:\s*|^(?:[Ii]|[VvFf]\d?|[Tt]\d?)\s*:`)

var beginsLetterSign = pattern.BeginsWith("SsQq+-IiVvFfTt")

// mayLetterSign looks for the colon among the first signs.
func mayLetterSign(s string) bool {
	return strings.IndexByte(s[:min(len(s), 8)], ':') > 0 && beginsLetterSign(s)
}

func (letterCode) read(l line.Line) (part, int) {
	return partBy(letterSign.FindStringSubmatchIndex(l.Text), skippedPart, stemPart, rightPart, wrongPart)
}

// partBy is the part that the group of a sign which matched stands for, and the length
// of the sign; otherwise where none of the groups did.
func partBy(m []int, otherwise part, groups ...part) (part, int) {
	if m == nil {
		return plainPart, 0
	}
	for i, p := range groups {
		if m[2*i+2] >= 0 {
			return p, m[1]
		}
	}
	return otherwise, m[1]
}

// tagCode writes "<question>…" and "<variant>…", "<variantright>…"; a number may
// stand before them.
type tagCode struct{}

var tagSign = pattern.Guarded(pattern.OpensWith("<0123456789"), `(?i)^(?:\d{1,4}\s*[.)]?\s*)?<\s*(?:(question\d*)|(variant\s*[-_]?\s*right|right|correct|answer)|(variant\d*|var|option|choice|wrong))\s*>\s*`)

func (tagCode) read(l line.Line) (part, int) {
	return partBy(tagSign.FindStringSubmatchIndex(l.Text), choicePart, stemPart, rightPart)
}

// ruleCode parts choices by lines of "====" and questions by lines of "++++"; a
// "#" stands before the right one. Where none has it the choices are open: their looks may
// tell the right one.
type ruleCode struct{ open bool }

// isHashed reports whether a line behind "====" is said to be right.
func isHashed(l line.Line) bool {
	return strings.HasPrefix(l.Rule(), "==") && strings.HasPrefix(l.Text, "#")
}

func (c ruleCode) read(l line.Line) (part, int) {
	switch {
	case isHashed(l):
		return rightPart, len(l.Text) - len(strings.TrimLeft(l.Text, "# \t"))
	case strings.HasPrefix(l.Rule(), "==") && c.open:
		return choicePart, 0
	case strings.HasPrefix(l.Rule(), "=="):
		return wrongPart, 0
	case strings.HasPrefix(l.Rule(), "++"):
		return stemPart, 0
	}
	return plainPart, 0
}
