package answerkey

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// keyBrackets may stand around the word for a key: "【答案】", "<정답>".
const keyBrackets = "【[〖(（<＜〈《"

// closingBrackets close them.
const closingBrackets = "】]〗)）>＞〉》"

// partingSigns part the word for a key from whose it is, bracketSigns stand around it.
var (
	partingSigns = line.SignsOf("-–—:|")
	bracketSigns = line.SignsOf(keyBrackets + closingBrackets)
)

// IsKeyHeading reports whether a line is the heading of a key.
func (r *Reader) IsKeyHeading(l line.Line) bool {
	return l.Kind == line.TextLine && mayHeadKey(&l) && !isBulleted(&l) && l.Tells(lexicon.KeyHeadingID, func() bool { return r.headsKey(l) })
}

// isBulleted reports whether a line stands behind a bullet, as choices do.
func isBulleted(l *line.Line) bool {
	return l.Label != nil && l.Label.Format == page.Bullet || slices.ContainsFunc([]string{"•", "○", "●", "◦", "▪"}, func(b string) bool { return strings.HasPrefix(l.Text, b) })
}

// mayHeadKey looks for a word that heads a key anywhere in a line: most have none.
func mayHeadKey(l *line.Line) bool { return l.Gist().Has(lexicon.HeadsKeyID) }

func (r *Reader) headsKey(l line.Line) bool {
	if lexicon.IsLonger(l.Text, maxRow) {
		return false
	}
	skip := 0
	if l.Text != "" && !lexicon.IsASCIILetter(l.Text[0]) {
		skip = len(l.Text) - len(strings.TrimLeft(l.Text, keyBrackets))
	}
	if lexicon.IsLonger(l.Text, flatten.HeadedRow) {
		return r.headsRow(l) || skip > 0 && r.bracketedKey(l, skip)
	}
	if _, ok := r.Vocabulary.Is(withoutAside(l.Text), lexicon.KeyHeading); ok || r.keyAndReasons(l.Text) {
		return true
	}
	if l.Has(partingSigns) {
		at := strings.IndexAny(l.Text, "-–—:|")
		if at > 2 && at < len(l.Text)-1 {
			if _, ok := r.Vocabulary.Is(strings.TrimSpace(l.Text[:at]), lexicon.KeyHeading); ok && forWhom.MatchString(l.Text) {
				return true
			}
		}
	}
	if plain := qualifier.ReplaceAllString(l.Text, " "); plain != l.Text {
		plain = strings.Join(strings.Fields(plain), " ")
		if _, ok := r.Vocabulary.Is(plain, lexicon.KeyHeading); ok || r.keyAndReasons(plain) {
			return true
		}
	}
	if l.Has(bracketSigns) {
		if _, ok := r.Vocabulary.Is(strings.Trim(l.Text, keyBrackets+closingBrackets), lexicon.KeyHeading); ok {
			return true // "<Answers>"
		}
	}
	// "Answer key: Chapter 3", "ANSWERS TO QUIZ 2"
	if skip > 0 {
		return r.bracketedKey(l, skip)
	}
	c, end := r.Vocabulary.Find(l.Head(), lexicon.KeyHeading)
	if c == lexicon.NoClass {
		return false
	}
	rest := behindRoman(l.From(end + len(line.WordTail.FindString(l.Text[end:]))))
	return end >= 3 && rest.Text != "" && len(rowKeysOf(rest, nil)) >= 2
}

// qualifier is a word that says what a key is like: "Complete answer key", "Gabarito
// comentado".
var qualifier = pattern.New(`(?i)(?:^|\s)(?:complete|full|final|official|detailed|quick|short|brief|suggested|master|vollständige[rs]?|kurze[rs]?|ausführliche|complète?s?|détaillée?s?|complet[oa]s?|detalhad[oa]s?|detallad[oa]s?|comentad[oa]s?|oficial|oficiais|oficiales|preliminar|definitiv[oa]|complet[ei]|ufficiale|volledige|pełny|полный|полные|подробные|повний|tam|kısa|detaylı|örnek|lengkap|chi tiết|đầy đủ|完整|详细|詳細)(?:\s|$)`)

// behindRoman is a row of a key without the number of the section it answers.
func behindRoman(l line.Line) line.Line { return l.From(len(romanFront.FindString(l.Text))) }

// romanFront is the number of a section in front of its answers: "I. 1-b, 2-c".
var romanFront = pattern.New(`^[IVX]{1,4}\s*[.):–-]+\s+`)

// headsRow reports whether a longer line is a heading of a key and its answers,
// most of them short: "Answers: 1. b 2. a, c 3. 1C 2A 3B 4. Rome".
func (r *Reader) headsRow(l line.Line) bool {
	c, end := r.Vocabulary.Find(l.Head(), lexicon.KeyHeading)
	if c == lexicon.NoClass {
		return false
	}
	rest := l.From(end + len(line.WordTail.FindString(l.Text[end:])))
	found, short := rowKeysOf(rest, nil), 0
	for _, e := range found {
		if !lexicon.IsLonger(e.Value.Text, shortValue) {
			short++
		}
	}
	return len(found) >= minSequence && found[0].Number == 1 && short*2 > len(found)
}

// shortValue is how many letters such an answer has.
const shortValue = 24

// withoutAside cuts words in brackets behind a heading, "Answer Key (for staff)".
// Digits in them would be answers.
func withoutAside(s string) string {
	if strings.IndexByte(s, ')') < 0 && !strings.Contains(s, "）") {
		return s
	}
	if bare := strings.TrimRight(s, lexicon.Whitespace+":："); strings.HasSuffix(bare, ")") {
		s = bare // "Answers (for staff):"
	}
	if !strings.HasSuffix(s, ")") && !strings.HasSuffix(s, "）") {
		return s
	}
	at := strings.IndexAny(s, "(（")
	if at <= 0 || lexicon.HasDigit(lexicon.DecimalDigits(s[at:])) || strings.ContainsAny(s[at+1:], "(（") {
		return s
	}
	return strings.TrimRight(s[:at], lexicon.Whitespace)
}

// forWhom says behind a dash or colon whose a key is: "Answer key — teachers only",
// "Answers: for staff use".
var forWhom = pattern.New(`(?i)^(.{3,40}?)\s*[-–—:|]\s*(?:for\s+)?(?:the\s+)?(?:(?:teachers?|instructors?|tutors?|staff|facilitators?|trainers?|examiners?|markers?|lecturers?|graders?|internal)(?:['’]s?)?(?:\s+(?:use|copy|only|version|edition|reference|eyes))*|(?:do\s+not\s+(?:distribute|share|print)|not\s+for\s+(?:students|pupils|distribution|learners))\b.{0,30}|(?:nur\s+)?für\s+(?:die\s+)?(?:lehrer|lehrkr|lehrpers|dozent)\S*|(?:réservé\s+(?:à|aux?)\s+|pour\s+)l?['’]?\s?(?:enseignant|professeur)\S*|(?:solo\s+)?para\s+(?:el\s+|la\s+|los\s+|o\s+|os\s+)?(?:docente|profesor|professor)\S*|(?:solo\s+)?per\s+(?:il\s+|i\s+)?docent\S*|(?:только\s+)?для\s+(?:учител|преподават|педагог)\S*|(?:тільки\s+)?для\s+(?:вчител|викладач)\S*|dla\s+nauczyciel\S*|öğretmen\S*(?:\s+için)?|khusus\s+guru|untuk\s+guru|dành\s+cho\s+giáo\s+viên|教师用|教師用|교사용)\s*[.!]?$`)

// joint joins the two halves of a heading: "Answer key & explanations".
var joint = pattern.New(`(?i)\s+(?:[&+/–—-]|and|with|und|mit|et|avec|y|con|e|com|и|с|i|z|dan|và|ve)\s+`)

// keyAndReasons reports whether a heading announces answers and explanations, or how
// they are marked: "Answer key / Marking guide".
func (r *Reader) keyAndReasons(s string) bool {
	s = strings.TrimSpace(s)
	if r.Vocabulary.BeginsOther(s, lexicon.KeyHeading, lexicon.ExplainWord) {
		return false
	}
	if c, _ := r.Vocabulary.Find(lexicon.NewHead(strings.TrimLeft(s, lexicon.AroundWords)), lexicon.KeyHeading, lexicon.ExplainWord); c == lexicon.NoClass {
		return false
	}
	halves := joint.Split(s, 3)
	if len(halves) != 2 {
		return false
	}
	a, ok1 := r.Vocabulary.Is(halves[0], lexicon.KeyHeading, lexicon.ExplainWord, lexicon.RubricWord)
	b, ok2 := r.Vocabulary.Is(halves[1], lexicon.KeyHeading, lexicon.ExplainWord, lexicon.RubricWord)
	return ok1 && ok2 && (a == lexicon.KeyHeading || b == lexicon.KeyHeading)
}

// NamesKey reports whether a heading speaks of the answers among other words,
// "VII. Final Answer Key", "Quiz 2: answers", and letters of answers follow it or
// what answers the questions above in turn.
func (r *Reader) NamesKey(lines []line.Line, at int) bool {
	l := lines[at]
	if l.Kind != line.TextLine || l.Text == "" || len(l.Text) > 80 || lexicon.HasQuestionMark(l.Text) || strings.IndexByte(l.Text, '_') >= 0 {
		return false
	}
	if !l.Gist().Has(r.KeyNames.ID) || isBulleted(&l) {
		return false
	}
	at = r.overAnswers(lines, at)
	if at+1 < len(lines) && !mayLetter(&lines[at+1]) && !maySeveral(&l) && !maySeveral(&lines[at+1]) && !countsBelow(lines, at) {
		return false // nothing of what must follow
	}
	if !l.Says(r.KeyNames) {
		return false
	}
	follow := r.severalFollow(lines, at) || r.lettersFollow(lines, at) || columnsFollow(lines, at)
	return follow || countsBelow(lines, at) && r.answersInTurn(lines, at)
}

// overAnswers is the line right over the answers below a heading: the title of the first
// section that they answer may stand between, "Answers – Birds" over "Part one".
func (r *Reader) overAnswers(lines []line.Line, heading int) int {
	if i := heading + 1; heading > 0 && i+1 < len(lines) && tellsLetters(lines[i+1]) && r.sectionsOver(lines[:heading]).has(lines[i]) {
		return i
	}
	return heading
}

// tellsLetters reports whether a line gives the letter of an answer, or those of several. It
// is asked before the sections above are looked for, which takes the whole test.
func tellsLetters(l line.Line) bool {
	if _, ok := letterEntry(l); ok {
		return true
	}
	found := []KeyEntry(nil)
	if maySeveral(&l) {
		found = KeysOf(l)
	}
	return len(found) >= BareKeyLines && areLetters(found)
}

// severalFollow reports whether letters of several answers stand behind the colon
// of a line or on the next one.
func (r *Reader) severalFollow(lines []line.Line, at int) bool {
	if maySeveral(&lines[at]) {
		if found := KeysOf(behindColon(lines[at])); len(found) >= BareKeyLines && areLetters(found) {
			return true
		}
	}
	if at+1 >= len(lines) || !maySeveral(&lines[at+1]) {
		return false
	}
	found, _ := r.entriesAt(lines, at+1)
	return len(found) >= BareKeyLines && areLetters(found)
}

// maySeveral looks for three numbers, a range of them, or a row of letters.
func maySeveral(l *line.Line) bool {
	if l.Has(line.Wide) {
		return true
	}
	return l.Has(line.Digits) && (CountNumbers(l.Text) >= BareKeyLines || lexicon.MayRange(l.Text)) || mayRow(l.Text)
}

// lettersFollow reports whether the next two lines give letters of answers.
func (r *Reader) lettersFollow(lines []line.Line, at int) bool {
	if at+2 >= len(lines) {
		return false
	}
	first, ok1 := r.letterOf(lines[at+1])
	if !ok1 {
		return false
	}
	second, ok2 := r.letterOf(lines[at+2])
	if lines[at+2].Label == nil && !ok2 && at+3 < len(lines) { // the reason goes on
		second, ok2 = r.letterOf(lines[at+3])
	}
	return ok2 && second == first+1
}

// letterOf reads a line that gives the letter of an answer behind its number, or behind a
// word for the question and its number.
func (r *Reader) letterOf(l line.Line) (number int, ok bool) {
	if number, ok = letterEntry(l); ok || !mayLetter(&l) {
		return number, ok
	}
	found := r.wordEntry(l)
	if len(found) != 1 || !flatten.LetterValue.MatchString(found[0].Value.Text) {
		return 0, false
	}
	return found[0].Number, true
}

// columnsFollow reports whether the next two lines give letters of answers in columns:
// "1. B   4. D" over "2. C   5. A".
func columnsFollow(lines []line.Line, at int) bool {
	if at+2 >= len(lines) || !mayLetter(&lines[at+1]) || !mayLetter(&lines[at+2]) {
		return false
	}
	first, second := KeysOf(lines[at+1]), KeysOf(lines[at+2])
	if len(first) < 2 || len(second) == 0 || len(second) > len(first) || !areLetters(append(first[:len(first):len(first)], second...)) {
		return false
	}
	for k, e := range second {
		if e.Number != first[k].Number+1 {
			return false
		}
	}
	return true
}

// mayLetter reports whether a line may give the letter of an answer: with a reason it
// has one of the signs.
func mayLetter(l *line.Line) bool {
	return len(l.Text) <= 12 || l.Has(reasonSigns) && strings.ContainsAny(l.Text[:min(len(l.Text), 24)], "-:,") || !lexicon.IsASCII(l.Text)
}

var reasonSigns = line.SignsOf("-:,")

// letterEntry reads a numbered line that gives the letter of an answer.
func letterEntry(l line.Line) (number int, ok bool) {
	if !mayLetter(&l) {
		return 0, false
	}
	found := KeysOf(l)
	if len(found) != 1 || !flatten.LetterValue.MatchString(found[0].Value.Text) {
		return 0, false
	}
	return found[0].Number, true
}

// bracketedKey reports whether the answers follow a heading in brackets:
// "【答案】1.B 2.C".
func (r *Reader) bracketedKey(l line.Line, skip int) bool {
	c, end := r.Vocabulary.Find(lexicon.NewHead(l.Text[skip:]), lexicon.KeyHeading)
	return c != lexicon.NoClass && len(rowKeysOf(behindHeading(l, skip+end), nil)) >= BareKeyLines
}

func behindHeading(l line.Line, end int) line.Line {
	return l.From(end + len(l.Text[end:]) - len(strings.TrimLeft(l.Text[end:], " .:)：】〗）]>＞〉》、-–—")))
}

// behindColon is what stands behind the last colon of a heading; an empty line
// where there is none.
func behindColon(l line.Line) line.Line {
	at := strings.LastIndexAny(l.Text, ":：")
	if at < 0 {
		return line.Line{}
	}
	return l.From(at + len(line.WordTail.FindString(l.Text[at:])))
}

// areLetters reports whether all answers are letters or signs, and not just the
// letters in their order.
func areLetters(found []KeyEntry) bool {
	rising, before := true, rune(0)
	for i, e := range found {
		if !flatten.LetterValue.MatchString(e.Value.Text) || lexicon.IsNumber(e.Value.Text) {
			return false
		}
		c, _ := utf8.DecodeRuneInString(strings.TrimLeft(e.Value.Text, "(["))
		rising = rising && (i == 0 || c == before+1)
		before = c
	}
	return !rising
}
