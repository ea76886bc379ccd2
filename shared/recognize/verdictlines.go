package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// A test that was marked on line and printed says behind a choice what the
// choice is: "Correct", "This should not be selected". What was ticked there is
// what one person took, and no key.

// judgement is what a line says of the choice before it.
type judgement int

const (
	judgedNothing judgement = iota
	judgedRight
	judgedWrong
	judgedPartly // not all right choices were taken, so they are not all known
)

// verdictLength is the longest line that may be such a word.
const verdictLength = 60

// mayJudge looks at the first sign of the words.
var mayJudge = pattern.BeginsWith("cCrRtTiIfFuUyYnN")

// judgementOf reads a line that is such a word and nothing else.
func judgementOf(l line) judgement {
	if l.kind != textLine || l.label != nil || len(l.text) > verdictLength || !mayJudge(l.text) {
		return judgedNothing
	}
	text := strings.TrimRight(fold(l.text), " .!")
	if unselected.MatchString(text) {
		return judgedWrong
	}
	switch text {
	case "correct", "correct response", "this should be selected", "correcto", "correto", "richtig", "правильно", "верно":
		return judgedRight
	case "incorrect", "incorrect response", "this should not be selected", "incorrecto", "incorreto", "falsch", "неправильно", "неверно":
		return judgedWrong
	case "you didn't select all the correct answers", "you didn’t select all the correct answers", "not all correct answers were selected":
		return judgedPartly
	}
	return judgedNothing
}

// unselected says that a choice was rightly left alone, with the slips of OCR.
var unselected = pattern.Guarded(pattern.BeginsWith("uU"), `^un[-\s:.]*selected\s*is\s*correct$`)

// leastVerdicts is how many words "Correct" make a print-out.
const leastVerdicts = 2

var (
	loneBox  = pattern.New(`^[☐☑☒□○◯◉]$`)
	scoreRow = pattern.Guarded(pattern.BeginsWith("p0123456789"), `^(?:[✓✗✔✘]\s*)?(?:points?\s*)?\d+(?:[.,]\d+)?\s*/\s*\d+(?:[.,]\d+)?(?:\s+\pL+)?(?:\s*\(\d+(?:[.,]\d+)?\s*%\))?$`)
)

// verdictLines writes a print-out as a test with ticked boxes: the verdicts tick
// them, and the words behind a verdict explain.
func (r *recognizer) verdictLines(lines []line) []line {
	if !hasVerdicts(lines) {
		return lines
	}
	plain := lines
	lines = withoutPageHeads(lines)
	right, boxes := 0, 0
	for i := range lines {
		if judgementOf(lines[i]) != judgedRight || i > 0 && judgementOf(lines[i-1]) != judgedNothing {
			continue
		}
		right++
		if boxBefore(lines, i) {
			boxes++
		}
	}
	if right < leastVerdicts || boxes*10 < right*8 {
		return plain
	}
	p := printout{at: -1}
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if loneBox.MatchString(l.text) && i+1 < len(lines) && judgementOf(lines[i+1]) == judgedNothing && lines[i+1].kind == textLine {
			i++
			l = newLine(l, append([]page.Run{{Text: l.text + " "}}, lines[i].runs...))
		}
		p.take(l)
	}
	p.explain()
	return p.out
}

var printHead = pattern.Guarded(pattern.Holds("0123456789"), `(?i)^(?:\d+(?:[.,]\d+)?\s*/\s*\d+(?:[.,]\d+)?\s+\pL+\s*\(\d+(?:[.,]\d+)?\s*%\)|quiz, \d+ questions)$`)

// withoutPageHeads drops what a browser prints over every page: the total score,
// how many questions there are, and the title, which may stick to the line below
// that it was printed over.
func withoutPageHeads(lines []line) []line {
	title := pageTitle(lines)
	out := make([]line, 0, len(lines))
	for _, l := range lines {
		if l.kind == textLine && l.pos().Page > 0 && printHead.MatchString(l.text) {
			continue
		}
		if rest, ok := strings.CutPrefix(l.text, title); ok && title != "" && l.kind == textLine {
			if rest == "" {
				continue
			}
			l = l.from(len(title))
		}
		out = append(out, l)
	}
	return out
}

// pageTitle is the line that begins lines at the top of three pages or more.
func pageTitle(lines []line) string {
	const top, shortest, longest = 5, 4, 60
	var tops []line
	n := 0
	for i, l := range lines {
		if i > 0 && l.pos().Page != lines[i-1].pos().Page {
			n = 0
		}
		if n++; n <= top && l.kind == textLine && l.pos().Page > 0 {
			if at := strings.IndexByte(l.text, '\t'); at > 0 {
				l = l.cut(0, at)
			}
			tops = append(tops, l)
		}
	}
	for _, l := range tops {
		if len(l.text) < shortest || len(l.text) > longest || judgementOf(l) != judgedNothing {
			continue
		}
		pages := map[int]bool{}
		for _, o := range tops {
			if strings.HasPrefix(o.text, l.text) {
				pages[o.pos().Page] = true
			}
		}
		if len(pages) >= 3 {
			return l.text
		}
	}
	return ""
}

// hasVerdicts is a quick look for enough of them.
func hasVerdicts(lines []line) bool {
	right := 0
	for _, l := range lines {
		if judgementOf(l) == judgedRight {
			right++
		}
	}
	return right >= leastVerdicts
}

// boxBefore reports whether a box stands on one of the lines before i, as far
// as a choice may reach.
func boxBefore(lines []line, i int) bool {
	for k := i - 1; k >= 0 && k >= i-4; k-- {
		if _, ok := boxOf(lines[k].text); ok || loneBox.MatchString(lines[k].text) {
			return true
		}
		if judgementOf(lines[k]) != judgedNothing {
			return false
		}
	}
	return false
}

// printout is what is written of one.
type printout struct {
	out    []line
	group  int    // where the choices of the question begin
	at     int    // the choice that a verdict would be about, -1 for none
	judged bool   // a verdict has been said of it
	ticked []int  // choices that were taken and not judged yet
	why    []line // words behind verdicts
}

// scoreBeside is what a question earned, printed at the right end of its line.
var scoreBeside = pattern.New(`\t\d+(?:[.,]\d+)?\s*/\s*\d+(?:[.,]\d+)?\s+\pL+`)

func (p *printout) take(l line) {
	if at := scoreBeside.FindStringIndex(l.text); at != nil && l.kind == textLine {
		runs := append([]page.Run(nil), l.cut(0, at[0]).runs...)
		l = newLine(l, append(runs, l.cut(at[1], len(l.text)).runs...))
	}
	b, boxed := boxOf(l.text)
	switch v := judgementOf(l); {
	case boxed:
		if p.at < 0 {
			p.group = len(p.out)
		}
		p.at, p.judged = len(p.out), false
		if b.check == page.Checked {
			p.ticked = append(p.ticked, p.at)
		}
		l = rebox(l, b.end, "☐")
		l.gap = l.gap && p.at == p.group
		p.out = append(p.out, l)
	case v == judgedPartly && p.at >= 0:
		for k := p.group; k < len(p.out); k++ {
			if b, ok := boxOf(p.out[k].text); ok {
				p.out[k] = rebox(p.out[k], b.end, "☐")
			}
		}
	case v != judgedNothing && p.at >= 0:
		for _, k := range p.meant() {
			if b, ok := boxOf(p.out[k].text); ok && v == judgedRight {
				p.out[k] = rebox(p.out[k], b.end, "☒")
			}
		}
		p.judged = true
	case p.at >= 0 && scoreRow.MatchString(l.text), p.at >= 0 && beginsNumbered(l), l.style().Heading > 0:
		p.explain()
		p.out = append(p.out, l)
	case p.at >= 0 && p.at == len(p.out)-1 && !p.judged && l.kind == textLine && l.label == nil && !l.gap:
		p.out[p.at] = hitch(p.out[p.at], l)
	case p.judged && l.kind == textLine && !l.gap:
		p.why = append(p.why, l)
	default:
		p.out = append(p.out, l)
	}
}

// meant are the choices that a verdict is about: the one above it, or all that
// were taken where it stands below the choices and the last was not.
func (p *printout) meant() []int {
	out := []int{p.at}
	if n := len(p.ticked); n > 0 && p.ticked[n-1] != p.at {
		out = p.ticked
	}
	p.ticked = nil
	return out
}

// explain writes the words behind verdicts behind the choices, and ends the
// question.
func (p *printout) explain() {
	for i, l := range p.why {
		if i == 0 {
			l = newLine(l, append([]page.Run{{Text: "Explanation: "}}, l.runs...))
		}
		p.out = append(p.out, l)
	}
	p.why, p.at, p.judged, p.ticked = nil, -1, false, nil
}

// rebox puts another box before a choice.
func rebox(l line, end int, box string) line {
	rest := l.from(end)
	return newLine(l, append([]page.Run{{Text: box + " "}}, rest.runs...))
}
