package item

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/printed"
	"formwright/shared/recognize/vote"
	"formwright/shared/richtext"
)

// Open builds a question without choices: true or false, a gap text, a number,
// a short answer or an essay.
func (b *Builder) Open() {
	b.dropEmptyBrackets()
	if len(b.D.Listed) > 0 {
		b.Item.Response = quiz.Text{Accepted: b.listedAnswers()}
		return
	}
	value, kind := b.openValue()
	if b.trueFalse(value, kind) {
		return
	}
	lists := b.takeDropdowns()
	blanks := b.BlanksBefore(len(b.D.Stem))
	if blanks >= 2 || blanks == 1 && lists != nil {
		b.blanks(blanks, lists, value, kind)
		return
	}
	if value.Text == "" && len(value.Runs) == 0 {
		b.Unanswered(blanks)
		return
	}
	b.Evidence(kind, value)
	more := b.more(lexicon.ModelWord)
	if m := bracketed.FindStringSubmatch(value.Text); m != nil && blanks == 1 {
		value = value.Cut(1, len(m[0])-1) // in a gap a number in brackets is that of no choice
	}
	if n, ok := lexicon.NumberOf(value.Text); ok && len(more) < 2 && !b.listsGaps(value.Text) {
		b.Item.Response = n
		return
	}
	called := b.more(lexicon.AnswerWord)
	several := len(more) > 1 && kind == quiz.ByAnswerLine || len(called) == 0 && endAlike(more) // paragraphs below the question that nobody calls the answer: all of them are
	if kind == quiz.ByAnswerLine {
		more = append(called, more...)
	}
	prose := len(more) > 1 && blanks == 0 && (several || len(value.Text) > BriefAnswer || len(flatten.FoldLines(more)) > LongAnswer || draft.InPoints(more))
	if blanks == 0 && b.D.Room >= 2 && (b.D.Room > mostNamed || b.ordersEssay() || !isName(value.Text)) || b.AsksEssay(blanks) && len(value.Text) > BriefAnswer || len(value.Text) > LongAnswer || prose {
		if len(more) == 0 {
			more = []line.Line{value}
			more[0].Label = nil // the number it has in the key
		}
		b.Item.Evidence = nil
		b.Essay(flatten.Content(more, flatten.Shape{}))
		return
	}
	if whole, ok := goesOn(value, called); ok && kind == quiz.ByAnswerLine && blanks == 0 {
		b.Item.Response = quiz.Text{Accepted: []quiz.Accepted{{Text: whole}}}
		return
	}
	b.Item.Response = quiz.Text{Accepted: asks.Accepted(value.Text)}
}

// listsGaps reports whether a value has a part between commas for each of several gaps in
// brackets: "648,617" is no number then.
func (b *Builder) listsGaps(value string) bool {
	parts, gaps := strings.Count(value, ",")+1, 0
	if parts == 1 {
		return false
	}
	for _, l := range b.D.Stem {
		gaps += len(flatten.EmptyBracket.FindAllStringIndex(l.Text, -1))
	}
	return gaps == parts
}

// bracketed is a number in brackets, "Ans. (2)".
var bracketed = pattern.New(`^\((-?\d+(?:\.\d+)?)\)$`)

// endAlike reports whether the first and the last of several lines end both with a
// sign or both without: behind sentences a title may stand.
func endAlike(lines []line.Line) bool {
	signed := func(l line.Line) bool {
		last, _ := utf8.DecodeLastRuneInString(l.Text)
		return strings.ContainsRune(".;!?。；！？", last)
	}
	return len(lines) > 1 && signed(lines[0]) == signed(lines[len(lines)-1])
}

// Answers up to BriefAnswer bytes can be compared with what a person types;
// from LongAnswer on they cannot. A name has fewWords or fewLetters at the most.
const (
	fewWords    = 4
	fewLetters  = 24
	mostNamed   = 4 // lines that a paper leaves for a name
	BriefAnswer = 60
	LongAnswer  = 160
)

// isName reports whether an answer is no more than a name or a number, though the paper
// leaves several lines to write it on.
func isName(value string) bool {
	return utf8.RuneCountInString(value) <= fewLetters || flatten.CountWords(value, fewWords+1) <= fewWords
}

// listedAnswers are the bullets under a question, where bullets are answers.
func (b *Builder) listedAnswers() []quiz.Accepted {
	var out []quiz.Accepted
	for _, l := range b.D.Listed {
		if l.Text != "" {
			out = append(out, quiz.Accepted{Text: l.Text})
		}
	}
	if len(out) > 0 {
		b.Evidence(quiz.ByAnswerLine, b.D.Listed[0])
	}
	return out
}

// openValue is the answer of a question without choices, and how it was known.
func (b *Builder) openValue() (line.Line, quiz.EvidenceKind) {
	if e, ok := b.R.Given.Entry(b.D); ok {
		return e.Value, quiz.ByKeySection
	}
	if known := b.knownInGaps(); known.Text != "" {
		return known, quiz.ByText
	}
	for _, n := range b.answers() {
		if n.Value.Text != "" && !line.IsRoom(n.Value.Text) {
			if n.Column {
				return n.Value, quiz.ByColumn
			}
			return behindLetter(b.brokenAnswer(n)), quiz.ByAnswerLine
		}
	}
	if e, ok := b.R.Keys.Entry(b.D); ok {
		return e.Value, quiz.ByKeySection
	}
	if b.D.WordKind != "" {
		return *b.D.Word, b.D.WordKind
	}
	for _, n := range b.D.Notes {
		if n.Class == lexicon.ModelWord && !line.IsRoom(n.Value.Text) {
			return n.Value, quiz.ByAnswerLine
		}
	}
	return line.Line{}, ""
}

// behindLetter is an answer without the letter it had among choices that the
// document does not show, "Ans: c) 15".
func behindLetter(l line.Line) line.Line {
	c, ok := l.TypedChoice()
	if !ok || c.Kind != lexicon.LetterLabel || c.Delim != ')' || c.End >= len(l.Text) || inLine.MatchString(l.Text[c.End:]) {
		return l
	}
	return l.From(c.End)
}

// inLine is the letter of another answer in the same line.
var inLine = pattern.New(`(?:^|[\s,;])\(?(?:[A-Za-z]|[ivxIVX]{2,4})\)\s`)

// blanks builds a gap text. Its key is known only when there is one value for
// each gap.
func (b *Builder) blanks(n int, lists [][]string, value line.Line, kind quiz.EvidenceKind) {
	out := quiz.Blanks{}
	values := splitValues(value.Text, n)
	if len(values) != n {
		var texts []string
		for _, l := range b.more(lexicon.AnswerWord) {
			texts = append(texts, l.Text)
		}
		values = splitValues(strings.Join(texts, "\n"), n)
	}
	if value.Text != "" && len(values) != n {
		b.Report(finding.KeyUnmatched, finding.Warning, value, "The answer does not give one value for each of the %d gaps.", n)
	}
	for i := range n {
		blank := quiz.Blank{ID: "b" + lexicon.DecimalText(i+1), Response: quiz.Text{}}
		switch {
		case i < len(lists) && lists[i] != nil && len(values) == n:
			blank.Response = Dropdown(lists[i], values[i])
		case i < len(lists) && lists[i] != nil:
			blank.Response = Dropdown(lists[i], "")
		case len(values) == n:
			blank.Response = quiz.Text{Accepted: asks.Accepted(values[i])}
		}
		out.Blanks = append(out.Blanks, blank)
	}
	if len(values) == n {
		b.Evidence(kind, value)
	}
	b.Item.Response = out
}

var (
	numberedValue = pattern.New(`(?:^|\s)[(]?\d{1,2}[.)]\s*`)
	// gapValue names the gap a value belongs to: "Blank 2:", "第2空:".
	gapValue = pattern.New(`(?:^|[\s;；,，])\s*(?:第\s*\d{1,2}\s*空|[(（]?\p{L}*\s?\d{1,2}[)）]?)\s*[:：]\s*`)
	// wideRoom parts values that stand in a row.
	wideRoom = pattern.New(`[ \x{3000}]{2,}|\t[ \t]*`)
	// valueAnd joins the last two values of a list.
	valueAnd = pattern.New(`\s+(?:and|und|et|y|e|i|oraz|en|и|та|і|й|ve|và|dan|va|hamda|و|és|และ)\s+|\s*[和与及]\s*|&`)
)

// splitValues cuts an answer into n values, by whichever sign gives n.
func splitValues(s string, n int) []string {
	s = strings.TrimSpace(s)
	if s == "" {
		return nil
	}
	if n == 1 {
		return printed.TrimAll([]string{s})
	}
	if parts := wideRoom.Split(s, -1); len(parts) == n {
		return printed.TrimAll(parts)
	}
	for _, numbers := range []pattern.Pattern{gapValue, numberedValue} {
		if parts := numbers.Split(s, -1); len(parts) == n+1 && strings.TrimSpace(parts[0]) == "" {
			return printed.TrimAll(parts[1:])
		}
	}
	for _, sep := range []string{"\n", ";", "；", "|", " / ", "/", ",", "，", "、", " - ", " – ", " — "} {
		if parts := strings.Split(s, sep); len(parts) == n {
			if out := printed.TrimAll(parts); out != nil {
				return out
			}
		}
	}
	if parts := strings.Fields(s); len(parts) == n && !strings.ContainsFunc(s, func(r rune) bool { return unicode.IsLetter(r) && !unicode.Is(unicode.Han, r) }) {
		return parts // Chinese words are not parted by spaces
	}
	return joinedValues(s, n)
}

// joinedValues cuts "north and south" and "red, green and blue", where that
// gives n values.
func joinedValues(s string, n int) []string {
	at := valueAnd.FindAllStringIndex(s, -1)
	if len(at) != 1 {
		return nil
	}
	parts := strings.FieldsFunc(s[:at[0][0]], func(r rune) bool { return strings.ContainsRune(",，、;", r) })
	if parts = append(parts, s[at[0][1]:]); len(parts) != n {
		return nil
	}
	return printed.TrimAll(parts)
}

// Unanswered is a question without a key: an essay when it asks for sentences
// or leaves lines to write, a short answer otherwise.
func (b *Builder) Unanswered(blanks int) {
	if b.AsksEssay(blanks) {
		b.Essay(nil)
		return
	}
	b.Item.Response = quiz.Text{}
}

// Essay builds an essay with the length its stem asks for.
func (b *Builder) Essay(model richtext.Content) {
	out := quiz.Essay{Lines: b.D.Room, Model: model, Rubric: flatten.Content(b.more(lexicon.RubricWord), flatten.Shape{})}
	for i, l := range b.D.Stem {
		m := vote.WordLimit.FindStringSubmatchIndex(l.Text)
		if m == nil {
			continue
		}
		low, high := limitsOf(l.Text, m)
		if high > 0 && low > high {
			continue
		}
		out.MinWords, out.MaxWords = low, high
		if m[0] > 0 && m[1] == len(l.Text) && l.Text[m[0]] != 'w' {
			b.D.Stem[i] = l.Cut(0, m[0])
		}
		break
	}
	b.Item.Response = out
}

func limitsOf(text string, m []int) (low, high int) {
	n := line.LastNumber(text[m[4]:m[5]])
	if m[6] >= 0 {
		return n, line.LastNumber(text[m[6]:m[7]])
	}
	word := ""
	if m[2] >= 0 {
		word = lexicon.Fold(text[m[2]:m[3]])
	}
	switch {
	case word == "":
		return n, n
	case strings.HasPrefix(word, "at least"), strings.HasPrefix(word, "min"), word == "mindestens", word == "au moins", word == "al menos", leastWords()[word]:
		return n, 0
	case strings.HasPrefix(word, "about"), strings.HasPrefix(word, "appr"):
		return 0, 0
	}
	return 0, n
}

// leastWords say that a limit is the lowest, folded.
func leastWords() map[string]bool {
	return lexicon.FoldedSet([]string{"не менее", "mínimo de", "almeno", "minimaal", "co najmniej", "nejméně", "en az", "не менше", "不少于", "不少於", "最低", "최소", "الحد الأدنى", "حداقل", "לפחות", "कम से कम",
		"ít nhất", "อย่างน้อย", "kamida", "legalább", "τουλάχιστον", "cel puțin", "minst"})
}

func (b *Builder) AsksEssay(blanks int) bool {
	return blanks == 0 && (b.D.Room >= 2 || b.ordersEssay())
}

// ordersEssay reports whether a stem orders sentences in words.
func (b *Builder) ordersEssay() bool {
	return b.D.Guided || b.says(b.R.Essay) || b.weighs()
}

// weighs reports whether a stem begins with the order to weigh things or to write a
// program.
func (b *Builder) weighs() bool {
	return len(b.D.Stem) > 0 && (b.R.Weighing.Begins(lexicon.Fold(b.D.Stem[0].Text)) > 0 || b.R.OrdersProgram(b.D.StemText()))
}

func shownBlanks(c richtext.Content) int {
	n := 0
	c.Inlines(func(in richtext.Inline) bool {
		if _, ok := in.(richtext.Blank); ok {
			n++
		}
		return true
	})
	return n
}

// numberBlanks gives the first n blanks of a stem their ids.
func numberBlanks(c richtext.Content, n int) richtext.Content {
	i := 0
	return c.Map(func(in richtext.Inline) []richtext.Inline {
		if _, ok := in.(richtext.Blank); ok && i < n {
			i++
			return []richtext.Inline{richtext.Blank{ID: "b" + lexicon.DecimalText(i)}}
		}
		return []richtext.Inline{in}
	})
}
