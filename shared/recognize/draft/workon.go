package draft

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// workLimit is the length of an order that says only what to do with each entry
// under it, in characters.
const workLimit = 80

// orderLimit is how long such an order is at most over formulas to work on.
const orderLimit = 120

// worthBehind is all that a list is worth and each of its entries, behind the order
// over it: "(3 points total; each entry is worth 0.5)".
var worthBehind = pattern.Guarded(pattern.EndsWith(")]", " .:"), `(?i)\s*[(\[]\s*\d{1,3}(?:[.,]\d+)?\s*`+line.PointWord+`(?:[^\pL()\[\]][^()\[\]]{0,60})?[)\]]\s*[.:]?\s*$`)

// worksOn reports whether a stem only orders something to be done with the
// entries under it, "Factor the following:", so that each is a question of its
// own. One that holds something to work on itself, such as a number, a formula
// or a picture, asks what the entries answer.
func (r *Reader) worksOn(d Draft) bool {
	if r.asksOfEach(d) || r.worksOnEach(d) || gapsEach(d) || r.namedBelow(d) {
		return true
	}
	stem := d.Stem
	if len(stem) == 2 && line.BracketPoints.FindString(stem[0].Text) == stem[0].Text {
		stem = stem[1:] // "Task 2 (6 points)", the order below
	}
	if len(stem) == 2 && namesTask(stem[0]) {
		stem = stem[1:] // "A5 Inequalities", the order below
	}
	if len(stem) != 1 || len(d.Choices) < 2 || d.Multiple || d.Single || d.StemKey != "" || d.Choices[0].Label.Kind == lexicon.BulletLabel || d.Choices[0].Label.Upper {
		return false
	}
	l := firstOrder(stem[0])
	if at := line.EachWorth.FindStringIndex(l.Text); at != nil && at[0] > 0 {
		l = l.Cut(0, at[0])
	}
	if at := worthBehind.FindStringIndex(l.Text); at != nil && at[0] > 0 {
		l = l.Cut(0, at[0])
	}
	if at := line.BracketPoints.FindStringIndex(l.Text); at != nil && (at[0] == 0 || at[1] >= len(strings.TrimRight(l.Text, " .:"))) {
		if l = l.Cut(0, at[0]); at[0] == 0 {
			l = stem[0].From(at[1] + len(line.WordTail.FindString(stem[0].Text[at[1]:])))
		}
	}
	if text := withoutMargin(l.Text); len(text) < len(l.Text) {
		l = l.Cut(0, len(text))
	}
	if at := line.BracketPoints.FindStringIndex(l.Text); at != nil && at[0] > 0 && at[1] == len(l.Text) {
		l = l.Cut(0, at[0])
	}
	limit := workLimit
	if expressions(d.Choices) && !amounts(d.Choices) {
		limit = orderLimit // "Find the solutions of the given equation or inequality for real x."
	}
	if utf8.RuneCountInString(l.Text) > limit || strings.ContainsAny(l.Text, "0123456789?？؟=") || flatten.HasBlank(l) || l.Kind != line.TextLine {
		return false
	}
	for _, run := range l.Runs {
		if run.Kind != page.TextRun && run.Kind != page.TabRun {
			return false
		}
	}
	f := lexicon.Fold(strings.TrimLeft(l.Text, " ("))
	if r.Keyed(d) {
		return false
	}
	orders, several := r.Lexicon.OrdersExercise(f)
	if unfinished(d.Choices) || !slices.ContainsFunc(d.Choices, func(c Choice) bool { return !asks.MixedWords.MatchString(c.Text()) }) {
		return true
	}
	if amounts(d.Choices) && (!several || r.Work.Begins(f) > 0 && !r.Several.In(f)) {
		return false
	}
	if orders && areSentences(d.Choices, leastOrdered) || underlining.MatchString(f) && !lexicon.TheRightOne.MatchString(f) && areSentences(d.Choices, leastSentence) {
		return true
	}
	// "Define osmosis." has its answer under it.
	return r.ordersEach(f) || expressions(d.Choices) && (r.Work.Begins(f) > 0 || r.Seeking.Begins(f) > 0 && (r.Each.In(f) || r.Several.In(f)))
}

// namesTask reports whether a line is nothing but the name of a task: a few words that
// begin with a capital and end without a sign.
func namesTask(l line.Line) bool {
	const most = 4 // words
	first, _ := utf8.DecodeRuneInString(l.Text)
	last, _ := utf8.DecodeLastRuneInString(l.Text)
	return l.Kind == line.TextLine && unicode.IsUpper(first) && (unicode.IsLetter(last) || last == ')') && len(strings.Fields(l.Text)) <= most && !flatten.HasBlank(l)
}

// orderAhead is an order before sentences that tell more of it: "Simplify the
// following terms. Here, a is a number."
var orderAhead = pattern.New(`^\p{Lu}[^.!?:=\d]{10,80}\.\s+\p{Lu}[^?=]*$`)

// firstOrder is the first sentence of an order that goes on to tell what is given.
func firstOrder(l line.Line) line.Line {
	if utf8.RuneCountInString(l.Text) > orderMore || !orderAhead.MatchString(l.Text) {
		return l
	}
	return l.Cut(0, strings.IndexByte(l.Text, '.')+1)
}

// orderMore is how long an order with what it tells is at most, in characters.
const orderMore = 240

// WorksOnList reports whether a stem orders something to be done with all that is
// listed under it, of which nothing is set apart: "Calculate:". The list is part of
// the question.
func (r *Reader) WorksOnList(d Draft) bool {
	if len(d.Stem) == 0 || d.HasAnswer() || d.Multiple || d.Single || slices.ContainsFunc(d.Choices, func(c Choice) bool { return c.Sign != "" || c.Label.Mark != "" || c.Label.Check != page.NoCheck }) {
		return false
	}
	last := d.Stem[len(d.Stem)-1]
	if last.Kind != line.TextLine || utf8.RuneCountInString(last.Text) > workLimit || lexicon.HasQuestionMark(last.Text) || flatten.HasBlank(last) {
		return false
	}
	return r.ordersEach(last.Folded())
}

// ordersEach reports whether a folded order says no more than what to do with each
// entry below, and not to arrange them.
func (r *Reader) ordersEach(f string) bool {
	n := r.Work.Begins(f)
	if r.Order.In(f) || r.Match.In(f) {
		return false
	}
	if orders, several := r.Lexicon.OrdersExercise(f); orders && several {
		return true
	}
	if n == 0 && r.studiesEach(f) {
		return true
	}
	if n == 0 {
		return (r.Writing.Begins(f) > 0 || r.Writing.Ends(f)) && r.OfEach.In(f) || r.Work.Ends(f) && r.Each.In(f)
	}
	return strings.Trim(f[n:], " .:：。") == "" || r.Each.In(f) || severalBelow.MatchString(f) || asks.Translating.MatchString(f)
}

// unfinished reports whether every entry is a calculation without its result, "36 + 5 =".
func unfinished(choices []Choice) bool {
	return !slices.ContainsFunc(choices, func(c Choice) bool { return !strings.HasSuffix(strings.TrimSpace(c.Text()), "=") })
}

// underlining orders to mark a word in each sentence, or to do something with the
// words marked.
var underlining = lexicon.Folded(`^(?:underline|unterstreich|souligne|subraye|subraya|sublinhe|sublinha|sottoline|onderstreep|podkresl|podkreśl|подчеркн|підкресл|altını çiz|garisbawahi|gach chan|gạch chân)\pL*\s|\b(?:underlined|unterstrichene?n?|soulignee?s?|subrayad[ao]s?|sublinhad[ao]s?|sottolineat[aeio]|onderstreepte|podkreslone|podkreślone|подчеркнутые|підкреслені)\b`)

// How many words a sentence has, and one that an order for sentences stands over.
const (
	leastSentence = 3
	leastOrdered  = 2
)

// areSentences reports whether every entry is a whole sentence of so many words.
func areSentences(choices []Choice, least int) bool {
	return !slices.ContainsFunc(choices, func(c Choice) bool {
		first, _ := utf8.DecodeRuneInString(c.Text())
		return unicode.IsLower(first) || !answerkey.EndsSentence(c.Text()) || flatten.CountWords(c.Text(), least) < least
	})
}

// OrdersTranslation reports whether the last of the lines over questions orders to
// translate them.
func (r *Reader) OrdersTranslation(lines []line.Line) bool {
	for _, l := range slices.Backward(lines) {
		if l.Text != "" {
			return asks.Translating.MatchString(lexicon.Fold(rewrite.BehindSign(l, r.Vocabulary)))
		}
	}
	return false
}

// severalBelow are things in the plural that stand below: "das funções abaixo".
var severalBelow = lexicon.Folded(`(?:^|\s)(?:[dn]?[ao]s|l[ao]s|les|des)\s+(?:\pL+\s+){1,4}(?:abaixo|abajo|a seguir|a continuación|ci-dessous|ci-après)`)

// followingThings are the same in German and English, where an order says no more of them:
// "bestimme die Vorzeichen folgender Tonarten", "name the colour of the following flowers".
var followingThings = lexicon.Folded(`^(?:\pL+(?: sie)? (?:(?:die|den|das) \pL+ )?folgende[rn]? \pL{3,}|(?:name|state|give|write|describe|draw|sketch) (?:the \pL+ (?:of|for) )?the following \pL{2,}s)\s*:?$`)

// offeredThings are what one is to be chosen among, or judged.
var offeredThings = lexicon.Folded(`\b(?:statement|answer|option|choice|alternativ|afirma|affirmation|aussage|antwort|op[cç]|option|proposi|assertiv|iten|enunciado|énoncé|réponse|respuesta|resposta|frage)\pL*`)

// studiesEach reports whether a folded order that only who learns is given is for several
// things below, none of which is to be chosen: "desenhe as frações a seguir:".
func (r *Reader) studiesEach(f string) bool {
	return (r.Studying.Begins(f) > 0 && severalBelow.MatchString(f) || r.Asking.Begins(f) > 0 && followingThings.MatchString(f)) && !offeredThings.MatchString(f) && !lexicon.TheRightOne.MatchString(f)
}

// worksOnEach reports whether the last line over small letters orders something for
// each of them, whatever stands above it: "Show the value of each of the following:".
func (r *Reader) worksOnEach(d Draft) bool {
	if len(d.Stem) == 0 || len(d.Choices) < 2 || d.Multiple || d.Single || d.StemKey != "" || d.Choices[0].Label.Kind != lexicon.LetterLabel || d.Choices[0].Label.Upper || IsSigned(d.Choices) || r.Keyed(d) {
		return false
	}
	end := len(d.Stem) - 1
	for end > 0 && (line.AllCode(d.Stem[end]) || strings.ContainsAny(d.Stem[end].Text[max(0, len(d.Stem[end].Text)-1):], ";{}")) {
		end-- // the program it is about
	}
	last := d.Stem[end]
	if last.Kind != line.TextLine || lexicon.HasQuestionMark(last.Text) || flatten.HasBlank(last) {
		return false
	}
	f := lexicon.Fold(last.Text)
	return r.namesEach(f) || !lexicon.IsLonger(f, eachReach) && r.PerEach.In(f) && r.ordersClause(f) && !r.Order.In(f) && !r.Match.In(f) && !r.Circles.In(f) && !amounts(d.Choices)
}

// namesEach reports whether a folded order is for each of the things below, one by one.
// "Each of the following is a fish EXCEPT" orders nothing: it asks for one of them.
func (r *Reader) namesEach(f string) bool {
	return r.EachOf.In(f) && r.EachOf.Begins(f) == 0 && !exceptOne.MatchString(f)
}

// exceptOne says that one of the things below is different.
var exceptOne = lexicon.Folded(`\b(?:except|but one|außer|ausser|ausgenommen|sauf|excepte|hormis|excepto|salvo|menos|exceto|tranne|eccetto|behalve|oprocz|z wyjątkiem|кроме|за исключением|крім|kecuali|ngoại trừ|hariç|dışında)\b`)

// asksOfEach reports whether a stem asks the same of each thing below, which small
// letters or numbers count: "What is the effect of each of the following on prices?"
func (r *Reader) asksOfEach(d Draft) bool {
	if len(d.Stem) == 0 || len(d.Choices) < 2 || d.Multiple || d.Single || d.HasAnswer() || IsSigned(d.Choices) || r.Keyed(d) || d.Choices[0].Label.Upper || d.Choices[0].Label.Kind != lexicon.LetterLabel && d.Choices[0].Label.Kind != lexicon.DigitLabel {
		return false
	}
	last := d.Stem[len(d.Stem)-1]
	return flatten.EndsAsking(last.Text) && !strings.HasPrefix(last.Folded(), "which") && r.namesEach(last.Folded())
}

// namedBelow reports whether the stem ends in an order alone, whose objects stand
// below: "A ball falls from rest. Find: (1) its speed after one second; (2) its path."
func (r *Reader) namedBelow(d Draft) bool {
	if len(d.Stem) == 0 || len(d.Choices) < 2 || d.Multiple || d.Single || d.StemKey != "" || d.HasAnswer() || IsSigned(d.Choices) || r.Keyed(d) || !slices.ContainsFunc(d.Stem, longerThanOrder) {
		return false
	}
	m := clauseOverList.FindStringSubmatch(d.Stem[len(d.Stem)-1].Folded())
	if m == nil || r.Seeking.Begins(m[1]) < len(m[1]) {
		return false
	}
	return !slices.ContainsFunc(d.Choices, func(c Choice) bool {
		k := c.Label.Kind
		return k != lexicon.LetterLabel && k != lexicon.DigitLabel || c.Label.Upper || !namesThing(c.Text()) && !(k == lexicon.DigitLabel && namesInHan(c.Text()))
	})
}

// clauseOverList is the last clause over a list, which a colon ends.
var clauseOverList = pattern.Guarded(pattern.EndsWith(":：", " "), `(?:^|[.!?;,。！？；，)）]\s*)(\p{L}[^.!?;,。！？；，:：]*?)\s*[:：]\s*$`)

// longerThanOrder reports whether a line says more than what to do.
func longerThanOrder(l line.Line) bool { return answerkey.WidthOf(l.Text) >= answerkey.LeastTask }

// namesThing reports whether a text names in words what may be looked for, and is no
// value.
func namesThing(text string) bool {
	words := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) })
	long := 0
	for _, w := range words {
		if answerkey.WidthOf(w) > 2 {
			long++
		}
		if answerkey.WidthOf(w) >= leastNamed && strings.ContainsFunc(w, func(r rune) bool { return unicode.Is(unicode.Han, r) }) {
			return true
		}
	}
	return long > 1 && !lexicon.HasQuestionMark(text)
}

// namesInHan reports whether a text names in two Chinese signs or more what is sought behind
// a number, "(1) 公差", and no value, which begins with a figure.
func namesInHan(text string) bool {
	signs := 0
	for i, c := range strings.TrimSpace(text) {
		if i == 0 && unicode.IsDigit(c) {
			return false
		}
		if unicode.Is(unicode.Han, c) {
			signs++
		}
	}
	return signs >= 2
}

// leastNamed is how wide a name is in Chinese, "速度大小".
const leastNamed = 6

// ordersClause reports whether a folded text or its last clause begins with an order
// other than to choose: "Given the list, state what each line shows".
func (r *Reader) ordersClause(f string) bool {
	if i := strings.LastIndex(f, ", "); i > 0 && r.Asking.Begins(f) == 0 {
		f = f[i+2:]
	}
	return (r.Asking.Begins(f) > 0 || r.Asking.Ends(f)) && !lexicon.ToChoose.MatchString(f)
}

// eachReach is how long an order is at most that is for each entry, in letters.
const eachReach = 160

// gapsEach reports whether most entries with small letters are to be completed, "a)
// 1/2 = ____", or show what is sought: nobody chooses a gap.
func gapsEach(d Draft) bool {
	if len(d.Choices) < 2 || d.Multiple || d.Single || d.StemKey != "" || d.HasAnswer() || d.Choices[0].Label.Kind != lexicon.LetterLabel || d.Choices[0].Label.Upper || len(d.Stem) == 0 || d.Asks() {
		return false
	}
	gaps, unknown := 0, 0
	for _, c := range d.Choices {
		if unknownIn.MatchString(c.Text()) {
			unknown++
		}
		if slices.ContainsFunc(c.Lines, flatten.HasBlank) && strings.ContainsFunc(c.Text(), func(s rune) bool { return unicode.IsLetter(s) || unicode.IsDigit(s) }) {
			gaps++
		}
	}
	return gaps*3 >= len(d.Choices)*2 || unknown*2 >= len(d.Choices)
}

// unknownIn is what an entry asks for within it: "(101)2 = (?)10".
var unknownIn = pattern.New(`\(\s*\?\s*\)|=\s*\?`)

// percentOf is a part of an amount to work out: "20 % of 150".
var percentOf = pattern.New(`%\s*\pL+\s+\d`)

// expressions reports whether every entry is one to work on: it holds signs of
// operations, and is no solution such as "x = -3".
func expressions(choices []Choice) bool {
	for _, c := range choices {
		whole := strings.TrimLeft(c.Text(), "- ")
		whole = whole[len(functionHead.FindString(whole)):]
		text, _, _ := strings.Cut(whole, "=")
		if !percentOf.MatchString(text) && !strings.ContainsAny(text, "+−*×·÷:/^√-≤≥<>") && (len(text) == len(whole) || !strings.ContainsAny(text, "0123456789")) {
			return false
		}
	}
	return true
}

// functionHead is the name of a function before its formula: "p(x) = ".
var functionHead = pattern.Guarded(pattern.OpensWith("fghpqPFGHQ"), `^[A-Za-z]\([A-Za-z]\)\s*=\s*`)

// amounts reports whether the entries are all amounts: what an order to
// calculate may be answered with.
func amounts(choices []Choice) bool {
	for _, c := range choices {
		text := strings.TrimLeft(strings.TrimSpace(c.Text()), "-−+")
		if text == "" {
			return false
		}
		letters := 0
		for _, s := range text {
			switch {
			case unicode.IsLetter(s):
				letters++
			case !unicode.IsDigit(s) && !strings.ContainsRune(" .,%°€$£²³", s):
				return false
			}
		}
		if letters > 3 || !strings.ContainsAny(text, "0123456789") {
			return false
		}
	}
	return true
}
