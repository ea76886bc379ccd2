package draft

import (
	"strings"

	"formwright/shared/recognize/lexicon"
)

// Bounds of the choices of a question that is all of a document.
const (
	fewestOfLone  = 4
	longestOfLone = 80 // bytes, of each
	wordsOfLone   = 4  // of its stem at least
)

// avoiding speaks of the wrong one among several.
var avoiding = lexicon.Folded(`\b(?:wrong|incorrect|false|not|falsche?\pL*|nicht|faux|fausse|incorrecte|incorrect[ao]|fals[ao]|errad[ao]|sbagliat[ao]|неверн\pL*|неправильн\pL*|невірн\pL*|błędn\pL*|fałszyw\pL*|yanlış|sai|salah|bukan|tidak|noto'g'ri)\b`)

// isLoneQuestion reports whether a document is one question, as the picture of one is: a
// number, a sentence that need not ask, and short choices from A to D at least; from a to
// d where it orders to choose the right or the wrong one.
// One such list among other text is a paragraph of a contract.
func isLoneQuestion(ds []Draft, levels []Level) bool {
	if len(ds) != 1 || levels[0] == AsksNothing {
		return false
	}
	d := ds[0]
	if !d.Labelled || d.Bullets || d.Plain || d.Holes || len(d.Stem) == 0 || len(d.Trailing) > 0 || len(d.Choices) < fewestOfLone {
		return false
	}
	f := d.Stem[0].Folded()
	chosen := lexicon.ChoosesRight.MatchString(f) || lexicon.ToChoose.MatchString(f) && (lexicon.TheRightOne.MatchString(f) || avoiding.MatchString(f)) // under a name and a date, too
	if len(d.Prelude) > 0 && !chosen {
		return false
	}
	for i, c := range d.Choices {
		if !chosen && !c.Label.Upper || c.Label.Sign != string(rune('a'+i)) || len(c.Text()) > longestOfLone {
			return false
		}
	}
	return len(strings.Fields(d.StemText())) >= wordsOfLone
}
