package sheet

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/printed"
)

// inlineChoices cuts "Which? A) x B) y" into lines, or "A) x B) y" below it.
func inlineChoices(l line.Line) []line.Line {
	for _, first := range []string{" A)", " A.", " A:", " a)", " (A)", " (a)", " а)", " А)", " А."} {
		at := strings.Index(" "+l.Text, first)
		if at < 0 {
			continue
		}
		items := letteredItems(l.Text[at:])
		if len(items) < 2 {
			continue
		}
		var out []line.Line
		if at > 0 {
			out = append(out, l.Cut(0, at-1))
		}
		for _, item := range items {
			out = append(out, line.NewLine(line.LineAt(l.Pos()), []page.Run{{Text: item}}))
		}
		return out
	}
	return []line.Line{l}
}

// listedChoices cuts a cell that holds all the choices. Commas and strokes only
// count where loose says so: they stand inside choices too.
func listedChoices(cell sheetCell, loose bool) []sheetCell {
	texts := listItems(cell.text, loose)
	if len(texts) < 2 {
		return []sheetCell{cell}
	}
	if len(texts) == len(cell.lines) {
		out := make([]sheetCell, len(texts))
		for i, l := range withoutBullets(cell.lines) {
			out[i] = sheetCell{lines: []line.Line{l}, text: l.Text, pos: cell.pos}
		}
		return out
	}
	var out []sheetCell
	for _, t := range texts {
		l := line.NewLine(line.LineAt(cell.pos), []page.Run{{Text: t}})
		out = append(out, sheetCell{lines: []line.Line{l}, text: t, pos: cell.pos})
	}
	return out
}

// withoutBullets takes the bullets off lines, where each has one.
func withoutBullets(lines []line.Line) []line.Line {
	out := make([]line.Line, len(lines))
	for i, l := range lines {
		if l.Label != nil && l.Label.Format == page.Bullet && l.Label.Check == page.NoCheck {
			out[i] = l
			out[i].Label = nil
			continue
		}
		label, ok := line.ChoiceLabelOf(l.Text)
		if !ok || label.Kind != lexicon.BulletLabel || label.Mark != "" || label.End == len(l.Text) {
			return lines
		}
		out[i] = l.From(label.End)
	}
	return out
}

// listItems cuts a list written in one cell: as JSON or Python write it, in
// lines, by letters "A) x B) y", or by signs between.
func listItems(text string, loose bool) []string {
	t := strings.TrimSpace(text)
	if items, _ := objectItems(t); items != nil {
		return items
	}
	if items := pairedItems(t); items != nil {
		return items
	}
	if inner, ok := insideBrackets(t); ok {
		if items := quotedItems(inner); len(items) >= 2 {
			return items
		}
		t = inner
	}
	if lines := printed.TrimAll(strings.Split(t, "\n")); len(lines) >= 2 {
		if items := letteredItems(strings.Join(strings.Fields(t), " ")); len(items) > len(lines) {
			return items // several in a line
		} else if len(items) >= 2 && len(lines) < 2*len(items) && countLettered(lines) == len(items) {
			return items // some take several lines
		}
		return lines
	}
	if items := letteredItems(t); len(items) >= 2 {
		return items
	}
	separators := []string{"||", "|", ";", "；"}
	if loose {
		separators = append(separators, " / ", "、", "，", ",", "/")
	}
	for _, sep := range separators {
		if items := printed.TrimAll(strings.Split(t, sep)); len(items) >= 2 && len(items) <= lexicon.MaxChoices {
			return withoutLetters(items)
		}
	}
	return []string{t}
}

// countLettered counts the lines that begin with the letter of the next choice.
func countLettered(lines []string) int {
	n := 0
	for _, l := range lines {
		if sign, ok := line.ChoiceLabelOf(strings.TrimLeft(l, "(")); ok && sign.Kind == lexicon.LetterLabel && lexicon.Fold(sign.Sign) == string(rune('a'+n)) {
			n++
		}
	}
	return n
}

// withoutLetters takes the letters off "A 21 t", "B 36 t", where every item has
// its own.
func withoutLetters(items []string) []string {
	out := make([]string, len(items))
	for i, item := range items {
		rest, ok := strings.CutPrefix(strings.ToUpper(item), string(rune('A'+i))+" ")
		if !ok {
			return items
		}
		out[i] = strings.TrimSpace(item[len(item)-len(rest):])
	}
	return out
}

func insideBrackets(t string) (string, bool) {
	if len(t) > 2 && (t[0] == '[' && t[len(t)-1] == ']' || t[0] == '{' && t[len(t)-1] == '}') {
		return t[1 : len(t)-1], true
	}
	return t, false
}

// quotedItems reads 'a', "b", 'c' and "A": "a", "B": "b".
func quotedItems(s string) []string {
	var out []string
	for s = strings.TrimSpace(s); s != ""; {
		if s[0] != '"' && s[0] != '\'' {
			return nil
		}
		end := closingQuote(s)
		if end < 0 {
			return nil
		}
		item := unescaped(s[1:end])
		s = strings.TrimSpace(s[end+1:])
		if strings.HasPrefix(s, ":") && utf8.RuneCountInString(item) <= 2 {
			s = strings.TrimSpace(s[1:])
			continue
		}
		if item = strings.TrimSpace(item); item != "" {
			out = append(out, item)
		}
		s = strings.TrimSpace(strings.TrimPrefix(s, ","))
	}
	return out
}

// unescaped is what stands between quotes as it reads, also where the quotes inside
// have no backslash before them, as between single ones.
func unescaped(s string) string {
	for _, t := range []string{s, strings.ReplaceAll(s, `"`, `\"`)} {
		if u, err := strconv.Unquote(`"` + t + `"`); err == nil {
			return u
		}
	}
	return s
}

// closingQuote is where the quote that opens s is closed: before a comma, a
// colon or the end.
func closingQuote(s string) int {
	for i := 1; i < len(s); i++ {
		if s[i] == '\\' {
			i++
			continue
		}
		if s[i] != s[0] {
			continue
		}
		rest := strings.TrimLeft(s[i+1:], " ")
		if rest == "" || rest[0] == ',' || rest[0] == ':' {
			return i
		}
	}
	return -1
}

// letteredItems reads "A) x B) y C)z".
func letteredItems(t string) []string {
	var cuts []int
	next := byte('a')
	for i := 0; i < len(t); i++ {
		if t[i]|0x20 != next || i > 0 && t[i-1] != ' ' && t[i-1] != '(' && t[i-1] != ',' && t[i-1] != ';' {
			continue
		}
		glued := len(cuts) > 0 && i > 0 && t[i-1] == ' ' && i+1 < len(t) && t[i+1] == t[cuts[0]+1] && (t[i+1] == ':' || t[i+1] == ')')
		if l, ok := line.ChoiceLabelOf(t[i:]); glued || ok && l.Kind == lexicon.LetterLabel {
			cuts = append(cuts, i)
			next++
		}
	}
	if len(cuts) < 2 || strings.Trim(t[:cuts[0]], " (") != "" {
		return nil
	}
	var out []string
	for k, at := range cuts {
		end := len(t)
		if k+1 < len(cuts) {
			end = cuts[k+1]
		}
		sign, text := t[at:at+2], t[at+2:end]
		if text != "" && text[0] != ' ' && (sign[1] == ':' || sign[1] == ')') {
			text = " " + text
		}
		out = append(out, strings.Trim(sign+text, " ,;("))
	}
	return out
}
