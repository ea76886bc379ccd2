package qti1

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"formwright/shared/writer/check"
)

// Node is an element that was read back.
type Node struct {
	XMLName  xml.Name
	Attrs    []xml.Attr `xml:",any,attr"`
	Text     string     `xml:",chardata"`
	Children []Node     `xml:",any"`
}

// Attr is the value of an attribute; empty when there is none.
func (n Node) Attr(name string) string {
	for _, a := range n.Attrs {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// All are the elements of some names below n, in their order.
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

// Items reads the items of a file one after the other, and sees to it that each
// is in order by itself.
func Items(a *check.Archive, name string, visit func(item Node) error) error {
	if err := a.XML(name, nil); err != nil {
		return err
	}
	data, err := a.Read(name)
	if err != nil {
		return err
	}
	d := xml.NewDecoder(bytes.NewReader(data))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("entry %s: %w", name, err)
		}
		start, ok := token.(xml.StartElement)
		if !ok || start.Name.Local != "item" {
			continue
		}
		var item Node
		if err := d.DecodeElement(&item, &start); err != nil {
			return fmt.Errorf("entry %s: %w", name, err)
		}
		if err := linked(item); err != nil {
			return fmt.Errorf("item %s: %w", item.Attr("ident"), err)
		}
		if err := visit(item); err != nil {
			return fmt.Errorf("item %s: %w", item.Attr("ident"), err)
		}
	}
}

// Asks reports whether an item has a place for an answer; one that has none is
// text between questions.
func Asks(item Node) bool {
	return len(item.All("response_lid", "response_str", "response_grp")) > 0
}

// linked says when a rule is about a response, an answer or a feedback that is
// missing.
func linked(item Node) error {
	answers := map[string][]string{} // of each response; none where it is typed
	for _, r := range item.All("response_lid", "response_str", "response_grp") {
		name := r.Attr("ident")
		if name == "" {
			name = r.Attr("respident")
		}
		if _, twice := answers[name]; twice {
			return fmt.Errorf("two responses %q", name)
		}
		answers[name] = nil
		for _, l := range r.All("response_label") {
			if len(r.All("render_choice")) > 0 && !strings.EqualFold(r.Attr("rcardinality"), "Ordered") {
				answers[name] = append(answers[name], l.Attr("ident"))
			} else {
				answers[l.Attr("ident")] = nil // what is typed there, or its place
			}
		}
	}
	for _, v := range item.All("varequal", "vargte", "varlte") {
		offered, known := answers[v.Attr("respident")]
		if !known {
			return fmt.Errorf("scores the response %q, which is missing", v.Attr("respident"))
		}
		if offered != nil && !slices.Contains(offered, v.Text) {
			return fmt.Errorf("scores the answer %q, which is missing", v.Text)
		}
	}
	told := map[string]bool{}
	for _, f := range item.All("itemfeedback") {
		told[f.Attr("ident")] = true
	}
	for _, d := range item.All("displayfeedback") {
		if !told[d.Attr("linkrefid")] {
			return fmt.Errorf("shows the feedback %q, which is missing", d.Attr("linkrefid"))
		}
	}
	return nil
}
