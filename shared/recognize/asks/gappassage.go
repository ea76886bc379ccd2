package asks

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	// leastGapped is how many questions in a row have no words but their choices
	// where these are for the gaps of a text above.
	leastGapped = 3
	// gapReach is how many lines such a text and what stands under it have at most.
	gapReach = 150
)

// gapNumber is a gap of a text with its number: "(31) ____", "31 ......", "____(31)", or
// the number alone, "boats were (31) of wood".
var gapNumber = pattern.Guarded(mayHoldGap, `[(\[（【]?(\d{1,3})[)\]）】.]?\s*(?:_{2,}|\.{4,}|…+)|(?:_{2,}|\.{4,}|…+)\s*[(\[（【](\d{1,3})[)\]）】](?:\s*_{2,})?|[(\[（【](\d{1,3})[)\]）】]`)

func mayHoldGap(s string) bool {
	return strings.ContainsAny(s, "([（【…") || strings.Contains(s, "__") || strings.Contains(s, "....")
}

// numberedGap is a gap of a text: where it stands, its number, and whether that can be
// none of a list, "(1) Read the text", for room or words stand beside it.
type numberedGap struct {
	from, to, number int
	sure             bool
}

// gapsOf lists the gaps of a text.
func gapsOf(s string) []numberedGap {
	var out []numberedGap
	for _, m := range gapNumber.FindAllStringSubmatchIndex(s, -1) {
		digits := max(m[2], m[4], m[6])
		g := numberedGap{from: m[0], to: m[1], sure: m[6] < 0}
		g.number, _ = strconv.Atoi(s[digits:max(m[3], m[5], m[7])])
		if before, _ := utf8.DecodeLastRuneInString(strings.TrimRight(s[:m[0]], lexicon.Whitespace)); unicode.IsLetter(before) || before == ',' {
			g.sure = true
		}
		out = append(out, g)
	}
	return out
}

// GapPassages gives questions that consist of their choices the sentence of the text
// above in which their gap stands, as tests of languages print them: "Boats were
// (31) ____ of wood." and below the text "31. A) made B) done C) cut". A line of the
// text that begins with a gap begins no question.
func (r *Reader) GapPassages(lines []line.Line) []line.Line {
	out := lines
	for i := 0; i < len(out); i++ {
		numbers, at := r.bareRows(out, i)
		if len(numbers) < leastGapped {
			continue
		}
		end := at[len(at)-1]
		if from, gaps, sure := gapsAbove(out, i, numbers); len(gaps)*4 >= len(numbers)*3 && sure*2 >= len(numbers) {
			text := joinedAtGaps(out[from:i], gaps)
			sentences := sentencesOf(text, gaps)
			fresh := append(append([]line.Line(nil), out[:from]...), text...)
			for k, a := range at {
				next := end + 1
				if k+1 < len(at) {
					next = at[k+1]
				}
				fresh = append(fresh, r.withStem(out[a], sentences[numbers[k]])...)
				fresh = append(fresh, out[a+1:next]...)
			}
			out, end = append(fresh, out[end+1:]...), len(fresh)-1
		}
		i = end
	}
	return out
}

// bareRows finds the questions from line i on that count up and have no words but
// their choices, and where each begins.
func (r *Reader) bareRows(lines []line.Line, i int) (numbers, at []int) {
	for k := i; k < len(lines); k++ {
		n := r.bareRow(lines, k)
		switch {
		case n > 0 && (len(numbers) == 0 || n == numbers[len(numbers)-1]+1):
			numbers, at = append(numbers, n), append(at, k)
		case len(numbers) == 0:
			return nil, nil
		case n == 0 && (lines[k].Text == "" || IsChoiceList(lines[k])):
		default:
			return numbers, at
		}
	}
	return numbers, at
}

// bareRow is the number of a question right behind which its first choice stands, on
// the line or the next one; 0 for none.
func (r *Reader) bareRow(lines []line.Line, i int) int {
	q, ok := lines[i].QuestionLabel(r.Vocabulary)
	if !ok || q.Number == 0 || q.Kind != line.PlainNumber && q.Kind != line.WordNumber {
		return 0
	}
	if rest := strings.TrimLeft(lines[i].Text[q.End:], lexicon.Whitespace+"("); len(rest) > 1 && lexicon.IsASCIILetter(rest[0]) && lexicon.IsASCIILetter(rest[1]) {
		if _, worded := lexicon.WordedChoice(rest); !worded {
			return 0 // a word, as of nearly all lines
		}
	}
	first := lines[i].From(q.End)
	if first.Text == "" && i+1 < len(lines) {
		first = lines[i+1]
	}
	c, ok := first.ChoiceLabel()
	if !ok || c.Kind != lexicon.LetterLabel || !lexicon.IsFirst(c.Sign, r.Letters) {
		return 0
	}
	return q.Number
}

// gapsAbove finds the lines above line i that hold the gaps of questions, in their
// order, where the first of them is, and how many are surely gaps.
func gapsAbove(lines []line.Line, i int, numbers []int) (from int, gaps map[int]bool, sure int) {
	gaps, from = map[int]bool{}, i
	next := numbers[len(numbers)-1]
	for k := i - 1; k >= max(0, i-gapReach) && next >= numbers[0]; k-- {
		if lines[k].Kind != line.TextLine {
			continue
		}
		found := gapsOf(lines[k].Text)
		for g := len(found) - 1; g >= 0; g-- {
			if n := found[g].number; n >= numbers[0] && n <= next {
				gaps[n], next, from = true, n-1, k
				if found[g].sure {
					sure++
				}
			}
		}
	}
	return from, gaps, sure
}

// joinedAtGaps puts lines that begin with a gap behind those before them.
func joinedAtGaps(lines []line.Line, gaps map[int]bool) (out []line.Line) {
	for _, l := range lines {
		last := len(out) - 1
		if found := gapsOf(l.Text); last >= 0 && len(found) > 0 && found[0].from == 0 && gaps[found[0].number] && out[last].Kind == line.TextLine && out[last].Text != "" {
			gap := out[last].Gap
			out[last] = flatten.Joined([]line.Line{out[last], l})
			out[last].Gap = gap
			continue
		}
		out = append(out, l)
	}
	return out
}

// sentencesOf gives for each gap of a text the sentence that it stands in.
func sentencesOf(lines []line.Line, gaps map[int]bool) map[int]string {
	out := map[int]string{}
	words := flatten.Joined(lines).Text
	for _, g := range gapsOf(words) {
		if gaps[g.number] && out[g.number] == "" {
			out[g.number] = sentenceAround(words, g.from, g.to)
		}
	}
	return out
}

// sentenceAround is the sentence of a text that holds what stands between two places.
func sentenceAround(s string, a, b int) string {
	from, to := 0, len(s)
	for i, c := range s[:a] {
		if end := i + utf8.RuneLen(c); endsSentence(s, c, end) && end < a {
			from = end
		}
	}
	for i, c := range s[b:] {
		if end := b + i + utf8.RuneLen(c); endsSentence(s, c, end) {
			to = end
			break
		}
	}
	return strings.TrimSpace(s[from:to])
}

// endsSentence reports whether a sign that ends at a place of a text ends a sentence
// there.
func endsSentence(s string, c rune, end int) bool {
	switch c {
	case '。', '！', '？':
		return true
	case '.', '!', '?':
	default:
		return false
	}
	rest := strings.TrimLeft(s[end:], "\"'”’)")
	next, _ := utf8.DecodeRuneInString(strings.TrimLeft(rest, " \t\u00a0"))
	return rest == "" || unicode.IsSpace(rune(rest[0])) && !unicode.IsLower(next) && next != '.'
}

// withStem puts a sentence between the number of a question and its choices.
func (r *Reader) withStem(l line.Line, sentence string) []line.Line {
	q, _ := l.QuestionLabel(r.Vocabulary)
	if sentence == "" {
		return []line.Line{l}
	}
	stem := line.NewLine(l, append(line.SliceRuns(l.Runs, 0, q.End), page.Run{Text: sentence}))
	choices := l.From(q.End)
	if choices.Text == "" {
		return []line.Line{stem}
	}
	choices.Gap = false
	return []line.Line{stem, choices}
}
