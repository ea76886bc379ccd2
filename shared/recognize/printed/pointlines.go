package printed

import (
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// PointLines takes lines that only say what a question is worth, "1 point", to
// the question they belong to: the one behind where the first line stands right
// before a question, else the one before.
func PointLines(lines []line.Line) []line.Line {
	split, ends := worthBehindChoices(lines)
	at := worthLines(split)
	if len(at) == 0 || len(at)+ends < 2 {
		return lines
	}
	lines = split
	ahead := 0
	for i := range at {
		if next := afterWorth(lines, i); next < len(lines) && asks.BeginsNumbered(lines[next]) {
			ahead++
		}
	}
	first := len(lines)
	for i := range at {
		first = min(first, i)
	}
	before := ahead*2 > len(at) && !askedBefore(lines[:first])
	out := make([]line.Line, 0, len(lines))
	worth := ""
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if points, ok := at[i]; ok {
			if !before {
				out = append(out, line.NewLine(l, []page.Run{{Text: "Points: " + points}}))
			}
			worth = points
			i = afterWorth(lines, i) - 1
			continue
		}
		if before && worth != "" && l.Kind == line.TextLine && !(asks.BeginsNumbered(l) && len(l.Text) <= 4) {
			l = line.NewLine(l, append(l.Runs[:len(l.Runs):len(l.Runs)], page.Run{Text: " (" + worth + " points)"}))
			worth = ""
		}
		out = append(out, l)
	}
	return out
}

// worthAtEnd is what a question is worth in square brackets at the end of a line.
var worthAtEnd = pattern.Guarded(pattern.EndsWith("]", ""), `\S(\s*)(\[\s*\d{1,2}\s*\])$`)

// worthBehindChoices parts what a question is worth from its last choice, behind which it
// stands with room between, and counts the lines that end in such a worth.
func worthBehindChoices(lines []line.Line) (out []line.Line, ends int) {
	from := 0
	for i, l := range lines {
		m := worthAtEnd.FindStringSubmatchIndex(l.Text)
		if m == nil || l.Kind != line.TextLine {
			continue
		}
		ends++
		if !beginsSigned(l) || m[3]-m[2] < wideRoom && !strings.Contains(l.Text[m[2]:m[3]], "\t") {
			continue
		}
		if i+1 < len(lines) {
			if next := lines[i+1]; beginsSigned(next) && !asks.BeginsNumbered(next) && !lexicon.IsDigit(next.Text[0]) {
				continue // another choice
			}
		}
		worth := l.Cut(m[4], m[5])
		worth.Label = nil
		out = append(append(out, lines[from:i]...), l.Cut(0, m[2]), worth)
		from = i + 1
	}
	if out == nil {
		return lines, ends
	}
	return append(out, lines[from:]...), ends
}

// bareSign is a number or a capital that only room parts from what it counts: "A   rent".
var bareSign = pattern.New(`^(?:\d{1,2}|[A-F])\s{2,}\S`)

// beginsSigned reports whether a line begins with the sign of a choice.
func beginsSigned(l line.Line) bool {
	_, choice := l.ChoiceLabel()
	return choice || l.Kind == line.TextLine && bareSign.MatchString(l.Text)
}

// wideRoom is how many blanks part what stands at the right margin.
const wideRoom = 3

// bracketWorth is a number in square brackets, alone on its line.
var bracketWorth = pattern.Guarded(pattern.OpensWith("["), `^\[\s*(\d{1,2})\s*\]$`)

// bracketLines finds the lines that are such a number, where others number the
// questions: each stands below something of its question, and they don't count on.
func bracketLines(lines []line.Line) map[int]string {
	var out map[int]string
	numbered, counts := 0, 0
	for i, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		if asks.BeginsNumbered(l) || bareSign.MatchString(l.Text) {
			numbered++
		}
		m := bracketWorth.FindStringSubmatch(l.Text)
		switch {
		case m == nil || l.Label != nil:
			continue
		case numbered == 0 || lines[i-1].Kind != line.TextLine:
			return nil
		case out == nil:
			out = map[int]string{}
		}
		out[i] = m[1]
		if m[1] == strconv.Itoa(len(out)) {
			counts++
		}
	}
	if counts == len(out) && counts > 1 || numbered < len(out) {
		return nil
	}
	return out
}

// worthLines finds the lines, with the points they give.
func worthLines(lines []line.Line) map[int]string {
	out := bracketLines(lines)
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		text := l.Text
		if asks.MayWholePoints(text) && asks.WholeNumber.MatchString(text) && i+1 < len(lines) && lines[i+1].Kind == line.TextLine && len(lines[i+1].Text) <= 8 {
			text += " " + lines[i+1].Text
		}
		if m := asks.WorthAhead.FindStringSubmatch(text); m != nil {
			text = m[1] + " points"
		}
		if m := asks.WholePoints.FindStringSubmatch(text); m != nil {
			if out == nil {
				out = map[int]string{}
			}
			out[i] = m[1]
		}
	}
	return out
}

// afterWorth is the line behind what a question is worth.
func afterWorth(lines []line.Line, i int) int {
	text := lines[i].Text
	if !asks.WholePoints.MatchString(text) && !asks.WorthAhead.MatchString(text) && !bracketWorth.MatchString(text) {
		i++ // the word stands on the next line
	}
	return i + 1
}

// askedBefore reports whether a question mark or a numbered line stands in lines.
func askedBefore(lines []line.Line) bool {
	for _, l := range lines {
		if l.Kind == line.TextLine && (asks.BeginsNumbered(l) || strings.ContainsAny(l.Text, "?？؟")) {
			return true
		}
	}
	return false
}
