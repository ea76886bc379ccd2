package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// wholeWord is a word for points on a line of its own.
const wholeWord = `points?|pts?|marks?|punkte?|puntos?|pontos?|punti|балл(?:а|ов)?|бал(?:и|ів|а)|поени?|поен(?:а)?|бода?|бодова|точк[аи]|ұпай|оноо|puan|bodova?|boda|bod(?:y|ů|ov)|pont|pkt|punkt(?:y|ów|i|s)?|tašk(?:as|ai|ų)|pikë|μονάδ(?:α|ες)|điểm|poin|分|점|点`

var (
	wholePoints = pattern.Guarded(mayWorth, `(?i)^[(\[]?(?:\d+(?:[.,]\d+)?\s*/\s*)?(\d+(?:[.,]\d+)?)\s*(`+wholeWord+`)\.?[)\]]?$`)
	worthAhead  = pattern.Guarded(pattern.BeginsWith(""), `(?i)^(?:μονάδ(?:α|ες)|βαθμοί)\s*[:=]?\s*(\d{1,3})$`) // a number behind the word
	wholeNumber = pattern.Guarded(pattern.EndsWith("0123456789", ""), `^(?:\d+(?:[.,]\d+)?\s*/\s*)?\d+(?:[.,]\d+)?$`)
)

// mayWholePoints is a quick look: a short line with a digit at its front.
func mayWholePoints(s string) bool {
	for s != "" && (s[0] == '(' || s[0] == '[') {
		s = s[1:]
	}
	return s != "" && len(s) <= 24 && '0' <= s[0] && s[0] <= '9'
}

// mayWorth looks at both ends: the last letter is that of a word for points.
func mayWorth(s string) bool {
	return mayWholePoints(s) && pattern.EndsWith("tTsSkKeEoOiInNaAvVyYdDëË", ".)]")(s)
}

// pointLines takes lines that only say what a question is worth, "1 point", to
// the question they belong to: the one behind where the first line stands right
// before a question, else the one before.
func pointLines(lines []line) []line {
	at := worthLines(lines)
	if len(at) < 2 {
		return lines
	}
	ahead := 0
	for i := range at {
		if next := afterWorth(lines, i); next < len(lines) && beginsNumbered(lines[next]) {
			ahead++
		}
	}
	first := len(lines)
	for i := range at {
		first = min(first, i)
	}
	before := ahead*2 > len(at) && !askedBefore(lines[:first])
	out := make([]line, 0, len(lines))
	worth := ""
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if points, ok := at[i]; ok {
			if !before {
				out = append(out, newLine(l, []page.Run{{Text: "Points: " + points}}))
			}
			worth = points
			if !wholePoints.MatchString(l.text) && !worthAhead.MatchString(l.text) {
				i++ // the word stands on the next line
			}
			continue
		}
		if before && worth != "" && l.kind == textLine && !(beginsNumbered(l) && len(l.text) <= 4) {
			l = newLine(l, append(l.runs[:len(l.runs):len(l.runs)], page.Run{Text: " (" + worth + " points)"}))
			worth = ""
		}
		out = append(out, l)
	}
	return out
}

// worthLines finds the lines, with the points they give.
func worthLines(lines []line) map[int]string {
	var out map[int]string
	for i, l := range lines {
		if l.kind != textLine || l.label != nil {
			continue
		}
		text := l.text
		if mayWholePoints(text) && wholeNumber.MatchString(text) && i+1 < len(lines) && lines[i+1].kind == textLine && len(lines[i+1].text) <= 8 {
			text += " " + lines[i+1].text
		}
		if m := worthAhead.FindStringSubmatch(text); m != nil {
			text = m[1] + " points"
		}
		if m := wholePoints.FindStringSubmatch(text); m != nil {
			if out == nil {
				out = map[int]string{}
			}
			out[i] = m[1]
		}
	}
	return out
}

// afterWorth is the line behind what a question is worth.
func afterWorth(lines []line, i int) int {
	if !wholePoints.MatchString(lines[i].text) && !worthAhead.MatchString(lines[i].text) {
		i++
	}
	return i + 1
}

// beginsNumbered reports whether a line begins with a number, typed or automatic.
func beginsNumbered(l line) bool {
	if l.label != nil {
		return l.label.Format == page.Decimal
	}
	n := strings.TrimLeft(l.text, "0123456789")
	return n != l.text && (n == "" || strings.IndexByte(".)", n[0]) >= 0)
}

// askedBefore reports whether a question mark or a numbered line stands in lines.
func askedBefore(lines []line) bool {
	for _, l := range lines {
		if l.kind == textLine && (beginsNumbered(l) || strings.ContainsAny(l.text, "?？؟")) {
			return true
		}
	}
	return false
}
