package recognize

import (
	"fmt"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// keyClaim is one piece of evidence with the choices it names.
type keyClaim struct {
	kind  quiz.EvidenceKind
	keys  []int
	pos   finding.Position
	quote string
}

// builder makes one item of one draft.
type builder struct {
	r       *recognizer
	d       *draft
	item    quiz.Item
	context string // the folded stem
	section *openSection
}

// build decides what kind of question a draft is and reads its key.
func (r *recognizer) build(d *draft, id string, s *openSection) quiz.Item {
	b := &builder{r: r, d: d, section: s}
	b.item = quiz.Item{ID: id, Label: d.label.text, Position: d.position()}
	if !d.labelled {
		b.item.Label = ""
	}
	b.item.Points = takePoints(d, r.bare)
	if b.item.Points == nil && s != nil {
		b.item.Points = s.points
	}
	b.context = fold(d.stemText() + " ")
	b.notes()
	b.respond()
	b.finishStem()
	return b.item
}

// says reports whether the stem, or the heading over it, holds one of the phrases.
func (b *builder) says(p *phrases) bool {
	return p.in(b.context) || b.section != nil && b.section.index >= 0 && b.section.says(p)
}

func (d *draft) position() finding.Position {
	if p := positionOf(d.stem); !p.IsZero() {
		return p
	}
	for _, c := range d.choices {
		if p := positionOf(c.lines); !p.IsZero() {
			return p
		}
	}
	return finding.Position{}
}

func (d *draft) stemText() string {
	if len(d.stem) == 1 {
		return d.stem[0].text
	}
	parts := make([]string, len(d.stem))
	for i, l := range d.stem {
		parts[i] = l.text
	}
	return strings.Join(parts, "\n")
}

// notes puts explanations, hints and model answers where they belong.
func (b *builder) notes() {
	var general, hint, correct, wrong []line
	for _, n := range b.d.notes {
		switch n.class {
		case explainWord:
			general = append(general, n.value)
		case hintWord:
			hint = append(hint, n.value)
		case correctWord:
			correct = append(correct, n.value)
		case wrongWord:
			wrong = append(wrong, n.value)
		}
	}
	b.item.Feedback = quiz.Feedback{General: content(general, shape{}), Correct: content(correct, shape{}), Incorrect: content(wrong, shape{})}
	b.item.Hint = content(hint, shape{})
}

// respond picks the response: pairs, a sequence, choices, or an open answer.
func (b *builder) respond() {
	switch {
	case b.matching(), b.ordering():
	case len(b.d.choices) >= 2:
		b.choices()
	default:
		b.open()
	}
}

// finishStem writes the stem once everything that is not its text is gone.
func (b *builder) finishStem() {
	b.dropFootnoteSign()
	b.d.stem = healed(b.d.stem)
	s := shape{blanks: true}
	s.bold, s.underline = covers(b.d.stem)
	b.item.Stem = content(b.d.stem, s)
	if bl, ok := b.item.Response.(quiz.Blanks); ok {
		// Gaps inside program code stay text, so there may be fewer than counted.
		if shownBlanks(b.item.Stem) < len(bl.Blanks) {
			b.item.Response, b.item.Evidence = quiz.Text{}, nil
		} else {
			b.item.Stem = numberBlanks(b.item.Stem, len(bl.Blanks))
		}
	}
	if b.item.Stem.IsEmpty() {
		b.item.Stem = richtext.Plain(firstOf(b.item.Label, b.item.ID))
	}
}

// footnoteSign is a star behind a stem that points to a footnote.
var footnoteSign = pattern.Guarded(pattern.EndsWith("*", ""), `[\p{L}\p{M}\p{N}?.!:)？؟：。）](\*{1,2})$`)

func (b *builder) dropFootnoteSign() {
	for i, l := range b.d.stem {
		if m := footnoteSign.FindStringSubmatchIndex(l.text); m != nil && l.kind == textLine && !strings.Contains(l.text[:m[2]], "*") {
			b.d.stem[i] = l.cut(0, m[2])
		}
	}
}

// covers reports which marks cover a whole stem: they are its style.
func covers(lines []line) (bold, underline bool) {
	marks := marksOf(draftChoice{lines: lines})
	return marks[mark{kind: quiz.ByBold}] && wholly(lines, true), marks[mark{kind: quiz.ByUnderline}] && wholly(lines, false)
}

func wholly(lines []line, bold bool) bool {
	for _, l := range lines {
		for _, r := range l.runs {
			if weight(r) > 0 && r.Text != "" && (bold && !r.Marks.Bold || !bold && !r.Marks.Underline) {
				return false
			}
		}
	}
	return true
}

// answers lists the values of answer lines, each with the lines that go on
// with it.
func (b *builder) answers() []note {
	var out []note
	for _, n := range b.d.notes {
		if n.class != answerWord {
			continue
		}
		if n.strong && len(out) > 0 {
			continue
		}
		out = append(out, n)
	}
	return out
}

// more gives the further lines of an answer.
func (b *builder) more(class class) []line {
	var out []line
	for _, n := range b.d.notes {
		if n.class == class {
			out = append(out, n.value)
		}
	}
	return out
}

func (b *builder) evidence(kind quiz.EvidenceKind, l line) {
	quote := l.text
	b.item.Evidence = append(b.item.Evidence, quiz.Evidence{Kind: kind, Position: l.pos(), Quote: finding.Quote(strings.ReplaceAll(quote, "\t", " "))})
}

func (b *builder) report(code finding.Code, severity finding.Severity, l line, format string, args ...any) {
	pos := l.pos()
	if pos.IsZero() {
		pos = b.item.Position
	}
	b.r.findings = append(b.r.findings, finding.Finding{Code: code, Severity: severity, Item: b.item.ID, Position: pos,
		Message: fmt.Sprintf(format, args...), Quote: finding.Quote(strings.ReplaceAll(l.text, "\t", " "))})
}

// explain adds what stood behind an answer as an explanation.
func (b *builder) explain(text string) {
	text = strings.TrimSpace(text)
	if text != "" && b.item.Feedback.General.IsEmpty() {
		b.item.Feedback.General = richtext.Plain(text)
	}
}
