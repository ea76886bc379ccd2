package sheet

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of statements whose truth is said by 1 and 2.
const (
	leastCoded  = 5 // statements of one code
	leastProven = 2 // explanations of each truth
)

// codedTruths reads the statements of a sheet that says what kind a question is
// by codes of its own: the rows of one code offer nothing to choose from, and
// their answers are 1 and 2, while other rows offer choices. Which of the two
// is true is told by the explanations, else by nothing.
func (r *Reader) codedTruths(b *sheetBank, es []*sheetEntry) {
	if count(b.columns, lexicon.TypeRole) == 0 {
		return
	}
	rows := sheetRows{r: r, bank: b}
	byCode, offered := map[string][]*sheetEntry{}, map[string]bool{}
	for _, e := range es {
		c, ok := rows.cell(e.row, lexicon.TypeRole)
		switch {
		case !ok || !lexicon.IsNumber(c.text) || e.kind != anyKind:
		case len(e.draft.Choices) > 0:
			offered[c.text] = true
		default:
			byCode[c.text] = append(byCode[c.text], e)
		}
	}
	for code, es := range byCode {
		if !offered[code] && len(offered) > 0 && saysOnesAndTwos(es) {
			r.judgeCoded(es)
		}
	}
}

// saysOnesAndTwos reports whether entries are statements that are answered by 1
// and 2 alone.
func saysOnesAndTwos(es []*sheetEntry) bool {
	seen := map[string]bool{}
	var stems []string
	for _, e := range es {
		if len(e.answers) != 1 {
			return false
		}
		seen[strings.TrimSuffix(e.answers[0].cell.text, ".0")] = true
		stems = append(stems, e.draft.StemText())
	}
	return len(es) >= leastCoded && len(seen) == 2 && seen["1"] && seen["2"] && areStatements(stems)
}

// judgeCoded gives statements the truth that their explanations end in: "…, so
// it is false."
func (r *Reader) judgeCoded(es []*sheetEntry) {
	said := map[bool][2]int{} // for 1 and for 2: how often true, how often false
	for _, e := range es {
		one := strings.HasPrefix(e.answers[0].cell.text, "1")
		if t, ok := r.explainedTruth(e); ok {
			votes := said[one]
			if t {
				votes[0]++
			} else {
				votes[1]++
			}
			said[one] = votes
		}
	}
	straight, crossed := said[true][0]+said[false][1], said[true][1]+said[false][0]
	proven, oneIsTrue := false, straight > crossed
	switch {
	case straight >= 9*crossed:
		proven = said[true][0] >= leastProven && said[false][1] >= leastProven
	case crossed >= 9*straight:
		proven = said[true][1] >= leastProven && said[false][0] >= leastProven
	}
	for _, e := range es {
		e.kind = truthKind
		a := e.answers[0].cell
		if e.answers = nil; !proven {
			e.unsaid = a.lines
			continue
		}
		value := strings.HasPrefix(a.text, "1") == oneIsTrue
		e.ticked, e.flagged = &value, a.lines[0]
	}
}

// explainedTruth is the truth that the explanation of an entry ends in.
func (r *Reader) explainedTruth(e *sheetEntry) (value, ok bool) {
	longest := 0
	for _, n := range e.draft.Notes {
		if n.Class != lexicon.ExplainWord {
			continue
		}
		text := strings.TrimRight(lexicon.Fold(n.Value.Text), " .!。！)）")
		for c, words := range map[lexicon.Class][]string{lexicon.TrueWord: lexicon.TrueWords(), lexicon.FalseWord: lexicon.FalseWords()} {
			for _, w := range words {
				w = lexicon.Fold(w)
				before, found := strings.CutSuffix(text, w)
				if size := utf8.RuneCountInString(w); found && size >= 2 && size > longest && wordBefore(before, w) {
					longest, value, ok = size, c == lexicon.TrueWord, true
				}
			}
		}
	}
	return value, ok
}

// wordBefore reports whether a word may begin behind a text, and is not denied
// there.
func wordBefore(before, word string) bool {
	first, _ := utf8.DecodeRuneInString(word)
	if lexicon.Unspaced(first) {
		return !strings.HasSuffix(before, "不") && !strings.HasSuffix(before, "非")
	}
	last := strings.Fields(before)
	return before == "" || strings.HasSuffix(before, " ") && len(last) > 0 && !isDenial(last[len(last)-1])
}

// isDenial reports whether a folded word turns the one behind it into its
// opposite.
func isDenial(word string) bool {
	switch word {
	case "not", "nicht", "non", "no", "nao", "pas", "niet", "nie", "не", "bukan", "tidak", "khong", "isn't", "never":
		return true
	}
	return false
}

// untold reports the truth of a statement that only a code gives.
func (b *sheetItem) untold(l line.Line) {
	b.Report(finding.KeyUnmatched, finding.Warning, l, "The answer column gives a code; nothing says whether it means true or false, and no key was set.")
}
