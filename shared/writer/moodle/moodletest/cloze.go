// Package moodletest reads embedded answers as Moodle's importer does, for the
// tests of the two formats that hold them. Only tests import it.
package moodletest

import (
	"html"
	"regexp"
	"strings"
)

// Gap is what the importer makes of one gap.
type Gap struct {
	Weight, Kind string
	Answers      []Answer
}

// Answer is one answer of a gap; Share is in percent.
type Answer struct{ Share, Text, Feedback string }

// Gaps takes the gaps out of a text, in order, and leaves {#1}, {#2} ... in their
// place. What is no whole gap stays as it is.
func Gaps(text string) (rest string, gaps []Gap) {
	start := regexp.MustCompile(`\{([0-9]*):([A-Z_]+):`)
	var b strings.Builder
	for {
		m := start.FindStringSubmatchIndex(text)
		if m == nil {
			b.WriteString(text)
			return b.String(), gaps
		}
		answers, length, ok := answers(text[m[1]:])
		if !ok || !known(text[m[4]:m[5]]) {
			b.WriteString(text[:m[1]])
			text = text[m[1]:]
			continue
		}
		gaps = append(gaps, Gap{text[m[2]:m[3]], text[m[4]:m[5]], answers})
		b.WriteString(text[:m[0]] + "{#}")
		text = text[m[1]+length:]
	}
}

func known(kind string) bool {
	switch kind {
	case "SHORTANSWER", "SHORTANSWER_C", "NUMERICAL", "MULTICHOICE", "MULTICHOICE_V", "MULTICHOICE_S", "MULTICHOICE_VS", "MULTIRESPONSE", "MULTIRESPONSE_S":
		return true
	}
	return false
}

// answers reads alternatives up to the brace that ends the gap.
func answers(s string) (out []Answer, length int, ok bool) {
	share := regexp.MustCompile(`^(=|%(-?[0-9]+(?:[.,][0-9]*)?)%)`)
	at := 0
	for {
		a := Answer{Share: "0"}
		if m := share.FindStringSubmatch(s[at:]); m != nil {
			at += len(m[0])
			if a.Share = m[2]; m[2] == "" {
				a.Share = "100"
			}
		}
		text, n, ok := until(s[at:], "~#}", true)
		if !ok {
			return nil, 0, false
		}
		at += n
		a.Text = decode(text)
		if s[at] == '#' {
			feedback, n, ok := until(s[at+1:], "~}", false)
			if !ok {
				return nil, 0, false
			}
			a.Feedback = decode(feedback)
			at += 1 + n
		}
		out = append(out, a)
		if s[at] == '}' {
			return out, at + 1, true
		}
		at++
	}
}

// until reads to the first of ends that no backslash stands before, nor, in an
// answer, an ampersand. An answer has at least one character.
func until(s, ends string, answer bool) (text string, length int, ok bool) {
	for i := range len(s) {
		if !strings.ContainsRune(ends, rune(s[i])) || answer && i == 0 {
			continue
		}
		before := s[:i]
		if strings.HasSuffix(before, `\`) || answer && (strings.HasSuffix(before, "&") || strings.HasSuffix(before, "&amp;")) {
			continue
		}
		return before, i, true
	}
	return "", 0, false
}

func decode(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(html.UnescapeString(s), `\}`, "}"), `\#`, "#")
}
