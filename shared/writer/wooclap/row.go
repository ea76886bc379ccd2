package wooclap

import (
	"fmt"
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/sheet"
)

// row is a question as a row of the file.
type row struct {
	item    quiz.Item
	kind    string
	title   string
	correct string
	choices []string
	losses  []quiz.Loss
}

// lose notes a loss, one for each code.
func (r *row) lose(code quiz.LossCode, format string, args ...any) {
	if !slices.ContainsFunc(r.losses, func(l quiz.Loss) bool { return l.Code == code }) {
		r.losses = append(r.losses, quiz.Loss{Code: code, Item: r.item.ID, Message: fmt.Sprintf(format, args...)})
	}
}

func (r *row) respond() {
	switch v := r.item.Response.(type) {
	case quiz.Choice:
		r.kind, r.correct = chosen, sheet.Numbers(v.Key)
		for _, c := range v.Choices {
			r.choices = append(r.choices, line(c.Content))
		}
	case quiz.Text:
		r.kind, r.correct = open, r.accepted(v)
	case quiz.Number:
		r.guess(v)
	case quiz.Match:
		r.match(v)
	case quiz.Order:
		r.kind = order
		for _, k := range v.Key {
			r.choices = append(r.choices, line(v.Entries[k]))
		}
	case quiz.Blanks:
		r.gaps(v)
	default:
		r.kind = open
	}
}

// accepted are all accepted answers, or the first one where they cannot be listed.
func (r *row) accepted(v quiz.Text) string {
	cell, all := sheet.Listed(v.Accepted)
	if !all {
		r.losses = append(r.losses, sheet.OneListed(r.item.ID))
	}
	return cell
}

// guess asks for the one right number. A bare range has none, and no number of it
// may be made the right one: it becomes an open question.
func (r *row) guess(v quiz.Number) {
	value, exact, ok := oneNumber(v.Key)
	if !ok {
		r.kind = open
		r.lose(quiz.TypeRewritten, "The numeric question became an open question: any number of a range is right, and Wooclap takes one right number.")
		r.lose(quiz.KeyDropped, "The range of right numbers was left out.")
		return
	}
	r.kind, r.correct = number, value
	if !exact {
		r.lose(quiz.KeyDropped, "The tolerance was left out, only %s is kept: Wooclap's spreadsheet takes one right number.", value)
	}
}

// oneNumber is the number to show of a key, and whether it alone is right.
func oneNumber(k *quiz.NumberKey) (value string, exact, ok bool) {
	exact = k.Min.Equal(k.Max)
	switch {
	case k.Value != nil:
		return k.Value.String(), exact, true
	case exact:
		return k.Min.String(), true, true
	}
	return "", false, false
}

// match writes the pairs. Right entries without a left one have no place.
func (r *row) match(v quiz.Match) {
	r.kind = match
	for i, left := range v.Left {
		r.choices = append(r.choices, r.side(left)+pairSign+r.side(v.Right[v.Key[i]]))
	}
	others := 0
	for i := range v.Right {
		if !slices.Contains(v.Key, i) {
			others++
		}
	}
	if others > 0 {
		r.lose(quiz.ChoicesCut, "%d of %d right entries were left out: they match nothing, and Wooclap takes pairs only.", others, len(v.Right))
	}
}

// pairSign stands between the entries of a pair.
const pairSign = " --- "

// side is an entry without the sign between two.
func (r *row) side(c richtext.Content) string {
	text := line(c)
	for strings.Contains(text, "---") {
		text = strings.ReplaceAll(text, "---", "—")
		r.lose(quiz.TextChanged, "Three hyphens, which stand between the entries of a pair, became a dash.")
	}
	return text
}

// gaps writes a sentence with its answers in brackets. What stands before the
// first gap's paragraph is the title; failing that, the sentence with its gaps.
func (r *row) gaps(v quiz.Blanks) {
	r.kind = gaps
	stem := r.item.Stem
	at := slices.IndexFunc(stem, hasBlank)
	if at < 0 {
		at = 0
	}
	if title := line(stem[:at]); title != "" {
		r.title = title
	} else {
		r.title = fit.Cut(line(stem), titleLength)
	}
	answers := map[string]richtext.Inline{}
	for _, b := range v.Blanks {
		answers[b.ID] = richtext.Text{Text: r.gap(b.Response)}
	}
	r.choices = []string{line(stem[at:].Map(func(in richtext.Inline) []richtext.Inline {
		switch in := in.(type) {
		case richtext.Blank:
			if a, ok := answers[in.ID]; ok {
				return []richtext.Inline{a}
			}
		case richtext.Text:
			in.Text = r.beside(in.Text)
			return []richtext.Inline{in}
		case richtext.Math:
			if strings.ContainsAny(in.LaTeX, "[]") || strings.Contains(in.LaTeX, "{{") || strings.Contains(in.LaTeX, "}}") {
				r.lose(quiz.MathFlattened, "A formula was written as plain text: its brackets would be taken for a gap.")
				return []richtext.Inline{richtext.Text{Text: r.beside(in.Readable())}}
			}
		}
		return []richtext.Inline{in}
	}))}
}

// titleLength is where the title of a gap text that has none of its own is cut.
const titleLength = 100

func hasBlank(b richtext.Block) bool {
	found := false
	richtext.Content{b}.Inlines(func(in richtext.Inline) bool {
		blank, ok := in.(richtext.Blank)
		found = found || ok && blank.ID != ""
		return !found
	})
	return found
}

// gap is the answer of a gap as the sentence holds it: "[steam]", or "{{steam,
// ice}}" for a menu, the right entry first.
func (r *row) gap(v quiz.Response) string {
	if c, ok := v.(quiz.Choice); ok {
		return r.menu(c)
	}
	t, _ := v.(quiz.Text)
	if len(t.Accepted) > 1 {
		r.lose(quiz.ChoicesCut, "Only the first accepted answer of a gap was kept: Wooclap's spreadsheet takes one.")
	}
	return "[" + r.unbracketed(t.Accepted[0].Text) + "]"
}

// menu is a gap to choose for. One of whose entries holds the sign between entries
// becomes a gap to type into.
func (r *row) menu(v quiz.Choice) string {
	entries := make([]string, len(v.Choices))
	for i, c := range v.Choices {
		entries[i] = r.unbracketed(line(c.Content))
	}
	right := entries[v.Key[0]]
	if slices.ContainsFunc(entries, func(e string) bool { return strings.Contains(e, ",") }) {
		r.lose(quiz.TypeRewritten, "A dropdown became a gap to type into: one of its entries holds a comma, which stands between entries.")
		return "[" + right + "]"
	}
	return "{{" + strings.Join(append([]string{right}, slices.Delete(entries, v.Key[0], v.Key[0]+1)...), ", ") + "}}"
}

// beside is text that stands beside gaps: a brace at its end would become a part of
// theirs.
func (r *row) beside(s string) string {
	out := s
	if strings.HasPrefix(out, "}") {
		out = ")" + out[1:]
	}
	if strings.HasSuffix(out, "{") {
		out = out[:len(out)-1] + "("
	}
	if out != s {
		r.lose(quiz.TextChanged, bracketsChanged)
	}
	return r.unbracketed(out)
}

const bracketsChanged = "Brackets, which stand around gaps, became round ones."

// unbracketed is text without the signs of gaps.
func (r *row) unbracketed(s string) string {
	out := strings.NewReplacer("[", "(", "]", ")", "{{", "((", "}}", "))").Replace(s)
	if out != s {
		r.lose(quiz.TextChanged, bracketsChanged)
	}
	return out
}
