package quiz

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"formwright/shared/finding"
	"formwright/shared/richtext"
)

// Format is the value of the "format" member of the canonical JSON.
const Format = "formwright.quiz/v1"

// maxMediaSide bounds the pixel sizes that canonical JSON may claim.
const maxMediaSide = 100_000

type wireQuiz struct {
	Format       string               `json:"format"`
	Title        string               `json:"title,omitempty"`
	Introduction richtext.Content     `json:"introduction,omitempty"`
	Language     string               `json:"language,omitempty"`
	Sections     []wireSection        `json:"sections,omitempty"`
	Stimuli      []wireStimulus       `json:"stimuli,omitempty"`
	Items        []wireItem           `json:"items"`
	Media        map[string]wireMedia `json:"media,omitempty"`
}

type wireSection struct {
	ID           string           `json:"id"`
	Title        string           `json:"title,omitempty"`
	Instructions richtext.Content `json:"instructions,omitempty"`
	Points       *Decimal         `json:"points,omitempty"`
	Items        []string         `json:"items,omitempty"`
}

type wireStimulus struct {
	ID      string           `json:"id"`
	Title   string           `json:"title,omitempty"`
	Content richtext.Content `json:"content"`
	Items   []string         `json:"items"`
}

type wireItem struct {
	ID        string           `json:"id"`
	Label     string           `json:"label,omitempty"`
	Type      Type             `json:"type"`
	Stem      richtext.Content `json:"stem"`
	Response  json.RawMessage  `json:"response"`
	Points    *Decimal         `json:"points,omitempty"`
	General   richtext.Content `json:"feedback,omitempty"`
	Correct   richtext.Content `json:"feedbackCorrect,omitempty"`
	Incorrect richtext.Content `json:"feedbackIncorrect,omitempty"`
	Hint      richtext.Content `json:"hint,omitempty"`
	Tags      []string         `json:"tags,omitempty"`
	Required  bool             `json:"required,omitempty"`
	Position  finding.Position `json:"position,omitzero"`
	Evidence  []Evidence       `json:"evidence,omitempty"`
}

type wireMedia struct {
	Type   string `json:"type"`
	Width  int    `json:"width,omitempty"`
	Height int    `json:"height,omitempty"`
	Data   []byte `json:"data"`
}

// MarshalJSON writes the canonical JSON, pictures included. Equal quizzes have
// equal bytes.
func (q Quiz) MarshalJSON() ([]byte, error) {
	w := wireQuiz{Format: Format, Title: q.Title, Introduction: q.Introduction, Language: q.Language, Items: []wireItem{}}
	for _, s := range q.Sections {
		w.Sections = append(w.Sections, wireSection(s))
	}
	for _, s := range q.Stimuli {
		w.Stimuli = append(w.Stimuli, wireStimulus(s))
	}
	for _, item := range q.Items {
		wi, err := itemToWire(item)
		if err != nil {
			return nil, fmt.Errorf("item %s: %w", item.ID, err)
		}
		w.Items = append(w.Items, wi)
	}
	if len(q.Media) > 0 {
		w.Media = make(map[string]wireMedia, len(q.Media))
	}
	for hash, m := range q.Media {
		data, err := m.Bytes()
		if err != nil {
			return nil, fmt.Errorf("media %s: %w", hash, err)
		}
		w.Media[hash] = wireMedia{Type: m.Type, Width: m.Width, Height: m.Height, Data: data}
	}
	return encode(w)
}

// encode is json.Marshal without the escaping of <, > and &.
func encode(v any) ([]byte, error) {
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimRight(buf.Bytes(), "\n"), nil
}

func itemToWire(i Item) (wireItem, error) {
	r, err := responseToWire(i.Response)
	if err != nil {
		return wireItem{}, err
	}
	return wireItem{ID: i.ID, Label: i.Label, Type: i.Response.Type(), Stem: i.Stem, Response: r, Points: i.Points,
		General: i.Feedback.General, Correct: i.Feedback.Correct, Incorrect: i.Feedback.Incorrect,
		Hint: i.Hint, Tags: i.Tags, Required: i.Required, Position: i.Position, Evidence: i.Evidence}, nil
}

// UnmarshalJSON reads canonical JSON strictly: unknown members, trailing data
// and pictures whose hash is wrong are refused. It does not Validate.
func (q *Quiz) UnmarshalJSON(data []byte) error {
	var w wireQuiz
	if tooDeep(data) {
		return fmt.Errorf("nested deeper than %d levels", maxDepth)
	}
	if err := strict(data, &w); err != nil {
		return err
	}
	if w.Format != Format {
		return fmt.Errorf("format is %q, not %q", w.Format, Format)
	}
	out := Quiz{Title: w.Title, Introduction: w.Introduction, Language: w.Language}
	for _, s := range w.Sections {
		out.Sections = append(out.Sections, Section(s))
	}
	for _, s := range w.Stimuli {
		out.Stimuli = append(out.Stimuli, Stimulus(s))
	}
	for i, wi := range w.Items {
		item, err := itemFromWire(wi)
		if err != nil {
			return fmt.Errorf("item %d: %w", i+1, err)
		}
		out.Items = append(out.Items, item)
	}
	media, err := mediaFromWire(w.Media)
	if err != nil {
		return err
	}
	out.Media = media
	*q = out
	return nil
}

// maxDepth is how deep canonical JSON may nest. Content inside lists and tables
// is decoded again at each level, so depth costs time.
const maxDepth = 200

func tooDeep(data []byte) bool {
	depth, quoted := 0, false
	for i := 0; i < len(data); i++ {
		switch c := data[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '[' || c == '{':
			if depth++; depth > maxDepth {
				return true
			}
		case c == ']' || c == '}':
			depth--
		}
	}
	return false
}

func mediaFromWire(in map[string]wireMedia) (richtext.Library, error) {
	if len(in) == 0 {
		return nil, nil
	}
	out := make(richtext.Library, len(in))
	for _, hash := range slices.Sorted(mapKeys(in)) {
		m := in[hash]
		if richtext.Hash(m.Data) != hash {
			return nil, fmt.Errorf("media %s: the bytes have another hash", hash)
		}
		if m.Width < 0 || m.Height < 0 || m.Width > maxMediaSide || m.Height > maxMediaSide {
			return nil, fmt.Errorf("media %s: impossible size %d×%d", hash, m.Width, m.Height)
		}
		out[hash] = richtext.NewMedia(m.Type, m.Width, m.Height, m.Data)
	}
	return out, nil
}

func mapKeys(m map[string]wireMedia) func(func(string) bool) {
	return func(yield func(string) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}

func itemFromWire(w wireItem) (Item, error) {
	r, err := responseFromWire(w.Type, w.Response)
	if err != nil {
		return Item{}, err
	}
	return Item{ID: w.ID, Label: w.Label, Stem: w.Stem, Response: r, Points: w.Points,
		Feedback: Feedback{General: w.General, Correct: w.Correct, Incorrect: w.Incorrect},
		Hint:     w.Hint, Tags: w.Tags, Required: w.Required, Position: w.Position, Evidence: w.Evidence}, nil
}

// strict decodes one JSON value without unknown members or trailing data.
func strict(data []byte, into any) error {
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(into); err != nil {
		return err
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return errors.New("data after the end of the JSON value")
	}
	return nil
}
