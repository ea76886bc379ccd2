package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// countedHead begins a head of a section with its sign: "三、", "ثانياً: ".
var countedHead = pattern.Guarded(pattern.BeginsWith(""), `^(?:([一二三四五六七八九十]{1,2})\s*[、.．]\s*|(أولا|ثانيا|ثالثا|رابعا|خامسا|سادسا|سابعا)\x{64b}?\s*[:.\-–،/)]?\s*\x{64b}?\s*)\S`)

// The words that count sections, in their order.
const (
	arabicOrder = "أولا ثانيا ثالثا رابعا خامسا سادسا سابعا"
	hanOrder    = "一 二 三 四 五 六 七 八 九 十 十一 十二"
)

// The manners of counting sections. Heads with Roman numbers are marked by
// countedSections, those with letters by countedHeads.
const (
	hanHeadsManner = iota
	wordHeads
	romanHeads
	headManners
)

// markSections finds the heads of sections that only the whole document tells:
// signs that count once through it, with numbered questions under them, and lines
// that order what is to be done with the numbers under them.
func (r *recognizer) markSections(ts []token) {
	lines := lineList(ts)
	for _, manner := range []int{hanHeadsManner, wordHeads} {
		for _, i := range r.seriesHeads(lines, manner) {
			ts[i].counts, ts[i].heading = true, true
		}
	}
	if over := headsOverFirst(ts); len(over) > 1 {
		for _, i := range over {
			ts[i].counts, ts[i].heading, ts[i].question = true, true, questionLabel{}
		}
	}
	var orders []int
	for i := range ts {
		if r.ordersNumbers(ts, i) {
			orders = append(orders, i)
		}
	}
	for _, i := range orders {
		if len(orders) > 1 || ts[i].gap {
			ts[i].counts, ts[i].heading, ts[i].choice = true, true, choiceLabel{}
		}
	}
}

// headsOverFirst are the lines with a word and a number right over the first
// question of another manner: "第2問 ..." over "問1 ...".
func headsOverFirst(ts []token) []int {
	var over []int
	for i := 0; i+1 < len(ts); i++ {
		q, next := ts[i].question, ts[i+1].question
		if q.kind != wordNumber || !strings.HasPrefix(q.text, "第") || q.auto || next.auto || next.kind != wordNumber || next.number != 1 || hasQuestionMark(ts[i].text) {
			continue
		}
		if wordOf(q) != wordOf(next) {
			over = append(over, i)
		}
	}
	return over
}

// wordOf is the word of a label without its number.
func wordOf(q questionLabel) string {
	return strings.Trim(decimalDigits(q.text), "0123456789 .:")
}

// seriesHeads are the lines whose signs count 1, 2, 3 in one manner; nil where a
// sign comes twice, or two follow each other with nothing asked between them.
func (r *recognizer) seriesHeads(lines []line, manner int) []int {
	var heads []int
	for i, l := range lines {
		n, _ := headCount(l, manner)
		if n == 0 {
			continue
		}
		if n != len(heads)+1 {
			return nil
		}
		heads = append(heads, i)
	}
	if len(heads) < 2 {
		return nil
	}
	empty := 0
	for k, i := range heads {
		end := len(lines)
		if k+1 < len(heads) {
			end = heads[k+1]
		}
		if !r.numbersIn(lines[i+1 : end]) {
			if empty++; end == i+1 && k+1 < len(heads) {
				return nil
			}
		}
	}
	if empty*2 > len(heads) {
		return nil
	}
	return heads
}

// numbersIn reports whether a line has the number of a question.
func (r *recognizer) numbersIn(lines []line) bool {
	for _, l := range lines {
		if l.kind != textLine {
			continue
		}
		if q, ok := l.questionLabel(r.vocabulary); ok && (q.kind == plainNumber || q.kind == wordNumber) {
			return true
		}
	}
	return false
}

// headCount is the number that the sign of a head says in a manner, 0 for none, and
// where the text behind the sign begins.
func headCount(l line, manner int) (n, end int) {
	if l.kind != textLine || l.label != nil {
		return 0, 0
	}
	if manner == romanHeads {
		m := countedRoman.FindStringIndex(l.text)
		if m == nil {
			return 0, 0
		}
		return romanOfSection(l), m[1] - len(lastSign(l.text[:m[1]]))
	}
	m := countedHead.FindStringSubmatchIndex(l.text)
	if m == nil {
		return 0, 0
	}
	said := func(group int) string {
		if m[2*group] < 0 {
			return ""
		}
		return l.text[m[2*group]:m[2*group+1]]
	}
	end = m[1] - len(lastSign(l.text[:m[1]]))
	switch manner {
	case hanHeadsManner:
		n = orderOf(said(1), hanOrder)
	case wordHeads:
		n = orderOf(said(2), arabicOrder)
	}
	return n, end
}

func lastSign(s string) string {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i] < 0x80 || s[i] >= 0xc0 {
			return s[i:]
		}
	}
	return s
}

func orderOf(word, order string) int {
	for i, w := range strings.Fields(order) {
		if w == word {
			return i + 1
		}
	}
	return 0
}

// loneList is the list of the tasks that are all their section asks. No key counts
// them.
const loneList = "lone tasks"

// mostLone is how many lines a section has at most that is one question.
const mostLone = 8

// loneSections numbers the tasks of sections that number nothing: their heads say
// what to do, or the lines under them, "V. Answer: why do cities grow?"
func (r *recognizer) loneSections(lines []line) []line {
	var out []line
	for manner := range headManners {
		heads := r.seriesHeads(lines, manner)
		for k, i := range heads {
			end := len(lines)
			if k+1 < len(heads) {
				end = heads[k+1]
			}
			at, from := r.loneTask(lines[i:end], manner)
			if at < 0 {
				continue
			}
			if out == nil {
				out = append([]line(nil), lines...)
			}
			at += i
			l := out[at]
			task := l.from(from)
			task.gap = true
			task.label = &page.Label{Text: "1.", Format: page.Decimal, Number: 1, List: loneList}
			out[at] = task
		}
		if out != nil {
			return out
		}
	}
	return lines
}

// loneTask is the line of a section that says its task and where that begins in
// it; -1 where the section numbers or letters something, or orders nothing.
func (r *recognizer) loneTask(lines []line, manner int) (at, from int) {
	body := lines[1:]
	for k, l := range body {
		if _, noted := noteOf(l, r.vocabulary); noted || r.isKeyHeading(l) || isHeading(l) || endOfPaper.MatchString(l.text) {
			body = body[:k]
			break
		}
	}
	if len(body) > mostLone || r.numbersIn(body) {
		return -1, 0
	}
	text := -1
	for k, l := range body {
		if l.kind != textLine || l.label != nil {
			return -1, 0
		}
		if _, ok := l.choiceLabel(); ok {
			return -1, 0
		}
		if text < 0 && l.text != "" && !isRoom(l.text) {
			text = k + 1
		}
	}
	_, from = headCount(lines[0], manner)
	head := lines[0].text[from:]
	if _, ok := r.vocabulary.is(head, keyHeading, answerWord); ok {
		return -1, 0
	}
	if hasQuestionMark(head) || r.ordersEssay(fold(head)) && countWords(head, leastExplained) >= leastExplained {
		return 0, from
	}
	if text > 0 && (r.openTasks.in(fold(head)) || hasQuestionMark(lines[text].text) || r.ordersEssay(fold(lines[text].text))) {
		return text, 0
	}
	return -1, 0
}

// ordersNumbers reports whether line i says what to do with the numbered lines
// under it, the first of which comes next. A choice is none: it goes on from the
// letter above.
func (r *recognizer) ordersNumbers(ts []token, i int) bool {
	t := ts[i]
	if t.kind != textLine || t.label != nil || t.text == "" || i+1 >= len(ts) || t.question.kind != noNumber || t.note.class != noClass || spanOf(t.text) > taskHeading || hasQuestionMark(t.text) || hasBlank(t.line) {
		return false
	}
	next := ts[i+1]
	if next.kind != textLine || next.question.kind != plainNumber || t.choice.kind == letterLabel && followsLetter(ts[:i], t.choice.sign, r.letters) {
		return false
	}
	f := fold(t.text)
	return r.ordersTruth(f) || r.filling.in(f) || r.openTasks.in(f) || r.otherKinds.in(f)
}

// followsLetter reports whether a letter follows the one of the last choice above.
func followsLetter(above []token, sign string, letters [][]string) bool {
	for i := len(above) - 1; i >= 0 && above[i].question.kind == noNumber; i-- {
		if above[i].choice.kind != letterLabel {
			continue
		}
		for _, alphabet := range letters {
			if at := place(sign, alphabet); at > 1 && at == place(above[i].choice.sign, alphabet)+1 {
				return true
			}
		}
		return false
	}
	return false
}
