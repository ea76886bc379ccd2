package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// A row of letters behind the word for answers, "Lösungen: 1B 2C 3A" or "Answers: B C A".
var (
	countedRow = pattern.New(`^\s*(?:\d{1,2}\s?[-–.:)=]?\s?[A-Ha-h]\s*(?:[,;|/]\s*|$|\b)){3,}\.?$`)
	lettersRow = pattern.New(`^\s*(?:[A-H](?:[\s,;/|-]+|$)){3,}\.?$`)
	countedKey = pattern.New(`(\d{1,2})\s?[-–.:)=]?\s?([A-Ha-h])`)
	bareKey    = pattern.New(`[A-H]`)
)

// leastPaperKeys is how many papers of a document have a row of their own: one alone is
// the key of all there is.
const leastPaperKeys = 2

// paperKey is such a row and the questions right over it.
type paperKey struct {
	row     int   // its line
	asked   []int // the lines with the numbers of the questions
	letters []string
}

// PaperKeys puts the letters behind the questions they answer where a document holds
// several papers, each counted from 1 and with a row of its own right under it.
func (r *Reader) PaperKeys(lines []line.Line) []line.Line {
	var keys []paperKey
	from := 0
	for i, l := range lines {
		letters := r.keyLetters(l)
		if letters == nil {
			continue
		}
		k, ok := r.paperOver(lines, from, i, letters)
		if !ok {
			return lines
		}
		keys, from = append(keys, k), i+1
	}
	if len(keys) < leastPaperKeys {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+8*len(keys))
	at := 0
	for _, k := range keys {
		for n := range k.asked {
			end := k.row
			if n+1 < len(k.asked) {
				end = k.asked[n+1]
			}
			for end > k.asked[n]+1 && lines[end-1].Empty() {
				end--
			}
			out = append(out, lines[at:end]...)
			told := line.NewLine(lines[k.row], []page.Run{{Text: "Answer: " + k.letters[n]}})
			told.Soft, told.Gap = false, false
			out, at = append(out, told), end
		}
		if at = k.row + 1; at < len(lines) {
			lines[at].Gap = true
		}
	}
	return append(out, lines[at:]...)
}

// keyLetters are the letters that a line lists behind the word for answers; nil for none.
func (r *Reader) keyLetters(l line.Line) []string {
	at := strings.IndexAny(l.Text, ":：")
	if l.Kind != line.TextLine || l.Label != nil || at < 0 || at > lexicon.HeadingLimit {
		return nil
	}
	row := l.Text[at+1:]
	counted := countedRow.MatchString(row)
	if !counted && !lettersRow.MatchString(row) {
		return nil
	}
	if note, ok := line.NoteOf(l, r.Vocabulary); !r.IsKeyHeading(l) && !r.IsKeyHeading(l.Cut(0, at)) && (!ok || note.Class != lexicon.AnswerWord) {
		return nil
	}
	if !counted {
		return bareKey.FindAllString(row, -1)
	}
	var letters []string
	for n, m := range countedKey.FindAllStringSubmatch(row, -1) {
		if line.LastNumber(m[1]) != n+1 {
			return nil
		}
		letters = append(letters, strings.ToUpper(m[2]))
	}
	return letters
}

// paperOver finds the questions over a row, one for each of its letters and each with
// lettered choices.
func (r *Reader) paperOver(lines []line.Line, from, row int, letters []string) (paperKey, bool) {
	k := paperKey{row: row, letters: letters, asked: make([]int, len(letters))}
	due, offered := len(letters), false
	for i := row - 1; i >= from && due > 0; i-- {
		if c, ok := lines[i].ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
			offered = true
			continue
		}
		switch n := r.NumberedRow(lines[i]); {
		case n == 0:
		case n != due || !offered:
			return k, false
		default:
			due--
			k.asked[due], offered = i, false
		}
	}
	return k, due == 0
}
