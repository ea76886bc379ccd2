package qti

import (
	"cmp"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/importer/draft"
	"formwright/shared/importer/xmltree"
	"formwright/shared/quiz"
)

// declaration is what an item of version 2 says of one response: its right
// answer and what single answers are worth.
type declaration struct {
	cardinality, base string
	correct           []string
	mapped            []mapped
}

type mapped struct {
	key   string
	value quiz.Decimal
	cased bool
}

func declarations(item *html.Node) map[string]declaration {
	out := map[string]declaration{}
	for n := range xmltree.Children(item, "responseDeclaration") {
		d := declaration{cardinality: xmltree.Attr(n, "cardinality"), base: xmltree.Attr(n, "baseType")}
		for v := range xmltree.Children(xmltree.Child(n, "correctResponse"), "value") {
			d.correct = append(d.correct, xmltree.Text(v))
		}
		for e := range xmltree.Children(xmltree.Child(n, "mapping"), "mapEntry") {
			value, _ := draft.Number(xmltree.Attr(e, "mappedValue"))
			d.mapped = append(d.mapped, mapped{draft.Line(xmltree.Attr(e, "mapKey")), value, xmltree.Attr(e, "caseSensitive") == "true"})
		}
		out[xmltree.Attr(n, "identifier")] = d
	}
	return out
}

// right are the answers that count: the declared ones, or else those that earn
// something.
func (d declaration) right() []string {
	if len(d.correct) > 0 {
		return d.correct
	}
	var out []string
	for _, m := range d.mapped {
		if m.value.Sign() > 0 {
			out = append(out, m.key)
		}
	}
	return out
}

// numeric reports whether the response is a number.
func (d declaration) numeric() bool { return d.base == "float" || d.base == "integer" }

// accepted are the texts that count, with their share of the points; gaps is how
// many responses share the item's points.
func (d declaration) accepted(gaps int, told func(answer string) answerFeedback) quiz.Text {
	t := quiz.Text{}
	share := full(d.mapped, gaps)
	add := func(text string, credit *quiz.Decimal) {
		for _, known := range t.Accepted {
			if known.Text == text {
				return
			}
		}
		if a := draft.Accepted(text, credit, told(text).content); a.Text != "" {
			t.Accepted = append(t.Accepted, a)
		}
	}
	for _, m := range d.mapped {
		if m.value.Sign() <= 0 {
			continue
		}
		t.CaseSensitive = t.CaseSensitive || m.cased
		credit, _ := draft.Share(m.value.Mul(quiz.Int(100)).DivRound(share, 2).String())
		add(m.key, credit)
	}
	for _, text := range d.correct {
		if !t.CaseSensitive && contains(t.Accepted, text) {
			continue
		}
		add(draft.Line(text), nil)
	}
	return t
}

func contains(accepted []quiz.Accepted, text string) bool {
	for _, a := range accepted {
		if strings.EqualFold(a.Text, draft.Line(text)) {
			return true
		}
	}
	return false
}

// full is what a right answer earns: an even share of 1 where no answer earns
// more, or else what the best one earns.
func full(entries []mapped, gaps int) quiz.Decimal {
	share := quiz.Int(1).DivRound(quiz.Int(int64(max(gaps, 1))), 6)
	best := share
	for _, m := range entries {
		if m.value.Cmp(best) > 0 {
			best = m.value
		}
	}
	if best.Sub(share).Cmp(quiz.MustDecimal("0.0001")) < 0 {
		return share
	}
	return best
}

// number is the range that counts: what the rules compare with, or else the
// declared answer.
func (d declaration) number(id string, rules *html.Node) *quiz.NumberKey {
	var shown *quiz.Decimal
	if len(d.right()) > 0 {
		if v, ok := draft.Number(d.right()[0]); ok {
			shown = &v
		}
	}
	if k := bounds(id, rules); k != nil {
		if shown != nil && shown.Cmp(k.Min) >= 0 && shown.Cmp(k.Max) <= 0 {
			k.Value = shown
		}
		return k
	}
	if shown == nil {
		return nil
	}
	return quiz.Near(*shown, tolerance(id, *shown, rules))
}

// bounds finds the numbers that a response is compared with.
func bounds(id string, rules *html.Node) *quiz.NumberKey {
	var low, high *quiz.Decimal
	for n := range xmltree.All(rules, "gte", "gt", "lte", "lt") {
		v, ok := draft.Number(xmltree.Text(xmltree.Child(n, "baseValue")))
		if xmltree.Attr(xmltree.Child(n, "variable"), "identifier") != id || !ok {
			continue
		}
		if strings.HasPrefix(n.Data, "g") && low == nil {
			low = &v
		} else if strings.HasPrefix(n.Data, "l") && high == nil {
			high = &v
		}
	}
	if low == nil || high == nil || low.Cmp(*high) > 0 {
		return nil
	}
	return quiz.Between(*low, *high)
}

// tolerance is how far off a number may be by the element that compares it.
func tolerance(id string, value quiz.Decimal, rules *html.Node) quiz.Decimal {
	for n := range xmltree.All(rules, "equal") {
		if xmltree.Attr(xmltree.Child(n, "variable"), "identifier") != id {
			continue
		}
		width, ok := draft.Number(strings.SplitN(cmp.Or(xmltree.Attr(n, "tolerance"), "0")+" ", " ", 2)[0])
		if !ok || width.Sign() < 0 {
			continue
		}
		if xmltree.Attr(n, "toleranceMode") == "relative" {
			width = width.Mul(value).DivRound(quiz.Int(100), 10)
			if width.Sign() < 0 {
				width = quiz.Int(0).Sub(width)
			}
		}
		return width
	}
	return quiz.Int(0)
}
