package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of answers that say one of the lines above them again.
const (
	leastUnlettered = 3 // questions
	mostUnlettered  = 9 // lines above
)

// unletteredList are the lines above an answer, from the first that may be a choice.
type unletteredList struct {
	first, right, answer int
	bounded, introduced  bool // by the end of what asks, a gap or a label; by a colon
	headed               bool // the line above it stands under a number or another answer
}

// UnletteredAnswers writes letters before the lines above answers that say one of them
// again word for word, "Oslo", "Rome", "Answer: Rome", where at least half of the answers
// of a document do. Where nothing parts the choices from a stem of several lines, there
// are as many as elsewhere.
func (r *Reader) UnletteredAnswers(lines []line.Line) []line.Line {
	var lists []unletteredList
	answers := 0
	for i := range lines {
		if c, _ := lines[i].NoteClass(r.Vocabulary); c != lexicon.AnswerWord {
			continue
		}
		n, _ := line.NoteOf(lines[i], r.Vocabulary)
		said := n.Value.Text
		if said == "" { // a sign of a program: "Answer: ="
			_, said, _ = strings.Cut(lines[i].Text, ":")
		}
		if said = strings.TrimSpace(said); said == "" {
			continue
		}
		answers++
		if list, ok := r.unletteredAbove(lines, i, said); ok {
			lists = append(lists, list)
		}
	}
	if len(lists) < leastUnlettered || len(lists)*2 < answers {
		return lines
	}
	usual := usualUnlettered(lists)
	out := slices.Clone(lines)
	for _, list := range lists {
		first := list.first
		if !list.bounded && usual > 0 {
			first = max(first, list.answer-usual)
		}
		if list.right < first || !list.bounded && !list.introduced && (usual == 0 || first < list.answer-usual) {
			continue
		}
		bare := flatten.BareEnds(slices.Collect(line.TextsOf(lines[first:list.answer])))
		for k := first; k < list.answer; k++ {
			words := lines[k]
			if bare != nil {
				words = words.From(bare[k-first])
			}
			out[k] = line.NewLine(lines[k], append([]page.Run{{Text: string(rune('A'+k-first)) + ". "}}, words.Runs...))
			out[k].Gap = lines[k].Gap && k == first
		}
		out[list.answer] = flatten.Answering(line.NewLine(lines[list.answer], []page.Run{{Text: string(rune('A' + list.right - first))}}))
	}
	return out
}

// unletteredAbove are the lines without labels above an answer, if one of them alone says
// what it says.
func (r *Reader) unletteredAbove(lines []line.Line, answer int, said string) (list unletteredList, ok bool) {
	list = unletteredList{first: answer, right: -1, answer: answer}
	for k := answer - 1; k >= 0 && answer-k <= mostUnlettered; k-- {
		l := lines[k]
		if c, _ := l.NoteClass(r.Vocabulary); c != lexicon.NoClass || r.isNumberAlone(l) {
			list.first++ // what asks stands below it, on a line like any other
			list.headed = true
			break
		}
		if _, labelled := l.ChoiceLabel(); l.Kind != line.TextLine || l.Empty() || l.Label != nil || labelled && !line.IsFigures(l.Text) || numbered.MatchString(l.Text) || l.IsNumbered(r.Vocabulary) || flatten.EndsAsking(l.Text) || flatten.ClosesStem(l.Text) {
			list.introduced = l.Kind == line.TextLine && strings.HasSuffix(l.Text, ":")
			list.bounded = !list.introduced
			break
		}
		if saysAgain(l.Text, said) {
			if list.right >= 0 {
				return list, false
			}
			list.right = k
		}
		if list.first = k; l.Gap && !l.Turn {
			list.bounded = true
			break
		}
	}
	if list.first+1 < answer && !list.headed && lexicon.IsNumber(lines[list.first].Text) && !lexicon.IsNumber(lines[list.first+1].Text) {
		list.first += 2 // "1" over what asks
		list.bounded, list.headed = false, true
	}
	return list, list.right >= list.first && answer-list.first >= leastBullets
}

// saysAgain reports whether two texts are the same, word for word or sign by sign.
func saysAgain(a, b string) bool {
	if same := lexicon.Same(a); same != "" {
		return same == lexicon.Same(b)
	}
	return strings.TrimSpace(a) == strings.TrimSpace(b)
}

// usualUnlettered is how many choices most of the lists have that something bounds.
func usualUnlettered(lists []unletteredList) int {
	counts := map[int]int{}
	usual := 0
	for _, list := range lists {
		if !list.bounded && !list.headed {
			continue
		}
		n := list.answer - list.first
		if counts[n]++; counts[n] > counts[usual] || counts[n] == counts[usual] && n < usual {
			usual = n
		}
	}
	return usual
}
