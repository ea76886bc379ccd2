package lexicon

import (
	"sync"
)

// Lexicon is every word list, folded. It never changes once it is made.
type Lexicon struct {
	Vocabulary    Vocabulary
	Letters       [][]string
	Tongues       Tongues
	Right         map[string]bool // said of a right choice, in brackets
	Asking        *Phrases
	Interrogative *Phrases // begin questions
	Closing       *Phrases // end questions
	Essay         *Phrases
	Order         *Phrases
	Match         *Phrases
	Multiple      *Phrases
	TruthCue      *Phrases
	QuizTitle     *Phrases
	Filling       *Phrases // announce gaps to fill in
	OtherKinds    *Phrases
	PlatformKinds *Phrases
	OpenTasks     *Phrases // headings over tasks to be answered in words
	ExamLists     *Phrases // those over the topics of an oral exam
	OtherTitle    *Phrases
	FaqTitle      *Phrases
	StudyTitle    *Phrases        // what is learnt from, with questions and their answers
	Chapters      map[string]bool // headings of reports and manuals
	AccountFields map[string]bool // what a form asks of whoever fills it in
	ContentsTitle map[string]bool // stand over a table of contents
	TaskTitle     map[string]bool // stand over tasks of a sheet, or of somebody's work
	Instructing   *Phrases
	Taking        *Phrases // said of taking a test
	Signing       *Phrases
	Work          *Phrases // order something done with each entry of a list
	Writing       *Phrases // order to write something, of one thing or of several
	OfEach        *Phrases // say that it is of several things
	Seeking       *Phrases // order to find things that are named behind
	ToAnswer      *Phrases // order to answer what follows
	Each          *Phrases // said of all entries
	Givens        *Phrases
	Brackets      *Phrases
	EachOf        *Phrases // of every one
	PerEach       *Phrases // for every one, in an order
	Sharing       *Phrases // say that a list is to choose from for several questions
	Under         *Phrases // point at what stands below
	Prints        *Phrases // ask what a program does
	KeyNames      *Phrases
	Circles       *Phrases // order to mark one of several words
	Programs      *Phrases // order a program to be written
	Lab           *Phrases // order a step of practical work
	Studying      *Phrases // order what only one who learns does
	Aims          *Phrases // head what people are to learn
	Examples      *Phrases // announce an example
	Weighing      *Phrases // begin an order that prose answers
	Lettering     *Phrases // order the letter of something to be written
	PaperEnds     *Phrases // stand under the last question
	MatchTitles   *Phrases // head lists to match
	WritingTitles *Phrases // head tasks to be answered in words, as whole lines only
	KindTitles    *Phrases // head lists to match and texts to write
	Guides        *Phrases // head what an answer in words is to hold
	Exercising    *Phrases // order something done with every row of an exercise
	Several       *Phrases // things in the plural that such an order is for
}

// Words gives the lexicon. Folding some thousand words takes longer than
// reading a short document, so it is done once.
var Words = sync.OnceValue(func() *Lexicon {
	return (&Lexicon{Vocabulary: newVocabulary(), Letters: Alphabets(), Tongues: newTongues(), Right: FoldedSet(rightWords()), Asking: openCues().and(easternAsks()).and(schoolAsks()), Interrogative: interrogatives(), Closing: closingAsks(), Essay: essayCues().and(easternEssays()), Order: orderCues().and(easternOrders()).butNot("in order for ", "in order to ", "in order that "),
		Match: matchCues().and(easternMatches()), Multiple: newPhrases(multipleCues()), TruthCue: newPhrases(trueFalseCues()).and(easternTruthCues()), QuizTitle: quizWords().and(easternTests()).and(examLists()),
		OtherKinds: kindWords(), MatchTitles: matchTitles(), WritingTitles: writingTitles(), KindTitles: otherTitles(), PlatformKinds: platformKinds(), OpenTasks: openTaskWords(), ExamLists: newPhrases(examLists()), Filling: fillWords().and(easternFills()), OtherTitle: otherWords(), StudyTitle: studyWords(), FaqTitle: faqWords(), Chapters: FoldedSet(chapterWords()), AccountFields: FoldedSet(accountWords()), ContentsTitle: FoldedSet(contentsTitles()), TaskTitle: FoldedSet(taskTitles()), PaperEnds: paperEnds(), Instructing: instructionWords(), Taking: takingWords(), Signing: signingWords(), Work: workWords().and(easternWork()), Writing: writingWords(), OfEach: ofEachWords(), Seeking: seekWords(), ToAnswer: answerOrders(), Givens: givenWords(), Brackets: bracketWords(), EachOf: eachOfWords(), PerEach: perEachWords(), Sharing: sharingWords(), Circles: circleWords(), Programs: programCues(), Lab: labCues(), Studying: studyOrders().and(schoolStudies()), Aims: aimWords(), Weighing: weighOrders(), Examples: exampleWords(), Lettering: letteringOrders(), Guides: guideWords(), Each: eachWords(), Under: underWords(), Prints: printWords(), KeyNames: newPhrases(append(keyHeadings(), answerLists()...)), Exercising: exerciseOrders(), Several: severalThings()}).withIDs()
})

// What is kept with a line beside which phrases it holds.
const (
	TruthOrderID = 64 - 1 - iota
	KeyHeadingID
	MayBlankID
	SaysTrueID // a word that calls a statement true
	SaysFalseID
	HeadsKeyID // the first word of one that heads a key
	NoSpotsID
	VerdictID // the first word of one for true or false
	SectionID // the word for a section, and its sign
)

// withIDs numbers the phrases, so that a line can keep which it holds.
func (l *Lexicon) withIDs() *Lexicon {
	for i, p := range l.lists() {
		p.ID = i + 1
	}
	return l
}

// lists are the lists with numbers, in their order.
func (l *Lexicon) lists() []*Phrases {
	return []*Phrases{
		l.Asking, l.Interrogative, l.Closing, l.Essay, l.Order, l.Match, l.Multiple, l.TruthCue, l.QuizTitle,
		l.Filling, l.OtherKinds, l.OpenTasks, l.ExamLists, l.OtherTitle, l.FaqTitle, l.StudyTitle, l.Instructing, l.Signing,
		l.Work, l.Writing, l.OfEach, l.Seeking, l.ToAnswer, l.Each, l.Givens, l.Brackets, l.EachOf,
		l.PerEach, l.Sharing, l.Under, l.Prints, l.KeyNames, l.Circles, l.Programs, l.Lab, l.Studying,
		l.Aims, l.Examples, l.Weighing, l.Lettering, l.Exercising, l.Several, l.MatchTitles,
	}
}

func FoldedSet(words []string) map[string]bool {
	out := make(map[string]bool, len(words))
	for _, w := range words {
		out[Fold(w)] = true
	}
	return out
}
