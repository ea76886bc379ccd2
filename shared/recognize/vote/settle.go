package vote

import "formwright/shared/recognize/draft"

// Settle takes the decisions that need the whole document: which lines
// are choices, what bullets mean, which marks are answers. In a uniform document only the last
// is not known.
func (r *Reader) Settle(ds []draft.Draft) {
	if !r.Uniform {
		r.settleForms(ds)
	}
	r.settleMarks(ds)
}

// settleForms decides what the lines of questions are.
func (r *Reader) settleForms(ds []draft.Draft) {
	doubledLetters(ds)
	stemPictures(ds)
	r.roomRows(ds)
	dashLabels(ds)
	r.nameVote(ds)
	answersTogether(ds)
	shareAnswerRows(ds)
	shareChoices(ds)
	r.SingleVote(ds)
	commaVote(ds)
	toldAmong(ds)
	r.arrowVote(ds)
	draft.DropJoints(ds)
	numberedNotes(ds)
	r.tabVote(ds)
	r.tickVote(ds)
	r.keptVote(ds)
	toldBelow(ds)
	r.lookVote(ds)
	evenVote(ds)
	r.evenBullets(ds)
	evenLetters(ds)
	r.plainVote(ds)
	longVote(ds)
	r.bulletVote(ds)
	r.toldLists(ds)
	r.lonePoints(ds)
	r.stemKeys(ds)
	r.TruthVote(ds)
	r.truthAnswers(ds)
	r.truthHeads(ds)
	r.wordVote(ds)
	r.programTasks(ds)
	quoteVote(ds)
	r.sameLineVote(ds)
	r.proseVote(ds)
	r.headedAnswers(ds)
	r.answeredApart(ds)
	r.bracketVote(ds)
	namedBehind(ds)
	r.yesVote(ds)
	boxesBehind(ds)
	r.lettersInBoxes(ds)
	shapeVote(ds)
}

// settleMarks decides which marks are answers.
func (r *Reader) settleMarks(ds []draft.Draft) {
	r.Counted, r.Spelling = countedPicks(ds), r.Spell(ds)
	r.lastLetterVote(ds)
	r.lastNumberVote(ds)
	sourceVote(ds)
	r.Signs(ds)
	letterVerdicts(ds)
	r.EndVerdicts(ds)
	r.yesApart(ds)
	r.ownSigns(ds)
	r.ownEdges(ds)
	factsBelow(ds)
	r.struckVote(ds)
	crossVote(ds)
	boxVote(ds)
	r.Verdict = r.besideKey(Vote(ds), ds)
	r.partlyMarked(ds)
	r.markedBelow(ds)
	r.restVote(ds)
	r.labelVote(ds)
	r.doubts(ds)
	r.Bare = bareForms(ds)
}
