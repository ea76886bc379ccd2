package text

import (
	"regexp"
	"strings"
)

// Bold that an author set over several lines begins behind a space and ends
// before one; the signs of powers stand between figures.
var (
	boldOpens  = regexp.MustCompile(`(?:^|[\s(])\*\*[^\s*]`)
	boldCloses = regexp.MustCompile(`[^\s*]\*\*(?:$|[\s).,:;?!\\])`)
)

// boldLines is over how many lines bold is followed.
const boldLines = 6

// boldRest finds the lines that belong to bold begun on another: Markdown shows
// them as one. It tells each line that is the rest of the one above; where a line
// breaks hard, both halves get the signs of their own.
func boldRest(lines []string) (out []string, rest map[int]bool) {
	out, rest = lines, map[int]bool{}
	fence := false
	for i := 0; i+1 < len(out); i++ {
		if fenceRE.MatchString(out[i]) {
			fence = !fence
		}
		if fence || !strings.Contains(out[i], "**") || !leftOpen(out[i]) {
			continue
		}
		for j, end := i, boldEnd(out, i+1); j < end; j++ {
			if goesOn(out[j], out[j+1]) {
				rest[j+1] = true
				continue
			}
			out[j] = closedBold(out[j])
			out[j+1] = "**" + strings.TrimLeft(out[j+1], " \t")
		}
	}
	return out, rest
}

// leftOpen reports whether bold begins on a line and does not end there.
func leftOpen(line string) bool {
	opens := boldOpens.FindAllStringIndex(line, -1)
	if opens == nil {
		return false
	}
	last := opens[len(opens)-1]
	return !boldCloses.MatchString(line[last[1]-1:])
}

// boldEnd is the line of the same paragraph on which bold begun above it ends, 0
// when there is none.
func boldEnd(lines []string, from int) int {
	for i := from; i < min(len(lines), from+boldLines); i++ {
		if strings.TrimSpace(lines[i]) == "" || itemRE.MatchString(lines[i]) {
			return 0
		}
		opens, closes := boldOpens.FindStringIndex(lines[i]), boldCloses.FindStringIndex(lines[i])
		switch {
		case closes != nil && (opens == nil || closes[0] < opens[0]):
			return i
		case opens != nil:
			return 0
		}
	}
	return 0
}

// closedBold ends the bold of a line before what breaks it.
func closedBold(line string) string {
	text := strings.TrimRight(breakless(line), " \t\r")
	return text + "**" + line[len(text):]
}
