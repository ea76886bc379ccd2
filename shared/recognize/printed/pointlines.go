package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/line"
)

// PointLines takes lines that only say what a question is worth, "1 point", to
// the question they belong to: the one behind where the first line stands right
// before a question, else the one before.
func PointLines(lines []line.Line) []line.Line {
	at := worthLines(lines)
	if len(at) < 2 {
		return lines
	}
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
			if !asks.WholePoints.MatchString(l.Text) && !asks.WorthAhead.MatchString(l.Text) {
				i++ // the word stands on the next line
			}
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

// worthLines finds the lines, with the points they give.
func worthLines(lines []line.Line) map[int]string {
	var out map[int]string
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
	if !asks.WholePoints.MatchString(lines[i].Text) && !asks.WorthAhead.MatchString(lines[i].Text) {
		i++
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
