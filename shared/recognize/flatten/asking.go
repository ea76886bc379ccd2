package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

func FoldLines(lines []line.Line) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(l.Folded())
		b.WriteByte('\n')
	}
	return b.String()
}

// Answering is the one choice of a question as a line with its answer.
func Answering(l line.Line) line.Line {
	out := line.NewLine(l, append([]page.Run{{Text: "Answer: "}}, l.Runs...))
	out.Soft, out.Gap = false, false
	return out
}

// Explaining is a line as what explains the answer of the question above.
func Explaining(l line.Line) line.Line {
	return line.NewLine(l, append([]page.Run{{Text: "Explanation: "}}, l.Runs...))
}

var (
	EmptyAtEnd = pattern.Guarded(pattern.EndsWith(")", lexicon.Whitespace), `\s*(?:【\s*】|[(（]\s*[)）])\s*$`)
	CallAtEnd  = pattern.Guarded(pattern.EndsWith(")", lexicon.Whitespace), `[A-Za-z0-9_]\(\)\s*$`)
)

// CountWords counts words up to a bound; characters in scripts without spaces
// are half a word each.
func CountWords(s string, bound int) int {
	n, wide, inside := 0, 0, false
	for _, c := range s {
		switch {
		case line.IsSpace(c):
			inside = false
		case lexicon.Unspaced(c):
			if wide++; wide%2 == 0 {
				n++
			}
		case !inside:
			n, inside = n+1, true
		}
		if n >= bound {
			return n
		}
	}
	return n
}

// blanksIn finds the gaps typed in a text. Two underscores glued to a word are
// the name of something in a program, "__init__", "__dirname".
func blanksIn(text string) [][]int {
	found := typedBlank.FindAllStringIndex(text, -1)
	kept := found[:0]
	for _, m := range found {
		glued := m[1]-m[0] == 2 && text[m[0]:m[1]] == "__" && m[1] < len(text) && lexicon.IsASCIILetter(text[m[1]]) && (m[0] == 0 || !lexicon.IsASCIILetter(text[m[0]-1]))
		if !glued && !closesName(text, m) {
			kept = append(kept, m)
		}
	}
	return kept
}

// closesName reports whether two underscores end a name that begins with two.
func closesName(text string, m []int) bool {
	if m[1]-m[0] != 2 || m[0] == 0 || !lexicon.IsASCIILetter(text[m[0]-1]) {
		return false
	}
	at := m[0]
	for at > 0 && (lexicon.IsASCIILetter(text[at-1]) || text[at-1] == '_') {
		at--
	}
	return strings.HasPrefix(text[at:m[0]], "__")
}

func EndsAsking(s string) bool {
	if endsInWord(s) {
		return picksBehind(s)
	}
	s = strings.TrimRight(s, " *")
	if strings.HasSuffix(s, ")") || strings.HasSuffix(s, "）") || strings.HasSuffix(s, "]") {
		if at := strings.LastIndexAny(s, "(（["); at > 0 && (EndsAsking(s[:at]) || endsSaid(s[:at]) && saysPick(s[at:])) {
			return true // "Which? (in short)", "Which? [2]", "Name the capital. (Select one)"
		}
	}
	s = strings.TrimRight(s, " *):.;：") // "Which?:"
	return strings.HasSuffix(s, "?") || strings.HasSuffix(s, "？") || strings.HasSuffix(s, "؟") || lexicon.EndsAskingUnmarked(s) || picksBehind(s)
}

// endsInWord reports whether nothing stands behind the last word of a text.
func endsInWord(s string) bool { return s != "" && lexicon.IsASCIILetter(s[len(s)-1]) }

// mostPicking is how many bytes "Select all that apply" and the like have behind a
// question mark.
const mostPicking = 90

// picksBehind reports whether a text asks, and then says only how many choices to
// take: "Which are even? Select all that apply".
func picksBehind(s string) bool {
	at, plain := -1, lexicon.IsASCII(s)
	if !plain || strings.IndexByte(s, '?') >= 0 {
		at = strings.LastIndexByte(s, '?')
	}
	if !plain {
		at = max(at, strings.LastIndex(s, "？"), strings.LastIndex(s, "؟"))
	}
	if at < 1 || len(s)-at > mostPicking {
		return false
	}
	return !strings.ContainsAny(s[at:], ".。!") && saysPick(s[at:])
}

// saysPick reports whether a text, in brackets perhaps, begins with "Choose two" or
// the like.
func saysPick(s string) bool {
	c, _ := lexicon.Words().Vocabulary.Find(lexicon.NewHead(strings.TrimLeft(s, "([（?？؟* ")), lexicon.SingleCue, lexicon.MultipleCue)
	return c != lexicon.NoClass
}

// endsSaid reports whether a text ends a sentence.
func endsSaid(s string) bool {
	s = strings.TrimRight(s, " ")
	return strings.HasSuffix(s, ".") || strings.HasSuffix(s, "。")
}
