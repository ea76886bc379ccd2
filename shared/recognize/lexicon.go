package recognize

import "sync"

// lexicon is every word list, folded. It never changes once it is made.
type lexicon struct {
	vocabulary    vocabulary
	letters       [][]string
	tongues       tongues
	right         map[string]bool // said of a right choice, in brackets
	asking        *phrases
	interrogative *phrases // begin questions
	closing       *phrases // end questions
	essay         *phrases
	order         *phrases
	match         *phrases
	multiple      *phrases
	truthCue      *phrases
	quizTitle     *phrases
	filling       *phrases // announce gaps to fill in
	otherKinds    *phrases
	openTasks     *phrases // headings over tasks to be answered in words
	otherTitle    *phrases
	faqTitle      *phrases
	chapters      map[string]bool // headings of reports and manuals
	instructing   *phrases
	signing       *phrases
	work          *phrases // order something done with each entry of a list
	each          *phrases // said of all entries
	givens        *phrases
	brackets      *phrases
	eachOf        *phrases // of every one
	under         *phrases // point at what stands below
	prints        *phrases // ask what a program does
	keyNames      *phrases
	circles       *phrases // order to mark one of several words
	programs      *phrases // order a program to be written
	lab           *phrases // order a step of practical work
}

// words gives the lexicon. Folding some thousand words takes longer than
// reading a short document, so it is done once.
var words = sync.OnceValue(func() *lexicon {
	return &lexicon{vocabulary: newVocabulary(), letters: alphabets(), tongues: newTongues(), right: foldedSet(rightWords()), asking: openCues().and(easternAsks()), interrogative: interrogatives(), closing: closingAsks(), essay: essayCues().and(easternEssays()), order: orderCues().and(easternOrders()),
		match: matchCues().and(easternMatches()), multiple: newPhrases(multipleCues()), truthCue: newPhrases(trueFalseCues()).and(easternTruthCues()), quizTitle: quizWords().and(easternTests()),
		otherKinds: kindWords(), openTasks: openTaskWords(), filling: fillWords().and(easternFills()), otherTitle: otherWords(), faqTitle: faqWords(), chapters: foldedSet(chapterWords()), instructing: instructionWords(), signing: signingWords(), work: workWords().and(easternWork()), givens: givenWords(), brackets: bracketWords(), eachOf: eachOfWords(), circles: circleWords(), programs: programCues(), lab: labCues(), each: eachWords(), under: underWords(), prints: printWords(), keyNames: newPhrases(append(keyHeadings(), answerLists()...))}
})

func foldedSet(words []string) map[string]bool {
	out := make(map[string]bool, len(words))
	for _, w := range words {
		out[fold(w)] = true
	}
	return out
}
