package typeset

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

func text(s string) page.Run { return page.Run{Text: s} }

func TestTidy(t *testing.T) {
	under := page.Marks{Underline: true}
	for name, c := range map[string]struct{ in, want []page.Run }{
		"neighbours join":            {[]page.Run{text("a"), text("b")}, []page.Run{text("ab")}},
		"typed blanks":               {[]page.Run{text("is ___.")}, []page.Run{text("is "), {Kind: page.BlankRun, Text: "___"}, text(".")}},
		"dots apart":                 {[]page.Run{text("I . . . . . go. . . . on")}, []page.Run{text("I "), {Kind: page.BlankRun, Text: ". . . . ."}, text(" go. . . . on")}},
		"an ellipsis is no blank":    {[]page.Run{text("so...")}, []page.Run{text("so...")}},
		"underlined spaces":          {[]page.Run{text("is"), {Text: "    ", Marks: under}}, []page.Run{text("is"), {Kind: page.BlankRun, Marks: under}}},
		"underscores on a line":      {[]page.Run{text("is "), {Text: "_    ", Marks: under}, text("_"), {Text: " __", Marks: under}, text(".")}, []page.Run{text("is "), {Kind: page.BlankRun, Marks: under}, text(".")}},
		"a line up to the full stop": {[]page.Run{{Text: "     。", Marks: under}}, []page.Run{{Kind: page.BlankRun, Marks: under}, {Text: "。", Marks: under}}},
		"the frame of an answer":     {[]page.Run{{Text: "     ", Marks: under}, {Text: " 4   ", Marks: page.Marks{Underline: true, Bold: true}}, {Text: "    ", Marks: under}}, []page.Run{{Text: "     ", Marks: under}, {Text: " 4   ", Marks: page.Marks{Underline: true, Bold: true}}, {Text: "    ", Marks: under}}},
		"one underscore in a name":   {[]page.Run{{Text: "a", Marks: page.Marks{Bold: true}}, text("_"), {Text: "b", Marks: page.Marks{Bold: true}}}, []page.Run{{Text: "a", Marks: page.Marks{Bold: true}}, text("_"), {Text: "b", Marks: page.Marks{Bold: true}}}},
		"spaces alone are nothing":   {[]page.Run{text(" "), {Kind: page.TabRun}}, nil},
		"composed":                   {[]page.Run{text("e\u0301")}, []page.Run{text("é")}},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, Tidy(c.in)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestNumberFormats(t *testing.T) {
	tests := []struct {
		format string
		n      int
		want   string
	}{
		{"decimal", 12, "12"}, {"decimalZero", 7, "07"}, {"decimalZero", 12, "12"},
		{"lowerLetter", 26, "z"}, {"lowerLetter", 27, "aa"}, {"upperLetter", 28, "BB"}, {"lowerLetter", 0, "0"},
		{"lowerRoman", 1994, "mcmxciv"}, {"upperRoman", 4, "IV"}, {"upperRoman", 0, "0"},
		{"ordinal", 1, "1st"}, {"ordinal", 12, "12th"}, {"ordinal", 23, "23rd"}, {"ordinal", 112, "112th"},
		{"none", 3, ""}, {"russianLower", 2, "б"}, {"russianUpper", 10, "К"},
		{"chineseCounting", 10, "十"}, {"chineseCounting", 23, "二十三"}, {"ideographDigital", 105, "一〇五"},
		{"hebrew1", 2, "ב"}, {"arabicAbjad", 1, "أ"}, {"thaiLetters", 2, "ข"}, {"decimalEnclosedCircle", 3, "③"}, {"ganada", 2, "나"},
		{"decimalFullWidth", 42, "４２"}, {"hindiNumbers", 10, "١٠"}, {"unheard", 5, "5"}, {"lowerLetter", 1 << 30, "1073741824"},
	}
	for _, tt := range tests {
		if got := FormatNumber(tt.format, tt.n); got != tt.want {
			t.Errorf("%d as %s is %q, want %q", tt.n, tt.format, got, tt.want)
		}
	}
}

func TestNumberedLabel(t *testing.T) {
	want := &page.Label{Text: "(c)", Format: page.LowerAlpha, Number: 3, List: "l", Level: 1}
	if diff := cmp.Diff(want, Numbered("l", 1, "lowerLetter", 3, "(", ")")); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestGlyphs(t *testing.T) {
	want := []page.Run{{Kind: page.CheckRun, Check: page.Checked}, {Kind: page.CheckRun, Check: page.Unchecked}, text("→")}
	if diff := cmp.Diff(want, Glyphs("Wingdings", "\uf0fe\uf0a8\u00e0", page.Marks{})); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got := Bulleted("l", 0, "Wingdings 2", "\u00a3"); got.Check != page.Unchecked || got.Text != "☐" {
		t.Errorf("a box in Wingdings 2 is %+v", got)
	}
}

func TestSymbolsOfEachFont(t *testing.T) {
	for font, c := range map[string]struct{ codes, want string }{
		"Wingdings 2": {"PO\uf051\uf052\uf0a3\uf06b\uf075", "✓✗☒☑☐②❶"},
		"Wingdings 3": {"\uf067\uf075\uf070\uf021", "→▶▲•"},
		"Webdings":    {"acn4", "✓☐●▶"},
		"Wingdings":   {"\uf0fc\uf0fb\uf0fe\uf0e7\uf0e9\uf0ea", "✓✗☑←↑↓"},
		"Arial":       {"acn4", "acn4"},
	} {
		if got := FromSymbols(font, c.codes); got != c.want {
			t.Errorf("%s: %q, want %q", font, got, c.want)
		}
	}
}

func TestFormulas(t *testing.T) {
	var shown []string
	for _, r := range Formulas([]page.Run{text(`Solve $x^2 = 4$ for \(x\); it costs $5 or $10.`)}) {
		shown = append(shown, map[bool]string{true: "F:"}[r.Kind == page.FormulaRun]+r.Plain())
	}
	if diff := cmp.Diff([]string{"Solve ", "F:$x^2 = 4$", " for ", `F:\(x\)`, "; it costs $5 or $10."}, shown); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestRulesAndColours(t *testing.T) {
	for s, want := range map[string]bool{"- - - - -": true, "======": true, "----": false, "______": false, "-----a": false} {
		if got := IsRule([]page.Run{text(s)}); got != want {
			t.Errorf("IsRule(%q) is %v", s, got)
		}
	}
	for in, want := range map[string]string{"#ff0000": "FF0000", "00AA11": "00AA11", "red": "", "#fff": ""} {
		if got := Hex(in); got != want {
			t.Errorf("Hex(%q) is %q", in, got)
		}
	}
}

func TestPicturesAreBounded(t *testing.T) {
	p := NewPictures()
	huge := "BM" + strings.Repeat("\x00", 16) + "\x00\x00\x10\x00\x00\x00\x10\x00" + strings.Repeat("\x00", 8)
	for name, c := range map[string]struct{ data, says string }{
		"unknown": {"no picture", "not known"}, "huge": {huge, "limits"},
	} {
		if got := p.Bytes(name, []byte(c.data)); got.Hash != "" || !strings.Contains(got.Problem, c.says) {
			t.Errorf("%s: %+v", name, got)
		}
	}
	if len(p.Media) != 0 {
		t.Errorf("%d pictures were kept", len(p.Media))
	}
	small := []byte("BM" + strings.Repeat("\x00", 16) + "\x02\x00\x00\x00\x03\x00\x00\x00" + strings.Repeat("\x00", 8))
	if got := p.Bytes("small", small); got.Width != 2 || got.Height != 3 || len(p.Media) != 1 {
		t.Errorf("got %+v and %d pictures", got, len(p.Media))
	}
}

func TestShownLabels(t *testing.T) {
	var before *page.Label
	for _, c := range []struct {
		shown  string
		format page.LabelFormat
		number int
	}{
		{"12.", page.Decimal, 12}, {"2.3)", page.Decimal, 3}, {"(h)", page.LowerAlpha, 8}, {"(i)", page.LowerAlpha, 9},
		{"IV.", page.UpperRoman, 4}, {"i.", page.LowerRoman, 1}, {"v)", page.LowerRoman, 5}, {"D)", page.UpperAlpha, 4}, {"•", page.Bullet, 0}, {"§", page.Bullet, 0},
		{"第1問", page.OtherLabel, 0},
	} {
		got := ShownLabel("l", 0, "", c.shown, before)
		if got.Format != c.format || got.Number != c.number || got.Text != c.shown {
			t.Errorf("%q is %+v", c.shown, got)
		}
		before = got
	}
	if got := ShownLabel("l", 0, "Wingdings", "\u00a8", nil); got.Check != page.Unchecked {
		t.Errorf("a box is %+v", got)
	}
	if got := ShownLabel("l", 0, "", "\t ", nil); got != nil {
		t.Errorf("nothing is %+v", got)
	}
}

func TestRowsReadLikeAPage(t *testing.T) {
	at := func(x, y, w, h float64) Box { return Box{X: x, Y: y, W: w, H: h, Placed: true} }
	boxes := []Box{at(300, 200, 100, 40), {Placed: false}, at(0, 203, 100, 40), {Title: true}, at(0, 300, 100, 40), at(500, 100, 100, 400), at(0, 102, 100, 30)}
	if diff := cmp.Diff([][]int{{3}, {6, 5}, {2, 0}, {4}, {1}}, Rows(boxes)); diff != "" {
		t.Errorf("rows (-want +got):\n%s", diff)
	}
}
