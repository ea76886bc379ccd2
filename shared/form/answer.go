package form

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/problem"
	"formwright/shared/quiz"
)

// MaxAnswer is how many characters a typed answer may have.
const MaxAnswer = 10_000

// maxNumber is how many characters a typed number may have.
const maxNumber = 100

// Answer is what a person answered to one item. Which field counts depends on
// the item's type; in JSON it is just that value.
type Answer struct {
	Text    string            // a choice's id, a typed text or number
	Literal bool              // Text is a number of JSON
	Truth   *bool             // of a TRUE_FALSE
	List    []string          // ids of choices, or of entries in their order
	Pairs   map[string]string // left to right ids, or blank ids to what was filled in
}

// MarshalJSON writes the value alone.
func (a Answer) MarshalJSON() ([]byte, error) {
	var v any = a.Text
	switch {
	case a.Truth != nil:
		v = *a.Truth
	case a.List != nil:
		v = a.List
	case a.Pairs != nil:
		v = a.Pairs
	case a.Literal:
		v = json.Number(a.Text)
	}
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSpace(buf.Bytes()), nil
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (a *Answer) UnmarshalJSON(data []byte) error {
	*a = Answer{}
	switch first(data) {
	case '"':
		return json.Unmarshal(data, &a.Text)
	case '[':
		return json.Unmarshal(data, &a.List)
	case '{':
		return json.Unmarshal(data, &a.Pairs)
	case 't', 'f':
		return json.Unmarshal(data, &a.Truth)
	default:
		var n json.Number
		err := json.Unmarshal(data, &n)
		a.Text, a.Literal = n.String(), true
		return err
	}
}

func first(data []byte) byte {
	data = bytes.TrimSpace(data)
	if len(data) == 0 {
		return 0
	}
	return data[0]
}

// answersOf reads the answers of a submission strictly. What is null or empty
// was not answered and is left out.
func (p *prepared) answersOf(raw map[string]json.RawMessage) (map[string]Answer, error) {
	out := make(map[string]Answer, len(raw))
	for _, id := range slices.Sorted(maps.Keys(raw)) {
		it, known := p.items[id]
		if !known {
			return nil, problem.Field(problem.InvalidRequest, "answers."+clip(id), "The form has no item %q.", clip(id))
		}
		if string(bytes.TrimSpace(raw[id])) == "null" {
			continue
		}
		a, given, err := it.read(raw[id])
		if err != nil {
			return nil, err
		}
		if given {
			out[id] = a
		}
	}
	return out, nil
}

// complete refuses answers that leave out what must be answered.
func (p *prepared) complete(answers map[string]Answer) error {
	for _, it := range p.order {
		if _, given := answers[it.ID]; it.Required && !given {
			return problem.Field(problem.InvalidRequest, "answers."+it.ID, "Item %s must be answered.", it.ID)
		}
	}
	return nil
}

// read takes the answer to one item; given is false for an empty one.
func (it *item) read(raw json.RawMessage) (a Answer, given bool, err error) {
	switch r := it.Response.(type) {
	case quiz.Choice:
		if r.Multiple {
			return it.list(raw, "c", len(r.Choices), "choice")
		}
		a.Text, err = it.text(raw, "the id of a choice")
		if _, ok := place(a.Text, "c", len(r.Choices)); err == nil && a.Text != "" && !ok {
			err = it.unknown("choice", a.Text)
		}
	case quiz.TrueFalse:
		a.Truth, err = it.truth(raw)
		return a, a.Truth != nil, err
	case quiz.Number:
		return it.number(raw)
	case quiz.Match:
		return it.pairs(raw, r)
	case quiz.Order:
		return it.list(raw, "e", len(r.Entries), "entry")
	case quiz.Blanks:
		return it.blanks(raw, r)
	default: // Text and Essay
		a.Text, err = it.text(raw, "a text")
	}
	return a, err == nil && strings.TrimSpace(a.Text) != "", err
}

func (it *item) wrong(want string) error {
	return problem.Field(problem.InvalidRequest, "answers."+it.ID, "The answer to %s must be %s.", it.ID, want)
}

func (it *item) unknown(what, id string) error {
	return problem.Field(problem.InvalidRequest, "answers."+it.ID, "Item %s has no %s %q.", it.ID, what, clip(id))
}

func (it *item) text(raw json.RawMessage, want string) (s string, err error) {
	if first(raw) != '"' || json.Unmarshal(raw, &s) != nil {
		return "", it.wrong(want)
	}
	return s, it.bounded(s)
}

func (it *item) bounded(s string) error {
	if utf8.RuneCountInString(s) > MaxAnswer {
		return problem.Field(problem.InvalidRequest, "answers."+it.ID, "The answer to %s has more than %d characters.", it.ID, MaxAnswer)
	}
	return nil
}

// truth takes a value of JSON, or the id of the choice that stands for it.
func (it *item) truth(raw json.RawMessage) (*bool, error) {
	var v any
	_ = json.Unmarshal(raw, &v) // what cannot be read is refused below
	switch v {
	case true, "true":
		v = true
	case false, "false":
		v = false
	case "":
		return nil, nil
	default:
		return nil, it.wrong("true or false")
	}
	truth := v.(bool)
	return &truth, nil
}

// number takes a number of JSON or what was typed; that it is none makes it
// wrong, not refused.
func (it *item) number(raw json.RawMessage) (a Answer, given bool, err error) {
	switch c := first(raw); {
	case c == '"':
		a.Text, err = it.text(raw, "a number or a text")
	case c == '-' || c >= '0' && c <= '9':
		var n json.Number
		if err = json.Unmarshal(raw, &n); err == nil {
			_, err = quiz.ParseDecimal(n.String())
		}
		a.Text, a.Literal = n.String(), true
	default:
		return a, false, it.wrong("a number or a text")
	}
	if err != nil || len(a.Text) > maxNumber {
		return a, false, it.wrong("a number of at most 60 digits, or a text of at most 100 characters")
	}
	return a, strings.TrimSpace(a.Text) != "", nil
}

// list takes ids, each at most once.
func (it *item) list(raw json.RawMessage, prefix string, n int, what string) (a Answer, given bool, err error) {
	if first(raw) != '[' || json.Unmarshal(raw, &a.List) != nil {
		return a, false, it.wrong("a list of ids")
	}
	seen := map[string]bool{}
	for _, id := range a.List {
		if _, ok := place(id, prefix, n); !ok {
			return a, false, it.unknown(what, id)
		}
		if seen[id] {
			return a, false, it.wrong("a list of ids without repeats")
		}
		seen[id] = true
	}
	return a, len(a.List) > 0, nil
}

func (it *item) object(raw json.RawMessage, want string) (map[string]string, error) {
	var values map[string]*string
	if first(raw) != '{' || json.Unmarshal(raw, &values) != nil {
		return nil, it.wrong(want)
	}
	out := make(map[string]string, len(values))
	for name, value := range values {
		if value != nil && strings.TrimSpace(*value) != "" {
			out[name] = *value
		}
	}
	return out, nil
}

func (it *item) pairs(raw json.RawMessage, r quiz.Match) (a Answer, given bool, err error) {
	if a.Pairs, err = it.object(raw, "an object of left ids and right ids"); err != nil {
		return a, false, err
	}
	for _, left := range slices.Sorted(maps.Keys(a.Pairs)) {
		if _, ok := place(left, "l", len(r.Left)); !ok {
			return a, false, it.unknown("left entry", left)
		}
		if _, ok := place(a.Pairs[left], "r", len(r.Right)); !ok {
			return a, false, it.unknown("right entry", a.Pairs[left])
		}
	}
	return a, len(a.Pairs) > 0, nil
}

func (it *item) blanks(raw json.RawMessage, r quiz.Blanks) (a Answer, given bool, err error) {
	if a.Pairs, err = it.object(raw, "an object of blank ids and texts"); err != nil {
		return a, false, err
	}
	for _, id := range slices.Sorted(maps.Keys(a.Pairs)) {
		i, ok := place(id, "b", len(r.Blanks))
		if !ok {
			return a, false, it.unknown("blank", id)
		}
		list, dropdown := r.Blanks[i].Response.(quiz.Choice)
		if dropdown {
			if _, ok := place(a.Pairs[id], "c", len(list.Choices)); !ok {
				return a, false, it.unknown("choice", a.Pairs[id])
			}
		}
		if err := it.bounded(a.Pairs[id]); err != nil {
			return a, false, err
		}
	}
	return a, len(a.Pairs) > 0, nil
}

// clip bounds a client's text that is repeated in a message.
func clip(s string) string {
	const most = 40
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}
