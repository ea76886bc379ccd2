package sheet

import (
	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/lexicon"
)

// numberedCards reports whether a column holds questions and riddles, half of
// which ask outright, behind one that numbers them and before short answers.
func (g *Grid) numberedCards(number, stem profile) bool {
	if stem.at+1 >= g.width || stem.filled < leastCards || stem.unique < stem.filled || (stem.asked+stem.cued)*2 < stem.filled || number.numbers != stem.filled {
		return false
	}
	for i, t := range g.texts(number.at, 0, len(g.rows)) {
		if t != lexicon.DecimalText(i+1) {
			return false
		}
	}
	answers := g.texts(stem.at+1, 0, len(g.rows))
	return len(answers)*10 >= stem.filled*9 && meanLength(answers)*2 < stem.mean && !coded.AsksMostly(answers)
}

// leastCards is how many rows a list of questions has that mostly give clues.
const leastCards = 10
