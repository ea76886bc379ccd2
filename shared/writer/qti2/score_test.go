package qti2_test

import (
	"encoding/xml"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/pack/packtest"
)

// TestCorrectResponsesScoreFully plays every item of drawn quizzes with its own
// correct response and with none.
func TestCorrectResponsesScoreFully(t *testing.T) {
	tg := versions(t)[0]
	rapid.Check(t, func(r *rapid.T) {
		q, _, err := fit.Fit(quiztest.Quizzes().Draw(r, "quiz"), tg)
		if err != nil {
			return // nothing in it that shows
		}
		data, _ := written(t, q, tg)
		i := 0
		for _, e := range packtest.Entries(t, data) {
			if !strings.HasPrefix(e.Name, "items/") {
				continue
			}
			keyed := fullyKeyed(q.Items[i].Response)
			i++
			p := newPlayer(t, e.Content)
			if blank := p.play(nil); blank != 0 {
				r.Fatalf("no response scores %v:\n%s", blank, e.Content)
			}
			if full := p.play(p.correct); keyed && full < 0.9999 || full > 1.0001 {
				r.Fatalf("the correct response scores %v:\n%s", full, e.Content)
			}
		}
	})
}

// fullyKeyed reports whether all of the points can be earned: answers may be
// known that earn a part only.
func fullyKeyed(r quiz.Response) bool {
	switch r := r.(type) {
	case quiz.Text:
		return slices.ContainsFunc(r.Accepted, func(a quiz.Accepted) bool { return a.Credit == nil || a.Credit.Equal(quiz.Int(1)) })
	case quiz.Blanks:
		return !slices.ContainsFunc(r.Blanks, func(b quiz.Blank) bool { return !fullyKeyed(b.Response) })
	default:
		return r.HasKey()
	}
}

// node is an element of an item.
type node struct {
	XMLName  xml.Name
	Attrs    []xml.Attr `xml:",any,attr"`
	Text     string     `xml:",chardata"`
	Children []node     `xml:",any"`
}

func (n node) attr(name string) string {
	for _, a := range n.Attrs {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

func (n node) all(name string) []node {
	var out []node
	for _, c := range n.Children {
		if c.XMLName.Local == name {
			out = append(out, c)
		}
		out = append(out, c.all(name)...)
	}
	return out
}

// player runs the response processing of an item as QTI 2.1 defines it, as far
// as the packages use it.
type player struct {
	t        *testing.T
	item     node
	declared map[string]node
	correct  map[string][]string
	given    map[string][]string
	score    float64
}

func newPlayer(t *testing.T, content string) *player {
	t.Helper()
	p := &player{t: t, declared: map[string]node{}, correct: map[string][]string{}}
	if err := xml.Unmarshal([]byte(content), &p.item); err != nil {
		t.Fatal(err)
	}
	for _, d := range p.item.all("responseDeclaration") {
		p.declared[d.attr("identifier")] = d
		for _, c := range d.all("correctResponse") {
			for _, v := range c.all("value") {
				p.correct[d.attr("identifier")] = append(p.correct[d.attr("identifier")], v.Text)
			}
		}
	}
	return p
}

func (p *player) play(given map[string][]string) float64 {
	p.given, p.score = given, 0
	for _, rp := range p.item.all("responseProcessing") {
		switch template := rp.attr("template"); {
		case strings.HasSuffix(template, "/match_correct"):
			if p.matches("RESPONSE", p.correct["RESPONSE"]) {
				p.score = 1
			}
		case strings.HasSuffix(template, "/map_response"):
			p.score = p.mapped("RESPONSE")
		}
		for _, rule := range rp.Children {
			p.rule(rule)
		}
	}
	return p.score
}

func (p *player) rule(n node) {
	switch n.XMLName.Local {
	case "setOutcomeValue":
		if n.attr("identifier") == "SCORE" {
			p.score = p.number(n.Children[0])
		}
	case "responseCondition":
		branch := n.Children[0].Children
		if p.holds(branch[0]) {
			for _, rule := range branch[1:] {
				p.rule(rule)
			}
		}
	}
}

func (p *player) holds(n node) bool {
	switch n.XMLName.Local {
	case "and":
		return p.holds(n.Children[0]) && p.holds(n.Children[1])
	case "not":
		return !p.holds(n.Children[0])
	case "isNull":
		return len(p.given[n.Children[0].attr("identifier")]) == 0
	case "gte":
		return p.known(n.Children[0]) && p.number(n.Children[0]) >= p.number(n.Children[1])
	case "lte":
		return p.known(n.Children[0]) && p.number(n.Children[0]) <= p.number(n.Children[1])
	case "match":
		if n.Children[1].XMLName.Local == "correct" {
			return p.matches(n.Children[0].attr("identifier"), p.correct[n.Children[1].attr("identifier")])
		}
		return false // feedback on single answers does not change the score
	case "lt", "member", "stringMatch":
		return false
	}
	p.t.Fatalf("unknown condition %s", n.XMLName.Local)
	return false
}

func (p *player) known(n node) bool {
	id := n.attr("identifier")
	return id == "SCORE" || len(p.given[id]) > 0
}

func (p *player) number(n node) float64 {
	switch n.XMLName.Local {
	case "baseValue":
		return p.float(n.Text)
	case "variable":
		if n.attr("identifier") == "SCORE" {
			return p.score
		}
		return p.float(p.given[n.attr("identifier")][0])
	case "mapResponse":
		return p.mapped(n.attr("identifier"))
	case "sum":
		return p.number(n.Children[0]) + p.number(n.Children[1])
	}
	p.t.Fatalf("unknown expression %s", n.XMLName.Local)
	return 0
}

func (p *player) float(s string) float64 {
	f, err := strconv.ParseFloat(s, 64)
	if err != nil {
		p.t.Fatal(err)
	}
	return f
}

// matches compares as the cardinality says: ordered as it stands, multiple in
// any order.
func (p *player) matches(id string, want []string) bool {
	got := slices.Clone(p.given[id])
	if p.declared[id].attr("cardinality") == "multiple" {
		slices.Sort(got)
		want = slices.Sorted(slices.Values(want))
	}
	return len(got) > 0 && slices.Equal(got, want)
}

func (p *player) mapped(id string) float64 {
	sum := 0.0
	for _, v := range p.given[id] {
		for _, e := range p.declared[id].all("mapEntry") {
			key := e.attr("mapKey")
			if e.attr("caseSensitive") == "false" {
				v, key = strings.ToLower(v), strings.ToLower(key)
			}
			if strings.Join(strings.Fields(v), " ") == key {
				sum += p.float(e.attr("mappedValue"))
				break
			}
		}
	}
	return sum
}
