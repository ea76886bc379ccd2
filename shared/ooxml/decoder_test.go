package ooxml

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
)

const transitionalW = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"

func TestNamespacesHaveOneShortName(t *testing.T) {
	for _, uri := range []string{transitionalW, "http://purl.oclc.org/ooxml/wordprocessingml/main"} {
		root, err := Parse("test", []byte(`<x:p xmlns:x="`+uri+`" xmlns:y="`+uri+`" x:val="1"><y:r/><z xmlns="`+uri+`"/><q xmlns:x="urn:other"><x:n/></q><x:m/></x:p>`))
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for c := root.First; c != nil; c = c.Next {
			got = append(got, c.Space+":"+c.Name)
		}
		if diff := cmp.Diff([]string{"w:r", "w:z", ":q", "w:m"}, got); diff != "" {
			t.Errorf("children (-want +got):\n%s", diff)
		}
		if inner := root.Find("n"); inner.Space != "?" {
			t.Errorf("a prefix bound anew inside is still %q", inner.Space)
		}
		if !root.Is("w", "p") || root.Val() != "1" || root.AttrOf("w", "val") != "1" {
			t.Error("the root or its attribute has another name")
		}
	}
}

func TestUndeclaredPrefixStandsForItself(t *testing.T) {
	root, err := Parse("test", []byte(`<w:p><w:r/></w:p>`))
	if err != nil || !root.First.Is("w", "r") {
		t.Errorf("got %v, %v", root, err)
	}
}

func TestRequiresNamesNamespaces(t *testing.T) {
	root, err := Parse("test", []byte(`<mc:Choice xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" `+
		`xmlns:shape="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:new="urn:new" Requires="shape new"/>`))
	if err != nil {
		t.Fatal(err)
	}
	if got := root.Attr("Requires"); got != "wps ?" {
		t.Errorf("Requires is %q, want %q", got, "wps ?")
	}
}

func TestElementLookups(t *testing.T) {
	root, err := Parse("test", []byte(`<a r:id="r" id="plain" xmlns:id="urn:x"><b><c val="1"/></b><b val="2"/><t> x <!-- c --><![CDATA[<]]></t></a>`))
	if err != nil {
		t.Fatal(err)
	}
	got := []string{root.AttrOf("r", "id"), root.AttrOf("", "id"), root.Path("b", "c").Val(), root.ChildVal("b"),
		root.Find("c").Val(), root.Child("t").Text, root.Path("b", "none", "c").Val(), root.Child("none").Attr("x")}
	want := []string{"r", "plain", "1", "", "1", " x <", "", ""}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("lookups (-want +got):\n%s", diff)
	}
	if _, ok := root.Lookup("none"); ok {
		t.Error("a missing attribute is found")
	}
	var nothing *Element
	if nothing.Is("", "") || nothing.Find("a") != nil || nothing.Child("a") != nil {
		t.Error("a nil element is something")
	}
}

func TestStreamGivesSubtreesAndReusesMemory(t *testing.T) {
	d := NewDecoder("test", []byte(`<w:document><w:background><w:x/></w:background><w:body><w:p><w:r/></w:p> <w:tbl/><w:p/></w:body></w:document>`))
	for _, name := range []string{"document", "body"} {
		if in, err := d.Enter("w", name); !in || err != nil {
			t.Fatalf("enter %s: %v, %v", name, in, err)
		}
	}
	var got []string
	for {
		el, err := d.Next()
		if err != nil {
			t.Fatal(err)
		}
		if el == nil {
			break
		}
		got = append(got, el.Name)
		d.Recycle()
	}
	if diff := cmp.Diff([]string{"p", "tbl", "p"}, got); diff != "" {
		t.Errorf("subtrees (-want +got):\n%s", diff)
	}
	if len(d.arena.chunks) != 1 {
		t.Errorf("%d chunks for a few elements", len(d.arena.chunks))
	}
	if in, err := NewDecoder("test", []byte("<a><b/></a>")).Enter("", "c"); in || err != nil {
		t.Errorf("entering what is not there: %v, %v", in, err)
	}
}

func TestNextOfPassesOverTheRest(t *testing.T) {
	d := NewDecoder("test", []byte(`<w:styles xmlns:w="`+transitionalW+`"><w:latent xmlns:w="urn:x" w:a="1"><w:style/>text</w:latent><w:style w:id="1"><w:name/></w:style>`+
		`<!-- c --><v:other/><docDefaults w:b="2"/></w:styles>`))
	if in, err := d.Enter("w", "styles"); !in || err != nil {
		t.Fatal(in, err)
	}
	var got []string
	for {
		el, err := d.NextOf("style", "docDefaults")
		if err != nil {
			t.Fatal(err)
		}
		if el == nil {
			break
		}
		got = append(got, el.Space+":"+el.Name+" "+el.AttrOf("w", "id")+el.AttrOf("w", "b"))
		d.Recycle()
	}
	if diff := cmp.Diff([]string{"w:style 1", ":docDefaults 2"}, got); diff != "" {
		t.Errorf("children (-want +got):\n%s", diff)
	}
}

// What is passed over is held to the same rules as what is read.
func TestPassedOverXMLIsChecked(t *testing.T) {
	tests := map[string]problem.Code{
		"<b><c></b></c>":         problem.DocumentBroken,
		`<b><c d="&nbsp;"/></b>`: problem.DocumentBroken,
		"<b><c d='\x01'/></b>":   problem.DocumentBroken,
		"<b><!DOCTYPE c></b>":    problem.DocumentBroken,
		"<b>":                    problem.DocumentBroken,
		"<b>" + strings.Repeat("<c>", MaxDepth) + strings.Repeat("</c>", MaxDepth) + "</b>": problem.DocumentTooLarge,
	}
	for inside, want := range tests {
		d := NewDecoder("test", []byte("<a>"+inside+"<wanted/></a>"))
		if in, err := d.Enter("", "a"); !in || err != nil {
			t.Fatal(in, err)
		}
		if el, err := d.NextOf("wanted"); el != nil || problem.CodeOf(err) != want {
			t.Errorf("%.40s gives %v, %v, want the code %s", inside, el, err, want)
		}
	}
}

// Elements keep what they hold, however many are read before Recycle.
func TestElementsDoNotShareAttributes(t *testing.T) {
	var b strings.Builder
	b.WriteString("<a>")
	for i := range 400 {
		fmt.Fprintf(&b, "<b n='%d'%s/>", i, strings.Repeat(" m='x'", i%23))
	}
	root, err := Parse("test", []byte(b.String()+"</a>"))
	if err != nil {
		t.Fatal(err)
	}
	i := 0
	for c := root.First; c != nil; c = c.Next {
		if c.Attr("n") != strconv.Itoa(i) || len(c.Attrs) != 1+i%23 {
			t.Fatalf("element %d has the attributes %v", i, c.Attrs)
		}
		i++
	}
	if i != 400 {
		t.Errorf("%d elements", i)
	}
}

func TestMixedTextKeepsItsPlace(t *testing.T) {
	d := NewDecoder("part", []byte("<p>one <b>two</b> three</p>"))
	d.KeepText()
	p, err := d.Tree()
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for c := p.First; c != nil; c = c.Next {
		if c.Name == "" {
			got = append(got, c.Text)
		} else {
			got = append(got, c.Name+":"+c.First.Text)
		}
	}
	if diff := cmp.Diff([]string{"one ", "b:two", " three"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
