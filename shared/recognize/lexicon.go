package recognize

import "sync"

// lexicon is every word list, folded. It never changes once it is made.
type lexicon struct {
	vocabulary  vocabulary
	letters     [][]string
	asking      phrases
	essay       phrases
	order       phrases
	match       phrases
	multiple    phrases
	truthCue    phrases
	quizTitle   phrases
	otherTitle  phrases
	instructing phrases
}

// words gives the lexicon. Folding some thousand words takes longer than
// reading a short document, so it is done once.
var words = sync.OnceValue(func() *lexicon {
	return &lexicon{vocabulary: newVocabulary(), letters: alphabets(), asking: openCues(), essay: essayCues(), order: orderCues(),
		match: matchCues(), multiple: newPhrases(multipleCues()), truthCue: newPhrases(trueFalseCues()), quizTitle: quizWords(),
		otherTitle: otherWords(), instructing: instructionWords()}
})
