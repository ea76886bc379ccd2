package edit

import (
	"slices"
	"strconv"

	"formwright/shared/problem"
	"formwright/shared/quiz"
)

// Renamed says which id the items of a quiz have after a change. The ids go by
// place, so most changes rename some; an item that was removed is not in it.
type Renamed map[string]string

// slot is an item with where it belongs.
type slot struct {
	item    quiz.Item
	was     string // its id before; empty for a new one
	section int    // of the quiz, -1 for none
	stimuli []int
	run     int // of numbers that it goes on with, -1 for none
}

func slots(q quiz.Quiz, runs []run) []slot {
	out := make([]slot, len(q.Items))
	place := map[string]int{}
	for i, item := range q.Items {
		out[i] = slot{item: item, was: item.ID, section: -1, run: runOf(runs, i)}
		place[item.ID] = i
	}
	for n, s := range q.Sections {
		for _, id := range s.Items {
			out[place[id]].section = n
		}
	}
	for n, s := range q.Stimuli {
		for _, id := range s.Items {
			out[place[id]].stimuli = append(out[place[id]].stimuli, n)
		}
	}
	return out
}

// built makes a quiz of slots. Sections and passages that lost their last item
// go with it.
func built(q quiz.Quiz, all []slot, runs []run) (quiz.Quiz, Renamed) {
	renamed := Renamed{}
	sections, stimuli := make([][]string, len(q.Sections)), make([][]string, len(q.Stimuli))
	q.Items = nil
	for i, s := range all {
		s.item.ID = "q" + strconv.Itoa(i+1)
		if s.run >= 0 {
			s.item.Label = runs[s.run].take()
		}
		if s.was != "" {
			renamed[s.was] = s.item.ID
		}
		if s.section >= 0 {
			sections[s.section] = append(sections[s.section], s.item.ID)
		}
		for _, n := range s.stimuli {
			stimuli[n] = append(stimuli[n], s.item.ID)
		}
		q.Items = append(q.Items, s.item)
	}
	q.Sections, q.Stimuli = kept(q, sections, stimuli)
	return q, renamed
}

func kept(q quiz.Quiz, sections, stimuli [][]string) (ss []quiz.Section, ps []quiz.Stimulus) {
	for n, s := range q.Sections {
		if had := len(s.Items) > 0; had && len(sections[n]) == 0 {
			continue
		}
		s.Items = sections[n]
		ss = append(ss, s)
	}
	slices.SortStableFunc(ss, func(a, b quiz.Section) int { return firstOf(q, a) - firstOf(q, b) })
	for n := range ss {
		ss[n].ID = "s" + strconv.Itoa(n+1)
	}
	for n, p := range q.Stimuli {
		if len(stimuli[n]) == 0 {
			continue
		}
		p.Items, p.ID = stimuli[n], "p"+strconv.Itoa(len(ps)+1)
		ps = append(ps, p)
	}
	return ss, ps
}

// firstOf is where a section begins; one that never had a question stands first.
func firstOf(q quiz.Quiz, s quiz.Section) int {
	if len(s.Items) == 0 {
		return -1
	}
	return place(q, s.Items[0])
}

// MaxItems is how many questions a quiz may get by hand.
const MaxItems = 2000

// Insert puts a question that a person wrote behind another one, into its
// section; behind none, it comes first. Its key says who it is from.
func Insert(q quiz.Quiz, after string, item quiz.Item) (quiz.Quiz, Renamed, error) {
	at := 0
	if after != "" {
		if at = place(q, after) + 1; at == 0 {
			return q, nil, noItem()
		}
	}
	if len(q.Items) >= MaxItems {
		return q, nil, problem.New(problem.InvalidRequest, "There are %d questions already; more cannot be added.", len(q.Items))
	}
	if item.Evidence = nil; item.Response.HasKey() {
		item.Evidence = []quiz.Evidence{{Kind: quiz.ByPerson}}
	}
	runs := numbered(q.Items, 1)
	all := slots(q, runs)
	neighbour := all[max(at-1, 0)]
	one := slot{item: item, section: neighbour.section, run: neighbour.run}
	if at > 0 && at < len(all) { // between two that share a passage
		for _, n := range all[at-1].stimuli {
			if slices.Contains(all[at].stimuli, n) {
				one.stimuli = append(one.stimuli, n)
			}
		}
	}
	q, renamed := built(q, slices.Insert(all, at, one), runs)
	return q, renamed, nil
}

// Remove takes a question out. One at least must stay.
func Remove(q quiz.Quiz, id string) (quiz.Quiz, Renamed, error) {
	at := place(q, id)
	if at < 0 {
		return q, nil, noItem()
	}
	if len(q.Items) == 1 {
		return q, nil, problem.New(problem.InvalidRequest, "This is the only question. Add another one before you delete it.")
	}
	runs := numbered(q.Items, 2)
	q, renamed := built(q, slices.Delete(slots(q, runs), at, at+1), runs)
	return q, renamed, nil
}

// Move moves a question one step up or down. At the border of a section the step
// leads into the section or out of it; the only question of a section takes the
// section along.
func Move(q quiz.Quiz, id string, up bool) (quiz.Quiz, Renamed, error) {
	at := place(q, id)
	if at < 0 {
		return q, nil, noItem()
	}
	step := 1
	if up {
		step = -1
	}
	other := at + step
	if other < 0 || other >= len(q.Items) {
		return q, nil, problem.New(problem.InvalidRequest, "The question stands at the end of all already.")
	}
	runs := numbered(q.Items, 2)
	all := slots(q, runs)
	mine, theirs := all[at].section, all[other].section
	if all[at].run >= 0 && all[other].run >= 0 {
		all[at].run = all[other].run
	}
	switch alone := mine >= 0 && len(q.Sections[mine].Items) == 1; {
	case mine == theirs || alone && theirs < 0:
		all[at], all[other] = all[other], all[at]
	case alone:
		to := at + step*len(q.Sections[theirs].Items)
		one := all[at]
		all = slices.Insert(slices.Delete(all, at, at+1), to, one)
	default:
		all[at].section = theirs
	}
	q, renamed := built(q, all, runs)
	return q, renamed, nil
}

func place(q quiz.Quiz, id string) int {
	return slices.IndexFunc(q.Items, func(i quiz.Item) bool { return i.ID == id })
}

func noItem() error { return problem.New(problem.NotFound, "There is no such question.") }
