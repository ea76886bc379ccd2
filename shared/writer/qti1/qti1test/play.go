// Package qti1test answers items of QTI 1.2 for the tests of their writers: it
// reads a file by itself and runs the response processing of an item for a
// response.
package qti1test

import (
	"encoding/xml"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Node is an element.
type Node struct {
	XMLName  xml.Name
	Attrs    []xml.Attr `xml:",any,attr"`
	Text     string     `xml:",chardata"`
	Children []Node     `xml:",any"`
}

// Parse reads a file, which must be well-formed.
func Parse(t testing.TB, content string) Node {
	t.Helper()
	var n Node
	if err := xml.Unmarshal([]byte(content), &n); err != nil {
		t.Fatalf("%v in\n%s", err, content)
	}
	return n
}

// Attr is the value of an attribute.
func (n Node) Attr(name string) string {
	for _, a := range n.Attrs {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// All are the elements of some names below n.
func (n Node) All(names ...string) []Node {
	var out []Node
	for _, c := range n.Children {
		if slices.Contains(names, c.XMLName.Local) {
			out = append(out, c)
		}
		out = append(out, c.All(names...)...)
	}
	return out
}

// Field is the entry of a metadata field by its label.
func (n Node) Field(label string) string {
	for _, f := range n.All("qtimetadatafield", "qti_metadatafield") {
		if f.Children[0].Text == label {
			return f.Children[1].Text
		}
	}
	return ""
}

// Given is what was answered, by the name of the response.
type Given map[string][]string

// Outcome is what the rules made of an answer.
type Outcome struct {
	Vars  map[string]float64 // by name; the score has the name SCORE or none
	Sets  map[string]float64 // what a rule set the score to, by the response that it compares
	Shown []string           // feedback
}

// Play runs the rules of an item in their order. A rule that says that it does
// not go on ends the processing when it holds.
func Play(t testing.TB, item Node, given Given) Outcome {
	t.Helper()
	out := Outcome{Vars: map[string]float64{}, Sets: map[string]float64{}}
	for _, rule := range item.All("respcondition") {
		if !holds(t, rule.All("conditionvar")[0], given) {
			continue
		}
		for _, s := range rule.All("setvar") {
			value, err := strconv.ParseFloat(s.Text, 64)
			if err != nil {
				value = out.Vars[s.Text] // the name of a count
			}
			if s.Attr("action") == "Add" {
				value += out.Vars[s.Attr("varname")]
			}
			out.Vars[s.Attr("varname")] = value
			for _, v := range rule.All("varequal") {
				out.Sets[v.Attr("respident")] = value
			}
		}
		for _, d := range rule.All("displayfeedback") {
			out.Shown = append(out.Shown, d.Attr("linkrefid"))
		}
		if rule.Attr("continue") == "No" {
			break
		}
	}
	return out
}

// holds evaluates a condition. Comparisons side by side are alternatives; bounds
// must all hold.
func holds(t testing.TB, n Node, given Given) bool {
	one := func(c Node) bool { return holds(t, c, given) }
	switch n.XMLName.Local {
	case "conditionvar":
		if len(n.Children) > 0 && n.Children[0].XMLName.Local == "varequal" {
			return slices.ContainsFunc(n.Children, one)
		}
		return !slices.ContainsFunc(n.Children, func(c Node) bool { return !one(c) })
	case "or":
		return slices.ContainsFunc(n.Children, one)
	case "and":
		return !slices.ContainsFunc(n.Children, func(c Node) bool { return !one(c) })
	case "not":
		return !one(n.Children[0])
	case "other":
		return true
	case "varequal":
		return slices.ContainsFunc(given[n.Attr("respident")], func(s string) bool {
			return s == n.Text || !strings.EqualFold(n.Attr("case"), "yes") && strings.EqualFold(s, n.Text)
		})
	case "vargte", "varlte":
		return slices.ContainsFunc(given[n.Attr("respident")], func(s string) bool {
			a, err := strconv.ParseFloat(s, 64)
			b, bad := strconv.ParseFloat(n.Text, 64)
			return err == nil && bad == nil && (n.XMLName.Local == "vargte" && a >= b || n.XMLName.Local == "varlte" && a <= b)
		})
	}
	t.Fatalf("unknown condition %s", n.XMLName.Local)
	return false
}
