package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// parts cuts a question whose lettered lines are questions themselves, "1 a)
// ... b) ...", into one draft for each; nil when they are choices. What stands
// over them is shared.
func (r *Reader) parts(d Draft, g Grammar) []Draft {
	if len(d.Choices) < 2 {
		return nil
	}
	if g.Bare() {
		if judged := r.judgedUnder(d); judged || r.pricedTasks(d) {
			return r.withPair(d.inParts(judged, false, false), d)
		}
		if d.lettered() && !d.HasAnswer() && !IsSigned(d.Choices) && (r.worksOn(d) || d.leadsToAsks()) {
			return d.inParts(false, true, false) // "Write the full forms." without a number
		}
		return nil
	}
	if onlyAddresses(d) {
		return []Draft{d.withListed()}
	}
	if boxed := r.boxedParts(d); boxed != nil {
		return boxed
	}
	if offered := r.offeredParts(d); offered != nil {
		return offered
	}
	judged := r.judged(d)
	ordered := !judged && !d.HasAnswer() && (r.worksOn(d) || g.kind == line.RomanNumber && r.tasksInSection(d))
	if told := d.answeredBySigns(judged); told != nil {
		return r.withPair(told, d)
	}
	solved := !judged && !ordered && d.HasAnswer()
	if solved && !priced(d.Choices) || !judged && !ordered && !solved && !r.areParts(d) && (r.goesOnBelow(d) || !r.ordersParts(d, g)) {
		return nil
	}
	at := r.truthBelow(d)
	if ordered {
		at = askedAhead(d.Stem)
	}
	if (judged || ordered) && at > 0 {
		ahead, rest := d, d
		ahead.Stem, ahead.Choices, rest.Stem = d.Stem[:at], nil, d.Stem[at:]
		return append([]Draft{ahead}, r.withPair(rest.inParts(judged, ordered, false), rest)...)
	}
	return r.withPair(d.inParts(judged, ordered, solved), d)
}

// answeredBySigns makes parts of lettered lines whose answers stand in one line below
// them, each behind the sign of its part: "Ans: (i) False (ii) True". The letters of
// right choices have nothing behind them.
func (d Draft) answeredBySigns(judged bool) []Draft {
	at := -1
	for i, n := range d.Notes {
		if n.Class != lexicon.AnswerWord || at >= 0 {
			return nil
		}
		at = i
	}
	if at < 0 || d.StemKey != "" || !judged && lexicon.HasQuestionMark(d.StemText()) {
		return nil
	}
	note := d.Notes[at]
	d.Notes = nil
	parts := d.inParts(judged, false, false)
	values := signedParts(parts, note.Value)
	if len(values) != len(parts) {
		return nil
	}
	for k, v := range values {
		own := note
		if own.Value = v.From(strings.Index(v.Text, ") ") + 2); own.Value.Text == "" {
			return nil
		}
		parts[k].Notes = append(parts[k].Notes, own)
	}
	return parts
}

// withPair gives statements to judge the pair of words that the order over them names,
// so that their letters are understood.
func (r *Reader) withPair(parts []Draft, over Draft) []Draft {
	folded := flatten.FoldLines(over.Stem)
	pair := r.SlashLabels(folded)
	if pair == [2]string{} {
		pair = rewrite.NamedPair(folded)
	}
	for i := range parts {
		if parts[i].Truth && parts[i].Pair == [2]string{} {
			parts[i].Pair = pair
		}
	}
	return parts
}

// surelyParted cuts those of several lists under one number that are no choices
// whatever stands around them: statements to judge, sentences with gaps, and tasks behind
// the choices of a question.
func (r *Reader) surelyParted(ds []Draft, g Grammar) []Draft {
	out := make([]Draft, 0, len(ds))
	for _, d := range ds {
		if len(d.Stem) > 0 && !d.HasAnswer() && len(d.Choices) > 1 && (r.judged(d) || haveGaps(d.Choices) || d.extra && !d.Asks() && !slices.ContainsFunc(d.Choices, func(c Choice) bool { return c.Label.Upper || !asks.IsTask(c.Lines[0]) })) {
			if parts := r.parts(d, g); parts != nil {
				out = append(out, parts...)
				continue
			}
		}
		out = append(out, d)
	}
	return out
}

// pricedTasks reports whether every letter under a stem says what it is worth, and at
// least half of them ask or order: choices of a questionnaire, "a) Always (3 points)",
// have their points too.
func (r *Reader) pricedTasks(d Draft) bool {
	if len(d.Stem) == 0 || d.HasAnswer() || !priced(d.Choices) {
		return false
	}
	tasks := 0
	for _, c := range d.Choices {
		text := strings.TrimSpace(line.BracketPoints.ReplaceAllString(c.Text(), ""))
		switch {
		case c.Label.Kind != lexicon.LetterLabel || c.Sign != "" || len(c.Marks) > 0:
			return false
		case r.asksWhole(text) || r.ordersWhole(text):
			tasks++
		}
	}
	return tasks*2 >= len(d.Choices)
}

// truthBelow is where a task of its own begins in the stem of a question that is
// asked in full, "2. What is a whale?" over "True or false?"; 0 for none.
func (r *Reader) truthBelow(d Draft) int {
	at := len(d.Stem) - 1
	if at < 1 || !flatten.EndsAsking(d.Stem[at-1].Text) || r.OrdersTruth(flatten.FoldLines(d.Stem[:at])) || !d.Stem[at].OrdersTruth(r.Lexicon) {
		return 0
	}
	return at
}

// pricedAhead makes parts of lettered lines that each say what they are worth, before
// another list with letters: one that follows at once belongs to the last part, "(c)
// Draw a net of these: a) ... b) ...".
func (r *Reader) pricedAhead(ds []Draft, ts []Token, rows []run, g Grammar) []Draft {
	if !priced(ds[0].Choices) {
		return ds
	}
	parts := r.parts(ds[0], g)
	if parts == nil {
		return ds
	}
	last := &parts[len(parts)-1]
	for k := 1; k < len(ds); k++ {
		if len(ds[k].Stem) > 0 || len(last.Trailing) > 0 || ds[k].HasAnswer() {
			return append(parts, ds[k:]...)
		}
		from, to := rows[k].at[0], len(ts)
		if k+1 < len(rows) {
			to = rows[k+1].at[0]
		}
		for _, t := range ts[from:to] {
			last.Stem = append(last.Stem, t.Line)
		}
	}
	return parts
}

// inParts makes a draft of every lettered line. They are statements to judge, or
// ordered by what stands over them, or have their solutions behind them.
func (d Draft) inParts(judged, ordered, solved bool) []Draft {
	out := make([]Draft, 0, len(d.Choices))
	for i, c := range d.Choices {
		part := Draft{Part: true, Labelled: true, Truth: judged, Claims: ordered, Label: line.QuestionLabel{Kind: line.PlainNumber, Text: partLabel(c.Label, i)}}
		if i == 0 {
			part.Shared, part.whole = d.Stem, &d
		}
		for _, l := range c.Lines {
			if line.IsRoom(l.Text) || line.IsRoomWithUnit(l) && len(c.Lines) > 1 {
				part.Room++
			} else {
				part.Stem = append(part.Stem, l)
			}
		}
		if len(part.Stem) == 0 {
			return nil
		}
		out = append(out, part)
	}
	last := &out[len(out)-1]
	last.Room += d.Room
	last.Trailing = d.Trailing
	if k := goesOnAs(d.Choices, d.Trailing); k > 0 {
		last.Stem, last.Trailing = append(last.Stem, d.Trailing[:k]...), d.Trailing[k:]
	}
	if judged || solved {
		shareInOrder(out, d.Choices, d.Notes)
	} else {
		shareNotes(out, d.Notes)
	}
	return out
}

// askedFirst is a question that goes on with what to do: "How many are there? Name
// them all."
var askedFirst = pattern.New(`(?:\S+\s+){2}\S+\s*[?？]\s+\p{Lu}`)

// goesOnAs is how many of the lines behind the last part belong to it, as so many
// stand under every other part.
func goesOnAs(choices []Choice, trailing []line.Line) int {
	n := len(choices) - 1
	k := len(choices[0].Lines) - 1
	if n < 2 || k < 1 || k > len(trailing) || len(choices[n].Lines) != 1 || slices.ContainsFunc(choices[:n], func(c Choice) bool { return len(c.Lines) != k+1 }) {
		return 0
	}
	return k
}

// areParts reports whether most lettered lines ask: they have points or lines
// to answer on, one is enough where nothing stands over them, or they end with a
// question mark under a stem that asks nothing.
func (r *Reader) areParts(d Draft) bool {
	if haveGaps(d.Choices) || d.areJudged() {
		return true
	}
	if r.openedOver(d) || requiredUnder(d.Stem) || d.areFields() || len(d.Stem) > 0 && uncertain.MatchString(d.Stem[len(d.Stem)-1].Text) {
		return true
	}
	if d.Choices[0].Label.Kind != lexicon.LetterLabel {
		return d.Choices[0].Label.List == line.OpenList
	}
	asking, marked := 0, 0
	for i, c := range d.Choices {
		text := c.Text()
		room := i == len(d.Choices)-1 && d.Room > 0
		for _, l := range c.Lines {
			room = room || line.IsRoom(l.Text) || line.IsRoomWithUnit(l)
		}
		if line.BracketPoints.MatchString(text) || room || line.BareEnd.MatchString(text) && flatten.CountWords(text, WorthWords) >= WorthWords {
			marked++
		}
		if slices.ContainsFunc(c.Lines, func(l line.Line) bool { return flatten.EndsAsking(l.Text) || askedFirst.MatchString(l.Text) }) {
			asking++
		}
	}
	n := len(d.Choices)
	stem := d.StemText()
	wordless := !rewrite.HasWords(line.BracketPoints.ReplaceAllString(stem, ""))
	if marked*3 >= n*2 || (marked > 0 || asking > 0 && len(d.Stem) > 0 && !d.Choices[0].Label.Upper) && wordless || addsUp(d) || d.sharesWorth() && !r.ordersPairs(d.Stem) {
		return true
	}
	return asking == n && !d.Choices[0].Label.Upper && !d.Asks() && !r.Cued(stem) && !d.Multiple && !d.Single
}

// required calls what is to be done with the case that it stands under.
var required = pattern.New(`(?i)^(?:required|requirements?|instructions|tasks|you are required to|you are asked to|se pide|se requiere|on demande|on vous demande|travail (?:demandé|à faire)|t\.a\.f\.?|aufgaben|gesucht|pede-se|si richiede|si chiede|требуется|необходимо|потрібно|istenenler|diminta|yêu cầu|要求)\s*[:：]?$`)

// uncertain offers a third verdict on the statements below: each is judged in words.
var uncertain = pattern.New(`(?i)\btrue\s*[,/]\s*false\s*,?\s*(?:or|/|and)\s*(?:uncertain|unclear|ambiguous|it depends)\b|\b(?:vrai|verdadero|verdadeiro|vero|richtig|wahr)\s*[,/]\s*(?:faux|falso|falsch)\s*,?\s*(?:ou|o|oder|/)\s*(?:incertain|incierto|incerto|unbestimmt|unsicher)\b`)

// requiredUnder reports whether a stem tells a case and calls what follows required.
func requiredUnder(stem []line.Line) bool {
	return len(stem) > 0 && required.MatchString(stem[len(stem)-1].Text)
}

// areFields reports whether lettered lines end in colons: each is to be answered behind
// it, "a) for Macbeth:". Lines of a program end so too, and what stands behind capitals
// under a question is chosen from.
func (d Draft) areFields() bool {
	if d.Choices[0].Label.Upper && d.Asks() {
		return false
	}
	return !slices.ContainsFunc(d.Choices, func(c Choice) bool {
		text := c.Text()
		return c.Label.Kind != lexicon.LetterLabel || !strings.HasSuffix(text, ":") && !strings.HasSuffix(text, "：") || strings.ContainsAny(text, "=<>()[]{}") || line.AllCode(c.Lines[0])
	})
}

// openedOver reports whether the stem only says to answer what stands under it in
// words, "4. Answer briefly:".
func (r *Reader) openedOver(d Draft) bool {
	stem := d.StemText()
	tells := func(c Choice) bool { return !flatten.EndsAsking(c.Text()) && !r.ordersWhole(c.Text()) }
	open := len(d.Stem) > 0 && r.endsInOpenTask(d.Stem[0].Text)
	if lexicon.IsLonger(stem, rewrite.TaskHeading) && len(d.Stem) > 1 && (open || !slices.ContainsFunc(d.Choices, tells)) {
		stem = d.Stem[0].Text // over a text to read, or code
	}
	if len(stem) == 0 || !open && lexicon.IsLonger(stem, rewrite.TaskHeading) || lexicon.HasQuestionMark(stem) || d.Multiple || d.Single || d.Holes || !r.OpenTasks.In(lexicon.Fold(stem)) || r.OtherKinds.In(lexicon.Fold(stem)) || r.Keyed(d) {
		return false
	}
	return !slices.ContainsFunc(d.Choices, func(c Choice) bool {
		k := c.Label.Kind
		return k != lexicon.LetterLabel && k != lexicon.DigitLabel || c.Label.Upper || c.Sign != "" || flatten.CountWords(c.Text(), 2) < 2
	})
}

// endsInOpenTask reports whether a line ends in the order to answer questions, whatever it
// says before: "Read the program and answer the questions: [2]".
func (r *Reader) endsInOpenTask(text string) bool {
	return r.OpenTasks.Ends(strings.TrimRight(lexicon.Fold(withoutMargin(text)), " .:："))
}

// ordersPairs reports whether a line of the stem begins with an order to match.
func (r *Reader) ordersPairs(stem []line.Line) bool {
	const label = 3 // bytes in front of it, "a. "
	return slices.ContainsFunc(stem, func(l line.Line) bool {
		i := r.Match.Index(l.Folded())
		return i >= 0 && i <= label
	})
}

// haveGaps reports whether every choice is a sentence with a gap to fill: no
// choice is, "14. Fill in: 1) The sea of ____ is salty. 2) ...".
func haveGaps(choices []Choice) bool {
	if haveLongRoom(choices) {
		return true
	}
	for _, c := range choices {
		if k := c.Label.Kind; k != lexicon.LetterLabel && k != lexicon.DigitLabel && k != lexicon.BulletLabel || len(c.Lines) != 1 || !flatten.HasBlank(c.Lines[0]) && !roomWithin(c.Text()) {
			return false
		}
		words := strings.FieldsFunc(c.Text(), func(c rune) bool { return strings.ContainsRune(lexicon.Whitespace+"\u3000_.…-–۔()（）", c) })
		if len(words) < gapWords && answerkey.WidthOf(strings.Join(words, "")) < gapWidth {
			return false
		}
	}
	return true
}

// roomWithin reports whether a sentence has brackets to write into in its middle:
// "The capital is (      ) today". At its ends they are for a mark.
func roomWithin(text string) bool {
	at := flatten.EmptyBracket.FindStringIndex(text)
	return at != nil && (strings.HasPrefix(text[at[0]:], "（") || answerkey.WidthOf(text[at[0]:at[1]]) >= leastRoomWithin) && rewrite.HasWords(text[:at[0]]) && rewrite.HasWords(text[at[1]:])
}

// leastRoomWithin is how wide such brackets are at least, in characters; those of East
// Asia are wide themselves.
const leastRoomWithin = 5

// haveLongRoom reports whether every choice names something and has room behind it
// to write about it, "dog: ____________": more than a mark needs.
func haveLongRoom(choices []Choice) bool {
	return !slices.ContainsFunc(choices, func(c Choice) bool {
		text := c.Text()
		at := flatten.EmptyRoomAtEnd.FindStringIndex(text)
		return len(c.Lines) != 1 || at == nil || !rewrite.HasWords(text[:at[0]]) || lexicon.HasQuestionMark(text) || answerkey.WidthOf(strings.TrimRight(strings.ReplaceAll(text[at[0]:], "…", "..."), " ")) < leastRoomBehind(text[:at[0]])
	})
}

// leastRoomBehind is how wide room behind a text is at least: behind a colon or a sign that
// it equals something no mark goes.
func leastRoomBehind(text string) int {
	if text = strings.TrimRight(text, " \t"); strings.HasSuffix(text, ":") || strings.HasSuffix(text, "=") || strings.HasSuffix(text, "：") {
		return leastNamedRoom
	}
	return leastLongRoom
}

// leastNamedRoom is how wide room behind such a sign is at least.
const leastNamedRoom = 3

// leastLongRoom is how wide room to write is at least, in characters.
const leastLongRoom = 10

// gapWords is how many words a sentence with a gap has at least, and gapWidth how wide
// they are where writing has no spaces.
const (
	gapWords = 3
	gapWidth = 16
)

// labelParts names the parts of a question after it: "1 a)".
func labelParts(ds []Draft, label line.QuestionLabel) {
	for i := range ds {
		if !ds[i].Part {
			continue
		}
		own := ds[i].Label.Text
		ds[i].Label = label
		ds[i].Label.Text = strings.TrimSpace(strings.TrimRight(label.Text, ".") + " " + own)
		ds[i].Label.Key = ""
	}
}
