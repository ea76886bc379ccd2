package text

import (
	"regexp"
	"strings"
)

var (
	numberedBoxRE = regexp.MustCompile(`^(\s*)(?:\d{1,2}[.)]\s+|-)\[([ xX✓])\]\s+(\S.*)$`)
	askedRE       = regexp.MustCompile(`^\?\[(.+)\](?:\(\w+\))?\s*$`)
	quizTagRE     = regexp.MustCompile(`^\s*</?quiz(?:\s[^>]*)?>\s*$`)
	// judgedRE is a choice of a web page in Markdown that says itself whether it is right:
	// <div class="option" data-correct="true" data-feedback="Yes!">Owl</div>
	judgedRE   = regexp.MustCompile(`^\s*<(?:div|li|p|button|label|span|a|option)\b(?:[^<>"']|"[^"]*"|'[^']*')*?\sdata-correct\s*=\s*["']?(true|false)["']?(?:[^<>"']|"[^"]*"|'[^']*')*>(.*\S)\s*</\w+>\s*$`)
	fieldRE    = regexp.MustCompile(`^\s*<input\b[^>]*\sdata-answer=[^>]*>\s*$`)
	wikiTypeRE = regexp.MustCompile(`\s*\|\s*type\s*=\s*"(?:\(\)|\[\])"[^}]*\}?\s*$`)
)

// unmarked gives lines that are written in the ways of wikis and of web pages that
// show quizzes the form they have elsewhere: "{ Question |type="()"}" over "+ right",
// "?[Question]" over "-[x] right", "1. [x] right", elements that are said to be right or
// wrong. There are as many lines as before.
func unmarked(lines []string) []string {
	out := lines
	set := func(i int, s string) {
		if &out[0] == &lines[0] {
			out = append([]string(nil), lines...)
		}
		out[i] = s
	}
	wiki, boxes, judged := false, 0, map[string]int{}
	for _, line := range lines {
		wiki = wiki || wikiTypeRE.MatchString(line)
		if numberedBoxRE.MatchString(line) {
			boxes++
		}
		if m := judgedRE.FindStringSubmatch(line); m != nil {
			judged[m[1]]++
		}
	}
	for i, line := range lines {
		switch {
		case quizTagRE.MatchString(line):
			set(i, "")
		case boxes >= 2 && numberedBoxRE.MatchString(line):
			set(i, numberedBoxRE.ReplaceAllString(line, "$1- [$2] $3"))
		case judged["true"] > 0 && judged["false"] > 0 && judgedRE.MatchString(line):
			m := judgedRE.FindStringSubmatch(line)
			set(i, "- "+map[string]string{"true": "[x] ", "false": "[ ] "}[m[1]]+m[2])
		case fieldRE.MatchString(line):
			set(i, "")
		case askedRE.MatchString(line):
			set(i, askedRE.FindStringSubmatch(line)[1])
		case wiki && (strings.HasPrefix(line, "{") || wikiTypeRE.MatchString(line)):
			set(i, strings.TrimLeft(wikiTypeRE.ReplaceAllString(line, ""), "{ "))
		}
	}
	return out
}
