package asks

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of a test whose questions have no numbers and whose choices do.
const (
	leastCountedRows = 5 // questions
	leastAskedRows   = 2 // that all ask by themselves
	leastLettered    = 3 // questions with letters
	countedShare     = 80
	countedStem      = 8  // lines of one question
	strayRows        = 10 // one number in so many rows may stand elsewhere
)

// countedGroup is a row of numbered lines that count from one under a line without
// a number; empty where that line has an answer and no row.
type countedGroup struct {
	stem, from, end int
	letter          lexicon.ChoiceLabel // of the stem, if it has one
}

// CountedChoices writes such rows as lettered choices under numbered questions: "The
// loop stops when" over "1) i is 9", "2) i is 10". Nearly all rows have as many
// lines, nothing in them asks, and some of the stems do or break off. Numbered tasks
// under headings are no choices.
//
// Where nearly all rows are answered, by a number below them or the sign of a right answer at
// one of their lines, the stems need not ask; two that all end with question marks are enough.
// The choices keep their numbers as names for answers and keys.
//
// The stems may have letters, "a) Which is the largest?" over "1. Rome", "2. Oslo".
// Then most of them ask by themselves: parts of a paper have letters too, and "A.
// Choose the right word" heads its questions.
func (r *Reader) CountedChoices(lines []line.Line) []line.Line {
	all, usual := r.countedGroups(lines)
	groups := offering(all)
	lettered := len(groups) > 0 && groups[0].letter.End > 0
	again := lettered && len(groups) > 1 && groups[0].letter.Sign == groups[1].letter.Sign // "Q:" before each
	counted := r.answersCounted(lines, groups)
	answered := max(counted, r.signedRows(lines, groups))*10 >= len(groups)*9
	if !answered && len(groups) > 0 && circledCount(lines[groups[0].from].Text) > 0 {
		return lines // circled numbers count the points of an answer as well
	}
	if len(groups) < leastAskedRows || len(groups) < leastCountedRows && !(lettered && len(groups) >= leastLettered) && !answered && !allAsk(lines, groups) {
		return lines
	}
	numbered := r.areNumbered(lines, groups)
	words := UnfinishedWords()
	same, asking, tasks, listed := 0, 0, 0, 0
	for _, g := range groups {
		if q, ok := lines[g.stem].QuestionLabel(r.Vocabulary); ok && q.Number > 0 && !numbered {
			return lines // the questions have numbers like those of the choices
		}
		if g.end-g.from == usual {
			same++
		}
		last := lastSaid(lines, g)
		if lexicon.HasQuestionMark(last.Text) || flatten.HasBlank(last) || IsUnfinished(last.Text, words) || !lettered && (flatten.ClosesStem(last.Text) || r.Cued(lines[g.stem].Text)) {
			asking++
		}
		for _, l := range lines[g.from:g.end] {
			n, _ := countedLabel(l)
			rest := l.Text[n.End:]
			if listed++; lexicon.HasQuestionMark(rest) || IsLong(rest) || r.Cued(rest) {
				tasks++
			}
		}
	}
	if same*100 < len(groups)*countedShare && !lettered || !answered && (asking*EvenAsking < len(groups) || lettered && asking*2 < len(groups)) || tasks*5 > listed {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for k, g := range all {
		if q, _ := lines[g.stem].QuestionLabel(r.Vocabulary); numbered && q.Number == k+1 || q.Kind == line.NameNumber && q.End < len(lines[g.stem].Text) {
			out[g.stem] = lines[g.stem].From(q.End)
		} else if lettered {
			out[g.stem] = lines[g.stem].From(g.letter.End)
		}
		out[g.stem].Label = &page.Label{Text: lexicon.DecimalText(k+1) + ".", Format: page.Decimal, Number: k + 1, List: "counted"}
		for i := g.from; i < g.end && (!lettered || numbered || again); i++ { // under letters numbers are labels enough
			out[i] = offeredByCount(lines[i], i-g.from+1)
		}
	}
	return out
}

// areNumbered reports whether the stems count on by signs that numbers of choices never have:
// roman ones, "II.", or "#2".
func (r *Reader) areNumbered(lines []line.Line, groups []countedGroup) bool {
	for k, g := range groups {
		q, ok := lines[g.stem].QuestionLabel(r.Vocabulary)
		if !ok || q.Number != k+1 || q.Kind != line.RomanNumber && !strings.HasPrefix(q.Text, "#") {
			return false
		}
	}
	return len(groups) > 0
}

// offering are the groups that are not empty.
func offering(groups []countedGroup) []countedGroup {
	if !slices.ContainsFunc(groups, func(g countedGroup) bool { return g.from == g.end }) {
		return groups
	}
	return slices.DeleteFunc(slices.Clone(groups), func(g countedGroup) bool { return g.from == g.end })
}

// allAsk reports whether the last line of every stem ends with a question mark, or closes it
// over program code.
func allAsk(lines []line.Line, groups []countedGroup) bool {
	for _, g := range groups {
		said := lastSaid(lines, g)
		if !flatten.EndsAsking(said.Text) && !(isProgram(lines[g.from-1]) && flatten.ClosesStem(said.Text)) || g.end-g.from < FewestEven {
			return false
		}
	}
	return true
}

// lastSaid is the last line of a stem that is no program code, or the last of all.
func lastSaid(lines []line.Line, g countedGroup) line.Line {
	for _, l := range slices.Backward(lines[g.stem:g.from]) {
		if !isProgram(l) {
			return l
		}
	}
	return lines[g.from-1]
}

// isProgram reports whether a line is set as program code.
func isProgram(l line.Line) bool {
	return l.Kind == line.TextLine && (l.Style().Code || line.AllCode(l))
}

// saidLines counts the lines that are no program code.
func saidLines(lines []line.Line) int {
	n := 0
	for _, l := range lines {
		if !isProgram(l) {
			n++
		}
	}
	return n
}

// signedRows counts the rows of which one line has the sign of a right answer.
func (r *Reader) signedRows(lines []line.Line, groups []countedGroup) int {
	n := 0
	for _, g := range groups {
		signed := 0
		for _, l := range lines[g.from:g.end] {
			if r.isSigned(l) {
				signed++
			}
		}
		if signed == 1 {
			n++
		}
	}
	return n
}

// answersCounted tells how many rows have an answer behind them that names a number; none
// where the first of the answers names something else.
func (r *Reader) answersCounted(lines []line.Line, groups []countedGroup) int {
	count := 0
	for k, g := range groups {
		end := len(lines)
		if k+1 < len(groups) {
			end = max(g.end, groups[k+1].stem)
		}
		for _, l := range lines[g.end:end] {
			n, ok := line.NoteOf(l, r.Vocabulary)
			if !ok || n.Class != lexicon.AnswerWord {
				continue
			}
			if value := strings.TrimLeft(n.Value.Text, " ("); value != "" && (lexicon.IsDigit(value[0]) || circledCount(value) > 0) {
				count++
			} else if count == 0 {
				return 0
			}
			break
		}
	}
	return count
}

// countedGroups finds the rows and how many lines most of them have; none where
// other labels are about.
func (r *Reader) countedGroups(lines []line.Line) (groups []countedGroup, usual int) {
	sizes, strays := map[int]int{}, 0
	var letter lexicon.ChoiceLabel
	for i, stem := 0, 0; i < len(lines); i++ {
		l := lines[i]
		n, ok := countedLabel(l)
		switch {
		case !ok && (l.Label != nil && l.Label.Format != page.Bullet || l.Kind == line.TableLine):
			return nil, 0
		case !ok:
			if c, is := l.ChoiceLabel(); is && c.Kind == lexicon.LetterLabel {
				if letter.End > 0 {
					strays++
				}
				stem, letter = i, c
				continue
			}
			if len(groups) > 0 && r.IsKeyHeading(l) {
				i = len(lines) // what counts below it are answers
				continue
			}
			c, valued := l.NoteClass(r.Vocabulary)
			if said := (countedGroup{stem: stem, from: i, end: i}); c == lexicon.AnswerWord && letter.End == 0 && len(groups) > 0 && stem < i && flatten.ClosesStem(lastSaid(lines, said).Text) {
				groups = append(groups, said)
				stem = i + 1
			} else if valued && c != lexicon.NoClass && len(groups) > 0 && stem == i {
				stem = i + 1 // what answers the row above
			} else if letter.End == 0 && l.Gap && !(stem < i && isProgram(l)) || l.Kind != line.TextLine || strings.HasPrefix(l.Text, "#") && l.IsNumbered(r.Vocabulary) {
				stem = i
			}
			continue
		case n.Number != 1 || i == stem || saidLines(lines[stem:i]) > countedStem:
			strays++
			stem = i + 1
			continue
		}
		g := countedGroup{stem, i, i + 1, letter}
		if letter = (lexicon.ChoiceLabel{}); len(groups) > 0 && (groups[0].letter.End > 0) != (g.letter.End > 0) {
			return nil, 0
		}
		for ; g.end < len(lines); g.end++ {
			if next, is := countedLabel(lines[g.end]); !is || next.Number != g.end-i+1 {
				break
			}
		}
		groups = append(groups, g)
		size := g.end - i
		if sizes[size]++; size >= FewestEven && size <= MostEven && sizes[size] > sizes[usual] {
			usual = size
		}
		stem, i = g.end, g.end-1
	}
	if strays*strayRows > len(groups) {
		return nil, 0
	}
	return groups, usual
}

// countedLabel is the typed number in front of a line.
func countedLabel(l line.Line) (line.QuestionLabel, bool) {
	if l.Kind != line.TextLine || l.Label != nil {
		return line.QuestionLabel{}, false
	}
	n, ok := l.NumberLabel()
	mark, rest := lexicon.LeadingMark(l.Text)
	if mark != "" && mark != "#" {
		n, ok = line.NumberLabel(rest)
		n.End += len(l.Text) - len(rest)
	}
	if c := circledCount(rest); !ok && c > 0 {
		behind := strings.TrimLeft(rest[len("①"):], " \t")
		return line.QuestionLabel{Kind: line.PlainNumber, Delim: ')', Number: c, End: len(l.Text) - len(behind)}, behind != ""
	}
	return n, ok && n.Kind == line.PlainNumber && (n.Delim == ')' || n.Delim == '.' || n.Delim == line.ParenDelim)
}

// circledCount is the circled number that begins a text, 0 for none.
func circledCount(s string) int {
	if first, _ := utf8.DecodeRuneInString(s); '①' <= first && first <= '⑨' {
		return int(first-'①') + 1
	}
	return 0
}

// offeredByCount gives a numbered line the letter of its place, and keeps the sign of a right
// answer before the number.
func offeredByCount(l line.Line, place int) line.Line {
	n, _ := countedLabel(l)
	out := l.From(n.End)
	if mark, _ := lexicon.LeadingMark(l.Text); mark != "" {
		out = line.NewLine(l, append([]page.Run{{Text: mark}}, out.Runs...))
	}
	out = out.Offered(place)
	out.Label.List = line.CountedList
	return out
}

// Bounds of questions whose choices carry no labels and whose stems seldom ask.
const (
	LeastEven   = 6 // questions
	FewestEven  = 3 // lines under each
	MostEven    = 6
	EvenAsking  = 4 // one in so many asks
	EvenPercent = 80
)

// UnfinishedWords are words that no sentence ends with, folded.
var UnfinishedWords = sync.OnceValue(func() map[string]bool {
	return lexicon.FoldedSet([]string{"is", "are", "was", "were", "of", "the", "a", "an", "to", "by", "in", "from", "as", "at", "with", "for", "into", "than", "because", "means", "equals", "called", "ist", "sind", "war", "von", "aus", "durch", "mit", "weil", "heißt", "est", "sont", "de", "par", "dans", "avec", "du", "des", "es", "son", "con", "por", "en", "del", "porque", "é", "são", "com", "por", "da", "do", "è", "sono", "di", "da", "del", "perché", "het", "een", "van", "jest", "są", "это", "является", "равен", "равна", "равно", "из", "є", "це", "adalah", "ialah", "là", "bằng", "esa", "bu", "and", "or", "und", "oder", "et", "oraz", "lub", "и", "или", "або", "dan", "atau", "ve", "veya", "và", "hoặc"})
})

// PurposeWords are those of them, and others, that tasks may go on from as well: "Use the graph
// to:".
var PurposeWords = sync.OnceValue(func() map[string]bool {
	return lexicon.FoldedSet([]string{"to", "para", "pour", "per", "zu", "om"})
})

// IsUnfinished reports whether a line breaks off, for a choice to go on with: behind a word
// that ends no sentence, or in dots, "is called ...".
func IsUnfinished(s string, words map[string]bool) bool {
	if strings.HasSuffix(s, "...") || strings.HasSuffix(s, "…") {
		return true
	}
	return words[lexicon.Fold(s[strings.LastIndexByte(s, ' ')+1:])]
}
