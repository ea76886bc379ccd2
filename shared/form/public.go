package form

import (
	"fmt"
	"math/rand/v2"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// Public is a form as the people who fill it in see it. It is made piece by
// piece of what they may see; keys, feedback, hints, tags and evidence are
// nowhere in it.
type Public struct {
	PublicID     string            `json:"publicId"`
	Title        string            `json:"title"`
	Language     string            `json:"language,omitempty"`
	State        State             `json:"state"`
	Version      int               `json:"version"`           // of the questions
	Accepting    bool              `json:"accepting"`         // it takes answers now
	Message      string            `json:"message,omitempty"` // why not
	OnePerPerson bool              `json:"onePerPerson"`
	TimedExam    *TimedExam        `json:"timedExam"`
	Attempt      *Attempt          `json:"attempt,omitempty"`
	Questions    int               `json:"questionCount"`
	Introduction *Rich             `json:"introduction,omitempty"`
	Sections     []PublicSection   `json:"sections"`
	Stimuli      []PublicStimulus  `json:"stimuli"`
	Items        []PublicItem      `json:"items"` // none of a timed form before it is begun
	media        map[string]string // addresses by hash
}

// Rich is content for programs and for pages.
type Rich struct {
	Text    string           `json:"text"`
	HTML    string           `json:"html"`
	Content richtext.Content `json:"-"`
}

// PublicSection is a titled stretch of items.
type PublicSection struct {
	ID           string   `json:"id"`
	Title        string   `json:"title"`
	Instructions *Rich    `json:"instructions,omitempty"`
	Items        []string `json:"items"`
}

// PublicStimulus is what several items share.
type PublicStimulus struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	Rich
	Items []string `json:"items"`
}

// PublicItem is one question.
type PublicItem struct {
	ID       string           `json:"id"`
	Type     ItemType         `json:"type"`
	Label    string           `json:"label,omitempty"` // the number as printed
	Title    string           `json:"title"`
	HTML     string           `json:"html"`
	Stem     richtext.Content `json:"-"`
	Points   Number           `json:"points"`
	Required bool             `json:"required"`
	Choices  []PublicEntry    `json:"choices,omitempty"`
	Left     []PublicEntry    `json:"left,omitempty"`
	Right    []PublicEntry    `json:"right,omitempty"`
	Entries  []PublicEntry    `json:"entries,omitempty"`
	Blanks   []PublicBlank    `json:"blanks,omitempty"`
	Unit     string           `json:"unit,omitempty"`
	Lines    int              `json:"lines,omitempty"`
	MinWords int              `json:"minWords,omitempty"`
	MaxWords int              `json:"maxWords,omitempty"`
}

// PublicEntry is one choice, or one entry to match or to order.
type PublicEntry struct {
	ID string `json:"id"`
	Rich
}

// PublicBlank is one gap.
type PublicBlank struct {
	ID      string        `json:"id"`
	Kind    BlankKind     `json:"kind"`
	Unit    string        `json:"unit,omitempty"`
	Choices []PublicEntry `json:"choices,omitempty"`
}

// BlankKind is how a gap is filled in.
type BlankKind string

// The kinds of gaps.
const (
	TextBlank   BlankKind = "text"
	NumberBlank BlankKind = "number"
	Dropdown    BlankKind = "dropdown"
)

// ItemType names a kind of question as the API does.
type ItemType string

// The types of questions.
const (
	MultipleChoice ItemType = "MULTIPLE_CHOICE"
	CheckBox       ItemType = "CHECKBOX"
	TrueFalse      ItemType = "TRUE_FALSE"
	ShortAnswer    ItemType = "SHORT_ANSWER"
	Numerical      ItemType = "NUMERICAL"
	Matching       ItemType = "MATCHING"
	Ordering       ItemType = "ORDERING"
	Essay          ItemType = "ESSAY"
	Cloze          ItemType = "CLOZE"
)

func typeOf(r quiz.Response) ItemType {
	switch r := r.(type) {
	case quiz.Choice:
		if r.Multiple {
			return CheckBox
		}
		return MultipleChoice
	case quiz.TrueFalse:
		return TrueFalse
	case quiz.Text:
		return ShortAnswer
	case quiz.Number:
		return Numerical
	case quiz.Match:
		return Matching
	case quiz.Order:
		return Ordering
	case quiz.Essay:
		return Essay
	default:
		return Cloze
	}
}

// Number is an exact decimal that stands as a number in JSON.
type Number struct{ quiz.Decimal }

// MarshalJSON writes every digit.
func (n Number) MarshalJSON() ([]byte, error) { return []byte(n.String()), nil }

// fill adds the questions in the order of a person; rng is nil for the order of
// the form.
func (v *Public) fill(p *prepared, rng *rand.Rand) {
	v.Introduction = v.maybe(p.quiz.Introduction)
	for _, s := range p.quiz.Sections {
		v.Sections = append(v.Sections, PublicSection{ID: s.ID, Title: s.Title, Instructions: v.maybe(s.Instructions), Items: append([]string{}, s.Items...)})
	}
	for _, s := range p.quiz.Stimuli {
		v.Stimuli = append(v.Stimuli, PublicStimulus{ID: s.ID, Title: s.Title, Rich: v.rich(s.Content), Items: s.Items})
	}
	items := p.order
	if rng != nil {
		items = p.shuffledItems(rng)
	}
	for _, it := range items {
		v.Items = append(v.Items, v.item(it, rng))
	}
}

func (v *Public) item(it *item, rng *rand.Rand) PublicItem {
	out := PublicItem{ID: it.ID, Type: typeOf(it.Response), Label: it.Label, Title: it.Stem.Text(), HTML: v.html(it.Stem), Stem: it.Stem,
		Points: Number{it.points}, Required: it.Required}
	switch r := it.Response.(type) {
	case quiz.Choice:
		out.Choices = v.choices(r, rng)
	case quiz.TrueFalse:
		out.Choices = []PublicEntry{
			{"true", v.rich(richtext.Plain(or(r.True, "True")))}, {"false", v.rich(richtext.Plain(or(r.False, "False")))}}
	case quiz.Number:
		out.Unit = r.Unit
	case quiz.Match:
		for i, c := range r.Left {
			out.Left = append(out.Left, PublicEntry{idOf("l", i), v.rich(c)})
		}
		out.Right = v.entries("r", r.Right, it.right, rng)
	case quiz.Order:
		out.Entries = v.entries("e", r.Entries, it.entries, rng)
	case quiz.Essay:
		out.Lines, out.MinWords, out.MaxWords = r.Lines, r.MinWords, r.MaxWords
	case quiz.Blanks:
		for _, b := range r.Blanks {
			out.Blanks = append(out.Blanks, v.blank(b, rng))
		}
	}
	return out
}

func or(text, usual string) string {
	if text == "" {
		return usual
	}
	return text
}

func (v *Public) choices(r quiz.Choice, rng *rand.Rand) (out []PublicEntry) {
	for i, c := range r.Choices {
		out = append(out, PublicEntry{idOf("c", i), v.rich(c.Content)})
	}
	if rng == nil {
		return out
	}
	shuffled := make([]PublicEntry, len(out))
	for i, k := range shuffledChoices(r, rng) {
		shuffled[i] = out[k]
	}
	return shuffled
}

func (v *Public) entries(prefix string, all []richtext.Content, order []int, rng *rand.Rand) (out []PublicEntry) {
	for i, k := range order {
		out = append(out, PublicEntry{idOf(prefix, i), v.rich(all[k])})
	}
	if rng != nil {
		rng.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	}
	return out
}

func (v *Public) blank(b quiz.Blank, rng *rand.Rand) PublicBlank {
	switch r := b.Response.(type) {
	case quiz.Choice:
		return PublicBlank{ID: b.ID, Kind: Dropdown, Choices: v.choices(r, rng)}
	case quiz.Number:
		return PublicBlank{ID: b.ID, Kind: NumberBlank, Unit: r.Unit}
	default:
		return PublicBlank{ID: b.ID, Kind: TextBlank}
	}
}

func (v *Public) maybe(c richtext.Content) *Rich {
	if c.IsEmpty() {
		return nil
	}
	r := v.rich(c)
	return &r
}

func (v *Public) rich(c richtext.Content) Rich {
	return Rich{Text: c.Text(), HTML: v.html(c), Content: c}
}

func (v *Public) html(c richtext.Content) string { return c.InlineHTML(v.Options()) }

// Options render content of this form as its JSON does: formulas as MathML,
// pictures by their addresses, blanks as a span that names them. Pages put a
// control in the place of blanks.
func (v *Public) Options() richtext.HTMLOptions {
	return richtext.HTMLOptions{
		Math:  richtext.MathAsMathML,
		Image: func(img richtext.Image) string { return v.media[img.Hash] },
		Blank: func(id string) string {
			if id == "" {
				return richtext.BlankText
			}
			return fmt.Sprintf(`<span data-blank="%s">%s</span>`, richtext.EscapeHTML(id), richtext.BlankText)
		},
	}
}
