package vote

import (
	"fmt"
	"slices"
	"sort"

	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/rewrite"
)

// allFirst is how many questions a document has at least whose key is the first
// choice of each, told by bold.
const allFirst = 12

func isRed(hex string) bool {
	r, g, b, _ := rewrite.RGB(hex)
	return r > g+60 && r > b+60
}

// ballot is what one mark does over the whole document.
type ballot struct {
	contrast int            // questions in which it covers some choices but not all
	single   int            // of these, those with one covered
	rest     int            // and those with all but one covered, of three or more
	places   map[int]int    // which choice it covers, where it covers one
	stems    int            // of these, those whose stem it covers too
	rows     map[string]int // which choices it covers, and in how many questions it does so
}

// Verdict is the marks of a document that are answers, strongest first.
type Verdict []rewrite.Mark

// Vote decides over the whole document which marks say what is right.
func Vote(ds []draft.Draft) Verdict {
	ballots := map[rewrite.Mark]*ballot{}
	questions := 0
	for i := range ds {
		for k := range ds[i].Choices {
			ds[i].Choices[k].Marks = draft.MarksOf(ds[i].Choices[k])
		}
	}
	withoutMotley(ds)
	draft.OwnGround(ds)
	draft.WithoutCodeGround(ds)
	draft.WithoutTitles(ds)
	stressedWords(ds)
	for i := range ds {
		if len(ds[i].Choices) < 2 {
			continue
		}
		questions++
		countMarks(&ds[i], ballots)
	}
	var out Verdict
	for m, b := range ballots {
		if b.elected(m, questions) {
			out = append(out, m)
		}
	}
	sort.Slice(out, func(i, j int) bool {
		a, b := out[i], out[j]
		if draft.Strength(a.Kind) != draft.Strength(b.Kind) {
			return draft.Strength(a.Kind) > draft.Strength(b.Kind)
		}
		if draft.IsGreen(a.Colour) != draft.IsGreen(b.Colour) {
			return draft.IsGreen(a.Colour)
		}
		if ballots[a].contrast != ballots[b].contrast {
			return ballots[a].contrast > ballots[b].contrast
		}
		return a.Colour < b.Colour
	})
	return certain(withoutLoose(dropWrongPicks(out, ds), ballots, ds), ds)
}

// leastQuarrels is in how many questions two marks name different choices where one
// of them is loose.
const leastQuarrels = 3

// withoutLoose drops a colour that stands beside a background which marks one choice
// in more questions, and differs from it in several: what somebody picked is coloured
// too.
func withoutLoose(v Verdict, ballots map[rewrite.Mark]*ballot, ds []draft.Draft) Verdict {
	loose := func(m rewrite.Mark) bool {
		return m.Kind == quiz.ByColour && slices.ContainsFunc(v, func(s rewrite.Mark) bool {
			if s.Kind != quiz.ByShading || ballots[s].contrast < ballots[m].contrast || ballots[s].single <= ballots[m].single {
				return false
			}
			quarrels := 0
			for _, d := range ds {
				if a, b := draft.Covered(d, m), draft.Covered(d, s); len(a) > 0 && len(b) > 0 && !slices.Equal(a, b) {
					quarrels++
				}
			}
			return quarrels >= leastQuarrels
		})
	}
	return slices.DeleteFunc(slices.Clone(v), loose)
}

func countMarks(d *draft.Draft, ballots map[rewrite.Mark]*ballot) {
	var counts map[rewrite.Mark][]int
	for k := range d.Choices {
		if counts == nil && len(d.Choices[k].Marks) > 0 {
			counts = map[rewrite.Mark][]int{}
		}
	}
	for k := range d.Choices {
		for m := range d.Choices[k].Marks {
			counts[m] = append(counts[m], k)
		}
	}
	for m, at := range counts {
		if len(at) == len(d.Choices) {
			continue
		}
		if ballots[m] == nil {
			ballots[m] = &ballot{places: map[int]int{}, rows: map[string]int{}}
		}
		b := ballots[m]
		b.contrast++
		b.rows[fmt.Sprint(at)]++
		if len(at) == 1 {
			b.single++
			b.places[at[0]]++
			if stemMarked(*d, m) {
				b.stems++
			}
		}
		if len(at) > 1 && len(at) == len(d.Choices)-1 {
			b.rest++
		}
	}
}

// leastSeveral is how many questions a test has at least whose questions have
// several marked choices each.
const leastSeveral = 4

// leastStriped is how many questions have a colour on the same several choices at the
// least where it is but a pattern.
const leastStriped = 3

// elected reports whether a mark is used for answers: often enough for its
// kind, mostly on a single choice, and not always on the same one. Above all the
// first of a list is set in another style by mistake; but banks in which the right
// choice comes first stress it by hand in every question.
func (b ballot) elected(m rewrite.Mark, questions int) bool {
	share := map[quiz.EvidenceKind]int{quiz.ByHighlight: 0, quiz.ByColour: 0, quiz.ByBold: 25, quiz.ByUnderline: 30, quiz.ByShading: 30, quiz.ByItalic: 60}[m.Kind]
	if b.contrast == 0 || b.contrast*100 < share*questions || b.rest >= 2 && b.rest*2 > b.contrast {
		return false // what nearly all choices have is the background of the one that has not
	}
	if (m.Kind == quiz.ByUnderline || m.Kind == quiz.ByItalic) && b.contrast == 1 && questions > 2 {
		return false // a word that is stressed once
	}
	if m.Kind == quiz.ByHighlight || m.Kind == quiz.ByColour {
		if b.isStriped() {
			return false
		}
		return b.contrast > 1 || questions < loneQuestions
	}
	if b.single*2 < b.contrast {
		// several choices of most questions: in a test with several right answers
		return b.contrast == questions && questions >= leastSeveral && len(b.rows)*2 >= questions
	}
	for at, n := range b.places {
		if n == b.contrast && (n >= 6 || n >= 4 && at == 0) {
			return at == 0 && m.Kind == quiz.ByBold && b.stems*2 < n && n >= allFirst && n*4 >= questions*3
		}
	}
	return true
}

// isStriped reports whether a mark covers the same several choices nearly everywhere, every
// second one, say: it is how the rows are set.
func (b ballot) isStriped() bool {
	if b.contrast < leastStriped || b.single*2 > b.contrast {
		return false
	}
	most := 0
	for _, n := range b.rows {
		most = max(most, n)
	}
	return most*5 >= b.contrast*4
}

// stemMarked reports whether a mark is in the last line of a question's stem, from
// where it may have leaked onto the first choice.
func stemMarked(d draft.Draft, m rewrite.Mark) bool {
	if len(d.Stem) == 0 {
		return false
	}
	for _, r := range d.Stem[len(d.Stem)-1].Runs {
		if slices.Contains(rewrite.RunMarks(r.Marks), m) {
			return true
		}
	}
	return false
}

// dropWrongPicks removes red where green marks the right choices, and a colour
// that shares a question with a stronger one.
func dropWrongPicks(v Verdict, ds []draft.Draft) Verdict {
	var out Verdict
	green := false
	for _, m := range v {
		green = green || m.Kind == quiz.ByColour && draft.IsGreen(m.Colour)
	}
	for _, m := range v {
		if m.Kind != quiz.ByColour || !(green && isRed(m.Colour)) && !sharesQuestion(m, out, ds) {
			out = append(out, m)
		}
	}
	return out
}

func sharesQuestion(m rewrite.Mark, stronger Verdict, ds []draft.Draft) bool {
	for _, s := range stronger {
		if s.Kind != quiz.ByColour {
			continue
		}
		for _, d := range ds {
			if len(draft.Covered(d, m)) > 0 && len(draft.Covered(d, s)) > 0 && !overlap(draft.Covered(d, m), draft.Covered(d, s)) {
				return true
			}
		}
	}
	return false
}

func overlap(a, b []int) bool {
	for _, x := range a {
		for _, y := range b {
			if x == y {
				return true
			}
		}
	}
	return false
}
