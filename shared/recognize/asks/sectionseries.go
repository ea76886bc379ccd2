package asks

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// countedRoman is the Roman number of a section, "II.- ", "III) ".
var countedRoman = pattern.Guarded(pattern.OpensWith("IVX"), `^([IVX]{1,5})\s*[.)\-–:°º][.)\-–:\s]*\S`)

// RomanOfSection is the Roman number that a line begins with, 0 for none.
func RomanOfSection(l line.Line) int {
	if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) || l.Label != nil {
		return 0
	}
	m := countedRoman.FindStringSubmatch(l.Text)
	if m == nil {
		return 0
	}
	return line.RomanValue(m[1])
}

// countedHead begins a head of a section with its sign: "三、", "ثانياً: ".
var countedHead = pattern.Guarded(pattern.BeginsWith(""), `^(?:([一二三四五六七八九十]{1,2})\s*[、.．]\s*|(أولا|ثانيا|ثالثا|رابعا|خامسا|سادسا|سابعا)\x{64b}?\s*[:.\-–،/)]?\s*\x{64b}?\s*)\S`)

// The words that count sections, in their order.
const (
	arabicOrder = "أولا ثانيا ثالثا رابعا خامسا سادسا سابعا"
	HanOrder    = "一 二 三 四 五 六 七 八 九 十 十一 十二"
)

// The manners of counting sections. Heads with Roman numbers are marked by
// CountedSections, those with letters by countedHeads.
const (
	HanHeadsManner = iota
	WordHeads
	romanHeads
	letterHeads
	partHeads
	headManners
)

// letteredHead begins a head with a letter: "G. Write about your holiday."
var letteredHead = pattern.Guarded(pattern.OpensWith("ABCDEFGHIJ"), `^([A-J])\s?[.)]\s*\S`)

// WordOf is the word of a label without its number.
func WordOf(q line.QuestionLabel) string {
	return strings.Trim(lexicon.DecimalDigits(q.Text), "0123456789 .:")
}

// SeriesHeads are the lines whose signs count 1, 2, 3 in one manner; nil where a
// sign comes twice, or two follow each other with nothing asked between them.
func (r *Reader) SeriesHeads(lines []line.Line, manner int) []int {
	var heads []int
	for i, l := range lines {
		if len(heads) > 1 && r.IsKeyHeading(l) {
			break // the key has them again
		}
		n, _ := r.headCount(l, manner)
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
func (r *Reader) numbersIn(lines []line.Line) bool {
	for _, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		if q, ok := l.QuestionLabel(r.Vocabulary); ok && (q.Kind == line.PlainNumber || q.Kind == line.WordNumber) {
			return true
		}
	}
	return false
}

// headCount is the number that the sign of a head says in a manner, 0 for none, and
// where the text behind the sign begins.
func (r *Reader) headCount(l line.Line, manner int) (n, end int) {
	if l.Kind != line.TextLine || l.Label != nil {
		return 0, 0
	}
	if manner == romanHeads {
		m := countedRoman.FindStringIndex(l.Text)
		if m == nil {
			return 0, 0
		}
		return RomanOfSection(l), m[1] - len(LastSign(l.Text[:m[1]]))
	}
	if manner == partHeads {
		return r.partCount(l)
	}
	if manner == letterHeads {
		m := letteredHead.FindStringIndex(l.Text)
		if m == nil {
			return 0, 0
		}
		return int(l.Text[0]-'A') + 1, m[1] - len(LastSign(l.Text[:m[1]]))
	}
	m := countedHead.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return 0, 0
	}
	said := func(group int) string {
		if m[2*group] < 0 {
			return ""
		}
		return l.Text[m[2*group]:m[2*group+1]]
	}
	end = m[1] - len(LastSign(l.Text[:m[1]]))
	switch manner {
	case HanHeadsManner:
		n = OrderOf(said(1), HanOrder)
	case WordHeads:
		n = OrderOf(said(2), arabicOrder)
	}
	return n, end
}

// partHead begins a head with the word of a section and its count: "Part III. Case".
var partHead = pattern.New(`^\pL{3,12}\s+(?:([IVX]{1,5})|(\d{1,2})|([A-J]))(?:\s*[.:)–-]\s*|\s+|$)`)

// partCount is the count of such a head and where the text behind it begins.
func (r *Reader) partCount(l line.Line) (n, end int) {
	m := partHead.FindStringSubmatchIndex(l.Text)
	if m == nil || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) || !answerkey.IsSectionWord(l, r.Vocabulary) {
		return 0, 0
	}
	switch {
	case m[2] >= 0:
		n = line.RomanValue(l.Text[m[2]:m[3]])
	case m[4] >= 0:
		n = line.LastNumber(l.Text[m[4]:m[5]])
	default:
		n = int(l.Text[m[6]]-'A') + 1
	}
	return n, m[1]
}

func LastSign(s string) string {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i] < 0x80 || s[i] >= 0xc0 {
			return s[i:]
		}
	}
	return s
}

func OrderOf(word, order string) int {
	for i, w := range strings.Fields(order) {
		if w == word {
			return i + 1
		}
	}
	return 0
}

// LoneList is the list of the tasks that are all their section asks. No key counts
// them.
const LoneList = "lone tasks"

// mostLone is how many lines a section has at most that is one question.
const mostLone = 8

// LoneSections numbers the tasks of sections that number nothing: their heads say
// what to do, or the lines under them, "V. Answer: why do cities grow?"
func (r *Reader) LoneSections(lines []line.Line) []line.Line {
	var out []line.Line
	for manner := range headManners {
		heads := r.SeriesHeads(lines, manner)
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
				out = append([]line.Line(nil), lines...)
			}
			at += i
			l := out[at]
			task := l.From(from)
			task.Gap = true
			task.Label = &page.Label{Text: "1.", Format: page.Decimal, Number: 1, List: LoneList}
			out[at] = task
		}
		if out != nil {
			return out
		}
	}
	return lines
}

// mostOfCase is how many lines a section has at most that describes a case and asks
// lettered questions about it.
const mostOfCase = 24

// caseOverParts is the first line of a section that describes something and then asks or
// orders under small letters, and numbers nothing: "Ten workers sign cards. / a. Was it
// fair? / b. What is to be done?"; -1 for any other section.
func (r *Reader) caseOverParts(body []line.Line) int {
	first, parts := -1, 0
	for k, l := range body {
		if l.Kind != line.TextLine || k >= mostOfCase {
			return -1
		}
		c, lettered := l.ChoiceLabel()
		switch {
		case lettered && (first < 0 || c.Kind != lexicon.LetterLabel || c.Upper || !IsTask(l.From(c.End))):
			return -1
		case lettered && (parts > 0 || lexicon.IsFirst(c.Sign, r.Letters)):
			parts++
		case parts == 0 && first < 0 && l.Text != "" && !line.IsRoom(l.Text):
			first = k
		case parts == 0 && r.numbersIn(body[k:k+1]):
			return -1
		}
	}
	if parts < 2 {
		return -1
	}
	return first
}

// IsTask reports whether a text asks by its mark or begins with an order.
func IsTask(l line.Line) bool {
	return flatten.EndsAsking(l.Text) || lexicon.Words().Asking.Begins(l.Folded()) > 0
}

// loneTask is the line of a section that says its task and where that begins in
// it; -1 where the section numbers or letters something, or orders nothing.
func (r *Reader) loneTask(lines []line.Line, manner int) (at, from int) {
	body := lines[1:]
	for k, l := range body {
		if c, _ := l.NoteClass(r.Vocabulary); c != lexicon.NoClass || r.IsKeyHeading(l) || isHeading(l) || rewrite.EndsPaper(l) {
			body = body[:k]
			break
		}
	}
	if text := r.caseOverParts(body); text >= 0 {
		return text + 1, 0
	}
	if len(body) > mostLone || r.numbersIn(body) {
		return -1, 0
	}
	text := -1
	for k, l := range body {
		if l.Kind != line.TextLine || l.Label != nil {
			return -1, 0
		}
		if _, ok := l.ChoiceLabel(); ok {
			return -1, 0
		}
		if text < 0 && l.Text != "" && !line.IsRoom(l.Text) {
			text = k + 1
		}
	}
	_, from = r.headCount(lines[0], manner)
	head := lines[0].Text[from:]
	if _, ok := r.Vocabulary.Is(head, lexicon.KeyHeading, lexicon.AnswerWord); ok {
		return -1, 0
	}
	if lexicon.HasQuestionMark(head) || r.OrdersEssay(lexicon.Fold(head)) && flatten.CountWords(head, LeastExplained) >= LeastExplained {
		return 0, from
	}
	if text > 0 && (r.OpenTasks.In(lexicon.Fold(head)) || lexicon.HasQuestionMark(lines[text].Text) || r.OrdersEssay(lines[text].Folded())) {
		return text, 0
	}
	return -1, 0
}
