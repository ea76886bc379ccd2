package printed

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// numberBehindSign is a sign between the word for a question and its number: "Question-1:",
	// "Question: 2".
	numberBehindSign = pattern.Guarded(pattern.BeginsWith(" -–:"), `^\s?[-–:]\s?(\d{1,3})(?:\s*[.:)]+|\s|$)`)
	// ordinalNumber is the number of a question before the word for it: "1ª questão", "2nd question".
	ordinalNumber = pattern.Guarded(pattern.BeginsWith("0123456789"), `^(\d{1,3})(?:ª|º|°|\.?[ao]|st|nd|rd|th|e|er|re|ère|ème)\.?\s+`)
	// behindWord is what may stand behind that word.
	behindWord = pattern.New(`^\s*(?:$|[-–—:.)(\[])`)
)

// leastWordedNumbers is how many such numbers count from 1 on.
const leastWordedNumbers = 2

// wordedNumber is a line with one: the word for a question, its number, and where what it
// says begins.
type wordedNumber struct {
	line, from, to, number, rest int
}

// WordedNumbers writes the word for a question and its number as most do, "Question 1",
// where they count from 1 on with a sign between them, or the other way round.
func (r *Reader) WordedNumbers(lines []line.Line) []line.Line {
	var found []wordedNumber
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if w, ok := r.wordedNumber(l); ok {
			if w.number != len(found)+1 {
				return lines
			}
			w.line = i
			found = append(found, w)
		}
	}
	if len(found) < leastWordedNumbers {
		return lines
	}
	out := slices.Clone(lines)
	for _, w := range found {
		l := lines[w.line]
		head := l.Text[w.from:w.to] + " " + lexicon.DecimalText(w.number)
		if rest := l.From(w.rest); rest.Text != "" && !strings.ContainsAny(rest.Text[:1], ".:)-([") {
			head += ": "
		} else {
			head += " "
		}
		out[w.line] = line.NewLine(l, append([]page.Run{{Text: head}}, l.From(w.rest).Runs...))
	}
	return out
}

// wordedNumber reads one at the front of a line.
func (r *Reader) wordedNumber(l *line.Line) (wordedNumber, bool) {
	if m := ordinalNumber.FindStringSubmatch(l.Text); m != nil {
		if _, end := r.Vocabulary.Find(lexicon.NewHead(l.Text[len(m[0]):]), lexicon.QuestionWord); end > 0 && behindWord.MatchString(l.Text[len(m[0])+end:]) {
			n, _ := strconv.Atoi(m[1])
			return wordedNumber{from: len(m[0]), to: len(m[0]) + end, number: n, rest: len(m[0]) + end}, true
		}
		return wordedNumber{}, false
	}
	if first, rest, ok := strings.Cut(l.Text, " "); ok && len(first) <= mostWord && len(rest) <= mostWord { // "Second question"
		if n := lexicon.SpelledOrdinal(lexicon.Fold(first)); n > 0 {
			from := len(first) + 1
			_, end := r.Vocabulary.Find(lexicon.NewHead(rest), lexicon.QuestionWord)
			return wordedNumber{from: from, to: from + end, number: n, rest: from + end}, end > 0 && behindWord.MatchString(rest[end:])
		}
	}
	if !strings.ContainsAny(l.Text[:min(len(l.Text), mostWord)], "-–:") {
		return wordedNumber{}, false
	}
	_, end := r.Vocabulary.Find(l.Head(), lexicon.QuestionWord)
	if end == 0 {
		return wordedNumber{}, false
	}
	m := numberBehindSign.FindStringSubmatch(l.Text[end:])
	if m == nil {
		return wordedNumber{}, false
	}
	n, _ := strconv.Atoi(m[1])
	return wordedNumber{to: end, number: n, rest: end + len(m[0])}, true
}

// mostWord is how many bytes the word for a question takes at most, with the sign behind it.
const mostWord = 32
