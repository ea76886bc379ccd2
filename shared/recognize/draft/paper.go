package draft

import (
	"strings"
	"unicode"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Paper is what the top of a document says it is.
type Paper struct {
	Test  bool // it, or a heading in it, calls itself a test and nothing else
	Other bool // it calls itself something else: an agenda, a timetable
	Faq   bool // it collects questions with their answers for its readers
}

// KindTold is what some lines say, folded, without the subject of a test: "Quiz 2:
// Architecture" is no paper on architecture.
func (r *Reader) KindTold(lines []line.Line) string {
	told := ""
	for _, l := range lines {
		text := l.Folded()
		if name, _, ok := strings.Cut(text, ":"); ok && r.QuizTitle.In(name) {
			text = name
		}
		if r.OtherTitle.In(text) {
			text = r.WithoutSubject(text)
		}
		told += text + "\n"
	}
	return told
}

// ofSubject is a word between the name of a test and what it is about.
var ofSubject = pattern.New(`^\s?(?:\d{1,2}\s)?(?:in|on|about|over|über|zu|zum|zur|sur|en|de|du|sobre|em|su|di|o|z|ze|по|на|з|із|про)\s`)

// aheadOfTest is what may not stand between a subject and the test about it: "the rules for
// the exam" are none.
var aheadOfTest = pattern.New(`(?:^|\s)(?:of|for|to|and|by|with|für|zu|zum|zur|und|de|du|des|del|della|do|da|para|pour|per|i|y|et|и|для|к)(?:\s|$)|[:.,;]`)

// WithoutSubject takes what a test is about out of its folded title: "quiz in architecture"
// and "contract law quiz 2" are tests, and no contract.
func (r *Reader) WithoutSubject(title string) string {
	for at := 0; at >= 0 && at < len(title); {
		if n := r.QuizTitle.Begins(title[at:]); n > 0 {
			switch rest := title[at+n:]; {
			case ofSubject.MatchString(rest):
				return title[:at+n]
			case strings.Trim(rest, " .#0123456789") == "" && !aheadOfTest.MatchString(title[:at]):
				return title[at:]
			}
		}
		next := strings.IndexByte(title[at:], ' ')
		if next < 0 {
			break
		}
		at += next + 1
	}
	return title
}

// leastChapters is how many headings of a report or a manual make one.
const leastChapters = 2

// HasChapters reports whether headings name the parts of a report or of a
// manual: "Introduction", "Conclusions", "Installation". A table of contents
// counts as one.
func (r *Reader) HasChapters(p Parsed) bool {
	seen := map[string]bool{}
	look := func(l line.Line) {
		if lexicon.IsLonger(l.Text, chapterName) || l.Kind != line.TextLine {
			return
		}
		name := lexicon.Fold(strings.TrimFunc(l.Text, func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsMark(c) }))
		if r.Chapters[name] {
			seen[name] = true
		}
	}
	for _, t := range p.Intro {
		look(t.Line)
	}
	for _, d := range p.Drafts {
		for _, l := range d.Prelude {
			look(l)
		}
		for _, l := range d.Stem {
			look(l)
		}
		length := 0
		for _, c := range d.Choices {
			length += len(c.Text())
		}
		if !d.Bullets && len(d.Choices) > 0 && length > chapterLength*len(d.Choices) { // no choices, but chapters
			for _, c := range d.Choices {
				look(c.Lines[0])
			}
		}
	}
	if r.Contents {
		return len(seen) > 0
	}
	return len(seen) >= leastChapters
}

// chapterName is how many letters the name of a chapter has at most.
const chapterName = 80

// move is one in the notation of chess, with what the commentator thinks of it.
var move = pattern.New(`^(?:\d{1,3}\.+)?(?:[KQRBNSDTL]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBN])?|[O0](?:-[O0]){1,2})[+#]?[!?]{0,2}$|^\d{1,3}\.+$|^(?:1-0|0-1|1/2-1/2)$`)

// RecordsMoves reports whether most drafts are the moves of a game of chess: the
// question marks behind them ask nothing.
func RecordsMoves(ds []Draft) bool {
	games := 0
	for _, d := range ds {
		if len(d.Choices) == 0 && areMoves(d.StemText()) {
			games++
		}
	}
	return games >= 3 && games*2 > len(ds)
}

// OnlyKeys reports whether nearly all drafts are single letters behind a number, or
// answers below or behind one, "Q1. >> Ans. D": the key of a test that is somewhere else.
func (r *Reader) OnlyKeys(ds []Draft) bool {
	letters, answers := 0, 0
	for _, d := range ds {
		if d.Labelled && len(d.Choices) == 0 && r.onlyAnswers(&d) {
			answers++
		}
		if n := len(d.Stem); n > 0 && len(d.Choices) == 0 && !d.Labelled && d.HasAnswer() && r.isAloneNumber(&d.Stem[n-1]) {
			answers++
		}
		if len(d.Choices) == 0 && d.Labelled && !d.HasAnswer() && isBareKey(d.Stem) {
			letters++
		}
	}
	return letters >= answerkey.BareKeyLines && letters*10 >= len(ds)*9 || answers >= leastKeyed && answers*10 >= len(ds)*9
}

// isBareKey reports whether the lines of a draft are no more than letters or circled numbers
// that choices have, those of others behind their numbers: "B", "③", "7. ②".
func isBareKey(stem []line.Line) bool {
	for i, l := range stem {
		if i == 0 && !bareKey.MatchString(l.Text) || !numberedKey.MatchString(l.Text) {
			return false
		}
	}
	return len(stem) > 0
}

var (
	bareKey     = pattern.New(`^(?:[A-Za-z]|[①-⑩])$`)
	numberedKey = pattern.New(`^(?:\d{1,3}\s?[.):]?\s*)?(?:[A-Za-z]|[①-⑩])$`)
)

// isAloneNumber reports whether a line is the number of a question and nothing else, with the
// word for one or without.
func (r *Reader) isAloneNumber(l *line.Line) bool {
	q, ok := l.WordLabel(r.Vocabulary)
	return aloneNumber.MatchString(l.Text) || ok && q.End == len(l.Text)
}

// onlyAnswers reports whether a draft has nothing but its answer, on a line of its own or
// behind the number.
func (r *Reader) onlyAnswers(d *Draft) bool {
	if d.HasAnswer() || len(d.Stem) == 0 {
		return d.HasAnswer() && len(d.Stem) == 0
	}
	n, ok := line.NoteOf(d.Stem[0], r.Vocabulary)
	return ok && len(d.Stem) == 1 && n.Class == lexicon.AnswerWord
}

// OnlyReplies reports whether drafts are numbered answers in words to questions that are
// somewhere else: several are no more than yes or no, none has anything to choose or an
// answer, and hardly one asks.
func (r *Reader) OnlyReplies(ds []Draft) bool {
	replies, asking := 0, 0
	for _, d := range ds {
		if !d.Labelled || len(d.Choices) > 0 || d.HasAnswer() {
			return false
		}
		word, why, _ := strings.Cut(d.StemText(), ",")
		switch _, reply := r.Vocabulary.Is(word, lexicon.YesWord, lexicon.NoWord, lexicon.TrueWord, lexicon.FalseWord); {
		case reply && why == "":
			replies++
		case !reply && r.Inquires(d):
			asking++
		}
	}
	return replies >= leastReplies && replies*10 >= len(ds) && asking*10 <= len(ds)
}

// leastReplies is how many yes and no such a sheet has at least.
const leastReplies = 3

// leastKeyed is how many answers below a number and nothing else are a key.
const leastKeyed = 3

// aloneNumber is the number of a question that stands somewhere else.
var aloneNumber = pattern.New(`^\s*\d{1,3}\s*[.):]?\s*$`)

// areMoves reports whether a text is moves and nothing else.
func areMoves(text string) bool {
	any := false
	for f := range strings.FieldsSeq(text) {
		if !move.MatchString(f) {
			return false
		}
		any = true
	}
	return any
}

// Inquires reports whether a stem asks or orders, or leaves a gap.
func (r *Reader) Inquires(d Draft) bool {
	for _, l := range d.Stem {
		if lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) {
			return true
		}
	}
	return r.Cued(d.StemText())
}

// chapterLength is how many characters a choice has on the average when the
// letters are those of chapters.
const chapterLength = 500

// TellsMore reports whether what looks like choices is the outline of a text:
// leads that end in a colon, with more under them, or whole chapters.
func TellsMore(choices []Choice, length int) bool {
	leads := 0
	for _, c := range choices {
		if t := strings.TrimSpace(c.Lines[0].Text); strings.HasSuffix(t, ":") || strings.HasSuffix(t, "：") {
			leads++
		}
	}
	return leads*2 >= len(choices) || length > chapterLength*len(choices)
}
