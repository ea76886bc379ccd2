package recognize

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// An exercise lists what is to be done under a title or a description, "1. Stacks
// a) Explain ... b) Draw ...", which looks like a question with choices.

// The least that lines have in the middle, in characters, to be tasks of
// their own: with letters, and with bullets or numbers.
const (
	leastTask   = 28
	leastBullet = 40
)

// mostChoices is how many entries a question with choices has at most, where
// its stem is an order to work on each.
const mostChoices = 6

// ordersParts reports whether the entries of a list are tasks: most ask or order
// something in whole sentences, and the stem asks nothing they could answer.
func (r *recognizer) ordersParts(d draft) bool {
	if d.multiple || d.single || r.keyed(d) || r.multiple.in(fold(d.stemText())) {
		return false
	}
	if r.asksOver(d) {
		return false
	}
	if r.eachOrders(d) {
		return true
	}
	kind := d.choices[0].label.kind
	told, length, questions := 0, 0, 0
	for _, c := range d.choices {
		text := withoutMargin(strings.TrimSpace(c.text()))
		if c.sign != "" || len(c.marks) > 0 && kind != letterLabel {
			return false
		}
		length += widthOf(text)
		if asks := r.asksWhole(text); asks {
			questions++
			told++
		} else if r.ordersWhole(text) {
			told++
		}
	}
	n := len(d.choices)
	if d.holes && told < n {
		return false
	}
	if questions == n && n > 1 && r.openTasks.in(fold(d.stemText())) {
		return true // "Read the text and answer the questions:"
	}
	switch kind {
	case letterLabel:
		if len(d.stem) == 0 && told*2 >= n && !d.choices[0].label.upper {
			return true
		}
		return r.explains(d) || told*3 >= n*2 && length >= leastTask*n && questions+r.orders(d) > 0 || n > mostChoices && !d.choices[0].label.upper && r.cued(d.stemText())
	case digitLabel, bulletLabel:
		return told*10 >= n*9 && length >= leastBullet*n
	}
	return false
}

// eachOrders reports whether every small letter begins a sentence that orders
// something, under what tells something or gives it: "Given f(x) = 2x: a) Find its
// roots. b) Draw it."
func (r *recognizer) eachOrders(d draft) bool {
	if len(d.stem) == 0 || d.holes || !endsSentence(d.stem[len(d.stem)-1].text) && r.givens.begins(strings.TrimSpace(fold(bracketPoints.ReplaceAllString(d.stem[0].text, "")))) == 0 {
		return false
	}
	for _, c := range d.choices {
		text := withoutMargin(strings.TrimSpace(c.text()))
		first, _ := utf8.DecodeRuneInString(text)
		f := fold(text)
		if c.label.kind != letterLabel || c.label.upper || c.sign != "" || len(c.marks) > 0 || !unicode.IsUpper(first) || !endsSentence(text) || r.asking.begins(f) == 0 && r.lab.begins(f) == 0 {
			return false
		}
	}
	return true
}

// withoutMargin is a text without what a paper says at its right end that it is
// worth, behind a tab or in brackets: "Define a mean.	10", "(4 x 2 = 8)".
func withoutMargin(text string) string {
	if at := marginWorth.FindStringIndex(text); at != nil && at[0] > 0 {
		return strings.TrimSpace(text[:at[0]])
	}
	if i := strings.LastIndexByte(text, '\t'); i > 0 && isNumber(strings.Trim(text[i:], " \t[]()")) {
		return strings.TrimSpace(text[:i])
	}
	return text
}

// marginWorth is what a line is worth, in brackets at its end behind a gap.
var marginWorth = pattern.Guarded(pattern.EndsWith(")]", ""), `\s+[(\[]\s*\d{1,2}(?:\s*[x×*X]\s*\d{1,2})?(?:\s*=\s*\d{1,3})?\s*(?i:marks?|mks?|m|pts?|points?)?\.?\s*[)\]]$`)

// explains reports whether the stem orders something and every small letter
// begins with a word that asks for several sentences, "a. Explain how ...".
func (r *recognizer) explains(d draft) bool {
	if len(d.stem) == 0 || d.choices[0].label.upper || !r.ordersAtHead(fold(d.stem[0].text)) {
		return false
	}
	for _, c := range d.choices {
		if text := fold(c.text()); r.essay.index(text) != 0 || len(strings.Fields(text)) < leastExplained {
			return false
		}
	}
	return true
}

// leastExplained is how many words say what is to be explained.
const leastExplained = 4

// asksOver reports whether the stem is a question or an open sentence, to which
// the entries are the answers.
func (r *recognizer) asksOver(d draft) bool {
	if len(d.stem) == 0 {
		return false
	}
	for _, l := range d.stem {
		if hasQuestionMark(l.text) || hasBlank(l) {
			return true
		}
	}
	last := d.stem[len(d.stem)-1].text
	if at := barePoints.FindStringIndex(last); at != nil {
		last = last[:at[0]]
	}
	last = strings.TrimRight(last, " \t*)]")
	if d.stem[len(d.stem)-1].cell() {
		return false
	}
	end, _ := utf8.DecodeLastRuneInString(last)
	switch {
	case strings.ContainsRune(":：", end):
		return d.choices[0].label.upper || !startsTask(d)
	case strings.ContainsRune(".!。．", end) || d.worth():
		return false
	}
	const title = 4 // words; it ends without a sign, as open sentences do
	if len(d.stem) > 1 && d.choices[0].label.kind == digitLabel && r.orderedByForm(d) {
		return false
	}
	return len(strings.Fields(d.stemText())) > title || !startsTask(d)
}

// orderedByForm reports whether the entries are questions and orders that their
// verbs show to be some, which no answer has.
func (r *recognizer) orderedByForm(d draft) bool {
	told := 0
	for _, c := range d.choices {
		if text := strings.TrimSpace(c.text()); r.asksWhole(text) || ordersByForm(text) {
			told++
		}
	}
	return len(d.choices) >= 3 && told*10 >= len(d.choices)*9
}

// startsTask reports whether every entry begins like a sentence.
func startsTask(d draft) bool {
	for _, c := range d.choices {
		first, _ := utf8.DecodeRuneInString(strings.TrimLeft(c.text(), "([ "))
		if unicode.IsLower(first) {
			return false
		}
	}
	return true
}

// asksWhole reports whether an entry is a question: it holds a question mark and
// is no speech in quotes.
func (r *recognizer) asksWhole(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return hasQuestionMark(text) && !strings.ContainsRune("\"“”„«‘'", first)
}

// ordersWhole reports whether an entry orders something, in a sentence that ends
// as one, or says what it is worth.
func (r *recognizer) ordersWhole(text string) bool {
	if bracketPoints.MatchString(text) || partWorth.MatchString(text) || ordersInHan(text) || ordersByForm(text) {
		return true
	}
	if query.MatchString(text) {
		return false
	}
	head := text[:min(len(text), 40)]
	if folded := fold(strings.ToValidUTF8(head, "")); !r.ordersAtHead(folded) {
		return false
	}
	first, _ := utf8.DecodeRuneInString(text)
	return !unicode.IsLower(first) && (endsClause(text) || endsAsking(text) || strings.HasSuffix(text, ":"))
}

// query is an order to a database.
var query = pattern.New(`^\s*(?:SELECT\s.*\sFROM|INSERT\s+INTO|UPDATE\s+\S+\s+SET|DELETE\s+FROM|(?:CREATE|ALTER|DROP)\s+(?:TABLE|VIEW|INDEX|DATABASE))\s`)

// ordersAtHead reports whether the beginning of an entry orders something.
func (r *recognizer) ordersAtHead(folded string) bool {
	if i := r.asking.index(folded); i >= 0 && i <= 12 {
		return true
	}
	return r.lab.begins(folded) > 0
}

// orders counts the entries that order.
func (r *recognizer) orders(d draft) int {
	n := 0
	for _, c := range d.choices {
		if r.ordersWhole(strings.TrimSpace(c.text())) {
			n++
		}
	}
	return n
}

// partLabel is how a part is called: by its own label, and where that is a
// bullet by a letter.
func partLabel(l choiceLabel, i int) string {
	if l.kind != bulletLabel || i >= 26 {
		return l.text
	}
	return string(rune('a'+i)) + ")"
}

// takeHints makes the bullets under an order to write, "Describe the city. • Name
// its river. • Use five adjectives.", part of the stem: they say what to write.
func (r *recognizer) takeHints(d *draft, g grammar) {
	text := d.stemText()
	if g.bare() || !d.bullets || d.hasAnswer() || d.multiple || d.single || r.keyed(*d) || hasQuestionMark(text) || slices.ContainsFunc(d.stem, hasBlank) || !r.essay.in(fold(text)) {
		return
	}
	for _, c := range d.choices {
		if c.sign != "" || len(c.marks) > 0 || len(c.labelMarks) > 0 {
			return
		}
	}
	d.choicesIntoStem(func(choiceLabel) string { return "•" })
}

// oneTopic orders to write about one of the entries below.
var oneTopic = pattern.New(`(?i)\b(?:any one|one|either) of (?:the|these) (?:following|topics|subjects|questions|themes|below)|\bone topic\b|\bone of the topics\b`)

// writtenPiece is what is written about a topic.
var writtenPiece = pattern.New(`(?i)\b(?:topics?|compositions?|story|paragraph|letter|article|speech)\b`)

// takeTopics makes the entries under an order to write about one of them part of
// the stem: together they are one task.
func (r *recognizer) takeTopics(d *draft) bool {
	if len(d.stem) == 0 {
		return false
	}
	text := d.stem[len(d.stem)-1].text
	if d.hasAnswer() || d.multiple || r.keyed(*d) || hasQuestionMark(text) || !oneTopic.MatchString(text) || !r.essay.in(fold(text)) && !writtenPiece.MatchString(text) {
		return false
	}
	if slices.ContainsFunc(d.choices, func(c draftChoice) bool {
		return c.sign != "" || utf8.RuneCountInString(c.text()) < leastTopic
	}) {
		return false
	}
	d.choicesIntoStem(func(c choiceLabel) string { return c.text })
	return true
}

// leastTopic is how many characters a topic has.
const leastTopic = 12

// choicesIntoStem puts the entries behind the stem, with signs of their own.
func (d *draft) choicesIntoStem(sign func(choiceLabel) string) {
	for _, c := range d.choices {
		first := c.lines[0]
		c.lines[0] = newLine(first, append([]page.Run{{Text: sign(c.label) + " "}}, first.runs...))
		d.stem = append(d.stem, c.lines...)
	}
	d.choices, d.bullets = nil, false
}

// areQuestions reports whether most entries of a numbered list ask: they are the
// questions that the line over them announces, and no choices of it.
func (r *recognizer) areQuestions(ts []token, row run) bool {
	asking := 0
	for _, p := range row.at {
		if r.asksWhole(ts[p].behindLabel().text) {
			asking++
		}
	}
	return len(row.at) >= leastListedAsks && asking*4 >= len(row.at)*3
}

// leastListedAsks is how many entries a list of questions has at least.
const leastListedAsks = 3
