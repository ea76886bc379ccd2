package asks

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// A test that was marked on line and printed says behind a choice what the
// choice is: "Correct", "This should not be selected". What was ticked there is
// what one person took, and no key.

// Judgement is what a line says of the choice before it.
type Judgement int

const (
	JudgedNothing Judgement = iota
	JudgedRight
	JudgedWrong
	judgedPartly // not all right choices were taken, so they are not all known
)

// VerdictLength is the longest line that may be such a word.
const VerdictLength = 60

// mayJudge looks at the first sign of the words.
var mayJudge = pattern.BeginsWith("cCrRtTiIfFuUyYnN")

// JudgementOf reads a line that is such a word and nothing else.
func JudgementOf(l line.Line) Judgement {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, VerdictLength) || !mayJudge(l.Text) {
		return JudgedNothing
	}
	text := strings.TrimRight(l.Folded(), " .!")
	if unselected.MatchString(text) {
		return JudgedWrong
	}
	switch text {
	case "correct", "correct response", "this should be selected", "correcto", "correto", "richtig", "правильно", "верно":
		return JudgedRight
	case "incorrect", "incorrect response", "this should not be selected", "incorrecto", "incorreto", "falsch", "неправильно", "неверно":
		return JudgedWrong
	case "you didn't select all the correct answers", "you didn’t select all the correct answers", "not all correct answers were selected":
		return judgedPartly
	}
	return JudgedNothing
}

// unselected says that a choice was rightly left alone, with the slips of OCR.
var unselected = pattern.Guarded(pattern.BeginsWith("uU"), `^un[-\s:.]*selected\s*is\s*correct$`)

// leastVerdicts is how many words "Correct" make a print-out.
const leastVerdicts = 2

var (
	worthRow = pattern.Guarded(pattern.BeginsWith("P"), `^Points: \d+(?:[.,]\d+)?$`) // as earlier passes write it
	loneBox  = pattern.New(`^[☐☑☒□○◯◉]$`)
	scoreRow = pattern.Guarded(pattern.BeginsWith("p0123456789"), `^(?:[✓✗✔✘]\s*)?(?:points?\s*)?\d+(?:[.,]\d+)?\s*/\s*\d+(?:[.,]\d+)?(?:\s+\pL+)?(?:\s*\(\d+(?:[.,]\d+)?\s*%\))?$`)
)

// VerdictLines writes a print-out as a test with ticked boxes: the verdicts tick
// them, and the words behind a verdict explain.
func (r *Reader) VerdictLines(lines []line.Line) []line.Line {
	if !hasVerdicts(lines) {
		return lines
	}
	plain := lines
	begins := func(l line.Line) bool {
		_, worded := l.WordLabel(r.Vocabulary)
		return worded || BeginsNumbered(l)
	}
	lines = withGluedVerdicts(withoutPageHeads(lines, begins))
	right, boxes := 0, 0
	for i := range lines {
		if JudgementOf(lines[i]) != JudgedRight || i > 0 && JudgementOf(lines[i-1]) != JudgedNothing {
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
	p := printout{at: -1, begins: begins}
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if loneBox.MatchString(l.Text) && i+1 < len(lines) && JudgementOf(lines[i+1]) == JudgedNothing && lines[i+1].Kind == line.TextLine {
			i++
			l = line.NewLine(l, append([]page.Run{{Text: l.Text + " "}}, lines[i].Runs...))
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
func withoutPageHeads(lines []line.Line, begins func(line.Line) bool) []line.Line {
	title := pageTitle(lines, begins)
	out := make([]line.Line, 0, len(lines))
	for _, l := range lines {
		if l.Kind == line.TextLine && l.Pos().Page > 0 && printHead.MatchString(l.Text) {
			continue
		}
		if rest, ok := strings.CutPrefix(l.Text, title); ok && title != "" && l.Kind == line.TextLine {
			if rest == "" {
				continue
			}
			l = l.From(len(title))
		}
		out = append(out, l)
	}
	return out
}

// pageTitle is the line that begins lines at the top of three pages or more, and is neither
// the head of a question, as "Question 1" begins "Question 10", nor what it earned.
func pageTitle(lines []line.Line, begins func(line.Line) bool) string {
	const top, shortest, longest = 5, 4, 60
	var tops []line.Line
	n := 0
	for i, l := range lines {
		if i > 0 && l.Pos().Page != lines[i-1].Pos().Page {
			n = 0
		}
		if n++; n <= top && l.Kind == line.TextLine && l.Pos().Page > 0 {
			if at := strings.IndexByte(l.Text, '\t'); at > 0 {
				l = l.Cut(0, at)
			}
			tops = append(tops, l)
		}
	}
	for _, l := range tops {
		if len(l.Text) < shortest || lexicon.IsLonger(l.Text, longest) || JudgementOf(l) != JudgedNothing || begins(l) || scoreRow.MatchString(l.Text) || worthRow.MatchString(l.Text) {
			continue
		}
		pages := map[int]bool{}
		for _, o := range tops {
			if strings.HasPrefix(o.Text, l.Text) {
				pages[o.Pos().Page] = true
			}
		}
		if len(pages) >= 3 {
			return l.Text
		}
	}
	return ""
}

// hasVerdicts is a quick look for enough of them.
func hasVerdicts(lines []line.Line) bool {
	right := 0
	for _, l := range lines {
		if JudgementOf(l) == JudgedRight {
			right++
		}
	}
	return right >= leastVerdicts
}

// withGluedVerdicts puts a verdict in bold that went on behind a long choice on a line of its own.
func withGluedVerdicts(lines []line.Line) []line.Line {
	out := make([]line.Line, 0, len(lines))
	for _, l := range lines {
		n := len(l.Runs) - 1
		if _, boxed := line.BoxOf(l.Text); !boxed || n < 1 || !l.Runs[n].Marks.Bold || l.Runs[n-1].Marks.Bold {
			out = append(out, l)
			continue
		}
		verdict := line.NewLine(l, l.Runs[n:])
		if JudgementOf(verdict) == JudgedNothing {
			out = append(out, l)
			continue
		}
		verdict.Gap = false
		out = append(out, line.NewLine(l, l.Runs[:n:n]), verdict)
	}
	return out
}

// boxBefore reports whether a box stands on one of the lines before i, as far
// as a choice may reach.
func boxBefore(lines []line.Line, i int) bool {
	for k := i - 1; k >= 0 && k >= i-4; k-- {
		if _, ok := line.BoxOf(lines[k].Text); ok || loneBox.MatchString(lines[k].Text) {
			return true
		}
		if JudgementOf(lines[k]) != JudgedNothing {
			return false
		}
	}
	return false
}

// printout is what is written of one.
type printout struct {
	out    []line.Line
	group  int                  // where the choices of the question begin
	at     int                  // the choice that a verdict would be about, -1 for none
	judged bool                 // a verdict has been said of it
	ticked []int                // choices that were taken and not judged yet
	why    []line.Line          // words behind verdicts
	begins func(line.Line) bool // a question begins on a line
}

// scoreBeside is what a question earned, printed at the right end of its line.
var scoreBeside = pattern.New(`\t\d+(?:[.,]\d+)?\s*/\s*\d+(?:[.,]\d+)?\s+\pL+`)

func (p *printout) take(l line.Line) {
	if at := scoreBeside.FindStringIndex(l.Text); at != nil && l.Kind == line.TextLine {
		runs := append([]page.Run(nil), l.Cut(0, at[0]).Runs...)
		l = line.NewLine(l, append(runs, l.Cut(at[1], len(l.Text)).Runs...))
	}
	b, boxed := line.BoxOf(l.Text)
	switch v := JudgementOf(l); {
	case boxed:
		if p.at < 0 {
			p.group = len(p.out)
		}
		p.at, p.judged = len(p.out), false
		if b.Check == page.Checked {
			p.ticked = append(p.ticked, p.at)
		}
		l = Rebox(l, b.End, "☐")
		l.Gap = l.Gap && p.at == p.group
		p.out = append(p.out, l)
	case v == judgedPartly && p.at >= 0:
		for k := p.group; k < len(p.out); k++ {
			if b, ok := line.BoxOf(p.out[k].Text); ok {
				p.out[k] = Rebox(p.out[k], b.End, "☐")
			}
		}
	case v != JudgedNothing && p.at >= 0:
		for _, k := range p.meant() {
			if b, ok := line.BoxOf(p.out[k].Text); ok && v == JudgedRight {
				p.out[k] = Rebox(p.out[k], b.End, "☒")
			}
		}
		p.judged = true
	case p.at >= 0 && (scoreRow.MatchString(l.Text) || worthRow.MatchString(l.Text) || p.begins(l)), l.Style().Heading > 0:
		p.explain()
		p.out = append(p.out, l)
	case p.at >= 0 && p.at == len(p.out)-1 && !p.judged && l.Kind == line.TextLine && l.Label == nil && !l.Gap:
		p.out[p.at] = rewrite.Hitch(p.out[p.at], l)
	case p.judged && l.Kind == line.TextLine && !l.Gap:
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
			l = flatten.Explaining(l)
		}
		p.out = append(p.out, l)
	}
	p.why, p.at, p.judged, p.ticked = nil, -1, false, nil
}

// Rebox puts another box before a choice.
func Rebox(l line.Line, end int, box string) line.Line {
	rest := l.From(end)
	return line.NewLine(l, append([]page.Run{{Text: box + " "}}, rest.Runs...))
}
