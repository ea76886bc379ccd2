package printed

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// LongestWord counts the letters of the longest word of a text.
func LongestWord(text string) int {
	longest, n := 0, 0
	for _, c := range text {
		if n++; !unicode.IsLetter(c) {
			n = 0
		}
		longest = max(longest, n)
	}
	return longest
}

// LongWords reports whether more words of a text than most have more letters than some.
func LongWords(text string, letters, most int) bool {
	count, n := 0, 0
	for _, c := range text {
		if c < utf8.RuneSelf && !lexicon.IsASCIILetter(byte(c)) || c >= utf8.RuneSelf && !unicode.IsLetter(c) {
			n = 0
		} else if n++; n == letters+1 {
			if count++; count > most {
				return true
			}
		}
	}
	return false
}

// leastOffered is how many rows of numbered letters a test has at least whose
// questions are answered by number.
const leastOffered = 2

// offeredNumber parts the entries of such a row.
var offeredNumber = pattern.New(`(?:^|[;,]?\s+)(\d)\s*[).]\s*`)

// OfferedRows reads "Answers: 1) a; 2) b, c; 3) a, c" right under the lettered
// lines of several questions. It is no key, but what to choose from: combinations
// of the letters become choices, and single letters say what the lines are.
func (r *Reader) OfferedRows(lines []line.Line) []line.Line {
	v := r.Vocabulary
	rows := map[int][]string{}
	for i, l := range lines {
		if i == 0 || l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if answerkey.CountNumbers(l.Text) < 3 {
			continue
		}
		if c, ok := lines[i-1].ChoiceLabel(); !ok || c.Kind != lexicon.LetterLabel {
			continue
		}
		if entries := offered(l, v); entries != nil {
			rows[i] = entries
		}
	}
	if len(rows) < leastOffered {
		return lines
	}
	var out []line.Line
	for i, l := range lines {
		entries, ok := rows[i]
		if !ok {
			out = append(out, l)
			continue
		}
		if !mixesLetters(entries) {
			continue
		}
		l.Gap = false // they go on with the question, and are no key at the end
		for k, e := range entries {
			out = append(out, line.NewLine(l, []page.Run{{Text: lexicon.DecimalText(k+1) + ") " + e}}))
		}
	}
	return out
}

// offered are the entries of a row, none where the line is another.
func offered(l line.Line, v lexicon.Vocabulary) []string {
	c, end := v.Find(l.Head(), lexicon.AnswerWord, lexicon.KeyHeading, lexicon.ChoicesWord)
	if c == lexicon.NoClass {
		return nil
	}
	text := strings.TrimLeft(l.Text[end:], " \t:：.-–—")
	at := offeredNumber.FindAllStringSubmatchIndex(text, -1)
	if len(at) < 3 || at[0][0] != 0 {
		return nil
	}
	var out []string
	for k, m := range at {
		stop := len(text)
		if k+1 < len(at) {
			stop = at[k+1][0]
		}
		entry := strings.Trim(text[m[1]:stop], " \t;.")
		if text[m[2]:m[3]] != lexicon.DecimalText(k+1) || entry == "" || LongestWord(entry) > 1 {
			return nil
		}
		out = append(out, entry)
	}
	return out
}

// mixesLetters reports whether an entry names more than one letter.
func mixesLetters(entries []string) bool {
	return slices.ContainsFunc(entries, func(e string) bool { return strings.ContainsAny(e, " ,;+") })
}
