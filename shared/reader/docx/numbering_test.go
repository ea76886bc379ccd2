package docx

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// abstractOf makes an abstract list of levels; lvl one level.
func abstractOf(id string, levels ...string) string {
	out := `<w:abstractNum w:abstractNumId="` + id + `">`
	for _, l := range levels {
		out += l
	}
	return out + "</w:abstractNum>"
}

func lvl(i, format, text, more string) string {
	return `<w:lvl w:ilvl="` + i + `"><w:start w:val="1"/><w:numFmt w:val="` + format + `"/>` + more + `<w:lvlText w:val="` + text + `"/></w:lvl>`
}

func numOf(id, abstract, overrides string) string {
	return `<w:num w:numId="` + id + `"><w:abstractNumId w:val="` + abstract + `"/>` + overrides + `</w:num>`
}

func startAt(level, start string) string {
	return `<w:lvlOverride w:ilvl="` + level + `"><w:startOverride w:val="` + start + `"/></w:lvlOverride>`
}

func TestLevelsCountAndRestart(t *testing.T) {
	d := doc(item("1", "0", "q") + item("1", "1", "x") + item("1", "1", "y") + p("between") + item("1", "0", "q") +
		item("1", "1", "x") + item("1", "2", "deep") + item("0", "0", "removed"))
	d.lists(abstractOf("7", lvl("0", "decimal", "%1.", ""), lvl("1", "lowerLetter", "%2)", ""), lvl("2", "lowerRoman", "%1.%2.%3", "")) + numOf("1", "7", ""))
	checkLines(t, d, "1. q", "a) x", "b) y", "between", "2. q", "a) x", "2.a.i deep", "removed")
	got := d.blocks(t)[2].(page.Paragraph).Label
	if diff := cmp.Diff(&page.Label{Text: "b)", Format: page.LowerAlpha, Number: 2, List: "abstract 7", Level: 1}, got); diff != "" {
		t.Errorf("label (-want +got):\n%s", diff)
	}
}

func TestListsShareCountersUnlessTheyStartAnew(t *testing.T) {
	d := doc(item("1", "0", "a") + item("2", "0", "b") + item("3", "0", "c") + item("3", "0", "d") + item("1", "0", "e"))
	d.lists(abstractOf("0", lvl("0", "decimal", "%1.", "")) + numOf("1", "0", "") + numOf("2", "0", "") + numOf("3", "0", startAt("0", "5")))
	checkLines(t, d, "1. a", "2. b", "5. c", "6. d", "7. e")
}

// Each question's first choice starts the letters anew, the others go on in
// the list of the style.
func TestAListGoesOnWhereAnotherBeganAnew(t *testing.T) {
	d := doc(item("1", "0", "q") + item("3", "0", "o") + item("2", "0", "o") + item("1", "0", "q") + item("4", "0", "o") + item("2", "0", "o") + item("3", "0", "o"))
	d.lists(abstractOf("0", lvl("0", "decimal", "%1.", "")) + abstractOf("1", lvl("0", "lowerLetter", "%1)", "")) +
		numOf("1", "0", "") + numOf("2", "1", "") + numOf("3", "1", startAt("0", "1")) + numOf("4", "1", startAt("0", "1")))
	checkLines(t, d, "1. q", "a) o", "b) o", "2. q", "a) o", "b) o", "c) o")
	lists := map[string]bool{}
	for _, b := range d.blocks(t)[4:] {
		lists[b.(page.Paragraph).Label.List] = true
	}
	if len(lists) != 1 || !lists["list 4"] {
		t.Errorf("the second question's choices are of the lists %v, want one", lists)
	}
}

func TestOverriddenLevelReplacesTheLook(t *testing.T) {
	d := doc(item("1", "0", "a"))
	d.lists(abstractOf("0", lvl("0", "decimal", "%1.", "")) +
		numOf("1", "0", `<w:lvlOverride w:ilvl="0">`+lvl("0", "upperLetter", "(%1)", "")+`</w:lvlOverride>`))
	checkLines(t, d, "(A) a")
}

// Pasted lists have a list for each entry, whose override says how the letters look
// and not where they start: they go on.
func TestAnOverriddenLookWithoutAStartGoesOn(t *testing.T) {
	look := `<w:lvlOverride w:ilvl="1"><w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%2."/></w:lvl></w:lvlOverride>`
	d := doc(item("1", "0", "q") + item("2", "1", "o") + item("3", "1", "o") + item("1", "0", "q") + item("4", "1", "o") + item("5", "1", "o"))
	d.lists(abstractOf("0", lvl("0", "decimal", "%1.", ""), lvl("1", "decimal", "%2.", "")) +
		numOf("1", "0", "") + numOf("2", "0", look) + numOf("3", "0", look) + numOf("4", "0", look) + numOf("5", "0", look))
	checkLines(t, d, "1. q", "a. o", "b. o", "2. q", "a. o", "b. o")
}

func TestNoLetterStandsForZero(t *testing.T) {
	zero := func(format string) string {
		return `<w:lvl w:ilvl="0"><w:start w:val="0"/><w:numFmt w:val="` + format + `"/><w:lvlText w:val="%1."/></w:lvl>`
	}
	d := doc(item("1", "0", "x") + item("1", "0", "y") + item("2", "0", "x") + item("2", "0", "y"))
	d.lists(abstractOf("0", zero("lowerLetter")) + abstractOf("1", zero("decimal")) + numOf("1", "0", "") + numOf("2", "1", ""))
	checkLines(t, d, "a. x", "b. y", "0. x", "1. y")
}

func TestRestartIsTheLevelsChoice(t *testing.T) {
	never := doc(item("1", "0", "q") + item("1", "1", "o") + item("1", "0", "q") + item("1", "1", "o"))
	never.lists(abstractOf("0", lvl("0", "decimal", "%1.", ""), lvl("1", "decimal", "%2.", `<w:lvlRestart w:val="0"/>`)) + numOf("1", "0", ""))
	checkLines(t, never, "1. q", "1. o", "2. q", "2. o")

	// Level 2 restarts after level 0 only, not after level 1.
	after := doc(item("1", "0", "q") + item("1", "1", "o") + item("1", "2", "x") + item("1", "1", "o") + item("1", "2", "x") + item("1", "0", "q") + item("1", "2", "x"))
	after.lists(abstractOf("0", lvl("0", "decimal", "%1.", ""), lvl("1", "lowerLetter", "%2.", ""), lvl("2", "decimal", "%3)", `<w:lvlRestart w:val="1"/>`)) + numOf("1", "0", ""))
	checkLines(t, after, "1. q", "a. o", "1) x", "b. o", "2) x", "2. q", "1) x")
}

func TestNumberingThroughStyles(t *testing.T) {
	d := doc(para(`<w:pPr><w:pStyle w:val="Q"/></w:pPr>`+r("q")) + para(`<w:pPr><w:pStyle w:val="Sub"/></w:pPr>`+r("o")) +
		para(`<w:pPr><w:pStyle w:val="Derived"/></w:pPr>`+r("q")) +
		para(`<w:pPr><w:pStyle w:val="Q"/><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr>`+r("plain")) +
		para(`<w:pPr><w:pStyle w:val="Linked"/></w:pPr>`+r("linked")))
	d.styles(`<w:style w:type="paragraph" w:styleId="Q"><w:name w:val="Question"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>` +
		`<w:style w:type="paragraph" w:styleId="Sub"><w:basedOn w:val="Q"/><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr></w:style>` +
		`<w:style w:type="paragraph" w:styleId="Derived"><w:basedOn w:val="Q"/></w:style>` +
		`<w:style w:type="numbering" w:styleId="Look"><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr></w:style>` +
		`<w:style w:type="paragraph" w:styleId="Linked"><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>`)
	d.lists(abstractOf("0", lvl("0", "decimal", "%1.", ""), lvl("1", "lowerLetter", "%2.", `<w:pStyle w:val="Sub"/>`)) +
		abstractOf("1", `<w:numStyleLink w:val="Look"/>`) +
		abstractOf("2", `<w:styleLink w:val="Look"/>`, lvl("0", "upperRoman", "%1.", "")) +
		numOf("1", "0", "") + numOf("2", "1", "") + numOf("3", "2", ""))
	checkLines(t, d, "1. q", "a. o", "2. q", "plain", "I. linked")
}

func TestLegalNumbersAndPlainText(t *testing.T) {
	d := doc(item("1", "0", "a") + item("1", "1", "b") + item("1", "2", "c"))
	d.lists(abstractOf("0", lvl("0", "upperRoman", "%1.", ""), lvl("1", "decimal", "%1.%2", "<w:isLgl/>"), lvl("2", "none", "Note:", "")) + numOf("1", "0", ""))
	checkLines(t, d, "I. a", "1.1 b", "Note: c")
}

func TestBulletsAndCheckLists(t *testing.T) {
	font := func(name string) string { return `<w:rPr><w:rFonts w:ascii="` + name + `"/></w:rPr>` }
	tests := []struct {
		name, text, more string
		want             page.Label
	}{
		{"symbol font", "\uf0b7", font("Symbol"), page.Label{Text: "•"}},
		{"letter of a typewriter", "o", font("Courier New"), page.Label{Text: "◦"}},
		{"box of Wingdings", "\uf06f", font("Wingdings"), page.Label{Text: "☐", Check: page.Unchecked}},
		{"ticked box of Wingdings", "\uf0fe", font("Wingdings"), page.Label{Text: "☑", Check: page.Checked}},
		{"tick is no box", "\uf0fc", font("Wingdings"), page.Label{Text: "✓"}},
		{"cloud's open item", "☐", "", page.Label{Text: "☐", Check: page.Unchecked}},
		{"cloud's done item", "☑", "", page.Label{Text: "☑", Check: page.Checked}},
		{"crossed", "☒", "", page.Label{Text: "☒", Check: page.Checked}},
		{"picture", "", `<w:lvlPicBulletId w:val="0"/>`, page.Label{Text: "•"}},
		{"dash", "-", "", page.Label{Text: "-"}},
	}
	for _, tt := range tests {
		d := doc(item("1", "0", "x")).lists(abstractOf("0", lvl("0", "bullet", tt.text, tt.more)) + numOf("1", "0", ""))
		tt.want.Format, tt.want.List = page.Bullet, "abstract 0"
		if diff := cmp.Diff(&tt.want, d.blocks(t)[0].(page.Paragraph).Label); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
}

func TestListIndents(t *testing.T) {
	ind := `<w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr>`
	d := doc(item("1", "0", "list's") +
		para(`<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:ind w:left="1000" w:firstLine="0"/></w:pPr>`+r("own")) +
		para(`<w:pPr><w:pStyle w:val="S"/></w:pPr>`+r("style's")) + para(`<w:pPr><w:ind w:start="1in"/></w:pPr>`+r("none")))
	d.lists(abstractOf("0", lvl("0", "decimal", "%1.", ind)) + numOf("1", "0", ""))
	d.styles(`<w:style w:type="paragraph" w:styleId="S"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:ind w:left="200" w:firstLine="100"/></w:pPr></w:style>`)
	var got []float64
	for _, b := range d.blocks(t) {
		got = append(got, b.(page.Paragraph).Indent)
	}
	if diff := cmp.Diff([]float64{18, 50, 15, 72}, got); diff != "" {
		t.Errorf("indents (-want +got):\n%s", diff)
	}
}
