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
