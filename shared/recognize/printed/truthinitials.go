package printed

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// longestInitialled is the longest line of a letter and a word for true or false, in letters.
const longestInitialled = 40

// TruthInitials takes the letters off the words for true and false where each has its own before
// it, as programs label the two: "T  True" over "F  False". They would be answers.
func TruthInitials(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i := 0; i+1 < len(lines); i++ {
		first, second := behindInitial(&lines[i]), behindInitial(&lines[i+1])
		if first == "" || second == "" || !rewrite.AreTruthWords(first, second) && !rewrite.AreTruthWords(second, first) {
			continue
		}
		if out == nil {
			out = slices.Clone(lines)
		}
		out[i], out[i+1] = lines[i].From(len(lines[i].Text)-len(first)), lines[i+1].From(len(lines[i+1].Text)-len(second))
		i++
	}
	if out == nil {
		return lines
	}
	return out
}

// behindInitial is the word behind its own first letter, "" for any other line.
func behindInitial(l *line.Line) string {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, longestInitialled) {
		return ""
	}
	_, size := utf8.DecodeRuneInString(l.Text)
	if size == len(l.Text) || size > 0 && l.Text[size] != ' ' && l.Text[size] != '\t' {
		return ""
	}
	word := strings.TrimLeft(l.Text[size:], " \t")
	if word == "" || !strings.HasPrefix(lexicon.Fold(word), lexicon.Fold(l.Text[:size])) {
		return ""
	}
	return word
}
