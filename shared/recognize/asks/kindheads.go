package asks

import (
	"strings"
	"unicode"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

const (
	// leastKindHeads is how many parts of a paper are counted by a word and named by the
	// kind of their questions.
	leastKindHeads = 2
	// underKindHead is how many lines of orders stand between such a name and its first row.
	underKindHead = 2
)

// kindHead is a line that counts a part of a paper and names the kind of its questions.
type kindHead struct {
	number  int
	matches bool // lists to match stand under it
}

// KindHeads makes heads of lines that look like numbered questions and say no more than the
// kind of the questions under them, which have numbers of their own: "第1問　選択問題 / (1) ...",
// "प्रश्न 2. रिक्त स्थान भरिए / 1. ...". They count on from 1, and do so once more in a key. A
// question that names its kind over what it asks, "Question 4: Multiple choice", is none.
func (r *Reader) KindHeads(lines []line.Line) []line.Line {
	heads := map[string]bool{}
	other := false
	for i := range lines {
		h, ok := r.kindHeadAt(lines, i)
		if !ok || heads[lines[i].Text] {
			continue
		}
		if h.number != len(heads)+1 {
			return lines
		}
		heads[lines[i].Text], other = true, other || !h.matches
	}
	if len(heads) < leastKindHeads || !other {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, l := range lines {
		if heads[l.Text] && l.Kind == line.TextLine { // and again in the key
			out[i].Counts = true
		}
	}
	return out
}

// kindHeadAt reads line i as such a head over rows with numbers of another look, or over a
// table.
func (r *Reader) kindHeadAt(lines []line.Line, i int) (kindHead, bool) {
	l := lines[i]
	if l.Kind != line.TextLine || l.Label != nil || l.Counts || lexicon.IsLonger(l.Text, exerciseOrder) || lexicon.HasQuestionMark(l.Text) {
		return kindHead{}, false
	}
	q, ok := l.QuestionLabel(r.Vocabulary)
	if !ok || q.Kind == line.RomanNumber || q.Number == 0 || q.Number > mostKindHeads || q.End >= len(l.Text) || flatten.HasBlank(l) {
		return kindHead{}, false
	}
	h := kindHead{number: q.Number}
	if h.matches, ok = r.isKindTitle(l.Text[q.End:]); !ok {
		return kindHead{}, false
	}
	passed := 0
	for k := i + 1; k < len(lines) && passed <= underKindHead; k++ {
		below := lines[k]
		if below.Empty() {
			continue
		}
		if below.Kind == line.TableLine || h.matches && RoomAhead(below.Text) {
			return h, true
		}
		if n, ok := below.QuestionLabel(r.Vocabulary); ok && n.Number > 0 {
			return h, n.Kind != q.Kind || n.Delim != q.Delim || n.Auto != q.Auto || withoutDigits(n.Text) != withoutDigits(q.Text)
		}
		if c, ok := below.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel || lexicon.HasQuestionMark(below.Text) || below.Kind != line.TextLine {
			return kindHead{}, false
		}
		passed++
	}
	return kindHead{}, false
}

// withoutDigits is what stands around the number in a label, "第問" of "第3問".
func withoutDigits(label string) string {
	return strings.Map(func(c rune) rune {
		if unicode.IsDigit(c) {
			return -1
		}
		return c
	}, label)
}

// mostKindHeads is how many parts a paper has at most.
const mostKindHeads = 12

// isKindTitle reports whether a text is the name of a kind of questions, with what they are
// worth and perhaps an order behind it, and whether it heads lists to match.
func (r *Reader) isKindTitle(text string) (matches, ok bool) {
	text = strings.Trim(PointsAside.ReplaceAllString(text, ""), " \t\u3000.:：。-–—")
	f := strings.TrimSpace(lexicon.Fold(text))
	if f == "" {
		return false, false
	}
	for _, kinds := range []*lexicon.Phrases{r.MatchTitles, r.OtherKinds, r.KindTitles, r.OpenTasks, r.Filling, r.TruthCue} {
		if n := kinds.Begins(f); n > 0 && (n == len(f) || strings.ContainsRune(titleEnds, rewrite.FirstRune(f[n:]))) {
			return kinds == r.MatchTitles, true
		}
	}
	return false, false
}

// titleEnds are what stands behind such a name before its worth or an order.
const titleEnds = ".:。：।(（[【\u3000"

// RoomAhead reports whether a text begins with brackets or a stroke to write a sign into.
func RoomAhead(text string) bool {
	return emptyRoomAhead.MatchString(text) || strings.HasPrefix(text, "__")
}
