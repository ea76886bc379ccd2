package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// The scripts whose papers leave brackets to write a word into, where others draw a line.
const bracketScripts = `\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Devanagari}\p{Bengali}\p{Thai}\p{Hebrew}\p{Georgian}\p{Armenian}ー`

var (
	// emptyBracket is such brackets.
	emptyBracket = pattern.Guarded(pattern.Holds("(（"), `（[\s\x{3000}]*）|[(（][\s\x{3000}]+[)）]`)
	// innerBracket is one that words of a sentence stand around: "哥伦布于（  ）年到达". Behind
	// a statement it is for a verdict, behind a question for a letter.
	innerBracket = pattern.Guarded(pattern.Holds("(（"), `[`+bracketScripts+`\p{L}\d、，,“"「』」] ?(?:（[\s\x{3000}]*）|[(（][\s\x{3000}]{2,}[)）]) ?[`+bracketScripts+`“"「、，,]`)
	// choiceBehind is a choice on the line of its stem.
	choiceBehind = pattern.Guarded(pattern.Holds("AaＡａ①ア가ㄱक(（1"), `(?:^|[\s\x{3000}（(。？?）)])[(（]?(?:[AaＡａア가ㄱक1]\s?[.．、)）:：]|①|[アＡ]\x{3000})`)
)

// leastInner is how many sentences in a row leave brackets inside them where no order
// over them says that they have gaps.
const leastInner = 2

// BracketGaps writes brackets to fill in as underscores, where numbered sentences leave
// them under an order to fill in, or several in a row leave them in the middle: "水是由氢和
// （  ）组成的。" Over choices they stay, and behind statements to judge.
func (r *Reader) BracketGaps(lines []line.Line) []line.Line {
	if !slices.ContainsFunc(lines, func(l line.Line) bool { return leavesBracket(l) }) {
		return lines
	}
	var out []line.Line
	for i := 0; i < len(lines); i++ {
		if !leavesBracket(lines[i]) {
			continue
		}
		group, end := r.bracketsFrom(lines, i)
		head := r.headOver(lines, i)
		judged := head >= 0 && (lines[head].Says(r.TruthCue) || lines[head].Says(r.Match) || lines[head].Says(r.Order))
		fills := head >= 0 && lines[head].Says(r.Filling) && !judged
		inner := 0
		for _, k := range group {
			if innerBracket.MatchString(lines[k].Text) {
				inner++
			}
		}
		if fills && len(group) > 0 || inner >= leastInner && 2*inner >= len(group) && !judged {
			if out == nil {
				out = slices.Clone(lines)
			}
			for _, k := range group {
				out[k] = withBracketGaps(lines[k])
			}
		}
		i = max(i, end-1)
	}
	if out == nil {
		return lines
	}
	return out
}

// leavesBracket reports whether a line has brackets to fill in.
func leavesBracket(l line.Line) bool {
	return l.Kind == line.TextLine && l.May(emptyBracket) && emptyBracket.MatchString(l.Text)
}

// bracketsFrom are the numbered lines from line i on that leave brackets and are followed by
// no choices, and where what follows them begins.
func (r *Reader) bracketsFrom(lines []line.Line, i int) (group []int, end int) {
	last, number := -1, 0
	for end = i; end < len(lines); end++ {
		l := lines[end]
		if l.Kind == line.TextLine && isWritingRoom(l.Text) {
			continue
		}
		if c, _ := l.NoteClass(r.Vocabulary); c == lexicon.AnswerWord && last >= 0 {
			continue
		}
		q, ok := lines[end].QuestionLabel(r.Vocabulary)
		if l.Kind != line.TextLine || !ok || q.Number == 0 || number > 0 && q.Number != number+1 || choiceBehind.MatchString(l.Text[q.End:]) {
			break
		}
		last, number = end, q.Number
		if leavesBracket(l) {
			group = append(group, end)
		}
	}
	if n := len(group); n > 0 && group[n-1] == last && end < len(lines) && (!r.endsBrackets(lines[end]) || n == 1 && r.countsAnew(lines[end])) {
		group = group[:n-1] // what follows are its choices, or it goes on there
	}
	return group, end
}

// isWritingRoom reports whether a line is empty, or a stroke to write on.
func isWritingRoom(text string) bool {
	for _, c := range text {
		if c != ' ' && c != '_' && c != '＿' && c != '\u3000' && c != '\t' {
			return false
		}
	}
	return true
}

// endsBrackets reports whether a line begins what comes behind a list of sentences: a
// section, a key, the end of the paper, or their numbers once more.
func (r *Reader) endsBrackets(l line.Line) bool {
	if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
		return false
	}
	if l.Kind != line.TextLine || l.Style().Heading > 0 || r.IsKeyHeading(l) || r.EndsPaper(l.Folded()) {
		return true
	}
	return r.countsAnew(l) || l.Says(r.Filling) || l.Says(r.OpenTasks) || l.Says(r.OtherKinds) || l.Says(r.TruthCue) || l.Says(r.Match) || l.Says(r.Order) || l.Says(r.KindTitles)
}

// countsAnew reports whether a line has the first number, behind which no choice stands.
func (r *Reader) countsAnew(l line.Line) bool {
	q, ok := l.QuestionLabel(r.Vocabulary)
	return ok && q.Number == 1 && q.Kind == line.PlainNumber && !choiceBehind.MatchString(l.Text)
}

// headOver is the line over a list of sentences that has no number of theirs; -1 for none.
func (r *Reader) headOver(lines []line.Line, i int) int {
	first, ok := lines[i].QuestionLabel(r.Vocabulary)
	for k := i - 1; ok && k >= 0 && k >= i-bracketReach; k-- {
		if lines[k].Kind == line.TextLine && isWritingRoom(lines[k].Text) {
			continue
		}
		if q, same := lines[k].QuestionLabel(r.Vocabulary); same && q.Number == first.Number-1 && q.Number > 0 && !lines[k].Says(r.Filling) {
			first = q
			continue
		}
		return k
	}
	return -1
}

// bracketReach is how far above a list its order may stand.
const bracketReach = 30

// withBracketGaps writes the brackets of a line as underscores.
func withBracketGaps(l line.Line) line.Line {
	runs := slices.Clone(l.Runs)
	for k, run := range runs {
		if run.Kind == page.TextRun {
			runs[k].Text = emptyBracket.ReplaceAllString(run.Text, "______")
		}
	}
	out := line.NewLine(l, runs)
	out.Gap, out.Turn, out.Soft, out.Lead = l.Gap, l.Turn, l.Soft, l.Lead
	return out
}
