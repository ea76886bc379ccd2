package draft

import (
	"strings"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// matchCopy gives questions the answers that a copy of the test has to them: to those
// that say the same, in their order where several do. It reports whether most of the
// answers are of such a copy; the questions may be numbered otherwise there.
func (r *Reader) matchCopy(list *KeyList, ds []Draft) bool {
	told := map[string][]*answerkey.KeyEntry{}
	var order []string
	for _, e := range list.Entries {
		if e.Asks == "" {
			continue
		}
		if told[e.Asks] == nil {
			order = append(order, e.Asks)
		}
		told[e.Asks] = append(told[e.Asks], e)
	}
	if len(order) == 0 {
		return false
	}
	asked := map[string][]int{}
	for i := range ds {
		says := AskedLetters(ds[i].StemText())
		asked[says] = append(asked[says], i)
	}
	pairs := map[*answerkey.KeyEntry]int{}
	for _, says := range order {
		at := asked[says]
		if at == nil {
			at = asked[goesOnFrom(asked, says)]
		}
		if len(at) != len(told[says]) {
			continue
		}
		for k, e := range told[says] {
			pairs[e] = at[k]
		}
	}
	if len(pairs)*2 <= len(list.Entries) {
		return false
	}
	for _, e := range list.Entries {
		if i, ok := pairs[e]; ok {
			r.pairKey(list, &ds[i], e)
		}
	}
	return true
}

// asksAgain reports whether an answer is the question itself, as a copy of the test
// without its answers says it.
func asksAgain(d *Draft, value string) bool {
	return len(value) >= leastAsked && len(d.Stem) > 0 && lexicon.MayBeSame(value, d.Stem[0].Text) && AskedLetters(value) == AskedLetters(d.Stem[0].Text)
}

// leastAsked is how many bytes such a question has at least; a word may be its own answer.
const leastAsked = 12

// goesOnFrom is the one of some texts that goes on from another, as where a statement still
// has the words to choose from behind it; empty where none or several do.
func goesOnFrom(texts map[string][]int, says string) string {
	found := ""
	for text := range texts {
		if !strings.HasPrefix(text, says) {
			continue
		}
		if found != "" {
			return ""
		}
		found = text
	}
	return found
}

// AskedLetters are the letters of a question without what it is worth: what two prints of
// it have in common.
func AskedLetters(text string) string {
	if strings.ContainsAny(text, "([（") {
		text = line.BracketPoints.ReplaceAllString(text, "")
	}
	return lexicon.LettersOf(text)
}
