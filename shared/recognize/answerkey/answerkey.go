package answerkey

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// KeyAt reads the answer key that begins at line i; its end is 0 where none does.
// A line that only offers answers is the end of one without entries, and so is a list of
// letters that are none.
func (r *Reader) KeyAt(lines []line.Line, i int) (entries []KeyEntry, end int) {
	if entries, end = r.explainedEntries(lines, i); len(entries) >= 2 {
		return entries, end
	}
	if entries, end = r.reasonedKey(lines, i); end > 0 {
		return entries, end
	}
	if entries, end = r.solvedHeads(lines, i); len(entries) > 0 {
		return entries, end
	}
	if entries, end = r.workedKey(lines, i); len(entries) > 0 {
		return entries, end
	}
	if entries, end = r.bareKey(lines, i); len(entries) > 0 {
		return entries, end
	}
	if entries, end = r.saidKey(lines, i); len(entries) > 0 {
		return entries, end
	}
	if entries, end = r.digitKey(lines, i); len(entries) > 0 {
		return entries, end
	}
	if r.offersAnswers(lines, i) {
		return nil, i + 1
	}
	if end = r.classes(lines, i); end > 0 {
		return nil, end
	}
	if goesOnListed(lines, i) || TellsAbove(lines, i) || !r.IsKeyHeading(lines[i]) && !r.NamesKey(lines, i) && !r.answersAtEnd(lines, i) || r.answersMatch(lines, i) || i+1 < len(lines) && lines[i+1].Inside {
		return nil, 0
	}
	if i+1 < len(lines) {
		if entries, end = r.repeatedHeads(lines, i+1); len(entries) > 0 {
			return entries, end
		}
		if entries, end = r.solvedTasks(lines, i+1); len(entries) > 0 {
			return entries, end
		}
	}
	entries, end = r.keyEntries(lines, i)
	keepMinus(entries)
	if r.areTasks(entries) && comesAgain(lines[i], lines) {
		return nil, 0 // the word stands under each question, before its answer
	}
	if len(entries) == 0 || len(entries) < 2 && end < len(lines) {
		return nil, 0
	}
	return entries, end
}

// areTasks reports whether what stands under a heading like an answer asks more
// than it answers: it begins with its points, or orders something.
func (r *Reader) areTasks(entries []KeyEntry) bool {
	tasks := 0
	for _, e := range entries {
		text := e.Value.Text
		at := line.BracketPoints.FindStringIndex(text)
		if at != nil && at[0] == 0 && len(text) > at[1]+LeastTask || lexicon.HasQuestionMark(text) || lexicon.OrdersByForm(text) {
			tasks++
		}
	}
	return tasks > 0 && tasks*2 >= len(entries)
}

// comesAgain reports whether a line stands in a document more than once.
func comesAgain(l line.Line, lines []line.Line) bool {
	text, n := lexicon.Fold(strings.TrimSpace(l.Text)), 0
	for _, m := range lines {
		if len(m.Text) == len(l.Text) && lexicon.Fold(strings.TrimSpace(m.Text)) == text {
			n++
		}
	}
	return n > 1
}

// LeftToMarker says that there is no one answer, or that it is left out.
var LeftToMarker = pattern.New(`(?i)^[\s\pP]*(?:(?:(?:student|pupil|learner)s?[’']?\s*)?(?:(?:answers?|responses?)\s*(?:(?:may|will|can|might)\s*)?vary|see (?:the )?rubric|refer to (?:the )?rubric|teacher[’']?s[’']? discretion|own answers?)|(?:individuelle|eigene|freie|offene) (?:antwort|lösung)(?:en)?|réponses? (?:libres?|personnelles?)|respuestas? (?:libres?|abiertas?|personal(?:es)?)|respostas? (?:pessoa(?:l|is)|livres?|abertas?)|rispost[ae] (?:liber[ae]|apert[ae]|personal[ei])|eigen antwoord(?:en)?|odpowied(?:ź|zi) (?:własna|dowolna|otwarta|indywidualna)|(?:ответ(?:ы)?\s+)?(?:свободный|произвольный|индивидуальный)(?: ответ)?|jawaban (?:bervariasi|bebas)|(?:答案)?(?:略|不唯一)|省略|(?:解答|解答例)?略|생략)[\s\pP]*$`)

// longestSign is how many characters the sign of an entry has.
const longestSign = 3

// answersMatch reports whether "Answers: 1-C, 2-A" answers the question right
// above it, which asks for pairs.
func (r *Reader) answersMatch(lines []line.Line, at int) bool {
	c, end := r.Vocabulary.Find(lines[at].Head(), lexicon.AnswerWord)
	if c == lexicon.NoClass || lines[at].Gap && !inTable(lines, at-1) || !strings.ContainsAny(lexicon.DecimalDigits(lines[at].Text[end:]), "123") {
		return false
	}
	given := rowKeysOf(lines[at].From(end+len(line.WordTail.FindString(lines[at].Text[end:]))), nil)
	if len(given) >= minSequence && slices.ContainsFunc(given, func(e KeyEntry) bool { return utf8.RuneCountInString(e.Value.Text) > longestSign }) {
		return false // of more questions
	}
	below := 0 // the number of the entry below
	for i := at - 1; i >= 0 && i > at-30; i-- {
		if lines[i].Says(r.Match) {
			return below <= 1
		}
		if lines[i].Gap && !inTable(lines, i) {
			return false
		}
		if q, ok := lines[i].QuestionLabel(r.Vocabulary); ok && q.Kind == line.PlainNumber {
			if below > 0 && q.Number != below-1 {
				return false // no entry, but a question
			}
			below = q.Number
		}
	}
	return false
}

// inTable reports whether a line is a table or stood in one: tables have gaps
// around them that part nothing.
func inTable(lines []line.Line, i int) bool {
	return i >= 0 && i < len(lines) && (lines[i].Kind == line.TableLine || lines[i].Cell())
}

// keyEntries reads the answers behind a heading, up to a line that is none.
func (r *Reader) keyEntries(lines []line.Line, at int) (entries []KeyEntry, end int) {
	entries = r.besideHeading(lines, at)
	end = at + 1
	solid := end // behind the last answer
	title, over := lines[at].Text, ""
	misses, parted := 0, 0 // a heading behind answers
	unread := 0
	answered, dotted := r.answersAsked(lines[:at]), r.dottedAsked(lines[:at])
	sections := r.sectionsOver(lines[:at])
	for i := at + 1; i < len(lines); i++ {
		l := lines[i]
		if sections.has(l) {
			over, title, unread = headedOver(over, title), l.Text, mostUnread
			end, misses, parted = i+1, 0, 0
			continue
		}
		found, rows := dotted(l), 1
		if found == nil {
			found, rows = r.entriesAt(lines, i)
		}
		if fillsSection(found, l) && r.nextPart(entries, l) {
			found = nil
		}
		if found == nil {
			found = r.orGoesOn(answered(l), entries, lines, i)
		}
		if slices.ContainsFunc(found, asksStill) && !answersAsking(entries, found) && !fewAsk(found) {
			return entries, end
		}
		if unread--; len(found) == 0 && len(entries) > 0 && unread >= 0 && !r.EndsKey(l) {
			continue // what a named section has instead of numbers
		}
		i += rows - 1
		switch {
		case len(found) > 0:
			over = underOver(&found[0], title, over)
			title = ""
			entries = append(entries, found...)
			misses, parted, unread = 0, 0, 0
			end = i + 1
			solid = end
		case r.nextPart(entries, l):
			entries = append(entries, KeyEntry{Number: entries[len(entries)-1].Number, Value: l})
			end = i + 1
			solid = end
		case len(entries) > 0 && l.Kind == line.TextLine && i+1 < len(lines) && (r.restarts(entries, lines, i+1) || len(entries) > 1 && isFirst(answered(lines[i+1])) || r.namesPart(entries, lines, i)):
			if r.asksAnew(lines, i) || r.keyedAgain(lines, i) {
				return entries, end
			}
			end = i + 1 // the name of the next section
			over, title = headedOver(over, title), l.Text
		case parted > 0:
			return entries, parted
		case len(entries) > 0 && l.Kind == line.TextLine && !l.Gap && !r.EndsKey(l):
			entries[len(entries)-1].Why = append(entries[len(entries)-1].Why, l)
			if misses++; misses > 6 {
				return entries, end
			}
			end = i + 1
		case l.Kind == line.TextLine && !lexicon.IsLonger(l.Text, lexicon.HeadingLimit) && misses < 3:
			misses++
			over, title = headedOver(over, title), l.Text
			if len(entries) > 0 && l.Style().Heading > 0 {
				parted = i
			}
		default:
			return entries, end
		}
		if r.choicesFollow(lines, i) {
			if len(found) == 0 && len(entries) > 0 {
				return r.beforeQuestion(entries, lines, solid, i)
			}
			return entries[:max(0, len(entries)-1)], i
		}
	}
	return entries, end
}

// besideHeading reads the answers on the line of the heading itself.
func (r *Reader) besideHeading(lines []line.Line, at int) (entries []KeyEntry) {
	_, n := r.Vocabulary.Find(lines[at].Head(), lexicon.KeyHeading)
	if n == 0 {
		n = len(lines[at].Text) - len(behindColon(lines[at]).Text)
		if skip := len(lines[at].Text) - len(strings.TrimLeft(lines[at].Text, keyBrackets)); skip > 0 {
			_, end := r.Vocabulary.Find(lexicon.NewHead(lines[at].Text[skip:]), lexicon.KeyHeading)
			n = skip + end
		}
	}
	if rest := lines[at].From(n); strings.ContainsAny(rest.Text, "0123456789") {
		rest = rest.From(len(line.WordTail.FindString(rest.Text)))
		rest = behindRoman(behindHeading(rest, 0))
		entries = rowKeysOf(rest, lines[at+1:])
	} else if n > 0 {
		entries = r.SectionRow(rest.From(len(line.WordTail.FindString(rest.Text))))
	}
	if len(entries) == 0 {
		_, n = r.Vocabulary.Find(lines[at].Head(), lexicon.AnswerWord)
		rest := lines[at].From(n)
		entries = KeysOf(rest.From(len(line.WordTail.FindString(rest.Text)))) // "Answer: 1: B"
	}
	if len(entries) == 0 {
		entries = KeysOf(behindColon(lines[at]))
	}
	return entries
}

// entriesAt reads the answers that stand on the line at, or on it and those below.
func (r *Reader) entriesAt(lines []line.Line, at int) (found []KeyEntry, rows int) {
	if at+1 < len(lines) {
		if found, rows = r.gridEntries(lines, at); found != nil {
			return found, rows
		}
		if found = RowKeys(lines[at], lines[at+1]); found != nil {
			return found, 2
		}
	}
	if found = r.headedRow(lines, at); found != nil {
		return found, 1
	}
	l := lines[at]
	if line.WordBehind(l.Text, r.Vocabulary) > 0 { // "1. Aufgabe: B"
		found = r.wordEntry(l)
	}
	if found == nil {
		found = gluedEntry(lines, at)
	}
	if found == nil {
		found = r.partEntries(lines, at)
	}
	if found == nil {
		found = rowKeysOf(l, lines[at+1:])
	}
	if found == nil {
		found = r.SectionRow(l)
	}
	if found == nil {
		found = r.wordEntry(l)
	}
	return found, 1
}

// asksStill reports whether what looks like an answer is a question.
func asksStill(e KeyEntry) bool {
	if e.Value.Label != nil && e.Value.Label.List == ToldList {
		return true
	}
	return strings.Contains(e.Value.Text, "___") && !line.IsRoom(e.Value.Text) || len(e.Value.Text) > 4 && strings.HasSuffix(e.Value.Text, "?") || strings.HasSuffix(e.Value.Text, "？")
}

// restarts reports whether further entries begin to count anew.
func (r *Reader) restarts(entries []KeyEntry, lines []line.Line, at int) bool {
	more, _ := r.entriesAt(lines, at)
	return isFirst(more) && entries[len(entries)-1].Number >= 1 && len(entries) > 1
}

// isFirst reports whether answers begin with that to number 1.
func isFirst(found []KeyEntry) bool { return len(found) > 0 && found[0].Number == 1 }

// EndsKey reports whether a line begins something else.
func (r *Reader) EndsKey(l line.Line) bool {
	return l.Style().Heading > 0 || IsSectionWord(l, r.Vocabulary)
}

// choicesFollow reports whether a numbered line is a question after all: a
// lettered choice comes next.
func (r *Reader) choicesFollow(lines []line.Line, i int) bool {
	if i+2 >= len(lines) {
		return false
	}
	a, ok1 := lines[i+1].ChoiceLabel()
	b, ok2 := lines[i+2].ChoiceLabel()
	return ok1 && ok2 && a.Kind == lexicon.LetterLabel && b.Kind == lexicon.LetterLabel && lexicon.IsFirst(a.Sign, r.Letters) && flatten.Follows(a.Sign, b.Sign, r.Letters, false)
}

// KeysOf reads the answers of one line: "1. A", "1-A 2-B 3-C", "1-5 ABCDA".
func KeysOf(l line.Line) []KeyEntry {
	if l.Counts || l.Label != nil && l.Label.List == line.OpenList {
		return nil // a part of the paper, or a question that got its number here
	}
	if l.Label != nil && l.Label.Number > 0 && l.Text != "" {
		e := KeyEntry{Number: l.Label.Number, Value: l}
		if l.Label.List == line.LetteredList {
			e.Name = l.Label.Text
		}
		return []KeyEntry{e}
	}
	if l.Kind != line.TextLine || lexicon.TitledSection(l.Text) {
		return nil
	}
	if !lexicon.IsLonger(l.Text, maxRow) {
		l = plainRow(l)
	}
	digits := lexicon.DecimalDigits(l.Text)
	if !lexicon.HasDigit(digits) {
		return nil
	}
	if several := l; len(digits) <= maxRow && !pairsOfOne.MatchString(digits) {
		if len(digits) != len(l.Text) {
			several = withASCIIDigits(l)
		}
		if out := severalEntries(several, digits); out != nil {
			return out
		}
	}
	if q, ok := RangeOfNumbers(l); ok {
		return []KeyEntry{{Number: q.Number, Value: l.From(q.End)}}
	}
	if e, ok := pathEntry(l); ok {
		return []KeyEntry{e}
	}
	from, to, end := keyNumber(digits)
	if end == 0 {
		return nil
	}
	number, err := strconv.Atoi(digits[from:to])
	value := l.From(lexicon.OriginalLength(l.Text, end))
	if minus := strings.LastIndexByte(l.Text, '-'); value.Text == "" && minus == len(l.Text)-1 && minus > to {
		value = l.Cut(minus, len(l.Text)) // the answer is a minus sign
	}
	if err != nil || number == 0 || value.Text == "" {
		return nil
	}
	if end == to && utf8.RuneCountInString(value.Text) > 2 {
		return nil
	}
	return []KeyEntry{{Number: number, Value: withoutWorth(value), Sign: digits[to:end]}}
}

// pairsOfOne is the answer to one question that asks for pairs: "3. 1-B, 2-A",
// "3: 1B 2A".
var pairsOfOne = pattern.New(`^\d{1,3}\s*[.):]\s+1\s?[-–=]?\s?\p{L}(?:\s*[,;]\s*|\s+)2\s?[-–=]?\s?\p{L}(?:(?:\s*[,;]\s*|\s+)\d{1,2}\s?[-–=]?\s?\p{L})*\.?$`)

// An exercise lists what is to be done under a title or a description, "1. Stacks
// a) Explain ... b) Draw ...", which looks like a question with choices.

// The least that lines have in the middle, in characters, to be tasks of
// their own: with letters, and with bullets or numbers.
const (
	LeastTask   = 28
	LeastBullet = 40
)

// ToldList names the numbers given to such questions.
const ToldList = "told"
