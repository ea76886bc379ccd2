package richtext_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/richtext"
)

func text(s string, marks ...richtext.Marks) richtext.Text {
	t := richtext.Text{Text: s}
	if len(marks) > 0 {
		t.Marks = marks[0]
	}
	return t
}

func paragraph(ins ...richtext.Inline) richtext.Content {
	return richtext.Content{richtext.Paragraph{Inlines: ins}}
}

// sample has every block and inline.
func sample() richtext.Content {
	return richtext.Content{
		richtext.Paragraph{Heading: 2, Inlines: []richtext.Inline{text("Title")}},
		richtext.Paragraph{Inlines: []richtext.Inline{text("a < b & "), text("bold", richtext.Marks{Bold: true, Italic: true}), richtext.Break{},
			text("x"), text("2", richtext.Marks{Super: true}), text(" H"), text("2", richtext.Marks{Sub: true}), text("O "), richtext.Blank{ID: "b1"},
			richtext.Image{Hash: "abc", Alt: `a "dot"`, Width: 3, Height: 4}, richtext.Math{LaTeX: "a<b", MathML: "<math><mi>a</mi></math>", Text: "a < b"}}},
		richtext.Code{Text: "if x {\n\ty()\n}", Language: "go"},
		richtext.List{Style: richtext.LowerRoman, Start: 3, Items: []richtext.Content{paragraph(text("one")), append(paragraph(text("two")), richtext.Code{Text: "z"})}},
		richtext.Table{Rows: []richtext.Row{
			{Cells: []richtext.Cell{{Header: true, ColSpan: 2, Content: paragraph(text("Head"))}}},
			{Cells: []richtext.Cell{{Content: paragraph(text("1|2"))}, {RowSpan: 2, Content: paragraph(text("3"))}}},
		}},
	}
}

func TestJSONRoundTrip(t *testing.T) {
	data, err := json.Marshal(sample())
	if err != nil {
		t.Fatal(err)
	}
	var back richtext.Content
	if err := json.Unmarshal(data, &back); err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(sample(), back); d != "" {
		t.Error(d)
	}
}

func TestJSONRefuses(t *testing.T) {
	for _, s := range []string{`[{"kind":"video"}]`, `[{"kind":"paragraph","inlines":[{"kind":"font"}]}]`, `[{"kind":"code","colour":"red"}]`, `{}`, `[`} {
		var c richtext.Content
		if err := json.Unmarshal([]byte(s), &c); err == nil {
			t.Errorf("%s was read as %v", s, c)
		}
	}
}

func TestText(t *testing.T) {
	want := "Title\na < b & bold\nx2 H2O _____a \"dot\"a < b\nif x {\n\ty()\n}\niii. one\niv. two\nz\nHead\n1|2\t3"
	if got := sample().Text(); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := sample().Line(); strings.ContainsAny(got, "\n\t") || !strings.HasPrefix(got, "Title a < b") {
		t.Errorf("the line is %q", got)
	}
}

func TestPlain(t *testing.T) {
	want := paragraph(text("a"), richtext.Break{}, richtext.Break{}, text("b"))
	if d := cmp.Diff(want, richtext.Plain("a\n\nb")); d != "" {
		t.Error(d)
	}
	if richtext.Plain("") != nil {
		t.Error("empty text is not nil content")
	}
}

func TestWalk(t *testing.T) {
	if d := cmp.Diff([]string{"abc"}, sample().Hashes()); d != "" {
		t.Error(d)
	}
	upper := sample().Map(func(in richtext.Inline) []richtext.Inline {
		if t, ok := in.(richtext.Text); ok {
			t.Text = strings.ToUpper(t.Text)
			return []richtext.Inline{t}
		}
		return nil
	})
	if got := upper.Line(); got != "TITLE A < B & BOLDX2 H2O if x { y() } iii. ONE iv. TWO z HEAD 1|2 3" {
		t.Errorf("got %q", got)
	}
	if d := cmp.Diff("Title", sample()[:1].Line()); d != "" {
		t.Errorf("Map changed its input: %s", d)
	}
	count := 0
	sample().Blocks(func(richtext.Block) bool { count++; return count < 4 })
	if count != 4 {
		t.Errorf("Blocks went on to %d", count)
	}
}

func TestIsEmpty(t *testing.T) {
	for _, c := range []struct {
		content richtext.Content
		want    bool
	}{
		{nil, true}, {paragraph(), true}, {paragraph(text("")), true}, {paragraph(richtext.Blank{}), false},
		{richtext.Content{richtext.List{Items: []richtext.Content{paragraph()}}}, true}, {sample(), false},
	} {
		if got := c.content.IsEmpty(); got != c.want {
			t.Errorf("IsEmpty(%v) = %v", c.content, got)
		}
	}
}

func TestLabels(t *testing.T) {
	for n, want := range map[int]string{1: "a", 26: "z", 27: "aa", 28: "bb", 0: ""} {
		if got := richtext.Letters(n); got != want {
			t.Errorf("Letters(%d) = %q, want %q", n, got, want)
		}
	}
	for n, want := range map[int]string{4: "iv", 1999: "mcmxcix", 3999: "mmmcmxcix", 0: "0", 4000: "4000"} {
		if got := richtext.Roman(n); got != want {
			t.Errorf("Roman(%d) = %q, want %q", n, got, want)
		}
	}
	l := richtext.List{Style: richtext.UpperAlpha, Start: 2}
	if got := richtext.ItemLabel(l, 1); got != "C." {
		t.Errorf("got %q", got)
	}
}

func TestLibraryHoldsAPictureOnce(t *testing.T) {
	l := richtext.Library{}
	a, b := l.Add("image/png", 1, 1, []byte("x")), l.Add("image/png", 1, 1, []byte("x"))
	if a != b || len(l) != 1 {
		t.Errorf("%d pictures", len(l))
	}
	data, err := l[a].Bytes()
	if err != nil || string(data) != "x" {
		t.Errorf("%q, %v", data, err)
	}
	if _, err := (richtext.Media{}).Bytes(); err == nil {
		t.Error("media without bytes could be read")
	}
}

func TestClean(t *testing.T) {
	for in, want := range map[string]string{"a\x00b": "ab", "a\xffb": "ab", "a\ufffeb": "ab", "tab\tand\nline": "tab\tand\nline", "a\rb": "ab", "\ufffd": "\ufffd", "e\u0301": "e\u0301"} {
		if got := richtext.Clean(in); got != want {
			t.Errorf("Clean(%q) = %q, want %q", in, got, want)
		}
	}
	dirty := richtext.Content{
		richtext.List{Items: []richtext.Content{{richtext.Code{Text: "a\x01"}}}},
		richtext.Table{Rows: []richtext.Row{{Cells: []richtext.Cell{{Content: paragraph(text("b\x02"), richtext.Image{Alt: "c\x03"}, richtext.Math{LaTeX: "d\x04"})}}}}},
	}
	clean, changed := dirty.Clean()
	if got := clean.Line(); !changed || got != "• a bcd" {
		t.Errorf("got %q, %v", got, changed)
	}
	if got := dirty.Line(); got != "• a\x01 b\x02c\x03d\x04" {
		t.Errorf("Clean changed its input: %q", got)
	}
	if _, changed := sample().Clean(); changed {
		t.Error("clean content was changed")
	}
}

func TestFlatten(t *testing.T) {
	flat, lost := sample().Flatten()
	want := "Title\na < b & bold\nx² H₂O _____a \"dot\"a < b\nif x {\n\ty()\n}\niii. one\niv. two\nz\nHead\n1|2 | 3"
	if got := flat.Text(); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if d := cmp.Diff(richtext.Features{Tables: true, Markup: true}, lost); d != "" {
		t.Error(d)
	}
	if has := flat.Features(); has.Markup || has.Tables {
		t.Errorf("flat content still has %+v", has)
	}
}

func TestFlattenScripts(t *testing.T) {
	for _, c := range []struct {
		in   richtext.Text
		want string
		lost bool
	}{
		{text("3", richtext.Marks{Super: true}), "³", false},
		{text("−12", richtext.Marks{Super: true}), "⁻¹²", false},
		{text("2x", richtext.Marks{Super: true}), "^(2x)", true},
		{text("th", richtext.Marks{Super: true}), "th", true},
		{text("4", richtext.Marks{Sub: true}), "₄", false},
		{text("max", richtext.Marks{Sub: true}), "max", true},
	} {
		flat, lost := paragraph(c.in).Flatten()
		if got := flat.Text(); got != c.want || lost.Markup != c.lost {
			t.Errorf("%+v became %q, lost %v", c.in, got, lost.Markup)
		}
	}
}

func FuzzUnmarshal(f *testing.F) {
	data, err := json.Marshal(sample())
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Fuzz(func(t *testing.T, data []byte) {
		var c richtext.Content
		if json.Unmarshal(data, &c) != nil {
			return
		}
		c.HTML(richtext.HTMLOptions{Math: richtext.MathAsMathML})
		c.Markdown(richtext.MarkdownOptions{})
		c.Flatten()
		again, err := json.Marshal(c)
		if err != nil {
			t.Fatal(err)
		}
		var back richtext.Content
		if err := json.Unmarshal(again, &back); err != nil {
			t.Fatal(err)
		}
		second, err := json.Marshal(back)
		if err != nil || string(second) != string(again) {
			t.Fatalf("%s became %s", again, second)
		}
	})
}
