package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// leastTasks is how many tasks of a paper count on, and how many of them stand over
// lines with numbers of their own.
const leastTasks = 2

// taskList is the list of the questions under such tasks.
const taskList = "numbered tasks"

// The manners of numbers that begin with that of their task, "3.1", and that stand
// behind a word.
const (
	dottedManner = "dotted"
	wordManner   = "word "
)

var (
	// typedCount is a number that a line begins with: "(2)", "2.", "2)", "2 ", "②".
	typedCount = pattern.Guarded(mayCount, `^(?:([(（])\s?(\d{1,2})\s?[)）]|(\d{1,2})([.)．、:]|\s)|([①-⑳]))\s*\S`)
	// dottedCount is the number of a task and that of a line under it, "3.1 ".
	dottedCount = pattern.Guarded(mayCount, `^(\d{1,2})\.(\d{1,2})[.)]?\s+\S`)
	// dottedNext is the next such number on the line of a key, "3.1 B 3.2 A".
	dottedNext = pattern.Guarded(hasDigit, `[\s,;]+\d{1,2}\.(\d{1,2})[.)]?\s+\S`)
	// hanCount is a task by its Han number without a stop, "二 ". With one, it is a
	// head wherever it stands.
	hanCount = pattern.Guarded(func(s string) bool { return !isASCII(s) }, `^([一二三四五六七八九十]{1,2})[\s\x{3000}]+\S`)
)

func mayCount(s string) bool {
	return s != "" && (s[0] == '(' || '0' <= s[0] && s[0] <= '9' || s[0] >= 0x80)
}

// taskLabel is a number that a line begins with.
type taskLabel struct {
	at, number int
	manner     string // how the number is written; numbers of one list are written alike
	task       int    // the number of the task before the dot: "3.1"
	end        int    // where the text behind it begins
}

// numberedTasks finds the tasks of a paper that only say what to do with the lines
// under them, which are numbered from 1 in each: "1 Fill in the gaps. (__/4) 1 She
// ... 2 We ... 2 Circle the right word. 1 ... 2 ...". The tasks head sections, and
// the lines under them ask.
func (r *recognizer) numberedTasks(lines []line) []line {
	all := r.countedLines(lines)
	tasks := tasksOf(lines, all)
	if len(tasks) < leastTasks {
		return lines
	}
	parted, manner := 0, ""
	under := make([][]taskLabel, len(tasks))
	for i := range tasks {
		end := endOfTask(tasks, i, lines)
		found := within(all, tasks[i].at, end)
		if r.asksEach(lines, tasks[i], found, end) {
			parted, under[i], manner = parted+1, found, found[0].manner
		}
	}
	if parted < leastTasks || parted*2 < len(tasks) {
		return lines
	}
	for i := range tasks { // one line under a task is numbered as those under others
		found := within(all, tasks[i].at, endOfTask(tasks, i, lines))
		if under[i] == nil && len(found) == 1 && found[0].manner == manner && found[0].number == 1 {
			under[i] = found
		}
	}
	out, dotted := append([]line(nil), lines...), false
	for i, t := range tasks {
		if under[i] == nil {
			if out[t.at] = relabelled(lines[t.at], t, 1); manner == dottedManner {
				out[t.at].label.List = letteredList
			}
			continue
		}
		out[t.at].counts, out[t.at].label = true, nil
		for n, c := range under[i] {
			if c.manner == dottedManner {
				dotted = true
				break
			}
			out[c.at] = relabelled(lines[c.at], c, n+1)
		}
	}
	if dotted {
		return dottedNumbers(out, len(tasks))
	}
	return out
}

// dottedNumbers gives lines that begin with the number of a task and their own the
// labels of numbers in parts, which the key names so as well: "3.1 B 3.2 A".
func dottedNumbers(lines []line, tasks int) []line {
	out := make([]line, 0, len(lines))
	for _, l := range lines {
		for l.kind == textLine && l.label == nil && !l.counts {
			m := dottedCount.FindStringSubmatchIndex(l.text)
			if m == nil || lastNumber(l.text[m[2]:m[3]]) > tasks {
				break
			}
			from, to := endOfLabel(l.text, m[1]), len(l.text)
			next := dottedNext.FindStringSubmatchIndex(l.text[from:])
			if next != nil && lastNumber(l.text[from:][next[2]:next[3]]) == lastNumber(l.text[m[4]:m[5]])+1 {
				to = from + next[0]
			}
			piece := l.cut(from, to)
			piece.gap, piece.turn, piece.soft = l.gap, l.turn, l.soft
			piece.label = &page.Label{Text: l.text[m[2]:m[5]], Format: page.Decimal, Number: lastNumber(l.text[m[4]:m[5]]), List: letteredList}
			out = append(out, piece)
			if to == len(l.text) {
				l = line{}
				break
			}
			l = l.from(to + len(l.text[to:]) - len(strings.TrimLeft(l.text[to:], whitespace+",;")))
		}
		if l.kind != textLine || l.text != "" || l.origin != nil {
			out = append(out, l)
		}
	}
	return out
}

// relabelled gives a line a number in place of the one it is written with.
func relabelled(l line, c taskLabel, n int) line {
	out := l.from(c.end)
	out.gap = l.gap
	out.label = &page.Label{Text: decimalText(c.number) + ".", Format: page.Decimal, Number: n, List: taskList}
	return out
}

// countedLines are the lines with numbers, in their order, up to the key.
func (r *recognizer) countedLines(lines []line) []taskLabel {
	var out []taskLabel
	for i, l := range lines {
		if l.kind != textLine {
			continue
		}
		if r.isKeyHeading(l) && len(out) > 0 {
			break
		}
		if _, ok := noteOf(l, r.vocabulary); ok {
			continue
		}
		if c, ok := countedLine(l, r.vocabulary); ok {
			c.at = i
			out = append(out, c)
		}
	}
	return out
}

func countedLine(l line, v vocabulary) (taskLabel, bool) {
	if l.label != nil {
		if l.label.Format != page.Decimal || l.label.Number == 0 || l.label.Check != page.NoCheck {
			return taskLabel{}, false
		}
		return taskLabel{number: l.label.Number, manner: "list " + l.label.List + decimalText(l.label.Level)}, true
	}
	if q, ok := wordLabel(l.text, l.head, v); ok && q.number > 0 {
		return taskLabel{number: q.number, manner: wordManner + wordOf(q), end: q.end}, true
	}
	if m := dottedCount.FindStringSubmatchIndex(l.text); m != nil {
		return taskLabel{number: lastNumber(l.text[m[4]:m[5]]), task: lastNumber(l.text[m[2]:m[3]]), manner: dottedManner, end: endOfLabel(l.text, m[1])}, true
	}
	if m := hanCount.FindStringSubmatchIndex(l.text); m != nil {
		return taskLabel{number: orderOf(l.text[m[2]:m[3]], hanOrder), manner: "han", end: endOfLabel(l.text, m[1])}, true
	}
	m := typedCount.FindStringSubmatchIndex(l.text)
	if m == nil {
		return taskLabel{}, false
	}
	c := taskLabel{end: endOfLabel(l.text, m[1])}
	switch {
	case m[2] >= 0:
		c.number, c.manner = lastNumber(l.text[m[4]:m[5]]), "()"
	case m[6] >= 0:
		c.number, c.manner = lastNumber(l.text[m[6]:m[7]]), l.text[m[8]:m[9]]
	default:
		sign := []rune(l.text[m[10]:m[11]])
		c.number, c.manner = int(sign[0]-'①')+1, "①"
	}
	return c, c.number > 0
}

// endOfLabel is where the text begins of which the first letter ends at end.
func endOfLabel(s string, end int) int { return end - len(lastSign(s[:end])) }

// tasksOf are the numbers written like the first that count once through the
// document. Where the lines under the tasks are numbered alike, a 1 comes next, or a
// task without such lines stands apart.
func tasksOf(lines []line, all []taskLabel) []taskLabel {
	var tasks []taskLabel
	if len(all) == 0 || all[0].number != 1 || all[0].task > 0 {
		return nil
	}
	manner, alike := all[0].manner, len(all) > 1 && all[1].manner == all[0].manner
	apart := true // lines under tasks stand close
	for i, c := range all {
		switch {
		case c.manner != manner:
		case !alike && c.number != len(tasks)+1:
			return nil
		case !alike:
			tasks = append(tasks, c)
		case c.number == len(tasks)+1 && (i+1 < len(all) && all[i+1].number == 1 && all[i+1].manner == manner || apart && i > 1 && lines[c.at].gap):
			tasks = append(tasks, c)
		case lines[c.at].gap && c.number > 1:
			apart = false
		}
	}
	return tasks
}

func endOfTask(tasks []taskLabel, i int, lines []line) int {
	if i+1 < len(tasks) {
		return tasks[i+1].at
	}
	return len(lines)
}

// within are the numbers between two lines.
func within(all []taskLabel, from, to int) []taskLabel {
	var out []taskLabel
	for _, c := range all {
		if c.at > from && c.at < to {
			out = append(out, c)
		}
	}
	return out
}

// asksEach reports whether the numbers under a task count from 1 and ask: the task
// neither pairs nor offers them.
func (r *recognizer) asksEach(lines []line, task taskLabel, found []taskLabel, end int) bool {
	if len(found) == 0 || len(found) < 2 && found[0].manner != dottedManner {
		return false
	}
	for i, c := range found {
		if c.number != i+1 || c.manner != found[0].manner || c.task > 0 && c.task != task.number {
			return false
		}
	}
	said := orderOver(lines[task.at:found[0].at], task)
	f := fold(said.text)
	judged := r.ordersTruth(f)
	if said.kind != textLine || hasQuestionMark(said.text) && !judged || r.match.in(f) || r.order.in(f) {
		return false
	}
	tells := judged || r.filling.in(f) || r.openTasks.in(f) || r.otherKinds.in(f) || r.ordersChoice(said) || r.ordersEssay(f) || ordersInHan(said.text)
	dotted := found[0].manner == dottedManner // as clauses are, too
	if !tells && !dotted {
		return false
	}
	sure := judged || dotted && (tells || strings.HasPrefix(task.manner, wordManner))
	asks := 0
	for i, c := range found {
		to := end
		if i+1 < len(found) {
			to = found[i+1].at
		}
		if sure || r.asksUnder(lines[c.at:to]) {
			asks++
		}
	}
	return asks*3 >= len(found)*2
}

// orderOver is what a task says, behind its number or on the lines below, without
// what it is worth.
func orderOver(lines []line, task taskLabel) line {
	said := lines[0].from(task.end)
	for _, l := range lines[1:] {
		if l.kind != textLine || l.label != nil || countWords(said.text, leastHeadOrder) >= leastHeadOrder {
			break
		}
		said = l
	}
	if at := pointsAside.FindStringIndex(said.text); at != nil && at[0] > 0 {
		said = said.cut(0, at[0])
	}
	return said
}

// asksUnder reports whether some lines are a question: they ask or order, have a gap
// or room to fill, or choices.
func (r *recognizer) asksUnder(lines []line) bool {
	if r.ordersOpenly(lines[0]) || wordsBySlash.MatchString(lines[0].text) || emptyBracket.MatchString(lines[0].text) {
		return true
	}
	for _, l := range lines[1:] {
		if c, ok := l.choiceLabel(); ok && c.kind == letterLabel || isRoom(l.text) && l.text != "" {
			return true
		}
	}
	return false
}

var (
	// wordsBySlash is words to choose from in a sentence, "is / are".
	wordsBySlash = pattern.New(`\pL\s?/\s?\pL`)
	// emptyBracket is brackets to write into.
	emptyBracket = pattern.New(`[(（][\s\x{3000}]*[)）]`)
)
