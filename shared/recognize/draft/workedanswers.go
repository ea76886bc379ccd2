package draft

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// workedWord is a word for an answer that is also one for how it is found.
var workedWord = pattern.New(`(?i)^[^\p{L}\p{N}]*(?:solution|soln|sol|lösung|solución|solução|soluzione|rozwiązanie|решение|розв.язок|çözüm|lời giải|megoldás)(?:[^\p{L}]|$)`)

// leastWorked is how many words tell how an answer is found.
const leastWorked = 3

// worksOut reports whether an answer line under choices only tells why the answer over
// it is right: "Answer: (2)", "Solution: Wood is light", "Sol. v = s/t".
func worksOut(d Draft, t Token, below []Token, above []Token) bool {
	if t.note.Class != lexicon.AnswerWord || !workedWord.MatchString(t.Text) || !hasChoice(above) {
		return false
	}
	told := t.note.Value.Text
	if told == "" && len(below) > 0 && below[0].note.Class == lexicon.NoClass && !below[0].isChoice() {
		told = below[0].Text
	}
	first, rest, _ := strings.Cut(strings.TrimSpace(told), " ")
	equation := strings.HasPrefix(rest, "=")
	if !equation && (utf8.RuneCountInString(strings.Trim(first, "()[].")) < 2 || flatten.CountWords(told, leastWorked) < leastWorked) || isOffered(above, told) {
		return false
	}
	for _, n := range d.Notes {
		if n.Class == lexicon.AnswerWord && !n.Strong && n.Value.Text != "" && !line.IsRoom(n.Value.Text) {
			return true
		}
	}
	return false
}

// isOffered reports whether a text is that of a choice.
func isOffered(ts []Token, text string) bool {
	want := lexicon.Same(text)
	for _, t := range ts {
		if have := lexicon.Same(t.From(t.choice.End).Text); t.isChoice() && have == want {
			return true
		}
	}
	return false
}
