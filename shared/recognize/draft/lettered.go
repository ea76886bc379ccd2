package draft

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// answerSigns are the arrows and ticks before a letter alone in a line.
const answerSigns = `^(?:(?:[=\-–—]{1,3}>|[→⇒➔➜➡✓✔✅☑👉])\x{fe0f}?\s*)?`

var (
	answerSign = pattern.New(answerSigns)
	// LetterAnswer is a letter alone in a line, behind such a sign or none, and what
	// may follow it to say why.
	LetterAnswer = pattern.New(answerSigns + `[(\[]?(\p{L})[)\].]?(?:\s*[-–—]+\s+\S.*)?$`)
)

// answersByLetter reads "(b) - because ..." and letters alone behind the choices
// that they name some of: "b", "AD", "B, C".
func answersByLetter(ts []Token, i int, row run) (line.Line, bool) {
	t := ts[i]
	if t.Label != nil {
		return line.Line{}, false
	}
	if m := LetterAnswer.FindStringSubmatch(t.Text); m != nil {
		if t.choice.Delim == '-' && row.label(ts, 0).Delim == '-' {
			return line.Line{}, false // "B- red" is one more of them, with a wrong letter
		}
		return t.From(len(answerSign.FindString(t.Text))), placeOfSign(ts, row, m[1], 0) >= 0
	}
	said := lettersAlone(t.Line, len(row.at))
	at := 0
	for n, s := range said {
		k := placeOfSign(ts, row, s, at)
		if r, _ := utf8.DecodeRuneInString(s); k < 0 || row.label(ts, k).Upper != unicode.IsUpper(r) && (n > 0 || len(t.Text) == len(said)) {
			return line.Line{}, false // the first of a line, "A, c", is a capital by itself
		}
		at = k + 1
	}
	if len(said) == 0 {
		return line.Line{}, false
	}
	return line.NewLine(t.Line, []page.Run{{Text: strings.Join(said, ", ")}}), true
}

// placeOfSign is the choice with a letter, from one on; -1 where there is none.
func placeOfSign(ts []Token, row run, letter string, from int) int {
	for k := from; k < len(row.at); k++ {
		if sign := row.label(ts, k).Sign; sign != "" && sign == lexicon.Fold(letter) {
			return k
		}
	}
	return -1
}

// lettersAlone are several letters that are all of a line: "A, D", "BC". All the
// letters of the choices set apart are a row to mark one in, and small ones that
// stand close make words; they are an answer only away from the choices.
func lettersAlone(l line.Line, choices int) []string {
	text := strings.Trim(l.Text, " .()[]")
	if l.Kind != line.TextLine || len(text) < 2 || len(text) > 8*choices {
		return nil
	}
	parts := lexicon.ListSplit.Split(text, -1)
	if len(parts) == 1 {
		if parts = strings.Split(text, ""); !l.Gap && text != strings.ToUpper(text) {
			return nil
		}
	} else if len(parts) >= choices {
		return nil
	}
	for _, p := range parts {
		if utf8.RuneCountInString(p) != 1 || !unicode.IsLetter([]rune(p)[0]) {
			return nil
		}
	}
	return parts
}

// boldLetters takes back that letters in bold right below lettered choices are titles, where
// they name some of these: they tell what is right. Letters that count on, "A", "B", "C", are
// the titles of sections.
func boldLetters(ts []Token) {
	var at []int
	for i := range ts {
		if i > 0 && ts[i].Heading && ts[i].Label == nil && ts[i].Style().Heading == 0 && ts[i].Align() == "" && ts[i-1].choice.Kind == lexicon.LetterLabel && !ts[i-1].Heading && (len(ts[i].Text) == 1 && lexicon.IsASCIILetter(ts[i].Text[0]) || len(lettersAlone(ts[i].Line, mostLettered)) > 0) {
			at = append(at, i)
		}
	}
	counting := true
	for n := 1; n < len(at); n++ {
		counting = counting && len(ts[at[n]].Text) == 1 && ts[at[n]].Text[0] == ts[at[n-1]].Text[0]+1
	}
	if counting {
		return
	}
	for _, i := range at {
		ts[i].Heading = false
	}
}
