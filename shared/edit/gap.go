package edit

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// MaxGaps is how many blanks a text may have.
const MaxGaps = 100

// gapName stands for a blank where it is typed.
func gapName(id string) string { return "[blank " + strings.TrimPrefix(id, "b") + "]" }

// AddGap puts another blank at the end of the text, from where it can be moved.
func (f Fields) AddGap() Fields {
	if len(f.Gaps) >= MaxGaps {
		return f
	}
	last := 0
	for _, g := range f.Gaps {
		n, _ := strconv.Atoi(strings.TrimPrefix(g.ID, "b"))
		last = max(last, n)
	}
	one := Gap{ID: "b" + strconv.Itoa(last+1), Kind: Text}
	f.Gaps = append(slices.Clone(f.Gaps), one)
	f.Stem = strings.TrimLeft(strings.TrimRight(f.Stem, " \r\n")+" "+gapName(one.ID), " ")
	return f
}

// RemoveGap takes a blank out of the text.
func (f Fields) RemoveGap(id string) Fields {
	f.Gaps = slices.DeleteFunc(slices.Clone(f.Gaps), func(g Gap) bool { return g.ID == id })
	f.Stem = strings.TrimSpace(strings.ReplaceAll(strings.ReplaceAll(f.Stem, " "+gapName(id), ""), gapName(id), ""))
	return f
}

func gaps(was quiz.Response, f Fields) (quiz.Response, error) {
	old, _ := was.(quiz.Blanks)
	var out quiz.Blanks
	for _, g := range f.Gaps {
		b := quiz.Blank{ID: g.ID}
		if i := slices.IndexFunc(old.Blanks, func(b quiz.Blank) bool { return b.ID == g.ID }); i >= 0 {
			b = old.Blanks[i]
		}
		r, err := inGap(ofKind(b, g.Kind), g.Answers)
		if err != nil {
			return was, err
		}
		out.Blanks = append(out.Blanks, quiz.Blank{ID: b.ID, Response: r})
	}
	return out, nil
}

// ofKind is a blank as it was, or without answers when another kind was chosen.
func ofKind(b quiz.Blank, k Kind) quiz.Blank {
	if b.Response != nil && (k == "" || kindOf(b.Response) == k) {
		return b
	}
	switch k {
	case Number:
		b.Response = quiz.Number{}
	case Single:
		b.Response = quiz.Choice{}
	default:
		b.Response = quiz.Text{}
	}
	return b
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

// inOrder sees that the text has each of its blanks once, and numbers them by
// their places.
func inOrder(item quiz.Item) (quiz.Item, error) {
	r, _ := item.Response.(quiz.Blanks)
	want, found := map[string]quiz.Blank{}, []string{}
	for _, b := range r.Blanks {
		want[b.ID] = b
	}
	item.Stem.Inlines(func(in richtext.Inline) bool {
		if b, ok := in.(richtext.Blank); ok && b.ID != "" {
			found = append(found, b.ID)
		}
		return true
	})
	place, moved := map[string]string{}, false
	var ordered []quiz.Blank
	for i, id := range found {
		b, known := want[id]
		if _, twice := place[id]; twice || !known {
			return item, wrongBlanks(r)
		}
		place[id] = "b" + strconv.Itoa(i+1)
		moved = moved || place[id] != id
		ordered = append(ordered, quiz.Blank{ID: place[id], Response: b.Response})
	}
	if len(ordered) != len(want) {
		return item, wrongBlanks(r)
	}
	if _, blanks := item.Response.(quiz.Blanks); !blanks {
		return item, nil
	}
	if len(ordered) == 0 {
		return item, wrong("stem", "Add a blank: there is none in the text.")
	}
	item.Response = quiz.Blanks{Blanks: ordered}
	if moved {
		item.Stem = item.Stem.Map(func(in richtext.Inline) []richtext.Inline {
			if b, ok := in.(richtext.Blank); ok && b.ID != "" {
				in = richtext.Blank{ID: place[b.ID]}
			}
			return []richtext.Inline{in}
		})
	}
	return item, nil
}

func wrongBlanks(r quiz.Blanks) error {
	var names []string
	for _, b := range r.Blanks {
		names = append(names, gapName(b.ID))
	}
	if len(names) == 0 {
		return wrong("stem", "Blanks stand in a text with blanks only: take them out of the question.")
	}
	return wrong("stem", "Each blank must stand in the text once: %s. What you want without goes by its Remove button.", strings.Join(names, ", "))
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
