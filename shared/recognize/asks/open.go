package asks

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
)

// Accepted lists the answers of a value that gives several: "Paris; Lutetia",
// "gray / grey", "colour or color".
func Accepted(value string) []quiz.Accepted {
	value = strings.TrimSpace(value)
	parts := []string{value}
	for _, sep := range []string{";", "；", " / ", " | ", " or ", " oder ", " ou ", " или ", " або ", " veya ", " hoặc ", " atau ", " yoki ", " یا ", "或"} {
		if cut := strings.Split(value, sep); len(cut) > 1 && len(cut) <= 12 && !saysTwice(cut) && !breaksOpen(cut) && !areClauses(cut) && (strings.ContainsAny(sep, ";；/|") || areBrief(cut)) {
			parts = cut
			break
		}
	}
	var out []quiz.Accepted
	for _, p := range parts {
		if p = strings.TrimSpace(p); p != "" {
			out = append(out, quiz.Accepted{Text: p})
		}
	}
	if len(out) == 0 && value != "" { // the sign is the answer
		return []quiz.Accepted{{Text: value}}
	}
	return out
}

// saysTwice reports whether an answer has the same part again: it repeats itself, as
// what a program prints, and gives no alternatives.
func saysTwice(parts []string) bool {
	for i, p := range parts[1:] {
		if p = strings.TrimSpace(p); p != "" && strings.TrimSpace(parts[i]) == p {
			return true
		}
	}
	return false
}

// breaksOpen reports whether a part of an answer holds a bracket without its other
// half: program code has the signs that stand between answers.
func breaksOpen(parts []string) bool {
	return slices.ContainsFunc(parts, func(s string) bool {
		return strings.Count(s, "(") != strings.Count(s, ")") || strings.Count(s, "{") != strings.Count(s, "}")
	})
}

// areClauses reports whether the parts of an answer are those of one sentence, which a
// full stop ends: "This is a part of the class; that is one of its kinds."
func areClauses(parts []string) bool {
	last := strings.TrimSpace(parts[len(parts)-1])
	return (strings.HasSuffix(last, ".") || strings.HasSuffix(last, "。")) && !areBrief(parts)
}

// areBrief reports whether answers are short enough for "or" to stand between
// them, and not inside a sentence: "it is less than or equal to the sum".
func areBrief(answers []string) bool {
	const words = 5
	return !slices.ContainsFunc(answers, func(s string) bool { return len(strings.Fields(s)) > words })
}
