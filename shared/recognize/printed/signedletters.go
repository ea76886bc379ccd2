package printed

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// letterBehindSign is the letter of the right choice, or several, behind a sign at the end of
// what is asked: "What burns well? = b", "A whale is ... -> a, c.".
var letterBehindSign = pattern.Guarded(mayEndInLetter, `\s*(?:[=-]>|=|→|⇒|\s[-–—])\s*([a-hA-Hа-зА-З](?:\s*[,;/]\s*[a-hA-Hа-зА-З]|\s+(?:and|und|et|y|e|и|та)\s+[a-hA-Hа-зА-З])*)\s*\.?$`)

// mayEndInLetter looks for such a sign close to the end.
func mayEndInLetter(s string) bool {
	const tail = 48 // bytes
	return len(s) > 4 && strings.ContainsAny(s[max(0, len(s)-tail):], "=>→⇒-–—")
}

const (
	leastSigned   = 5 // letters behind signs
	leastSignedAs = 3 // different ones among them
)

// LettersBehindSigns writes such letters as the answers of their questions, where most lines
// over the first of several lettered choices end so and the letters differ: "x = b" is what one
// may be asked about.
func LettersBehindSigns(lines []line.Line) []line.Line {
	offered := 0
	different := map[string]bool{}
	var found []int
	for i := range lines {
		if !overLetters(lines, i) {
			continue
		}
		offered++
		if m := letterBehindSign.FindStringSubmatchIndex(lines[i].Text); m != nil && m[0] > 0 {
			found = append(found, i)
			different[lexicon.Fold(lines[i].Text[m[2]:m[3]])] = true
		}
	}
	if len(found) < leastSigned || len(different) < leastSignedAs || len(found)*10 < offered*6 {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+len(found))
	from := 0
	for _, i := range found {
		m := letterBehindSign.FindStringSubmatchIndex(lines[i].Text)
		out = append(append(out, lines[from:i]...), lines[i].Cut(0, m[0]), flatten.Answering(lines[i].Cut(m[2], m[3])))
		from = i + 1
	}
	return append(out, lines[from:]...)
}

// overLetters reports whether a line of text stands right over the first of several lettered
// choices and is none itself.
func overLetters(lines []line.Line, i int) bool {
	const first, second = "aAаА", "bBбБвВ" // Latin and Cyrillic, where some type В for B
	l := &lines[i]
	return l.Kind == line.TextLine && i+2 < len(lines) && strings.Contains(second, signOf(&lines[i+2])) &&
		strings.Contains(first, signOf(&lines[i+1])) && signOf(l) == noSign
}

// noSign is no letter of a choice.
const noSign = "-"

// signOf is the letter before a choice.
func signOf(l *line.Line) string {
	if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel && c.Sign != "" {
		return c.Sign
	}
	return noSign
}
