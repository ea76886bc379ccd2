package printed

import (
	"maps"
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// wordOfPair is one of the words that are offered behind a statement.
var wordOfPair = pattern.New(`^\pL{1,12}$`)

// leastPaired is how many statements of a test have the same two words behind them.
const leastPaired = 3

// PairsWithin puts the words to choose from behind a statement of two lines that has
// them behind its first line, as most statements have theirs at their end.
func PairsWithin(lines []line.Line) []line.Line {
	counts := map[string]int{}
	for _, l := range lines {
		if pair := pairAtEnd(l.Text); pair != "" && l.Kind == line.TextLine {
			counts[pair]++
		}
	}
	out := lines
	for _, pair := range slices.Sorted(maps.Keys(counts)) {
		if counts[pair] >= leastPaired {
			out = pairsLast(out, pair)
		}
	}
	return out
}

// pairAtEnd is the two words behind a statement, in columns of their own: "True\tFalse" in
// "... fly.\tTrue\tFalse"; empty where there are none.
func pairAtEnd(text string) string {
	k := strings.LastIndexByte(text, '\t')
	if k < 0 {
		return ""
	}
	stem := strings.TrimRight(text[:k], "\t")
	at := strings.LastIndexAny(stem, " \t") + 1
	if at == 0 || !wordOfPair.MatchString(text[k+1:]) || !wordOfPair.MatchString(stem[at:]) || strings.Trim(stem[:at], " \t") == "" {
		return ""
	}
	return stem[at:] + text[k:]
}

// pairsLast puts two words that stand within statements behind them.
func pairsLast(lines []line.Line, pair string) []line.Line {
	out := make([]line.Line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		at := strings.Index(l.Text, " "+pair)
		if l.Kind != line.TextLine || at <= 0 || strings.Count(l.Text, pair) > 1 {
			out = append(out, l)
			continue
		}
		pieces := []line.Line{l.Cut(0, at)}
		if rest := l.From(at + 1 + len(pair)); rest.Text != "" {
			pieces = append(pieces, rest)
		} else if i+1 < len(lines) && goesOnBelow(lines[i+1], pair) {
			pieces = append(pieces, lines[i+1])
			i++
		}
		whole := flatten.Joined(pieces)
		whole.Label = l.Label
		out = append(out, line.NewLine(whole, append(slices.Clone(whole.Runs), page.Run{Text: "\t" + pair})))
	}
	return out
}

// goesOnBelow reports whether a line is the rest of the statement above.
func goesOnBelow(l line.Line, pair string) bool {
	return l.Kind == line.TextLine && l.Text != "" && !l.Gap && l.Label == nil && !strings.Contains(l.Text, pair)
}
