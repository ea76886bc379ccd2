package recognize

import (
	"fmt"
	"math"
	"slices"
	"sort"
	"strconv"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// coverNeeded is the share of a choice's letters a mark must cover to count: a
// bold label or full stop, or one stressed word, marks nothing.
const coverNeeded = 0.65

// allFirst is how many questions a document has at least whose key is the first
// choice of each, told by bold.
const allFirst = 12

// mark is one way in which whole choices are set: bold, or one text colour.
type mark struct {
	kind   quiz.EvidenceKind
	colour string // of coloured text
}

// marksOf lists the marks that cover a choice.
func marksOf(c draftChoice) map[mark]bool {
	if !slices.ContainsFunc(c.lines, line.isMarked) {
		return nil
	}
	weights := map[mark]int{}
	total := 0
	for _, l := range c.lines {
		for _, r := range l.runs {
			n := weight(r)
			total += n
			if looksLinked(r) {
				continue
			}
			for _, m := range runMarks(r.Marks) {
				weights[m] += n
			}
			if l.shade() != "" {
				weights[mark{kind: quiz.ByShading}] += n
			}
		}
	}
	out := map[mark]bool{}
	code := isCode(c)
	for m, n := range weights {
		needed := coverNeeded
		if code && (m.kind == quiz.ByColour || m.kind == quiz.ByBold || m.kind == quiz.ByItalic) {
			needed = 1
		}
		if total > 0 && float64(n) >= needed*float64(total) {
			out[m] = true
		}
	}
	return out
}

// isMarked reports whether anything in a line is set apart.
func (l line) isMarked() bool {
	for i := range l.runs { // no copies: every choice is asked
		if l.runs[i].Marks != (page.Marks{}) {
			return true
		}
	}
	return l.shade() != ""
}

// weight is how much of a text a run is: its letters and digits, or its signs
// when it has neither.
func weight(r page.Run) int {
	if r.Kind != page.TextRun {
		if r.Kind == page.TabRun || r.Kind == page.BreakRun {
			return 0
		}
		return 2
	}
	letters, signs := 0, 0
	for _, c := range r.Text {
		switch {
		case unicode.IsLetter(c) || unicode.IsDigit(c):
			letters++
		case !unicode.IsSpace(c) && !unicode.IsPunct(c):
			signs++
		}
	}
	return letters*4 + signs
}

func runMarks(m page.Marks) []mark {
	var out []mark
	if m.Bold {
		out = append(out, mark{kind: quiz.ByBold})
	}
	if m.Italic {
		out = append(out, mark{kind: quiz.ByItalic})
	}
	if m.Underline && m.Link == "" {
		out = append(out, mark{kind: quiz.ByUnderline})
	}
	if m.Highlight != "" && !faint(m.Highlight) {
		out = append(out, mark{kind: quiz.ByHighlight})
	}
	if m.Shading != "" && !faint(m.Shading) {
		out = append(out, mark{kind: quiz.ByShading})
	}
	if m.Link == "" && vivid(m.Color) {
		out = append(out, mark{kind: quiz.ByColour, colour: tint(m.Color)})
	}
	return out
}

// rgb reads six hex digits.
func rgb(hex string) (r, g, b int, ok bool) {
	n, err := strconv.ParseUint(hex, 16, 32)
	if err != nil || len(hex) != 6 {
		return 0, 0, 0, false
	}
	return int(n >> 16), int(n >> 8 & 255), int(n & 255), true
}

// faint reports whether a background cannot be told from white paper.
func faint(hex string) bool {
	r, g, b, ok := rgb(hex)
	return !ok || min(r, g, b) >= 0xf4 && max(r, g, b)-min(r, g, b) < 16
}

// tint is the pure colour next to a colour, of twelve around the wheel: what a
// person takes for the same green is seldom the same number.
func tint(hex string) string {
	r, g, b, ok := rgb(hex)
	top, low := max(r, g, b), min(r, g, b)
	if !ok || top == low {
		return hex
	}
	var sixths float64 // the hue in sixths of the wheel from red
	switch d := float64(top - low); top {
	case r:
		sixths = float64(g-b) / d
	case g:
		sixths = float64(b-r)/d + 2
	default:
		sixths = float64(r-g)/d + 4
	}
	wheel := []string{"FF0000", "FF8000", "FFFF00", "80FF00", "00FF00", "00FF80", "00FFFF", "0080FF", "0000FF", "8000FF", "FF00FF", "FF0080"}
	return wheel[(int(math.Round(sixths*2))+12)%12]
}

// vivid reports whether a text colour stands out: blacks, greys and whites do
// not.
func vivid(hex string) bool {
	r, g, b, ok := rgb(hex)
	return ok && max(r, g, b)-min(r, g, b) >= 60
}

func isGreen(hex string) bool {
	r, g, b, _ := rgb(hex)
	return g > r && g > b
}

func isRed(hex string) bool {
	r, g, b, _ := rgb(hex)
	return r > g+60 && r > b+60
}

// ballot is what one mark does over the whole document.
type ballot struct {
	contrast int             // questions in which it covers some choices but not all
	single   int             // of these, those with one covered
	rest     int             // and those with all but one covered, of three or more
	places   map[int]int     // which choice it covers, where it covers one
	stems    int             // of these, those whose stem it covers too
	rows     map[string]bool // which choices it covers, all ways in which it does
}

// verdict is the marks of a document that are answers, strongest first.
type verdict []mark

// vote decides over the whole document which marks say what is right.
func vote(ds []draft) verdict {
	ballots := map[mark]*ballot{}
	questions := 0
	for i := range ds {
		for k := range ds[i].choices {
			ds[i].choices[k].marks = marksOf(ds[i].choices[k])
		}
	}
	withoutMotley(ds)
	ownGround(ds)
	withoutTitles(ds)
	for i := range ds {
		if len(ds[i].choices) < 2 {
			continue
		}
		questions++
		countMarks(&ds[i], ballots)
	}
	var out verdict
	for m, b := range ballots {
		if b.elected(m, questions) {
			out = append(out, m)
		}
	}
	sort.Slice(out, func(i, j int) bool {
		a, b := out[i], out[j]
		if strength(a.kind) != strength(b.kind) {
			return strength(a.kind) > strength(b.kind)
		}
		if isGreen(a.colour) != isGreen(b.colour) {
			return isGreen(a.colour)
		}
		if ballots[a].contrast != ballots[b].contrast {
			return ballots[a].contrast > ballots[b].contrast
		}
		return a.colour < b.colour
	})
	return certain(dropWrongPicks(out, ds), ds)
}

func countMarks(d *draft, ballots map[mark]*ballot) {
	var counts map[mark][]int
	for k := range d.choices {
		if counts == nil && len(d.choices[k].marks) > 0 {
			counts = map[mark][]int{}
		}
	}
	for k := range d.choices {
		for m := range d.choices[k].marks {
			counts[m] = append(counts[m], k)
		}
	}
	for m, at := range counts {
		if len(at) == len(d.choices) {
			continue
		}
		if ballots[m] == nil {
			ballots[m] = &ballot{places: map[int]int{}, rows: map[string]bool{}}
		}
		b := ballots[m]
		b.contrast++
		b.rows[fmt.Sprint(at)] = true
		if len(at) == 1 {
			b.single++
			b.places[at[0]]++
			if stemMarked(*d, m) {
				b.stems++
			}
		}
		if len(at) > 1 && len(at) == len(d.choices)-1 {
			b.rest++
		}
	}
}

// strength orders the kinds of marks by how surely they are meant.
func strength(k quiz.EvidenceKind) int {
	switch k {
	case quiz.ByHighlight:
		return 6
	case quiz.ByColour:
		return 5
	case quiz.ByBold:
		return 4
	case quiz.ByUnderline:
		return 3
	case quiz.ByShading:
		return 2
	}
	return 1
}

// leastSeveral is how many questions a test has at least whose questions have
// several marked choices each.
const leastSeveral = 4

// elected reports whether a mark is used for answers: often enough for its
// kind, mostly on a single choice, and not always on the same one. Above all the
// first of a list is set in another style by mistake; but banks in which the right
// choice comes first stress it by hand in every question.
func (b ballot) elected(m mark, questions int) bool {
	share := map[quiz.EvidenceKind]int{quiz.ByHighlight: 0, quiz.ByColour: 0, quiz.ByBold: 25, quiz.ByUnderline: 30, quiz.ByShading: 30, quiz.ByItalic: 60}[m.kind]
	if b.contrast == 0 || b.contrast*100 < share*questions || b.rest >= 2 && b.rest*2 > b.contrast {
		return false // what nearly all choices have is the background of the one that has not
	}
	if (m.kind == quiz.ByUnderline || m.kind == quiz.ByItalic) && b.contrast == 1 && questions > 2 {
		return false // a word that is stressed once
	}
	if m.kind == quiz.ByHighlight || m.kind == quiz.ByColour {
		return b.contrast > 1 || questions < loneQuestions
	}
	if b.single*2 < b.contrast {
		// several choices of most questions: in a test with several right answers
		return b.contrast == questions && questions >= leastSeveral && len(b.rows)*2 >= questions
	}
	for at, n := range b.places {
		if n == b.contrast && (n >= 6 || n >= 4 && at == 0) {
			return at == 0 && m.kind == quiz.ByBold && b.stems*2 < n && n >= allFirst && n*4 >= questions*3
		}
	}
	return true
}

// stemMarked reports whether a mark is in the last line of a question's stem, from
// where it may have leaked onto the first choice.
func stemMarked(d draft, m mark) bool {
	if len(d.stem) == 0 {
		return false
	}
	for _, r := range d.stem[len(d.stem)-1].runs {
		if slices.Contains(runMarks(r.Marks), m) {
			return true
		}
	}
	return false
}

// dropWrongPicks removes red where green marks the right choices, and a colour
// that shares a question with a stronger one.
func dropWrongPicks(v verdict, ds []draft) verdict {
	var out verdict
	green := false
	for _, m := range v {
		green = green || m.kind == quiz.ByColour && isGreen(m.colour)
	}
	for _, m := range v {
		if m.kind != quiz.ByColour || !(green && isRed(m.colour)) && !sharesQuestion(m, out, ds) {
			out = append(out, m)
		}
	}
	return out
}

func sharesQuestion(m mark, stronger verdict, ds []draft) bool {
	for _, s := range stronger {
		if s.kind != quiz.ByColour {
			continue
		}
		for _, d := range ds {
			if len(covered(d, m)) > 0 && len(covered(d, s)) > 0 && !overlap(covered(d, m), covered(d, s)) {
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

// covered lists the choices of a question that a mark covers, none when it
// covers them all.
func covered(d draft, m mark) []int {
	var out []int
	for i, c := range d.choices {
		if c.marks[m] {
			out = append(out, i)
		}
	}
	if len(out) == len(d.choices) {
		return nil
	}
	return out
}
