package answerkey

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// BareKeyLines is how many answers in a row a key without a heading has at least.
const BareKeyLines = 3

// longestBareKeyed is how many signs an answer in words has there.
const longestBareKeyed = 40

// bareKey reads the answers at the end of a document that no heading announces: 1. B, 2. C
// and so on behind all questions. Words stand among the letters, "3. False", "4. an owl",
// only where the answers count all questions from 1 on and most of them are letters or the
// words for true and false.
func (r *Reader) bareKey(lines []line.Line, at int) (entries []KeyEntry, end int) {
	if at < BareKeyLines {
		return nil, at
	}
	first, ok := letterEntry(lines[at])
	if !ok {
		return nil, at
	}
	signs := 0
	for end = at; end < len(lines); end++ {
		n, ok := letterEntry(lines[end])
		found := KeysOf(lines[end])
		if ok {
			signs++
		} else if len(found) == 1 && first == 1 && mayAnswer(found[0].Value) {
			n = found[0].Number
			if _, truth := r.TruthOf(found[0].Value.Text, true); truth {
				signs++
			}
		}
		if n != first+len(entries) {
			return nil, at
		}
		entries = append(entries, found...)
	}
	if !lines[at].Gap && (first != 1 || signs < len(entries) || inAlphabet(entries) || !countedAbove(lines[:at], len(entries))) {
		return nil, at
	}
	if signs < BareKeyLines || signs < len(entries) && (signs*2 < len(entries) || !countedAbove(lines[:at], len(entries))) {
		return nil, at
	}
	return entries, end
}

// inAlphabet reports whether the answers go through an alphabet: a, b, c.
func inAlphabet(entries []KeyEntry) bool {
	for i := 1; i < len(entries); i++ {
		if lexicon.Fold(entries[i-1].Value.Text) >= lexicon.Fold(entries[i].Value.Text) {
			return false
		}
	}
	return true
}

// mayAnswer reports whether words behind a number may be an answer: they ask nothing and
// leave no room.
func mayAnswer(value line.Line) bool {
	return value.Text != "" && utf8.RuneCountInString(value.Text) <= longestBareKeyed && !lexicon.HasQuestionMark(value.Text) && !strings.Contains(value.Text, "__")
}

// countedAbove reports whether lines have a question of a number, and none of the next.
func countedAbove(lines []line.Line, last int) bool {
	has := func(n int) bool {
		return slices.ContainsFunc(lines, func(l line.Line) bool {
			q, ok := l.NumberLabel()
			return ok && q.Number == n
		})
	}
	return has(last) && !has(last+1)
}
