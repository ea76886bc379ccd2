package text

import (
	"regexp"
	"strings"
)

var (
	quotedRE  = regexp.MustCompile(`^\s*>{1,2}(?:\s*>)?(?:[ \t]|$)`)
	calloutRE = regexp.MustCompile(`^\s*(?:>\s*)+\[!([A-Za-z]+)\][+-]?[ \t]*(.*)$`)
)

// leastQuoted is how many lines are quoted in a letter that answers or passes on
// another.
const leastQuoted = 6

// unquoted takes the signs of quoting off the lines of passages that are quoted as
// a whole, as in letters, and the frames of notes, "> [!question] Why?".
func unquoted(lines []string) []string {
	first, last, quoted, callouts := -1, -1, 0, 0
	for i, line := range lines {
		if !quotedRE.MatchString(line) {
			continue
		}
		if quoted++; first < 0 {
			first = i
		}
		last = i
		if calloutRE.MatchString(line) {
			callouts++
		}
	}
	if callouts == 0 && (quoted < leastQuoted || quoted*5 < (last-first+1)*3) {
		return lines
	}
	out := append([]string(nil), lines...)
	for i, line := range lines {
		if m := calloutRE.FindStringSubmatch(line); m != nil {
			out[i] = calloutTitle(strings.ToLower(m[1]), m[2])
			continue
		}
		for quotedRE.MatchString(out[i]) {
			out[i] = strings.TrimPrefix(out[i][strings.IndexByte(out[i], '>')+1:], " ")
		}
	}
	return out
}

// calloutTitle is the line over a framed note: its title, or what its kind says.
func calloutTitle(kind, title string) string {
	switch kind {
	case "success", "check", "done", "answer", "solution":
		if title == "" {
			return "Answer:"
		}
	case "explanation", "hint":
		if title == "" {
			return kind + ":"
		}
	}
	return title
}

// leastReplies is how many quotations make Markdown of a text.
const leastReplies = 3

// replyRE is a number before a question.
var replyRE = regexp.MustCompile(`^\s*(?:\d{1,3}[.)]|#{1,6})\s`)

// repliesQuoted reports whether a text answers its questions in quotations, as only
// Markdown does: below a line with a number or a question mark stand quoted lines,
// and below these the next such line. Where choices stand around, the sign marks one.
func repliesQuoted(lines []string) bool {
	replies, asked, inQuote := 0, false, false
	for _, line := range lines {
		t := strings.TrimSpace(line)
		if t == "" {
			continue
		}
		quoted := strings.HasPrefix(t, "> ")
		asks := !quoted && (replyRE.MatchString(line) || strings.HasSuffix(t, "?"))
		switch {
		case quoted && strings.ContainsAny(t[2:], "()=;{}[]<|"): // the prompt of a program
			return false
		case quoted && !inQuote && !asked, inQuote && !quoted && !asks:
			return false
		case quoted && !inQuote:
			replies++
		}
		asked, inQuote = asks, quoted
	}
	return replies >= leastReplies
}
