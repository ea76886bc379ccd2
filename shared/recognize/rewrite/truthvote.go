package rewrite

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// BehindRoom takes the room for an answer off the front of numbered lines and
// puts an answer that stands in it behind the stem, in brackets. "(B) 35." is a choice.
func (r *Reader) BehindRoom(lines []line.Line) []line.Line {
	count := 0
	for _, l := range lines {
		if l.Kind == line.TextLine && l.Label == nil && flatten.RoomNumber.MatchString(l.Text) && !choiceOfNumber.MatchString(l.Text) {
			count++
		}
	}
	if count < 2 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		m := flatten.RoomNumber.FindStringSubmatch(l.Text)
		if m == nil || choiceOfNumber.MatchString(l.Text) {
			continue
		}
		out[i] = l.From(len(flatten.RoomFront.FindString(l.Text)))
		if said := m[1] + m[2]; said != "" {
			out[i] = withAnswer(out[i], r.stemEnd(out[i]), said)
		}
	}
	return out
}

// stemEnd is where the stem of a line ends: before the choices that stand on it, or
// with the line.
func (r *Reader) stemEnd(l line.Line) int {
	spots := flatten.FindSpots(l)
	for k, s := range spots[:max(0, len(spots)-1)] {
		if s.At > 0 && flatten.EntryFollows("", s.Label, 0, r.Letters) && flatten.EntryFollows(s.Label.Sign, spots[k+1].Label, 1, r.Letters) {
			return len(strings.TrimRight(l.Text[:s.At], lexicon.Whitespace))
		}
	}
	return len(l.Text)
}

// withAnswer is a line with an answer in brackets behind its stem: in those of no
// choice where choices follow, "Which is a sea? 【A】 (A) Ural".
func withAnswer(l line.Line, end int, said string) line.Line {
	bracketed := " (" + said + ")"
	if end < len(l.Text) && lexicon.IsASCIILetter(said[0]) {
		bracketed = " 【" + said + "】"
	}
	runs := append(line.SliceRuns(l.Runs, 0, end), page.Run{Text: bracketed})
	return line.NewLine(l, append(runs, line.SliceRuns(l.Runs, end, len(l.Text))...))
}

// choiceOfNumber is a letter in brackets and nothing but a number behind it.
var choiceOfNumber = pattern.Guarded(pattern.BeginsWith("([（"), `^[(（\[]\s*\p{L}\s*[)）\]]\s*\d{1,3}\s*[.)．、）]\s*$`)

// PairIn reads the two words that m found in a text as true and false, or as
// yes and no. The labels are empty where the usual English ones stand.
func (r *Reader) PairIn(text string, m []int, certain bool) (labels [2]string, ok bool) {
	first, second := text[m[2]:m[3]], text[m[4]:m[5]]
	a, ok1 := r.TruthOf(first, certain)
	b, ok2 := r.TruthOf(second, certain)
	if ok1 && ok2 && a.Value != b.Value {
		return r.SlashLabels(text[m[0]:m[1]]), true
	}
	if certain && AreInitials(first, second) {
		return [2]string{first, second}, true
	}
	x, ok1 := r.Vocabulary.Is(first, lexicon.YesWord, lexicon.NoWord)
	y, ok2 := r.Vocabulary.Is(second, lexicon.YesWord, lexicon.NoWord)
	switch {
	case !ok1 || !ok2 || x == y:
		return labels, false
	case x == lexicon.YesWord:
		return [2]string{first, second}, true
	}
	return [2]string{second, first}, true
}

// AreInitials reports whether two letters begin a pair of words for true and
// false: "D" and "Y" are doğru and yanlış.
func AreInitials(first, second string) bool {
	a, b := lexicon.Fold(first), lexicon.Fold(second)
	return a != b && utf8.RuneCountInString(a) == 1 && utf8.RuneCountInString(b) == 1 && lexicon.AreTruthInitials(a, b)
}

// InitialsAtEnd are the two letters for true and false that a statement ends in: "(V / F)".
// Units are small, "(b / s)".
func InitialsAtEnd(text string) (pair [2]string, ok bool) {
	m := TruthSlash.FindStringSubmatch(text)
	if m == nil || !AreInitials(m[1], m[2]) || strings.ToUpper(m[1]+m[2]) != m[1]+m[2] {
		return pair, false
	}
	return [2]string{lexicon.Fold(m[1]), lexicon.Fold(m[2])}, true
}

// SaysYes reads a word of either pair.
func (r *Reader) SaysYes(word string) (value, ok bool) {
	if t, ok := r.TruthOf(word, true); ok {
		return t.Value, true
	}
	c, ok := r.Vocabulary.Is(word, lexicon.YesWord, lexicon.NoWord)
	return c == lexicon.YesWord, ok
}

// AreOpposed reports whether two words are those for true and false, or for yes and no.
func (r *Reader) AreOpposed(first, second string) bool {
	if AreTruthWords(first, second) {
		return true
	}
	a, ok1 := r.Vocabulary.Is(first, lexicon.YesWord, lexicon.NoWord)
	b, ok2 := r.Vocabulary.Is(second, lexicon.YesWord, lexicon.NoWord)
	return ok1 && ok2 && a != b
}

// OffersPair reports whether a stem shows the pair of words to choose from.
func (r *Reader) OffersPair(stem []line.Line) bool {
	if len(stem) == 0 {
		return false
	}
	if r.HasFrontPair(stem[0]) {
		return true
	}
	last := stem[len(stem)-1].Text
	m := TruthSlash.FindStringSubmatchIndex(last)
	if m == nil || m[0] == 0 && len(stem) == 1 {
		return false
	}
	_, ok := r.PairIn(last, m, false)
	return ok
}

// EndsInPair reports whether a statement has both words to choose from, or their
// letters, at its end: "Ice is cold. (T / F)". The second is no answer.
func (r *Reader) EndsInPair(text string) bool {
	m := TruthSlash.FindStringSubmatchIndex(text)
	if m == nil || m[0] == 0 {
		return false
	}
	_, ok := r.PairIn(text, m, true)
	return ok
}

// DropRoom takes the room for the answer off both ends of a statement.
func DropRoom(stem []line.Line) {
	if m := LeadRoom.FindString(stem[0].Text); m != "" && len(m) < len(stem[0].Text) {
		stem[0] = stem[0].From(len(m))
	}
	k := len(stem) - 1
	stem[k] = flatten.TrimRoom(stem[k])
}

// ManyTruths is how many statements of both kinds are enough among whatever else
// a test asks.
const ManyTruths = 4

// AreTruthSequences reports whether texts are nothing but letters for true and
// false, as many in each: "V – F – V", "VVF", "F, F, V.". They are choices of a
// question with several statements, and no statements themselves.
func AreTruthSequences(texts []string) bool {
	var letters []string
	length := 0
	for i, t := range texts {
		n := 0
		for _, c := range t {
			if !unicode.IsLetter(c) {
				if unicode.IsDigit(c) {
					return false
				}
				continue
			}
			if n++; !unicode.IsUpper(c) {
				return false
			}
			if s := string(c); !slices.Contains(letters, s) {
				letters = append(letters, s)
			}
		}
		if i == 0 {
			length = n
		}
		if n < 2 || n != length || len(letters) > 2 {
			return false
		}
	}
	return len(letters) == 2 && (AreInitials(letters[0], letters[1]) || AreInitials(letters[1], letters[0]))
}
