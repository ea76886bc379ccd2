package draft

import (
	"slices"

	"formwright/shared/quiz"
	"formwright/shared/recognize/rewrite"
)

// Leavings is what one colour leaves of the choices of a document's questions.
type Leavings struct {
	contrast int         // questions in which it covers some choices but not all
	single   int         // of these, those that have one choice left
	Places   map[int]int // where it stands
}

func (f *Leavings) Count(d Draft, m rewrite.Mark) {
	at := Covered(d, m)
	if len(at) == 0 {
		return
	}
	f.contrast++
	if len(at) < len(d.Choices)-1 {
		return
	}
	f.single++
	for k := range d.Choices {
		if !slices.Contains(at, k) {
			f.Places[k]++
		}
	}
}

func (f *Leavings) Told(asked int) bool {
	return f.single >= rewrite.RestQuestions && f.single*4 >= f.contrast*3 && f.contrast*2 >= asked && len(f.Places) > 1
}

// MarksIn are the colours and highlights of a question's choices.
func MarksIn(d Draft) map[rewrite.Mark]bool {
	out := map[rewrite.Mark]bool{}
	for _, c := range d.Choices {
		for m := range c.Marks {
			if m.Kind == quiz.ByColour || m.Kind == quiz.ByHighlight {
				out[m] = true
			}
		}
	}
	return out
}

// LeaveOut signs the choices a mark leaves out, and takes the mark from the others.
func LeaveOut(ds []Draft, m rewrite.Mark) {
	for i := range ds {
		at := Covered(ds[i], m)
		if len(at) == 0 {
			continue
		}
		for k := range ds[i].Choices {
			if slices.Contains(at, k) {
				ds[i].Choices[k].Lines = rewrite.Without(ds[i].Choices[k].Lines, m)
			} else {
				ds[i].Choices[k].Sign = "left out"
			}
		}
	}
}
