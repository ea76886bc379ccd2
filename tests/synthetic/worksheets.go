package synthetic

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// How many worksheets are made, without answers and with them.
const (
	worksheets      = 40
	keyedWorksheets = 23
)

// worksheet is a sheet of exercises as schools use them: orders, each over rows of
// words, sums or sentences that something is done with.
type worksheet struct {
	*printer
	by     *rand.Rand
	sign   string // of a row; empty where rows have none
	head   string // of an order: "%d. ", "W %d: ", "%A. ", or nothing
	tail   string // of a row: room to write, and what stands before it
	beside int    // sums that stand beside each other
	orders int
	rows   int
	goesOn bool   // the numbers of rows go on through the sheet
	key    string // where answers stand: "line", "list", "row", "file", "red", "gap"
	lists  [][]string
	titles []string
}

// exercise is a kind of exercise: the entry of its order among the words of a language,
// and what its rows hold.
type exercise struct {
	order string
	rows  func(w *worksheet) []string
	sums  bool // rows may stand beside each other
	solve bool // rows need an answer behind a sign of their own, not room in the line
}

func exercises() []exercise {
	return []exercise{
		{order: "do.sum", rows: (*worksheet).sums, sums: true},
		{order: "do.equation", rows: (*worksheet).equations, solve: true},
		{order: "do.translate", rows: (*worksheet).words},
		{order: "do.opposite", rows: (*worksheet).words},
		{order: "do.underline", rows: (*worksheet).sentences, solve: true},
		{order: "do.correct", rows: (*worksheet).sentences, solve: true},
		{order: "do.arrange", rows: (*worksheet).scrambled, solve: true},
		{order: "do.numerals", rows: (*worksheet).numerals},
		{order: "kindorders 1", rows: (*worksheet).questions, solve: true},
	}
}

func worksheetCases() []Case {
	var out []Case
	for seed := range worksheets {
		out = append(out, WorksheetCase(seed))
	}
	for seed := range keyedWorksheets {
		out = append(out, KeyedWorksheetCase(seed))
	}
	return out
}

// WorksheetCase is the worksheet of a seed.
func WorksheetCase(seed int) Case {
	return Case{fmt.Sprint("worksheet ", seed), func(l Language, turn int) *Sheet {
		by := rand.New(rand.NewPCG(uint64(seed), 15))
		w := &worksheet{printer: newPrinter(l, by.IntN(6), paper{}), by: by}
		w.sign = pick(by, "%d. ", "%d) ", "%a) ", "auto %.", "auto %)", "", "", "(%d) ", "%a. ")
		w.head = pick(by, "", "", "%d. ", "W %d: ", "%A. ", "%r. ")
		w.tail = pick(by, " ____________", "", " ____________", ": ____________", " → ____________", " – ____________", " = ____________", " ..............")
		w.beside = pick(by, 1, 1, 2, 3)
		if strings.HasPrefix(w.sign, "%d") == strings.HasPrefix(w.head, "%d") && w.head != "" || w.sign == "(%d) " && w.head == "%d. " {
			w.head = "" // two rows of the same numbers are another matter
		}
		if w.sign == "" && (w.tail == "" || w.head != "") {
			w.tail, w.head = " ____________", ""
		}
		w.goesOn = by.IntN(4) == 0 && w.head == "" && strings.HasPrefix(w.sign, "%d")
		w.print()
		return w.Sheet
	}}
}

// KeyedWorksheetCase is the worksheet of a seed with its answers.
func KeyedWorksheetCase(seed int) Case {
	keys := []string{"line", "list", "row", "file", "red", "gap"}
	key := keys[seed%len(keys)]
	return Case{fmt.Sprint("keyed worksheet ", key, " ", seed), func(l Language, turn int) *Sheet {
		by := rand.New(rand.NewPCG(uint64(seed), 16))
		w := &worksheet{printer: newPrinter(l, by.IntN(6), paper{}), by: by}
		w.sign = pick(by, "%d. ", "%d) ", "%a) ", "auto %.", "%a. ")
		w.head = pick(by, "", "%A. ", "W %d: ", "%r. ")
		w.tail = pick(by, " ____________", "", ": ____________", " → ____________")
		w.key = key
		w.beside = 1
		if strings.HasPrefix(w.sign, "%d") == strings.HasPrefix(w.head, "%d") && w.head != "" {
			w.head = ""
		}
		w.goesOn = by.IntN(4) == 0 && w.head == "" && strings.HasPrefix(w.sign, "%d")
		w.print()
		w.keys()
		return w.Sheet
	}}
}

// keys prints the answers of all exercises at the end, or in a file of their own.
func (w *worksheet) keys() {
	if w.key != "list" && w.key != "row" && w.key != "file" {
		return
	}
	out := w.Sheet
	if w.key == "file" {
		out = &Sheet{}
	} else {
		w.gap()
	}
	out.line(w.l.Word("keyhead", w.turn))
	for i, list := range w.lists {
		if !w.goesOn && len(w.lists) > 1 {
			out.line(w.titles[i])
		}
		if w.key == "row" {
			out.line(strings.Join(list, "   "))
		} else {
			out.line(list...)
		}
	}
	if w.key == "file" {
		w.Key = &out.Doc
	}
}

// keyed prints a row with its answer, and notes it for the key.
func (w *worksheet) keyed(k exercise, n int, list, own, row, tail string) {
	said := w.answer(k.order, n, row)
	it := Item{Type: quiz.TypeText, Stem: stemOf(row + tail), Key: said}
	if k.sums {
		it.Type, it.Key = quiz.TypeNumber, said+".."+said
	}
	runs := []page.Run{{Text: row + tail}}
	switch front := strings.TrimRight(strings.TrimRight(tail, "_."), " "); w.key {
	case "red":
		w.Needs |= Marks
		runs = []page.Run{{Text: row + front + " "}, {Text: said, Marks: page.Marks{Color: "FF0000"}}}
		it.Stem = row + front + " _____"
	case "gap":
		runs = []page.Run{{Text: row + front + " ___" + said + "___"}}
		it.Stem = row + front + " _____"
	}
	w.want(it)
	if list != "" {
		w.item(list, strings.TrimPrefix(own, "auto "), page.Decimal, w.rows, 0, runs...)
	} else {
		w.add(append([]page.Run{{Text: w.signed(own, w.rows)}}, runs...)...)
	}
	if w.key == "line" {
		w.line(w.l.Word("answer", w.turn) + ": " + said)
	}
	if list != "" {
		own = "%d. "
	}
	at := len(w.lists) - 1
	w.lists[at] = append(w.lists[at], w.signed(own, w.rows)+said)
}

// answer is what is right for the row of an exercise.
func (w *worksheet) answer(order string, n int, row string) string {
	words := w.l.Words["words"]
	switch order {
	case "do.sum":
		var a, b int
		var op string
		fmt.Sscanf(row, "%d %s %d", &a, &op, &b)
		return fmt.Sprint(map[string]int{"+": a + b, "-": a - b, "–": a - b, "×": a * b, "÷": a / b, ":": a / b}[op])
	case "do.equation":
		return fmt.Sprintf("x = %d", n+2)
	case "do.underline", "do.numerals":
		return words[n%len(words)]
	case "do.correct":
		return words[n%len(words)] + " " + row
	case "do.arrange":
		return w.l.facts[n][0]
	case "kindorders 1":
		q := w.l.Choices[n]
		return q.Choices[q.Right[0]]
	}
	return words[(slices.Index(words, row)+1)%len(words)]
}

// print prints one to four exercises.
func (w *worksheet) print() {
	switch w.by.IntN(4) {
	case 0:
		w.heading(w.l.Word("sheettitle", w.turn), 1)
	case 1:
		w.line(w.l.Word("sheettitle", w.turn))
		w.line(w.l.Words["name"]...)
	case 2:
		w.letterhead()
	default:
		w.line(w.l.Word("sheettitle", w.turn))
	}
	kinds := exercises()
	w.by.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
	kinds = slices.DeleteFunc(kinds[:1+w.by.IntN(4)], func(k exercise) bool { return k.order == "do.arrange" && !w.spaced() })
	if len(kinds) == 0 {
		kinds = exercises()[:1]
	}
	for _, k := range kinds {
		w.exercise(k)
	}
}

// exercise prints an order and its rows.
func (w *worksheet) exercise(k exercise) {
	rows := k.rows(w)
	w.gap()
	w.orders++
	w.label = w.head
	head := strings.NewReplacer("%A", string(rune('A'+w.orders-1))).Replace(w.numbered(w.orders))
	name, at, chosen := strings.Cut(k.order, " ")
	turn := w.turn
	if chosen {
		turn = int(at[0] - '0')
	}
	order := w.l.Word(name, turn)
	w.line(head + order)
	if !w.goesOn {
		w.rows = 0
	}
	list := ""
	if strings.HasPrefix(w.sign, "auto") {
		list = w.Sheet.list()
	}
	tail, own := w.tail, w.sign
	if k.solve {
		if tail = ""; own == "" {
			w.sentence(rows)
			return
		}
	}
	if k.sums && strings.ContainsAny(tail, "=:→–") {
		tail = " ____________"
	}
	beside := 1
	if k.sums && list == "" {
		if beside = w.beside; beside > 1 && tail != "" {
			tail = " ____"
		}
	}
	w.titles = append(w.titles, strings.TrimRight(head, ":. ")+strings.Repeat(strings.TrimRight(order, ".。"), 1-min(1, len(w.head))))
	w.lists = append(w.lists, nil)
	var together []string
	for i, row := range rows {
		w.rows++
		if w.key != "" {
			w.keyed(k, i, list, own, row, tail)
			continue
		}
		w.want(Item{Type: quiz.TypeText, Stem: stemOf(row + tail)})
		if list != "" {
			w.item(list, strings.TrimPrefix(own, "auto "), page.Decimal, w.rows, 0, page.Run{Text: row + tail})
			continue
		}
		together = append(together, w.signed(own, w.rows)+row+tail)
		if len(together) == beside || i == len(rows)-1 {
			w.line(strings.Join(together, pickTab(w.turn)))
			together = nil
		}
	}
}

// sentence prints rows that have no sign, each over a line of room.
func (w *worksheet) sentence(rows []string) {
	for _, row := range rows {
		w.line(row, "______________________________")
		w.want(Item{Type: quiz.TypeText, Stem: row})
	}
}

func pickTab(turn int) string {
	if turn%2 == 0 {
		return "\t"
	}
	return "        "
}

// signed is the sign of a row.
func (w *worksheet) signed(sign string, n int) string {
	return strings.NewReplacer("%d", fmt.Sprint(n), "%a", string(rune('a'+n-1))).Replace(sign)
}

// stemOf is a row as its question says it.
func stemOf(row string) string {
	for _, room := range []string{"____________", "..............", "____"} {
		if before, ok := strings.CutSuffix(row, room); ok {
			return before + "_____"
		}
	}
	return row
}

func (w *worksheet) sums() []string {
	out := make([]string, 0, 6)
	for range 4 + w.by.IntN(3) {
		a, b := 2+w.by.IntN(90), 2+w.by.IntN(9)
		out = append(out, fmt.Sprintf("%d %s %d =", a, pick(w.by, "+", "-", "×", "÷", "–", ":"), b))
	}
	return out
}

func (w *worksheet) equations() []string {
	out := make([]string, 0, 4)
	for range 3 + w.by.IntN(2) {
		out = append(out, fmt.Sprintf("%d%s %s %d = %d", 2+w.by.IntN(8), "x", pick(w.by, "+", "-"), 1+w.by.IntN(9), 10+w.by.IntN(40)))
	}
	return out
}

func (w *worksheet) numerals() []string {
	out := make([]string, 0, 4)
	for range 3 + w.by.IntN(2) {
		out = append(out, fmt.Sprint(11+w.by.IntN(900)))
	}
	return out
}

func (w *worksheet) questions() []string {
	var out []string
	for _, q := range w.l.Choices[:3] {
		out = append(out, q.Stem)
	}
	return out[:2+w.by.IntN(2)]
}

func (w *worksheet) words() []string {
	list := append([]string(nil), w.l.Words["words"]...)
	w.by.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list[:4+w.by.IntN(len(list)-3)]
}

func (w *worksheet) sentences() []string {
	var out []string
	for _, f := range w.l.facts {
		out = append(out, f[0])
	}
	return out[:3+w.by.IntN(2)]
}

// leastScrambled is how many sentences are put in order, and words one of them has.
const leastScrambled = 3

// spaced reports whether the language parts the words of sentences.
func (w *worksheet) spaced() bool {
	return !slices.ContainsFunc(w.l.facts[:leastScrambled], func(f []string) bool { return len(strings.Fields(f[0])) < leastScrambled })
}

// scrambled is sentences whose words stand in any order.
func (w *worksheet) scrambled() []string {
	var out []string
	for _, f := range w.l.facts[:leastScrambled] {
		words := strings.Fields(strings.TrimRight(f[0], ".。؟!"))
		w.by.Shuffle(len(words), func(i, j int) { words[i], words[j] = words[j], words[i] })
		out = append(out, strings.Join(words, " / "))
	}
	return out
}
