package item

import (
	"fmt"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
	"formwright/shared/recognize/vote"
	"formwright/shared/richtext"
)

// KeyClaim is one piece of evidence with the choices it names.
type KeyClaim struct {
	Kind  quiz.EvidenceKind
	Keys  []int
	Pos   finding.Position
	Quote string
}

// Builder makes one item of one draft.
type Builder struct {
	R       *Reader
	D       *draft.Draft
	Item    quiz.Item
	context string       // the folded stem
	gist    lexicon.Gist // of it
	section *openSection
}

// build decides what kind of question a draft is and reads its key.
func (r *Reader) build(d *draft.Draft, id string, s *openSection) quiz.Item {
	b := &Builder{R: r, D: d, section: s}
	b.Item = quiz.Item{ID: id, Label: d.Label.Text, Position: d.Position()}
	if !d.Labelled {
		b.Item.Label = ""
	}
	b.Item.Points = vote.TakePoints(d, r.Bare)
	b.InContext(d.FoldedStem() + " ")
	b.Notes()
	b.respond()
	if b.Item.Points == nil { // before "True / False" or room, which are gone now
		b.Item.Points = vote.TakePoints(d, r.Bare)
	}
	if b.Item.Points == nil && s != nil {
		b.Item.Points = s.points
	}
	b.FinishStem()
	return b.Item
}

// InContext gives the folded stem, by whose words it is decided.
func (b *Builder) InContext(folded string) { b.context, b.gist = folded, lexicon.GistOf(folded) }

// says reports whether the stem, or the heading over it, holds one of the phrases.
func (b *Builder) says(p *lexicon.Phrases) bool {
	return (p.ID == 0 || b.gist.Has(p.ID)) && p.In(b.context) || b.section != nil && b.section.index >= 0 && b.section.says(p)
}

// Notes puts explanations, hints and model answers where they belong.
func (b *Builder) Notes() {
	var general, hint, correct, wrong []line.Line
	for _, n := range b.D.Notes {
		switch n.Class {
		case lexicon.ExplainWord:
			general = append(general, n.Value)
		case lexicon.HintWord:
			hint = append(hint, n.Value)
		case lexicon.CorrectWord:
			correct = append(correct, n.Value)
		case lexicon.WrongWord:
			wrong = append(wrong, n.Value)
		}
	}
	b.Item.Feedback = quiz.Feedback{General: flatten.Content(general, flatten.Shape{}), Correct: flatten.Content(correct, flatten.Shape{}), Incorrect: flatten.Content(wrong, flatten.Shape{})}
	b.Item.Hint = flatten.Content(hint, flatten.Shape{})
}

// respond picks the response: pairs, a sequence, choices, or an open answer.
func (b *Builder) respond() {
	switch {
	case b.matching(), b.ordering():
	case len(b.D.Choices) >= 2:
		b.choices()
	default:
		b.Open()
	}
}

// FinishStem writes the stem once everything that is not its text is gone.
func (b *Builder) FinishStem() {
	b.dropFootnoteSign()
	b.dropLabelWord()
	b.D.Stem = rewrite.Healed(b.D.Stem)
	s := flatten.Shape{Blanks: true}
	s.Bold, s.Underline = covers(b.D.Stem)
	b.Item.Stem = flatten.Content(b.D.Stem, s)
	if bl, ok := b.Item.Response.(quiz.Blanks); ok {
		// Gaps inside program code stay text, so there may be fewer than counted.
		if shownBlanks(b.Item.Stem) < len(bl.Blanks) {
			b.Item.Response, b.Item.Evidence = quiz.Text{}, nil
		} else {
			b.Item.Stem = numberBlanks(b.Item.Stem, len(bl.Blanks))
		}
	}
	if b.Item.Stem.IsEmpty() {
		b.Item.Stem = richtext.Plain(lexicon.FirstOf(b.Item.Label, b.Item.ID))
	}
}

// dropLabelWord takes off a stem the word that its label begins with as well:
// "Question: What is ..." under "Question 5".
func (b *Builder) dropLabelWord() {
	if !b.D.Labelled || b.D.Label.Kind != line.WordNumber || len(b.D.Stem) == 0 {
		return
	}
	q, ok := b.D.Stem[0].QuestionLabel(b.R.Vocabulary)
	if !ok || q.Kind != line.NameNumber || !strings.HasPrefix(lexicon.Fold(b.D.Label.Text), lexicon.Fold(q.Text)) {
		return
	}
	rest := b.D.Stem[0].From(q.End)
	if rest.Text != "" {
		b.D.Stem = append([]line.Line{rest}, b.D.Stem[1:]...)
	} else if len(b.D.Stem) > 1 {
		b.D.Stem = b.D.Stem[1:]
	}
}

// footnoteSign is a star behind a stem that points to a footnote.
var footnoteSign = pattern.Guarded(pattern.EndsWith("*", ""), `[\p{L}\p{M}\p{N}?.!:)？؟：。）](\*{1,2})$`)

func (b *Builder) dropFootnoteSign() {
	for i, l := range b.D.Stem {
		if m := footnoteSign.FindStringSubmatchIndex(l.Text); m != nil && l.Kind == line.TextLine && !strings.Contains(l.Text[:m[2]], "*") {
			b.D.Stem[i] = l.Cut(0, m[2])
		}
	}
}

// covers reports which marks cover a whole stem: they are its style.
func covers(lines []line.Line) (bold, underline bool) {
	marks := draft.MarksOf(draft.Choice{Lines: lines})
	return marks[rewrite.Mark{Kind: quiz.ByBold}] && wholly(lines, true), marks[rewrite.Mark{Kind: quiz.ByUnderline}] && wholly(lines, false)
}

func wholly(lines []line.Line, bold bool) bool {
	for _, l := range lines {
		for _, r := range l.Runs {
			if draft.Weight(r) > 0 && r.Text != "" && (bold && !r.Marks.Bold || !bold && !r.Marks.Underline) {
				return false
			}
		}
	}
	return true
}

// answers lists the values of answer lines, each with the lines that go on
// with it.
func (b *Builder) answers() []line.Note {
	var out []line.Note
	for _, n := range b.D.Notes {
		if n.Class != lexicon.AnswerWord {
			continue
		}
		if n.Strong && len(out) > 0 {
			continue
		}
		out = append(out, n)
	}
	return out
}

// more gives the further lines of an answer.
func (b *Builder) more(class lexicon.Class) []line.Line {
	var out []line.Line
	for _, n := range b.D.Notes {
		if n.Class == class {
			out = append(out, n.Value)
		}
	}
	return out
}

func (b *Builder) Evidence(kind quiz.EvidenceKind, l line.Line) {
	quote := l.Text
	b.Item.Evidence = append(b.Item.Evidence, quiz.Evidence{Kind: kind, Position: l.Pos(), Quote: finding.Quote(strings.ReplaceAll(quote, "\t", " "))})
}

func (b *Builder) Report(code finding.Code, severity finding.Severity, l line.Line, format string, args ...any) {
	pos := l.Pos()
	if pos.IsZero() {
		pos = b.Item.Position
	}
	b.R.Findings = append(b.R.Findings, finding.Finding{Code: code, Severity: severity, Item: b.Item.ID, Position: pos,
		Message: fmt.Sprintf(format, args...), Quote: finding.Quote(strings.ReplaceAll(l.Text, "\t", " "))})
}

// Explain adds what stood behind an answer as an explanation.
func (b *Builder) Explain(text string) {
	text = strings.TrimSpace(text)
	if text != "" && b.Item.Feedback.General.IsEmpty() {
		b.Item.Feedback.General = richtext.Plain(text)
	}
}
