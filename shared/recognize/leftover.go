package recognize

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// restQuestions is how many questions of three choices or more must have all but
// one of them in the same colour before the one left is taken as the answer.
const restQuestions = 5

// restVote reads keys in which the wrong choices are coloured: the choices left as
// the text is are the right ones. The place of the one left changes, or a style
// is at work and not a person.
func (r *recognizer) restVote(ds []draft) {
	if len(r.verdict) > 0 {
		return
	}
	asked := 0
	found := map[mark]*leavings{}
	for i := range ds {
		if len(ds[i].choices) < 3 {
			continue
		}
		asked++
		for m := range marksIn(ds[i]) {
			if found[m] == nil {
				found[m] = &leavings{places: map[int]int{}}
			}
			found[m].count(ds[i], m)
		}
	}
	for m, f := range found {
		if f.told(asked) {
			leaveOut(ds, m)
		}
	}
}

// leavings is what one colour leaves of the choices of a document's questions.
type leavings struct {
	contrast int         // questions in which it covers some choices but not all
	single   int         // of these, those that have one choice left
	places   map[int]int // where it stands
}

func (f *leavings) count(d draft, m mark) {
	at := covered(d, m)
	if len(at) == 0 {
		return
	}
	f.contrast++
	if len(at) < len(d.choices)-1 {
		return
	}
	f.single++
	for k := range d.choices {
		if !slices.Contains(at, k) {
			f.places[k]++
		}
	}
}

func (f *leavings) told(asked int) bool {
	return f.single >= restQuestions && f.single*4 >= f.contrast*3 && f.contrast*2 >= asked && len(f.places) > 1
}

// marksIn are the colours and highlights of a question's choices.
func marksIn(d draft) map[mark]bool {
	out := map[mark]bool{}
	for _, c := range d.choices {
		for m := range c.marks {
			if m.kind == quiz.ByColour || m.kind == quiz.ByHighlight {
				out[m] = true
			}
		}
	}
	return out
}

// leaveOut signs the choices a mark leaves out, and takes the mark from the others.
func leaveOut(ds []draft, m mark) {
	for i := range ds {
		at := covered(ds[i], m)
		if len(at) == 0 {
			continue
		}
		for k := range ds[i].choices {
			if slices.Contains(at, k) {
				ds[i].choices[k].lines = without(ds[i].choices[k].lines, m)
			} else {
				ds[i].choices[k].sign = "left out"
			}
		}
	}
}

// without takes a mark from the runs that have it.
func without(lines []line, m mark) []line {
	out := append([]line(nil), lines...)
	for i := range out {
		out[i].runs = append([]page.Run(nil), out[i].runs...)
		for k := range out[i].runs {
			marks := &out[i].runs[k].Marks
			switch {
			case !slices.Contains(runMarks(*marks), m):
			case m.kind == quiz.ByColour:
				marks.Color = ""
			default:
				marks.Highlight = ""
			}
		}
	}
	return out
}
