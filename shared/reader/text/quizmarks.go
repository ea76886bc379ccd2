package text

import (
	"regexp"
	"strings"
)

var (
	numberedBoxRE = regexp.MustCompile(`^(\s*)(?:\d{1,2}[.)]\s+|-)\[([ xX✓])\]\s+(\S.*)$`)
	askedRE       = regexp.MustCompile(`^\?\[(.+)\](?:\(\w+\))?\s*$`)
	quizTagRE     = regexp.MustCompile(`^\s*</?quiz(?:\s[^>]*)?>\s*$`)
	wikiTypeRE    = regexp.MustCompile(`\s*\|\s*type\s*=\s*"(?:\(\)|\[\])"[^}]*\}?\s*$`)
)

// unmarked gives lines that are written in the ways of wikis and of web pages that
// show quizzes the form they have elsewhere: "{ Question |type="()"}" over "+ right",
// "?[Question]" over "-[x] right", "1. [x] right". There are as many lines as before.
func unmarked(lines []string) []string {
	out := lines
	set := func(i int, s string) {
		if &out[0] == &lines[0] {
			out = append([]string(nil), lines...)
		}
		out[i] = s
	}
	wiki, boxes := false, 0
	for _, line := range lines {
		wiki = wiki || wikiTypeRE.MatchString(line)
		if numberedBoxRE.MatchString(line) {
			boxes++
		}
	}
	for i, line := range lines {
		switch {
		case quizTagRE.MatchString(line):
			set(i, "")
		case boxes >= 2 && numberedBoxRE.MatchString(line):
			set(i, numberedBoxRE.ReplaceAllString(line, "$1- [$2] $3"))
		case askedRE.MatchString(line):
			set(i, askedRE.FindStringSubmatch(line)[1])
		case wiki && (strings.HasPrefix(line, "{") || wikiTypeRE.MatchString(line)):
			set(i, strings.TrimLeft(wikiTypeRE.ReplaceAllString(line, ""), "{ "))
		}
	}
	return out
}
