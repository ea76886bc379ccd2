package synthetic

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// partExams is how many exams are made whose questions have parts.
const partExams = 30

// partExam is an exam of a few questions in parts, as universities set them.
type partExam struct {
	*printer
	head  string // the label of a question
	lead  string // what stands over its parts
	sign  string // of a part
	worth bool   // parts say points, and questions their sum
	room  int    // lines to write on behind each part
	key   string // where answers stand
	list  []string
}

func partExamCases() []Case {
	var out []Case
	for seed := range partExams {
		out = append(out, PartExamCase(seed))
	}
	return out
}

// PartExamCase is the exam of a seed.
func PartExamCase(seed int) Case {
	return Case{fmt.Sprint("part exam ", seed), func(l Language, turn int) *Sheet {
		by := rand.New(rand.NewPCG(uint64(seed), 14))
		e := &partExam{printer: newPrinter(l, by.IntN(6), paper{})}
		e.head = pick(by, "%d. ", "W %d\n", "W %d: ", "%d) ", "W %d. ", "%d.\n")
		e.lead = pick(by, "", "passage", "fact")
		e.sign = pick(by, "%a) ", "(%a) ", "%a. ", "(%i) ", "%i) ", "auto %a)", "auto (%a)")
		e.worth = by.IntN(2) == 0
		e.room = pick(by, 0, 0, 1, 3)
		e.key = pick(by, "", "", "line", "end")
		e.print(by)
		return e.Sheet
	}}
}

// print prints three questions with two or three parts each.
func (e *partExam) print(by *rand.Rand) {
	switch by.IntN(3) {
	case 0:
		e.heading(e.l.Word("title", 0), 1)
	case 1:
		e.letterhead()
	}
	var asked [][]string
	for _, k := range []int{0, 1, 2, 4, 5} {
		q := e.l.Choices[k]
		asked = append(asked, []string{q.Stem, q.Choices[q.Right[0]]})
	}
	asked = append(asked, e.l.short...)
	gap := by.IntN(2) == 0
	for n, at := 1, 0; n <= 3 && at+2 <= len(asked); n++ {
		parts := min(2+by.IntN(2), len(asked)-at)
		e.question(n, asked[at:at+parts])
		at += parts
		if gap {
			e.gap()
		}
	}
	if len(e.list) > 0 {
		e.gap()
		e.line(e.l.Word("keyhead", 0))
		e.line(e.list...)
	}
}

// question prints a question, what stands over its parts, and these.
func (e *partExam) question(n int, parts [][]string) {
	e.label = e.head
	over := map[string]string{"passage": e.l.Word("passage", 0), "fact": e.l.facts[n%len(e.l.facts)][0]}[e.lead]
	label := strings.Split(e.numbered(n), "\n")
	total := strings.ReplaceAll(e.l.Word("points", 0), "3", fmt.Sprint(3*len(parts)))
	front := label[0]
	if len(label) > 1 || over == "" && strings.HasPrefix(e.head, "W") {
		if front = strings.TrimRight(front, ": "); e.worth {
			front += " " + total
		}
		e.line(front)
		front = ""
	}
	if over != "" {
		e.line(front + over)
		front = ""
	}
	list := e.Sheet.list()
	for i, part := range parts {
		text := part[0]
		if e.worth {
			text += " " + e.l.Word("points", 0)
		}
		e.paper.choice = e.sign
		if form, ok := strings.CutPrefix(e.sign, "auto "); ok && front == "" {
			e.item(list, strings.ReplaceAll(form, "%a", "%"), page.LowerAlpha, i+1, 1, page.Run{Text: text})
		} else {
			e.line(front + e.printer.sign(i) + pad(e.sign) + text)
		}
		front = ""
		it := Item{Type: quiz.TypeText, Stem: part[0]}
		if e.worth {
			it.Points = "3"
		}
		for range e.room {
			e.line("______________________________")
		}
		switch e.key {
		case "line":
			e.line(e.l.Word("answer", 0) + ": " + part[1])
			it.Key = part[1]
		case "end":
			e.list = append(e.list, fmt.Sprintf("%d %s%s", n, e.printer.sign(i)+pad(e.sign), part[1]))
			it.Key = part[1]
		case "":
			if e.room > 1 {
				it.Type = quiz.TypeEssay
			}
		}
		e.want(it)
	}
}

// pad is the space behind the sign of a part that a word processor sets.
func pad(sign string) string {
	if strings.HasPrefix(sign, "auto") {
		return " "
	}
	return ""
}
