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
