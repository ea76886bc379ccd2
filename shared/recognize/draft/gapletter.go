package draft

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

var (
	// gapLetter is a letter typed into a gap, "__B__", several where a question
	// takes several.
	gapLetter = pattern.New(`(_+)\s*([A-H](?:[\s,，、]*[A-H]){0,4})\s*(_+)`)
	// frontLetter is one in the room before a sentence, however short, "_B_ Which ...".
	frontLetter = pattern.New(`^_+\s*([A-Ha-h])\s*_+[.)]?\s+\p{Lu}`)
	// behindGap is a letter behind the full stop of a stem that ends in a gap.
	behindGap = pattern.New(`_{2,}\s*[。．.]\s*([A-H])\s*$`)
)

// leastGap is how many underscores make a gap around a letter; fewer may belong
// to a name.
const leastGap = 3

// GapLetters reads the right letters that were typed into the gaps of stems. A
// letter counts only where a choice has it.
func (r *Reader) GapLetters(ds []Draft) {
	for i := range ds {
		d := &ds[i]
		if len(d.Choices) < 2 || d.StemKey != "" {
			continue
		}
		for k, l := range d.Stem {
			if strings.IndexByte(l.Text, '_') < 0 {
				continue
			}
			from, to := letterInGap(l.Text)
			if from == to || !r.namesChoices(*d, l.Text[from:to]) {
				continue
			}
			d.StemKey = l.Text[from:to]
			d.Stem[k] = line.NewLine(l, append(line.SliceRuns(l.Runs, 0, from), line.SliceRuns(l.Runs, to, len(l.Text))...))
			break
		}
	}
}

// letterInGap is where the letters stand, an empty stretch for none.
func letterInGap(text string) (from, to int) {
	if m := frontLetter.FindStringSubmatchIndex(text); m != nil {
		return m[2], m[3]
	}
	if m := gapLetter.FindStringSubmatchIndex(text); m != nil && m[3]-m[2]+m[7]-m[6] >= leastGap && rewrite.HasWords(text[:m[0]]+" "+text[m[1]:]) {
		return m[4], m[5]
	}
	if m := behindGap.FindStringSubmatchIndex(text); m != nil {
		return m[2], m[3]
	}
	return 0, 0
}

// namesChoices reports whether every letter is that of a choice.
func (r *Reader) namesChoices(d Draft, letters string) bool {
	signs := r.SignIndex(d)
	for _, c := range letters {
		if c < 'A' || c > 'H' {
			continue
		}
		if _, ok := signs[lexicon.Fold(string(c))]; !ok {
			return false
		}
	}
	return true
}
