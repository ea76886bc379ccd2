package recognize

import (
	"fmt"
	"maps"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/printed"
	"formwright/shared/recognize/rewrite"
	"formwright/shared/recognize/sheet"
	"formwright/shared/recognize/slide"
	"formwright/shared/recognize/vote"
	"formwright/shared/richtext"
)

// recognizer holds what is known of one document while it is read.
type recognizer struct {
	sheet.Reader
}

// Recognize finds the questions of a document, with what it could not be sure
// of. The quiz it returns passes Validate. When there is no question at all the
// error is a problem with the code NoQuestions.
func Recognize(doc page.Document) (quiz.Quiz, []finding.Finding, error) { return recognise(doc, nil) }

// recognise reads a document, with the key that came beside it.
func recognise(doc page.Document, key *page.Document) (quiz.Quiz, []finding.Finding, error) {
	r := &recognizer{}
	r.Lexicon = lexicon.Words()
	var takeKey func() // of a workbook; nil without a key
	if key != nil {
		beside := *key
		beside.Blocks = slide.WithoutMissing(beside.Blocks, beside.Media)
		key, doc.Media = &beside, joinedMedia(doc.Media, beside.Media)
		takeKey = func() { r.takeKey(*key, nil) }
	}
	if grids := sheet.GridsOf(doc); grids != nil {
		doc.Blocks = slide.WithoutMissing(doc.Blocks, doc.Media)
		if q, ok := r.ReadSheets(doc, sheet.GridsOf(doc), takeKey); ok {
			return q, r.Findings, validated(q)
		}
		doc.Blocks = r.LinesOf(grids)
	} else if grids := sheet.BankTables(doc); grids != nil {
		if q, ok := r.ReadSheets(doc, grids, takeKey); ok {
			return q, r.Findings, validated(q)
		}
	}
	blocks := slide.WithoutMissing(r.LectureSlides(r.SlideReplies(r.AnswerRounds(r.ShownLater(r.TruthSlides(r.ToldCards(slide.WithoutShownAgain(r.WithoutTalkTitles(slide.RightLeft(r.LedRight(r.BrokenAnswers(slide.LoneNumbers(r.WithoutFurniture(slide.WithoutAgenda(flatten.SolvedTables(flatten.Unnested(flatten.JoinedRows(doc.Blocks))))))))))))))))), doc.Media)
	lines, err := r.linesFrom(flatten.Flatten(blocks, r.Vocabulary), key)
	if err != nil {
		return quiz.Quiz{}, nil, err
	}
	return r.quizIn(lines, doc)
}

// noQuestions says that there are none, and what to do about it. A document is a key where
// the answers of one are more than the lines that are left without them.
func (r *recognizer) noQuestions(lines []line.Line) error {
	left := 0
	for i := range lines {
		if !lines[i].Empty() {
			left++
		}
	}
	if r.OnlyAnswers || len(r.Keys.Entries) > left {
		return problem.New(problem.NoQuestions,
			"No question was found in the document: it holds the answers to questions that stand somewhere else. Send the test itself, with this file as its key (keyFile).")
	}
	return problem.New(problem.NoQuestions,
		"No question was found in the document. Questions are found by their numbers, by choices such as \"A.\" and \"B.\", by question marks or by answer lines; check that the file is the right one and that its text is not a picture.")
}

// linesFrom are the lines of a document as they are read for questions, without the answers
// of its key.
func (r *recognizer) linesFrom(lines []line.Line, key *page.Document) ([]line.Line, error) {
	if key == nil {
		if out, ok := r.plain(lines); ok {
			return out, nil
		}
	}
	return r.mended(lines, key)
}

// quizIn reads the questions in lines of a document.
func (r *recognizer) quizIn(lines []line.Line, doc page.Document) (quiz.Quiz, []finding.Finding, error) {
	ts := r.Tokens(lines)
	draft.ChoiceHeads(ts)
	r.CountedSections(ts)
	r.TitledRestarts(ts)
	r.Tight = draft.IsTight(ts)
	r.BoldAnswers(ts)
	r.Rhythm(ts)
	if !r.Uniform {
		r.Questions = make(map[draft.Span]draft.Question, len(ts)/4)
	}
	p := r.Best(ts)
	p = r.Piecewise(ts, p)
	r.Questions = nil
	p.Drafts = r.WithoutFirstCopy(p.Drafts)
	draft.NumberedParts(p.Drafts)
	p.Drafts = r.TruthParts(p)
	p.Drafts = r.PartChoices(draft.ShareAssertions(r.OverParts(r.KeyedParts(r.PartsVote(draft.EvenParts(p.Drafts))))))
	p = draft.ShareBank(p)
	p.Drafts = vote.ForgottenNumbers(vote.ForgottenLooks(p.Drafts))
	r.AnswerSheets(p.Drafts)
	r.Settle(p.Drafts)
	draft.BareLetters(p.Drafts)
	draft.StemFields(p.Drafts)
	draft.AskedLast(p.Drafts)
	p.Drafts = vote.LeadingRoom(p.Drafts)
	p.Drafts = r.PricedHeads(p.Drafts)
	p = r.KeepQuestions(r.WithoutErrata(p))
	p.Drafts = r.BoldHeads(p.Drafts)
	r.ToldAnswers(p.Drafts)
	if len(p.Drafts) == 0 {
		return quiz.Quiz{}, nil, r.noQuestions(lines)
	}
	draft.TypedNumbers(p.Drafts)
	q := r.Assemble(p, doc)
	if q.Language = doc.Language; q.Language == "" {
		q.Language = r.Tongues.LanguageOf(line.TextsOf(lines))
	}
	return q, r.Findings, validated(q)
}

// mended are the lines of a document through all passes, without the answers of its key, which
// may have come beside it.
func (r *recognizer) mended(lines []line.Line, key *page.Document) ([]line.Line, error) {
	lines = through(r.decode(lines), r.printedPasses())
	if rewrite.IsGibberish(lines) {
		return nil, problem.New(problem.NoQuestions,
			"The text of the document cannot be read as words, as in a scan whose hidden text is wrong. Upload a clearer scan, or the file it was printed from.")
	}
	lines = through(lines, r.framePasses(), r.askPasses(), r.wrapPasses(), r.keyPasses())
	if key != nil {
		r.takeKey(*key, lines)
	}
	return through(lines, r.cutPasses()), nil
}

// decode writes what is written for programs the way printed tests are written. Of
// the forms it knows the first that a document has holds; other documents stay as
// they are.
func (r *recognizer) decode(lines []line.Line) []line.Line {
	lines = printed.TypedTicks(printed.TickBullets(rewrite.GluedReplies(coded.AloneSigns(printed.LetterSigns(lines)))))
	for _, form := range []func([]line.Line) ([]line.Line, bool){r.MixTags, r.VerdictLists, r.LetterTasks, r.Coded, r.MarkedStanzas, r.Records, r.BlockRecords, r.Stanzas, coded.QuotedPairs, coded.TriviaLines, coded.IDAnswers, coded.BracketedAnswers, r.KindTags, r.TabRows} {
		if out, ok := form(lines); ok {
			return out
		}
	}
	return lines
}

// validated says what is wrong with a quiz, which would be a fault of this
// package.
func validated(q quiz.Quiz) error {
	if err := q.Validate(); err != nil {
		return fmt.Errorf("recognize: the quiz is not valid: %w", err)
	}
	return nil
}

// joinedMedia holds the pictures of a document and of the key beside it, which an
// answer may show.
func joinedMedia(a, b richtext.Library) richtext.Library {
	if len(b) == 0 {
		return a
	}
	out := maps.Clone(b)
	maps.Copy(out, a)
	return out
}
