package edit

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"formwright/shared/problem"
	"formwright/shared/quiz"
)

// Apply corrects an item by the fields of a form. What is wrong with them is a
// problem that names the field.
func Apply(item quiz.Item, f Fields) (quiz.Item, error) {
	out := item
	if f.Kind == Blanks {
		out.Stem = typedOver(item.Stem, f.Stem, f.Gaps...)
	} else {
		out.Stem = Content(item.Stem, f.Stem)
	}
	if out.Stem.IsEmpty() {
		return item, wrong("stem", "Write the text of the question.")
	}
	out.Feedback.General = Content(item.Feedback.General, f.Explanation)
	var err error
	if out.Points, err = points(f.Points); err != nil {
		return item, err
	}
	if out.Response, err = response(item.Response, f); err != nil {
		return item, err
	}
	if !reflect.DeepEqual(key(item.Response), key(out.Response)) {
		out.Evidence = nil // it spoke of another answer
		if byPerson(item) && out.Response.HasKey() {
			out.Evidence = item.Evidence
		}
	}
	if out, err = inOrder(out); err != nil {
		return item, err
	}
	return out, nil
}

func byPerson(item quiz.Item) bool {
	return slices.ContainsFunc(item.Evidence, func(e quiz.Evidence) bool { return e.Kind == quiz.ByPerson })
}

func wrong(field, format string, args ...any) error {
	return problem.Field(problem.InvalidRequest, field, format, args...)
}

func points(text string) (*quiz.Decimal, error) {
	if strings.TrimSpace(text) == "" {
		return nil, nil
	}
	d, err := decimal("points", text)
	if err != nil {
		return nil, err
	}
	if d.Sign() < 0 {
		return nil, wrong("points", "Points cannot be less than 0.")
	}
	return &d, nil
}

// decimal reads a number with a point or a comma.
func decimal(field, text string) (quiz.Decimal, error) {
	d, err := quiz.ParseDecimal(strings.ReplaceAll(strings.TrimSpace(text), ",", "."))
	if err != nil {
		return d, wrong(field, "%q is not a number. Write it like 2 or 0.5.", clip(text))
	}
	return d, nil
}

func clip(s string) string {
	if r := []rune(s); len(r) > 40 {
		return string(r[:40]) + "…"
	}
	return s
}

func response(was quiz.Response, f Fields) (quiz.Response, error) {
	switch f.Kind {
	case Single, Multiple:
		return choice(was, f)
	case TrueFalse:
		out, _ := was.(quiz.TrueFalse)
		out.Key = nil
		if f.Truth == "true" || f.Truth == "false" {
			yes := f.Truth == "true"
			out.Key = &yes
		}
		return out, nil
	case Text:
		out, _ := was.(quiz.Text)
		out.CaseSensitive = f.Case
		out.Accepted = typed(out.Accepted, f.Accepted)
		return out, nil
	case Number:
		k, err := number("value", f.Value, f.Min, f.Max)
		return quiz.Number{Unit: strings.TrimSpace(f.Unit), Key: k}, err
	case Match:
		return match(was, f)
	case Order:
		return order(was, f)
	case Essay:
		out, _ := was.(quiz.Essay)
		out.Model = Content(out.Model, f.Model)
		return out, nil
	case Blanks:
		return gaps(was, f)
	}
	return was, wrong("kind", "Choose a type of question.")
}

func choice(was quiz.Response, f Fields) (quiz.Response, error) {
	old, _ := was.(quiz.Choice)
	out := quiz.Choice{Multiple: f.Kind == Multiple, Shuffle: old.Shuffle}
	for i, row := range f.Choices {
		entry := from(old.Choices, row.From)
		entry.Content = Content(entry.Content, row.Text)
		if entry.Content.IsEmpty() {
			if row.Right {
				return was, wrong("choice-"+strconv.Itoa(i+1), "A right answer needs a text.")
			}
			continue
		}
		if row.Right {
			out.Key = append(out.Key, len(out.Choices))
		}
		out.Choices = append(out.Choices, entry)
	}
	if len(out.Choices) < 2 {
		return was, wrong("choice-1", "A question to choose from needs two choices or more.")
	}
	if !out.Multiple && len(out.Key) > 1 {
		return was, wrong("kind", "Mark one choice as right, or let people tick several.")
	}
	return out, nil
}

// from is the entry that a row came from; a new one when it came from none.
func from[T any](all []T, n int) (none T) {
	if n >= 1 && n <= len(all) {
		return all[n-1]
	}
	return none
}

// typed are the accepted answers; one that stays keeps its credit and feedback.
func typed(was []quiz.Accepted, text string) (out []quiz.Accepted) {
	for _, line := range lines(text) {
		if slices.ContainsFunc(out, func(a quiz.Accepted) bool { return a.Text == line }) {
			continue
		}
		if i := slices.IndexFunc(was, func(a quiz.Accepted) bool { return a.Text == line }); i >= 0 {
			out = append(out, was[i])
			continue
		}
		out = append(out, quiz.Accepted{Text: line})
	}
	return out
}

func number(field, value, from, to string) (*quiz.NumberKey, error) {
	if strings.TrimSpace(value+from+to) == "" {
		return nil, nil
	}
	var k quiz.NumberKey
	if strings.TrimSpace(value) != "" {
		d, err := decimal(field, value)
		if err != nil {
			return nil, err
		}
		k = quiz.NumberKey{Value: &d, Min: d, Max: d}
	}
	for _, end := range []struct {
		text string
		into *quiz.Decimal
	}{{from, &k.Min}, {to, &k.Max}} {
		if strings.TrimSpace(end.text) == "" {
			if k.Value == nil {
				return nil, wrong(field, "Give the right number, or the smallest and the largest that count.")
			}
			continue
		}
		d, err := decimal(field, end.text)
		if err != nil {
			return nil, err
		}
		*end.into = d
	}
	if k.Min.Cmp(k.Max) > 0 || k.Value != nil && (k.Value.Cmp(k.Min) < 0 || k.Value.Cmp(k.Max) > 0) {
		return nil, wrong(field, "The right number must lie between the smallest and the largest that count.")
	}
	return &k, nil
}

func match(was quiz.Response, f Fields) (quiz.Response, error) {
	old, _ := was.(quiz.Match)
	out := quiz.Match{Shuffle: old.Shuffle}
	place := map[string]int{} // of a right row that stays
	for i, row := range f.Right {
		if c := Content(from(old.Right, row.From), row.Text); !c.IsEmpty() {
			place[strconv.Itoa(i+1)] = len(out.Right)
			out.Right = append(out.Right, c)
		}
	}
	for i, row := range f.Left {
		c := Content(from(old.Left, row.From), row.Text)
		if c.IsEmpty() {
			continue
		}
		out.Left = append(out.Left, c)
		if row.Place == "" {
			continue
		}
		k, ok := place[row.Place]
		if !ok {
			return was, wrong("left-"+strconv.Itoa(i+1), "The answer chosen here has no text.")
		}
		out.Key = append(out.Key, k)
	}
	if len(out.Left) == 0 || len(out.Right) == 0 {
		return was, wrong("left-1", "Both sides need an entry.")
	}
	if len(out.Key) > 0 && len(out.Key) < len(out.Left) {
		return was, wrong("left-1", "Choose the answer of every entry, or of none.")
	}
	return out, nil
}

func order(was quiz.Response, f Fields) (quiz.Response, error) {
	old, _ := was.(quiz.Order)
	var out quiz.Order
	at := map[int]int{} // which entry stands at a place
	for i, row := range f.Entries {
		c := Content(from(old.Entries, row.From), row.Text)
		if c.IsEmpty() {
			continue
		}
		if row.Place != "" {
			n, err := strconv.Atoi(row.Place)
			if _, twice := at[n]; twice || err != nil {
				return was, wrong("entry-"+strconv.Itoa(i+1), "Give every entry a place of its own, from 1.")
			}
			at[n] = len(out.Entries)
		}
		out.Entries = append(out.Entries, c)
	}
	if len(out.Entries) < 2 {
		return was, wrong("entry-1", "There must be two entries or more to order.")
	}
	for n := 1; n <= len(at); n++ {
		k, ok := at[n]
		if !ok || len(at) != len(out.Entries) {
			return was, wrong("entry-1", "Give every entry its place from 1 to %d, or none a place.", len(out.Entries))
		}
		out.Key = append(out.Key, k)
	}
	return out, nil
}
