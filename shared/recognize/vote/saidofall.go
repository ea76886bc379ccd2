package vote

import (
	"unicode"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/rewrite"
)

// leastSaid is how many questions say of all their choices whether they are
// right.
const leastSaid = 2

// saidOfAll reads the words in brackets that say behind every choice of a question
// whether it is right, "Paris (true)" among "Rome (false)", and takes them off.
func (r *Reader) saidOfAll(ds []draft.Draft) {
	var at []int
	for i := range ds {
		if r.saysOfAll(ds[i]) {
			at = append(at, i)
		}
	}
	if len(at) < leastSaid && len(ds) > len(at) {
		return
	}
	for _, i := range at {
		for k, c := range ds[i].Choices {
			end, right, _ := r.saidBehind(c)
			if right {
				ds[i].Choices[k].Sign = "(correct)"
			}
			ds[i].Choices[k].Lines = draft.ReplaceLine(c.Lines, len(c.Lines)-1, c.Lines[len(c.Lines)-1].Cut(0, end))
		}
	}
}

// saysOfAll reports whether all choices of a question have such a word, and not
// all the same.
func (r *Reader) saysOfAll(d draft.Draft) bool {
	rights := 0
	for _, c := range d.Choices {
		end, right, ok := r.saidBehind(c)
		if !ok || end == 0 {
			return false
		}
		if right {
			rights++
		}
	}
	return rights > 0 && rights < len(d.Choices)
}

// saidBehind reads the word behind a choice and where it begins.
func (r *Reader) saidBehind(c draft.Choice) (end int, right, ok bool) {
	text := c.Lines[len(c.Lines)-1].Text
	m := asks.BackWord.FindStringSubmatchIndex(text)
	if m == nil {
		return 0, false, false
	}
	word := text[m[2]:m[3]]
	if t, ok := r.TruthOf(word, false); ok {
		return m[0], t.Value, true
	}
	right, ok = FlagOf(word)
	return m[0], right, ok && unicode.IsLetter(rewrite.FirstRune(word))
}

// FlagOf reads whether a choice is right.
func FlagOf(v string) (right, ok bool) {
	if flatten.IsTick(v) {
		return true, true
	}
	return lexicon.FlagWord(v)
}
