package edit

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

func gaps(was quiz.Response, f Fields) (quiz.Response, error) {
	old, _ := was.(quiz.Blanks)
	var out quiz.Blanks
	for _, b := range old.Blanks {
		i := slices.IndexFunc(f.Gaps, func(g Gap) bool { return g.ID == b.ID })
		if i < 0 {
			out.Blanks = append(out.Blanks, b)
			continue
		}
		r, err := inGap(b, f.Gaps[i].Answers)
		if err != nil {
			return was, err
		}
		out.Blanks = append(out.Blanks, quiz.Blank{ID: b.ID, Response: r})
	}
	return out, nil
}

// inGap reads the answers of a blank, which keeps its kind.
func inGap(b quiz.Blank, answers string) (quiz.Response, error) {
	field := "blank-" + b.ID
	switch r := b.Response.(type) {
	case quiz.Text:
		r.Accepted = typed(r.Accepted, answers)
		return r, nil
	case quiz.Number:
		var value, from, to string
		for _, line := range lines(answers) {
			if low, high, ok := strings.Cut(line, ".."); ok {
				from, to = low, high
			} else {
				value = line
			}
		}
		k, err := number(field, value, from, to)
		r.Key = k
		return r, err
	case quiz.Choice:
		return menu(r, field, answers)
	}
	return b.Response, nil
}

// menu reads a dropdown: a line for each choice, a star before the right one. A
// choice whose text stays is kept as it is.
func menu(was quiz.Choice, field, answers string) (quiz.Response, error) {
	before := choices(was)
	out := quiz.Choice{Shuffle: was.Shuffle}
	for _, line := range lines(answers) {
		text, right := strings.CutPrefix(line, "*")
		text = strings.TrimSpace(text)
		if text == "" {
			return was, wrong(field, "A choice of this menu has no text.")
		}
		if right {
			out.Key = append(out.Key, len(out.Choices))
		}
		i := slices.IndexFunc(before, func(r Row) bool { return strings.ReplaceAll(r.Text, "\n", " ") == text })
		if i >= 0 {
			out.Choices = append(out.Choices, was.Choices[i])
			continue
		}
		out.Choices = append(out.Choices, quiz.Entry{Content: richtext.Plain(text)})
	}
	if len(out.Choices) < 2 {
		return was, wrong(field, "A menu needs two choices or more, a line each.")
	}
	if len(out.Key) > 1 {
		return was, wrong(field, "Put a star before one choice only.")
	}
	return out, nil
}

// checkBlanks sees that the text still has each of its blanks once, in order.
func checkBlanks(item quiz.Item) error {
	var want, found []string
	if r, ok := item.Response.(quiz.Blanks); ok {
		for _, b := range r.Blanks {
			want = append(want, b.ID)
		}
	}
	item.Stem.Inlines(func(in richtext.Inline) bool {
		if b, ok := in.(richtext.Blank); ok && b.ID != "" {
			found = append(found, b.ID)
		}
		return true
	})
	if !slices.Equal(want, found) {
		return wrong("stem", "Leave each blank of the text in its place and order: %s.", named(want))
	}
	return nil
}

func named(ids []string) string {
	var out []string
	for _, id := range ids {
		out = append(out, "[blank "+strings.TrimPrefix(id, "b")+"]")
	}
	return strings.Join(out, ", ")
}

// key is what a response says is right, to see whether it was changed.
func key(r quiz.Response) (out []string) {
	switch r := r.(type) {
	case quiz.Choice:
		for _, k := range r.Key {
			out = append(out, r.Choices[k].Content.Text())
		}
	case quiz.TrueFalse:
		if r.Key != nil {
			out = append(out, map[bool]string{true: "true", false: "false"}[*r.Key])
		}
	case quiz.Text:
		out = append(out, lines(accepted(r))...)
	case quiz.Number:
		value, from, to := numberKey(r.Key)
		if r.Key != nil {
			out = append(out, value, from, to)
		}
	case quiz.Match:
		for i, k := range r.Key {
			out = append(out, r.Left[i].Text(), r.Right[k].Text())
		}
	case quiz.Order:
		for _, k := range r.Key {
			out = append(out, r.Entries[k].Text())
		}
	case quiz.Blanks:
		for _, b := range r.Blanks {
			out = append(out, append([]string{b.ID}, key(b.Response)...)...)
		}
	}
	return out
}
