package asks

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// The bounds of two lists to be matched.
const (
	leastMatched = 3   // numbered entries
	matchedLimit = 160 // letters of an entry
	matchHead    = 240 // signs of the line that orders it
	mostMatched  = 60  // lines looked at
	matchHeads   = 4   // above the order, where its number may stand
)

// ListedMatches makes a question of a line without a number that orders to match
// and the two lists below it, one numbered and one lettered: entries that are
// numbered look like questions, of which the last has choices.
func (r *Reader) ListedMatches(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i := 0; i < len(lines); i++ {
		written, end := r.wordedMatch(lines, i)
		if end == 0 {
			written, end = r.matchAt(lines, lines, i)
		}
		if end > 0 && out == nil {
			out = append(make([]line.Line, 0, len(lines)), lines[:i]...)
		}
		switch {
		case end > 0:
			out, i = append(out, written...), end-1
		case out != nil:
			out = append(out, lines[i])
		}
	}
	if out == nil {
		out = lines
	}
	return r.headsBehind(out)
}

// matchAt is what stands for an order to match at line i and its lists, and where
// they end; 0 for any other line. Questions that share a list stay as they are typed.
func (r *Reader) matchAt(lines, typed []line.Line, i int) (written []line.Line, end int) {
	worded := r.ordersMatch(lines[i], r.Match) || r.IsMatchTitle(lines[i]) && r.mayOrder(lines[i])
	if next := withoutEmpty(lines, i+1); worded && next < len(lines) && r.IsMatchTitle(lines[i]) && r.ordersMatch(lines[next], r.Match) {
		return nil, 0 // the title of a section over the order
	}
	if !worded && (lexicon.HasQuestionMark(lines[i].Text) || !r.ordersMatch(lines[i], r.Lettering)) {
		if i+1 == len(lines) || !strings.Contains(lines[i+1].Text, "__") || !headsWoven(lines[i]) {
			return nil, 0
		}
		numbered, lettered, end := r.wovenRows(lines, i+1, false)
		if end == 0 {
			return nil, 0
		}
		for k, l := range numbered { // a list of letters beside entries without signs orders by itself
			q, _ := l.NumberLabel()
			numbered[k] = l.From(q.End)
		}
		return r.matchTable(lines, i, numbered, lettered, ""), end
	}
	if first, ok := tableFollows(lines, i); ok {
		return r.matchStem(lines, i, first), i + 1
	}
	numbered, lettered, end := r.columnLists(lines, i+1)
	answers := ""
	if end > 0 {
		end = r.behindGrid(lines, end)
	}
	if end == 0 {
		numbered, lettered, answers, end = r.matchedLists(lines, i+1, 1)
	}
	if end == 0 {
		numbered, lettered, answers, end = r.matchedRows(lines, i+1)
	}
	if end == 0 {
		if numbered, lettered, end = r.wovenRows(lines, i+1, true); end == 0 {
			numbered, lettered, end = r.wovenRows(lines, r.behindTitles(lines, i+1), true)
		}
	}
	if end == 0 && !worded {
		return nil, 0
	}
	if end == 0 {
		numbered, lettered, answers, end = r.matchedRooms(lines, r.behindTitles(lines, i+1))
	}
	if end == 0 {
		numbered, lettered, answers, end = r.matchedAhead(lines, r.behindTitles(lines, i+1))
	}
	if end == 0 {
		numbered, lettered, end = r.columnRows(lines, i+1)
	}
	if end == 0 {
		return r.sharedList(lines, typed, i)
	}
	return r.matchTable(lines, i, numbered, lettered, answers), end
}

// matchTable writes two lists as a table under the line i that is over them, with the
// answers that are known.
func (r *Reader) matchTable(lines []line.Line, i int, numbered, lettered []line.Line, answers string) (written []line.Line) {
	t := page.Table{Position: numbered[0].Pos()}
	for k := range max(len(numbered), len(lettered)) {
		var row page.Row
		for _, list := range [][]line.Line{numbered, lettered} {
			entry := line.Line{}
			if k < len(list) {
				entry = list[k]
			}
			row.Cells = append(row.Cells, rewrite.CellOf(entry))
		}
		t.Rows = append(t.Rows, row)
	}
	written = append(r.matchStem(lines, i, line.LastNumber(entrySign(numbered[0]))), line.Line{Kind: line.TableLine, Origin: &line.Origin{Pos: numbered[0].Pos(), Table: &t}, Block: numbered[0].Block})
	if answers != "" {
		told := line.NewLine(line.LineAt(numbered[0].Pos()), []page.Run{{Text: "Answers: " + answers}})
		told.Column = true
		written = append(written, told)
	}
	return written
}

// IsMatchTitle reports whether a line is no more than the name of lists to match, behind the
// sign of a section or not: "B. Matching", "Part B (Matching)".
func (r *Reader) IsMatchTitle(l line.Line) bool {
	if !l.Says(r.MatchTitles) {
		return false
	}
	title := rewrite.BehindSign(l, r.Vocabulary)
	if bare := PointsAside.ReplaceAllString(title, ""); bare != "" {
		title = bare
	}
	f := lexicon.Fold(strings.Trim(title, " .:?：()（）？\u3000")) // "Was passt zusammen?"
	return f != "" && r.MatchTitles.Begins(f) == len(f)
}

// behindTitles is the line behind the titles of two lists, "Column A   Column B".
func (r *Reader) behindTitles(lines []line.Line, i int) int {
	for titles := 0; i < len(lines) && titles < 2 && r.namesColumn(lines[i]); titles++ {
		i++
	}
	return i
}

// tableFollows reports whether the two lists stand in a table right under the order, and
// the first number in it.
func tableFollows(lines []line.Line, i int) (first int, ok bool) {
	for i++; i < len(lines) && lines[i].Kind == line.TextLine && lines[i].Text == ""; i++ {
	}
	if i == len(lines) || lines[i].Kind != line.TableLine {
		return 0, false
	}
	lists := flatten.ReadMatchTable(*lines[i].Table())
	if len(lists.Left) > 0 {
		first = line.LastNumber(lists.Left[0].Sign)
	}
	return first, len(lists.Left) >= 2 || flatten.IsMatchTable(*lines[i].Table())
}

// matchedRows reads the two lists where they stand side by side, an entry of each
// on a line, with room for the letters in front of the numbers or with the letters
// in it: "_C_ 1. arid     A. full of energy".
func (r *Reader) matchedRows(lines []line.Line, i int) (numbered, lettered []line.Line, answers string, end int) {
	i = r.behindTitles(lines, i)
	var bare []line.Line
	var said []string
	for _, l := range lines[i:min(len(lines), i+mostMatched)] {
		l, letter := flatten.WithoutRoom(l)
		bare, said = append(bare, l), append(said, letter)
	}
	rows := rewrite.RowsFrom(bare, lexicon.DigitLabel, r.Letters)
	if len(rows) < 2 {
		rows = rewrite.RowsFrom(bare, lexicon.LetterLabel, r.Letters)
	}
	var told []string
	for k, row := range rows {
		if !row[0].Empty() {
			numbered = append(numbered, row[0])
			if said[k] != "" {
				told = append(told, entrySign(row[0])+"-"+said[k])
			}
		}
		lettered = append(lettered, row[1])
	}
	if len(numbered) < leastMatched || len(lettered) < len(numbered) {
		return nil, nil, "", 0
	}
	if len(told) == len(numbered) {
		answers = strings.Join(told, ", ")
	}
	return numbered, lettered, answers, i + len(rows)
}

// columnLists reads the two lists where they stand one below the other, each with signs.
func (r *Reader) columnLists(lines []line.Line, i int) (left, right []line.Line, end int) {
	left, right, n := r.ColumnLists(lines[i:], func(l line.Line) bool { return r.namesColumn(l) || isLoudTitle(l) })
	if n == 0 || namesSigns(left, right) {
		return nil, nil, 0
	}
	return left, right, i + n
}

// columnRows reads the two lists where they stand side by side with any signs or none.
// Titles may stand over them.
func (r *Reader) columnRows(lines []line.Line, i int) (left, right []line.Line, end int) {
	rows := rewrite.ColumnRows(lines[i:], r.Letters)
	for titles := 0; len(rows) == 0 && i+1 < len(lines) && titles < 2 && r.namesColumn(lines[i]); titles++ {
		i++
		rows = rewrite.ColumnRows(lines[i:], r.Letters)
	}
	for _, row := range rows {
		if !row[0].Empty() {
			left = append(left, row[0])
		}
		if !row[1].Empty() {
			right = append(right, row[1])
		}
	}
	if len(left) < leastMatched || len(right) < leastMatched {
		return nil, nil, 0
	}
	return left, right, i + len(rows)
}

// loudTitle is how many signs the title of a list in capitals has at most.
const loudTitle = 60

// isLoudTitle reports whether a line is a title in capitals: "ORGANELLES OF THE CELL".
func isLoudTitle(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && utf8.RuneCountInString(l.Text) <= loudTitle && strings.ToUpper(l.Text) == l.Text && strings.ToLower(l.Text) != l.Text
}

// namesColumn reports whether a line is no more than the title of a list. That of a
// key ends both lists, as the name of the next lists to match does.
func (r *Reader) namesColumn(l line.Line) bool {
	return l.Label == nil && !IsChoiceList(l) && rewrite.ColumnTitle(l) && !flatten.RoomNumber.MatchString(l.Text) && !r.IsKeyHeading(l) && !r.IsMatchTitle(l)
}

// ordersMatch reports whether a line orders to match, in one of some phrases, and is no
// choice. One that orders letters to be written may be meant of choices as well: only
// two lists below it tell.
func (r *Reader) ordersMatch(l line.Line, by *lexicon.Phrases) bool {
	return l.Kind == line.TextLine && utf8.RuneCountInString(l.Text) <= matchHead && l.Says(by) && r.mayOrder(l)
}

// mayOrder reports whether a line is no choice: it has no letter, but that of a section.
func (r *Reader) mayOrder(l line.Line) bool {
	c, ok := l.ChoiceLabel()
	if q, numbered := l.QuestionLabel(r.Vocabulary); numbered && q.Kind == line.WordNumber {
		return true // "Q.2 Match ..."
	}
	return !ok || c.Kind == lexicon.DigitLabel || l.Label != nil && (isLetteredHead(l) || l.Label.List == line.LetteredList) || rewrite.IsAlphaSection(l.Text) || answerkey.RomanSection.MatchString(l.Text) || answerkey.HanSection.MatchString(l.Text)
}

// matchStem is the line that orders to match as the stem of a question: with its
// number where it has one, be it on the line above, and below the heading it is
// otherwise. Of entries that count on from the questions above it gets the first
// number, as a key names them.
func (r *Reader) matchStem(lines []line.Line, i, first int) []line.Line {
	l := lines[i]
	q, ok := l.QuestionLabel(r.Vocabulary)
	ok = ok && (q.Kind == line.PlainNumber || q.Kind == line.WordNumber) && q.Number > 0
	if ok && !l.Counts || r.numberedAbove(lines, i) {
		return []line.Line{l}
	}
	stem := l
	if ok { // a head that counts a part of the paper
		stem = l.From(q.End)
		stem.Counts = false
	}
	first = max(1, first)
	label := &page.Label{Text: lexicon.DecimalText(first) + ".", Format: page.Decimal, Number: first, List: line.OpenList}
	stem.Label = label
	if rewrite.HeadingOf(l, r.Vocabulary) {
		if c, ok := l.ChoiceLabel(); ok && l.Label == nil {
			stem = l.From(c.End)
			stem.Label = label
		}
		return []line.Line{l, stem}
	}
	return []line.Line{stem}
}

// numberedAbove reports whether the line before line i is the number of a question
// and nothing else but what it is worth.
func (r *Reader) numberedAbove(lines []line.Line, i int) bool {
	for i--; i >= 0 && lines[i].Kind == line.TextLine && lines[i].Text == "" && lines[i].Label == nil; {
		i--
	}
	if i < 0 {
		return false
	}
	q, ok := lines[i].QuestionLabel(r.Vocabulary)
	return ok && q.Number > 0 && (q.End >= len(lines[i].Text) || line.BracketPoints.ReplaceAllString(" "+lines[i].Text[q.End:], "") == "")
}

// matchedLists reads the two lists from line i on, in any order, what the room before
// the numbers says, and where they end; 0 where they are no such lists. The numbers
// count on from first, or from any other than 1 where it is 0.
func (r *Reader) matchedLists(lines []line.Line, i, first int) (numbered, lettered []line.Line, answers string, end int) {
	var told []string
	for range 2 {
		i = r.behindTitles(lines, i)
		from := i
		if numbered == nil {
			for number := first; i < len(lines); i++ {
				l, letter := flatten.WithoutRoom(lines[i])
				if number == 0 {
					number, _ = strconv.Atoi(entrySign(l))
				}
				room := len(l.Text) < len(lines[i].Text) // what has room for a letter may ask
				if number == 0 || first == 0 && number == 1 || !room && !r.isEntry(l, lexicon.DigitLabel) || entrySign(l) != lexicon.DecimalText(number+i-from) {
					break
				}
				numbered = append(numbered, l)
				if letter != "" {
					told = append(told, entrySign(l)+"-"+letter)
				}
			}
			if len(numbered) > 0 {
				continue
			}
		}
		if rows, end := r.letteredRows(lines, i); len(rows) > end-i {
			lettered, i = rows, end
			continue
		}
		for i < len(lines) && r.isEntry(lines[i], lexicon.LetterLabel) && (i == from && lexicon.IsFirst(entrySign(lines[i]), r.Letters) || i > from && flatten.Follows(entrySign(lines[i-1]), entrySign(lines[i]), r.Letters, false)) {
			i++
		}
		lettered = lines[from:i:i]
	}
	if len(numbered) < leastMatched || len(lettered) < leastMatched || first > 0 && len(lettered) < len(numbered) {
		return nil, nil, "", 0
	}
	if len(told) == len(numbered) {
		answers = strings.Join(told, ", ")
	}
	return numbered, lettered, answers, i
}

// letteredRows reads a list of letters that stands in rows or columns, "a. osmosis
// c. mitosis", "b. diffusion  d. meiosis": they are all there from the first on.
func (r *Reader) letteredRows(lines []line.Line, i int) (list []line.Line, end int) {
	for end = i; end < len(lines) && r.isEntry(lines[end], lexicon.LetterLabel) && lines[end].Label == nil; end++ {
		list = rewrite.Choices(list, lines[end], r.Vocabulary, r.Letters)
	}
	slices.SortStableFunc(list, func(a, b line.Line) int { return LatinPlace(entrySign(a)) - LatinPlace(entrySign(b)) })
	for k, l := range list {
		if LatinPlace(entrySign(l)) != k+1 {
			return nil, i
		}
	}
	return list, end
}

// isEntry reports whether a line may be an entry of a list: it asks nothing, and is not the
// title of the next section, apart from the list, "D. True or false".
func (r *Reader) isEntry(l line.Line, kind lexicon.LabelKind) bool {
	c, ok := l.ChoiceLabel()
	return ok && l.Kind == line.TextLine && c.Kind == kind && !lexicon.IsLonger(l.Text, matchedLimit) && !lexicon.HasQuestionMark(l.Text) &&
		!(kind == lexicon.LetterLabel && r.TitlesKind(l)) && !(l.Label != nil && l.Label.List == line.OpenList)
}

func entrySign(l line.Line) string {
	c, _ := l.ChoiceLabel()
	return c.Sign
}

// IsChoiceList reports whether a line begins with a label: it then offers.
func IsChoiceList(l line.Line) bool {
	_, ok := l.ChoiceLabel()
	return ok
}
