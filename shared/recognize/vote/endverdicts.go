package vote

import (
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// leastEndVerdicts is how many questions must have words behind their choices that
// judge them.
const leastEndVerdicts = 3

// endVerdict is a word behind a sign at the end of a choice: "Nile_true",
// "Etna | false".
var endVerdict = pattern.New(`\s*[_|:;#/→–—-]+\s*\(?(\p{L}{1,12}|[01])\)?\s*[.;]?$`)

// EndVerdicts reads the words, or ones and zeros, with which programs judge every
// choice behind its text. All choices of nearly all questions must have one, and
// some of each question either.
func (r *Reader) EndVerdicts(ds []draft.Draft) {
	offering := 0
	judged := map[int][]bool{}
	for i, d := range ds {
		if len(d.Choices) < 2 {
			continue
		}
		offering++
		if said := r.judgedAtEnd(d); said != nil {
			judged[i] = said
		}
	}
	if len(judged) < leastEndVerdicts || len(judged)*10 < offering*9 {
		return
	}
	for i, said := range judged {
		for k := range ds[i].Choices {
			c := &ds[i].Choices[k]
			last := len(c.Lines) - 1
			m := endVerdict.FindStringSubmatchIndex(c.Lines[last].Text)
			if said[k] {
				c.Sign = lexicon.Fold(c.Lines[last].Text[m[2]:m[3]])
			}
			c.Lines = draft.ReplaceLine(c.Lines, last, c.Lines[last].Cut(0, m[0]))
		}
	}
}

// judgedAtEnd is what the ends of the choices of a question say, nil unless they
// judge all and call some right and some wrong.
func (r *Reader) judgedAtEnd(d draft.Draft) []bool {
	var said []bool
	right := 0
	for _, c := range d.Choices {
		if c.Sign != "" || len(c.Lines) == 0 {
			return nil
		}
		text := c.Lines[len(c.Lines)-1].Text
		m := endVerdict.FindStringSubmatch(text)
		if m == nil || len(m[0]) == len(text) {
			return nil
		}
		yes, ok := m[1] == "1", m[1] == "1" || m[1] == "0"
		if !ok {
			yes, ok = r.SaysYes(m[1])
		}
		if !ok {
			return nil
		}
		if said = append(said, yes); yes {
			right++
		}
	}
	if right == 0 || right == len(said) {
		return nil
	}
	return said
}

// apartAtEnd is a word that only room parts from the text of a choice: "Owl    yes".
var apartAtEnd = pattern.Guarded(lexicon.MayGap, `(?:\s{3,}|\s*\t\s*)(\p{L}{2,4})\s*[.!]?$`)

// yesApart reads the "yes" that room parts from the right choice of many questions. No
// choice of these says "no" unless all the others do, and none is "yes" itself.
func (r *Reader) yesApart(ds []draft.Draft) {
	offering := 0
	said := map[int][]bool{}
	for i, d := range ds {
		if len(d.Choices) < 2 {
			continue
		}
		offering++
		right, ok := r.saidApart(d)
		if !ok {
			return
		}
		if right != nil {
			said[i] = right
		}
	}
	if len(said) < leastEndVerdicts || len(said)*4 < offering {
		return
	}
	for i, right := range said {
		for k := range ds[i].Choices {
			c := &ds[i].Choices[k]
			last := len(c.Lines) - 1
			m := apartAtEnd.FindStringSubmatchIndex(c.Lines[last].Text)
			if m == nil {
				continue
			}
			if right[k] {
				c.Sign = lexicon.Fold(c.Lines[last].Text[m[2]:m[3]])
			}
			c.Lines = draft.ReplaceLine(c.Lines, last, c.Lines[last].Cut(0, m[0]))
		}
	}
}

// saidApart is which choices of a question have a "yes" apart from their text, nil where none
// has; not ok where what is said so does not tell some from the others.
func (r *Reader) saidApart(d draft.Draft) (right []bool, ok bool) {
	yes, no := 0, 0
	said := make([]bool, len(d.Choices))
	for k, c := range d.Choices {
		if c.Sign != "" || len(c.Lines) == 0 {
			return nil, false
		}
		text := c.Lines[len(c.Lines)-1].Text
		m := apartAtEnd.FindStringSubmatchIndex(text)
		if m == nil || m[0] == 0 {
			continue
		}
		word, known := r.Vocabulary.Is(text[m[2]:m[3]], lexicon.YesWord, lexicon.NoWord)
		if !known {
			continue
		}
		if _, both := r.SaysYes(text[:m[0]]); both {
			return nil, false // "No     Yes" are two choices
		}
		if said[k] = word == lexicon.YesWord; said[k] {
			yes++
		} else {
			no++
		}
	}
	if yes == 0 && no == 0 {
		return nil, true
	}
	return said, yes > 0 && yes < len(said) && (no == 0 || yes+no == len(said))
}
