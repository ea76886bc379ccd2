package vote

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
)

// truthAnswers finds the statements of a test whose answer lines give the first
// letter of a word for true or false, "Correct answer: T". Every such letter
// under a question without choices must belong to one pair of words, and both
// must occur, or one of the usual pair several times.
func (r *Reader) truthAnswers(ds []draft.Draft) {
	said, pair := r.LettersSaid(ds, answerLetter)
	for _, i := range said {
		ds[i].Truth, ds[i].Pair = true, pair
	}
}

// answerLetter is the letter that answers a question without choices, folded.
func answerLetter(d draft.Draft) string {
	if len(d.Choices) > 0 || len(d.Listed) > 0 || len(d.Stem) == 0 {
		return ""
	}
	for _, n := range d.Notes {
		if n.Class != lexicon.AnswerWord {
			continue
		}
		s := lexicon.Fold(strings.Trim(n.Value.Text, " .()[]"))
		if utf8.RuneCountInString(s) == 1 && !lexicon.IsNumber(s) {
			return s
		}
		return ""
	}
	return ""
}

// leastExact is how many answers say no more than true or false where others say why.
const leastExact = 2

// truthHeads finds the statements whose answer lines say true or false and then what
// is right instead: "Answer: False, the heart has four chambers". Others must be
// answered by such a word alone, and nearly all that are open so or so.
func (r *Reader) truthHeads(ds []draft.Draft) {
	var heads []int
	exact, open := 0, 0
	for i, d := range ds {
		if len(d.Choices) > 0 || len(d.Listed) > 0 || len(d.Stem) == 0 || !d.HasAnswer() {
			continue
		}
		open++
		text := answerText(d)
		if _, ok := r.TruthOf(text, false); ok {
			exact++
		} else if at := strings.IndexAny(text, ".,;:–—(（。，"); at > 0 && !lexicon.HasQuestionMark(d.StemText()) {
			if _, ok := r.TruthOf(strings.TrimSpace(text[:at]), false); ok {
				heads = append(heads, i)
			}
		}
	}
	if exact < leastExact || (exact+len(heads))*3 < open*2 {
		return
	}
	for _, i := range heads {
		ds[i].Truth = true
	}
}

// answerText is what the one answer line of a question says.
func answerText(d draft.Draft) string {
	text := ""
	for _, n := range d.Notes {
		switch {
		case n.Class == lexicon.ModelWord:
			return ""
		case n.Class == lexicon.AnswerWord && text != "":
			return ""
		case n.Class == lexicon.AnswerWord:
			text = n.Value.Text
		}
	}
	return text
}
