package quiztest

import (
	"strings"

	"golang.org/x/text/unicode/norm"
	"pgregory.net/rapid"

	"formwright/shared/richtext"
)

// HostileTexts are texts that some format gives a meaning to, or that are
// unusual in another way. None holds a newline.
func HostileTexts() []string {
	return []string{
		"~", "=", "=a", "#", "{", "}", ":", `\`, `\n`, "//", "// not a comment", "::", "::name::", "[html]", "[html]x", "[x",
		"%50%", "%50% of it", "%-100%", "->", "a -> b", "####", "####x", "{1:SHORTANSWER:=x}", "{:MC:=x}", "{#1}", "{=a ~b}", "[[1]]", "[tag:x]",
		"A. first", "B) second", "ANSWER: B", "ANSWER:", "=cmd|'/c calc'!A0", "+SUM(A1)", "-5", "-2+3+cmd|'/c calc'!A0", "@x", "\tTab", `"quoted", "`, ",", ";", "'",
		"]]>", "<![CDATA[", "<script>alert(1)</script>", "<b", "a < b & c > d", "a<b", "&amp;", "&lt;", "&#126;", "&&058;", "&nbsp", "0", "$CATEGORY: x",
		`\}`, `\#`, `\\`, "ends with &", `ends with \`, "*", `\*`, "a*b", "T", "TRUE", "F", "1..5", "3:4", "$x$", `\(x\)`, `\[y\]`, "`code`", "_a_ **b**", "| a | b |", "# a", "1. a", "- a", "> a",
		"x\u200by", "\u202etfel", "\ufeffbom", "nul\x00nul", "\x0b", "\x7f", "\uffff", "\ufffd", " ", "  two  spaces  ", "\u00a0", "line\u2028separator",
		"日本語のテスト", "مرحبا بالعالم", "שלום עולם", "Tiếng Việt", "ไทย", "हिन्दी", "한국어", "Ελληνικά", "русский", "👩‍👩‍👧", "\U0010fffd", "n" + strings.Repeat("ö", 300),
	}
}

// text draws a text that is not empty and has no newline, in NFC as all text of
// a quiz.
func (g *generator) text(label string) string {
	words := rapid.SliceOfN(rapid.OneOf(
		rapid.SampledFrom(HostileTexts()),
		rapid.StringMatching(`[A-Za-z0-9 ~=#{}:\\<>&%*"'|_.,;!?@$+-]{1,12}`),
	), 1, 3).Draw(g.t, label)
	return norm.NFC.String(strings.Join(words, rapid.SampledFrom([]string{"", " "}).Draw(g.t, "joint")))
}

func (g *generator) maybeText(label string) string {
	if g.flip(label) {
		return ""
	}
	return g.text(label)
}

// phrase draws content of one paragraph.
func (g *generator) phrase(label string) richtext.Content {
	p := richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: g.text(label)}}}
	if g.rarely("more") {
		p.Inlines = append(p.Inlines, g.inline(label))
	}
	return richtext.Content{p}
}

func (g *generator) maybeContent(label string) richtext.Content {
	if !g.rarely(label) {
		return nil
	}
	return g.content(label)
}

// content draws content that is not empty.
func (g *generator) content(label string) richtext.Content {
	c := g.phrase(label)
	for range rapid.IntRange(0, 2).Draw(g.t, "blocks") {
		c = append(c, g.block(label))
	}
	return c
}

func (g *generator) block(label string) richtext.Block {
	switch rapid.IntRange(0, 4).Draw(g.t, "block") {
	case 0:
		return richtext.Code{Text: g.text(label) + "\n  " + g.text(label), Language: rapid.SampledFrom([]string{"", "go", `"><`}).Draw(g.t, "language")}
	case 1:
		style := rapid.SampledFrom([]richtext.ListStyle{richtext.Bullet, richtext.Decimal, richtext.UpperAlpha, richtext.LowerRoman}).Draw(g.t, "style")
		return richtext.List{Style: style, Start: rapid.IntRange(0, 3).Draw(g.t, "start"), Items: []richtext.Content{g.phrase(label), g.phrase(label)}}
	case 2:
		return richtext.Table{Rows: []richtext.Row{
			{Cells: []richtext.Cell{{Content: g.phrase(label), Header: true, ColSpan: 2}}},
			{Cells: []richtext.Cell{{Content: g.phrase(label)}, {Content: g.phrase(label), RowSpan: 2}}},
		}}
	default:
		p := g.phrase(label)[0].(richtext.Paragraph)
		p.Heading = rapid.SampledFrom([]int{0, 0, 2}).Draw(g.t, "heading")
		return p
	}
}

func (g *generator) inline(label string) richtext.Inline {
	switch rapid.IntRange(0, 4).Draw(g.t, "inline") {
	case 0:
		hash := rapid.SampledFrom(PictureHashes()).Draw(g.t, "picture")
		return richtext.Image{Hash: hash, Alt: g.maybeText("alt"), Width: 2}
	case 1:
		return rapid.SampledFrom([]richtext.Inline{
			richtext.Math{LaTeX: `\frac{a}{b}`, MathML: "<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>", Text: "a/b"},
			richtext.Math{LaTeX: `x<y \}`, Display: true},
			richtext.Math{MathML: `<math><mi onclick="x">z</mi></math>`, Text: "z"},
		}).Draw(g.t, "formula")
	case 2:
		return richtext.Break{}
	default:
		return richtext.Text{Text: g.text(label), Marks: rapid.SampledFrom([]richtext.Marks{
			{}, {Bold: true}, {Italic: true, Underline: true}, {Super: true}, {Sub: true}, {Code: true}, {Strike: true},
			{Link: "https://example.org/?a=1&b=\"2\""}, {Link: "javascript:alert(1)"},
		}).Draw(g.t, "marks")}
	}
}
