package scan

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"formwright/shared/reader/layout"
)

// romanNumbers are those that parts of questions get to.
const romanNumbers = "I II III IV V VI VII VIII IX X XI XII"

// romanText is a Roman number, "" beyond them.
func romanText(n int) string {
	if all := strings.Fields(romanNumbers); n > 0 && n <= len(all) {
		return all[n-1]
	}
	return ""
}

// romanValue is what a Roman number counts, 0 for no such number.
func romanValue(text string) int { return slices.Index(strings.Fields(romanNumbers), text) + 1 }

// romanStrokes are the signs that engines take the letters of Roman numbers for, and those
// letters: "IL", "Il", "11" and "U" are "II", "ITI" and "HI" are "III".
var romanStrokes = strings.NewReplacer("l", "I", "1", "I", "|", "I", "!", "I", "T", "I", "L", "I", "J", "I", "i", "I", "]", "I", "v", "V", "Y", "V", "x", "X", "H", "II", "U", "II")

var (
	romanLabel  = regexp.MustCompile(`^(\(?)([IVXLlT1|iJ!HUvY]{1,5})([.):])$|^()([IVX]{1,4}L)()$`) // its foot may be the full stop
	romanPiece  = regexp.MustCompile(`^[IVXLlT1|iJ!HUvY\]]{1,5}$`)
	romanLetter = regexp.MustCompile(`^[IVX]+$`)
	joinsRomans = regexp.MustCompile(`^(?i:&|and|or|nor|only|both|alone|neither|all|of|the|above|none|statements?|options?)[.,;]?$`)
)

// mendRoman gives back their letters to the Roman numbers that begin lines above or
// below others: "IL." between "I." and "III." is "II.", "1." above "II." is "I.".
func mendRoman(spans []layout.Span) {
	var starts []int
	for i := range spans {
		if opens(spans, i) && (romanLabel.MatchString(spans[i].Text) || isLabel(spans[i].Text)) {
			starts = append(starts, i)
		}
	}
	for mended, passes := true, 0; mended && passes < 3; passes++ {
		mended = false
		for k, i := range starts {
			above, below := romanBeside(spans, starts, k, -1), romanBeside(spans, starts, k, 1)
			if text, ok := romanBetween(spans[i].Text, above, below); ok {
				spans[i].Text, mended = text, true
			}
		}
	}
}

// romanBetween is the label that a word is by the Roman numbers above and below it, 0
// for none. "11." above "III." may well be the eleventh question.
func romanBetween(text string, above, below int) (string, bool) {
	m := romanLabel.FindStringSubmatch(text)
	if m == nil {
		return "", false
	}
	core := m[2] + m[5]
	for _, n := range []int{above + 1, below - 1} {
		sure := above > 0 && n == above+1 || n == 1 && below == 2 || n == below-1 && strings.Trim(core, "1l") != ""
		if romanText(n) != "" && sure && core != romanText(n) && romanStrokes.Replace(core) == romanText(n) {
			return m[1] + romanText(n) + cmp.Or(m[3], "."), true
		}
	}
	return "", false
}

// romanBeside is the Roman number that begins the line next above or below in the same
// column, 0 for none.
func romanBeside(spans []layout.Span, starts []int, k, step int) int {
	at := spans[starts[k]]
	for j := k + step; j >= 0 && j < len(starts); j += step {
		w := spans[starts[j]]
		left, right := w.Box.X-at.Box.X, w.Box.X+w.Box.Width-at.Box.X-at.Box.Width // numbers stand flush right, too
		if min(max(left, -left), max(right, -right)) > 0.8*at.Size {
			continue
		}
		return romanValue(strings.Trim(w.Text, "().:"))
	}
	return 0
}

// mendRomanChoices does it for choices that are Roman numbers of statements: "IL, Il &
// V Only" is "II, III & V Only". A foot below the last stroke is the comma behind it.
func mendRomanChoices(spans []layout.Span) {
	for i := 1; i < len(spans); i++ {
		if opens(spans, i) || !isLabel(spans[i-1].Text) {
			continue
		}
		end := i
		for end < len(spans) && !opens(spans, end) && !isLabel(spans[end].Text) {
			end++
		}
		mendRomanChoice(spans[i:end])
	}
}

func isLabel(text string) bool {
	_, ok := parseLabel(text)
	return ok
}

// mendRomanChoice mends the words of a choice where they count upwards then.
func mendRomanChoice(words []layout.Span) {
	mended := make([]string, len(words))
	last, sure := 0, false
	for k, w := range words {
		mended[k] = w.Text
		if joinsRomans.MatchString(w.Text) {
			continue
		}
		joined := k+1 == len(words) || joinsRomans.MatchString(words[k+1].Text)
		var out []string
		for _, piece := range romanPieces(w.Text) {
			n := romanValue(romanStrokes.Replace(piece))
			if !romanPiece.MatchString(piece) || n <= last {
				return
			}
			sure = sure || romanLetter.MatchString(piece) || len(words) > 1 && len(piece) > 1 && strings.ContainsAny(piece, "IVX") // "XL" is a size
			out, last = append(out, romanText(n)), n
		}
		if len(out) == 0 {
			return
		}
		mended[k] = strings.Join(out, ", ")
		if tail := w.Text[len(w.Text)-1:]; strings.Contains(",;.", tail) {
			mended[k] += tail
		} else if tail == "L" && !joined {
			mended[k] += ","
		}
	}
	for k := range words {
		if sure {
			words[k].Text = mended[k]
		}
	}
}

// romanPieces parts a word into numbers, at commas and behind an L, which is an I and a
// comma.
func romanPieces(word string) []string {
	parts := strings.FieldsFunc(strings.TrimRight(word, ",;."), func(c rune) bool { return c == ',' || c == ';' })
	var out []string
	for _, p := range parts {
		for {
			head, rest, ok := strings.Cut(p, "L")
			if !ok || rest == "" {
				out = append(out, p)
				break
			}
			out, p = append(out, head+"I"), rest
		}
	}
	return out
}

// romanLike is a label of strokes that engines take for ones: "(11)" is "(ii)".
var romanLike = regexp.MustCompile(`^(\(?)([1l|i]{1,3})([.)])$`)

// mendSmallRoman makes small Roman numbers of the labels of one, two and three romanStrokes
// that begin lines one after the other, at one place, with no 2 between them.
func mendSmallRoman(spans []layout.Span) {
	var before []int // the labels so far, of one stroke, two, ...
	for i, w := range spans {
		if !opens(spans, i) {
			continue
		}
		m := romanLike.FindStringSubmatch(w.Text)
		if m == nil {
			if l, ok := parseLabel(w.Text); ok && l.kind == '1' && l.value == 2 {
				before = nil
			}
			continue
		}
		n := len(m[2])
		if n == 1 {
			before = []int{i}
			continue
		}
		if len(before) != n-1 || max(w.Box.X-spans[before[0]].Box.X, spans[before[0]].Box.X-w.Box.X) > w.Size {
			before = nil
			continue
		}
		before = append(before, i)
		for k, at := range before {
			part := romanLike.FindStringSubmatch(spans[at].Text)
			spans[at].Text = part[1] + strings.Repeat("i", k+1) + part[3]
		}
	}
}
