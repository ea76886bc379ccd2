package answerkey

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// mostUnread is how many lines without numbers a named section of a key may have, "worked,
// played, stopped", before the next one.
const mostUnread = 6

// keySections are the names that the sections of a test have, and the word and number
// that headings of it begin with.
type keySections struct {
	names map[string]bool
	signs map[string]string // and those headings in full
}

// has reports whether a line of a key is the name of a section, or no more than the word
// and number of one, "Exercise 2", its number with a dot behind another word, or the
// beginning of its heading, "Test 2: Verbs" for "Test 2: Verbs (lessons 4-6)".
func (s keySections) has(l line.Line) bool {
	if s.names[sectionName(l)] {
		return true
	}
	if len(s.signs) == 0 || l.Kind != line.TextLine || l.Label != nil {
		return false
	}
	sign, rest, ok := headingSign(l.Text)
	if !ok {
		return false
	}
	full, known := s.signs[sign]
	if strings.Trim(rest, " .:)–-") == "" {
		_, dotted := s.signs[dottedOf(sign)]
		return known || dotted
	}
	return known && l.Style().Heading > 0 && strings.HasPrefix(full, lexicon.Same(l.Text))
}

// headedNumber is the word and the number that a heading begins with.
var headedNumber = pattern.Guarded(lexicon.HasDigit, `^\PL{0,4}(\pL{3,})\s+(\d{1,2}(?:\.\d{1,2})?)(?:[\s:.)–-]|$)`)

// headingSign is the word and number that a heading begins with, folded, and what stands
// behind them.
func headingSign(text string) (sign, rest string, ok bool) {
	if lexicon.IsLonger(text, lexicon.HeadingLimit) {
		return "", "", false
	}
	m := headedNumber.FindStringSubmatchIndex(text)
	if m == nil {
		return "", "", false
	}
	return lexicon.Fold(text[m[2]:m[3]]) + " " + text[m[4]:m[5]], text[m[5]:], true
}

// dottedOf is the number with a dot of a sign; empty for another.
func dottedOf(sign string) string {
	_, number, _ := strings.Cut(sign, " ")
	if !strings.Contains(number, ".") {
		return ""
	}
	return number
}

// signsOver are the words and numbers that the headings of a test begin with.
func signsOver(lines []line.Line) map[string]string {
	out := map[string]string{}
	for _, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || l.Style().Heading == 0 && !l.Counts {
			continue
		}
		if sign, _, ok := headingSign(l.Text); ok {
			out[sign] = lexicon.Same(l.Text)
			if dotted := dottedOf(sign); dotted != "" {
				out[dotted] = out[sign]
			}
		}
	}
	return out
}

// leastAmongAsking is how many answers stand beside each one that is a question.
const leastAmongAsking = 3

// fewAsk reports whether few of several answers on one line are questions, as in the
// translations of sentences.
func fewAsk(found []KeyEntry) bool {
	asking := 0
	for _, e := range found {
		if strings.Contains(e.Value.Text, "___") || e.Value.Label != nil {
			return false
		}
		if asksStill(e) {
			asking++
		}
	}
	return asking*leastAmongAsking <= len(found)
}
