package qti2

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// gaps is a text with several fields; each is worth the same share.
func (q *question) gaps(r quiz.Blanks) {
	scored := r.HasKey()
	shares := evenShares(len(r.Blanks))
	fields := map[string]string{}
	for i, b := range r.Blanks {
		fields[b.ID] = q.gap(fmt.Sprintf("RESPONSE%d", i+1), b.Response, shares[i])
		if n, ok := b.Response.(quiz.Number); ok && n.Unit != "" {
			fields[b.ID] += " " + text(n.Unit)
		}
	}
	q.blank = func(id string) string {
		if id == "" {
			return richtext.BlankText
		}
		return fields[id]
	}
	q.stem = q.blocks(q.in.Stem)
	q.blank = nil
	if !scored { // with a key for some gaps only, a person has to mark
		q.score = scoring{}
		q.unscored(r)
	}
}

// unscored reports the ranges of numbers that no rule can hold then: a
// correctResponse has one number.
func (q *question) unscored(r quiz.Blanks) {
	for _, b := range r.Blanks {
		if n, ok := b.Response.(quiz.Number); ok && n.Key != nil && !n.Key.Min.Equal(n.Key.Max) {
			q.p.lose(quiz.KeyDropped, q.item, "The range of right numbers of a blank became one number: other blanks of the question have no key, so it is not scored.")
		}
	}
}

// gap declares one field inside the text, adds how it is scored, and returns its
// interaction.
func (q *question) gap(id string, r quiz.Response, share quiz.Decimal) string {
	switch r := r.(type) {
	case quiz.Text:
		return q.textGap(id, r, share)
	case quiz.Number:
		return q.numberGap(id, r, share)
	case quiz.Choice:
		return q.dropdown(id, r, share)
	}
	return ""
}

func (q *question) textGap(id string, r quiz.Text, share quiz.Decimal) string {
	var correct []string
	if r.HasKey() {
		correct = []string{oneSpaced(best(r.Accepted).Text)}
		q.score.add(mapped(id))
	}
	q.declared(id, "single", "string", correct, acceptedEntries(r, share)...)
	for i, a := range r.Accepted {
		q.tellAnswer(name(id+"a", i), a.Feedback, fmt.Sprintf(`<stringMatch caseSensitive="%t"><variable identifier="%s"/><baseValue baseType="string">%s</baseValue></stringMatch>`,
			r.CaseSensitive, id, text(oneSpaced(a.Text))))
	}
	return fmt.Sprintf(`<textEntryInteraction responseIdentifier="%s" expectedLength="%d"/>`, id, entryLength(r.Accepted))
}

// best is the first of the answers that earn most.
func best(accepted []quiz.Accepted) quiz.Accepted {
	out := accepted[0]
	for _, a := range accepted[1:] {
		if out.Credit != nil && (a.Credit == nil || a.Credit.Cmp(*out.Credit) > 0) {
			out = a
		}
	}
	return out
}

// acceptedEntries maps each accepted answer to its share of the points; answers
// that a mapping cannot tell apart count once, with the higher share.
func acceptedEntries(r quiz.Text, share quiz.Decimal) []mapEntry {
	var out []mapEntry
	at := map[string]int{}
	for _, a := range r.Accepted {
		e := mapEntry{key: oneSpaced(a.Text), value: share, cased: &r.CaseSensitive}
		if a.Credit != nil {
			e.value = share.Mul(*a.Credit)
		}
		folded := e.key
		if !r.CaseSensitive {
			folded = strings.ToLower(folded)
		}
		if i, ok := at[folded]; !ok {
			at[folded] = len(out)
			out = append(out, e)
		} else if e.value.Cmp(out[i].value) > 0 {
			out[i] = e
		}
	}
	return out
}

func (q *question) numberGap(id string, r quiz.Number, share quiz.Decimal) string {
	var correct []string
	if r.Key != nil {
		correct = []string{shown(*r.Key).String()}
		q.score.add(inRange(id, *r.Key, share))
	}
	q.declared(id, "single", "float", correct)
	return fmt.Sprintf(`<textEntryInteraction responseIdentifier="%s" expectedLength="10"/>`, id)
}

// shown is the number to show as the right one: the middle of a bare range.
func shown(k quiz.NumberKey) quiz.Decimal {
	if k.Value != nil {
		return *k.Value
	}
	return k.Min.Add(k.Max).Mul(quiz.MustDecimal("0.5"))
}

func (q *question) dropdown(id string, r quiz.Choice, share quiz.Decimal) string {
	correct := names("c", r.Key)
	var entries []mapEntry
	for _, c := range correct {
		entries = append(entries, mapEntry{key: c, value: share})
		q.score.add(mapped(id))
	}
	q.declared(id, "single", "identifier", correct, entries...)
	var b strings.Builder
	fmt.Fprintf(&b, `<inlineChoiceInteraction responseIdentifier="%s" shuffle="%t">`, id, r.Shuffle)
	for i, c := range r.Choices {
		fixed := ""
		if c.Pinned && r.Shuffle {
			fixed = ` fixed="true"`
		}
		fmt.Fprintf(&b, `<inlineChoice identifier="%s"%s>%s</inlineChoice>`, name("c", i), fixed, text(cmp.Or(q.plain(c.Content), strconv.Itoa(i+1))))
		q.tellAnswer(name(id+"c", i), c.Feedback, member(name("c", i), id, false))
	}
	b.WriteString("</inlineChoiceInteraction>")
	return b.String()
}

// plain is content for an inline choice, which holds text only.
func (q *question) plain(c richtext.Content) string {
	has := c.Features()
	if has.Images {
		q.p.lose(quiz.ImageDropped, q.item, "A picture in a dropdown became its description, or the number of its entry where it has none: dropdowns hold text only.")
	}
	if has.Math {
		q.p.lose(quiz.MathFlattened, q.item, "A formula in a dropdown was written as plain text.")
	}
	if has.Markup || has.Tables {
		q.p.lose(quiz.FormatFlattened, q.item, "Formatting in a dropdown became plain text.")
	}
	flat, _ := c.Flatten()
	return flat.Line()
}
