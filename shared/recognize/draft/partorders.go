package draft

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// mostChoices is how many entries a question with choices has at most, where
// its stem is an order to work on each.
const mostChoices = 6

// ordersParts reports whether the entries of a list are tasks: most ask or order
// something in whole sentences, and the stem asks nothing they could answer.
func (r *Reader) ordersParts(d Draft, g Grammar) bool {
	if d.Multiple || d.Single || r.Keyed(d) || d.StemSays(r.Multiple) || offersQueries(d) {
		return false
	}
	if oneSetApart(d.Choices) || r.leadsToChoices(d) {
		return false
	}
	if r.eachByForm(d) {
		return true
	}
	if r.manyOrder(d) {
		return true
	}
	if g.kind == line.WordNumber && r.tasksUnderName(d) {
		return true
	}
	if r.asksOver(d) {
		return false
	}
	if r.eachOrders(d, g) {
		return true
	}
	kind := d.Choices[0].Label.Kind
	told, length, questions, han := 0, 0, 0, 0
	for _, c := range d.Choices {
		text := withoutMargin(strings.TrimSpace(c.Text()))
		if c.Sign != "" || len(c.Marks) > 0 && kind != lexicon.LetterLabel {
			return false
		}
		length += answerkey.WidthOf(text)
		if asks := r.asksWhole(text); asks {
			questions++
			told++
		} else if r.ordersWhole(text) || len(c.Lines) > 1 && r.ordersWhole(withoutMargin(strings.TrimSpace(c.Lines[0].Text))) { // an example below
			told++
		}
		if lexicon.OrdersInHan(text) {
			han++
		}
	}
	n := len(d.Choices)
	if han == n && n > 1 {
		return true // short as their sentences are
	}
	if d.Holes && told < n {
		return false
	}
	if n > 1 && (questions == n || told*2 >= n && kind == lexicon.LetterLabel && length >= answerkey.LeastTask*n) && (d.StemSays(r.OpenTasks) || r.ToAnswer.Begins(d.FoldedStem()) > 0) {
		return true // "Read the text and answer the questions:"
	}
	switch kind {
	case lexicon.LetterLabel:
		if saysNothing(d.Stem) && told*2 >= n && !d.Choices[0].Label.Upper {
			return true
		}
		return r.explains(d) || told*3 >= n*2 && length >= answerkey.LeastTask*n && questions+r.orders(d) > 0 || n > mostChoices && !d.Choices[0].Label.Upper && r.Cued(d.StemText())
	case lexicon.DigitLabel, lexicon.BulletLabel:
		if kind == lexicon.DigitLabel && told == n && (priced(d.Choices) || questions*3 >= n*2 && isTitled(d)) {
			return true
		}
		return (told*10 >= n*9 || r.sentencesOrder(d) || told*2 >= n && g.kind == line.WordNumber && saysNoMore(d)) && length >= answerkey.LeastBullet*n
	}
	return false
}

// sentencesOrder reports whether several bullets are sentences, most of which order
// something with their first word, below what tells of the case.
func (r *Reader) sentencesOrder(d Draft) bool {
	const least = 3
	orders := 0
	for _, c := range d.Choices {
		f := lexicon.Fold(strings.TrimSpace(c.Text()))
		if c.Label.Kind != lexicon.BulletLabel || c.Sign != "" || !answerkey.EndsSentence(f) {
			return false
		}
		if r.Asking.Begins(f) > 0 || r.Lab.Begins(f) > 0 {
			orders++
		}
	}
	return orders >= least && orders*4 >= len(d.Choices)*3
}

// tasksUnderName reports whether numbers under the name of a task, "Exercise 2 - Lists,
// sets (easy)", are whole sentences that order something, each of them: a name leaves no
// sentence open.
func (r *Reader) tasksUnderName(d Draft) bool {
	if len(d.Stem) != 1 || d.Asks() || asksOrGaps(d.Stem[0]) || strings.HasSuffix(d.Stem[0].Text, ":") {
		return false
	}
	return !slices.ContainsFunc(d.Choices, func(c Choice) bool {
		return c.Label.Kind != lexicon.DigitLabel || c.Sign != "" || len(c.Marks) > 0 || !r.ordersWhole(withoutMargin(strings.TrimSpace(c.Lines[0].Text)))
	})
}

// saysNoMore reports whether a task says at most what it is worth before the numbers
// under it, which are whole sentences each: "Task 1 (2 points)".
func saysNoMore(d Draft) bool {
	for _, l := range d.Stem {
		if l.Kind != line.TextLine || rewrite.HasWords(line.BracketPoints.ReplaceAllString(l.Text, "")) {
			return false
		}
	}
	return !slices.ContainsFunc(d.Choices, func(c Choice) bool { return c.Label.Kind != lexicon.DigitLabel || !answerkey.EndsSentence(c.Text()) })
}

// eachByForm reports whether every small letter orders something by the form of its
// verb, but for some that ask, below what is given: a formula, a sentence. Behind a
// colon they may say what to do in a case.
func (r *Reader) eachByForm(d Draft) bool {
	if len(d.Stem) == 0 || d.Holes || strings.HasSuffix(strings.TrimSpace(d.Stem[len(d.Stem)-1].Text), ":") || slices.ContainsFunc(d.Stem, asksOrGaps) {
		return false
	}
	ordered := 0
	for _, c := range d.Choices {
		text := withoutMargin(strings.TrimSpace(c.Text()))
		if c.Label.Kind != lexicon.LetterLabel || c.Label.Upper || c.Sign != "" || len(c.Marks) > 0 {
			return false
		}
		if lexicon.OrdersByForm(text) {
			ordered++
		} else if !r.asksWhole(text) {
			return false
		}
	}
	return ordered > 0
}

// manyOrder reports whether more small letters than choices have stand under a stem, and
// most of them order something at their head, answers below them or not.
func (r *Reader) manyOrder(d Draft) bool {
	if len(d.Choices) <= mostChoices || IsSigned(d.Choices) || len(d.Stem) > 0 && asksOrGaps(d.Stem[len(d.Stem)-1]) {
		return false
	}
	ordered := 0
	for _, c := range d.Choices {
		if c.Label.Kind != lexicon.LetterLabel || c.Label.Upper {
			return false
		}
		if first := c.Lines[0].Text; answerkey.WidthOf(c.Text()) >= answerkey.LeastTask && (r.OrdersAtHead(c.Lines[0].Folded()) || lexicon.OrdersByForm(first)) {
			ordered++
		}
	}
	return ordered*3 >= len(d.Choices)*2
}

// offersQueries reports whether most entries of a list are queries of a database,
// "SELECT name FROM staff;", which order nothing of people.
func offersQueries(d Draft) bool {
	n := 0
	for _, c := range d.Choices {
		if text := c.Text(); answerkey.MayQuery(text) && answerkey.IsQuery(lexicon.Fold(text)) {
			n++
		}
	}
	return n > 0 && n*2 >= len(d.Choices)
}

// asksOrGaps reports whether a line asks, or leaves room for what completes it.
func asksOrGaps(l line.Line) bool { return lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) }

// eachOrders reports whether every small letter, or number under a task with a name
// such as "Exercise 1", begins a sentence that orders something, but for some that
// ask, under what tells something or gives it: "Given f(x) = 2x: a) Find its roots.
// b) Draw it. c) Where does it rise?"
func (r *Reader) eachOrders(d Draft, g Grammar) bool {
	if len(d.Stem) == 0 || d.Holes || !answerkey.EndsSentence(d.Stem[len(d.Stem)-1].Text) && !answerkey.EndsSentence(d.Stem[0].Text) && r.Givens.Begins(strings.TrimSpace(lexicon.Fold(line.BracketPoints.ReplaceAllString(d.Stem[0].Text, "")))) == 0 {
		return false
	}
	orders := 0
	for _, c := range d.Choices {
		text := withoutMargin(strings.TrimSpace(c.Text()))
		first, _ := utf8.DecodeRuneInString(text)
		f := lexicon.Fold(text)
		numbered := c.Label.Kind == lexicon.DigitLabel && g.kind == line.WordNumber
		if c.Label.Kind != lexicon.LetterLabel && !numbered || c.Label.Upper || c.Sign != "" || len(c.Marks) > 0 || !unicode.IsUpper(first) {
			return false
		}
		switch {
		case answerkey.EndsSentence(strings.TrimRight(text, ")")) && (r.Asking.Begins(f) > 0 || r.Lab.Begins(f) > 0):
			orders++
		case !flatten.EndsAsking(text):
			return false
		}
	}
	return orders > 0
}

// remarkBehind is a remark in brackets behind a sentence: "Define a mean. (CO1, K2)".
var remarkBehind = pattern.Guarded(pattern.EndsWith(")]", lexicon.Whitespace), `([.!?])\s+[(\[][^()\[\]]{1,24}[)\]]$`)

// withoutMargin is a text without what a paper says at its right end that it is
// worth, behind a tab or in brackets: "Define a mean.	10", "(4 x 2 = 8)".
func withoutMargin(text string) string {
	if m := remarkBehind.FindStringSubmatchIndex(text); m != nil {
		text = text[:m[3]]
	}
	if at := marginWorth.FindStringIndex(text); at != nil && at[0] > 0 {
		return strings.TrimSpace(text[:at[0]])
	}
	if i := strings.LastIndexByte(text, '\t'); i > 0 && lexicon.IsNumber(strings.Trim(text[i:], " \t[]()")) {
		return strings.TrimSpace(text[:i])
	}
	return text
}

// marginWorth is what a line is worth, in brackets at its end behind a gap.
var marginWorth = pattern.Guarded(pattern.EndsWith(")]", ""), `\s+[(\[]\s*\d{1,2}(?:\s*[x×*X]\s*\d{1,2})?(?:\s*=\s*\d{1,3})?\s*(?i:marks?|mks?|m|pts?|points?)?\.?\s*[)\]]$`)

// explains reports whether the stem orders something and every small letter
// begins with a word that asks for several sentences, "a. Explain how ...".
func (r *Reader) explains(d Draft) bool {
	if len(d.Stem) == 0 || d.Choices[0].Label.Upper || !r.OrdersAtHead(lexicon.Fold(d.Stem[0].Text)) {
		return false
	}
	for _, c := range d.Choices {
		if text := lexicon.Fold(c.Text()); r.Essay.Begins(text) == 0 || len(strings.Fields(text)) < asks.LeastExplained {
			return false
		}
	}
	return true
}

// asksOver reports whether the stem is a question or an open sentence, to which
// the entries are the answers.
func (r *Reader) asksOver(d Draft) bool {
	if len(d.Stem) == 0 {
		return false
	}
	for _, l := range d.Stem {
		if asksOrGaps(l) || flatten.HasBracketRoom(l.Text) {
			return true
		}
	}
	end := len(d.Stem) - 1
	for end > 0 && (!strings.ContainsFunc(d.Stem[end].Text, unicode.IsLetter) || line.AllCode(d.Stem[end]) || line.CodeLine(d.Stem[end]) || end+1 < len(d.Stem) && strings.HasPrefix(d.Stem[end+1].Text, "{")) {
		end-- // data: "41 43 47", "type Tree = Leaf | Node"; code, and the head over its brace
	}
	last := d.Stem[end].Text
	if at := line.BarePoints.FindStringIndex(last); at != nil {
		last = last[:at[0]]
	}
	last = strings.TrimRight(last, " \t*)]")
	if d.Stem[end].Cell() {
		return false
	}
	sign, _ := utf8.DecodeLastRuneInString(last)
	switch {
	case strings.ContainsRune(":：", sign):
		return d.Choices[0].Label.Upper || !startsTask(d)
	case strings.ContainsRune(".!。．；", sign) || d.worth():
		return false
	}
	const title = 4 // words; it ends without a sign, as open sentences do
	if len(d.Stem) > 1 && d.Choices[0].Label.Kind == lexicon.DigitLabel && r.orderedByForm(d) {
		return false
	}
	return len(strings.Fields(d.StemText())) > title || !startsTask(d)
}

// orderedByForm reports whether the entries are questions and orders that their
// verbs show to be some, which no answer has.
func (r *Reader) orderedByForm(d Draft) bool {
	told := 0
	for _, c := range d.Choices {
		if text := strings.TrimSpace(c.Text()); r.asksWhole(text) || lexicon.OrdersByForm(text) {
			told++
		}
	}
	return len(d.Choices) >= 3 && told*10 >= len(d.Choices)*9
}

// startsTask reports whether every entry begins like a sentence.
func startsTask(d Draft) bool {
	for _, c := range d.Choices {
		first, _ := utf8.DecodeRuneInString(strings.TrimLeft(c.Text(), "([ "))
		if unicode.IsLower(first) {
			return false
		}
	}
	return true
}

// asksWhole reports whether an entry is a question: it holds a question mark and
// is no speech in quotes.
func (r *Reader) asksWhole(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return lexicon.HasQuestionMark(text) && !strings.ContainsRune("\"“”„«‘'", first)
}

// ordersWhole reports whether an entry orders something, in a sentence that ends
// as one, or says what it is worth.
func (r *Reader) ordersWhole(text string) bool {
	if line.BracketPoints.MatchString(text) || lexicon.PartWorth.MatchString(text) || lexicon.OrdersInHan(text) || lexicon.OrdersByForm(text) {
		return true
	}
	if query.MatchString(text) {
		return false
	}
	head := text[:min(len(text), 40)]
	if folded := lexicon.Fold(strings.ToValidUTF8(head, "")); !r.OrdersAtHead(folded) && !r.ordersAtEnd(text) && !r.ordersGiven(text) {
		return false
	}
	first, _ := utf8.DecodeRuneInString(text)
	return !unicode.IsLower(first) && (EndsClause(text) || flatten.EndsAsking(text) || strings.HasSuffix(text, ":"))
}

// ordersAtEnd reports whether the last of several sentences of an entry orders
// something: "The string is tuned again. Find its new tension."
func (r *Reader) ordersAtEnd(text string) bool {
	at := lastSentence.FindStringIndex(text)
	return at != nil && r.Asking.Begins(lexicon.Fold(strings.TrimSpace(text[at[0]+1:]))) > 0
}

// givenAhead is what an order is about, before it: "Given a list of words, ".
var givenAhead = pattern.New(`^(?:Given|Dat[aoie]|Dad[ao]s?|Étant donnée?s?|Gegeben (?:sei|sind|ist)|Дан[аоы]?|Mając dan[ąey]|Dan[ay])\s[^.?!]*?,\s+`)

// ordersGiven reports whether an entry says what is given and then orders something.
func (r *Reader) ordersGiven(text string) bool {
	m := givenAhead.FindString(text)
	for rest := text[len(m):]; m != ""; {
		first, size := utf8.DecodeRuneInString(rest)
		if r.OrdersAtHead(lexicon.Fold(strings.ToValidUTF8(rest[:min(len(rest), 40)], ""))) || lexicon.OrdersByForm(string(unicode.ToUpper(first))+rest[size:]) {
			return true
		}
		_, behind, ok := strings.Cut(rest, ", ")
		if !ok {
			return false
		}
		rest = behind
	}
	return false
}

// lastSentence is the last sentence behind others, from the stop of the one before.
var lastSentence = pattern.New(`[.!?]\s+\p{Lu}[^.!?]*(?:\.\d[^.!?]*)*[.!]$`)

// query is an order to a database.
var query = pattern.New(`^\s*(?:SELECT\s.*\sFROM|INSERT\s+INTO|UPDATE\s+\S+\s+SET|DELETE\s+FROM|(?:CREATE|ALTER|DROP)\s+(?:TABLE|VIEW|INDEX|DATABASE))\s`)

// orders counts the entries that order.
func (r *Reader) orders(d Draft) int {
	n := 0
	for _, c := range d.Choices {
		if r.ordersWhole(strings.TrimSpace(c.Text())) {
			n++
		}
	}
	return n
}

// partLabel is how a part is called: by its own label, and where that is a
// bullet by a letter.
func partLabel(l lexicon.ChoiceLabel, i int) string {
	if l.Kind != lexicon.BulletLabel || i >= 26 {
		return l.Text
	}
	return string(rune('a'+i)) + ")"
}

// areQuestions reports whether most entries of a numbered list ask: they are the
// questions that the line over them announces, and no choices of it.
func (r *Reader) areQuestions(ts []Token, row run) bool {
	asking := 0
	for _, p := range row.at {
		if r.asksWhole(ts[p].behindLabel().Text) {
			asking++
		}
	}
	return len(row.at) >= leastListedAsks && asking*4 >= len(row.at)*3
}

// leastListedAsks is how many entries a list of questions has at least.
const leastListedAsks = 3
