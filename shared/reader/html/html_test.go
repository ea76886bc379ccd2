package html

import (
	"encoding/base64"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
)

func read(t *testing.T, source string) page.Document {
	t.Helper()
	doc, findings, err := Read(t.Context(), []byte(source))
	if err != nil {
		t.Fatal(err)
	}
	if len(findings) > 0 {
		t.Errorf("findings: %v", findings)
	}
	return doc
}

// lines gives each block as text: labels before the text, the rest by name.
func lines(blocks []page.Block) []string {
	var out []string
	for _, b := range blocks {
		switch b := b.(type) {
		case page.Paragraph:
			text := b.Text()
			if b.Label != nil {
				text = b.Label.Text + " " + text
			}
			out = append(out, text)
		case page.Table:
			for _, row := range b.Rows {
				for _, c := range row.Cells {
					out = append(out, fmt.Sprintf("| %dx%d %s%s", c.ColSpan, c.RowSpan, c.Shading, strings.Join(lines(c.Blocks), " / ")))
				}
			}
		case page.Rule:
			out = append(out, "<rule>")
		case page.Break:
			out = append(out, "<break>")
		}
	}
	return out
}

func check(t *testing.T, source string, want ...string) page.Document {
	t.Helper()
	doc := read(t, source)
	if diff := cmp.Diff(want, lines(doc.Blocks)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	return doc
}

func TestBlocks(t *testing.T) {
	for name, c := range map[string]struct {
		source string
		want   []string
	}{
		"white space":                 {"<p> a\n  b <b> c </b> d </p> <div>e</div>f", []string{"a b c d", "e", "f"}},
		"a line in a paragraph":       {"<p>1. x<br>A. y<br>\nB. z<br></p>", []string{"1. x\nA. y\nB. z"}},
		"lines in no paragraph":       {"1. x<br>A. y<br>B. z", []string{"1. x", "A. y", "B. z"}},
		"an empty paragraph is a gap": {"<p>a</p><p>&nbsp;</p><p>b</p><p></p><p>c</p>", []string{"a", "", "b", "c"}},
		"choices set in pre":          {"<pre>\n<input type=radio>2  <input type=radio checked>3\n</pre>", []string{"☐2  ☒3"}},
		"empty lines part paragraphs": {"<p>a<br><br>b</p>", []string{"a", "", "b"}},
		"rules and code":              {"<hr><p>=====</p><pre>for i:\n\tprint(i)\n</pre>", []string{"<rule>", "<rule>", "for i:", "\tprint(i)"}},
		"what is no text of the page": {`<nav>x</nav><header>x</header><script>x</script><p hidden>x</p><p style="display: none">x</p><span aria-hidden=true>x</span><p>a</p><footer>x</footer>`, []string{"a"}},
		"a printed page":              {`<div title="header">x</div><p>a</p><p style="page-break-before: always">b</p>`, []string{"a", "<break>", "b"}},
		"tabs of word processors":     {"<p>A. x\t\tB. y</p>\n\t<p>c</p>", []string{"A. x\t\tB. y", "c"}},
		"spaces that are kept":        {"<p>A.&nbsp;x&nbsp; &nbsp;B.&#160;y&shy;z</p>", []string{"A. x   B. yz"}},
		"choices the page knows":      {`<p><label data-correct=false><input type=radio checked> a</label><br><label data-correct="true"><input type=radio> b</label><br><label><input type=radio data-correct=true> c</label></p>`, []string{"☐ a\n☒ b\n☒ c"}},
		"the title of a field set":    {`<fieldset><legend>Which?</legend><label><input type=radio> a</label><br><label><input type=radio checked> b</label></fieldset>`, []string{"Which?", "☐ a", "☒ b"}},
		"room between brackets":       {"<p>It is  called (      ) or [ ].</p>", []string{"It is called (      ) or [ ]."}},
		"underlined room":             {`<p>Name: <u>&nbsp;&nbsp;&nbsp;&nbsp;</u></p>`, []string{"Name: _____"}},
		"blanks and lists of a form":  {`<p>A <input> is <select><option value="">choose</option><option>x</option><option>y</option></select><input type=submit></p>`, []string{"A _____ is [x / y]"}},
		"formulas":                    {`<p>$x^2$ <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> <script type="math/tex">y</script></p>`, []string{"$x^2$ 1/2 y"}},
	} {
		t.Run(name, func(t *testing.T) { check(t, c.source, c.want...) })
	}
}

// TestKnownAnswers: a page that corrects itself says at a field what belongs there.
func TestKnownAnswers(t *testing.T) {
	doc := check(t, `<p>A <input data-answer=" ice |frozen  water"> is <input type=text data-correct=cold> and <input data-correct=true>.</p>`, "A _____ is _____ and _____.")
	var got []string
	for _, r := range doc.Blocks[0].(page.Paragraph).Runs {
		if r.Kind == page.BlankRun {
			got = append(got, r.Answer)
		}
	}
	if diff := cmp.Diff([]string{"ice | frozen water", "cold", ""}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestLists(t *testing.T) {
	for name, c := range map[string]struct {
		source string
		want   []string
	}{
		"kinds":                         {`<ol type=A start=3><li>x<ol type=i><li>one<li value=5>five</ol><li>y</ol>`, []string{"C. x", "i. one", "v. five", "D. y"}},
		"backwards":                     {`<ol reversed><li>x<li>y</ol>`, []string{"2. x", "1. y"}},
		"by style":                      {`<style>ol.a{list-style-type:lower-alpha}.n{list-style:none}</style><ol class=a><li>x</ol><ol class=n><li>y</ol><ul><li>z</ul>`, []string{"a. x", "y", "• z"}},
		"an inner list of another kind": {`<ol type=a><li>x<ul><li>y</ul></ol>`, []string{"a. x", "• y"}},
		"only the first paragraph":      {`<ol><li><p>x</p><p>more</p><li></li><li>z</ol>`, []string{"1. x", "more", "3. z"}},
		"check lists":                   {`<ul><li><input type=checkbox checked> x<li><input type=checkbox> y</ul>`, []string{"☒ x", "☐ y"}},
	} {
		t.Run(name, func(t *testing.T) { check(t, c.source, c.want...) })
	}
	doc := check(t, `<ol><li>x</ol><p>a</p><ol start=2><li>y</ol><ol><li>z</ol>`, "1. x", "a", "2. y", "1. z")
	names := []string{}
	for _, i := range []int{0, 2, 3} {
		names = append(names, doc.Blocks[i].(page.Paragraph).Label.List)
	}
	if names[0] != names[1] || names[1] == names[2] {
		t.Errorf("the lists are %q: the second goes on with the first, the third does not", names)
	}
}

func TestWordsOwnLists(t *testing.T) {
	item := func(list, shown, text string) string {
		font := "Calibri"
		if shown == "·" {
			font = "Symbol"
		}
		return `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:` + list + `'><![if !supportLists]><span style='font-family:` + font + `;mso-list:Ignore'>` + shown +
			`<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>` + text + `</p>`
	}
	doc := check(t, item("l0 level1 lfo1", "1.", "Which?")+item("l0 level2 lfo1", "h)", "x")+item("l0 level2 lfo1", "i)", "y")+item("l1 level1 lfo2", "·", "z"),
		"1. Which?", "h) x", "i) y", "• z")
	want := &page.Label{Text: "i)", Format: page.LowerAlpha, Number: 9, List: "l0lfo1", Level: 1}
	if diff := cmp.Diff(want, doc.Blocks[2].(page.Paragraph).Label); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestListsOfCloudDocuments(t *testing.T) {
	doc := check(t, `<style>@import url(x);.lst-kix_ab-0>li:before{content:"" counter(lst-ctn-kix_ab-0,decimal) ". "}.lst-kix_ab-1>li:before{content:"(" counter(lst-ctn-kix_ab-1,lower-latin) ") "}`+
		`.lst-kix_q-0>li:before{content:"\002610  "}ol.lst-kix_ab-0{list-style-type:none}ol.lst-kix_ab-1{list-style-type:none}ul.lst-kix_q-0{list-style-type:none}.c2{color:#ff0000;font-weight:700}.c1{color:#000000;font-weight:400}</style>`+
		`<ol class="c6 lst-kix_ab-0 start" start="1"><li class="c1"><span class="c1">Which?</span></li></ol><ol class="lst-kix_ab-1 start" start="1"><li><span class="c1">x</span></li><li><span class="c2">y</span></li></ol>`+
		`<ol class="lst-kix_ab-0" start="2"><li>More?</li></ol><ul class="lst-kix_q-0 start"><li>box</li></ul>`,
		"1. Which?", "(a) x", "(b) y", "2. More?", "☐ box")
	key := doc.Blocks[2].(page.Paragraph)
	if diff := cmp.Diff(page.Marks{Bold: true, Color: "FF0000"}, key.Runs[0].Marks); diff != "" {
		t.Errorf("marks (-want +got):\n%s", diff)
	}
	if key.Label.Level != 1 || key.Label.List != doc.Blocks[0].(page.Paragraph).Label.List {
		t.Errorf("label %+v", key.Label)
	}
}

func TestMarks(t *testing.T) {
	for name, c := range map[string]struct {
		source string
		want   page.Marks
	}{
		"elements":           {`<p><b><i><u><s>x`, page.Marks{Bold: true, Italic: true, Underline: true, Strike: true}},
		"scripts and code":   {`<p><sup><code>x`, page.Marks{Super: true, Code: true}},
		"a marker":           {`<p><mark>x`, page.Marks{Highlight: "FFFF00"}},
		"an old font":        {`<p><font color=red face="Courier New">x`, page.Marks{Color: "FF0000", Code: true}},
		"a style":            {`<p><span style="color: rgb(0, 128, 0); background-color: #ff0; font-weight: 600; text-decoration: underline">x`, page.Marks{Color: "008000", Highlight: "FFFF00", Bold: true, Underline: true}},
		"taken back":         {`<p><b><span style="font-weight:normal;background:transparent">x`, page.Marks{}},
		"a class":            {`<style>/* p{color:blue} */ @media print{.k{color:blue}} p.k, .z{color:#C00000!important}</style><p class=k>x`, page.Marks{Color: "C00000"}},
		"a nearer class":     {`<style>.a{color:red}.b{color:green}</style><p class=a><span class=b>x`, page.Marks{Color: "008000"}},
		"a block's colour":   {`<div style="background:#92d050">x`, page.Marks{Shading: "92D050"}},
		"the page's own ink": {`<body style="color:#333333"><p>x`, page.Marks{}},
		"black on white":     {`<p style="color:black;background:white">x`, page.Marks{}},
		"hardly a colour":    {`<p><span style="background-color: rgba(255, 0, 0, 0)">x`, page.Marks{}},
		"a link":             {`<p><a href="https://localhost/a" style="x">x`, page.Marks{Link: "https://localhost/a"}},
		"no link":            {`<p><a href="javascript:x">x`, page.Marks{}},
	} {
		t.Run(name, func(t *testing.T) {
			want := []page.Run{{Text: "x", Marks: c.want}}
			if diff := cmp.Diff(want, read(t, c.source).Blocks[0].(page.Paragraph).Runs); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestTables(t *testing.T) {
	doc := check(t, `<table><caption>T</caption><thead><tr><th colspan=2>head</th></tr></thead><tr style="background:#92D050"><td rowspan=2>a<p>b</td><td bgcolor=yellow>c<table><tr><td>d</td><td>e</td></tr></table></td></tr><tr><td>f`,
		"T", "| 2x1 head", "| 1x2 92D050a / b", "| 1x1 FFFF00c / | 1x1 d / | 1x1 e", "| 1x1 f")
	table := doc.Blocks[1].(page.Table)
	if !table.Rows[0].Header || table.Rows[1].Header || table.Rows[2].Cells[0].Blocks[0].Pos().Cell != "r3c1" {
		t.Errorf("got %+v", table.Rows)
	}
	if m := table.Rows[0].Cells[0].Blocks[0].(page.Paragraph).Runs[0].Marks; m.Bold {
		t.Error("a heading of a table is bold for being one")
	}
	check(t, `<table><tr><td><p>1. x</p><p>A. y</p></td></tr></table>`, "1. x", "A. y")
}

func TestPictures(t *testing.T) {
	gif := base64.StdEncoding.EncodeToString([]byte("GIF89a\x02\x00\x03\x00\x00\x00\x00;"))
	doc := read(t, `<p>a<img src="data:image/gif;base64,`+gif+`" alt="a map"><img src=x.gif width=1 height=1></p>`)
	img := doc.Blocks[0].(page.Paragraph).Runs[1].Image
	if img == nil || img.Hash == "" || img.Alt != "a map" || img.Height != 3 || len(doc.Media) != 1 {
		t.Errorf("got %+v", img)
	}
	doc, findings, err := Read(t.Context(), []byte(`<p><img src="http://localhost/a.png" alt="far"><img src="http://localhost/a.png">`))
	if err != nil || len(findings) != 1 || findings[0].Code != finding.ImageUnreadable {
		t.Errorf("got %v, %v", findings, err)
	}
	if got := doc.Blocks[0].(page.Paragraph).Runs[0].Image; got.Alt != "far" || got.Hash != "" {
		t.Errorf("got %+v", got)
	}
}

func TestHeadTitleLanguageAndHeadings(t *testing.T) {
	doc := read(t, `<html lang="de-DE"><title>Mein Quiz</title><h2>Teil</h2><p class="c3 title">Titel`)
	if doc.Title != "Mein Quiz" || doc.Language != "de-DE" {
		t.Errorf("title %q, language %q", doc.Title, doc.Language)
	}
	if doc.Blocks[0].(page.Paragraph).Style.Heading != 2 || doc.Blocks[1].(page.Paragraph).Style.Heading != 1 {
		t.Errorf("got %+v", doc.Blocks)
	}
}

func TestEncodings(t *testing.T) {
	const s = "<p>Какой город столица России?</p>"
	encode := func(s string, e interface{ String(string) (string, error) }) string {
		out, err := e.String(s)
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	for name, source := range map[string]string{
		"utf-8": s, "utf-8 with mark": "\xef\xbb\xbf" + s, "utf-8 that says it is another": `<meta charset="windows-1252">` + s,
		"utf-16":  encode(s, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder()),
		"by meta": `<meta http-equiv=Content-Type content="text/html; charset=koi8-r">` + encode(s, charmap.KOI8R.NewEncoder()),
		"guessed": encode(s, charmap.Windows1251.NewEncoder()),
	} {
		t.Run(name, func(t *testing.T) { check(t, source, "Какой город столица России?") })
	}
	check(t, "<p>l'\xe9l\xe8ve", "l'élève")
}

func TestRefused(t *testing.T) {
	marks := strings.Repeat("<b>", 500) + strings.Repeat("<p>x", 10_000)
	for name, c := range map[string]struct {
		source string
		want   problem.Code
	}{
		"nothing shown":   {"<html><body><script>x</script></body></html>", problem.DocumentEmpty},
		"too large":       {strings.Repeat(" ", maxBytes+1), problem.DocumentTooLarge},
		"deep nesting":    {strings.Repeat("<div>", maxDepth+2), problem.DocumentTooLarge},
		"nested tables":   {strings.Repeat("<table><tr><td>", 200) + "x", problem.DocumentTooLarge},
		"marks left open": {marks, problem.DocumentTooLarge},
		"too many tags":   {strings.Repeat("<p>", maxTokens+2), problem.DocumentTooLarge},
		"endless":         {strings.Repeat("<p>x", maxParagraphs+2), problem.DocumentTooLarge},
	} {
		t.Run(name, func(t *testing.T) {
			if _, _, err := Read(t.Context(), []byte(c.source)); problem.CodeOf(err) != c.want {
				t.Errorf("got %v, want %s", err, c.want)
			}
		})
	}
}

func FuzzRead(f *testing.F) {
	for _, s := range []string{`<style>.a{color:red}.lst-kix_a-0>li:before{content:"\2610"}</style><ol class="lst-kix_a-0"><li class=a>x`, `<table><tr><td colspan=9>x<table><td>y`,
		`<p style='mso-list:l0 level9 lfo1'><span style='mso-list:Ignore'>i.<span>&nbsp;</span></span>x`, `<select><option>a<option>b</select><math><mi>x`, `<ul><li><input type=checkbox checked>`,
		`<b><p><i>x</b>y</p><br><br>____`, `<img src="data:image/png;base64,AAAA">`, `<ol reversed start=-5 type=i><li value=9>`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		doc, _, err := Read(t.Context(), data)
		if err != nil && problem.CodeOf(err) == problem.Internal {
			t.Fatalf("an unexplained error: %v", err)
		}
		checkBlocks(t, doc.Blocks)
	})
}

// checkBlocks asserts what the page model promises.
func checkBlocks(t *testing.T, blocks []page.Block) {
	for _, b := range blocks {
		switch b := b.(type) {
		case page.Paragraph:
			for _, r := range b.Runs {
				if r.Kind == page.TextRun && (r.Text == "" || strings.ContainsAny(r.Text, "\t\n\r\u200b\u00a0")) || r.Kind == page.ImageRun && r.Image == nil {
					t.Errorf("run %+v", r)
				}
			}
		case page.Table:
			for _, row := range b.Rows {
				for _, c := range row.Cells {
					if c.ColSpan < 1 || c.RowSpan < 1 {
						t.Errorf("a cell spans %d by %d", c.ColSpan, c.RowSpan)
					}
					checkBlocks(t, c.Blocks)
				}
			}
		}
	}
}
