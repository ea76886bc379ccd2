package text

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
)

func read(t *testing.T, s string) []page.Block {
	t.Helper()
	doc, _, err := Read(t.Context(), []byte(s))
	if err != nil {
		t.Fatal(err)
	}
	return doc.Blocks
}

func text(s string) page.Run { return page.Run{Text: s} }

func para(line int, runs ...page.Run) page.Paragraph {
	return page.Paragraph{Position: finding.Position{Line: line}, Runs: runs}
}

func TestPlainTextIsKeptAsTyped(t *testing.T) {
	got := read(t, "# a comment\n1. stem\n*A. right\n\tB. wrong\tC. other\n\n- dash\n-----\nName: ______ and .....\n\n")
	want := []page.Block{
		para(1, text("# a comment")),
		para(2, text("1. stem")),
		para(3, text("*A. right")),
		page.Paragraph{Position: finding.Position{Line: 4}, Indent: 36, Runs: []page.Run{text("B. wrong"), {Kind: page.TabRun}, text("C. other")}},
		para(5),
		para(6, text("- dash")),
		page.Rule{Position: finding.Position{Line: 7}},
		para(8, text("Name: "), page.Run{Kind: page.BlankRun, Text: "______"}, text(" and "), page.Run{Kind: page.BlankRun, Text: "....."}),
	}
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestMarkdown(t *testing.T) {
	got := read(t, strings.Join([]string{
		"## Part *one*", "1. What is **bold** and `code_x`?", "- [x] Paris", "- [ ] Rome __or__ Milan",
		"```go", "\tx := 1", "```", "| a | b |", "|---|---|", "| 1 \\| 2 | **3** |", "snake_case_name ____ 2*3*4", "==yes== H<sub>2</sub>O", `- A\) H~2~O, 2^10^ ~ 3`,
	}, "\n"))
	bullet := func(line int, sign string, c page.Check, runs ...page.Run) page.Paragraph {
		p := para(line, runs...)
		p.Style.List, p.Label = true, &page.Label{Text: sign, Format: page.Bullet, List: "bullets", Check: c}
		return p
	}
	cell := func(line int, runs ...page.Run) page.Cell {
		return page.Cell{ColSpan: 1, RowSpan: 1, Blocks: []page.Block{para(line, runs...)}}
	}
	want := []page.Block{
		page.Paragraph{Position: finding.Position{Line: 1}, Style: page.Style{Name: "heading", Heading: 2},
			Runs: []page.Run{text("Part "), {Text: "one", Marks: page.Marks{Italic: true}}}},
		para(2, text("1. What is "), page.Run{Text: "bold", Marks: page.Marks{Bold: true}}, text(" and "),
			page.Run{Text: "code_x", Marks: page.Marks{Code: true}}, text("?")),
		bullet(3, "☒", page.Checked, text("Paris")),
		bullet(4, "☐", page.Unchecked, text("Rome "), page.Run{Text: "or", Marks: page.Marks{Bold: true}}, text(" Milan")),
		page.Paragraph{Position: finding.Position{Line: 6}, Style: page.Style{Name: "code", Code: true},
			Runs: []page.Run{{Kind: page.TabRun, Marks: page.Marks{Code: true}}, {Text: "x := 1", Marks: page.Marks{Code: true}}}},
		page.Table{Position: finding.Position{Line: 8}, Rows: []page.Row{
			{Header: true, Cells: []page.Cell{cell(8, text("a")), cell(8, text("b"))}},
			{Cells: []page.Cell{cell(10, text("1 | 2")), cell(10, page.Run{Text: "3", Marks: page.Marks{Bold: true}})}}}},
		para(11, text("snake_case_name "), page.Run{Kind: page.BlankRun, Text: "____"}, text(" 2"),
			page.Run{Text: "3", Marks: page.Marks{Italic: true}}, text("4")),
		para(12, page.Run{Text: "yes", Marks: page.Marks{Highlight: "FFFF00"}}, text(" H"),
			page.Run{Text: "2", Marks: page.Marks{Sub: true}}, text("O")),
		bullet(13, "•", page.NoCheck, text("A) H"), page.Run{Text: "2", Marks: page.Marks{Sub: true}}, text("O, 2"), page.Run{Text: "10", Marks: page.Marks{Super: true}}, text(" ~ 3")),
	}
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestEncodings(t *testing.T) {
	const s = "Какой город — столица России? Ответ: Москва"
	utf16, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().String(s)
	if err != nil {
		t.Fatal(err)
	}
	cp1251, err := charmap.Windows1251.NewEncoder().String(s)
	if err != nil {
		t.Fatal(err)
	}
	const french = "Où est l'élève ? À l'école."
	latin, err := charmap.Windows1252.NewEncoder().String(french)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct{ in, want string }{
		"utf-8": {s, s}, "utf-8 with mark": {"\xef\xbb\xbf" + s, s}, "utf-16": {utf16, s},
		"windows-1251": {cp1251, s}, "windows-1252": {latin, french}, "decomposed": {"e\u0301te\u0301", "été"},
		"nothing to see": {"a\u200bb\u00adc\x07", "abc"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := read(t, c.in)[0].(page.Paragraph).Text(); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

func TestFormulas(t *testing.T) {
	p := read(t, `Solve $x^2 = 4$ for \(x\); it costs $5 or $10.`)[0].(page.Paragraph)
	var formulas []string
	for _, r := range p.Runs {
		if r.Kind == page.FormulaRun {
			formulas = append(formulas, r.Formula.LaTeX)
			if !strings.HasPrefix(r.Formula.MathML, "<math") {
				t.Errorf("MathML of %q is %q", r.Formula.LaTeX, r.Formula.MathML)
			}
		}
	}
	if diff := cmp.Diff([]string{"x^2 = 4", "x"}, formulas); diff != "" {
		t.Errorf("formulas (-want +got):\n%s", diff)
	}
	if got, want := p.Text(), `Solve $x^2 = 4$ for \(x\); it costs $5 or $10.`; got != want {
		t.Errorf("text %q, want %q", got, want)
	}
}

func TestRefused(t *testing.T) {
	for name, c := range map[string]struct {
		in   string
		want problem.Code
	}{
		"binary": {"a\x00b", problem.DocumentUnsupported}, "only space": {" \n\t\n", problem.DocumentEmpty},
		"endless line": {strings.Repeat("a", maxLine+1), problem.DocumentTooLarge},
		"endless text": {strings.Repeat("a\n", maxLines+1), problem.DocumentTooLarge},
	} {
		t.Run(name, func(t *testing.T) {
			if _, _, err := Read(t.Context(), []byte(c.in)); problem.CodeOf(err) != c.want {
				t.Errorf("got %v, want %s", err, c.want)
			}
		})
	}
}

func FuzzRead(f *testing.F) {
	for _, s := range []string{"1. a\nA. b\n", "**a** *b* [c](http://d) ![e](data:image/png;base64,AAAA)", "| a |\n|--|\n", "```\nx\n```\n```", "\xff\xfea\x00", "$$x$$ \\(y\\)"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		doc, _, err := Read(t.Context(), data)
		if err == nil && len(doc.Blocks) == 0 {
			t.Error("neither blocks nor an error")
		}
	})
}

// TestCountedItems: "#." numbers list items by their order, and a fence inside
// an item stands as far in as the item.
func TestCountedItems(t *testing.T) {
	doc, _, err := Read(t.Context(), []byte("#. First?\n\n    ```c\n    int a;\n      b();\n    ```\n\n    - [x] yes\n\n#. Second?\n"))
	if err != nil {
		t.Fatal(err)
	}
	var labels, code []string
	for _, b := range doc.Blocks {
		p, ok := b.(page.Paragraph)
		if ok && p.Label != nil && p.Label.Format == page.Decimal {
			labels = append(labels, p.Label.Text+" "+p.Text())
		}
		if ok && p.Style.Code {
			code = append(code, p.Text())
		}
	}
	if diff := cmp.Diff([]string{"1. First?", "2. Second?"}, labels); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"int a;", "  b();"}, code); diff != "" {
		t.Error(diff)
	}
}

// TestCodeInFenceLines: code that stands in the line of its fence is code, and a
// fence behind the last line of code ends it.
func TestCodeInFenceLines(t *testing.T) {
	fence := "```"
	doc, _, err := Read(t.Context(), []byte("**1.** What is printed?\n"+fence+"#include <stdio.h>\nint main() {\n    f();\n}"+fence+"\n- [x] one\n"+fence+"int g();"+fence+"\n"+
		fence+"python {1}\nx = 1\n"+fence+"\n- [ ] two\n"))
	if err != nil {
		t.Fatal(err)
	}
	var code, other []string
	for _, b := range doc.Blocks {
		if p, ok := b.(page.Paragraph); ok && p.Style.Code {
			code = append(code, p.Text())
		} else if ok && p.Text() != "" {
			other = append(other, p.Text())
		}
	}
	if diff := cmp.Diff([]string{"#include <stdio.h>", "int main() {", "    f();", "}", "x = 1"}, code); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"1. What is printed?", "one", "int g();", "two"}, other); diff != "" {
		t.Error(diff)
	}
}

// TestAttributes: programs that write Markdown put the direction or the look of
// a stretch in braces behind it, and a backslash before quotation marks.
func TestAttributes(t *testing.T) {
	tests := map[string][]page.Run{
		`[سنگ]{dir="rtl"}`:                        {{Text: "سنگ"}},
		`A [slate]{.underline .smallcaps} roof`:   {{Text: "A "}, {Text: "slate", Marks: page.Marks{Underline: true}}, {Text: " roof"}},
		`[[Slate]{.mark}](https://example.org/s)`: {{Text: "Slate", Marks: page.Marks{Highlight: "FFFF00", Link: "https://example.org/s"}}},
		`It\'s \"slate\"`:                         {{Text: `It's "slate"`}},
		`[1] {2}`:                                 {{Text: "[1] {2}"}},
	}
	for in, want := range tests {
		got := read(t, "## Stones\n"+in+"\n")
		p, ok := got[len(got)-1].(page.Paragraph)
		if !ok || !cmp.Equal(p.Runs, want) {
			t.Errorf("%s: %+v", in, got[len(got)-1])
		}
	}
}

// TestEscapesMakeMarkdown: signs that need an escape in Markdown alone show that
// a document is such.
func TestEscapesMakeMarkdown(t *testing.T) {
	for _, in := range []string{"\\<question\\>Which stone?\n\n", "\\~%0% chalk\n\n"} {
		want := strings.TrimSpace(strings.ReplaceAll(in, "\\", ""))
		p, ok := read(t, strings.Repeat(in, 6))[0].(page.Paragraph)
		if !ok || len(p.Runs) != 1 || p.Runs[0].Text != want {
			t.Errorf("%q: %+v", in, p)
		}
	}
}

// TestHeadingSigns: signs of headings right before their words, or before one title
// alone, show that a document is Markdown; comments and marked answers do not.
func TestHeadingSigns(t *testing.T) {
	for in, want := range map[string]int{
		"##What is chalk?\n\nA stone.\n\n##What is flint?\n":                      2,
		"# Stones\n\nWhat is chalk?\n":                                            1,
		"# Stones\n# by me\nWhat is chalk?\n":                                     0,
		"# Stones\n1. What is chalk?\n\n# Trees\n1. What is an oak?\n":            1,
		"# Stones\n# by me\n1. What is chalk?\n\n# Trees\n1. What is an oak?\n":   1,
		"# Stones\n1. What is chalk?\n# Ask Ann\n2. What is an oak?\n":            0,
		"# Stones\n1. What is chalk?\n*a) a stone\n# Trees\n1. What is an oak?\n": 0,
		"# Stones\nWhat is chalk?\n*a stone\na plant\n":                           0,
	} {
		p, ok := read(t, in)[0].(page.Paragraph)
		if !ok || p.Style.Heading != want || want > 0 && strings.HasPrefix(p.Text(), "#") {
			t.Errorf("%q: %+v", in, p)
		}
	}
}

// TestPowersAreNotBold: the stars of powers are no signs of Markdown, and the plus of a
// choice stays what it is.
func TestPowersAreNotBold(t *testing.T) {
	doc, _, err := Read(t.Context(), []byte("1. What does x=1; y=2; s=x**2+y**2; print(s) print?\n• 4\n+ 5\n• 6\n"))
	if err != nil || len(doc.Blocks) != 4 {
		t.Fatalf("%d blocks, %v", len(doc.Blocks), err)
	}
	if p := doc.Blocks[2].(page.Paragraph); p.Label != nil || p.Runs[0].Text != "+ 5" {
		t.Errorf("%v", p)
	}
	if doc, _, _ := Read(t.Context(), []byte("1. What is 重**要**的?\n+ five\n")); doc.Blocks[1].(page.Paragraph).Label == nil {
		t.Error("bold print is a sign of Markdown")
	}
}

// TestFoldedAnswers: answers that fold away show that a text is Markdown.
func TestFoldedAnswers(t *testing.T) {
	for _, b := range read(t, "1. Which one hoots?\n   - A: hen\n   - B: owl\n\n<details><summary><b>Answer</b></summary>\n<p>\n\n#### Answer: B\n\n</p>\n</details>\n\n2. Which one swims?\n   - A: duck\n   - B: owl\n\n<details><summary><b>Answer</b></summary>\n<p>\n\n#### Answer: A\n\n</p>\n</details>\n") {
		if p, ok := b.(page.Paragraph); ok && strings.ContainsAny(p.Text(), "<#") {
			t.Errorf("%q", p.Text())
		}
	}
}
