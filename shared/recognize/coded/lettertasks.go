package coded

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
	"formwright/shared/richtext"
)

// leastLetterTasks is how many questions a test of the letter code has at least whose tasks
// are not all choices.
const leastLetterTasks = 2

var (
	// letterTask is the sign of a line of the letter code: of a stem, of right and wrong
	// choices, of both lists to match "L1: owl", "R1: bird", and of an entry in its place in
	// an order, "1: first".
	letterTask = pattern.Guarded(mayLetterTask, `^(?:([SsQq])|(\+)|([-–])|([Ll])(\d{1,2})|([Rr])(\d{1,2})|(\d{1,2}))\s*:\s*`)
	// letterHead is a line that only numbers and sorts: "I: 12", "V1: Birds".
	letterHead = pattern.Guarded(pattern.OpensWith("IiVvFfTt"), `^(?:[Ii]|[VvFf]\d?|[Tt]\d?)\s*:`)
)

// mayLetterTask looks for the colon among the first signs.
func mayLetterTask(s string) bool { return strings.IndexByte(s[:min(len(s), 8)], ':') > 0 }

// letterRecord is one question of a test in the letter code.
type letterRecord struct {
	stem         []line.Line
	choices      []line.Line
	right        []bool
	left, answer []line.Line // the two lists to match, entry by entry
	order        []line.Line
	at, end      int
	broken       bool // it has not all its parts, or parts of several kinds
}

// LetterTasks reads a test in the letter code of which some tasks are no choices: lists to
// match, entries to put in order, words that are accepted. One with nothing but choices is
// read as other codes are.
func (r *Reader) LetterTasks(lines []line.Line) ([]line.Line, bool) {
	records, tasks := letterRecords(lines)
	if tasks == 0 || len(records) < leastLetterTasks {
		return nil, false
	}
	out := make([]line.Line, 0, len(lines))
	at := 0
	for n, rec := range records {
		out = append(out, headsAside(lines[at:rec.at])...)
		out = append(out, r.printedRecord(rec, n+1)...)
		at = rec.end
	}
	return append(out, headsAside(lines[at:])...), true
}

// headsAside are lines without those that only number and sort.
func headsAside(lines []line.Line) []line.Line {
	var out []line.Line
	for _, l := range lines {
		if l.Kind != line.TextLine || !letterHead.MatchString(l.Text) {
			out = append(out, l)
		}
	}
	return out
}

// letterRecords finds the questions of such a test, and how many of them are whole and no
// choices; none where many are not whole.
func letterRecords(lines []line.Line) (out []letterRecord, tasks int) {
	var rec *letterRecord
	broken := 0
	for i := 0; i <= len(lines); i++ {
		var m []int
		ends := i == len(lines) || lines[i].Kind == line.TextLine && letterHead.MatchString(lines[i].Text)
		if !ends && lines[i].Kind == line.TextLine {
			m = letterTask.FindStringSubmatchIndex(lines[i].Text)
		}
		if (ends || m != nil && m[2] >= 0) && rec != nil {
			switch {
			case !rec.whole():
				broken++
				rec.broken = true
			case rec.isTask():
				tasks++
			}
			rec.end = i
			out = append(out, *rec)
			rec = nil
		}
		switch {
		case ends:
		case m != nil && m[2] >= 0:
			rec = &letterRecord{stem: []line.Line{lines[i].CutSign(m[1])}, at: i}
		case rec == nil:
		case m == nil:
			rec.goesOn(lines[i])
		default:
			rec.take(lines[i], m)
		}
	}
	if broken*5 > len(out) {
		return nil, 0
	}
	return out, tasks
}

// take adds a line with a sign to the part of its question that the sign names.
func (rec *letterRecord) take(l line.Line, m []int) {
	said := l.CutSign(m[1])
	switch {
	case m[4] >= 0, m[6] >= 0:
		rec.choices, rec.right = append(rec.choices, said), append(rec.right, m[4] >= 0)
	case m[8] >= 0:
		rec.left = append(rec.left, said)
	case m[12] >= 0:
		rec.answer = append(rec.answer, said)
	default:
		rec.order = append(rec.order, said)
	}
}

// goesOn adds a line without a sign to the stem, or to the last entry.
func (rec *letterRecord) goesOn(l line.Line) {
	for _, list := range []*[]line.Line{&rec.order, &rec.answer, &rec.left, &rec.choices} {
		if n := len(*list); n > 0 {
			(*list)[n-1] = flatten.Joined([]line.Line{(*list)[n-1], l})
			return
		}
	}
	rec.stem = append(rec.stem, l)
}

// isTask reports whether a question is none of choices.
func (rec *letterRecord) isTask() bool {
	return len(rec.left) > 0 || len(rec.order) > 0 || len(rec.choices) > 0 && rec.accepts()
}

// accepts reports whether all choices are right: they are what is accepted.
func (rec *letterRecord) accepts() bool {
	for _, right := range rec.right {
		if !right {
			return false
		}
	}
	return true
}

// whole reports whether a question has all its parts, of one kind.
func (rec *letterRecord) whole() bool {
	switch {
	case len(rec.left) > 0:
		return len(rec.choices)+len(rec.order) == 0 && len(rec.left) >= 2 && len(rec.answer) >= len(rec.left)
	case len(rec.order) > 0:
		return len(rec.choices)+len(rec.answer) == 0 && len(rec.order) >= 3
	}
	return len(rec.choices) > 0 && len(rec.answer) == 0
}

// printedRecord writes a question as printed tests do.
func (r *Reader) printedRecord(rec letterRecord, number int) []line.Line {
	out := make([]line.Line, 0, len(rec.stem)+len(rec.choices)+1)
	for _, l := range rec.stem {
		out = append(out, rewrite.HashGap(l))
	}
	if _, ok := out[0].QuestionLabelTyped(); !ok && !r.wordNumbered(out[0]) {
		out[0].Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "coded"}
	}
	out[0].Gap = true
	switch {
	case rec.broken: // as it is, and without a key
		return slices.Concat(out, rec.choices, rec.left, rec.answer, rec.order)
	case len(rec.left) > 0:
		return append(out, rec.pairs()...)
	case len(rec.order) > 0:
		out = append(out, asks.Lettered(rec.order, nil, r.Letters)...)
		if !r.Order.In(lexicon.Fold(rec.stem[0].Text)) {
			return out // nothing tells a person that the entries are to be put in order
		}
		signs := make([]string, len(rec.order))
		for i := range signs {
			signs[i] = placeSign(i)
		}
		return append(out, told(rec.order[0], strings.Join(signs, ", ")))
	case rec.accepts():
		accepted := make([]string, 0, len(rec.choices))
		for _, l := range rec.choices {
			accepted = append(accepted, l.Text)
		}
		return append(out, told(rec.choices[0], strings.Join(accepted, " / ")))
	}
	return append(out, asks.Lettered(rec.choices, rec.right, r.Letters)...)
}

// pairs writes two lists to match as a table and the pairs as its answer.
func (rec *letterRecord) pairs() []line.Line {
	t := page.Table{Position: rec.left[0].Pos()}
	var key []string
	for i := range rec.answer {
		sign := placeSign(i)
		left := line.Line{}
		if i < len(rec.left) {
			left = line.NewLine(rec.left[i], append([]page.Run{{Text: lexicon.DecimalText(i+1) + ". "}}, rec.left[i].Runs...))
			key = append(key, lexicon.DecimalText(i+1)+"-"+sign)
		}
		right := line.NewLine(rec.answer[i], append([]page.Run{{Text: sign + ". "}}, rec.answer[i].Runs...))
		t.Rows = append(t.Rows, page.Row{Cells: []page.Cell{rewrite.CellOf(left), rewrite.CellOf(right)}})
	}
	table := line.Line{Kind: line.TableLine, Origin: &line.Origin{Pos: t.Position, Table: &t}, Block: rec.left[0].Block}
	return []line.Line{table, told(rec.left[0], strings.Join(key, ", "))}
}

// placeSign is the letter of an entry by its place, from 0 on.
func placeSign(i int) string { return strings.ToUpper(richtext.Letters(i + 1)) }

// told is an answer that a code tells by its signs.
func told(at line.Line, answer string) line.Line {
	return flatten.Answering(line.NewLine(line.LineAt(at.Pos()), []page.Run{{Text: answer}}))
}
