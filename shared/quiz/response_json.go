package quiz

import (
	"encoding/json"
	"fmt"

	"formwright/shared/richtext"
)

type wireChoice struct {
	Choices  []wireEntry `json:"choices"`
	Multiple bool        `json:"multiple,omitempty"`
	Shuffle  bool        `json:"shuffle,omitempty"`
	Key      []int       `json:"key,omitempty"`
}

type wireEntry struct {
	Content  richtext.Content `json:"content"`
	Feedback richtext.Content `json:"feedback,omitempty"`
	Pinned   bool             `json:"pinned,omitempty"`
}

type wireTrueFalse struct {
	True  string `json:"true,omitempty"`
	False string `json:"false,omitempty"`
	Key   *bool  `json:"key,omitempty"`
}

type wireText struct {
	CaseSensitive bool           `json:"caseSensitive,omitempty"`
	Accepted      []wireAccepted `json:"accepted,omitempty"`
}

type wireAccepted struct {
	Text     string           `json:"text"`
	Credit   *Decimal         `json:"credit,omitempty"`
	Feedback richtext.Content `json:"feedback,omitempty"`
}

type wireNumber struct {
	Unit string         `json:"unit,omitempty"`
	Key  *wireNumberKey `json:"key,omitempty"`
}

type wireNumberKey struct {
	Value *Decimal `json:"value,omitempty"`
	Min   Decimal  `json:"min"`
	Max   Decimal  `json:"max"`
}

type wireMatch struct {
	Left    []richtext.Content `json:"left"`
	Right   []richtext.Content `json:"right"`
	Shuffle bool               `json:"shuffle,omitempty"`
	Key     []int              `json:"key,omitempty"`
}

type wireOrder struct {
	Entries []richtext.Content `json:"entries"`
	Key     []int              `json:"key,omitempty"`
}

type wireEssay struct {
	Lines    int              `json:"lines,omitempty"`
	MinWords int              `json:"minWords,omitempty"`
	MaxWords int              `json:"maxWords,omitempty"`
	Model    richtext.Content `json:"model,omitempty"`
	Rubric   richtext.Content `json:"rubric,omitempty"`
}

type wireBlanks struct {
	Blanks []wireBlank `json:"blanks"`
}

type wireBlank struct {
	ID       string          `json:"id"`
	Type     Type            `json:"type"`
	Response json.RawMessage `json:"response"`
}

func responseToWire(r Response) (json.RawMessage, error) {
	switch r := r.(type) {
	case Choice:
		w := wireChoice{Choices: []wireEntry{}, Multiple: r.Multiple, Shuffle: r.Shuffle, Key: r.Key}
		for _, e := range r.Choices {
			w.Choices = append(w.Choices, wireEntry(e))
		}
		return encode(w)
	case TrueFalse:
		return encode(wireTrueFalse(r))
	case Text:
		w := wireText{CaseSensitive: r.CaseSensitive}
		for _, a := range r.Accepted {
			w.Accepted = append(w.Accepted, wireAccepted(a))
		}
		return encode(w)
	case Number:
		return encode(wireNumber{Unit: r.Unit, Key: (*wireNumberKey)(r.Key)})
	case Match:
		return encode(wireMatch(r))
	case Order:
		return encode(wireOrder(r))
	case Essay:
		return encode(wireEssay(r))
	case Blanks:
		return blanksToWire(r)
	default:
		return nil, fmt.Errorf("unknown response %T", r)
	}
}

func blanksToWire(r Blanks) (json.RawMessage, error) {
	w := wireBlanks{Blanks: []wireBlank{}}
	for _, b := range r.Blanks {
		inner, err := responseToWire(b.Response)
		if err != nil {
			return nil, err
		}
		w.Blanks = append(w.Blanks, wireBlank{ID: b.ID, Type: b.Response.Type(), Response: inner})
	}
	return encode(w)
}

func responseFromWire(t Type, data json.RawMessage) (Response, error) {
	switch t {
	case TypeChoice:
		return decode(data, func(w wireChoice) Response {
			r := Choice{Multiple: w.Multiple, Shuffle: w.Shuffle, Key: w.Key}
			for _, e := range w.Choices {
				r.Choices = append(r.Choices, Entry(e))
			}
			return r
		})
	case TypeTrueFalse:
		return decode(data, func(w wireTrueFalse) Response { return TrueFalse(w) })
	case TypeText:
		return decode(data, func(w wireText) Response {
			r := Text{CaseSensitive: w.CaseSensitive}
			for _, a := range w.Accepted {
				r.Accepted = append(r.Accepted, Accepted(a))
			}
			return r
		})
	case TypeNumber:
		return decode(data, func(w wireNumber) Response { return Number{Unit: w.Unit, Key: (*NumberKey)(w.Key)} })
	case TypeMatch:
		return decode(data, func(w wireMatch) Response { return Match(w) })
	case TypeOrder:
		return decode(data, func(w wireOrder) Response { return Order(w) })
	case TypeEssay:
		return decode(data, func(w wireEssay) Response { return Essay(w) })
	case TypeBlanks:
		return blanksFromWire(data)
	default:
		return nil, fmt.Errorf("unknown type %q", t)
	}
}

func decode[W any](data json.RawMessage, make func(W) Response) (Response, error) {
	var w W
	if err := strict(data, &w); err != nil {
		return nil, fmt.Errorf("response: %w", err)
	}
	return make(w), nil
}

func blanksFromWire(data json.RawMessage) (Response, error) {
	var w wireBlanks
	if err := strict(data, &w); err != nil {
		return nil, fmt.Errorf("response: %w", err)
	}
	var r Blanks
	for _, b := range w.Blanks {
		if b.Type == TypeBlanks {
			return nil, fmt.Errorf("blank %s holds blanks", b.ID)
		}
		inner, err := responseFromWire(b.Type, b.Response)
		if err != nil {
			return nil, fmt.Errorf("blank %s: %w", b.ID, err)
		}
		r.Blanks = append(r.Blanks, Blank{ID: b.ID, Response: inner})
	}
	return r, nil
}
