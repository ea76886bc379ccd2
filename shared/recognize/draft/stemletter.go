package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// stemLetter is the letter of a choice in brackets at the end of a stem, in any
// alphabet: "(b)", "[B]", "（ ก ）".
var stemLetter = pattern.Guarded(pattern.EndsWith(")]", lexicon.Whitespace+".:"), `\s*[(（\[]\s*(`+line.AlphabetLetter+`)\s*[)）\]]\s*[.。:：]?$`)

// stemFront is such a letter in front of a stem: "(b) Which ...".
var stemFront = pattern.Guarded(pattern.BeginsWith("(["), `^[(（\[]\s*(`+line.AlphabetLetter+`)\s*[)）\]]\s*(\S)`)

// minStemLetters is how many stems end in a letter before it is believed to be
// the right one: "the function f (a)" ends so too.
const minStemLetters = 3

// StemLetters takes the right letters out of stems where next to all questions
// with choices end in one of their letters, or begin with one, be it a line of its
// own, and not all in the same.
func (r *Reader) StemLetters(ds []Draft) {
	if !r.takeStemLetters(ds, letterAfterStem) && !r.takeStemLetters(ds, letterBeforeStem) && !r.takeStemLetters(ds, letterOverStem) {
		r.bareStemLetters(ds)
	}
}

// bareStemLetter is such a letter without brackets behind what closes a stem, "Which
// is a sea? B", or several: "Which are seas? ACD", "A C"; or in the cell beside it.
var bareStemLetter = pattern.New(`(?:[?？:：…_.)]\s+|\t\s*)([A-H](?:[ ,、]{0,2}[A-H])*)$`)

// lettersOf are the letters of such an answer; none where they do not stand in their
// order, as those of words.
func lettersOf(text string) (letters []string) {
	for _, c := range text {
		if c < 'A' || c > 'H' {
			continue
		}
		if letter := string(c); len(letters) == 0 || letters[len(letters)-1] < letter {
			letters = append(letters, letter)
			continue
		}
		return nil
	}
	return letters
}

// countLetterLines counts the questions with a line that ends with a letter.
func countLetterLines(ds []Draft) int {
	n := 0
	for i := range ds {
		if _, letter := letterLine(ds[i].Stem); letter != "" {
			n++
		}
	}
	return n
}

// bareStemLetters takes them where most questions without another key have one, and
// they differ, as LastLetterVote does behind the last choice.
func (r *Reader) bareStemLetters(ds []Draft) {
	if countLetterLines(ds) < LastLetters {
		return // as in nearly all papers: what else their choices carry is dear to ask
	}
	found := map[int]int{} // the line that ends with the letter
	different := map[string]bool{}
	open := 0
	for i, d := range ds {
		if len(d.Choices) < 2 || len(d.Stem) == 0 || d.HasAnswer() || d.StemKey != "" || d.Label.Key != "" || r.OtherwiseSigned(d) {
			continue
		}
		open++
		at, letter := letterLine(d.Stem)
		if letter == "" {
			continue
		}
		if r.names(d, lettersOf(letter)) {
			found[i] = at
			different[letter] = true
		}
	}
	if len(found) < LastLetters || len(different) < LastDifferent || len(found)*10 < open*6 {
		return
	}
	sizes := map[int]int{}
	for i, at := range found {
		sizes[len(ds[i].Choices)]++
		takeLetter(&ds[i], at)
	}
	offerByLetters(ds, sizes)
	r.takeStemWords(ds)
}

// names reports whether there are letters, all of choices of the question.
func (r *Reader) names(d Draft, letters []string) bool {
	index := r.SignIndex(d)
	return len(letters) > 0 && !slices.ContainsFunc(letters, func(letter string) bool {
		_, ok := index[lexicon.Fold(letter)]
		return !ok
	})
}

// letterAfterStem is the letter at the end of a stem: its line, where it stands and
// what is left of the line without it.
func letterAfterStem(d Draft) (at, from, to int, rest line.Line) {
	at = len(d.Stem) - 1
	for at > 0 && d.Stem[at].Kind == line.ObjectLine {
		at-- // a picture under it
	}
	l := d.Stem[at]
	m := stemLetter.FindStringSubmatchIndex(l.Text)
	if m == nil || m[0] == 0 {
		return 0, 0, 0, line.Line{}
	}
	return at, m[2], m[3], l.Cut(0, m[0])
}

// letterBeforeStem is the same of a letter in front of a stem.
func letterBeforeStem(d Draft) (at, from, to int, rest line.Line) {
	l := d.Stem[0]
	m := stemFront.FindStringSubmatchIndex(l.Text)
	if m == nil || l.Kind != line.TextLine {
		return 0, 0, 0, line.Line{}
	}
	return 0, m[2], m[3], l.From(m[4])
}

// letterOverStem is a letter alone on the line over a stem: "1) D" over "The treaty was
// signed in". No line is left of it.
func letterOverStem(d Draft) (at, from, to int, rest line.Line) {
	l := d.Stem[0]
	if len(d.Stem) < 2 || !d.Labelled || l.Kind != line.TextLine || !loneStemLetter.MatchString(l.Text) {
		return 0, 0, 0, line.Line{}
	}
	return 0, 0, len(l.Text), line.Line{}
}

var loneStemLetter = pattern.New(`^` + line.AlphabetLetter + `$`)

// saysTruth reports whether a statement has the letter for true or false where choices
// have theirs: who wrote it there answered them, too.
func saysTruth(d Draft, find func(Draft) (at, from, to int, rest line.Line)) bool {
	at, from, to, _ := find(d)
	return to > 0 && strings.ContainsAny(lexicon.Fold(d.Stem[at].Text[from:to]), "tf")
}

func (r *Reader) takeStemLetters(ds []Draft, find func(Draft) (at, from, to int, rest line.Line)) bool {
	asked, same := 0, ""
	var found []int
	varied, judged := false, 0
	for i, d := range ds {
		if len(d.Choices) < 2 || len(d.Stem) == 0 {
			if len(d.Stem) > 0 && saysTruth(d, find) {
				judged++
			}
			continue
		}
		asked++
		at, from, to, _ := find(d)
		if to == 0 {
			continue
		}
		sign := lexicon.Fold(d.Stem[at].Text[from:to])
		if _, ok := r.SignIndex(d)[sign]; !ok {
			return false
		}
		varied = varied || len(found) > 0 && sign != same
		same = sign
		found = append(found, i)
	}
	if len(found)+judged < minStemLetters || len(found)*5 < asked*4 || !varied {
		return false
	}
	for _, i := range found {
		d := &ds[i]
		at, from, to, rest := find(*d)
		d.StemKey = d.Stem[at].Text[from:to]
		d.Stem[at] = rest
		if rest.Empty() {
			d.Stem = append(d.Stem[:at:at], d.Stem[at+1:]...)
		}
	}
	return true
}
