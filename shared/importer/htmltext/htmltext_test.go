package htmltext_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/importer/htmltext"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// shown is content as HTML again, with formulas as LaTeX.
func shown(c richtext.Content) string {
	return c.HTML(richtext.HTMLOptions{Math: richtext.MathAsLaTeX, Image: func(i richtext.Image) string { return "picture" }})
}

// TestHTML reads what editors of platforms write.
func TestHTML(t *testing.T) {
	const pixel = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=="
	for in, want := range map[string]string{
		"plain":                            "<p>plain</p>",
		" <p>\n a <b>b</b>\n c</p><p></p>": "<p>a <strong>b</strong> c</p>",
		`<span style="font-weight: 700">x</span><font>y</font>`:                                                        "<p><strong>x</strong>y</p>",
		"<ul><li>a<ol type=\"A\" start=\"3\"><li>b</li></ol></li></ul>":                                                `<ul><li><p>a</p><ol type="A" start="3"><li>b</li></ol></li></ul>`,
		"<table><caption>c</caption><thead><tr><th colspan=2>h</th></tr></thead><tr><td>a</td><td>b</td></tr></table>": `<p>c</p><table><tbody><tr><th colspan="2">h</th></tr><tr><td>a</td><td>b</td></tr></tbody></table>`,
		"<pre><code class=\"language-go\">a\n  b</code></pre>":                                                         `<pre><code class="language-go">a` + "\n  b</code></pre>",
		"H<sub>2</sub>O <a href=\"javascript:x\">l</a><script>alert(1)</script>":                                       "<p>H<sub>2</sub>O l</p>",
		`a \(\frac{1}{2}\) $$x$$ $5`:                                                                                   `<p>a \(\frac{1}{2}\) \[x\] $5</p>`,
		`<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>`:                                                             `<p>\(\frac{1}{2}\)</p>`,
		`<img class="equation_image" data-equation-content="x^2" alt="LaTeX: x^2" src="/equation_images/x%255E2">`:     `<p>\(x^2\)</p>`,
		`<img src="/equation_images/y%255E2">`:                                                                         `<p>\(y^2\)</p>`,
		`<script type="math/tex">z</script>`:                                                                           `<p>\(z\)</p>`,
		`<img src="` + pixel + `" alt="dot">`:                                                                          `<p><img src="picture" alt="dot"></p>`,
		`<img src="https://example.org/a/map.png?x=1">`:                                                                "<p>map.png</p>",
		"e\u0301": "<p>\u00e9</p>",
	} {
		got := shown(htmltext.Reader{Media: richtext.Library{}}.HTML(in))
		if got != want {
			t.Errorf("%s\n gives %s\n  want %s", in, got, want)
		}
	}
}

// TestPlainAndMarkdown read the other formats of texts.
func TestPlainAndMarkdown(t *testing.T) {
	r := htmltext.Reader{Drawn: true}
	if got := shown(r.Plain("a < b\nc ____ d\n\ne")); got != "<p>a &lt; b<br>c _____ d</p><p>e</p>" {
		t.Error(got)
	}
	if got := shown(r.Markdown("# T\n**a** and *b* `c<d`\n\n- x\n- [y](https://example.org)\n\n```go\nz\n```\n")); got !=
		`<h1>T</h1><p><strong>a</strong> and <em>b</em> <code>c&lt;d</code></p><ul><li>x</li><li><a href="https://example.org">y</a></li></ul><pre><code class="language-go">z</code></pre>` {
		t.Error(got)
	}
	if got := htmltext.Known("List<T> <b>x</b> a<b <!-- c -->"); got != "List&lt;T> <b>x</b> a&lt;b <!-- c -->" {
		t.Error(got)
	}
}

// TestDeepNesting keeps the text of HTML that no browser would show either.
func TestDeepNesting(t *testing.T) {
	got := htmltext.Reader{}.HTML(strings.Repeat("<div>", 5000) + "Why?")
	if got.Line() != "Why?" {
		t.Errorf("%q", got.Line())
	}
}

// FuzzHTML: whatever the fragment, the content is one that a quiz can hold.
func FuzzHTML(f *testing.F) {
	for _, s := range []string{"<p>a<table><tr><td>b", "<ol><li><ul><li>x", `\(a\) $$b$$`, "<math><mi>x</mi></math>", "<pre>\n a</pre>", "**a** `b`"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		media := richtext.Library{}
		r := htmltext.Reader{Media: media, Drawn: true}
		for _, c := range []richtext.Content{r.HTML(s), r.HTML(htmltext.Lines(htmltext.Known(s))), r.Plain(s), r.Markdown(s)} {
			q := quiz.Quiz{Items: []quiz.Item{{ID: "q1", Stem: append(richtext.Plain("x"), c...), Response: quiz.Essay{}}}, Media: media}
			if err := q.Validate(); err != nil {
				t.Fatal(err)
			}
			if clean, dirty := c.Clean(); dirty {
				t.Fatal(cmp.Diff(clean, c))
			}
		}
	})
}
