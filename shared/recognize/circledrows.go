package recognize

import (
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// Bounds of rows with words to choose from at their ends.
const (
	leastCircled  = 2  // rows under an order
	leastCircle   = 2  // words of a row
	mostCircle    = 6  // of them
	circledLength = 48 // bytes of one
	circledStem   = 2  // words of what stands before them
)

// circledGap parts words to choose from on one line.
var circledGap = pattern.New(`\s{3,}|\s*\t\s*`)

// circleWords order to mark one of several words on the line.
func circleWords() *phrases {
	return newPhrases([]string{"circle", "underline the correct", "underline the right", "cross out", "entoure", "entourez", "souligne la bonne", "soulignez la bonne", "souligne le bon", "barre le mot", "encierra", "encierre", "encerrá", "subraya la", "subraye la", "rodea", "rodee", "tacha la", "circule", "sublinhe", "rodeia", "assinale a palavra", "cerchia", "sottolinea la", "sottolinea il", "omcirkel", "onderstreep", "doorstreep", "kies het juiste", "umkreise", "kreise ein", "unterstreiche", "streiche", "encercla", "subratlla", "încercuiește", "încercuiți", "subliniază", "subliniați", "ringa in", "stryk under", "sett ring", "sæt ring om", "sæt cirkel om", "ympyröi", "alleviivaa", "podkreśl", "zakreśl", "zakroužkuj", "podtrhni", "обведи", "обведите", "подчеркни", "подчеркните", "karikázd be", "húzd alá", "lingkari", "daire içine al", "khoanh tròn"})
}

// circledRows reads the rows under an order to mark a word, each with the words at
// its end: "The capital is   Rome   Paris   Bern" or "A dog is a  bird / mammal."
// They are parts of the question that orders it, with boxes as choices.
func (r *recognizer) circledRows(lines []line) []line {
	var out []line // nil as long as every line is kept
	from := 0
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if l.kind != textLine || len(l.text) > matchHead || !r.circles.in(fold(l.text)) {
			continue
		}
		under := r.numbersOwn(l) || r.numberedAbove(lines, i)
		var rows []line
		next, n := i+1, 0
		for ; next < len(lines); next++ {
			if lines[next].text == "" && lines[next].kind == textLine && len(lines[next].runs) == 0 {
				continue
			}
			row := r.circledRow(lines[next], n+1, under)
			if row == nil {
				break
			}
			rows = append(rows, row...)
			n++
		}
		if n < leastCircled {
			continue
		}
		out = append(append(out, lines[from:i+1]...), rows...)
		from, i = next, next-1
	}
	if out == nil {
		return lines
	}
	return append(out, lines[from:]...)
}

// circledRow is the stem of such a row and its choices, nil for any other line.
func (r *recognizer) circledRow(l line, number int, under bool) []line {
	if l.kind != textLine || hasBlank(l) || hasQuestionMark(l.text) {
		return nil
	}
	label, end := l.label, 0
	if c, ok := l.choiceLabel(); ok && label == nil && (c.kind == letterLabel || c.kind == digitLabel || c.kind == bulletLabel) {
		end = c.end
		if c.kind != bulletLabel {
			label = &page.Label{Text: strings.TrimSpace(l.text[:end]), Format: page.LowerAlpha, Number: number, List: "rows"}
		}
	}
	pieces := offeredPieces(l.text[end:])
	if pieces == nil {
		return nil
	}
	at := placesOf(pieces, l.text, end)
	if len(strings.Fields(pieces[0])) < circledStem && !strings.HasSuffix(pieces[0], ":") {
		return nil
	}
	stem := l.cut(at[0][0], at[0][1])
	if stem.label = label; label == nil || isBulleted(l) {
		stem.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: openList}
		if under {
			stem.label = &page.Label{Text: string(rune('a'+(number-1)%26)) + ")", Format: page.LowerAlpha, Number: number, List: "rows"}
		}
	}
	out := []line{stem}
	for _, p := range at[1:] {
		choice := newLine(line{origin: l.origin, block: l.block, soft: true}, sliceRuns(l.runs, p[0], p[1]))
		choice.label = &page.Label{Text: "☐", Format: page.Bullet, Check: page.Unchecked, List: "circled"}
		out = append(out, choice)
	}
	return out
}

// offeredPieces cuts a row into its stem and the words to choose from, nil where
// none stand at its end.
func offeredPieces(text string) []string {
	text = strings.TrimRight(strings.TrimSpace(text), " .")
	pieces := circledGap.Split(text, -1)
	if last := pieces[len(pieces)-1]; len(pieces) <= 2 && strings.ContainsAny(last, "/|") {
		pieces = strokedPieces(text)
	}
	if len(pieces) < 1+leastCircle || len(pieces) > 1+mostCircle {
		return nil
	}
	for _, p := range pieces[1:] {
		if p == "" || len(p) > circledLength || !strings.ContainsFunc(p, func(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }) {
			return nil
		}
		if _, ok := choiceLabelOf(p); ok {
			return nil
		}
	}
	return pieces
}

// strokedPieces cuts words with strokes between them off the end of a row. Where a
// gap does not show where the first begins, it is one word.
func strokedPieces(text string) []string {
	words := listCut.Split(text, -1)
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
