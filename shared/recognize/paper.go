package recognize

import (
	"strings"
	"unicode"

	"formwright/shared/recognize/pattern"
)

// paper is what the top of a document says it is.
type paper struct {
	test  bool // it, or a heading in it, calls itself a test and nothing else
	other bool // it calls itself something else: an agenda, a timetable
	faq   bool // it collects questions with their answers for its readers
}

// paperOf reads the title, the headings and the first lines between questions.
func (r *recognizer) paperOf(p parsed) paper {
	var heads []line
	for i, t := range p.intro {
		if i < 5 || t.heading {
			heads = append(heads, t.line)
		}
	}
	for _, d := range p.drafts {
		for i, l := range d.prelude {
			if i < 3 {
				heads = append(heads, l)
			}
		}
	}
	folded := foldLines(heads)
	top := r.kindTold(heads[:min(3, len(heads))])
	out := paper{faq: r.faqTitle.in(top)}
	out.other = out.faq || !r.marksRight(p.drafts) && (r.otherTitle.in(top) || !tellsRight(p.drafts) && (r.hasChapters(p) || r.isTechnical(p) || isStatute(p.drafts)))
	out.test = !out.other && (r.quizTitle.in(folded) || r.ordersTruth(folded))
	return out
}

// kindTold is what some lines say, folded, without the subject of a test: "Quiz 2:
// Architecture" is no paper on architecture.
func (r *recognizer) kindTold(lines []line) string {
	told := ""
	for _, l := range lines {
		text := fold(l.text)
		if name, _, ok := strings.Cut(text, ":"); ok && r.quizTitle.in(name) {
			text = name
		}
		told += text + "\n"
	}
	return told
}

// leastChapters is how many headings of a report or a manual make one.
const leastChapters = 2

// hasChapters reports whether headings name the parts of a report or of a
// manual: "Introduction", "Conclusions", "Installation". A table of contents
// counts as one.
func (r *recognizer) hasChapters(p parsed) bool {
	seen := map[string]bool{}
	look := func(l line) {
		if len(l.text) > chapterName || l.kind != textLine {
			return
		}
		name := fold(strings.TrimFunc(l.text, func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsMark(c) }))
		if r.chapters[name] {
			seen[name] = true
		}
	}
	for _, t := range p.intro {
		look(t.line)
	}
	for _, d := range p.drafts {
		for _, l := range d.prelude {
			look(l)
		}
		for _, l := range d.stem {
			look(l)
		}
		length := 0
		for _, c := range d.choices {
			length += len(c.text())
		}
		if !d.bullets && len(d.choices) > 0 && length > chapterLength*len(d.choices) { // no choices, but chapters
			for _, c := range d.choices {
				look(c.lines[0])
			}
		}
	}
	if r.contents {
		return len(seen) > 0
	}
	return len(seen) >= leastChapters
}

// chapterName is how many bytes the name of a chapter has at most.
const chapterName = 80

// move is one in the notation of chess, with what the commentator thinks of it.
var move = pattern.New(`^(?:\d{1,3}\.+)?(?:[KQRBNSDTL]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBN])?|[O0](?:-[O0]){1,2})[+#]?[!?]{0,2}$|^\d{1,3}\.+$|^(?:1-0|0-1|1/2-1/2)$`)

// recordsMoves reports whether most drafts are the moves of a game of chess: the
// question marks behind them ask nothing.
func recordsMoves(ds []draft) bool {
	games := 0
	for _, d := range ds {
		if len(d.choices) == 0 && areMoves(d.stemText()) {
			games++
		}
	}
	return games >= 3 && games*2 > len(ds)
}

// onlyKeys reports whether nearly all drafts are single letters behind a number:
// the key of a test that is somewhere else.
func onlyKeys(ds []draft) bool {
	letters := 0
	for _, d := range ds {
		if text := d.stemText(); len(d.choices) == 0 && d.labelled && !d.hasAnswer() && len(text) == 1 && isASCIILetter(text[0]) {
			letters++
		}
	}
	return letters >= bareKeyLines && letters*10 >= len(ds)*9
}

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

// inquires reports whether a stem asks or orders, or leaves a gap.
func (r *recognizer) inquires(d draft) bool {
	for _, l := range d.stem {
		if hasQuestionMark(l.text) || hasBlank(l) {
			return true
		}
	}
	return r.cued(d.stemText())
}

// chapterLength is how many characters a choice has on the average when the
// letters are those of chapters.
const chapterLength = 500

// tellsMore reports whether what looks like choices is the outline of a text:
// leads that end in a colon, with more under them, or whole chapters.
func tellsMore(choices []draftChoice, length int) bool {
	leads := 0
	for _, c := range choices {
		if t := strings.TrimSpace(c.lines[0].text); strings.HasSuffix(t, ":") || strings.HasSuffix(t, "：") {
			leads++
		}
	}
	return leads*2 >= len(choices) || length > chapterLength*len(choices)
}

// onlyNamed reports whether a document has a single draft that has nothing of a
// question but its name: "Test 3: results".
func (r *recognizer) onlyNamed(p parsed) bool {
	if len(p.drafts) != 1 {
		return false
	}
	d := p.drafts[0]
	if d.label.kind != wordNumber && d.label.kind != nameNumber || len(d.choices) > 0 {
		return false
	}
	d.label = questionLabel{}
	return r.levelOf(d, d.grammar) == asksNothing
}
