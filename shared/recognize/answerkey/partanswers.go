package answerkey

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// framedSign is the sign of a part, "(2)", and partFront one that begins a line,
	// behind the room for its letter.
	framedSign = pattern.New(`[(（]\s*(\d{1,2})\s*[)）]`)
	partFront  = pattern.Guarded(pattern.BeginsWith("(（"), `^(?:[(（][\s\x{3000}]*[)）]\s*)?[(（]\s*(\d{1,2})\s*[)）]`)
)

// PartAnswers writes the answers of all parts of a task, which stand in one line below
// them, each behind the sign of its part, below the parts: "答案：(1)C　(2)B". What
// explains them by the same signs, a line each, becomes one line.
func (r *Reader) PartAnswers(lines []line.Line) []line.Line {
	var out []line.Line
	done := 0 // lines that are written, or stand above the answers before
	for i, l := range lines {
		if i < done || l.Kind != line.TextLine || !bracketSecond(l.Text) {
			continue
		}
		note, ok := line.NoteOf(l, r.Vocabulary)
		if !ok || note.Class != lexicon.AnswerWord {
			continue
		}
		values := partedValues(note.Value)
		at := r.partsAbove(lines[done:i], len(values))
		if at == nil {
			continue
		}
		for k, from := range at {
			end := i
			if k+1 < len(at) {
				end = done + at[k+1]
			}
			if k == 0 {
				out = append(out, lines[done:done+from]...)
			}
			out = append(append(out, lines[done+from:end]...), flatten.Answering(values[k]))
		}
		var reasons []line.Line
		reasons, done = r.reasonsJoined(lines, i+1, len(values))
		out = append(out, reasons...)
	}
	if out == nil {
		return lines
	}
	return append(out, lines[done:]...)
}

// bracketSecond looks for the sign of a second part.
func bracketSecond(text string) bool {
	return strings.Contains(text, "(2)") || strings.Contains(text, "（2）")
}

// partedValues cuts an answer at the signs of parts that count on from one; nil unless
// it begins with the first and every part has an answer.
func partedValues(l line.Line) []line.Line {
	var out []line.Line
	signs := framedSign.FindAllStringSubmatchIndex(l.Text, -1)
	for k, m := range signs {
		if l.Text[m[2]:m[3]] != strconv.Itoa(k+1) || k == 0 && m[0] > 0 {
			return nil
		}
		end := len(l.Text)
		if k+1 < len(signs) {
			end = signs[k+1][0]
		}
		v := l.Cut(m[1], end)
		if v = v.From(len(v.Text) - len(strings.TrimLeft(v.Text, lexicon.Whitespace))); strings.Trim(v.Text, lexicon.Whitespace+".,;、，；") == "" {
			return nil
		}
		out = append(out, v)
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// partsAbove is where the last n lines above begin that are parts, counting from one;
// nil where they are others, or another answer stands between them.
func (r *Reader) partsAbove(lines []line.Line, n int) []int {
	if n == 0 {
		return nil
	}
	at := make([]int, n)
	want := n
	for i, l := range slices.Backward(lines) {
		number := partNumber(l)
		if number == 0 {
			if note, ok := line.NoteOf(l, r.Vocabulary); ok && note.Class == lexicon.AnswerWord {
				return nil
			}
			continue
		}
		if number != want {
			return nil
		}
		if want--; want >= 0 {
			at[want] = i
		}
		if want == 0 {
			return at
		}
	}
	return nil
}

// partNumber is the number in brackets that a line begins with, 0 for none.
func partNumber(l line.Line) int {
	text := l.Text
	if l.Label != nil && l.Label.Format == page.Decimal {
		text = l.Label.Text
	}
	m := partFront.FindStringSubmatch(text)
	if m == nil || l.Kind != line.TextLine {
		return 0
	}
	n, _ := strconv.Atoi(m[1])
	return n
}

// reasonsJoined is the explanation of all parts as one line, where it stands at a line in
// as many lines as there are parts, and where the lines behind it begin.
func (r *Reader) reasonsJoined(lines []line.Line, at, parts int) (joined []line.Line, end int) {
	if at >= len(lines) {
		return nil, at
	}
	note, ok := line.NoteOf(lines[at], r.Vocabulary)
	if !ok || note.Class != lexicon.ExplainWord || !strings.HasPrefix(strings.ReplaceAll(note.Value.Text, "（", "("), "(1") {
		return nil, at
	}
	first := lines[at]
	for k := 2; k <= parts; k++ {
		if at+1 >= len(lines) || partNumber(lines[at+1]) != k {
			return nil, at - k + 2
		}
		at++
		first = line.NewLine(first, append(append(slices.Clone(first.Runs), page.Run{Text: " "}), lines[at].Runs...))
	}
	return []line.Line{first}, at + 1
}
