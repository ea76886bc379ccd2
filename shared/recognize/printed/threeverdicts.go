package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of statements under an order that names three verdicts.
const (
	leastJudged = 2  // statements
	leastClaim  = 3  // words of one
	mostTold    = 40 // lines of the text between
)

var (
	// thirdVerdict says that a text tells nothing of a statement.
	thirdVerdict = pattern.New(`(?i)\b(?:not (?:given|mentioned|stated)|no information(?: given)?|does(?:n[’']t| not) say|can(?:no|[’']?)t say|on ne sait pas|(?:nicht|steht nicht) im text|no se menciona|no se dice|no se sabe|non si (?:dice|sa)|não (?:consta|mencionado|diz)|nie podano|brak informacji|không có thông tin|not clear)\b|non donné|non mentionné|не сказано|нет информации|в тексте не сказано|belirtilmemiş`)
	// yesNoThird names yes and no as verdicts, with the third.
	yesNoThird = pattern.Guarded(pattern.Holds("YES"), `^\pL[^.?]*\b(YES)\b[^.?]{1,30}\b(NO)\b[^.?]{1,30}\b(NOT GIVEN)\b`)
	// verdictRow is three verdicts to choose from behind a statement: "T / F / NG".
	verdictRow = pattern.New(`\s*[(\[]?\b(\pL{1,10})\s*[/|]\s*(\pL{1,10})\s*[/|]\s*(\?|\pL{1,3}|\pL[\pL’']*(?: \pL[\pL’']*){1,2})[)\]]?\s*$`)
)

// ThreeVerdicts gives the statements under an order to say whether each is true, false
// or not in the text the three verdicts as choices, in the words of the order or as
// they stand behind each.
func (r *Reader) ThreeVerdicts(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	var offered []string
	from, told := 0, 0
	for i := 0; i < len(lines); i++ {
		if said, rows := r.verdictLegend(lines[i:]); said != nil {
			i += rows - 1
			offered, told = said, i
			continue
		}
		if offered == nil {
			continue
		}
		if i-told > mostTold || r.setsTask(lines[i]) {
			offered = nil
			continue
		}
		end := i
		for end < len(lines) && r.judgedByThree(lines, end, i) {
			end++
		}
		if end-i < leastJudged {
			continue
		}
		out = append(out, lines[from:i]...)
		for _, l := range lines[i:end] {
			out = append(out, threefold(r.numberedStatement(bareStatement(l)), offered)...)
		}
		from, i, offered = end, end-1, nil
	}
	if out == nil {
		return lines
	}
	return append(out, lines[from:]...)
}

// oddSigns are the groups of signs of which some are letters only when they are folded:
// none of ASCII but one, nor of the alphabets up to Arabic.
var oddSigns = line.SignsOf("`ªกა’あ字（😀")

// verdictLegend are the verdicts that an order names, and how many lines it takes: one, or
// one for each verdict that says when it is to be written, "NOT GIVEN if there is nothing
// about it in the text".
func (r *Reader) verdictLegend(lines []line.Line) ([]string, int) {
	if said := r.threeVerdicts(lines[0]); said != nil {
		return said, 1
	}
	if len(lines) < 4 || lines[0].Kind != line.TextLine || lexicon.IsLonger(lines[0].Text, mostLegend) {
		return nil, 0
	}
	yes := r.verdictIf(lines[0].Text, lexicon.TrueWord, lexicon.YesWord)
	if yes == "" {
		return nil, 0
	}
	no := r.verdictIf(lines[1].Text, lexicon.FalseWord, lexicon.NoWord)
	if no == "" {
		return nil, 0
	}
	third := thirdVerdict.FindStringIndex(lines[2].Text)
	if third == nil || third[0] != 0 || lexicon.IsLonger(lines[2].Text, mostLegend) || third[1] == len(lines[2].Text) {
		return nil, 0
	}
	return []string{yes, no, lines[2].Text[:third[1]]}, 3
}

// mostLegend is how long a line is that says when a verdict is to be written.
const mostLegend = 160

// verdictIf is the word in capitals before what a line says of when it is to be written;
// empty for any other line.
func (r *Reader) verdictIf(s string, classes ...lexicon.Class) string {
	end := strings.IndexAny(s, " \t")
	if end < 2 || lexicon.IsLonger(s, mostLegend) || strings.Trim(s[end:], " \t-–—=:") == "" {
		return ""
	}
	word := strings.TrimRight(s[:end], ":=")
	if c, ok := r.Vocabulary.Is(word, classes...); !ok || c == lexicon.NoClass || word != strings.ToUpper(word) {
		return ""
	}
	return word
}

// threeVerdicts are the verdicts that an order names, nil for any other line.
func (r *Reader) threeVerdicts(l line.Line) []string {
	if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, lexicon.TruthOrder) {
		return nil
	}
	if m := yesNoThird.FindStringSubmatch(l.Text); m != nil {
		return m[1:]
	}
	if !l.Has(oddSigns) && !(l.Gist().JudgesBoth() && lexicon.JudgesBoth(l.Folded())) { // folding changes nothing then but the case
		return nil
	}
	yes, no := lexicon.VerdictWords(l.Text)
	if yes == "" || no == "" {
		return nil
	}
	third := thirdVerdict.FindString(l.Text)
	if third == "" || flatten.EndsAsking(l.Text) && !l.OrdersTruth(r.Lexicon) {
		return nil
	}
	return []string{yes, no, third}
}

// setsTask reports whether a line says what else is to be done.
func (r *Reader) setsTask(l line.Line) bool {
	return l.Says(r.OtherKinds) || l.Says(r.Filling) || l.Says(r.OpenTasks) || l.Says(r.Match) || r.IsKeyHeading(l)
}

// judgedByThree reports whether a line is a statement that is numbered on from the
// first one and has no choices of its own.
func (r *Reader) judgedByThree(lines []line.Line, i, first int) bool {
	l := bareStatement(lines[i])
	q, ok := l.QuestionLabel(r.Vocabulary)
	if !ok || l.Kind != line.TextLine || q.Delim == line.GluedDelim || q.Delim == line.BareDelim && !r.bareCountsOn(lines, i, q) || flatten.CountWords(l.Text, leastClaim) < leastClaim || lexicon.HasQuestionMark(verdictRow.ReplaceAllString(l.Text, "")) {
		return false
	}
	if r.Asking.Begins(lexicon.Fold(l.Text[min(q.End, len(l.Text)):])) > 0 {
		return false
	}
	if i > first {
		above := bareStatement(lines[first])
		if before, ok := above.QuestionLabel(r.Vocabulary); !ok || before.Number+i-first != q.Number {
			return false
		}
	}
	if i+1 < len(lines) {
		if c, ok := lines[i+1].ChoiceLabel(); ok && c.Kind != lexicon.DigitLabel {
			return false
		}
	}
	return true
}

// bareCountsOn reports whether the line before or behind a number without a sign has the one
// before or after it.
func (r *Reader) bareCountsOn(lines []line.Line, i int, q line.QuestionLabel) bool {
	next := func(k, number int) bool {
		if k < 0 || k >= len(lines) {
			return false
		}
		l := bareStatement(lines[k])
		other, ok := l.QuestionLabel(r.Vocabulary)
		return ok && other.Number == number && other.Delim == line.BareDelim
	}
	return q.Number > 0 && (next(i-1, q.Number-1) || next(i+1, q.Number+1))
}

// numberedStatement is a statement with the sign that its number lacks.
func (r *Reader) numberedStatement(l line.Line) line.Line {
	q, ok := l.QuestionLabel(r.Vocabulary)
	if !ok || q.Delim != line.BareDelim || l.Label != nil {
		return l
	}
	l = l.From(q.End)
	l.Label = &page.Label{Text: lexicon.DecimalText(q.Number) + ".", Format: page.Decimal, Number: q.Number, List: "judged"}
	return l
}

// bareStatement is a line without the empty room in front of its number.
func bareStatement(l line.Line) line.Line {
	if m := flatten.RoomNumber.FindStringSubmatch(l.Text); m != nil && m[1]+m[2] == "" {
		return l.From(len(flatten.RoomFront.FindString(l.Text)))
	}
	return l
}

// threefold is a statement and its three verdicts.
func threefold(l line.Line, offered []string) []line.Line {
	stem := bareStatement(l)
	m := verdictRow.FindStringSubmatchIndex(stem.Text)
	if m == nil || m[0] == 0 {
		out := []line.Line{flatten.TrimRoom(stem)}
		for k, said := range offered {
			row := line.NewLine(l, []page.Run{{Text: said}})
			out = append(out, labelledChoice(row, 0, len(said), k+1))
		}
		return out
	}
	out := []line.Line{stem.Cut(0, m[0])}
	for k := 2; k < len(m); k += 2 {
		out = append(out, labelledChoice(stem, m[k], m[k+1], k/2))
	}
	return out
}
