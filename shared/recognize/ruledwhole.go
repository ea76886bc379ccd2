package recognize

import "strings"

// ruledWhole joins the lines of every choice of a test whose choices are parted
// by lines of "====": only the first line of each stands behind its rule. Other
// documents stay as they are.
func ruledWhole(lines []line) []line {
	if !isRuled(lines) {
		return lines
	}
	out := make([]line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		end := i + 1
		if strings.HasPrefix(lines[i].rule(), "==") {
			for end < len(lines) && lines[end].rule() == "" && lines[end].kind == textLine && lines[end].label == nil {
				end++
			}
		}
		out = append(out, joined(lines[i:end]))
		i = end - 1
	}
	return out
}

// isRuled reports whether questions are parted by lines of "++++" and choices by
// lines of "====", more than one of each.
func isRuled(lines []line) bool {
	questions, choices := 0, 0
	for _, l := range lines {
		switch {
		case strings.HasPrefix(l.rule(), "++"):
			questions++
		case strings.HasPrefix(l.rule(), "=="):
			choices++
		}
	}
	return questions > 0 && choices > 1
}
