package asks

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// HeadedAsks is the list of the headings that ask.
const HeadedAsks = "headed asks"

// HeadAsks numbers the headings of a paper that calls itself one of questions,
// where most headings ask and have what answers them below, without choices.
func (r *Reader) HeadAsks(lines []line.Line) []line.Line {
	if top := flatten.FoldLines(lines[:min(3, len(lines))]); !r.QuizTitle.In(top) || r.FaqTitle.In(top) {
		return lines
	}
	heads, asking, over, told := 0, 0, 0, 0 // over lines, that tell
	seen := map[string]bool{}
	for i, l := range lines {
		if !isHeading(l) {
			continue
		}
		if l.Label != nil || r.startsLabelled(l) {
			return lines
		}
		heads++
		if !flatten.EndsAsking(l.Text) {
			continue
		}
		asking++
		below, ok := r.toldBelow(lines[i+1:])
		if below != "" {
			over++
		}
		if ok && !seen[below] {
			seen[below] = true
			told++
		}
	}
	if asking < leastAsked || asking*10 < heads*6 || told < leastAsked || told*10 < over*8 {
		return lines
	}
	out := make([]line.Line, len(lines))
	number := 0
	for i, l := range lines {
		if isHeading(l) && flatten.EndsAsking(l.Text) {
			number++
			l.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: HeadedAsks}
		}
		out[i] = l
	}
	return out
}

func isHeading(l line.Line) bool {
	return l.Kind == line.TextLine && l.Text != "" && l.Style().Heading > 0
}

// toldBelow is the first line under a heading, and whether it tells something:
// it is no choice, no room, no worth and no order how to answer.
func (r *Reader) toldBelow(lines []line.Line) (string, bool) {
	for _, l := range lines {
		if l.Kind == line.TextLine && l.Text == "" {
			continue
		}
		if isHeading(l) {
			break
		}
		ok := l.Kind == line.TextLine && l.Label == nil && !rewrite.IsBulleted(l) && !r.startsLabelled(l) &&
			!flatten.EndsAsking(l.Text) && !flatten.HasBlank(l) && !line.IsRoom(l.Text) && !line.BracketPoints.MatchString(l.Text) && !r.Cued(l.Text)
		return l.Text, ok
	}
	return "", false
}

// Bounds of a collection of questions that gives every answer in prose.
const (
	LeastProse   = 5   // questions
	ProseAverage = 80  // characters of an answer on the average
	askedTold    = 250 // of a question on the line of its answer
)

// AskedInside is where the answer begins in a line with its question, 0 when the
// line is no such. Only "?" needs room behind it, as it stands in addresses, too: the wide
// mark brings its own, and the turned one is often typed without.
func AskedInside(s string) int {
	at := strings.IndexAny(s, "?？؟")
	if at <= 0 || at > askedTold && utf8.RuneCountInString(s[:at]) > askedTold || flatten.EndsAsking(s) {
		return 0
	}
	behind := strings.TrimLeft(s[at:], "?？؟!") // "Who is it?! Me"
	rest := strings.TrimLeft(behind, " \t")
	first, _ := utf8.DecodeRuneInString(rest)
	if rest == "" || len(rest) == len(behind) && s[at] == '?' || unicode.IsPunct(first) && !strings.ContainsRune("\"“‘«", first) || line.SolePoints.MatchString(rest) && strings.IndexFunc(rest, unicode.IsLetter) >= 0 {
		return 0
	}
	return len(s) - len(rest)
}
