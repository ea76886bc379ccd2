package draft

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// settled makes of an item what the model asks for.
func settled(item quiz.Item) quiz.Item {
	if r, ok := item.Response.(quiz.Blanks); ok {
		for i, b := range r.Blanks {
			if c, ok := b.Response.(quiz.Choice); ok {
				r.Blanks[i].Response = withoutEmpty(c)
			}
		}
		item.Stem, item.Response = blanks(item.Stem, r)
	} else {
		item.Stem = undrawn(item.Stem)
	}
	if c, ok := item.Response.(quiz.Choice); ok {
		item.Response = withoutEmpty(c)
	}
	fb := &item.Feedback
	for _, c := range []*richtext.Content{&fb.General, &fb.Correct, &fb.Incorrect, &item.Hint} {
		*c = undrawn(*c)
	}
	if keyed(item.Response) {
		item.Evidence = []quiz.Evidence{{Kind: quiz.ByFormat, Position: item.Position}}
	}
	return item
}

// withoutEmpty leaves out choices that show nothing, as forms have them that
// nobody filled in.
func withoutEmpty(c quiz.Choice) quiz.Choice {
	out := c
	out.Choices, out.Key = nil, nil
	for i, e := range c.Choices {
		if e.Content.IsEmpty() {
			continue
		}
		if slices.Contains(c.Key, i) {
			out.Key = append(out.Key, len(out.Choices))
		}
		out.Choices = append(out.Choices, e)
	}
	return out
}

func keyed(r quiz.Response) bool {
	if b, ok := r.(quiz.Blanks); ok {
		return slices.ContainsFunc(b.Blanks, func(b quiz.Blank) bool { return b.Response.HasKey() })
	}
	return r.HasKey()
}

// undrawn takes the ids from blanks that belong to no response.
func undrawn(c richtext.Content) richtext.Content {
	return renamed(c, func(string) string { return "" })
}

func renamed(c richtext.Content, name func(string) string) richtext.Content {
	if len(c) == 0 {
		return nil
	}
	return c.Map(func(in richtext.Inline) []richtext.Inline {
		if b, ok := in.(richtext.Blank); ok {
			return []richtext.Inline{richtext.Blank{ID: name(b.ID)}}
		}
		return []richtext.Inline{in}
	})
}

// blanks numbers the blanks in the order in which they stand in the text, and
// puts those that do not stand there at its end. One typed blank is a short
// answer or number whose blank is drawn.
func blanks(stem richtext.Content, r quiz.Blanks) (richtext.Content, quiz.Response) {
	var out quiz.Blanks
	at := map[string]string{}
	take := func(id string) string {
		for _, b := range r.Blanks {
			if b.ID == id && id != "" && at[id] == "" {
				at[id] = fmt.Sprintf("b%d", len(out.Blanks)+1)
				out.Blanks = append(out.Blanks, quiz.Blank{ID: at[id], Response: b.Response})
				return at[id]
			}
		}
		return ""
	}
	stem = renamed(stem, take)
	for _, b := range r.Blanks {
		if at[b.ID] == "" && b.ID != "" {
			stem = append(stem, richtext.Paragraph{Inlines: []richtext.Inline{richtext.Blank{ID: take(b.ID)}}})
		}
	}
	if len(out.Blanks) == 1 && out.Blanks[0].Response.Type() != quiz.TypeChoice {
		return undrawn(stem), out.Blanks[0].Response
	}
	return stem, out
}

// Accepted is a typed answer in NFC on one line.
func Accepted(text string, credit *quiz.Decimal, feedback richtext.Content) quiz.Accepted {
	return quiz.Accepted{Text: norm.NFC.String(Line(text)), Credit: credit, Feedback: feedback}
}

// Share is a number of percent as a credit: nil for all of the points. It is
// false for nothing, less than nothing and what is no number.
func Share(percent string) (credit *quiz.Decimal, ok bool) {
	p, ok := Number(strings.TrimSuffix(strings.TrimSpace(percent), "%"))
	if !ok || p.Sign() <= 0 {
		return nil, false
	}
	share := p.Mul(quiz.MustDecimal("0.01"))
	if share.Cmp(quiz.MustDecimal("0.999")) >= 0 {
		return nil, true
	}
	return &share, true
}

// Number reads a number with a decimal point or comma.
func Number(s string) (quiz.Decimal, bool) {
	s = strings.ReplaceAll(strings.TrimSpace(s), "−", "-")
	if strings.Count(s, ",") == 1 && !strings.Contains(s, ".") {
		s = strings.ReplaceAll(s, ",", ".")
	}
	d, err := quiz.ParseDecimal(strings.TrimPrefix(strings.ReplaceAll(s, " ", ""), "+"))
	return d, err == nil
}

// Sorted puts entries into alphabetical order and returns at which index each now
// stands. Formats that list entries in their right order do not say how they are
// to be shown; this order gives nothing away.
func Sorted(in []richtext.Content) (out []richtext.Content, place []int) {
	order := make([]int, len(in))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return strings.Compare(in[a].Line(), in[b].Line()) })
	place = make([]int, len(in))
	for at, i := range order {
		out = append(out, in[i])
		place[i] = at
	}
	return out, place
}

// IsTrueFalse reports whether choices are the two words that every platform shows
// for a statement, and whether the first one is "true".
func IsTrueFalse(choices []quiz.Entry) (first, ok bool) {
	if len(choices) != 2 {
		return false, false
	}
	a, b := strings.ToLower(choices[0].Content.Line()), strings.ToLower(choices[1].Content.Line())
	return a == "true", a == "true" && b == "false" || a == "false" && b == "true"
}

var labelName = regexp.MustCompile(`^(\p{L}+ )?[\p{L}.\-]{0,6}\d+[\p{L}\d.\-]{0,8}[.):]?$`)

// maxLabel is how many characters a printed label has at most.
const maxLabel = 20

// Label is the printed label in the name that a format gives a question. Our own
// files put it before the line that asks; others may name a question "Q3".
func Label(name string, stem richtext.Content) string {
	name = Line(name)
	if utf8.RuneCountInString(name) <= maxLabel && labelName.MatchString(name) && !strings.Contains(stem.Line(), name) {
		return name
	}
	start := strings.TrimSuffix(name, "…")
	for _, line := range append([]string{stem.Line()}, paragraphs(stem)...) {
		if line == "" {
			continue
		}
		label, found := strings.CutSuffix(name, line)
		if !found && start != name {
			label, found = cutPrefixOf(start, line)
		}
		if label = strings.TrimSpace(label); found && utf8.RuneCountInString(label) <= maxLabel {
			return label
		}
	}
	return ""
}

// cutPrefixOf finds the label before a line that was cut.
func cutPrefixOf(name, line string) (label string, found bool) {
	for at := range name {
		if rest := name[at:]; len(rest) > 10 && strings.HasPrefix(line, rest) {
			return name[:at], true
		}
		if at > 4*maxLabel {
			break
		}
	}
	return "", false
}

func paragraphs(c richtext.Content) []string {
	var out []string
	for _, b := range c {
		if p, ok := b.(richtext.Paragraph); ok {
			out = append(out, richtext.Content{p}.Line())
		}
	}
	return out
}
