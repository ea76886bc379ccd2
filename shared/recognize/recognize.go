package recognize

import (
	"fmt"
	"maps"
	"slices"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// recognizer holds what is known of one document while it is read.
type recognizer struct {
	*lexicon
	keys      keyList
	given     keyList // from a document beside this one
	verdict   verdict
	bare      []*pattern.Pattern // numbers alone that mean points, see bareForms
	tight     bool               // questions without labels or gaps, see isTight
	priced    bool               // dots before a price are no gaps, see listsPrices
	contents  bool               // it has a table of contents, see withoutContents
	questions map[span]question  // read so far, for the parts of the document
	spare     []draft            // of a reading given up, for the next
	explained map[string]bool    // items without a key of which a finding says why
	findings  []finding.Finding
}

// Recognize finds the questions of a document, with what it could not be sure
// of. The quiz it returns passes Validate. When there is no question at all the
// error is a problem with the code NoQuestions.
func Recognize(doc page.Document) (quiz.Quiz, []finding.Finding, error) { return recognise(doc, nil) }

// recognise reads a document, with the key that came beside it.
func recognise(doc page.Document, key *page.Document) (quiz.Quiz, []finding.Finding, error) {
	r := &recognizer{lexicon: words()}
	if key != nil {
		beside := *key
		beside.Blocks = withoutMissing(beside.Blocks, beside.Media)
		key, doc.Media = &beside, joinedMedia(doc.Media, beside.Media)
	}
	if grids := sheetsOf(doc); grids != nil {
		doc.Blocks = withoutMissing(doc.Blocks, doc.Media)
		if q, ok := r.recognizeSheets(doc, sheetsOf(doc), key); ok {
			return q, r.findings, validated(q)
		}
		doc.Blocks = linesOf(grids)
	} else if grids := bankTables(doc); grids != nil {
		if q, ok := r.recognizeSheets(doc, grids, key); ok {
			return q, r.findings, validated(q)
		}
	}
	blocks := withoutMissing(r.lectureSlides(r.slideReplies(r.notedSlides(r.answerRounds(r.shownLater(withoutShownAgain(r.ledRight(doc.Blocks))))))), doc.Media)
	lines := through(r.decode(flatten(blocks, r.vocabulary)), r.printedPasses())
	if isGibberish(lines) {
		return quiz.Quiz{}, nil, problem.New(problem.NoQuestions,
			"The text of the document cannot be read as words, as in a scan whose hidden text is wrong. Upload a clearer scan, or the file it was printed from.")
	}
	lines = through(lines, r.framePasses(), r.askPasses(), r.wrapPasses(), r.keyPasses())
	if key != nil {
		r.takeKey(*key)
	}
	ts := r.tokens(through(lines, r.cutPasses()))
	choiceHeads(ts)
	r.countedSections(ts)
	r.tight = isTight(ts)
	boldAnswers(ts)
	r.rhythm(ts)
	r.questions = make(map[span]question, len(ts)/4)
	p := r.best(ts)
	p = r.piecewise(ts, p)
	r.questions = nil
	numberedParts(p.drafts)
	p.drafts = r.truthParts(p)
	p.drafts = shareAssertions(r.overParts(r.partsVote(p.drafts)))
	p = shareBank(p)
	r.settleDrafts(p.drafts)
	p = r.keepQuestions(r.withoutErrata(p))
	p.drafts = r.boldHeads(p.drafts)
	r.toldAnswers(p.drafts)
	if len(p.drafts) == 0 {
		return quiz.Quiz{}, nil, problem.New(problem.NoQuestions,
			"No question was found in the document. Questions are found by their numbers, by choices such as \"A.\" and \"B.\", by question marks or by answer lines; check that the file is the right one and that its text is not a picture.")
	}
	q := r.assemble(p, doc)
	if q.Language = doc.Language; q.Language == "" {
		q.Language = r.tongues.languageOf(lines)
	}
	return q, r.findings, validated(q)
}

// validated says what is wrong with a quiz, which would be a fault of this
// package.
func validated(q quiz.Quiz) error {
	if err := q.Validate(); err != nil {
		return fmt.Errorf("recognize: the quiz is not valid: %w", err)
	}
	return nil
}

// best parses the document under every grammar and keeps the one that explains
// it best; of equals the first.
func (r *recognizer) best(ts []token) parsed {
	var out parsed
	var tried []attempt
	most := 0
	for i, g := range grammars(ts) {
		a := attempt{g, r.starts(ts, g)}
		if slices.ContainsFunc(tried, func(b attempt) bool { return a.repeats(b, ts) }) {
			continue
		}
		tried = append(tried, a)
		p := r.parse(ts, g, a.starts)
		if s := score(p); i == 0 || len(p.drafts) > 0 && (s > most || len(out.drafts) == 0) {
			out, p, most = p, out, s
		}
		r.spare = p.drafts
	}
	return out
}

// roomFor gives room for so many drafts: that of a reading given up where it
// is large enough.
func (r *recognizer) roomFor(n int) []draft {
	if cap(r.spare) < n {
		return make([]draft, 0, n)
	}
	out := r.spare[:0]
	r.spare = nil
	return out
}

// attempt is a grammar with the places where questions begin under it.
type attempt struct {
	grammar grammar
	starts  []int
}

// repeats reports whether b has cut the document in the same way already: at
// the same places, with the same automatic numbers left to be choices.
func (a attempt) repeats(b attempt, ts []token) bool {
	if a.grammar.bare() != b.grammar.bare() || !slices.Equal(a.starts, b.starts) {
		return false
	}
	return !slices.ContainsFunc(ts, func(t token) bool { return t.choice.auto && a.grammar.match(t) != b.grammar.match(t) })
}

// settleDrafts takes the decisions that need the whole document: which lines
// are choices, what bullets mean, which marks are answers.
func (r *recognizer) settleDrafts(ds []draft) {
	dashLabels(ds)
	r.nameVote(ds)
	answersTogether(ds)
	shareAnswerRows(ds)
	shareChoices(ds)
	r.singleVote(ds)
	commaVote(ds)
	r.arrowVote(ds)
	r.tabVote(ds)
	r.keptVote(ds)
	r.lookVote(ds)
	evenVote(ds)
	r.evenBullets(ds)
	evenLetters(ds)
	r.plainVote(ds)
	r.bulletVote(ds)
	r.lonePoints(ds)
	r.stemKeys(ds)
	r.truthVote(ds)
	r.truthAnswers(ds)
	r.wordVote(ds)
	r.programTasks(ds)
	quoteVote(ds)
	r.sameLineVote(ds)
	r.proseVote(ds)
	r.headedAnswers(ds)
	r.bracketVote(ds)
	boxesBehind(ds)
	r.lettersInBoxes(ds)
	r.lastLetterVote(ds)
	r.lastNumberVote(ds)
	sourceVote(ds)
	r.signs(ds)
	r.ownSigns(ds)
	r.struckVote(ds)
	crossVote(ds)
	boxVote(ds)
	r.verdict = vote(ds)
	r.markedBelow(ds)
	r.restVote(ds)
	r.labelVote(ds)
	r.doubts(ds)
	r.bare = bareForms(ds)
}

// assemble makes the quiz of the drafts.
func (r *recognizer) assemble(p parsed, doc page.Document) quiz.Quiz {
	r.matchKeys(p.drafts)
	a := &assembly{r: r}
	a.quiz.Items = make([]quiz.Item, 0, len(p.drafts))
	a.intro(p, doc.Title)
	for i := range p.drafts {
		d := &p.drafts[i]
		a.prelude(d)
		a.shareStem(d)
		id := "q" + decimalText(i+1)
		item := r.build(d, id, a.open)
		a.add(item, d)
		a.held, a.told = append(a.held, d.trailing...), slices.ContainsFunc(d.notes, func(n note) bool { return n.class == answerWord })
	}
	a.finish()
	r.numberFindings(p.drafts)
	r.swallowed(p.drafts)
	r.keyFindings(a.quiz.Items)
	a.quiz.Media = usedMedia(a.quiz, doc.Media)
	return a.quiz
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

// usedMedia keeps the pictures that the quiz shows.
func usedMedia(q quiz.Quiz, have richtext.Library) richtext.Library {
	var out richtext.Library
	if len(have) == 0 {
		return out
	}
	eachContent(&q, func(c *richtext.Content) {
		for _, h := range c.Hashes() {
			if m, ok := have[h]; ok {
				if out == nil {
					out = richtext.Library{}
				}
				out[h] = m
			}
		}
	})
	return out
}
