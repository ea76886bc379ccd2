package recognize

import (
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// open builds a question without choices: true or false, a gap text, a number,
// a short answer or an essay.
func (b *builder) open() {
	b.dropEmptyBrackets()
	if len(b.d.listed) > 0 {
		b.item.Response = quiz.Text{Accepted: b.listedAnswers()}
		return
	}
	value, kind := b.openValue()
	if b.trueFalse(value, kind) {
		return
	}
	lists := b.takeDropdowns()
	blanks := b.blanksBefore(len(b.d.stem))
	if blanks >= 2 || blanks == 1 && lists != nil {
		b.blanks(blanks, lists, value, kind)
		return
	}
	if value.text == "" && len(value.runs) == 0 {
		b.unanswered(blanks)
		return
	}
	b.evidence(kind, value)
	if n, ok := numberOf(value.text); ok {
		b.item.Response = n
		return
	}
	more := b.more(modelWord)
	if kind == quiz.ByAnswerLine {
		more = append(b.more(answerWord), more...)
	}
	prose := len(more) > 1 && blanks == 0 && (len(value.text) > briefAnswer || len(foldLines(more)) > longAnswer || inPoints(more))
	if blanks == 0 && b.d.room >= 2 || b.asksEssay(blanks) && len(value.text) > briefAnswer || len(value.text) > longAnswer || prose {
		if len(more) == 0 {
			more = []line{value}
		}
		b.item.Evidence = nil
		b.essay(content(more, shape{}))
		return
	}
	b.item.Response = quiz.Text{Accepted: accepted(value.text)}
}

// Answers up to briefAnswer bytes can be compared with what a person types;
// from longAnswer on they cannot.
const (
	briefAnswer = 60
	longAnswer  = 160
)

// listedAnswers are the bullets under a question, where bullets are answers.
func (b *builder) listedAnswers() []quiz.Accepted {
	var out []quiz.Accepted
	for _, l := range b.d.listed {
		if l.text != "" {
			out = append(out, quiz.Accepted{Text: l.text})
		}
	}
	if len(out) > 0 {
		b.evidence(quiz.ByAnswerLine, b.d.listed[0])
	}
	return out
}

// openValue is the answer of a question without choices, and how it was known.
func (b *builder) openValue() (line, quiz.EvidenceKind) {
	if e, ok := b.r.given.entry(b.d); ok {
		return e.value, quiz.ByKeySection
	}
	if known := b.knownInGaps(); known.text != "" {
		return known, quiz.ByText
	}
	for _, n := range b.answers() {
		if n.value.text != "" {
			if n.column {
				return n.value, quiz.ByColumn
			}
			return behindLetter(b.brokenAnswer(n)), quiz.ByAnswerLine
		}
	}
	if e, ok := b.r.keys.entry(b.d); ok {
		return e.value, quiz.ByKeySection
	}
	if b.d.wordKind != "" {
		return b.d.word, b.d.wordKind
	}
	for _, n := range b.d.notes {
		if n.class == modelWord {
			return n.value, quiz.ByAnswerLine
		}
	}
	return line{}, ""
}

// behindLetter is an answer without the letter it had among choices that the
// document does not show, "Ans: c) 15".
func behindLetter(l line) line {
	c, ok := choiceLabelOf(l.text)
	if !ok || c.kind != letterLabel || c.delim != ')' || c.end >= len(l.text) || inLine.MatchString(l.text[c.end:]) {
		return l
	}
	return l.from(c.end)
}

// inLine is the letter of another answer in the same line.
var inLine = pattern.New(`(?:^|[\s,;])\(?[A-Za-z]\)\s`)

// trueFalse builds a true-false question when the stem, the section or the
// answer says that it is one.
func (b *builder) trueFalse(value line, kind quiz.EvidenceKind) bool {
	if len(b.d.stem) == 0 {
		return false
	}
	certain := b.d.truth || b.section != nil && b.section.trueFalse && !(b.section.index < 0 && asksBeside(b.d.stem)) || b.says(b.r.truthCue) && b.blanksBefore(len(b.d.stem)) < 2 // "when ____, it is true that ____" is a gap text
	before := append([]line(nil), b.d.stem...)
	s := b.r.takeTruth(b.d, certain)
	t, ok := b.d.saidByInitial(value.text)
	if !ok {
		t, ok = b.saidInSection(value.text)
	}
	if !ok {
		t, ok = b.r.truthOf(value.text, s.found)
	}
	if !ok && s.found {
		t.value, ok = b.r.saysYes(value.text)
	}
	why := ""
	if !ok && s.found {
		t, why, ok = b.truthHead(value.text)
	}
	if s.found && s.key != nil && !ok && value.text != "" { // "→ False (correct answer: Rome)"
		s.why, value = strings.TrimSpace(s.why+" "+value.text), line{}
	}
	if value.text != "" && !ok || !s.found && !ok || len(b.d.stem) == 0 {
		b.d.stem = before
		return false
	}
	if b.d.stemKey != "" && s.key == nil {
		if inStem, found := b.r.truthOf(b.d.stemKey, true); found {
			s.key = &inStem.value
		}
	}
	if s.labels == [2]string{} && b.section != nil {
		s.labels = b.r.slashLabels(b.section.folded)
	}
	tf := quiz.TrueFalse{True: s.labels[0], False: s.labels[1], Key: s.key}
	switch {
	case ok:
		tf.Key = &t.value
		if tf.True == "" {
			tf.True, tf.False = t.labels[0], t.labels[1]
		}
		b.evidence(kind, value)
		b.markedTruth(s, t.value, kind)
		b.explain(why)
	case s.marked.kind != "":
		b.evidence(s.marked.kind, s.marked.word)
	case s.key != nil:
		b.evidence(quiz.ByText, before[len(before)-1])
		b.explain(s.why)
	}
	b.item.Response = tf
	return true
}

// truthHead reads "False. The heart has four chambers".
func (b *builder) truthHead(text string) (truth, string, bool) {
	i := strings.IndexAny(text, ".,;:-–—(（。，")
	if i <= 0 {
		return truth{}, "", false
	}
	t, ok := b.r.truthOf(text[:i], true)
	return t, strings.Trim(text[i:], " .,;:-–—()（）。，"), ok
}

// blanks builds a gap text. Its key is known only when there is one value for
// each gap.
func (b *builder) blanks(n int, lists [][]string, value line, kind quiz.EvidenceKind) {
	out := quiz.Blanks{}
	values := splitValues(value.text, n)
	if len(values) != n {
		var texts []string
		for _, l := range b.more(answerWord) {
			texts = append(texts, l.text)
		}
		values = splitValues(strings.Join(texts, "\n"), n)
	}
	if value.text != "" && len(values) != n {
		b.report(finding.KeyUnmatched, finding.Warning, value, "The answer does not give one value for each of the %d gaps.", n)
	}
	for i := range n {
		blank := quiz.Blank{ID: "b" + decimalText(i+1), Response: quiz.Text{}}
		switch {
		case i < len(lists) && lists[i] != nil && len(values) == n:
			blank.Response = dropdown(lists[i], values[i])
		case i < len(lists) && lists[i] != nil:
			blank.Response = dropdown(lists[i], "")
		case len(values) == n:
			blank.Response = quiz.Text{Accepted: accepted(values[i])}
		}
		out.Blanks = append(out.Blanks, blank)
	}
	if len(values) == n {
		b.evidence(kind, value)
	}
	b.item.Response = out
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
		return trimAll([]string{s})
	}
	if parts := wideRoom.Split(s, -1); len(parts) == n {
		return trimAll(parts)
	}
	for _, numbers := range []pattern.Pattern{gapValue, numberedValue} {
		if parts := numbers.Split(s, -1); len(parts) == n+1 && strings.TrimSpace(parts[0]) == "" {
			return trimAll(parts[1:])
		}
	}
	for _, sep := range []string{"\n", ";", "；", "|", " / ", "/", ",", "，", "、", " - "} {
		if parts := strings.Split(s, sep); len(parts) == n {
			if out := trimAll(parts); out != nil {
				return out
			}
		}
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
	return trimAll(parts)
}

func trimAll(parts []string) []string {
	out := make([]string, len(parts))
	for i, p := range parts {
		out[i] = strings.Trim(strings.TrimSpace(p), ";,.")
		if out[i] == "" {
			return nil
		}
	}
	return out
}

// accepted lists the answers of a value that gives several: "Paris; Lutetia",
// "gray / grey", "colour or color".
func accepted(value string) []quiz.Accepted {
	value = strings.TrimSpace(value)
	parts := []string{value}
	for _, sep := range []string{";", "；", " / ", " | ", " or ", " oder ", " ou ", " или ", " або ", " veya ", " hoặc ", " atau ", " yoki ", " یا ", "或"} {
		if cut := strings.Split(value, sep); len(cut) > 1 && len(cut) <= 12 && (strings.ContainsAny(sep, ";；/|") || areBrief(cut)) {
			parts = cut
			break
		}
	}
	var out []quiz.Accepted
	for _, p := range parts {
		if p = strings.TrimSpace(p); p != "" {
			out = append(out, quiz.Accepted{Text: p})
		}
	}
	if len(out) == 0 && value != "" { // the sign is the answer
		return []quiz.Accepted{{Text: value}}
	}
	return out
}

// areBrief reports whether answers are short enough for "or" to stand between
// them, and not inside a sentence: "it is less than or equal to the sum".
func areBrief(answers []string) bool {
	const words = 5
	return !slices.ContainsFunc(answers, func(s string) bool { return len(strings.Fields(s)) > words })
}

// unanswered is a question without a key: an essay when it asks for sentences
// or leaves lines to write, a short answer otherwise.
func (b *builder) unanswered(blanks int) {
	if b.asksEssay(blanks) {
		b.essay(nil)
		return
	}
	b.item.Response = quiz.Text{}
}

// essay builds an essay with the length its stem asks for.
func (b *builder) essay(model richtext.Content) {
	out := quiz.Essay{Lines: b.d.room, Model: model, Rubric: content(b.more(rubricWord), shape{})}
	for i, l := range b.d.stem {
		m := wordLimit.FindStringSubmatchIndex(l.text)
		if m == nil {
			continue
		}
		low, high := limitsOf(l.text, m)
		if high > 0 && low > high {
			continue
		}
		out.MinWords, out.MaxWords = low, high
		if m[0] > 0 && m[1] == len(l.text) && l.text[m[0]] != 'w' {
			b.d.stem[i] = l.cut(0, m[0])
		}
		break
	}
	b.item.Response = out
}

// wordLimit reads "(20–200 words)", "(at least 50 words)", "(max. 100 Wörter)".
var wordLimit = pattern.New(`(?i)\s*\(\s*(at least|minimum|min\.?|mindestens|au moins|al menos|не менее|mínimo de|almeno|minimaal|co najmniej|nejméně|en az|не менше|不少于|不少於|最低|최소|الحد الأدنى|حداقل|לפחות|कम से कम|minimal|ít nhất|อย่างน้อย|kamida|legalább|τουλάχιστον|cel puțin|minst|at most|maximum|max\.?|up to|no more than|höchstens|au plus|máximo|не более|máximo de|al massimo|maximaal|najwyżej|nejvýše|en fazla|не більше|不超过|不超過|最大|최대|الحد الأقصى|حداکثر|לכל היותר|अधिकतम|maksimal|nhiều nhất|ไม่เกิน|ko'pi bilan|legfeljebb|το πολύ|cel mult|högst|about|approximately)?\s*(\d{1,5})\s*(?:(?:-|–|—|to|bis|à|a|до)\s*(\d{1,5}))?\s*(?:words|wörter|mots|palabras|palavras|parole|слов|слів|słów|kelime|từ|kata|字|คำ|szó|slov|woorden|단어|كلمة|کلمه|מילים|शब्द|so'z|λέξεις|cuvinte|ord)\.?\s*\)`)

func limitsOf(text string, m []int) (low, high int) {
	n := lastNumber(text[m[4]:m[5]])
	if m[6] >= 0 {
		return n, lastNumber(text[m[6]:m[7]])
	}
	word := ""
	if m[2] >= 0 {
		word = fold(text[m[2]:m[3]])
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
	return foldedSet([]string{"не менее", "mínimo de", "almeno", "minimaal", "co najmniej", "nejméně", "en az", "не менше", "不少于", "不少於", "最低", "최소", "الحد الأدنى", "حداقل", "לפחות", "कम से कम",
		"ít nhất", "อย่างน้อย", "kamida", "legalább", "τουλάχιστον", "cel puțin", "minst"})
}

func (b *builder) asksEssay(blanks int) bool {
	return blanks == 0 && (b.d.room >= 2 || b.says(b.r.essay))
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
			return []richtext.Inline{richtext.Blank{ID: "b" + decimalText(i)}}
		}
		return []richtext.Inline{in}
	})
}
