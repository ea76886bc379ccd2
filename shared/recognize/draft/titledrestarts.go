package draft

import (
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	roundLength = 60 // characters of a title over numbers that begin again
	roundWords  = 8  // and words
	evenInner   = 4  // questions before others, all with as many lines, where numbers begin again once
)

// TitledRestarts finds the titles of the rounds of a quiz that look like what stands above them,
// the last choice or answer of the round before: each right over a "1.", the first one too, where
// the question above has one line more than the others.
func (r *Reader) TitledRestarts(ts []Token) {
	at := countedInRounds(ts)
	if len(at) < 2 || at[0] == 0 || !isRoundTitle(ts[at[0]-1]) {
		return
	}
	sizes, inner := map[int]int{}, 0
	var titles, over []int // the titles, and how many lines the question above each has
	for k := 1; k < len(at); k++ {
		n := at[k] - at[k-1] - 1
		if ts[at[k]].question.Number != 1 {
			sizes[n]++
			inner++
			continue
		}
		title := at[k] - 1
		if n == 0 || !isRoundTitle(ts[title]) {
			return
		}
		titles, over = append(titles, title), append(over, n-1)
	}
	usual := 0
	for n, c := range sizes {
		if c > sizes[usual] || c == sizes[usual] && n < usual {
			usual = n
		}
	}
	if len(titles) == 0 || sizes[usual]*10 < inner*6 || len(titles) == 1 && (inner < evenInner || sizes[usual] < inner) {
		return
	}
	for _, n := range over {
		if n != usual {
			return
		}
	}
	for _, i := range titles {
		ts[i].Heading, ts[i].Counts = true, true
	}
}

// countedInRounds is where the questions begin whose numbers count from one, and from one again
// in each round; nil where they do not.
func countedInRounds(ts []Token) []int {
	kind := line.PlainNumber
	for _, t := range ts {
		if t.question.Kind == line.WordNumber && t.question.Number > 0 {
			kind = line.WordNumber
			break
		}
	}
	var out []int
	last := 0
	for i, t := range ts {
		q := t.question
		if q.Kind != kind || !q.Auto && !q.Signed() && kind == line.PlainNumber {
			continue
		}
		if q.Number != last+1 && q.Number != 1 {
			return nil
		}
		last = q.Number
		out = append(out, i)
	}
	return out
}

// isRoundTitle reports whether a line may be the title of a round: a few words that ask
// nothing and end nothing.
func isRoundTitle(t Token) bool {
	if t.Kind != line.TextLine || t.Label != nil || t.question.Kind != line.NoNumber || t.note.Class != lexicon.NoClass || t.cue != lexicon.NoClass || t.stimulus || t.choice.Kind == lexicon.LetterLabel || t.choice.Kind == lexicon.BoxLabel || t.choice.Kind == lexicon.BulletLabel {
		return false
	}
	first, _ := utf8.DecodeRuneInString(t.Text)
	return first != utf8.RuneError && !unicode.IsLower(first) && utf8.RuneCountInString(t.Text) <= roundLength && flatten.CountWords(t.Text, roundWords+1) <= roundWords && !EndsClause(t.Text) && !lexicon.HasQuestionMark(t.Text) && !flatten.HasBlank(t.Line) && !line.IsRoom(t.Text)
}
