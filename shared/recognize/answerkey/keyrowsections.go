package answerkey

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastKeyRows is how many sections give their answers so, before it is a habit of the
// document and no list of letters.
const leastKeyRows = 2

// keyRow is lines that hold nothing but numbers from 1 on, each with letters.
type keyRow struct {
	from, to int
	letters  []string // of each number
	behind   []int    // the line behind each question that they answer
}

// sectionKeyRows reads the answers that stand without a heading behind the questions of
// each section, "1. B   2. A, C   3. D", on a line or in the cells of a table: the
// section has as many questions, with choices of these letters. Each goes under its
// question.
func (r *Reader) sectionKeyRows(lines []line.Line) []line.Line {
	var rows []keyRow
	from := 0
	for i := 0; i < len(lines); i++ {
		row := keyRowAt(lines, i)
		if len(row.letters) < 2 {
			continue
		}
		if row.behind = r.answeredByRow(lines[from:i], row.letters); row.behind != nil {
			for k := range row.behind {
				row.behind[k] += from
			}
			rows = append(rows, row)
		}
		from, i = row.to, row.to-1
	}
	if len(rows) < leastKeyRows {
		return lines
	}
	return underQuestions(lines, rows)
}

// underQuestions puts the answers of rows under their questions.
func underQuestions(lines []line.Line, rows []keyRow) []line.Line {
	out := make([]line.Line, 0, len(lines)+len(rows))
	from := 0
	for _, row := range rows {
		for n, behind := range row.behind {
			out = append(out, lines[from:behind]...)
			out = append(out, line.NewLine(line.LineAt(lines[row.from].Pos()), []page.Run{{Text: "Answer: " + row.letters[n]}}))
			from = behind
		}
		from = row.to
	}
	return append(out, lines[from:]...)
}

// rowPiece is one answer of such a row.
var rowPiece = pattern.New(`^(\d{1,3})\s*[.):–-]\s*((?:[A-H]|[a-h])(?:\s?[,;/&]\s?(?:[A-H]|[a-h]))*)\.?(?:[\s,;|]+|$)`)

// keyRowAt reads the lines from i on that hold nothing else, counting from 1.
func keyRowAt(lines []line.Line, i int) keyRow {
	row := keyRow{from: i, to: i}
	for ; row.to < len(lines); row.to++ {
		l := lines[row.to]
		if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, maxRow) {
			break
		}
		text := strings.TrimSpace(lexicon.DecimalDigits(l.Text))
		if l.Label != nil && l.Label.Number > 0 {
			text = lexicon.DecimalText(l.Label.Number) + ". " + text
		}
		letters := rowLetters(text, len(row.letters)+1)
		if letters == nil {
			break
		}
		row.letters = append(row.letters, letters...)
	}
	return row
}

// rowLetters cuts a text into answers that count on from a number; nil where it holds
// anything else.
func rowLetters(text string, next int) (out []string) {
	for text != "" {
		if !strings.HasPrefix(text, lexicon.DecimalText(next+len(out))) { // as of nearly all lines
			return nil
		}
		m := rowPiece.FindStringSubmatchIndex(text)
		if m == nil || text[m[2]:m[3]] != lexicon.DecimalText(next+len(out)) {
			return nil
		}
		out, text = append(out, text[m[4]:m[5]]), text[m[1]:]
	}
	return out
}

// answeredByRow is where the questions end that stand last in some lines, if they are
// as many as there are answers, each with choices of their letters, and no answer is
// told; nil if not.
func (r *Reader) answeredByRow(lines []line.Line, answers []string) (behind []int) {
	asked, ok := r.offering(lines, 1, true)
	if !ok || len(asked) != len(answers) || !offerAll(asked, answers) {
		return nil
	}
	for _, q := range asked[1:] {
		behind = append(behind, q.at)
	}
	return append(behind, len(lines))
}
