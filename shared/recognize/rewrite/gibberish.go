package rewrite

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// A text of at least leastTokens pieces is none when less than one in wordShare
// is a word and more than one in rubbishShare is rubbish. An exam of formulas
// has few words, a test written for a program many odd signs; only what a
// machine made of handwriting has both.
const (
	leastTokens  = 60
	wordShare    = 5
	rubbishShare = 10
)

// IsGibberish reports whether lines are no text at all: the hidden text of a
// scan that a machine read wrongly, handwriting above all.
func IsGibberish(lines []line.Line) bool {
	left := 0 // so many tokens at most in the lines to come
	for _, l := range lines {
		left += len(l.Text)/2 + 1
	}
	tokens, words, rubbish := 0, 0, 0
	for _, l := range lines {
		if words*wordShare >= tokens+left {
			return false // whatever the rest is
		}
		left -= len(l.Text)/2 + 1
		for token := range strings.FieldsSeq(l.Text) {
			tokens++
			switch {
			case isWord(token):
				words++
			case isRubbish(token):
				rubbish++
			}
		}
	}
	return tokens >= leastTokens && words*wordShare < tokens && rubbish*rubbishShare > tokens
}

// isWord reports whether a piece of text is letters but for the signs around
// them.
func isWord(s string) bool {
	if isASCIIWord(s) {
		return true
	}
	s = strings.TrimFunc(s, unicode.IsPunct)
	n, letters := utf8.RuneCountInString(s), 0
	for _, r := range s {
		if unicode.IsLetter(r) || unicode.IsMark(r) {
			letters++
		}
	}
	return letters >= 2 && letters*10 >= n*8
}

func isASCIIWord(s string) bool {
	for i := range len(s) {
		if !lexicon.IsASCIILetter(s[i]) {
			return false
		}
	}
	return len(s) >= 2
}

// isRubbish reports whether a piece of text holds signs where neither a number
// nor a formula nor a label has them.
func isRubbish(s string) bool {
	inner := strings.TrimFunc(s, unicode.IsPunct)
	if inner == "" {
		return utf8.RuneCountInString(s) > 1 && !flatten.IsRule(s) && !line.IsRoom(s) && strings.Trim(s, "()[]. ") != ""
	}
	return strings.ContainsAny(inner, "~•§¶¬`\\«»,;:'\"!?{}") && !strings.ContainsAny(inner, "0123456789=") || strings.ContainsAny(inner, "~•§¶¬`")
}
