package richtext_test

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"golang.org/x/net/html"
	"pgregory.net/rapid"

	"formwright/shared/richtext"
)

func TestHTML(t *testing.T) {
	o := richtext.HTMLOptions{Math: richtext.MathAsLaTeX, Image: func(i richtext.Image) string { return "m/" + i.Hash + ".png?a&b" },
		Blank: func(id string) string { return `<input name="` + id + `">` }}
	want := `<h2>Title</h2><p>a &lt; b &amp; <strong><em>bold</em></strong><br>x<sup>2</sup> H<sub>2</sub>O <input name="b1">` +
		`<img src="m/abc.png?a&amp;b" alt="a &quot;dot&quot;" width="3" height="4">\(a&lt;b\)</p>` +
		"<pre><code class=\"language-go\">if x {\n\ty()\n}</code></pre>" +
		`<ol type="i" start="3"><li>one</li><li><p>two</p><pre><code>z</code></pre></li></ol>` +
		`<table><tbody><tr><th colspan="2">Head</th></tr><tr><td>1|2</td><td rowspan="2">3</td></tr></tbody></table>`
	if got := sample().HTML(o); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestHTMLZeroOptions(t *testing.T) {
	c := paragraph(richtext.Image{Hash: "h", Alt: "<alt>"}, richtext.Math{LaTeX: "x", Text: "x < y"}, richtext.Blank{ID: "b1"})
	if got := c.HTML(richtext.HTMLOptions{}); got != "<p>&lt;alt&gt;x &lt; y_____</p>" {
		t.Errorf("got %s", got)
	}
}

func TestInlineHTML(t *testing.T) {
	for _, c := range []struct {
		content richtext.Content
		want    string
	}{
		{nil, ""},
		{paragraph(text("a")), "a"},
		{paragraph(text("שלום")), `<span dir="rtl">שלום</span>`},
		{richtext.Content{richtext.Paragraph{Heading: 1, Inlines: []richtext.Inline{text("a")}}}, "<h1>a</h1>"},
		{append(paragraph(text("a")), paragraph(text("b"))...), "<p>a</p><p>b</p>"},
	} {
		if got := c.content.InlineHTML(richtext.HTMLOptions{}); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
}

func TestDirection(t *testing.T) {
	for s, rtl := range map[string]bool{"مرحبا": true, "1. שלום": true, "(«ا": true, "abc مرحبا": false, "日本": false, "123": false, "": false} {
		if got := paragraph(text(s)).RightToLeft(); got != rtl {
			t.Errorf("RightToLeft(%q) = %v", s, got)
		}
	}
	got := paragraph(text("1. مرحبا")).HTML(richtext.HTMLOptions{})
	if got != `<p dir="rtl">1. مرحبا</p>` {
		t.Errorf("got %s", got)
	}
	if got := paragraph(text("مرحبا")).HTML(richtext.HTMLOptions{Strict: true}); got != "<p>مرحبا</p>" {
		t.Errorf("got %s", got)
	}
}

func TestOnlySafeLinks(t *testing.T) {
	for link, kept := range map[string]bool{
		"https://example.org/?a=1&b=2": true, "http://example.org": true, "mailto:a@example.org": true, "HTTPS://EXAMPLE.ORG": true,
		"javascript:alert(1)": false, "java\nscript:alert(1)": false, "data:text/html,x": false, "//example.org": false, "/a": false, "https:": false, " javascript:x": false, "vbscript:x": false,
	} {
		got := paragraph(text("x", richtext.Marks{Link: link})).HTML(richtext.HTMLOptions{})
		if strings.Contains(got, "href") != kept {
			t.Errorf("%q gives %s", link, got)
		}
	}
	got := paragraph(text("x", richtext.Marks{Link: `https://e.org/"onclick="y`})).HTML(richtext.HTMLOptions{})
	if want := `<p><a href="https://e.org/&quot;onclick=&quot;y">x</a></p>`; got != want {
		t.Errorf("got %s", got)
	}
}

func TestMathNotations(t *testing.T) {
	inline := richtext.Math{LaTeX: `\frac{a}{b}`, MathML: `<math display="inline"><mi>a</mi></math>`, Text: "a/b"}
	display := inline
	display.Display = true
	for _, c := range []struct {
		math richtext.Math
		as   richtext.Notation
		want string
	}{
		{inline, richtext.MathAsText, "a/b"}, {inline, richtext.MathAsLaTeX, `\(\frac{a}{b}\)`}, {display, richtext.MathAsLaTeX, `\[\frac{a}{b}\]`},
		{inline, richtext.MathAsDollar, `$\frac{a}{b}$`}, {display, richtext.MathAsDollar, `$$\frac{a}{b}$$`},
		{inline, richtext.MathAsMathML, `<math xmlns="http://www.w3.org/1998/Math/MathML" display="inline"><mi>a</mi></math>`},
		{richtext.Math{LaTeX: "x"}, richtext.MathAsMathML, "x"}, {richtext.Math{Text: "y"}, richtext.MathAsLaTeX, "y"},
	} {
		if got := paragraph(c.math).InlineHTML(richtext.HTMLOptions{Math: c.as}); got != c.want {
			t.Errorf("%s: got %s, want %s", c.as, got, c.want)
		}
	}
}

func TestCleanMathML(t *testing.T) {
	ns := `<math xmlns="` + richtext.MathMLNamespace + `">`
	for in, want := range map[string]string{
		`<math><mi>a</mi></math>`:                                                                  ns + `<mi>a</mi></math>`,
		`<m:math xmlns:m="x"><m:mo>&lt;</m:mo></m:math>`:                                           ns + `<mo>&lt;</mo></math>`,
		`<math><mo>&nbsp;</mo></math>`:                                                             ns + "<mo>\u00a0</mo></math>",
		`<math onload="x" xlink:href="javascript:x"><mi/></math>`:                                  ns + `<mi></mi></math>`,
		`<math><semantics><mi>a</mi><annotation-xml><script/></annotation-xml></semantics></math>`: ns + `<semantics><mi>a</mi></semantics></math>`,
	} {
		if got, ok := richtext.CleanMathML(in); !ok || got != want {
			t.Errorf("%s became %s, %v", in, got, ok)
		}
	}
	for _, in := range []string{"", "x", "<math>", "<mi>a</mi>", "<math><script>x</script></math>", "<math/><math/>", "<math><math/></math>", `<math><maction href="x"/></math>`, "<annotation/>"} {
		if got, ok := richtext.CleanMathML(in); ok {
			t.Errorf("%s was taken as %s", in, got)
		}
	}
}

// drawn is content of hostile texts with marks.
func drawn(t *rapid.T) (c richtext.Content, texts []string) {
	for range rapid.IntRange(1, 4).Draw(t, "runs") {
		s := rapid.StringOf(rapid.RuneFrom([]rune("ab <>&\"'=\u202e\u0000\u000b\ufffeש日]\t"))).Draw(t, "text")
		m := richtext.Marks{Bold: rapid.Bool().Draw(t, "b"), Underline: rapid.Bool().Draw(t, "u"), Code: rapid.Bool().Draw(t, "c"), Strike: rapid.Bool().Draw(t, "s")}
		c = append(c, richtext.Paragraph{Inlines: []richtext.Inline{text(s, m), richtext.Break{}, richtext.Image{Hash: "h", Alt: s}}},
			richtext.Code{Text: s, Language: s}, richtext.List{Style: richtext.UpperAlpha, Items: []richtext.Content{paragraph(text(s))}},
			richtext.Table{Rows: []richtext.Row{{Cells: []richtext.Cell{{Content: paragraph(text(s)), ColSpan: 2}}}}})
		texts = append(texts, s, s, s, s)
	}
	return c, texts
}

// TestXHTMLIsWellFormed reads the XHTML with an XML parser: it is well-formed and
// says the same.
func TestXHTMLIsWellFormed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, texts := drawn(t)
		o := richtext.HTMLOptions{XHTML: true, Strict: rapid.Bool().Draw(t, "strict"), Image: func(richtext.Image) string { return `a"&<.png` }}
		dec := xml.NewDecoder(strings.NewReader("<div>" + c.HTML(o) + "</div>"))
		var seen strings.Builder
		for {
			tok, err := dec.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatalf("%v in %s", err, c.HTML(o))
			}
			if data, ok := tok.(xml.CharData); ok {
				seen.Write(data)
			}
		}
		if want := richtext.Clean(strings.Join(texts, "")); seen.String() != want {
			t.Fatalf("got %q, want %q", seen.String(), want)
		}
	})
}

// TestHTMLHasOnlyOurElements reads the HTML as a browser does: hostile text makes
// no element and no attribute.
func TestHTMLHasOnlyOurElements(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, _ := drawn(t)
		z := html.NewTokenizer(strings.NewReader(c.HTML(richtext.HTMLOptions{})))
		for tt := z.Next(); tt != html.ErrorToken; tt = z.Next() {
			tok := z.Token()
			switch {
			case tt == html.TextToken:
			case !strings.Contains(" p strong u s code br pre ol li table tbody tr td ", " "+tok.Data+" "):
				t.Fatalf("an element %q", tok.Data)
			case len(tok.Attr) > 1 || len(tok.Attr) == 1 && !strings.Contains(" type colspan dir class ", " "+tok.Attr[0].Key+" "):
				if len(tok.Attr) != 2 || tok.Attr[1].Key != "dir" {
					t.Fatalf("attributes %v", tok.Attr)
				}
			}
		}
	})
}
