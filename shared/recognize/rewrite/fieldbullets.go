package rewrite

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastFieldBullets is how many bullets over the first question name who takes the test, of
// those that have nothing but a word and a colon.
const leastFieldBullets = 2

// withoutFieldBullets drops a list of bullets over the first question that are fields to fill
// in, "• Name:", "• Class:", with those between them that name something else.
func (r *Reader) withoutFieldBullets(lines []line.Line) []line.Line {
	fields, from, to := 0, -1, 0
	for i := range lines[:min(headLines, len(lines))] {
		field, ok := fieldBehindBullet(lines[i])
		if !ok {
			if from >= 0 {
				break
			}
			continue
		}
		if to = i + 1; from < 0 {
			from = i
		}
		if c, end := r.Vocabulary.Find(lexicon.NewHead(field), lexicon.NoiseWord); c != lexicon.NoClass && end == len(field) {
			fields++
		}
	}
	if fields < leastFieldBullets || fields*2 < to-from || to == len(lines) {
		return lines
	}
	out := slices.Delete(slices.Clone(lines), from, to)
	out[from].Gap = true
	return out
}

// fieldBehindBullet is what a line of a list names that ends in a colon, "• Name:".
func fieldBehindBullet(l line.Line) (field string, ok bool) {
	c, ok := l.ChoiceLabel()
	if !ok || c.Kind != lexicon.BulletLabel || l.Kind != line.TextLine {
		return "", false
	}
	text := l.Text
	if l.Label == nil {
		text = text[c.End:]
	}
	return strings.CutSuffix(strings.TrimRight(text, " _.…\t"), ":")
}
