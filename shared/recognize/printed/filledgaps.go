package printed

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	leastFilledGaps = 3  // lines with a gap that is filled in
	mostInGap       = 80 // characters of what fills one
	leastStroke     = 3  // underscores around it
)

// filledGap is a gap with something typed into it: "The capital is ___Rome___."
var filledGap = pattern.New(`(_+|\.{4,}|…{2,})([^_\s.…](?:[^_\n]*?[^_\s…])?)(_+|\.{4,}|…{2,})`)

// letteredRoom is the room before a number with the letter of the answer, in any alphabet:
// who filled it in filled the gaps, too.
var letteredRoom = pattern.Guarded(pattern.BeginsWith("_"), `^_+\s?`+line.AlphabetLetter+`\s?_+\s*\d{1,3}\s?[.)]`)

// FilledGaps takes what is typed into the gaps of a test for what belongs there,
// where most lines with gaps have theirs filled in: the copy of the teacher.
func (r *Reader) FilledGaps(lines []line.Line) []line.Line {
	gaps, filled, read := 0, 0, 0
	for _, l := range lines {
		if !r.mayHaveGap(l) {
			continue
		}
		if found := len(gapsIn(l.Text)); found > 0 || letteredRoom.MatchString(l.Text) {
			filled++
			gaps++
			read += found
		} else if flatten.HasBlank(l) && !line.IsRoom(l.Text) {
			gaps++
		}
	}
	if read == 0 || filled < leastFilledGaps || filled*10 < gaps*6 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, l := range lines {
		if !r.mayHaveGap(l) {
			continue
		}
		var runs []page.Run
		at := 0
		for _, m := range gapsIn(l.Text) {
			runs = append(runs, line.SliceRuns(l.Runs, at, m[0])...)
			runs = append(runs, page.Run{Kind: page.BlankRun, Answer: l.Text[m[4]:m[5]]})
			at = m[1]
		}
		if at > 0 {
			out[i] = line.NewLine(l, append(runs, line.SliceRuns(l.Runs, at, len(l.Text))...))
		}
	}
	return out
}

// mayHaveGap reports whether a line may be a sentence with a gap. An answer line
// with room for the letter is none.
func (r *Reader) mayHaveGap(l line.Line) bool {
	if l.Kind != line.TextLine || strings.IndexByte(l.Text, '_') < 0 && !strings.Contains(l.Text, "....") && !strings.Contains(l.Text, "……") {
		return false
	}
	_, noted := line.NoteOf(l, r.Vocabulary)
	return !noted
}

// gapsIn finds the filled gaps of a text, as submatches.
func gapsIn(text string) [][]int {
	var out [][]int
	lettered := letteredRoom.MatchString(text)
	for _, m := range filledGap.FindAllStringSubmatchIndex(text, -1) {
		if lettered && m[0] == 0 {
			continue // the letter of a choice
		}
		inner := text[m[4]:m[5]]
		before, _ := utf8.DecodeLastRuneInString(text[:m[0]])
		after, _ := utf8.DecodeRuneInString(text[m[1]:])
		if m[3]-m[2]+m[7]-m[6] >= leastStroke && !isIdentifier(before) && !isIdentifier(after) && fillsGap(inner) && !isDunder(text, m) {
			out = append(out, m)
		}
	}
	return out
}

// isIdentifier reports whether r may be part of a name in a program.
func isIdentifier(r rune) bool {
	return r < utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

// fillsGap reports whether a text is a word or a few, and no part of a sentence
// between two gaps: "____和____", "____, then ____".
func fillsGap(s string) bool {
	if len(s) == 1 && lexicon.IsASCIILetter(s[0]) {
		return false // the letter of a choice
	}
	if hint.MatchString(s) {
		return false // "____(go)____", or the number of the gap
	}
	if utf8.RuneCountInString(s) > mostInGap || strings.ContainsAny(strings.TrimRight(s, "。"), "，。；、：,;:?？!") {
		return false
	}
	switch s {
	case "和", "与", "或", "及", "是", "的", "在", "为", "、", "和/或", "/", "-", "–", "+", "=", ".":
		return false
	}
	return strings.IndexFunc(s, func(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }) >= 0
}

// isDunder reports whether the strokes belong to a name of Python, "__init__".
func isDunder(text string, m []int) bool {
	return m[3]-m[2] == 2 && m[7]-m[6] == 2 && dunders()[text[m[4]:m[5]]]
}

// dunders are the names that Python writes between two strokes.
var dunders = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{}
	for _, name := range strings.Fields("init main name str repr len del call iter next getitem setitem delitem enter exit doc dict class file eq ne lt le gt ge add sub mul truediv floordiv mod pow matmul neg pos abs invert and or xor lshift rshift new bool hash all version import contains getattr getattribute setattr delattr slots bases module author future path package builtins int float complex index round format bytes copy deepcopy reduce missing get set cmp unicode reversed await aiter anext aenter aexit sizeof dir subclasshook mro annotations qualname spec loader cached iadd isub imul radd rsub rmul exp private prepare post_init") {
		out[name] = true
	}
	return out
})
