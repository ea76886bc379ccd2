package recognize

// pass is one step over the lines of a document before its questions are looked
// for. It gives the lines back as they are where there is nothing for it to do.
// Each reads what those before it wrote: their order matters.
type pass func(lines []line) []line

// through sends lines through groups of passes.
func through(lines []line, groups ...[]pass) []line {
	for _, group := range groups {
		for _, p := range group {
			lines = p(lines)
		}
	}
	return lines
}

// printedPasses undo the ways in which programs, learning platforms and forms
// print questions: their rows, verdicts, scores and buttons become plain lines.
func (r *recognizer) printedPasses() []pass {
	return []pass{
		bankFields, starredNumbers, r.labelSigns, withoutEdgeRoom, r.bareKeyRow, r.lettersOn, loneTicks, r.strangeSigns, fieldLines, letterNumbers, r.answersAhead, r.digitsBelow, r.countedAnswers, r.answerNumbers, r.namedAnswers, r.answerHeads, r.offeredRows, r.withoutPickVerdicts, r.infoBoxes, verdictsAhead, verdictChoices, judgedLines, feedbackLines, truthLabels, platformLines, verdictsOver, r.withoutUnderHeads, withoutTakenAnswers, r.boxPairs, r.pairsBehind, spacedGaps, r.numberedTasks, r.filledGaps, r.slashChoices, r.optionLines, r.undecorated, withoutDashes, r.numberedRoom, marginPoints, formPoints, formScores, tookChoices, countedColons, r.mixedNumbers, buttonLines, pointLines, r.toldTruths, r.toldRows,
	}
}

// framePasses leave out what surrounds a test: headers, contents, code, buttons.
func (r *recognizer) framePasses() []pass {
	return []pass{r.withoutNoise, r.withoutContents, withoutReferences, withoutBounds, withoutScatter, r.withoutCodeRows, r.withoutEmptyNumbers}
}

// askPasses find labels in unusual places and lines that ask without any.
func (r *recognizer) askPasses() []pass {
	return []pass{
		barRows, r.nestedChoices, replyLetters, hanHeads, lateNumbers, mixedRows, r.withoutListedStems, withoutButtons, scoreRows, r.verdictLines, gluedBullets, bulletAsks, bulletStems, r.nestedAsks, r.truthLines, r.circledRows, r.orderedRoom, r.listedMatches, r.headedOrders, r.bonusAsks, r.openSections, r.loneSections, r.askedLines, r.wordedAsks, r.headAsks, r.answerLists, r.signedBlocks, r.countedChoices,
	}
}

// wrapPasses put together what the width of a page has parted.
func (r *recognizer) wrapPasses() []pass {
	return []pass{r.refolded, r.headedNumbers, r.unwrapped, loneCapitals, r.reunited, behindRoom}
}

// keyPasses take the list of answers out of the lines.
func (r *recognizer) keyPasses() []pass {
	return []pass{r.bareLetters, r.repeatedKey, r.splitKey, numberedCode, r.sameDigits}
}

// cutPasses leave one thing on a line: a stem, a choice, an answer.
func (r *recognizer) cutPasses() []pass {
	return []pass{r.outline, r.pairRows, numberRows, r.partNumbers, r.separate, r.partHeads, repeatedAnswers, repeatedBullets, r.mendLabels}
}
