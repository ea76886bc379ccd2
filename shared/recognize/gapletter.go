package recognize

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/pattern"
)

var (
	// gapLetter is a letter typed into a gap, "__B__", several where a question
	// takes several.
	gapLetter = pattern.New(`(_+)\s*([A-H](?:[\s,，、]*[A-H]){0,4})\s*(_+)`)
	// behindGap is a letter behind the full stop of a stem that ends in a gap.
	behindGap = pattern.New(`_{2,}\s*[。．.]\s*([A-H])\s*$`)
)

// leastGap is how many underscores make a gap around a letter; fewer may belong
// to a name.
const leastGap = 3

// gapLetters reads the right letters that were typed into the gaps of stems. A
// letter counts only where a choice has it.
func (r *recognizer) gapLetters(ds []draft) {
	for i := range ds {
		d := &ds[i]
		if len(d.choices) < 2 || d.stemKey != "" {
			continue
		}
		for k, l := range d.stem {
			if strings.IndexByte(l.text, '_') < 0 {
				continue
			}
			from, to := letterInGap(l.text)
			if from == to || !r.namesChoices(*d, l.text[from:to]) {
				continue
			}
			d.stemKey = l.text[from:to]
			d.stem[k] = newLine(l, append(sliceRuns(l.runs, 0, from), sliceRuns(l.runs, to, len(l.text))...))
			break
		}
	}
}

// letterInGap is where the letters stand, an empty stretch for none.
func letterInGap(text string) (from, to int) {
	if m := gapLetter.FindStringSubmatchIndex(text); m != nil && m[3]-m[2]+m[7]-m[6] >= leastGap && hasWords(text[:m[0]]+" "+text[m[1]:]) {
		return m[4], m[5]
	}
	if m := behindGap.FindStringSubmatchIndex(text); m != nil {
		return m[2], m[3]
	}
	return 0, 0
}

// namesChoices reports whether every letter is that of a choice.
func (r *recognizer) namesChoices(d draft, letters string) bool {
	signs := r.signIndex(d)
	for _, c := range letters {
		if c < 'A' || c > 'H' {
			continue
		}
		if _, ok := signs[fold(string(c))]; !ok {
			return false
		}
	}
	return true
}

// hasWords reports whether a text is more than the signs of quantities over the
// columns of a table, "P ___ v".
func hasWords(text string) bool {
	for _, word := range strings.FieldsFunc(text, func(c rune) bool { return c == '_' || unicode.IsSpace(c) }) {
		if utf8.RuneCountInString(word) > 1 && strings.ContainsFunc(word, unicode.IsLetter) {
			return true
		}
	}
	return false
}
