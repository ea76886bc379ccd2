package flatten

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// A learning platform shows a test that was taken with pictures whose words say
// what was right: beside a choice, and behind a gap before what is accepted. Copied
// into a document they stay, and what was chosen is only the picture of a button.

// judgedList names the list of choices that are judged, and that of their stems.
const judgedList = "judged"

// pictureVerdict reads what the pictures of a cell say of the choice in its row.
func pictureVerdict(c page.Cell) (right, told bool) {
	for _, b := range c.Blocks {
		p, ok := b.(page.Paragraph)
		if !ok {
			return false, false
		}
		for _, r := range p.Runs {
			if r.Kind != page.ImageRun || r.Image == nil {
				continue
			}
			yes, said := verdictWords(r.Image.Alt)
			right, told = right || yes, told || said
		}
	}
	return right, told
}

// verdictWords reads the words of such a picture.
func verdictWords(alt string) (right, told bool) {
	switch lexicon.Fold(strings.TrimSpace(alt)) {
	case "correct answer", "correct response":
		return true, true
	case "incorrect answer", "incorrect response":
		return false, true
	}
	return false, false
}

// verdictRow gives the choice of a row that a picture may judge, and whether one
// does.
func verdictRow(row page.Row) (choice shadedBlock, told, ok bool) {
	texts, right := 0, false
	for _, c := range row.Cells {
		yes, said := pictureVerdict(c)
		right, told = right || yes, told || said
		text, picture, plain := cellContent(c)
		switch {
		case !plain, picture && text != nil:
			return choice, false, false
		case text != nil:
			choice = shadedBlock{*text, c.Shading}
			texts++
		}
	}
	if texts != 1 || len(row.Cells) < 2 {
		return choice, false, false
	}
	p := choice.Block.(page.Paragraph)
	p.Label = &page.Label{Text: "☐", Format: page.Bullet, Check: page.Unchecked, List: judgedList}
	if right {
		p.Label.Check = page.Checked
	}
	choice.Block = p
	return choice, told, true
}

// judged reads a table whose first rows are choices with such pictures and whose
// others, if any, say why; behind a gap it has only these, below the button for them.
func (f *Flattener) judged(t page.Table) bool {
	var choices []shadedBlock
	judged := false
	for _, row := range t.Rows {
		c, told, ok := verdictRow(row)
		if !ok {
			break
		}
		judged = judged || told
		choices = append(choices, c)
	}
	if (len(choices) < 2 || !judged) && !showsFeedback(t) {
		return false
	}
	if !judged {
		choices = nil
	}
	for _, c := range choices {
		f.Shade = c.shade
		f.Add(c.Block)
		f.Shade = ""
	}
	var why []page.Run
	for _, row := range t.Rows[len(choices):] {
		for _, text := range filledCells(row) {
			if !feedbackButton.MatchString(text) {
				why = append(why, page.Run{Text: " " + strings.ReplaceAll(text, "\n", " ")})
			}
		}
	}
	if len(why) > 0 {
		f.Add(page.Paragraph{Position: t.Position, Runs: append([]page.Run{{Text: "Explanation:"}}, why...)})
	}
	return true
}

// showsFeedback reports whether a table begins with the button that shows feedback.
func showsFeedback(t page.Table) bool {
	for _, row := range t.Rows {
		if texts := filledCells(row); len(texts) > 0 {
			return len(texts) == 1 && feedbackButton.MatchString(texts[0])
		}
	}
	return false
}

// feedbackButton is what stands on the button that shows feedback.
var feedbackButton = pattern.New(`(?i)^(?:hide|view|show) feedback$`)

// JudgedLines writes gaps with such a picture behind them as answers, without what
// was wrong, and feedback below its button as explanation. What stands over choices
// or an answer is a stem, though nothing numbers it.
func JudgedLines(lines []line.Line) []line.Line {
	if !slices.ContainsFunc(lines, isJudged) {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	from, number, below := 0, 0, false
	for _, l := range lines {
		answer, isGap := judgedGap(l)
		switch {
		case isGap:
			l = answer
		case feedbackButton.MatchString(l.Text):
			below = true
			continue
		case below && l.Text == "":
			continue
		case below && l.Kind == line.TextLine && l.Label == nil:
			l = Explaining(l)
		}
		if below = false; isGap || isJudged(l) {
			if stem := stemOver(out, from); stem >= 0 {
				number++
				out[stem].Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: judgedList}
			}
			from = len(out) + 1
		}
		out = append(out, l)
	}
	return out
}

// isJudged reports whether a line is a choice, or a gap, with a picture that says
// whether it is right.
func isJudged(l line.Line) bool {
	if l.Label != nil {
		return l.Label.List == judgedList
	}
	_, gap := judgedGap(l)
	return gap
}

// stemOver is where the last paragraph of lines begins, -1 where none is new or one
// has a number.
func stemOver(lines []line.Line, from int) int {
	if from >= len(lines) {
		return -1
	}
	for _, l := range lines[from:] {
		if _, ok := l.QuestionLabelTyped(); ok {
			return -1
		}
	}
	at := len(lines) - 1
	for at > from && lines[at].Soft {
		at--
	}
	if l := lines[at]; l.Kind != line.TextLine || l.Label != nil {
		return -1
	}
	return at
}

// judgedGap reads a line "____root____", a picture that says what that was, and
// in brackets what is accepted where it was wrong.
func judgedGap(l line.Line) (line.Line, bool) {
	if l.Kind != line.TextLine || l.Label != nil || !strings.HasPrefix(l.Text, "___") {
		return l, false
	}
	for i, r := range l.Runs {
		if r.Kind != page.ImageRun || r.Image == nil {
			continue
		}
		right, told := verdictWords(r.Image.Alt)
		if !told {
			continue
		}
		said := strings.Trim(line.Plain(l.Runs[:i]), "_ ")
		if !right {
			behind := strings.TrimSpace(line.Plain(l.Runs[i+1:]))
			said = strings.ReplaceAll(strings.TrimSuffix(strings.TrimPrefix(behind, "("), ")"), ", ", "; ")
		}
		return Answering(line.NewLine(l, []page.Run{{Text: said}})), said != ""
	}
	return l, false
}
