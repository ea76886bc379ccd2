package printed

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Bounds of sentences with words to choose from in brackets.
const (
	slashedWords = 30 // characters of one of the words
	mostSlashed  = 5
	leastFigures = 3 // figures in a list: two are a range or a fraction
)

// slashForm is a way in which sentences offer words to choose from.
type slashForm struct {
	find  func(l line.Line) [][]int // the places of the words, with and without what stands around them
	least int                       // sentences in a row
	rest  int                       // other words in the sentence
	plain bool                      // only behind plain numbers
	told  bool                      // only under an order that speaks of brackets or of choosing
	apart bool                      // only where one of the words is set apart
}

// Words inside a sentence: in brackets, "(go / goes)", single ones apart, "go / goes",
// and close together, "go/goes", which most often are something else.
var (
	slashGroup = pattern.New(`[(（\[]\s*([^()（）\[\]/|]{1,40}(?:\s*[/|]\s*[^()（）\[\]/|]{1,40}){1,4})\s*[)）\]]`)
	slashApart = pattern.New(`(?:^|\s)(\pL[\pL'’]*(?:\s/\s\pL[\pL'’]*){1,3})(?:[\s.,?!]|$)`)
	dashGroup  = pattern.New(`[(（]\s*([^()（）/|]{1,40}(?:(?:\s*[-–—]\s|\s[-–—])[^()（）/|]{1,40}){1,4})\s*[)）]`)
	commaGroup = pattern.New(`[(（]\s*([^()（）/|,،、;]{1,40}(?:[,،、;]\s*[^()（）/|,،、;]{1,40}){1,4})\s*[)）]`)
	slashClose = pattern.New(`(?:^|\s)(\pL{2,}(?:/\pL{2,}){1,3})(?:[\s,.?!]|$)`)
)

// slashForms are the ways in which sentences offer words, the surest first.
func slashForms() []slashForm {
	return []slashForm{
		{find: inBrackets(slashGroup), least: 3, rest: 2},
		{find: inBrackets(dashGroup, commaGroup), least: 2, rest: 2, told: true},
		{find: inBrackets(dashGroup, commaGroup), least: 2, rest: 1, apart: true},
		{find: func(l line.Line) [][]int {
			if set := boldGroup(l); set != nil {
				return [][]int{set}
			}
			return withForms(bareGroups(slashApart, l.Text), l.Text)
		}, least: 3, rest: 2},
		{find: func(l line.Line) [][]int { return bareGroups(slashClose, l.Text) }, least: 5, rest: 1, plain: true},
	}
}

// inBrackets finds groups of words that stand in brackets, parted in the first way that
// there is.
func inBrackets(groups ...pattern.Pattern) func(line.Line) [][]int {
	return func(l line.Line) (at [][]int) {
		for _, g := range groups {
			if at = g.FindAllStringSubmatchIndex(l.Text, 2); at != nil {
				break
			}
		}
		return at
	}
}

// bareGroups are the places of words with nothing around them. Where the slashes go on
// they part all words of a sentence, which are to be put in order.
func bareGroups(group pattern.Pattern, text string) [][]int {
	at := group.FindAllStringSubmatchIndex(text, 2)
	for i, m := range at {
		if strings.HasPrefix(strings.TrimLeft(text[m[3]:], " "), "/") || strings.HasSuffix(strings.TrimRight(text[:m[2]], " "), "/") {
			return nil
		}
		at[i] = []int{m[2], m[3], m[2], m[3]}
	}
	return at
}

// mostAhead is how many words may stand before the one that ends a choice of several.
const mostAhead = 2

// withForms has the last choice of two go on to the word that is a form of the first,
// "It rains / is raining": verbs are offered with the words they need.
func withForms(at [][]int, text string) [][]int {
	for i, m := range at {
		words := strings.Fields(text[m[2]:m[3]])
		if len(words) != 3 || sameWord(words[0], words[2]) {
			continue
		}
		ahead := strings.Fields(text[m[3]:])
		for k, w := range ahead[:min(len(ahead), mostAhead)] {
			if !sameWord(words[0], strings.TrimRight(w, ".,?!")) {
				continue
			}
			place := asks.PlacesOf(ahead[:k+1], text, m[3])[k]
			end := place[0] + len(strings.TrimRight(w, ".,?!"))
			at[i] = []int{m[0], end, m[2], end}
			if lexicon.Fold(words[0]) == lexicon.Fold(strings.TrimRight(w, ".,?!")) { // "Did you / Have you"
				from := strings.LastIndex(strings.TrimRight(text[:m[2]], " "), " ") + 1
				if !strings.ContainsFunc(text[:from], unicode.IsLetter) {
					at[i] = []int{from, end, from, end}
				}
			}
			break
		}
	}
	return at
}

// sameWord reports whether two words are forms of one: they begin alike, for half of
// the shorter one or more.
func sameWord(a, b string) bool {
	x, y := []rune(lexicon.Fold(a)), []rune(lexicon.Fold(b))
	n := 0
	for n < len(x) && n < len(y) && x[n] == y[n] {
		n++
	}
	return n >= 2 && 2*n >= min(len(x), len(y))
}

// boldGroup is where the only bold stretch of a line stands, when it holds words to
// choose from; nil for none.
func boldGroup(l line.Line) []int {
	at, from, to := 0, -1, -1
	for _, r := range l.Runs {
		n := len(r.Plain())
		if bold := r.Kind == page.TextRun && r.Marks.Bold; bold && strings.Contains(r.Text, "/") {
			if from >= 0 || n == len(l.Text) {
				return nil
			}
			from, to = at, at+n
		} else if bold {
			return nil
		}
		at += n
	}
	if from < 0 {
		return nil
	}
	return []int{from, to, from, to}
}

// SlashChoices reads numbered sentences, each with one list of words in the place
// where the right one belongs, "She (go / goes) to school", as stems with a gap
// over their choices. Several must stand in a row: a stroke is often something
// else, and most of all without brackets.
func (r *Reader) SlashChoices(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	forms := slashForms()
	for i := 0; i < len(lines); {
		k := slices.IndexFunc(forms, func(form slashForm) bool {
			_, m := r.sentence(lines, i, form)
			return m != nil && (!form.told || r.tellsBrackets(lines[:i]))
		})
		if k < 0 {
			if i++; out != nil {
				out = append(out, lines[i-1])
			}
			continue
		}
		form, n, end := forms[k], 0, i
		seen := map[string]bool{}
		for ; end < len(lines); end++ {
			if l, m := r.sentence(lines, end, form); m != nil {
				seen[lexicon.Fold(l.Text[m[2]:m[3]])] = true
				if n++; len(l.Text) > len(lines[end].Text) {
					end++ // its words stand below it
				}
			} else if note, _ := lines[end].NoteClass(r.Vocabulary); note != lexicon.AnswerWord || n == 0 {
				break
			}
		}
		if n < form.least && !(n > 0 && r.ordersCircles(lines, i, form)) || len(seen)*3 < n*2 {
			if end = max(end, i+1); out != nil {
				out = append(out, lines[i:end]...)
			}
			i = end
			continue
		}
		if out == nil {
			out = append(make([]line.Line, 0, 4*len(lines)), lines[:i]...)
		}
		for ; i < end; i++ {
			l, m := r.sentence(lines, i, form)
			if m == nil {
				out = append(out, l) // the answer below a sentence
				continue
			}
			if len(l.Text) > len(lines[i].Text) {
				i++
			}
			stem, answer := r.answerBehind(l, m[1])
			if out = append(out, slashed(stem, m)...); answer.Text != "" {
				out = append(out, answer)
			}
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// ordersCircles reports whether the line above line i, or the sentence itself, orders to
// circle the right word: then one such sentence is enough. Words at its end are read as
// what it offers without a gap.
func (r *Reader) ordersCircles(lines []line.Line, i int, form slashForm) bool {
	if at := r.slashedAt(lines[i], form); strings.Trim(lines[i].Text[at[1]:], " .?!") == "" {
		return false
	}
	if q, _ := lines[i].QuestionLabel(r.Vocabulary); r.Circles.Begins(lexicon.Fold(lines[i].Text[q.End:])) > 0 {
		return true
	}
	for k := i - 1; k >= max(0, i-2); k-- {
		if l := lines[k]; l.Kind == line.TextLine && l.Text != "" {
			return l.Says(r.Circles)
		}
	}
	return false
}

// groupAlone is a line of nothing but words in brackets.
var groupAlone = pattern.New(`^\s*[(（][^()（）]{3,150}[)）]\s*\.?\s*$`)

// sentence is line i with the words in brackets that stand below it, and where the only list
// of words stands in it, nil for none.
func (r *Reader) sentence(lines []line.Line, i int, form slashForm) (line.Line, []int) {
	l := lines[i]
	if (form.told || form.apart) && i+1 < len(lines) && lines[i+1].Kind == line.TextLine && lines[i+1].Label == nil && l.Kind == line.TextLine && !strings.ContainsAny(l.Text, "(（") && groupAlone.MatchString(lines[i+1].Text) {
		l = flatten.Joined(lines[i : i+2])
	}
	m := r.slashedAt(l, form)
	if m == nil {
		return lines[i], nil
	}
	return l, m
}

// wordStrokes and wordDashes part words to choose from.
var wordStrokes = line.SignsOf("/|")
var wordDashes = line.SignsOf("-–—,،、;")

// slashedAt is where the only list of words stands inside a numbered sentence,
// nil for none.
func (r *Reader) slashedAt(l line.Line, form slashForm) []int {
	if l.Kind != line.TextLine || !l.Has(wordStrokes) && !((form.told || form.apart) && l.Has(wordDashes)) || flatten.HasBlank(l) || line.BracketPoints.MatchString(l.Text) {
		return nil
	}
	q, ok := l.QuestionLabel(r.Vocabulary)
	if !ok || q.Delim == line.BareDelim || q.Delim == line.GluedDelim || form.plain && q.Kind != line.PlainNumber {
		return nil
	}
	at := form.find(l)
	if len(at) != 1 || len(strings.Fields(l.Text[q.End:]))-len(strings.Fields(l.Text[at[0][0]:at[0][1]])) < form.rest {
		return nil
	}
	words := offeredWords(l.Text[at[0][2]:at[0][3]])
	if len(words) > mostSlashed || r.areYesNo(words) || slices.ContainsFunc(words, func(w string) bool {
		_, truth := r.TruthOf(w, true)
		return w == "" || utf8.RuneCountInString(w) > slashedWords || truth || !strings.ContainsFunc(w, unicode.IsLetter) && len(words) < leastFigures
	}) {
		return nil
	}
	if form.apart && !oneApart(l, at[0]) {
		return nil
	}
	return at[0]
}

// areYesNo reports whether words are yes and no: what they judge stands before them.
func (r *Reader) areYesNo(words []string) bool {
	if len(words) != 2 {
		return false
	}
	first, ok1 := r.Vocabulary.Is(words[0], lexicon.YesWord, lexicon.NoWord)
	second, ok2 := r.Vocabulary.Is(words[1], lexicon.YesWord, lexicon.NoWord)
	return ok1 && ok2 && first != second
}

// OfferedIn reads a sentence without a label that offers words in one place: as a
// stem with a gap, and the words. They are nil where it offers none. Words close
// together without brackets are most often something else.
func (r *Reader) OfferedIn(l line.Line) (stem line.Line, words []line.Line, bracketed, close bool) {
	numbered := line.NewLine(l, append([]page.Run{{Text: "1. "}}, l.Runs...))
	numbered.Label = nil
	for k, form := range slashForms() {
		m := r.slashedAt(numbered, form)
		if m == nil || form.told {
			continue
		}
		const label = 3 // bytes in front
		if pair := offeredWords(numbered.Text[m[2]:m[3]]); len(pair) == 2 && rewrite.AreInitials(pair[0], pair[1]) {
			return line.Line{}, nil, false, false // "(T / F)" is read with the statement
		}
		stem = gapped(l, m[0]-label, m[1]-label)
		for _, at := range asks.PlacesOf(offeredWords(l.Text[m[2]-label:m[3]-label]), l.Text, m[2]-label) {
			words = append(words, l.Cut(at[0], at[1]))
		}
		return stem, words, k == 0, form.plain
	}
	return line.Line{}, nil, false, false
}

// WordsOf are the words of a text, folded.
func WordsOf(text string) []string {
	return strings.FieldsFunc(lexicon.Fold(text), func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' && r != '’' })
}

// dashCut and commaCut part words between dashes and commas.
var (
	dashCut  = pattern.New(`\s*[-–—]\s+|\s+[-–—]\s*`)
	commaCut = pattern.New(`\s*[,،、;]\s*`)
)

// offeredWords are the words of a list, parted by strokes or dashes.
func offeredWords(list string) []string {
	if strings.ContainsAny(list, "/|") {
		return asks.ListCut.Split(list, -1)
	}
	if words := dashCut.Split(strings.TrimSpace(list), -1); len(words) > 1 {
		return words
	}
	return commaCut.Split(strings.TrimSpace(list), -1)
}

// tellsBrackets reports whether the order above the last lines says that the words
// to choose from stand in brackets, or to choose at all.
func (r *Reader) tellsBrackets(above []line.Line) bool {
	for i := len(above) - 1; i >= max(0, len(above)-2); i-- {
		if l := above[i]; l.Kind == line.TextLine && (l.Says(r.Brackets) || rewrite.CueOf(l, r.Vocabulary) != lexicon.NoClass) {
			return true
		}
	}
	return false
}

// gapped is a line with a gap in place of a stretch of it.
func gapped(l line.Line, from, to int) line.Line {
	runs := append(slices.Clone(line.SliceRuns(l.Runs, 0, from)), page.Run{Kind: page.BlankRun, Text: "____"})
	return line.NewLine(l, append(runs, line.SliceRuns(l.Runs, to, len(l.Text))...))
}

// answerBehind cuts the answer off a sentence behind whose words it stands, "She (go /
// goes) home.   Answer: goes": it belongs below the choices.
func (r *Reader) answerBehind(l line.Line, from int) (stem, answer line.Line) {
	for _, at := range pieceBehind.FindAllStringIndex(l.Text[from:], -1) {
		piece := l.Cut(from+at[1], len(l.Text))
		if note, _ := piece.NoteClass(r.Vocabulary); note == lexicon.AnswerWord {
			stop := len(strings.TrimRight(l.Text[from+at[0]:from+at[1]], lexicon.Whitespace))
			return l.Cut(0, from+at[0]+stop), piece
		}
	}
	return l, line.Line{}
}

// pieceBehind is the room before what may stand behind a sentence.
var pieceBehind = pattern.New(`\s{2,}|\t|[.!?]\s`)

// saidBehind is what stands in brackets at the end of a sentence: one of its words is the
// right one, "France: London / Paris (Paris)".
var saidBehind = pattern.New(`\s*[(\[]\s*([^()\[\]]{1,40}?)\s*[)\]]\s*\.?$`)

// slashed is a sentence as a stem with a gap, and its choices, with the answer that stands
// behind it.
func slashed(l line.Line, m []int) []line.Line {
	said := saidBehind.FindStringSubmatchIndex(l.Text[m[1]:])
	answer := ""
	if words := offeredWords(l.Text[m[2]:m[3]]); said != nil {
		word := l.Text[m[1]+said[2] : m[1]+said[3]]
		if slices.ContainsFunc(words, func(w string) bool { return lexicon.Same(w) == lexicon.Same(word) }) {
			answer = word
			l = l.Cut(0, m[1]+said[0])
		}
	}
	out := []line.Line{gapped(l, m[0], m[1])}
	for i, at := range asks.PlacesOf(offeredWords(l.Text[m[2]:m[3]]), l.Text, m[2]) {
		out = append(out, labelledChoice(l, at[0], at[1], i+1))
	}
	if answer != "" {
		out = append(out, line.NewLine(line.LineAt(l.Pos()), []page.Run{{Text: "Answer: " + answer}}))
	}
	return out
}
