package recognize

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// Bounds of a row of capitals without a sign behind them.
const (
	leastBareLetters = 3 // two may begin sentences: "A dog ran", "B flat"
	bareLetterWrap   = 3 // lines a choice goes on for
)

// bareLetters gives the sign they lack to choices whose letters stand alone
// before them, as many boards of examiners print them: "A  Rome", "B  Oslo",
// "C  Lima". Only a whole row from A on shows that the capitals are labels.
func (r *recognizer) bareLetters(lines []line) []line {
	letters := r.letters
	var out []line
	for i, l := range lines {
		if cut := r.bareOnLine(l); cut != nil {
			if out == nil {
				out = slices.Clone(lines)
			}
			out[i] = newLine(l, cut)
		}
	}
	if out != nil {
		lines, out = out, nil
		return r.bareLetters(lines)
	}
	for i := 0; i < len(lines); i++ {
		row := bareRow(lines[i:], letters)
		if len(row) < leastBareLetters {
			continue
		}
		if out == nil {
			out = slices.Clone(lines)
		}
		for _, k := range row {
			l := lines[i+k]
			letter, size := utf8.DecodeRuneInString(l.text)
			out[i+k] = newLine(l, append([]page.Run{{Text: string(letter) + ". ", Marks: l.runs[0].Marks}}, l.from(size).runs...))
		}
		i += row[len(row)-1]
	}
	if out == nil {
		return lines
	}
	return out
}

// wideGap parts the choices of a line.
var wideGap = pattern.Guarded(mayGap, `\s*\t\s*|\s{2,}`)

// bareOnLine gives the letters of a row on one line their signs: "A Rome   B Oslo
// C Lima". nil for any other line.
func (r *recognizer) bareOnLine(l line) []page.Run {
	if l.kind != textLine || l.label != nil || bareCapital(l.text) == "" {
		return nil
	}
	at, last := 0, ""
	var runs []page.Run
	gaps := wideGap.FindAllStringIndex(l.text, -1)
	for k := 0; k <= len(gaps); k++ {
		end, next := len(l.text), len(l.text)
		if k < len(gaps) {
			end, next = gaps[k][0], gaps[k][1]
		}
		sign := bareCapital(l.text[at:end])
		if sign == "" || last == "" && !strings.Contains("aаα", sign) || last != "" && !follows(last, sign, r.letters, false) {
			return nil
		}
		_, size := utf8.DecodeRuneInString(l.text[at:])
		runs = append(runs, sliceRuns(l.runs, at, at+size)...)
		runs = append(runs, page.Run{Text: "."})
		runs = append(runs, sliceRuns(l.runs, at+size, next)...)
		at, last = next, sign
	}
	if len(gaps)+1 < leastBareLetters {
		return nil
	}
	return runs
}

// bareRow finds the lines that begin with A, B, C ... and a space, the first
// line being one.
func bareRow(lines []line, letters [][]string) []int {
	var row []int
	last, wrapped := "", 0
	for k, l := range lines {
		if l.kind != textLine || l.label != nil {
			return row
		}
		sign := bareCapital(l.text)
		switch {
		case sign != "" && (last == "" && strings.Contains("aаα", sign) || follows(last, sign, letters, false)):
			row, last, wrapped = append(row, k), sign, 0
			continue
		case last == "":
			return nil
		}
		_, lettered := l.choiceLabel()
		_, numbered := numberLabel(l.text)
		if wrapped++; lettered || numbered || l.gap && !l.turn || wrapped > bareLetterWrap {
			return row
		}
	}
	return row
}

// bareCapital is the folded capital that stands alone before a text. A dash
// between them, "A - Rome", is a sign of its own.
func bareCapital(text string) string {
	letter, size := utf8.DecodeRuneInString(text)
	if !unicode.IsUpper(letter) || size >= len(text) || text[size] != ' ' {
		return ""
	}
	first, _, more := strings.Cut(strings.TrimLeft(text[size:], " "), " ")
	if first == "" || more && strings.Trim(first, "-–—:=") == "" {
		return ""
	}
	return fold(text[:size])
}
