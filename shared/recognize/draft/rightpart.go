package draft

import (
	"strings"
	"unicode"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// SaysOfEach reports whether a key says something of every choice of a question, in
// their order, so that the first letter is no answer. It is one where other entries of
// the list lead with another letter.
func (r *Reader) SaysOfEach(list KeyList, d Draft, said line.Line) bool {
	return !list.leads && len(d.Choices) > 1 && len(r.partValues(said)) == len(d.Choices)
}

// leads reports whether an entry begins with the letter of another choice than the first
// and goes on with words.
func (r *Reader) leads(e *answerkey.KeyEntry) bool {
	sign := answerkey.PartSign(e.Value.Text)
	return sign != "" && !lexicon.IsFirst(sign, r.Letters)
}

// RightPart is the choice that a key calls right where it says something of each:
// "a) A bat is a mammal. b) Correct. An owl has feathers. c) No, it is an insect."
func (r *Reader) RightPart(d Draft, said line.Line) (Picked, bool) {
	values := r.partValues(said)
	if len(values) < 2 || len(values) != len(d.Choices) {
		return Picked{}, false
	}
	right := ""
	for _, v := range values {
		c, ok := answerkey.PartLabelOf(v.Text)
		if !ok {
			return Picked{}, false
		}
		if !r.beginsWith(v.Text[c.End:], true) {
			continue
		}
		if right != "" {
			return Picked{}, false
		}
		right = c.Sign
	}
	if right == "" {
		return Picked{}, false
	}
	return r.Pick(d, right)
}

// beginsWith reports whether the first words of what a key says of a choice call it
// right, or wrong.
func (r *Reader) beginsWith(said string, right bool) bool {
	said = strings.TrimSpace(said)
	if i := strings.IndexAny(said, ".,:;!–—"); i >= 0 {
		said = said[:i]
	} else if right {
		return false // the word alone
	}
	if right {
		return r.Right[lexicon.Fold(said)]
	}
	if t, ok := r.TruthOf(said, false); ok {
		return !t.Value
	}
	flag, ok := lexicon.FlagWord(said)
	return ok && !flag && unicode.IsLetter(rewrite.FirstRune(said))
}

// callsWrong reports whether a value names a choice to say that it is wrong: "A)
// Incorrect. An owl is a bird."
func (r *Reader) callsWrong(d Draft, value string) bool {
	m := lexicon.LetterHead.FindStringSubmatch(value)
	if m == nil || !r.beginsWith(m[2], false) {
		return false
	}
	k, ok := r.SignIndex(d)[lexicon.Fold(m[1])]
	return ok && !strings.HasPrefix(lexicon.Same(m[2]), lexicon.Same(d.Choices[k].Text()))
}
