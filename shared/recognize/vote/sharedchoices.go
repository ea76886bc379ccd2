package vote

import (
	"slices"
	"strconv"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// shareChoices gives the questions of a range the choices that stand once over
// them: "For questions 7-9, choose from: A. ... B. ... C. ...". They have none
// of their own, and what answers them are letters of the list.
func shareChoices(ds []draft.Draft) {
	for i := range ds {
		if len(ds[i].Prelude) <= draft.LeastShared {
			continue
		}
		from, to := RangeIn(ds[i].Prelude)
		end := i
		for end < len(ds) && ds[end].Labelled && ds[end].Label.Number == from+end-i && ds[end].Label.Number <= to {
			end++
		}
		list := choicesOver(ds[i].Prelude)
		if from != ds[i].Label.Number || end-i != to-from+1 || len(list) < draft.LeastShared || !answeredFrom(ds[i:end], list) {
			continue
		}
		for k := i; k < end; k++ {
			ds[k].Choices = slices.Clone(list)
		}
		ds[i].Prelude = ds[i].Prelude[:len(ds[i].Prelude)-len(list)]
	}
}

// choicesOver is the list that lines end with, behind a line for several
// questions.
func choicesOver(lines []line.Line) []draft.Choice {
	var out []draft.Choice
	for i := len(lines) - 1; i > 0; i-- {
		label, ok := lines[i].ChoiceLabel()
		if !ok {
			if !rewrite.ForRange.MatchString(lines[i].Text) {
				return nil
			}
			break
		}
		out = append(out, draft.Choice{Label: label, Lines: []line.Line{lines[i].From(label.End)}})
	}
	slices.Reverse(out)
	return out
}

// answeredFrom reports whether questions without choices are answered by letters
// of a list, at least two of them.
func answeredFrom(ds []draft.Draft, list []draft.Choice) bool {
	answered := 0
	for _, d := range ds {
		if len(d.Choices) > 0 {
			return false
		}
		for _, n := range d.Notes {
			if n.Class != lexicon.AnswerWord {
				continue
			}
			m := draft.LetterAnswer.FindStringSubmatch(n.Value.Text)
			if m == nil || asks.LatinPlace(lexicon.Fold(m[1])) > len(list) {
				return false
			}
			answered++
		}
	}
	return answered >= 2
}

var rangeText = pattern.New(`(\d{1,3})\s*(?:-|–|—|to|bis|à|a|until|till|through|and|&|до|по|~|至|到|đến)\s*(\d{1,3})`)

// RangeIn is the numbers of the questions that lines say they serve.
func RangeIn(lines []line.Line) (from, to int) {
	for _, l := range lines {
		if m := rangeText.FindStringSubmatch(l.Text); m != nil {
			from, _ = strconv.Atoi(m[1])
			to, _ = strconv.Atoi(m[2])
			if from < to {
				return from, to
			}
		}
	}
	return 0, 0
}
