package coded

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
)

// ruledWhole joins the lines of every choice of a test whose choices are parted
// by lines of "====": only the first line of each stands behind its rule. Other
// documents stay as they are.
func ruledWhole(lines []line.Line) []line.Line {
	if !isRuled(lines) {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		end := i + 1
		if strings.HasPrefix(lines[i].Rule(), "==") {
			for end < len(lines) && lines[end].Rule() == "" && lines[end].Kind == line.TextLine && lines[end].Label == nil {
				end++
			}
		}
		out = append(out, flatten.Joined(lines[i:end]))
		i = end - 1
	}
	return out
}

// isRuled reports whether questions are parted by lines of "++++" and choices by
// lines of "====", more than one of each.
func isRuled(lines []line.Line) bool {
	questions, choices := 0, 0
	for _, l := range lines {
		switch {
		case strings.HasPrefix(l.Rule(), "++"):
			questions++
		case strings.HasPrefix(l.Rule(), "=="):
			choices++
		}
	}
	return questions > 0 && choices > 1
}
