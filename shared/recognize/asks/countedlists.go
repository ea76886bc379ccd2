package asks

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// Bounds of questions over lists that count on their own.
const (
	leastCountedLists = 2
	leastBulletLists  = 3
	mostInList        = 8
)

// CountedLists gives letters to the lists that count 1, 2, 3 on their own under each question,
// which may be numbered by a list of its own or by the level above theirs. They are parts of
// it as often, so nearly all of them must tell one of their lines right: by its looks, by a
// sign, in an answer below that names its number or says it again, or in a key of numbers at
// the end.
func (r *Reader) CountedLists(lines []line.Line) []line.Line {
	groups := countedLists(lines)
	if len(groups) < leastCountedLists {
		return lines
	}
	told, tasks, listed := 0, 0, 0
	for k, g := range groups {
		for _, l := range lines[g.from:g.end] {
			if listed++; lexicon.HasQuestionMark(l.Text) || IsLong(l.Text) || r.Cued(l.Text) || flatten.HasBlank(l) || line.BracketPoints.MatchString(l.Text) {
				tasks++
			}
		}
		end := len(lines)
		if k+1 < len(groups) {
			end = groups[k+1].stem
		}
		if rewrite.OneApart(lines[g.from:g.end]) || r.signedRows(lines, groups[k:k+1]) > 0 || r.answersListed(lines[g.from:g.end], lines[g.end:max(g.end, end)]) {
			told++
		}
	}
	if tasks*5 > listed || told*5 < len(groups)*4 && !r.keyOfNumbers(lines[groups[len(groups)-1].end:], len(groups)) {
		return lines
	}
	return r.letteredLists(lines, groups, line.CountedList)
}

// BulletLists does the same for lists of bullets where each of at least three, and no other
// list of the document, has one line that looks or a sign tells to be right.
func (r *Reader) BulletLists(lines []line.Line) []line.Line {
	var groups []countedGroup
	for i := 0; i < len(lines); i++ {
		if !isBulleted(lines[i]) {
			continue
		}
		g := countedGroup{stem: i - 1, from: i, end: i + 1}
		for g.end < len(lines) && isBulleted(lines[g.end]) && !lines[g.end].Gap && lines[g.end].Label.Level == lines[i].Label.Level {
			g.end++
		}
		if g.stem < 0 || g.end-i < FewestEven || g.end-i > MostEven || lines[g.stem].Kind != line.TextLine || lines[g.stem].Text == "" || lines[g.stem].Label != nil && lines[g.stem].Label.Format == page.Bullet || !rewrite.OneApart(lines[i:g.end]) && r.signedRows(lines, []countedGroup{g}) == 0 {
			return lines
		}
		groups = append(groups, g)
		i = g.end - 1
	}
	if len(groups) < leastBulletLists {
		return lines
	}
	return r.letteredLists(lines, groups, "choices")
}

// isBulleted reports whether a line of text stands behind a bullet.
func isBulleted(l line.Line) bool {
	return l.Kind == line.TextLine && l.Text != "" && l.Label != nil && l.Label.Format == page.Bullet
}

// letteredLists gives letters to the lines of lists, and numbers to what asks over them where it
// has none. Letters that are typed behind the bullets of a list, "• A) Rome", stand as they are.
func (r *Reader) letteredLists(lines []line.Line, groups []countedGroup, list string) []line.Line {
	out := slices.Clone(lines)
	end := -1
	for k, g := range groups {
		if stem, numbered := r.stemAbove(lines, end, g.from); !numbered {
			out[stem].Label = &page.Label{Text: lexicon.DecimalText(k+1) + ".", Format: page.Decimal, Number: k + 1, List: "counted"}
		}
		typed := !slices.Contains(flatten.OwnLetters(lines[g.from:g.end], r.Letters), false)
		for i := g.from; i < g.end; i++ {
			if typed {
				out[i].Label = nil
				continue
			}
			out[i] = lines[i].Offered(i - g.from + 1)
			out[i].Label.List = list
		}
		end = g.end
	}
	return out
}

// stemAbove is the first line of what asks over a list, behind the list before it and what
// answers that, and whether it has a number already. Over the first list titles stand too.
func (r *Reader) stemAbove(lines []line.Line, end, from int) (stem int, numbered bool) {
	for stem = from - 1; ; stem-- {
		if l := &lines[stem]; l.Label != nil || l.IsNumbered(r.Vocabulary) {
			return stem, true
		}
		if stem == 0 || stem <= end || lines[stem].Gap {
			return stem, false
		}
		above := lines[stem-1]
		if c, _ := above.NoteClass(r.Vocabulary); stem-1 < end || c != lexicon.NoClass || above.Kind != line.TextLine || end < 0 && !above.IsNumbered(r.Vocabulary) {
			return stem, false
		}
	}
}

// listLevel is one level of a list.
type listLevel struct {
	list  string
	level int
}

// countedLists finds the lists that count on their own under one line of another list, or of
// none; nil where some list of numbers stands otherwise. Numbers that go on elsewhere are
// those of questions.
func countedLists(lines []line.Line) (groups []countedGroup) {
	goesOn, own := map[listLevel]bool{}, map[listLevel]bool{}
	for i := 0; i < len(lines); i++ {
		if !countsFrom(lines[i], 1) {
			if l := lines[i].Label; l != nil && l.Format == page.Decimal {
				goesOn[listLevel{l.List, l.Level}] = true
			}
			continue
		}
		g := countedGroup{stem: i - 1, from: i, end: i + 1}
		for g.end < len(lines) && countsFrom(lines[g.end], g.end-i+1) && lines[g.end].Label.List == lines[i].Label.List && lines[g.end].Label.Level == lines[i].Label.Level {
			g.end++
		}
		size := g.end - i
		switch stem := g.stem; {
		case size < 2:
			goesOn[listLevel{lines[i].Label.List, lines[i].Label.Level}] = true
			continue // the first question of a list
		case stem < 0 || lines[stem].Kind != line.TextLine || lines[stem].Text == "" || size > mostInList:
			return nil
		case lines[stem].Label != nil && (lines[stem].Label.Format == page.Bullet || lines[stem].Label.List == lines[i].Label.List && lines[stem].Label.Level >= lines[i].Label.Level):
			return nil
		}
		groups = append(groups, g)
		own[listLevel{lines[i].Label.List, lines[i].Label.Level}] = true
		i = g.end - 1
	}
	for l := range own {
		if goesOn[l] {
			return nil
		}
	}
	return groups
}

// countsFrom reports whether a line has a number of a list, and which.
func countsFrom(l line.Line, n int) bool {
	return l.Kind == line.TextLine && l.Text != "" && l.Label != nil && l.Label.Format == page.Decimal && l.Label.Number == n && l.Label.List != "counted"
}

// answersListed reports whether an answer below a list names a number of it, or says one of
// its lines again.
func (r *Reader) answersListed(rows, below []line.Line) bool {
	for _, l := range below {
		n, ok := line.NoteOf(l, r.Vocabulary)
		if !ok || n.Class != lexicon.AnswerWord {
			continue
		}
		value := strings.Trim(n.Value.Text, " ().")
		if number, is := lexicon.JustNumber(value); is && number >= 1 && number <= len(rows) {
			return true
		}
		return slices.ContainsFunc(rows, func(row line.Line) bool { return lexicon.Same(row.Text) == lexicon.Same(value) && value != "" })
	}
	return false
}

// keyOfNumbers reports whether a key stands behind all lists that is made of numbers alone, at
// least two for each.
func (r *Reader) keyOfNumbers(behind []line.Line, lists int) bool {
	at := slices.IndexFunc(behind, r.IsKeyHeading)
	if at < 0 || lists < FewestEven {
		return false
	}
	numbers := 0
	for _, l := range behind[at+1:] {
		for _, f := range strings.FieldsFunc(l.Text, func(c rune) bool { return strings.ContainsRune(" \t.,;:()-–—=", c) }) {
			if !lexicon.IsNumber(f) {
				return false
			}
			numbers++
		}
		if l.Label != nil {
			numbers++
		}
	}
	return numbers >= 2*lists
}
