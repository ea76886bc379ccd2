package answerkey

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// BareLetters gives the sign they lack to choices whose letters stand alone
// before them, as many boards of examiners print them: "A  Rome", "B  Oslo",
// "C  Lima", some behind bullets. Only a whole row from A on shows that the capitals
// are labels; several show it of A and B under a question as well.
func (r *Reader) BareLetters(lines []line.Line) []line.Line {
	letters := r.Letters
	var out []line.Line
	for i, l := range lines {
		if cut := bareOnLine(l, flatten.BareCapital, letters); cut != nil {
			if out == nil {
				out = slices.Clone(lines)
			}
			out[i] = line.NewLine(l, cut)
		}
	}
	if out != nil {
		lines, out = out, nil
		return r.BareLetters(lines)
	}
	rows, pairs := r.bareRows(lines, "a")
	if len(rows) >= leastBareRows {
		rows = append(rows, pairs...)
	}
	if len(rows) > 0 { // every other question of some tests is lettered from F on
		others, _ := r.bareRows(lines, "f")
		rows = append(rows, others...)
	}
	if len(rows) == 0 {
		return r.bareSmall(lines)
	}
	out = slices.Clone(lines)
	for _, k := range slices.Concat(rows...) {
		l := behindBullet(lines[k])
		letter, size := utf8.DecodeRuneInString(l.Text)
		out[k] = line.NewLine(l, append([]page.Run{{Text: string(letter) + ". ", Marks: l.Runs[0].Marks}}, l.From(size).Runs...))
	}
	return r.bareSmall(out)
}

// bareRows are the rows of capitals from a first one on, and the pairs of the first two
// under what may be a question.
func (r *Reader) bareRows(lines []line.Line, first string) (rows, pairs [][]int) {
	for i := 0; i < len(lines); i++ {
		row := bareRow(lines[i:], r.Letters, first)
		for k := range row {
			row[k] += i
		}
		switch {
		case len(row) >= flatten.LeastBareLetters:
			rows = append(rows, row)
			i = row[len(row)-1]
		case len(row) == 2 && row[1] == row[0]+1 && i > 0 && r.opens(lines, i-1):
			pairs = append(pairs, row)
		}
	}
	return rows, pairs
}

// leastSmallRows is how many rows right under questions show that small letters, or those
// of a script without capitals, are labels: "a" may be a word.
const leastSmallRows = 2

// apartLetter is a small letter that wide room parts from what it counts, "a   3 + 4", and
// leastApart how many of them in a row are labels.
var apartLetter = pattern.New(`^\pL(?:[ \x{00a0}]{2,}|\t)\s*\S`)

const leastApart = 2

// bareSmall gives small letters that stand alone before choices their signs, where most
// rows of them stand right under questions.
func (r *Reader) bareSmall(lines []line.Line) []line.Line {
	letters := r.Letters
	cuts := map[int][]page.Run{}
	under, rows, apart := 0, 0, 0
	for i := 0; i < len(lines); i++ {
		n, last := 0, ""
		if runs := bareOnLine(lines[i], smallSign, letters); runs != nil {
			cuts[i], n = runs, 1
		} else {
			for i+n < len(lines) {
				sign := smallSign(lines[i+n].Text)
				if lines[i+n].Kind != line.TextLine || lines[i+n].Label != nil || !goesOnFrom(last, sign, letters) {
					break
				}
				n, last = n+1, sign
			}
			wide := n >= leastApart && !slices.ContainsFunc(lines[i:i+n], func(l line.Line) bool { return !apartLetter.MatchString(l.Text) })
			if n < flatten.LeastBareLetters && !wide {
				continue
			}
			for k := i; k < i+n; k++ {
				cuts[k] = signed(lines[k], 0, len(lines[k].Text))
			}
			if wide && i > 0 && r.opens(lines, i-1) {
				apart++
			}
		}
		rows++
		if i > 0 && r.opens(lines, i-1) {
			under++
		}
		i += n - 1
	}
	if under < leastSmallRows && apart == 0 || under*2 < rows {
		return lines
	}
	out := slices.Clone(lines)
	for i, runs := range cuts {
		out[i] = line.NewLine(lines[i], runs)
	}
	return out
}

// smallSign is the folded letter alone before a text; empty for capitals, words and
// letters with a dash.
func smallSign(text string) string {
	word, rest := text, ""
	if at := strings.IndexAny(text, " \t"); at > 0 {
		word, rest = text[:at], strings.TrimLeft(text[at:], " \t")
	}
	first, _ := utf8.DecodeRuneInString(word)
	next, _, _ := strings.Cut(rest, " ")
	if strings.Trim(next, "-–—:=") == "" || !unicode.IsLetter(first) || unicode.IsUpper(first) || utf8.RuneCountInString(word) > longestLetter {
		return ""
	}
	return lexicon.Fold(word)
}

// longestLetter is how many characters write a letter: "الف".
const longestLetter = 3

// leastBareRows is how many longer rows show that A and B alone, too, are choices.
const leastBareRows = 3

// opens reports whether a line begins a question, stands right under the number of one,
// or asks.
func (r *Reader) opens(lines []line.Line, i int) bool {
	l := lines[i]
	if l.Kind != line.TextLine {
		return false
	}
	if i > 0 {
		if q, ok := lines[i-1].QuestionLabel(r.Vocabulary); ok && q.End == len(lines[i-1].Text) {
			return true
		}
	}
	_, numbered := l.NumberLabel()
	return numbered || l.IsNumbered(r.Vocabulary) || flatten.EndsAsking(l.Text)
}

// wideGap parts the choices of a line.
var wideGap = pattern.Guarded(lexicon.MayGap, `\s*\t\s*|\s{2,}`)

// bareOnLine gives the letters of a row on one line, which signOf reads, their signs: "A
// Rome   B Oslo   C Lima". nil for any other line.
func bareOnLine(l line.Line, signOf func(string) string, letters [][]string) []page.Run {
	if l.Kind != line.TextLine || l.Label != nil || signOf(l.Text) == "" {
		return nil
	}
	var runs []page.Run
	at, n, last := 0, 0, ""
	for _, gap := range append(wideGap.FindAllStringIndex(l.Text, -1), []int{len(l.Text), len(l.Text)}) {
		sign := signOf(l.Text[at:gap[0]])
		if !goesOnFrom(last, sign, letters) {
			return nil
		}
		runs = append(runs, signed(l, at, gap[1])...)
		at, n, last = gap[1], n+1, sign
	}
	if n < flatten.LeastBareLetters {
		return nil
	}
	return runs
}

// signed is a part of a line that begins with a letter, with a sign behind that.
func signed(l line.Line, from, to int) []page.Run {
	end := from + strings.IndexAny(l.Text[from:], " \t")
	return slices.Concat(line.SliceRuns(l.Runs, from, end), []page.Run{{Text: "."}}, line.SliceRuns(l.Runs, end, to))
}

// goesOnFrom reports whether a letter goes on from the one before, or is the first.
func goesOnFrom(last, sign string, letters [][]string) bool {
	return sign != "" && (last == "" && lexicon.PartPlace(sign) == 1 || last != "" && flatten.Follows(last, sign, letters, false))
}

// behindBullet is what stands behind the bullet of a line before its letter, "• A
// Rome"; any other line is as it was.
func behindBullet(l line.Line) line.Line {
	if l.Label != nil && l.Label.Format == page.Bullet && flatten.BareCapital(l.Text) != "" {
		l.Label = nil
		return l
	}
	if b, ok := line.BulletOf(l.Text); ok && l.Label == nil && flatten.BareCapital(l.Text[b.End:]) != "" {
		return l.From(b.End)
	}
	return l
}

// bareRow finds the lines that begin with the letters from a first one on, A, B, C ...,
// and a space, the first line being one. Where the first letter comes again before the
// next, it is a word of the question: "A cell that hoots is" over "A  an owl".
func bareRow(lines []line.Line, letters [][]string, first string) []int {
	var row []int
	last, wrapped := "", 0
	for k, l := range lines {
		if l = behindBullet(l); l.Kind != line.TextLine || l.Label != nil {
			return row
		}
		sign := flatten.BareCapital(l.Text)
		switch {
		case last == "" && (sign == first || first == "a" && lexicon.PartPlace(sign) == 1), last != "" && goesOnFrom(last, sign, letters):
			row, last, wrapped = append(row, k), sign, 0
			continue
		case last == "":
			return nil
		case len(row) == 1 && sign == last:
			row[0], wrapped = k, 0
			continue
		}
		_, lettered := l.ChoiceLabel()
		_, numbered := l.NumberLabel()
		if wrapped++; lettered || numbered || l.Gap && !l.Turn || wrapped > flatten.BareLetterWrap {
			return row
		}
	}
	return row
}
