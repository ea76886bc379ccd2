package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// leastTasks is how many tasks of a paper count on, and how many of them stand over
// lines with numbers of their own.
const leastTasks = 2

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
	dottedCount = pattern.Guarded(mayDotCount, `^(\d{1,2})\.(\d{1,2})[.)]?\s+\S`)
	// dottedNext is the next such number on the line of a key, "3.1 B 3.2 A".
	dottedNext = pattern.Guarded(lexicon.HasDigit, `[\s,;]+\d{1,2}\.(\d{1,2})[.)]?\s+\S`)
	// hanCount is a task by its Han number without a stop, "二 ". With one, it is a
	// head wherever it stands.
	hanCount = pattern.Guarded(func(s string) bool { return !lexicon.IsASCII(s) }, `^([一二三四五六七八九十]{1,2})[\s\x{3000}]+\S`)
)

func mayCount(s string) bool {
	return s != "" && (s[0] == '(' || '0' <= s[0] && s[0] <= '9' || s[0] >= 0x80)
}

// mayDotCount looks for a dot and a digit behind the number at the front.
func mayDotCount(s string) bool {
	rest := lexicon.BehindDigits(s)
	return len(rest) < len(s) && len(rest) > 1 && rest[0] == '.' && lexicon.IsDigit(rest[1])
}

// taskLabel is a number that a line begins with.
type taskLabel struct {
	at, number int
	manner     string // how the number is written; numbers of one list are written alike
	task       int    // the number of the task before the dot: "3.1"
	end        int    // where the text behind it begins
}

// NumberedTasks finds the tasks of a paper that only say what to do with the lines
// under them, which are numbered from 1 in each: "1 Fill in the gaps. (__/4) 1 She
// ... 2 We ... 2 Circle the right word. 1 ... 2 ...". The tasks head sections, and
// the lines under them ask.
func (r *Reader) NumberedTasks(lines []line.Line) []line.Line {
	all := r.countedLines(lines)
	tasks := r.tasksOf(lines, all)
	if len(tasks) < leastTasks {
		return lines
	}
	parted, pairs, others, manner := 0, 0, 0, ""
	under := make([][]taskLabel, len(tasks))
	goesOn := make([]int, len(tasks)+1) // the number behind those under the task before
	for i := range tasks {
		end := endOfTask(tasks, i, lines)
		found := within(all, tasks[i].at, end)
		counts := countsFrom(1, tasks[i], found) || countsFrom(goesOn[i], tasks[i], found)
		switch {
		case r.Match.In(lexicon.Fold(orderOver(overNumbers(lines, tasks[i], found, end), tasks[i]).Text)):
			pairs++ // numbers in a list to match ask nothing by themselves
		case counts && r.asksEach(lines, tasks[i], found, end):
			parted, under[i], manner = parted+1, found, found[0].manner
		case counts:
			others++
		}
		if len(found) > 0 {
			goesOn[i+1] = found[len(found)-1].number + 1
		}
	}
	sure := parted >= leastTasks
	for i, t := range tasks { // "Write the opposite." over bare words, in a paper of such tasks
		found := within(all, t.at, endOfTask(tasks, i, lines))
		if under[i] == nil && parted > 0 && len(found) > 1 && countsFrom(1, t, found) && found[0].manner == manner && r.ordersUnder(lines[t.at:found[0].at], t, sure) {
			parted, under[i] = parted+1, found
		}
	}
	if parted < leastTasks && (parted == 0 || pairs == 0 || others > 0) || (parted+pairs)*2 < len(tasks) {
		return lines
	}
	for i := range tasks { // one line under a task is numbered as those under others
		found := within(all, tasks[i].at, endOfTask(tasks, i, lines))
		if under[i] == nil && len(found) == 1 && found[0].manner == manner && (found[0].number == 1 || found[0].number == goesOn[i]) {
			under[i] = found
		}
	}
	out, dotted := append([]line.Line(nil), lines...), false
	for i, t := range tasks {
		if under[i] == nil {
			asks := t.at
			if out[asks] = relabelled(lines[t.at], t, 1); manner == dottedManner {
				out[asks].Label.List = line.LetteredList
			}
			if next := t.at + 1; out[asks].Text == "" && next < len(lines) && lines[next].Kind == line.TextLine && lines[next].Label == nil {
				out[next].Label, out[next].Gap, out[asks].Label = out[asks].Label, out[asks].Gap, nil // "Exercise 2" over what it asks
			}
			continue
		}
		out[t.at].Counts, out[t.at].Label = true, nil
		for _, c := range under[i] {
			if c.manner == dottedManner {
				dotted = true
				break
			}
			out[c.at] = relabelled(lines[c.at], c, c.number)
		}
	}
	if dotted {
		return dottedNumbers(out, len(tasks))
	}
	return out
}

// overNumbers are the lines of a task over the first number under it.
func overNumbers(lines []line.Line, task taskLabel, found []taskLabel, end int) []line.Line {
	if len(found) > 0 {
		end = found[0].at
	}
	return lines[task.at:end]
}

// dottedNumbers gives lines that begin with the number of a task and their own the
// labels of numbers in parts, which the key names so as well: "3.1 B 3.2 A".
func dottedNumbers(lines []line.Line, tasks int) []line.Line {
	out := make([]line.Line, 0, len(lines))
	for _, l := range lines {
		for l.Kind == line.TextLine && l.Label == nil && !l.Counts {
			m := dottedCount.FindStringSubmatchIndex(l.Text)
			if m == nil || line.LastNumber(l.Text[m[2]:m[3]]) > tasks {
				break
			}
			from, to := endOfLabel(l.Text, m[1]), len(l.Text)
			next := dottedNext.FindStringSubmatchIndex(l.Text[from:])
			if next != nil && line.LastNumber(l.Text[from:][next[2]:next[3]]) == line.LastNumber(l.Text[m[4]:m[5]])+1 {
				to = from + next[0]
			}
			piece := l.Cut(from, to)
			piece.Gap, piece.Turn, piece.Soft = l.Gap, l.Turn, l.Soft
			piece.Label = &page.Label{Text: l.Text[m[2]:m[5]], Format: page.Decimal, Number: line.LastNumber(l.Text[m[4]:m[5]]), List: line.LetteredList}
			out = append(out, piece)
			if to == len(l.Text) {
				l = line.Line{}
				break
			}
			l = l.From(to + len(l.Text[to:]) - len(strings.TrimLeft(l.Text[to:], lexicon.Whitespace+",;")))
		}
		if l.Kind != line.TextLine || l.Text != "" || l.Origin != nil {
			out = append(out, l)
		}
	}
	return out
}

// relabelled gives a line a number in place of the one it is written with.
func relabelled(l line.Line, c taskLabel, n int) line.Line {
	out := l.From(c.end)
	out.Gap = l.Gap
	out.Label = &page.Label{Text: lexicon.DecimalText(c.number) + ".", Format: page.Decimal, Number: n, List: line.TaskList}
	if strings.HasPrefix(c.manner, wordManner) {
		out.Label.Text = strings.TrimRight(l.Text[:c.end], lexicon.Whitespace+".:–—-") // the key names it so: "Exercise 2"
	}
	return out
}

// countedLines are the lines with numbers, in their order, up to the key.
func (r *Reader) countedLines(lines []line.Line) []taskLabel {
	var out []taskLabel
	for i, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		if len(out) > 0 && r.IsKeyHeading(l) {
			break
		}
		if c, _ := l.NoteClass(r.Vocabulary); c != lexicon.NoClass {
			continue
		}
		if c, ok := countedLine(l, r.Vocabulary); ok {
			c.at = i
			out = append(out, c)
		}
	}
	return out
}

func countedLine(l line.Line, v lexicon.Vocabulary) (taskLabel, bool) {
	if l.Label != nil {
		if l.Label.Format != page.Decimal || l.Label.Number == 0 || l.Label.Check != page.NoCheck {
			return taskLabel{}, false
		}
		return taskLabel{number: l.Label.Number, manner: "list " + l.Label.List + lexicon.DecimalText(l.Label.Level)}, true
	}
	if q, ok := l.WordLabel(v); ok && q.Number > 0 {
		return taskLabel{number: q.Number, manner: wordManner + asks.WordOf(q), end: q.End}, true
	}
	if m := dottedCount.FindStringSubmatchIndex(l.Text); m != nil {
		return taskLabel{number: line.LastNumber(l.Text[m[4]:m[5]]), task: line.LastNumber(l.Text[m[2]:m[3]]), manner: dottedManner, end: endOfLabel(l.Text, m[1])}, true
	}
	if m := hanCount.FindStringSubmatchIndex(l.Text); m != nil {
		return taskLabel{number: asks.OrderOf(l.Text[m[2]:m[3]], asks.HanOrder), manner: "han", end: endOfLabel(l.Text, m[1])}, true
	}
	m := typedCount.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return taskLabel{}, false
	}
	c := taskLabel{end: endOfLabel(l.Text, m[1])}
	switch {
	case m[2] >= 0:
		c.number, c.manner = line.LastNumber(l.Text[m[4]:m[5]]), "()"
	case m[6] >= 0:
		c.number, c.manner = line.LastNumber(l.Text[m[6]:m[7]]), l.Text[m[8]:m[9]]
	default:
		sign := []rune(l.Text[m[10]:m[11]])
		c.number, c.manner = int(sign[0]-'①')+1, "①"
	}
	return c, c.number > 0
}

// endOfLabel is where the text begins of which the first letter ends at end.
func endOfLabel(s string, end int) int { return end - len(asks.LastSign(s[:end])) }

// tasksOf are the numbers written like the first that count once through the
// document. Where the lines under the tasks are numbered alike, a 1 comes next, or a
// task without such lines stands apart.
func (r *Reader) tasksOf(lines []line.Line, all []taskLabel) []taskLabel {
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
		case c.number == len(tasks)+1 && (i+1 < len(all) && all[i+1].number == 1 && all[i+1].manner == manner && !r.endsSection(lines[c.at+1:all[i+1].at]) || apart && i > 1 && lines[c.at].Gap):
			tasks = append(tasks, c)
		case lines[c.at].Gap && c.number > 1:
			apart = false
		}
	}
	return tasks
}

// endsSection reports whether lines between two numbers answer the first or name the section
// of the second.
func (r *Reader) endsSection(between []line.Line) bool {
	return slices.ContainsFunc(between, func(l line.Line) bool {
		c, _ := l.NoteClass(r.Vocabulary)
		return c == lexicon.AnswerWord || l.Label == nil && rewrite.NamesSection(l, r.Vocabulary)
	})
}

func endOfTask(tasks []taskLabel, i int, lines []line.Line) int {
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

// countsFrom reports whether there are numbers under a task that count on from first,
// written alike.
func countsFrom(first int, task taskLabel, found []taskLabel) bool {
	for i, c := range found {
		if c.number != first+i || c.manner != found[0].manner || c.task > 0 && c.task != task.number {
			return false
		}
	}
	return len(found) > 0
}

// ordersUnder reports whether what stands over numbered lines orders something to be
// done with each. In a paper where others surely do, any whole sentence orders it.
func (r *Reader) ordersUnder(over []line.Line, task taskLabel, sure bool) bool {
	said := orderOver(over, task)
	f := lexicon.Fold(said.Text)
	if said.Kind != line.TextLine || lexicon.HasQuestionMark(said.Text) || r.Match.In(f) || r.Order.In(f) || r.Instructing.In(f) {
		return false
	}
	return r.OpenTasks.In(f) || r.OrdersBelow(said.Text+".") || sure && !r.OrdersChoice(said) && flatten.CountWords(said.Text, rewrite.OrderWords) >= rewrite.OrderWords
}

// asksEach reports whether the numbers under a task ask: the task neither pairs nor
// offers them.
func (r *Reader) asksEach(lines []line.Line, task taskLabel, found []taskLabel, end int) bool {
	if len(found) < 2 && found[0].manner != dottedManner {
		return false
	}
	said := orderOver(lines[task.at:found[0].at], task)
	f := lexicon.Fold(said.Text)
	judged := r.OrdersTruth(f)
	if said.Kind != line.TextLine || lexicon.HasQuestionMark(said.Text) && !judged || r.Order.In(f) {
		return false
	}
	tells := judged || r.Filling.In(f) || r.OpenTasks.In(f) || r.OtherKinds.In(f) || r.OrdersChoice(said) || r.OrdersEssay(f) || lexicon.OrdersInHan(said.Text)
	dotted := found[0].manner == dottedManner // as clauses are, too
	if !tells && !dotted && !answeredBelow(lines, found, end) && !offersEach(lines, found, end) {
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

// answeredBelow reports whether every numbered line has its answer on the line below,
// in a colour or with a highlight that it has not itself.
func answeredBelow(lines []line.Line, found []taskLabel, end int) bool {
	for i, c := range found {
		to := end
		if i+1 < len(found) {
			to = found[i+1].at
		}
		if !isAnswered(lines[c.at:to]) {
			return false
		}
	}
	return true
}

// isAnswered reports whether the line below the first of some has a look of its own.
func isAnswered(lines []line.Line) bool {
	if len(lines) < 2 || lines[1].Kind != line.TextLine || lines[1].Label != nil || len(gapLooks(lines[0])) > 0 {
		return false
	}
	for _, m := range gapLooks(lines[1]) {
		if s := stretchesOf(lines[1], m); len(s) == 1 && len(strings.TrimSpace(runsText(lines[1].Runs[s[0][0]:s[0][1]]))) == len(lines[1].Text) {
			return true
		}
	}
	return false
}

// orderOver is what a task says, behind its number or on the lines below, without
// what it is worth.
func orderOver(lines []line.Line, task taskLabel) line.Line {
	said := lines[0].From(task.end)
	for _, l := range lines[1:] {
		if l.Kind != line.TextLine || l.Label != nil || flatten.CountWords(said.Text, asks.LeastHeadOrder) >= asks.LeastHeadOrder {
			break
		}
		said = l
	}
	if at := asks.PointsAside.FindStringIndex(said.Text); at != nil && at[0] > 0 {
		said = said.Cut(0, at[0])
	}
	return said
}

// asksUnder reports whether some lines are a question: they ask or order, have a gap
// or room to fill, or choices.
func (r *Reader) asksUnder(lines []line.Line) bool {
	if isAnswered(lines) || r.OrdersOpenly(lines[0]) || flatten.WordsBySlash.MatchString(lines[0].Text) || flatten.EmptyBracket.MatchString(lines[0].Text) {
		return true
	}
	for _, l := range lines[1:] {
		if c, ok := l.ChoiceLabel(); ok && (c.Kind == lexicon.LetterLabel || c.Kind == lexicon.BoxLabel) || line.IsRoom(l.Text) && l.Text != "" {
			return true
		}
	}
	return false
}
