package synthetic

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
)

// papers is how many exams are made with all that stands around and in real ones.
const papers = 40

// matter is what stands around and in the sections of an exam.
type matter struct {
	front string // what instructions look like
	foot  string // the last line
	// passage tells that choices ask about a text over them.
	passage bool
	stems   string   // what the stems of some choices are made of
	offers  []string // what some choices are
	several bool     // one question has more than one right choice
	room    int      // lines to write on behind open questions
	copied  string   // how right answers are marked in a copy of the exam beside it
	entry   string   // of the key at the end
	pairs   string   // how lists to match are set
	grid    bool     // statements stand in a table, with a column for each truth
	bank    string   // what stands between the words that gaps are filled with
	fields  bool     // the names to fill in stand in a table
}

// paperCases print exams with matter. Each is made by chance, the same on every run.
func paperCases() []Case {
	var out []Case
	for seed := range papers {
		out = append(out, PaperCase(seed))
	}
	return out
}

// PaperCase is the exam with matter of a seed.
func PaperCase(seed int) Case {
	return Case{fmt.Sprint("paper ", seed), func(l Language, turn int) *Sheet {
		e := newPaper(l, uint64(seed))
		if e.copied == "" {
			return e.print()
		}
		solved := newPaper(l, uint64(seed))
		solved.key = e.copied
		e.key = ""
		out, key := e.print(), solved.print()
		out.Want, out.Key = key.Want, &key.Doc
		out.Needs |= key.Needs
		if e.copied == "bold" {
			out.Needs |= Marks
		}
		if !slices.ContainsFunc(key.Want, func(it Item) bool { return it.Key != "" }) {
			out.Findings = []finding.Code{finding.KeyUnmatched} // it has no choices to mark
		}
		return out
	}}
}

// newPaper is an exam with matter.
func newPaper(l Language, seed uint64) *exam {
	by := rand.New(rand.NewPCG(seed, 12))
	e := newExam(l, by.Uint64())
	e.matter = matter{
		front:   pick(by, "", "", "numbers", "bullets", "grid", "headed"),
		foot:    pick(by, "", "", "luck", "rule", "pages"),
		passage: by.IntN(4) == 0,
		stems:   pick(by, "", "", "two paragraphs", "statements", "numbered statements", "code", "gap"),
		several: by.IntN(3) == 0,
		room:    pick(by, 0, 0, 1, 2, 3),
		entry:   pick(by, "%d. ", "%d) ", "%d. ", "%d - ", "%d: ", "%d-", "%d."),
	}
	for range by.IntN(3) {
		e.offers = append(e.offers, pick(by, "years", "counts", "decimals", "initials", "capitals", "units", "all", "both", "few", "six", "yes", "percent", "formula"))
	}
	if e.layout == "own" && by.IntN(4) == 0 {
		e.offers = append(e.offers[:min(1, len(e.offers))], "long")
	}
	if e.layout != "own" && e.layout != "gaps" && e.layout != "tabs" && e.layout != "spaces" && e.layout != "breaks" {
		e.offers = nil // its rows hold four
	}
	set := rand.New(rand.NewPCG(seed, 13))
	e.pairs = pick(set, "", "", "table", "rows", "headed")
	e.grid = set.IntN(4) == 0 && !strings.Contains(e.label, "W")
	e.bank = pick(set, "", "", "", "   ", ", ", " / ")
	e.fields = set.IntN(4) == 0
	if e.grid {
		e.truth = ""
	}
	e.row = pick(set, e.row, e.row, e.row, "down", "words", "pairs")
	e.signs(by)
	e.several = e.several && e.key != "" && !strings.HasSuffix(e.key, " text") && len(e.offers) < 2
	if e.key == "file" && by.IntN(2) == 0 {
		e.copied = pick(by, "line", "bold", "star front")
	}
	return e
}

// signs varies how choices and their answers are signed.
func (e *exam) signs(by *rand.Rand) {
	e.title = pick(by, e.title, e.title, "A) K", "I) K", "P A. K", "P 1: K", "P I\nK", "P A (K)")
	switch e.key {
	case "bold", "highlight", "tick behind", "word behind", "":
		if e.layout == "own" && !strings.HasPrefix(e.label, "auto") && by.IntN(3) == 0 {
			e.paper.choice = pick(by, "• ", "auto •", "○ ", "- ")
			e.offers = slices.DeleteFunc(e.offers, func(kind string) bool { return kind == "initials" }) // "• A. Vivaldi" may be choice A
		}
	case "line":
		e.key = pick(by, "line", "line", "line dash", "line bracket", "line upper", "line text", "line full stop", "line why below", "line with why")
	}
}

// matched prints lists to match.
func (e *exam) matched(left, right []string) {
	var rows [][]string
	for i := range left {
		rows = append(rows, []string{fmt.Sprintf("%d. %s", i+1, left[i]), fmt.Sprintf("%c. %s", 'A'+i, right[i])})
	}
	switch e.pairs {
	case "table":
		e.table(rows...)
	case "headed":
		e.table(append([][]string{{"A", "B"}}, rows...)...)
	case "rows":
		for _, r := range rows {
			e.line(strings.Join(r, "\t"))
		}
	default:
		for _, side := range []int{0, 1} {
			for _, r := range rows {
				e.line(r[side])
			}
		}
	}
}

// judged prints statements in a table with a column for each truth, to tick.
func (e *exam) judged() {
	rows := [][]string{{"", e.l.Word("true", 0), e.l.Word("false", 0)}}
	for _, f := range e.l.facts {
		e.number++
		it := truthItem(f[0], "")
		said := map[string]string{"true": rows[0][1], "false": rows[0][2]}[f[1]]
		row := []string{fmt.Sprintf("%d. %s", e.number, f[0]), "", ""}
		switch {
		case strings.HasPrefix(e.key, "line"):
			it.Key = f[1]
			row[map[string]int{"true": 1, "false": 2}[f[1]]] = "x"
		case e.keyed():
			it.Key = f[1]
			e.remember(said)
		}
		rows = append(rows, row)
		e.want(it)
	}
	e.table(rows...)
}

// listed prints the answers of one section in the ways that papers alone have; false for
// any other.
func (e *exam) listed(out *Sheet, list []string) bool {
	numbers, said := make([]string, len(list)), make([]string, len(list))
	for i, entry := range list {
		said[i] = strings.TrimLeft(entry, "0123456789")
		numbers[i] = strings.TrimSuffix(entry, said[i])
		said[i] = strings.TrimLeft(said[i], ".:)- ")
	}
	switch e.row {
	case "down":
		var rows [][]string
		for i := range list {
			rows = append(rows, []string{numbers[i], said[i]})
		}
		if len(rows) > 1 {
			out.table(rows...)
			return true
		}
	case "pairs":
		var row []string
		for i := range list {
			row = append(row, numbers[i]+". "+said[i])
		}
		if len(row) > 1 && len(row)%2 == 0 {
			out.table(row[:len(row)/2], row[len(row)/2:])
			return true
		}
	case "words":
		for i := range list {
			out.line(e.question + " " + numbers[i] + ": " + said[i])
		}
		return true
	}
	return false
}

// before prints what stands over the first section.
func (e *exam) before() {
	if e.fields {
		e.table([]string{strings.Trim(e.l.Words["name"][0], "_ "), "", strings.Trim(e.l.Word("name", 1), "_ "), ""})
	}
	notes := e.l.Words["note"]
	switch e.front {
	case "headed":
		e.heading(e.l.Word("rules", 0), 2)
		e.line(notes...)
	case "numbers":
		e.line(e.l.Word("rules", 0) + ":")
		for i, n := range notes {
			e.line(fmt.Sprintf("%d. %s", i+1, n))
		}
	case "bullets":
		e.line(e.l.Word("rules", 0) + ":")
		for _, n := range notes {
			e.line("• " + n)
		}
	case "grid": // for the points of a teacher
		e.table([]string{e.question, "1", "2", "3", "4"}, []string{strings.Trim(e.l.Word("points", 0), "()（）0123456789 "), "", "", "", ""})
	}
}

// after prints what stands behind the last question.
func (e *exam) after() {
	switch e.foot {
	case "luck":
		e.gap()
		e.line(e.l.Word("luck", 0))
	case "rule":
		e.line("* * *")
	case "pages":
		e.gap()
		e.line("2/2")
	}
}

// questions are those of a section of choices.
func (e *exam) questions(from int) []Question {
	list := append([]Question(nil), e.l.Choices[from:from+3]...)
	for i, kind := range e.offers {
		list[i+1] = e.offering(list[i+1], kind)
	}
	if e.several {
		list[2] = e.l.Multi
	}
	return list
}

// offering is a question with choices of a kind.
func (e *exam) offering(q Question, kind string) Question {
	fixed := map[string]string{"years": "1492 1776 1914 1989", "counts": "5 6 7 8", "decimals": "0.5 1.5 2.5 3.5", "capitals": "A C D K", "percent": "10% 25% 50% 75%",
		"units": "5 mm|5 cm|5 m|5 km", "initials": "J. S. Bach|W. A. Mozart|A. Vivaldi|G. F. Handel", "formula": "x + 1 = 2|2x = 4|x - 3 = 0|x = y"}
	choices := append([]string(nil), q.Choices...)
	switch {
	case strings.Contains(fixed[kind], "|"):
		choices = strings.Split(fixed[kind], "|")
	case fixed[kind] != "":
		choices = strings.Fields(fixed[kind])
	case kind == "all":
		choices = append(choices[:3], e.l.Word("all", 0))
	case kind == "both":
		choices = append(choices[:3], e.l.Word("both", 0))
	case kind == "few":
		choices = choices[:3]
	case kind == "six":
		choices = append(choices, e.l.Word("all", 0), e.l.Word("none", 0))
	case kind == "yes":
		choices = []string{e.l.Word("yes", 0), e.l.Word("no", 0)}
	case kind == "long":
		return e.l.Long
	}
	return Question{Stem: q.Stem, Choices: choices, Right: []int{min(q.Right[0], len(choices)-1)}}
}

// led gives a question what stands in its stem beside the sentence that asks: lines
// between it and the choices, which come behind the line of the number.
func (e *exam) led(q Question) (Question, []string) {
	if e.layout == "breaks" || e.layout == "running" || e.layout == "glued" {
		return q, nil
	}
	switch e.stems {
	case "two paragraphs":
		return Question{e.l.facts[0][0], q.Choices, q.Right}, []string{q.Stem}
	case "statements", "numbered statements":
		var lines []string
		for i, s := range e.l.Words["statement"] {
			lines = append(lines, count(map[string]page.LabelFormat{"statements": page.UpperRoman, "numbered statements": page.Decimal}[e.stems], i+1)+". "+s)
		}
		choices := e.l.Words["only"]
		if e.stems == "numbered statements" {
			choices = []string{"1", "2", "1, 2", e.l.Word("none", 0)}
		}
		return Question{e.l.Word("which", 0), choices, []int{0}}, lines
	case "code":
		return q, []string{"for (int i = 0; i < 3; i++) {", "    total = total + i;", "}"}
	}
	return q, nil
}

// offered prints the questions of a section of choices.
func (e *exam) offered() {
	if e.passage {
		e.line(strings.NewReplacer("1", fmt.Sprint(e.number+1), "2", fmt.Sprint(e.number+3)).Replace(e.l.Word("passagecue", 0)), e.l.Word("passage", 0))
	}
	for i, q := range e.questions(e.by.IntN(3)) {
		e.between = nil
		if i == 1 && len(e.offers) == 0 {
			q, e.between = e.led(q)
		}
		e.choice(q)
	}
	e.between = nil
}

// write prints the room behind an open question. Several lines without an answer are
// for an essay.
func (e *exam) write(it *Item) {
	if it.Type == quiz.TypeTrueFalse || it.Type == quiz.TypeBlanks || strings.Contains(it.Stem, "__") {
		return
	}
	if e.room > 1 && !e.keyed() && !strings.HasPrefix(e.key, "line") {
		it.Type = quiz.TypeEssay
	}
	for range e.room {
		e.line("______________________________")
	}
}
