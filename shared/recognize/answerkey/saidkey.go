package answerkey

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// longestSaid is how many letters a choice that is said again has.
const longestSaid = 400

// saidKey reads the answers at the end of a document that no heading announces and that
// say the right choices again, counted as the questions are: "1. B) Paris", or "1. Paris".
// That they answer is seen by the choices: those of the question have the same words.
// Nearly all say theirs where a letter stands before the words, and all where none does.
func (r *Reader) saidKey(lines []line.Line, at int) (entries []KeyEntry, end int) {
	if at < BareKeyLines || !beginsSaid(lines[at]) {
		return nil, at
	}
	for end = at; end < len(lines); end++ {
		found := KeysOf(lines[end])
		if len(found) != 1 || found[0].Number != len(entries)+1 || found[0].Name != "" || len(found[0].Value.Text) > longestSaid {
			return nil, at
		}
		entries = append(entries, found[0])
	}
	if len(entries) < BareKeyLines {
		return nil, at
	}
	offered := r.offeredUnder(lines[:at])
	if len(offered) != len(entries) {
		return nil, at
	}
	said, lettered := 0, true
	for i := range entries {
		letter, words := saidChoice(entries[i].Value)
		lettered = lettered && letter != ""
		for _, o := range offered[i] {
			if o.words == words && (letter == "" || o.letter == letter) {
				said++
				break
			}
		}
	}
	if said < BareKeyLines || said < len(entries) && (!lettered || said*4 < len(entries)*3) {
		return nil, at
	}
	return entries, end
}

// beginsSaid reports whether a line may be the first answer of such a key.
func beginsSaid(l line.Line) bool {
	if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, longestSaid) || lexicon.HasQuestionMark(l.Text) {
		return false
	}
	if l.Label != nil {
		return l.Label.Number == 1
	}
	q, ok := l.NumberLabel()
	return ok && q.Number == 1
}

// saidOf is a choice as saidKey compares it.
type saidOf struct{ letter, words string }

// offeredUnder are the choices under the questions of lines, which count from 1 on: what
// stands under each number up to the next.
func (r *Reader) offeredUnder(lines []line.Line) [][]saidOf {
	var out [][]saidOf
	for i := range lines {
		l := &lines[i]
		if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Number == len(out)+1 && (q.Kind == line.PlainNumber || q.Kind == line.WordNumber) {
			out = append(out, nil)
			continue
		}
		if len(out) == 0 || l.Kind != line.TextLine || lexicon.IsLonger(l.Text, longestSaid) {
			continue
		}
		letter, words := saidChoice(*l)
		if words != "" {
			out[len(out)-1] = append(out[len(out)-1], saidOf{letter, words})
		}
	}
	return out
}

// saidChoice parts the letter of a choice from its words, which are folded and have no
// signs at their ends.
func saidChoice(l line.Line) (letter, words string) {
	text := l.Text
	if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
		letter = lexicon.Fold(c.Sign)
		if !c.Auto {
			text = text[c.End:]
		}
	}
	return letter, strings.Trim(lexicon.Fold(text), " .,;:!")
}
