package asks

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// Bounds of a test whose right choices have a colour, without numbers, letters and gaps.
const (
	leastLooked   = 5 // questions with a coloured choice
	fewLooked     = 2 // choices
	mostLooked    = 8
	lookedPercent = 70 // of the questions
	setPercent    = 80 // of a line, which is then coloured
)

// looks are the marks by which the right choices of a document differ.
type looks []quiz.EvidenceKind

// LookedBlocks numbers the questions and letters the choices of a document that has
// neither numbers nor letters: a line that asks, or that two words for true and false
// stand below, over a few lines, of which some are coloured, highlighted or bold, but not
// all. Bold counts where nothing has a colour.
func (r *Reader) LookedBlocks(lines []line.Line) []line.Line {
	for _, set := range []looks{{quiz.ByColour, quiz.ByHighlight, quiz.ByShading}, {quiz.ByBold}} {
		if !set.mayMark(lines) {
			continue
		}
		if stems := set.stems(lines); stems != nil && !r.countsInWords(lines) && !showExamples(lines, stems) {
			return r.labelLooked(lines, stems, set)
		}
	}
	return lines
}

// showExamples reports whether most of what seems to ask heads examples: the rule that they
// stand for is set apart below them.
func showExamples(lines []line.Line, stems []int) bool {
	n := 0
	for _, at := range stems {
		if lexicon.HeadsExamples(lines[at].Text) {
			n++
		}
	}
	return n*2 > len(stems)
}

// countsInWords reports whether a line has a word and the number of a question, "Exercise
// 2/6", on slides also in the middle of its question.
func (r *Reader) countsInWords(lines []line.Line) bool {
	return slices.ContainsFunc(lines, func(l line.Line) bool {
		q, ok := l.QuestionLabel(r.Vocabulary)
		return ok && q.Kind == line.WordNumber && q.Number > 0
	})
}

// stems are the lines that ask, nil where too few of them have such choices below.
func (set looks) stems(lines []line.Line) (stems []int) {
	for i := range lines {
		if set.asks(lines, i) {
			stems = append(stems, i)
		}
	}
	looked := 0
	for k := range stems {
		if _, ok := set.choices(blockOf(lines, stems, k)); ok {
			looked++
		}
	}
	if looked < leastLooked || looked*100 < len(stems)*lookedPercent {
		return nil
	}
	return stems
}

// labelLooked gives the questions their numbers and their choices letters.
func (r *Reader) labelLooked(lines []line.Line, stems []int, set looks) []line.Line {
	out := append(make([]line.Line, 0, len(lines)), lines[:stems[0]]...)
	for k, at := range stems {
		stem, block := lines[at], blockOf(lines, stems, k)
		stem.Label = &page.Label{Text: lexicon.DecimalText(k+1) + ".", Format: page.Decimal, Number: k + 1, List: "looked"}
		stem.Gap = true
		out = append(out, stem)
		if from, ok := set.choices(block); ok {
			out = append(out, block[:from]...)
			block = Lettered(block[from:], nil, r.Letters)
		}
		out = append(out, block...)
	}
	return out
}

// blockOf is the lines under one of the questions.
func blockOf(lines []line.Line, stems []int, k int) []line.Line {
	end := len(lines)
	if k+1 < len(stems) {
		end = stems[k+1]
	}
	return lines[stems[k]+1 : end]
}

// choices tells where the choices of a block begin, behind what is said in brackets
// of how many are right; some of them have a look, and not all.
func (set looks) choices(block []line.Line) (from int, ok bool) {
	if len(block) > 0 && strings.HasPrefix(block[0].Text, "(") && strings.HasSuffix(block[0].Text, ")") {
		from = 1
	}
	rest := block[from:]
	if len(rest) < fewLooked || len(rest) > mostLooked {
		return 0, false
	}
	marked := 0
	for _, l := range rest {
		if l.Kind != line.TextLine || IsLong(l.Text) {
			return 0, false
		}
		if set.on(l) {
			marked++
		}
	}
	return from, marked > 0 && marked < len(rest)
}

// mayMark is a first look: lines with the marks in a document of plain lines, none of which
// begins with a number or letter.
func (set looks) mayMark(lines []line.Line) bool {
	marked, labelled := 0, 0
	for i := range lines {
		l := &lines[i]
		if l.Kind == line.TableLine || l.Label != nil {
			return false
		}
		if l.Kind == line.TextLine && l.IsMarked() && set.on(*l) {
			marked++
		}
	}
	if marked < leastLooked || marked*2 > len(lines) {
		return false
	}
	for i := range lines {
		if c, ok := lines[i].ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
			labelled++
		} else if _, ok := lines[i].QuestionLabelTyped(); ok {
			labelled++
		}
	}
	return labelled*10 < marked
}

// asks reports whether a line is a question of such a test.
func (set looks) asks(lines []line.Line, i int) bool {
	l := lines[i]
	if l.Kind != line.TextLine || l.Text == "" || set.on(l) {
		return false
	}
	if flatten.EndsAsking(l.Text) || strings.HasSuffix(strings.TrimRight(l.Text, lexicon.Whitespace), ":") {
		return true
	}
	return i+2 < len(lines) && rewrite.AreTruthWords(lines[i+1].Text, lines[i+2].Text)
}

// on reports whether one of the marks covers most of a line.
func (set looks) on(l line.Line) bool {
	marked, all := 0, 0
	for _, run := range l.Runs {
		n := 0
		for _, c := range run.Text {
			if unicode.IsLetter(c) || unicode.IsDigit(c) {
				n++
			}
		}
		all += n
		for _, m := range rewrite.RunMarks(run.Marks) {
			if slices.Contains(set, m.Kind) {
				marked += n
				break
			}
		}
	}
	return all > 0 && marked*100 >= all*setPercent
}
