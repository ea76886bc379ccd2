package answerkey

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// The sign of a section in front of its title, and in front of its answers in a key.
var (
	signedHead = pattern.Guarded(pattern.BeginsWith("IVXABCDEFGH"), `^([A-H]|[IVX]{1,5})\s*[.)/:–-]\s*()\S+(?:\s+\S+){2}`)
	signedRow  = pattern.Guarded(pattern.BeginsWith("IVXABCDEFGH"), `^([A-H]|[IVX]{1,5})\s*[.)/:–-]\s*()(?:[^\d\s].*)?$`)
	// hanHead and hanRow are the same of Chinese papers, whose titles are words without
	// spaces: "二．选择。", "二． C  B", "三、√×".
	hanHead = pattern.Guarded(pattern.BeginsWith(hanNumbers), `^([一二三四五六七八九十]{1,3})\s*[、.．,，:：]\s*()\S`)
	hanRow  = pattern.Guarded(pattern.BeginsWith(hanNumbers), `^([一二三四五六七八九十]{1,3})\s*[、.．,，:：]\s*()(?:[^\d\s].*)?$`)

	itemRoom = pattern.New(`^(?:[(\[]\s*[)\]]|_{2,})\s*\S`)
)

const hanNumbers = "一二三四五六七八九十"

// The bounds of the answers to a section in one row.
const (
	leastSigned   = 2  // answers
	longestSigned = 24 // bytes of one
	longestInRoom = 3  // bytes of one that only room or a dash parts from the next

	answerSigns = "ABCDEFG√×✓✗对错 " // that may stand side by side
)

// SignedRows numbers the answers of a key that stand in a row behind the sign of their
// section, "A) T F T", "II. heat, light", where the section above with that sign has as
// many questions.
func (r *Reader) SignedRows(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for k := range lines {
		if !r.IsKeyHeading(lines[k]) || TellsAbove(lines, k) {
			continue
		}
		for i := k + 1; i < len(lines); i++ {
			m := signOf(&lines[i], signedRow, hanRow)
			if m == nil {
				continue
			}
			numbers := r.numbersUnder(lines[:k], lines[i].Text[m[2]:m[3]])
			values, rows := signedValues(lines[i:], lines[i].Text[m[4]:], len(numbers))
			if len(numbers) < leastSigned || values == nil || startsAt(lines[i+1:], numbers[0]) {
				continue
			}
			if out == nil {
				out = append(out, lines...)
			}
			text := lines[i].Text[:m[3]] + ")"
			if strings.Trim(lines[i].Text[m[2]:m[3]], hanNumbers) == "" {
				text = lines[i].Text[:m[3]] + "、"
			}
			for n, v := range values {
				text += " " + lexicon.DecimalText(numbers[n]) + ". " + strings.TrimSpace(v)
			}
			out[i] = line.NewLine(lines[i], []page.Run{{Text: text}})
			for below := 1; below < rows; below++ {
				out[i+below] = line.NewLine(lines[i+below], nil)
			}
		}
		break
	}
	if out == nil {
		return lines
	}
	return out
}

// startsAt reports whether the line below a title has the answer with a number.
func startsAt(lines []line.Line, number int) bool {
	if len(lines) == 0 {
		return false
	}
	q, ok := lines[0].NumberLabel()
	return ok && q.Number == number
}

func signOf(l *line.Line, signs ...pattern.Pattern) []int {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) {
		return nil
	}
	for _, sign := range signs {
		if m := sign.FindStringSubmatchIndex(l.Text); m != nil {
			return m
		}
	}
	return nil
}

// signedValues cuts what stands behind a sign into so many short answers, or takes those from
// the lines below it; rows is how many lines they fill.
func signedValues(lines []line.Line, beside string, n int) (values []string, rows int) {
	rows = 1
	if values = piecesInRow(beside, n); beside == "" && len(lines) > 1 && strings.Trim(lines[1].Text, answerSigns) == "" {
		if below := piecesInRow(lines[1].Text, n); len(below) == n {
			return shortValues(below, lines[1].Text), 2
		}
	}
	if beside == "" {
		for _, l := range lines[1:min(len(lines), n+1)] {
			if l.Kind != line.TextLine || l.Label != nil || l.Text == "" || lexicon.IsDigit(l.Text[0]) || signOf(&l, signedRow, hanRow) != nil {
				return nil, 0
			}
			values = append(values, l.Text)
			rows++
		}
	}
	if values = shortValues(values, beside); len(values) != n {
		return nil, 0
	}
	return values, rows
}

// piecesInRow cuts a row into n answers, also letters and ticks side by side, "ABCA".
func piecesInRow(row string, n int) []string {
	values := flatten.PiecesOf(row, n)
	if run := strings.Split(strings.TrimSpace(row), ""); len(values) != n && len(run) == n && strings.Trim(row, answerSigns) == "" {
		return run
	}
	return values
}

// shortValues are the answers of a row, nil where one of them is none or too long for what
// parts it from the next.
func shortValues(values []string, row string) []string {
	longest := longestSigned
	if parted := strings.FieldsFunc(row, func(c rune) bool { return c == ',' || c == ';' || c == '/' }); row != "" && len(parted) < len(values) {
		longest = longestInRoom
	}
	for _, v := range values {
		if v = strings.TrimSpace(v); v == "" || lexicon.IsLonger(v, longest) {
			return nil
		}
	}
	return values
}

// numbersUnder is the numbers of the questions of the section with a sign: those printed,
// or from 1 on where each has room in front.
func (r *Reader) numbersUnder(lines []line.Line, sign string) (numbers []int) {
	under, rooms := false, 0
	for i := range lines {
		l := &lines[i]
		if m := signOf(l, signedHead, hanHead); m != nil && (under || l.Text[m[2]:m[3]] == sign) && isSection(l.Text[m[2]:m[3]], sign) {
			if under {
				break
			}
			under = true
			continue
		}
		if !under || l.Kind != line.TextLine {
			continue
		}
		if itemRoom.MatchString(l.Text) {
			rooms++
		} else if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Kind == line.PlainNumber && q.Number > 0 && (q.Auto || q.Signed()) && (len(numbers) == 0 || q.Number == numbers[len(numbers)-1]+1) {
			numbers = append(numbers, q.Number)
		}
	}
	if len(numbers) == 0 {
		for n := range rooms {
			numbers = append(numbers, n+1)
		}
	}
	return numbers
}

// isSection reports whether a sign is of the row of another: letters, Roman numbers, or
// Chinese ones.
func isSection(sign, of string) bool {
	made := func(of string) bool { return strings.Trim(sign, of) == "" }
	return made("IVX") == (strings.Trim(of, "IVX") == "") && made(hanNumbers) == (strings.Trim(of, hanNumbers) == "")
}
