package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastCopied is how many questions a test has at least that is printed a second time.
const leastCopied = 3

// mostSkipped is how many questions of the copy are looked at for the next one of the test.
const mostSkipped = 8

// leastSame is how many bytes of their letters tell that two questions are the same.
const leastSame = 12

// copyHeading is how many letters the heading of such a copy has at most.
const copyHeading = 80

// WithoutFirstCopy leaves out the questions of a test that is printed a second time with its
// answers, below a heading that names a key, "Chapter 4 Key": those that are asked there again,
// in their order. What is asked only once stays.
func (r *Reader) WithoutFirstCopy(ds []Draft) []Draft {
	at := slices.IndexFunc(ds, func(d Draft) bool { return slices.ContainsFunc(d.Prelude, r.namesCopy) })
	if at < leastCopied || len(ds)-at < leastCopied {
		return ds
	}
	again := make([]bool, at)
	copied, from := 0, at
	for i, d := range ds[:at] {
		for k := from; k < len(ds) && k < from+mostSkipped; k++ {
			if again[i] = asksTheSame(d, ds[k]); again[i] {
				copied, from = copied+1, k+1
				break
			}
		}
	}
	if copied*10 < at*8 || copied*10 < (len(ds)-at)*8 {
		return ds
	}
	out := make([]Draft, 0, len(ds))
	for i, d := range ds {
		if i >= at || !again[i] {
			out = append(out, d)
		}
	}
	return out
}

// asksTheSame reports whether a question without an answer is asked by another one too, behind
// which an answer or a reason may stand, or before which the words to choose from do.
func asksTheSame(d, other Draft) bool {
	if d.HasAnswer() || len(d.Stem) == 0 || len(other.Stem) == 0 || len(d.Choices) != len(other.Choices) {
		return false
	}
	a, b := AskedLetters(d.Stem[0].Text), AskedLetters(other.Stem[0].Text)
	return a == b && a != "" || len(b) >= leastSame && strings.HasPrefix(a, b) || len(a) >= leastSame && strings.HasPrefix(b, a)
}

// namesCopy reports whether a line is a heading that names a key: "Corrige las frases." is an
// order.
func (r *Reader) namesCopy(l line.Line) bool {
	return l.Kind == line.TextLine && l.Text != "" && !lexicon.IsLonger(l.Text, copyHeading) && !strings.HasSuffix(l.Text, ".") && (l.Says(r.KeyNames) || r.IsKeyHeading(l))
}
