package recognize

import (
	"slices"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/printed"
	"formwright/shared/recognize/rewrite"
)

// pass is one step over the lines of a document before its questions are looked
// for. It gives the lines back as they are where there is nothing for it to do.
// Each reads what those before it wrote: their order matters.
type pass func(lines []line.Line) []line.Line

// through sends lines through groups of passes.
func through(lines []line.Line, groups ...[]pass) []line.Line {
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
	return slices.Concat(r.copiedPasses(), r.labelPasses(), r.platformPasses(), r.worthPasses())
}

// copiedPasses undo what programs and platforms keep and print within the questions that are
// copied from them.
func (r *recognizer) copiedPasses() []pass {
	return []pass{
		r.Attempts,
		printed.Notebook,
		r.GatheredAnswers,
		printed.LettersBehind,
		printed.LettersBehindSigns,
		printed.FlagDigits,
		r.NotesBehind,
		r.HanAnswers,
		r.TintedTails,
		r.BoldGaps,
		r.GapVerdicts,
		printed.HintedGaps,
		r.FilledGaps,
		r.TwiceNumbered,
		printed.ZeNumbers,
		printed.GluedDigits,
		rewrite.BrokenKeyRows,
	}
}

// labelPasses mend numbers, letters and marks that are not where others have them.
func (r *recognizer) labelPasses() []pass {
	return []pass{
		printed.OwnAnswerRoom,
		printed.HeadedRooms,
		r.WithoutEmptyAnswers,
		r.WithoutReasonHeads,
		r.PaperKeys,
		r.KeysUnder,
		r.KindHeads,
		r.ExerciseHeads,
		r.Exercises,
		r.OddNumbers,
		r.DashedNumbers,
		r.WordedNumbers,
		printed.LetterDots,
		r.WrappedMarks,
		r.DashLetters,
		r.StrungSigns,
		r.KindWorths,
		r.BracketedSigns,
		printed.StarsAhead,
		printed.DoubledSigns,
		printed.EarnedPicks,
		r.ScoredHeads,
		printed.LetterPicks,
		printed.VerdictBoxes,
		printed.RomanSigns,
		printed.XBehind,
		printed.SlashSigns,
		printed.WideNumbers,
		printed.HanTasks,
		printed.CircledNumbers,
		printed.CircledLetters,
		printed.RepeatedRight,
		printed.RepeatedPlain,
		r.SignAnswers,
		printed.WorthFirst,
		printed.PointValues,
		r.Legends,
		r.ShownAnswers,
		r.EndAnswers,
		r.AskedAgain,
		r.ReasonsBelow,
		r.PlainReasons,
		r.HeadedReasons,
		r.QuotedReasons,
		printed.WordedRows,
		printed.GluedLetters,
		printed.GluedHan,
		printed.InitialHeads,
		printed.ShuffledLetters,
		r.GluedRows,
		printed.GluedChoices,
		printed.GluedQuestions,
		printed.NumbersInside,
		printed.BankFields,
		r.FieldHeads,
		r.CardSides,
		r.HeadKinds,
		r.BareHeads,
		r.WithoutBonusTags,
		printed.TypeLines,
		r.MistypedAnswers,
		r.DashedAnswers,
		r.SignlessAnswers,
		r.NumberAnswers,
		printed.TakenStates,
		r.BoldWords,
		r.WrongAnswers,
		r.SignedStems,
		printed.HeadingNumbers,
		printed.StarredNumbers,
		printed.BracketedNumbers,
		printed.BracedNumbers,
		printed.InitialsBehind,
		r.LabelSigns,
		printed.WithoutEdgeRoom,
		r.BareKeyRow,
	}
}

// platformPasses undo what platforms and forms print around questions and behind them.
func (r *recognizer) platformPasses() []pass {
	return []pass{
		r.RightReasons,
		r.BoldPairs,
		r.SameLetters,
		r.LettersOn,
		printed.LoneTicks,
		printed.WithoutLetterButtons,
		r.StrangeSigns,
		printed.FieldLines,
		printed.LettersAhead,
		r.KindNumbers,
		r.LetterNumbers,
		r.AnswersAhead,
		r.DigitsBelow,
		r.CountedAnswers,
		r.AnswerNumbers,
		r.NamedAnswers,
		r.AnswerHeads,
		r.PartAnswers,
		r.AnswersGoOn,
		r.AnswersAgain,
		r.ChoiceGrids,
		r.OfferedRows,
		r.WithoutPickVerdicts,
		r.ReviewFeedback,
		r.ArrowAnswers,
		r.InfoBoxes,
		printed.VerdictsAhead,
		printed.VerdictChoices,
		flatten.JudgedLines,
		printed.LinkLines,
		printed.FeedbackLines,
		printed.TruthInitials,
		printed.TruthLabels,
		r.TruthFronts,
		r.TruthColumns,
		printed.PlatformLines,
		printed.WithoutVotes,
		printed.WithoutTimeLines,
		printed.VerdictsOver,
		printed.CountedKinds,
		r.ListsOfOne,
		printed.HeadedTasks,
		r.WithoutUnderHeads,
		printed.StatusLines,
		printed.WithoutTakenAnswers,
		r.BoxPairs,
		r.PairsBehind,
		printed.SpacedGaps,
		r.BracketGaps,
		r.ShortNames,
		r.MarkedGaps,
		r.NumberedTasks,
		printed.ListedGaps,
		r.ThreeVerdicts,
		r.SlashChoices,
		r.OptionLines,
		printed.LetterSemicolons,
		r.Undecorated,
		printed.WithoutDashes,
		r.NumberedRoom,
	}
}

// worthPasses read what questions are worth and what answers got, wherever platforms print it.
func (r *recognizer) worthPasses() []pass {
	return []pass{
		printed.LeadPoints,
		r.BareWorths,
		r.CloseWorths,
		r.LetterWorths,
		printed.MarginPoints,
		printed.WithoutDumpFields,
		printed.QuotedRows,
		printed.InnerVerdicts,
		printed.PairsWithin,
		printed.FormPoints,
		printed.PlainScores,
		printed.FormScores,
		printed.TookChoices,
		printed.CountedColons,
		r.MixedNumbers,
		flatten.ButtonLines,
		printed.PointLines,
		r.PairsBelow,
		r.TruthsBelow,
		r.ToldTruths,
		r.ToldRows,
		r.BoxesBehind,
	}
}

// framePasses leave out what surrounds a test: headers, contents, code, buttons.
func (r *recognizer) framePasses() []pass {
	return []pass{
		r.SectionIDs,
		r.SectionKeys,
		r.SignedRows,
		r.DottedKeys,
		r.LoneLetters,
		r.AnswerFields,
		printed.BareNumbers,
		printed.BareChoices,
		printed.WideLettered,
		printed.RoomColumns,
		printed.StarredForms,
		printed.RequiredSigns,
		printed.FormGaps,
		printed.PowerChoices,
		r.MarkedPairs,
		printed.LetterCircles,
		r.ScaleChoices,
		printed.ShapeSigns,
		printed.CirclesInRow,
		printed.RadioSigns,
		r.TakenLetters,
		r.TitleLine,
		r.NumberedTitle,
		rewrite.NumberColumns,
		r.WithoutNoise,
		r.WithoutNameLines,
		r.WithoutLastRules,
		r.LetteredRules,
		r.WithoutContents,
		rewrite.WithoutReferences,
		rewrite.WithoutGlossary,
		rewrite.WithoutBounds,
		rewrite.WithoutScatter,
		rewrite.WithoutLineNumbers,
		r.WithoutGradeLists,
		r.WithoutCodeRows,
		r.WithoutEmptyNumbers,
	}
}

// askPasses find labels in unusual places and lines that ask without any.
func (r *recognizer) askPasses() []pass {
	return []pass{
		r.UnletteredAnswers,
		r.WorksheetTasks,
		r.PartWords,
		r.SectionItems,
		r.DigitRows,
		r.WordsBelow,
		r.LetteredGaps,
		r.GapPassages,
		asks.BarRows,
		r.InnerLists,
		r.LetteredBullets,
		r.NestedChoices,
		r.TruthReplies,
		asks.ReplyLetters,
		r.TruthsBehind,
		asks.KeptRight,
		r.KeptBold,
		asks.HanHeads,
		asks.LateNumbers,
		asks.MixedRows,
		asks.WithoutButtons,
		asks.ScoreRows,
		r.VerdictLines,
		asks.GluedBullets,
		r.GivenLists,
		asks.BulletAsks,
		asks.BulletStems,
		r.NestedAsks,
		asks.TruthSequences,
		r.LettersBehindRoom,
		r.TruthLines,
		r.PairLines,
		r.CircledRows,
		r.OrderedRoom,
		r.OrderLists,
		r.OptionBanks,
		r.ColumnHeads,
		r.MatchAnswers,
		r.ListedMatches,
		r.HeadedOrders,
		r.RangeOrders,
		r.OrdersBetween,
		r.TitlesBetween,
		r.TruthTitles,
		r.BonusAsks,
		r.TermLines,
		r.GapNumbers,
		asks.HanParts,
		r.OpenSections,
		r.ExamTopics,
		r.ExamTickets,
		r.GapTexts,
		r.LoneSections,
		r.BulletAnswers,
		r.AskedPairs,
		r.NumberedPairs,
		r.LostNumbers,
		r.AskedLines,
		r.StudyLines,
		r.BulletOrders,
		r.WordedAsks,
		r.HeadAsks,
		r.AnswerLists,
		r.SignedBlocks,
		r.LookedBlocks,
		r.CountedChoices,
		r.CountedLists,
		r.BulletLists,
	}
}

// wrapPasses put together what the width of a page has parted.
func (r *recognizer) wrapPasses() []pass {
	return []pass{
		rewrite.WithoutExamCodes,
		rewrite.WithoutOutcomeCodes,
		r.Refolded,
		r.HeadedNumbers,
		r.Unwrapped,
		rewrite.LoneCapitals,
		r.Reunited,
		r.BehindRoom,
	}
}

// keyPasses take the list of answers out of the lines.
func (r *recognizer) keyPasses() []pass {
	return []pass{
		r.BareLetters,
		r.RepeatedKey,
		r.UnderEach,
		r.SectionsInRow,
		r.NamedNumbers,
		r.SplitKey,
		r.NumberedCode,
		r.SameDigits,
	}
}

// cutPasses leave one thing on a line: a stem, a choice, an answer.
func (r *recognizer) cutPasses() []pass {
	return []pass{
		r.Outline,
		r.PairRows,
		rewrite.NumberRows,
		r.PartNumbers,
		r.Separate,
		r.PartHeads,
		rewrite.RepeatedAnswers,
		rewrite.RepeatedBullets,
		r.MendLabels,
	}
}
