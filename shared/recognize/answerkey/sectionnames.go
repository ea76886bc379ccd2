package answerkey

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// headReach is how many lines below the head of a section its first question stands,
// behind what says how to answer.
const headReach = 3

// sectionsOver are the names of the sections of a test as its key may repeat them: lines
// over a number that counts otherwise than they do themselves, "II. Gaps" over "1.".
// Without answers below it such a line looks like an answer.
func (r *Reader) sectionsOver(lines []line.Line) keySections {
	out := keySections{signs: signsOver(lines)}
	for i, l := range lines {
		if !mayNameSection(l) || !r.EndsKey(l) && !r.headsOtherCount(lines, i) {
			continue
		}
		if out.names == nil {
			out.names = map[string]bool{}
		}
		out.names[sectionName(l)] = true
	}
	return out
}

// headsOtherCount reports whether a line with a number or letter stands over questions
// that count otherwise, or over two lists to match, and any other over a first one.
func (r *Reader) headsOtherCount(lines []line.Line, i int) bool {
	own, counted := lines[i].QuestionLabel(r.Vocabulary)
	sign, lettered := lines[i].ChoiceLabel()
	titled := r.TitlesKind(lines[i])
	for _, k := range []int{i - 1, i + 1} {
		if lettered && !titled && k >= 0 && k < len(lines) {
			if c, ok := lines[k].ChoiceLabel(); ok && c.Delim == sign.Delim && c.Upper == sign.Upper {
				return false // a choice
			}
		}
	}
	for _, l := range lines[i+1 : min(len(lines), i+1+headReach)] {
		if l.Kind == line.TableLine {
			return counted || lettered
		}
		if q, ok := l.QuestionLabel(r.Vocabulary); ok {
			return (counted || lettered || q.Number == 1 || lines[i].Gap || r.HeadsKind(lines[i].Folded())) && (q.Kind != own.Kind || q.Auto != own.Auto || q.Delim != own.Delim)
		}
	}
	return false
}

// TitlesKind reports whether a line apart from what stands above begins with a letter and
// the name of a kind of questions, or the word for a section: a title, "D. True or false",
// "D. rész", and no choice or entry of a list.
func (r *Reader) TitlesKind(l line.Line) bool {
	if !l.Gap || l.Label != nil {
		return false
	}
	c, ok := l.ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel && (r.HeadsKind(lexicon.Fold(l.Text[c.End:])) || IsSectionWord(l, r.Vocabulary))
}

func mayNameSection(l line.Line) bool {
	return l.Kind == line.TextLine && !lexicon.IsLonger(l.Text, lexicon.HeadingLimit) && len(l.Text) >= 4
}

// sectionName is a line as the name of a section, "" where it is too long for one.
func sectionName(l line.Line) string {
	if !mayNameSection(l) {
		return ""
	}
	name := lexicon.Fold(strings.TrimRight(line.BracketPoints.ReplaceAllString(l.Text, ""), lexicon.Whitespace+".:："))
	if l.Label != nil && l.Label.List != line.OpenList {
		name = lexicon.Fold(l.Label.Text) + " " + name
	}
	return name
}
