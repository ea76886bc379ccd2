package asks

import (
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Bounds of rows with words to choose from at their ends.
const (
	leastCircled  = 2  // rows under an order
	leastCircle   = 2  // words of a row
	mostCircle    = 6  // of them
	circledLength = 48 // bytes of one
	circledStem   = 2  // words of what stands before them
)

// circledGap parts words to choose from on one line, also with a dash in the room.
var circledGap = pattern.New(`(?:\s{3,}|\s*\t\s*)(?:[-–—•|/]\s{2,})?`)

// CircledRows reads the rows under an order to mark a word, each with the words at
// its end, "The capital is   Rome   Paris   Bern" or "A dog is a  bird / mammal.", or
// on the line below.
// They are parts of the question that orders it, with boxes as choices.
func (r *Reader) CircledRows(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	from := 0
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, matchHead) {
			continue
		}
		odd := AsksOdd(l.Text)
		if !odd && !l.Says(r.Circles) {
			continue
		}
		under := r.NumbersOwn(l) || r.numberedAbove(lines, i)
		var rows []line.Line
		next, n := i+1, 0
		for ; next < len(lines); next++ {
			if lines[next].Text == "" && lines[next].Kind == line.TextLine && len(lines[next].Runs) == 0 {
				continue
			}
			row := r.circledRow(lines[next], n+1, under)
			if odd {
				row = r.oddRow(l, lines[next], n+1, under)
			}
			if row == nil {
				if odd {
					break
				}
				if row = r.circledBelow(lines, next, n+1, under); row == nil {
					break
				}
				next++
			}
			rows = append(rows, row...)
			n++
		}
		if n < leastCircled {
			continue
		}
		kept := i + 1
		if odd && !under && !rewrite.HeadingOf(l, r.Vocabulary) {
			kept = i // each row repeats it
		}
		out = append(append(out, lines[from:kept]...), rows...)
		from, i = next, next-1
	}
	if out == nil {
		return lines
	}
	return append(out, lines[from:]...)
}

// circledRow is the stem of such a row and its choices, nil for any other line.
func (r *Reader) circledRow(l line.Line, number int, under bool) []line.Line {
	if l.Kind != line.TextLine || flatten.HasBlank(l) || lexicon.HasQuestionMark(l.Text) {
		return nil
	}
	label, end := l.Label, 0
	if c, ok := l.ChoiceLabel(); ok && label == nil && (c.Kind == lexicon.LetterLabel || c.Kind == lexicon.DigitLabel || c.Kind == lexicon.BulletLabel) {
		end = c.End
		if c.Kind != lexicon.BulletLabel {
			label = &page.Label{Text: strings.TrimSpace(l.Text[:end]), Format: page.LowerAlpha, Number: number, List: "rows"}
		}
	} else if q, ok := l.QuestionLabel(r.Vocabulary); ok && label == nil && q.Delim == line.BareDelim && q.Number >= number {
		end = q.End
		label = &page.Label{Text: lexicon.DecimalText(q.Number) + ".", Format: page.Decimal, Number: q.Number, List: line.OpenList}
	}
	if r.EndsInPair(l.Text[end:]) {
		return nil // a statement to judge
	}
	pieces := offeredPieces(l.Text[end:])
	if pieces == nil {
		return nil
	}
	at := PlacesOf(pieces, l.Text, end)
	if len(strings.Fields(pieces[0])) < circledStem && !strings.HasSuffix(pieces[0], ":") {
		return nil
	}
	stem := l.Cut(at[0][0], at[0][1])
	if stem.Label = label; label == nil || rewrite.IsBulleted(l) {
		stem.Label = rowLabel(number, under)
	}
	return append([]line.Line{stem}, circledWords(l, at[1:])...)
}

// circledBelow is the stem on line i and the words to choose from on the next one, nil
// where they do not stand so.
func (r *Reader) circledBelow(lines []line.Line, i, number int, under bool) []line.Line {
	if i+1 >= len(lines) || lines[i].Kind != line.TextLine || lines[i+1].Kind != line.TextLine || lines[i+1].Label != nil || flatten.CountWords(lines[i].Text, circledStem) < circledStem || lines[i].Says(r.Circles) || lines[i].Says(r.Filling) || lines[i].Says(r.Match) || lines[i].Says(r.OpenTasks) || strings.IndexAny(lines[i+1].Text, "[(") == 0 {
		return nil
	}
	stem, row := lines[i], lines[i+1]
	if circledGap.MatchString(strings.TrimSpace(stem.Text)) || flatten.HasBlank(row) {
		return nil
	}
	if q, ok := stem.QuestionLabel(r.Vocabulary); !ok || q.Number != number && stem.Label == nil {
		if ok || stem.Label != nil && !rewrite.IsBulleted(stem) {
			return nil
		}
		stem = Bulleted(stem)
		stem.Label = rowLabel(number, under)
	}
	pieces := circledGap.Split(strings.TrimSpace(row.Text), -1)
	if len(pieces) < leastCircle || !areCircled(pieces) {
		return nil
	}
	return append([]line.Line{stem}, circledWords(row, PlacesOf(pieces, row.Text, 0))...)
}

// rowLabel numbers a row that had no number; under the number of a question it gets
// a letter.
func rowLabel(number int, under bool) *page.Label {
	if under {
		return &page.Label{Text: string(rune('a'+(number-1)%26)) + ")", Format: page.LowerAlpha, Number: number, List: "rows"}
	}
	return &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: line.OpenList}
}

// circledWords are the words at places of a line as choices with boxes.
func circledWords(l line.Line, at [][]int) (out []line.Line) {
	for _, p := range at {
		choice := line.NewLine(line.Line{Origin: l.Origin, Block: l.Block, Soft: true}, line.SliceRuns(l.Runs, p[0], p[1]))
		choice.Label = &page.Label{Text: "☐", Format: page.Bullet, Check: page.Unchecked, List: "circled"}
		out = append(out, choice)
	}
	return out
}

// offeredPieces cuts a row into its stem and the words to choose from, nil where
// none stand at its end.
func offeredPieces(text string) []string {
	text = strings.TrimRight(strings.TrimSpace(text), " .")
	if m := bracketedOffer.FindStringSubmatch(text); m != nil {
		words := ListCut.Split(strings.TrimSpace(m[2]), -1)
		if len(words) < leastCircle || !areCircled(words) {
			return nil
		}
		return append([]string{m[1]}, words...)
	}
	pieces := circledGap.Split(text, -1)
	if last := pieces[len(pieces)-1]; len(pieces) <= 2 && strings.ContainsAny(last, "/|") {
		pieces = strokedPieces(text)
	}
	if len(pieces) < 1+leastCircle || !areCircled(pieces[1:]) {
		return nil
	}
	return pieces
}

// bracketedOffer is a sentence with the words to choose from in brackets at its end:
// "The opposite of hot is (cold / warm)".
var bracketedOffer = pattern.New(`^(.*[^\s(\[])\s*[(\[]([^()\[\]]*[/|][^()\[\]]*)[)\]]$`)

// areCircled reports whether pieces of a line are words to choose from: a bracket that one
// opens is closed in it, as it is not where a path stands in a program, "open('/home')".
func areCircled(pieces []string) bool {
	for _, p := range pieces {
		if p == "" || len(p) > circledLength || strings.Count(p, "(") != strings.Count(p, ")") || !strings.ContainsFunc(p, func(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }) {
			return false
		}
		if _, ok := line.ChoiceLabelOf(p); ok {
			return false
		}
	}
	return len(pieces) <= mostCircle
}

// strokedPieces cuts words with strokes between them off the end of a row. Where a
// gap does not show where the first begins, it is one word.
func strokedPieces(text string) []string {
	words := ListCut.Split(text, -1)
	if len(words) < leastCircle {
		return nil
	}
	first := strings.TrimRight(words[0], " ")
	at := strings.LastIndexByte(first, ' ')
	if gap := circledGap.Split(first, -1); len(gap) == 2 {
		at = len(first) - len(gap[1]) - 1
	} else if strings.ContainsFunc(strings.Join(words[1:], ""), unicode.IsSpace) {
		return nil
	}
	if at <= 0 {
		return nil
	}
	return append([]string{strings.TrimSpace(first[:at]), strings.TrimSpace(first[at:])}, words[1:]...)
}

var (
	BlankWithList = pattern.New(`(_{2,}|…{2,}|\.{4,})\s*[(\[{（]\s*([^()\[\]{}（）]{1,160}?[/|][^()\[\]{}（）]{0,160}?)\s*[)\]}）]`)
	BracedList    = pattern.New(`()\{\s*([^{}]{1,160}?[/|][^{}]{0,160}?)\s*\}`)
	ListCut       = pattern.New(`\s*[/|]\s*`)
)

// OffersInBraces reports whether a sentence holds a list to choose from, as forms with
// lists show it: "Fish have {gills / lungs}." A set holds figures, a program no spaces.
func OffersInBraces(text string) bool {
	m := BracedList.FindStringSubmatch(text)
	return m != nil && strings.Contains(m[2], " / ") && lexicon.CountsLetters(m[2], 2)
}

// PlacesOf is where pieces stand in a text, one behind the other from a place on.
func PlacesOf(pieces []string, text string, from int) [][]int {
	var out [][]int
	for _, p := range pieces {
		from += strings.Index(text[from:], p)
		out = append(out, []int{from, from + len(p)})
		from += len(p)
	}
	return out
}
