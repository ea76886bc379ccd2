package asks

import (
	"strings"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Bounds of a list of choices for several questions.
const (
	leastBank   = 3 // choices
	leastOnBank = 2 // questions
	bankOrders  = 4 // lines between the list and the first question, or before the list
)

// OptionBanks gives the choices of a list that is for several questions to each of
// them, "Options A. ... B. ... C. ... For each patient select the most likely cause.
// 1. ... 2. ...", as examinations in medicine print them, and words to fill in, also on
// one line, "Fill in. A. hub B. axle C. tyre 1. The ____ ...".
func (r *Reader) OptionBanks(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i := 0; i < len(lines); {
		list, bank, asks, end := r.bankAt(lines, i)
		if end > 0 && out == nil {
			out = append(make([]line.Line, 0, 2*len(lines)), lines[:i]...)
		}
		if end == 0 {
			if out != nil {
				out = append(out, lines[i])
			}
			i++
			continue
		}
		out = append(out, lines[bank:asks]...)
		answered := r.answersByBank(lines[asks:end], len(list))
		for k := asks; k < end; {
			out = append(out, lines[k])
			out[len(out)-1].Gap = true
			for k++; k < end && r.numberOn(lines[k]) == 0; k++ {
				out = append(out, lines[k])
			}
			out = append(out, list...)
			if at := len(out) - len(list) - 1; answered && IsOfBank(out[at], len(list)) {
				said := flatten.Answering(beforeRemark(out[at]))
				out = append(append(out[:at], list...), said)
			}
		}
		i = end
	}
	if out == nil {
		return lines
	}
	return out
}

// LettersOnly is an answer by letters of a list, with a remark in brackets:
// "B", "G or E", "B (or C in winter)".
var LettersOnly = pattern.New(`^\(?([A-Z])\)?(?:\s*(?:,|/|&|or|and|oder|und|ou|et|o|y|e|или|и)\s*([A-Z]))?\s*(?:\(.*\))?\s*\.?$`)

// IsOfBank reports whether a line gives letters of a list of so many and nothing else.
func IsOfBank(l line.Line, size int) bool {
	m := LettersOnly.FindStringSubmatch(l.Text)
	return m != nil && l.Label == nil && LatinPlace(lexicon.Fold(m[1])) <= size && LatinPlace(lexicon.Fold(m[2])) <= size
}

// beforeRemark is such a line without its remark.
func beforeRemark(l line.Line) line.Line {
	if at := strings.IndexByte(l.Text, '('); at > 0 {
		return l.Cut(0, at)
	}
	return l
}

// answersByBank reports whether most questions end with a line of letters of the list.
func (r *Reader) answersByBank(lines []line.Line, size int) bool {
	asked, answered := 0, 0
	for i, l := range lines {
		if r.numberOn(l) > 0 {
			asked++
		} else if IsOfBank(l, size) && (i+1 == len(lines) || r.numberOn(lines[i+1]) > 0) {
			answered++
		}
	}
	return answered*10 >= asked*6
}

// assertion announces pairs of statements that one list of codes above them judges:
// "(c) A is true but R is false."
var assertion = pattern.New(`(?i)\b(?:assertions?|asserç(?:ão|ões)|aserci(?:ón|ones))\b|अभिकथन`)

// bankAt finds such a list that begins at line i: its choices, where it ends, where the
// questions begin and where they end; end is 0 for none.
func (r *Reader) bankAt(lines []line.Line, i int) (list []line.Line, bank, first, end int) {
	c, ok := lines[i].ChoiceLabel()
	if !ok || c.Kind != lexicon.LetterLabel || !lexicon.IsFirst(c.Sign, r.Letters) || !r.isEntry(lines[i], lexicon.LetterLabel) {
		return nil, 0, 0, 0
	}
	for bank = i + 1; bank < len(lines) && r.isEntry(lines[bank], lexicon.LetterLabel) && flatten.Follows(entrySign(lines[bank-1]), entrySign(lines[bank]), r.Letters, false); bank++ {
	}
	if list = lines[i:bank:bank]; bank == i+1 && lines[i].Label == nil {
		list = rewrite.Choices(nil, lines[i], r.Vocabulary, r.Letters)
	}
	if len(list) < leastBank {
		return nil, 0, 0, 0
	}
	shared := r.fillsFrom(lines, i, bank)
	for k := i - 1; k >= max(0, i-bankOrders) && !IsChoiceList(lines[k]); k-- {
		if r.numberOn(lines[k]) > 0 {
			if !lines[k].Says(r.Sharing) {
				break
			}
			return nil, 0, 0, 0 // the list of that question
		}
		shared = shared || lines[k].Says(r.Sharing) && !lines[k].Says(r.Match) || assertion.MatchString(lines[k].Text)
	}
	if i > 0 && r.numberOn(lines[i-1]) > 0 {
		return nil, 0, 0, 0
	}
	for first = bank; first < len(lines) && first-bank <= bankOrders && r.numberOn(lines[first]) == 0; first++ {
		if lines[first].Kind != line.TextLine || IsChoiceList(lines[first]) || lines[first].Says(r.Match) {
			return nil, 0, 0, 0
		}
		shared = shared || lines[first].Says(r.Sharing)
	}
	if !shared || first == len(lines) || r.numberOn(lines[first]) == 0 {
		return nil, 0, 0, 0
	}
	count := 0
	for end = first; end < len(lines); end++ {
		l, n := lines[end], r.numberOn(lines[end])
		if n == 0 && (l.Gap || l.Kind != line.TextLine || IsChoiceList(l) || r.IsKeyHeading(l) || isHeading(l) || answerkey.IsSectionWord(l, r.Vocabulary) || answerkey.HanSection.MatchString(l.Text)) || n > 0 && n != r.numberOn(lines[first])+count {
			break
		}
		if n > 0 {
			count++
		}
	}
	if count < leastOnBank || end < len(lines) && lexicon.IsFirst(entrySign(lines[end]), r.Letters) && !lines[end].Gap {
		return nil, 0, 0, 0
	}
	return list, bank, first, end
}

// fillsFrom reports whether the line over a list orders to fill gaps, and every number
// right below it has one.
func (r *Reader) fillsFrom(lines []line.Line, i, bank int) bool {
	if i == 0 || !lines[i-1].Says(r.Filling) || flatten.HasBlank(lines[i-1]) {
		return false
	}
	gaps := 0
	for ; bank < len(lines) && r.numberOn(lines[bank]) == gaps+1; bank++ {
		if !flatten.HasBlank(lines[bank]) && !flatten.HasBracketRoom(lines[bank].Text) {
			return false
		}
		gaps++
	}
	return gaps >= leastOnBank
}

// numberOn is the number of a question that a line begins with, with what it asks
// behind it; 0 for none.
func (r *Reader) numberOn(l line.Line) int {
	q, ok := l.QuestionLabel(r.Vocabulary)
	if !ok || q.Kind != line.PlainNumber && q.Kind != line.WordNumber || q.Delim == line.BareDelim || q.Delim == line.GluedDelim || q.End >= len(l.Text) {
		return 0
	}
	return q.Number
}
