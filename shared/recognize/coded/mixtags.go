package coded

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// mixChoice begins a choice in tests for the programs that mix them, mixBreak parts
	// their questions, and mixLevel says how hard one is: "[<$>] Nile", "[<br>]",
	// "Câu 1 [<NB>]: ...".
	mixChoice = pattern.Guarded(pattern.BeginsWith("["), `^\[<\$>\]\s*`)
	mixBreak  = pattern.Guarded(pattern.BeginsWith("["), `^\[<(?:br|/?g)>\]$`)
	mixLevel  = pattern.Guarded(pattern.Holds("<"), `\s*\[<\p{L}{1,4}>\]`)
)

// leastMixed is how many choices with such tags make a test.
const leastMixed = 4

// MixTags writes a test for the programs that mix questions the way printed tests are
// written. A tag that has a look no other of its question has tells the right choice.
func (r *Reader) MixTags(lines []line.Line) ([]line.Line, bool) {
	count := 0
	for _, l := range lines {
		if l.Kind == line.TextLine && mixChoice.MatchString(l.Text) {
			count++
		}
	}
	if count < leastMixed {
		return nil, false
	}
	out := make([]line.Line, 0, len(lines))
	number, begins := 0, true // begins: the next line begins a question
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		switch {
		case l.Kind == line.TextLine && mixBreak.MatchString(l.Text):
			begins = true
			continue
		case l.Kind == line.TextLine && mixChoice.MatchString(l.Text):
			end := i
			for end < len(lines) && mixChoice.MatchString(lines[end].Text) {
				end++
			}
			out = append(out, r.mixed(lines[i:end])...)
			i, begins = end-1, true
			continue
		}
		if at := mixLevel.FindStringIndex(l.Text); at != nil && l.Kind == line.TextLine {
			l = line.NewLine(l, append(l.Cut(0, at[0]).Runs, l.From(at[1]).Runs...))
		}
		if begins && l.Kind == line.TextLine && choicesBelow(lines[i+1:]) {
			number++
			if _, ok := l.QuestionLabel(r.Vocabulary); !ok && l.Label == nil {
				l.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "mixed"}
			}
			l.Gap, begins = true, false
		}
		out = append(out, l)
	}
	return out, true
}

// choicesBelow reports whether choices come before the next question begins.
func choicesBelow(lines []line.Line) bool {
	for _, l := range lines {
		if mixChoice.MatchString(l.Text) {
			return true
		}
		if mixBreak.MatchString(l.Text) || l.Gap {
			return false
		}
	}
	return false
}

// mixed writes the choices of a question with letters.
func (r *Reader) mixed(choices []line.Line) []line.Line {
	row, right := make([]line.Line, len(choices)), make([]bool, len(choices))
	looks := make([]string, len(choices))
	for k, l := range choices {
		tag := mixChoice.FindString(l.Text)
		row[k] = l.From(len(tag))
		for _, run := range line.SliceRuns(l.Runs, 0, len(strings.TrimSpace(tag))) {
			looks[k] += markedLook(run.Marks)
		}
	}
	for k, look := range looks {
		right[k] = look != "" && slices.Contains(looks, "")
	}
	return asks.Lettered(row, right, r.Letters)
}

// markedLook names what sets a tag apart.
func markedLook(m page.Marks) string {
	look := m.Highlight + m.Color
	if m.Underline {
		look += "u"
	}
	return look
}
