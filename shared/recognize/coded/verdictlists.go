package coded

import (
	"strings"
	"sync"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// Bounds of verdicts that are listed under the word for the answer.
const (
	leastVerdictLists = 3 // in a document
	wordsOfVerdict    = 5
	ruling            = "-=_*#~ "
)

// verdictList is a question and where its parts lie.
type verdictList struct {
	stem, choices, answer, end int
	right                      []bool
}

// VerdictLists writes a test the way printed ones are written, whose questions end in
// a word for the answer and under it a verdict for each choice in their order: "This
// answer is right." over "This answer is wrong." Nearly every question must have such a
// list, and none a longer one than the lines over it allow.
func (r *Reader) VerdictLists(lines []line.Line) ([]line.Line, bool) {
	var found []verdictList
	open := 0 // questions without choices
	for i, from := 0, 0; i < len(lines); i++ {
		if !r.isAnswerHead(lines[i]) {
			continue
		}
		v := verdictList{answer: i, end: i + 1}
		for v.end < len(lines) {
			right, ok := verdictOf(lines[v.end].Text)
			if !ok {
				break
			}
			v.right = append(v.right, right)
			v.end++
		}
		v.stem, v.choices = from, i-len(v.right)
		if r.isQuestionHead(lines[from]) {
			v.stem++
		}
		switch {
		case v.choices <= v.stem, len(v.right) == 1:
			return nil, false
		case len(v.right) == 0:
			open++
		}
		found = append(found, v)
		from, i = v.end, v.end-1
		if from >= len(lines) {
			break
		}
	}
	if len(found)-open < leastVerdictLists || open*10 > len(found) {
		return nil, false
	}
	var out []line.Line
	for n, v := range found {
		out = append(out, r.printedVerdicts(lines, v, n+1)...)
	}
	return append(out, lines[found[len(found)-1].end:]...), true
}

// printedVerdicts is such a question with a number, letters and a line for the answer.
func (r *Reader) printedVerdicts(lines []line.Line, v verdictList, number int) []line.Line {
	stem := lines[v.stem]
	stem.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "verdict lists"}
	stem.Gap = true
	out := append([]line.Line{stem}, lines[v.stem+1:v.choices]...)
	out = append(out, asks.Lettered(withoutDashes(lines[v.choices:v.answer]), nil, r.Letters)...)
	var letters []string
	for k, right := range v.right {
		if right {
			letters = append(letters, strings.ToUpper(richtext.Letters(k+1)))
		}
	}
	if len(letters) > 0 {
		out = append(out, flatten.Answering(line.NewLine(lines[v.answer], []page.Run{{Text: strings.Join(letters, ", ")}})))
	}
	return out
}

// typedDash is a dash that stands for a bullet.
var typedDash = pattern.New(`^[-–—•]\s+`)

// withoutDashes takes the dashes off lines that all begin with one.
func withoutDashes(lines []line.Line) []line.Line {
	out := make([]line.Line, len(lines))
	for i, l := range lines {
		dash := typedDash.FindString(l.Text)
		if dash == "" {
			return lines
		}
		out[i] = l.From(len(dash))
	}
	return out
}

// isAnswerHead reports whether a line is the word for an answer alone, between rules or
// without them: "----Answer:----".
func (r *Reader) isAnswerHead(l line.Line) bool { return r.isHeadOf(l, lexicon.AnswerWord, true) }

// isQuestionHead reports whether a line is the word for a question and its number or
// name between rules.
func (r *Reader) isQuestionHead(l line.Line) bool {
	return strings.Trim(l.Text, ruling) != l.Text && r.isHeadOf(l, lexicon.QuestionWord, false)
}

func (r *Reader) isHeadOf(l line.Line, class lexicon.Class, alone bool) bool {
	h := l.Head()
	if c, _ := r.Vocabulary.Find(h, class); c == lexicon.NoClass && l.Text != "" && lexicon.IsASCIILetter(l.Text[0]) {
		return false // as most lines, which need no copy without rules around
	}
	text := strings.Trim(l.Text, ruling)
	if len(text) < len(l.Text) {
		h = lexicon.NewHead(text)
	}
	c, end := r.Vocabulary.Find(h, class)
	if c == lexicon.NoClass || l.Kind != line.TextLine {
		return false
	}
	rest := strings.Trim(text[min(end, len(text)):], " :：#")
	return rest == "" || !alone && !strings.ContainsFunc(rest, unicode.IsSpace)
}

// verdictOf reads a short line that says of an answer whether it is right.
func verdictOf(text string) (right, ok bool) {
	words := strings.FieldsFunc(lexicon.Fold(text), func(c rune) bool { return !unicode.IsLetter(c) && c != '\'' })
	if len(words) > wordsOfVerdict {
		return false, false
	}
	said := 0
	for _, w := range words {
		if v := verdictWords()[w]; v != 0 {
			if said != 0 {
				return false, false
			}
			said = v
		}
	}
	return said > 0, said != 0
}

// verdictWords are the words for right (1) and wrong (-1), folded.
var verdictWords = sync.OnceValue(func() map[string]int {
	out := map[string]int{"correct": 1, "right": 1, "incorrect": -1, "wrong": -1}
	for _, p := range lexicon.TruthPairs() {
		for k, word := range p {
			if word = lexicon.Fold(word); !strings.Contains(word, " ") && out[word] == 0 && len(word) > 2 {
				out[word] = 1 - 2*k
			}
		}
	}
	return out
})
