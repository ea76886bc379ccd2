package synthetic

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// exams is how many whole papers are made of the same words by chance.
const exams = 40

// The kinds of questions of a section, in the order of the words for them.
const (
	choiceSection = iota
	statementSection
	shortSection
	gapSection
	matchSection
	essaySection
	orderSection
	numberSection
)

// exam is one whole paper: sections of several kinds, each with a title, an order or
// both, with one manner of numbers and of keys.
type exam struct {
	*printer
	by     *rand.Rand
	title  string     // the form of the titles of sections
	orders bool       // an order stands under each title
	goesOn bool       // numbers count through the paper
	look   string     // of titles
	apart  bool       // an empty line stands behind every question
	key    string     // where answers stand
	number int        // the last one
	kinds  []int      // of the sections
	lists  [][]string // the key of each section, with its numbers
	truth  string     // the form of statements to judge
	row    string     // the form of the key at the end
	worth  bool       // titles say points
	loud   bool       // titles are in capitals
	priced bool       // stems say points
	matter
}

// examCases print whole papers. Each is made by chance, the same on every run.
func examCases() []Case {
	var out []Case
	for seed := range exams {
		out = append(out, ExamCase(seed))
	}
	return out
}

// ExamCase is the paper of a seed.
func ExamCase(seed int) Case {
	return Case{fmt.Sprint("exam ", seed), func(l Language, turn int) *Sheet {
		return newExam(l, uint64(seed)).print()
	}}
}

func pick[T any](by *rand.Rand, of ...T) T { return of[by.IntN(len(of))] }

func newExam(l Language, seed uint64) *exam {
	by := rand.New(rand.NewPCG(seed, 11))
	p := paper{label: pick(by, "%d. ", "%d) ", "%d. ", "(%d) ", "W %d. ", "auto %.", "%d.\t", "W %d: ", "%d."), choice: pick(by, "%A. ", "%a) ", "%A) ", "(%a) ", "auto %a.", "auto %A.")}
	e := &exam{printer: newPrinter(l, by.IntN(6), p), by: by}
	e.title = pick(by, "P A: K", "P I: K", "P 1. K", "A. K", "I. K", "K", "P A\nK", "P I – K", "K:")
	e.orders = by.IntN(2) == 0
	e.goesOn = by.IntN(2) == 0
	e.look = pick(by, "heading", "plain", "bold", "plain")
	e.apart = by.IntN(2) == 0
	e.key = pick(by, "", "line", "end", "sections", "line", "bold", "star front", "tick behind", "word behind", "highlight", "line letter text", "line and why", "line below", "file", "file", "")
	e.layout = pick(by, "own", "own", "own", "tabs", "spaces", "pairs", "gaps", "columns", "breaks", "running", "glued", "grid", "row")
	if (strings.HasPrefix(p.choice, "auto") || strings.HasPrefix(p.label, "auto")) && e.layout != "gaps" {
		e.layout = "own"
	}
	e.truth = pick(by, "", "", "room", "pair", "told", "arrow")
	e.row = pick(by, "lines", "lines", "line", "tabs", "commas", "table")
	e.worth = by.IntN(4) == 0
	e.loud = by.IntN(3) == 0
	e.priced = !e.worth && e.truth != "told" && e.truth != "arrow" && by.IntN(4) == 0
	if e.look == "bold" || e.key == "bold" {
		e.Needs |= Marks
	}
	return e
}

func (e *exam) print() *Sheet {
	switch e.by.IntN(4) {
	case 0:
		e.heading(e.l.Word("title", 0), 1)
	case 1:
		e.letterhead()
	case 2:
		e.letterhead()
		e.line(e.l.Words["note"]...)
	}
	kinds := []int{choiceSection, statementSection, pick(e.by, shortSection, shortSection, orderSection, numberSection), gapSection}
	if !e.goesOn { // else its entries would be so many questions
		kinds = append(kinds, matchSection)
	}
	e.by.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
	kinds = kinds[:3+e.by.IntN(len(kinds)-2)]
	if e.by.IntN(3) == 0 {
		kinds = append(kinds, essaySection)
	}
	e.before()
	for _, kind := range kinds {
		e.section(kind)
	}
	e.after()
	e.keys()
	return e.Sheet
}

// head prints the title of a section and its order.
func (e *exam) head(kind int) {
	e.gap()
	n := len(e.kinds)
	e.kinds = append(e.kinds, kind)
	title := e.titled(n, e.kindName(kind))
	if e.loud {
		title = strings.ToUpper(title)
	}
	if e.worth {
		title += " " + e.l.Word("points", 0)
	}
	for _, t := range strings.Split(title, "\n") {
		switch e.look {
		case "heading":
			e.heading(t, 2)
		case "bold":
			e.add(typed(t, page.Marks{Bold: true})...)
		default:
			e.line(t)
		}
	}
	if e.orders && kind != matchSection && kind != orderSection {
		e.line(e.orderOf(kind))
	}
	if !e.goesOn {
		e.number = 0
	}
	if e.list != "" && !e.goesOn {
		e.list = e.Sheet.list()
	}
	e.lists = append(e.lists, nil)
}

// titled is the title of section n, from 0. The sign is one the language counts with,
// and stands where it puts it.
func (e *exam) titled(n int, kind string) string {
	letter := strings.ToUpper(e.l.alphabet()[n])
	form, part := e.title, e.l.Word("partword", e.turn)
	switch e.l.Name {
	case "hu": // the word stands behind the sign
		form = strings.NewReplacer("P A", "A. P", "P I", "I. P", "P 1", "1. P").Replace(form)
	case "zh":
		han := strings.Fields("一 二 三 四 五 六")[n]
		switch {
		case strings.HasPrefix(form, "P"):
			form = "第" + han + part + " K"
		case len(form) > 2:
			form = han + "、K"
		}
	}
	return strings.NewReplacer("P", part, "A", letter, "I", count(page.UpperRoman, n+1), "1", fmt.Sprint(n+1), "K", kind).Replace(form)
}

// kindName is what the language calls a kind of questions.
func (e *exam) kindName(kind int) string {
	if kind == orderSection || kind == numberSection {
		kind = shortSection
	}
	return e.l.Words["kindnames"][kind]
}

// keyTitle is the title of a section in the key.
func (e *exam) keyTitle(n int) string {
	title, _, _ := strings.Cut(e.titled(n, e.kindName(e.kinds[n])), "\n")
	return title
}

func (e *exam) orderOf(kind int) string {
	orders := e.l.Words["kindorders"]
	switch kind {
	case choiceSection:
		return orders[0]
	case statementSection:
		return e.l.Word("tfcue", 1)
	case shortSection, numberSection:
		return orders[1]
	case gapSection:
		return orders[2]
	}
	return orders[3]
}

// section prints one section of a kind.
func (e *exam) section(kind int) {
	e.head(kind)
	switch kind {
	case choiceSection:
		e.offered()
	case statementSection:
		if e.grid {
			e.judged()
			break
		}
		for _, f := range e.l.facts {
			words := map[string]string{"true": e.l.Word("true", 0), "false": e.l.Word("false", 0)}
			stem := f[0]
			switch e.truth {
			case "room":
				stem = "____ " + stem
			case "told":
				stem += " (" + words[f[1]] + ")"
			case "arrow":
				stem += " → " + words[f[1]]
			case "pair":
				stem += " (" + words["true"] + " / " + words["false"] + ")"
			}
			e.told(truthItem(f[0], ""), stem, words[f[1]], f[1])
		}
	case shortSection:
		for _, s := range e.l.short {
			e.told(Item{Type: quiz.TypeText, Stem: s[0]}, s[0], s[1], s[1])
		}
	case gapSection:
		g, two := e.l.Words["gap"], e.l.Words["gaps"]
		if e.bank != "" {
			e.line(strings.Join([]string{two[2], g[1], two[1]}, e.bank))
		}
		e.told(Item{Type: quiz.TypeText, Stem: g[0]}, g[0], g[1], g[1])
		e.told(Item{Type: quiz.TypeBlanks, Stem: two[0]}, two[0], two[1]+"; "+two[2], two[1]+" | "+two[2])
	case matchSection:
		e.match()
	case orderSection:
		e.order()
	case numberSection:
		n := e.l.Words["number"]
		e.told(Item{Type: quiz.TypeText, Stem: n[0]}, n[0], n[1], n[1]+".."+n[1])
		if it := &e.Want[len(e.Want)-1]; it.Key != "" {
			it.Type = quiz.TypeNumber
		}
	case essaySection:
		stem := e.l.Word("essay", 0)
		e.number++
		e.stem(e.number, page.Run{Text: stem})
		it := Item{Type: quiz.TypeEssay, Stem: stem}
		e.write(&it)
		e.want(it)
	}
}

// choice prints a question with choices.
func (e *exam) choice(q Question) {
	e.number++
	stem := q.Stem
	if e.priced {
		q.Stem += " " + e.l.Word("points", 0)
	}
	e.mark = e.key
	if e.keyed() {
		e.mark = ""
	}
	it := e.ask(e.number, q)
	it.Stem = strings.Join(append([]string{stem}, e.between...), "\n")
	if e.priced {
		it.Points = "3"
	}
	if e.keyed() {
		it.Key = strings.Join(texts(q), " | ")
		e.remember(e.letters(q.Right))
	}
	e.behind()
}

// told prints a question without choices and its answer.
func (e *exam) told(it Item, stem, said, key string) {
	e.number++
	if e.priced {
		stem += " " + e.l.Word("points", 0)
		it.Points = "3"
	}
	e.stem(e.number, page.Run{Text: stem})
	e.write(&it)
	if it.Type == quiz.TypeTrueFalse && (e.truth == "told" || e.truth == "arrow") {
		it.Key = key
		e.want(it)
		e.behind()
		return
	}
	switch {
	case strings.HasPrefix(e.key, "line"):
		e.line(e.l.Word("answer", 0) + ": " + said)
		it.Key = key
	case e.keyed():
		e.remember(said)
		it.Key = key
	}
	e.want(it)
	e.behind()
}

func (e *exam) behind() {
	if e.apart {
		e.gap()
	}
}

// order prints entries to be put in order.
func (e *exam) order() {
	entries := e.l.Words["order"][:4]
	it := Item{Type: quiz.TypeOrder, Stem: e.l.Word("ordercue", 0), Choices: entries}
	e.number++
	e.stem(e.number, page.Run{Text: it.Stem})
	for i, t := range entries {
		e.line(fmt.Sprintf("%c. %s", 'A'+i, t))
	}
	if strings.HasPrefix(e.key, "line") {
		e.line(e.l.Word("answer", 0) + ": B, A, D, C")
		it.Key = strings.Join([]string{entries[1], entries[0], entries[3], entries[2]}, " | ")
	}
	e.want(it)
	e.behind()
}

// match prints two lists under an order to match them, numbered anew in every paper.
func (e *exam) match() {
	it, left, right := e.matchItem(strings.HasPrefix(e.key, "line") || e.key == "sections" || e.key == "file")
	e.line(it.Stem)
	e.matched(left, right)
	switch {
	case strings.HasPrefix(e.key, "line"):
		e.line(e.l.Word("answer", 0) + ": 1-C, 2-A, 3-B")
	case e.key == "sections" || e.key == "file":
		e.lists[len(e.lists)-1] = []string{"1. C", "2. A", "3. B"}
	}
	e.want(it)
	e.behind()
}
