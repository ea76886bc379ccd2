package richtext_test

import (
	"testing"

	"formwright/shared/richtext"
)

func TestMarkdown(t *testing.T) {
	o := richtext.MarkdownOptions{Math: richtext.MathAsDollar, Image: func(i richtext.Image) string { return i.Hash + ".png" }}
	want := "## Title\n\na \\< b \\& ***bold***\\\nx<sup>2</sup> H<sub>2</sub>O \\_\\_\\_\\_\\_![a \"dot\"](<abc.png>)$a<b$\n\n" +
		"```go\nif x {\n\ty()\n}\n```\n\n3. one\n4. two\n   \n   ```\n   z\n   ```\n\n| Head |  |\n| --- | --- |\n| 1\\|2 | 3 |"
	if got := sample().Markdown(o); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestMarkdownTextMeansItself(t *testing.T) {
	for in, want := range map[string]string{
		"# no heading": `\# no heading`, "1. no list": `1\. no list`, "- no list": `\- no list`, "a_b*c`d": "a\\_b\\*c\\`d",
		"[x](y)": `\[x\](y)`, "<b>": `\<b\>`, "12) x": `12\) x`, "2 + 2": "2 + 2", "a\x00b": "ab", "=====": `\=====`,
	} {
		if got := richtext.Plain(in).Markdown(richtext.MarkdownOptions{}); got != want {
			t.Errorf("%q became %q, want %q", in, got, want)
		}
	}
}

func TestMarkdownMarks(t *testing.T) {
	for _, c := range []struct {
		in   richtext.Text
		want string
	}{
		{text(" a ", richtext.Marks{Bold: true}), "**a**"},
		{text("a`b", richtext.Marks{Code: true}), "`` a`b ``"},
		{text("x", richtext.Marks{Link: "https://e.org/<>", Strike: true}), "[~~x~~](<https://e.org/%3C%3E>)"},
		{text("x", richtext.Marks{Link: "javascript:x"}), "x"},
	} {
		if got := paragraph(c.in).Markdown(richtext.MarkdownOptions{}); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

func TestMarkdownTableCellsAreOneLine(t *testing.T) {
	cell := richtext.Cell{Content: append(paragraph(text("a"), richtext.Break{}, text("b")), richtext.Code{Text: "x | y\nz"})}
	c := richtext.Content{richtext.Table{Rows: []richtext.Row{{Cells: []richtext.Cell{cell}}}}}
	if got, want := c.Markdown(richtext.MarkdownOptions{}), "| a b `x \\| y z` |\n| --- |"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
