package text

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// A Markdown file is filled when its lines are at most so wide, and so many go on
// because the next word did not fit.
const (
	narrowFill = 55
	widestFill = 100
	leastFill  = 4
)

var (
	itemRE   = regexp.MustCompile(`^\s*(?:[-*+]|[(]?[A-Za-z0-9]{1,3}[.)])\s|^\s*[#>|]|^\s*[-+=*:~` + "`" + `]{3}`)
	escapeRE = regexp.MustCompile(`^\s*(?:[-*+]\s+|\d{1,3}[.)]\s+)?(?:[A-Za-z]|\d{1,3})\\[.)]|[^\\]\\$|^\s*\{?\\[~=]|^\s*\\<\pL+\\>`)
)

// refilled undoes what programs do that write Markdown: they fill lines up to a
// width, and end with a backslash those after which a line does break. What was
// joined to the line above is told by its index.
func refilled(lines []string) (out []string, joined map[int]bool) {
	out = make([]string, len(lines))
	copy(out, lines)
	joined = map[int]bool{}
	isFilled := fill(lines)
	out, bold := boldRest(out)
	fence, last := false, 0
	for i, line := range out {
		if fenceRE.MatchString(line) {
			fence = !fence
		}
		if fence {
			last = i
			continue
		}
		if bold[i] || isFilled > 0 && i > 0 && goesOn(lines[i-1], line) && isFull(lines[i-1], line, isFilled) {
			out[last] = strings.TrimRight(breakless(out[last]), " \t\r") + " " + strings.TrimSpace(line)
			joined[i] = true
		} else {
			last = i
		}
		if i+1 < len(lines) && strings.TrimSpace(lines[i+1]) != "" {
			out[last] = breakless(out[last])
		}
	}
	return out, joined
}

// breakless is a line without the backslash of a hard break.
func breakless(line string) string {
	t := strings.TrimRight(line, " \t\r")
	if strings.HasSuffix(t, `\`) && !strings.HasSuffix(t, `\\`) {
		return t[:len(t)-1]
	}
	return line
}

// fill is the width that a file's lines are filled to, 0 for none: nearly every
// line that goes on without a sign had no room for the next word.
func fill(lines []string) int {
	widest := 0
	for i, line := range lines {
		if i+1 < len(lines) && goesOn(line, lines[i+1]) {
			widest = max(widest, utf8.RuneCountInString(strings.TrimRight(line, " \r")))
		}
	}
	if widest < narrowFill || widest > widestFill {
		return 0
	}
	full, all := 0, 0
	for i, line := range lines {
		if i+1 < len(lines) && goesOn(line, lines[i+1]) {
			all++
			if isFull(line, lines[i+1], widest) {
				full++
			}
		}
	}
	if full < leastFill || full*10 < all*9 {
		return 0
	}
	return widest
}

// goesOn reports whether a line may be the rest of the one before it.
func goesOn(before, line string) bool {
	t := strings.TrimRight(before, "\r")
	return strings.TrimSpace(t) != "" && strings.TrimSpace(line) != "" && !strings.HasSuffix(t, `\`) && !strings.HasSuffix(t, "  ") &&
		!itemRE.MatchString(line) && !strings.HasPrefix(strings.TrimSpace(t), "#") && !strings.Contains(t, "|") && !fenceRE.MatchString(t) && !strings.HasPrefix(strings.TrimSpace(t), "---")
}

// isFull reports whether a line has no room for the first word of the next.
func isFull(before, line string, width int) bool {
	word, _, _ := strings.Cut(strings.TrimSpace(line), " ")
	return utf8.RuneCountInString(strings.TrimRight(before, " \r"))+1+utf8.RuneCountInString(word) > width
}
