package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	// leastBareRows is how many questions in a row have bare letters where these
	// are taken for letters of choices.
	leastBareRows = 2
	// leastBareLetters is how many of them each has at least.
	leastBareLetters = 3
	// longestBareChoice is how many letters such a choice has at most.
	longestBareChoice = 60
)

// numberedA is the number of a question right behind which its first choice stands,
// and bareA that choice behind the number of a list.
var (
	numberedA = pattern.New(`^\(?\d{1,3}[.)]?[ \t\x{a0}]+A[ \t\x{a0}]+\S`)
	bareA     = pattern.New(`^A[ \t\x{a0}]+\S`)
)

// BareChoices puts a bracket behind the letters of "1  A gone   B come   C moved", as
// language tests print the choices for the gaps of a text: a question that consists of
// them and says no letter any other way. One alone may be a sentence, and several in
// a row with the next numbers are none.
func BareChoices(lines []line.Line) []line.Line {
	var out []line.Line
	copied := 0
	for i := 0; i < len(lines); {
		end, fresh := bareRun(lines, i)
		if end == i {
			i++
			continue
		}
		out = append(append(out, lines[copied:i]...), fresh...)
		i, copied = end, end
	}
	if out == nil {
		return lines
	}
	return append(out, lines[copied:]...)
}

// bareRun is the end of the questions with bare letters that begin at a line, and how
// they are written; the line itself where there are none.
func bareRun(lines []line.Line, from int) (end int, fresh []line.Line) {
	number, letters, rows := 0, 0, 0
	end = from
	for i := from; i < len(lines); {
		if lines[i].Empty() && rows > 0 {
			i++
			continue
		}
		next, row := bareChoices(lines, i)
		if len(row) == 0 || rows > 0 && (bareNumber(lines[i]) != number+1 || len(row) != letters) {
			break
		}
		number, letters = bareNumber(lines[i]), len(row)
		rows++
		fresh = append(fresh, row...)
		i, end = next, next
	}
	if rows < leastBareRows {
		return from, nil
	}
	return end, fresh
}

// bareNumber is the number of a line, of its list or at the front of its text.
func bareNumber(l line.Line) int {
	if l.Label != nil {
		return l.Label.Number
	}
	text := strings.TrimLeft(l.Text, "(")
	return line.LastNumber(text[:line.DigitsLength(text)])
}

// bareChoices are the number of a question and its choices, each on a line, and where
// the question ends; nothing where a line is none.
func bareChoices(lines []line.Line, at int) (end int, out []line.Line) {
	l := lines[at]
	listed := l.Label != nil && l.Label.Format == page.Decimal
	if l.Kind != line.TextLine || listed && !bareA.MatchString(l.Text) || !listed && (l.Label != nil || !numberedA.MatchString(l.Text)) {
		return at, nil
	}
	first := strings.IndexByte(l.Text, 'A')
	out = append(out, line.NewLine(l, line.SliceRuns(l.Runs, 0, first)))
	letter := byte('A')
	rest := l.From(first)
	for end = at + 1; ; end++ {
		pieces := barePieces(rest, &letter)
		if pieces == nil {
			return at, nil
		}
		out = append(out, pieces...)
		if end == len(lines) || lines[end].Kind != line.TextLine || !beginsBare(lines[end].Text, letter) {
			break
		}
		rest = lines[end]
	}
	if len(out) <= leastBareLetters {
		return at, nil
	}
	return end, out
}

// beginsBare reports whether a text begins with a bare letter and words behind it.
func beginsBare(text string, letter byte) bool {
	return len(text) > 2 && text[0] == letter && isGap(text[1:])
}

// isGap reports whether a text begins with white space.
func isGap(text string) bool {
	return text != "" && (text[0] == ' ' || text[0] == '\t') || strings.HasPrefix(text, "\u00a0")
}

// barePieces parts a line at its bare letters, which go on from one, and writes a
// bracket behind each; nil where a choice is empty or too long.
func barePieces(l line.Line, letter *byte) (out []line.Line) {
	for from := 0; ; {
		to := nextBare(l.Text, from+1, *letter+1)
		words := l.Cut(from+1, to)
		if words.Text == "" || lexicon.IsLonger(words.Text, longestBareChoice) {
			return nil
		}
		piece := line.NewLine(l, append([]page.Run{{Text: string(*letter) + ") "}}, words.Runs...))
		piece.Label, piece.Gap = nil, false
		out = append(out, piece)
		*letter++
		if to == len(l.Text) {
			return out
		}
		from = to
	}
}

// nextBare is where a bare letter stands in a text at a place or behind it; the end of
// the text where it does not.
func nextBare(text string, from int, letter byte) int {
	for i := from; i < len(text); i++ {
		if text[i] == letter && isGap(text[i+1:]) && (text[i-1] == ' ' || text[i-1] == '\t' || strings.HasSuffix(text[:i], "\u00a0")) {
			return i
		}
	}
	return len(text)
}
