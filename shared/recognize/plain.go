package recognize

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// leastPlain is how many questions a plain document has. In fewer there is nothing to gain.
const leastPlain = 10

// mostHead is how many lines may stand over the first question of a plain document.
const mostHead = 3

// plain takes the head and the key of a plain document out of its lines, as the passes do of
// others: at least ten questions numbered from 1, each a line that asks over lettered choices
// in ordinary letters, with the letter of its answer under each of them, or in a key behind
// them all, or nowhere. Such lines have no habit that a pass would undo, and need to go through
// none: that is more than half of the time that other documents take. It reports false for
// those.
func (r *recognizer) plain(lines []line.Line) ([]line.Line, bool) {
	g := grammar{recognizer: r}
	first, key := 0, len(lines)
	for i := range lines {
		l := &lines[i]
		if l.Empty() {
			continue
		}
		if l.Kind != line.TextLine || l.Soft || l.Column || l.Pos().Page > 0 || rewrite.EndsInOutcome(*l) {
			return lines, false
		}
		switch {
		case key < len(lines):
			if !isOrdinary(l.Runs) || !g.lists(l) {
				return lines, false
			}
		case isOrdinary(l.Runs) && (g.offers(l) || g.begins(l) || g.answers(l)):
			if g.number.Number == 1 && g.choices == 0 {
				first = i
			}
		case g.number.Number == 0 && i < mostHead && g.mayHead(l):
		case g.key == 0 && g.complete() && g.IsKeyHeading(*l):
			key = i
		default:
			return lines, false
		}
	}
	if g.number.Number < leastPlain || !g.complete() || key < len(lines) && g.listed != g.number.Number {
		return lines, false
	}
	if key < len(lines) {
		lines = append(lines[:key:key], r.SplitKey(lines[key:])...)
	}
	head := through(slices.Clone(lines[:first+1]), []pass{r.TitleLine, r.WithoutNoise, r.WithoutNameLines})
	out := lines[first+1-len(head):] // none of these passes adds lines
	copy(out, head)
	r.Uniform = true
	return out, true
}

// grammar reads a plain document, a line at a time.
type grammar struct {
	*recognizer
	number  line.QuestionLabel  // of the last question
	letter  lexicon.ChoiceLabel // of the last choice
	choices int                 // of the last question
	told    bool                // it has an answer
	key     int                 // questions that have one
	listed  int                 // the last number of the key behind them
}

// begins takes a line as the next question.
func (g *grammar) begins(l *line.Line) bool {
	q, ok := g.numberAfter(l, g.number.Number)
	if !ok {
		return false
	}
	if g.number.Number > 0 && (q.Kind != g.number.Kind || q.Delim != g.number.Delim || q.Auto != g.number.Auto || !g.complete()) {
		return false
	}
	g.number, g.choices, g.told = q, 0, false
	return strings.HasSuffix(l.Text, "?") && isSentence(l.Text[q.End:])
}

// numberAfter is the label of a line, if it is plain and the number after another.
func (g *grammar) numberAfter(l *line.Line, last int) (line.QuestionLabel, bool) {
	q, ok := l.QuestionLabel(g.Vocabulary)
	if !ok {
		q, ok = line.HighNumber(*l, last)
	}
	return q, ok && q.Number == last+1 && isPlainNumber(q)
}

// isPlainNumber reports whether a label is digits with the sign behind them, or a word and
// digits, "Question 5".
func isPlainNumber(q line.QuestionLabel) bool {
	switch q.Kind {
	case line.PlainNumber:
		return (q.Delim == '.' || q.Delim == ')') && lexicon.IsDigit(q.Text[0]) && !strings.ContainsAny(q.Text, "-–—")
	case line.WordNumber:
		return line.BeginsWord(q.Text) && !strings.ContainsAny(q.Text, ".-–—")
	}
	return false
}

// complete reports whether the last question is: it has choices, and an answer if others have
// one.
func (g *grammar) complete() bool {
	return g.choices > 1 && (g.key == 0 || g.key == g.number.Number)
}

// offers takes a line as the next choice.
func (g *grammar) offers(l *line.Line) bool {
	if g.number.Number == 0 || g.told {
		return false
	}
	c, ok := l.ChoiceLabel()
	if !ok || c.Kind != lexicon.LetterLabel || c.Auto || c.Mark != "" || len(c.Sign) != 1 || int(c.Sign[0])-'a' != g.choices {
		return false
	}
	if g.letter.Sign != "" && (c.Delim != g.letter.Delim || c.Upper != g.letter.Upper) {
		return false
	}
	g.letter = c
	g.choices++
	text := l.Text[c.End:]
	return isSentence(text) && !endsInCross(text) && !g.isVerdict(text) && !isNextLetter(text, g.choices)
}

// endsInCross reports whether a choice ends with an x apart, which may mark it as the right one.
func endsInCross(s string) bool {
	return strings.HasSuffix(s, " x") || strings.HasSuffix(s, " X")
}

// isNextLetter reports whether the text of a choice begins with the letter of the next one.
func isNextLetter(s string, place int) bool {
	return int(lexicon.FoldByte(s[0]))-'a' == place && strings.HasPrefix(s[1:], " ")
}

// isVerdict reports whether a choice is a word that says of others whether they are right.
func (g *grammar) isVerdict(s string) bool {
	if lexicon.IsLonger(s, longestVerdict) {
		return false
	}
	_, is := g.Vocabulary.Is(s, lexicon.AnswerWord, lexicon.ExplainWord, lexicon.CorrectWord, lexicon.WrongWord, lexicon.TrueWord, lexicon.FalseWord, lexicon.YesWord, lexicon.NoWord)
	return is
}

// longestVerdict bounds the words that isVerdict looks at, in letters.
const longestVerdict = 40

// answers takes a line as the answer of the last question.
func (g *grammar) answers(l *line.Line) bool {
	if g.choices < 2 || g.told {
		return false
	}
	n, ok := line.NoteOf(*l, g.Vocabulary)
	g.told = ok && n.Class == lexicon.AnswerWord && g.isOffered(n.Value.Text)
	if g.told {
		g.key++
	}
	return g.told
}

// isOffered reports whether a text is the letter of a choice of the last question.
func (g *grammar) isOffered(s string) bool {
	return len(s) == 1 && lexicon.IsASCIILetter(s[0]) && int(lexicon.FoldByte(s[0]))-'a' < g.choices
}

// lists takes a line as the next of the key behind the questions.
func (g *grammar) lists(l *line.Line) bool {
	q, ok := g.numberAfter(l, g.listed)
	if !ok {
		return false
	}
	g.listed++
	return g.isOffered(l.Text[q.End:])
}

// mayHead reports whether a line may be the title of a document or its line for a name.
func (g *grammar) mayHead(l *line.Line) bool {
	_, choice := l.ChoiceLabel()
	_, number := l.QuestionLabel(g.Vocabulary)
	class, _ := l.NoteClass(g.Vocabulary)
	return titleWord.MatchString(l.Text) && !choice && !number && class == lexicon.NoClass && !lexicon.HasQuestionMark(l.Text) && !g.IsKeyHeading(*l) && !loneLetter.MatchString(l.Text) && !l.Has(headSigns)
}

// titleWord is a word as every title has one, and a row of answers has none.
var titleWord = pattern.New(`\pL{3}`)

// loneLetter is a letter by itself, as in "C is the answer".
var loneLetter = pattern.New(`(?:^[B-Zb-z]|\s\pL)(?:[\s.,;:!]|$)`)

// headSigns are signs that no plain title has.
var headSigns = line.SignsOf("=()[]{}*☐□")

// isOrdinary reports whether runs are text in ordinary letters, with a tab at most behind the
// first.
func isOrdinary(runs []page.Run) bool {
	for i := range runs {
		r := &runs[i]
		if !r.Marks.None() || r.Kind != page.TextRun && (r.Kind != page.TabRun || i != 1) {
			return false
		}
	}
	return true
}

// isSentence reports whether what stands behind a label is words and nothing that a pass looks
// for: signs of blanks, of marks, of worth, of sums, and other labels.
func isSentence(s string) bool {
	if s == "" || lexicon.IsLonger(s, mostSentence) || s[0] < utf8.RuneSelf && !lexicon.IsASCIILetter(s[0]) && !lexicon.IsDigit(s[0]) {
		return false
	}
	spaced := true
	for i, r := range s {
		ascii := r < utf8.RuneSelf
		switch {
		case ascii && (lexicon.IsASCIILetter(byte(r)) || lexicon.IsDigit(byte(r))), !ascii && isOfWords(r):
			if behind := strings.TrimPrefix(s[i+utf8.RuneLen(r):], " "); spaced && behind != "" && strings.IndexByte(".):-", behind[0]) >= 0 {
				return false // it may be another label
			}
		case r == ' ', ascii && strings.IndexByte(".,;?!'\"-%$", byte(r)) >= 0:
		default:
			return false
		}
		spaced = r == ' '
	}
	return true
}

// mostSentence bounds what is read as one, in letters.
const mostSentence = 600

// isOfWords reports whether a sign outside ASCII is a letter of a script that parts words by
// spaces, or a sign of ordinary sentences.
func isOfWords(r rune) bool {
	return r < firstRightLeft && unicode.IsLetter(r) || strings.ContainsRune("’‘“”–", r)
}

// firstRightLeft is the first letter of Hebrew, behind Latin, Greek and Cyrillic.
const firstRightLeft = 0x0590
