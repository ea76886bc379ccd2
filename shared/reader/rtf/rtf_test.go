package rtf

import (
	"encoding/hex"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
)

const tables = `{\fonttbl{\f0\fnil\fcharset0 Arial;}{\f1\fnil\fcharset2 Wingdings;}{\f2\fmodern\fcharset0 Courier New;}{\f3\fnil\fcharset204 Arial Cyr;}{\f4\fnil\fcharset128 MS Mincho;}}` +
	`{\colortbl ;\red255\green0\blue0;\red255\green255\blue0;\red0\green0\blue0;}{\stylesheet{\s0 Normal;}{\s1\b heading 1;}{\*\cs2 Strong;}}`

// file makes a document of this text.
func file(body string) []byte { return []byte(`{\rtf1\ansi\ansicpg1252\deff0` + tables + body + `}`) }

func read(t *testing.T, body string) page.Document {
	t.Helper()
	doc, findings, err := Read(t.Context(), file(body))
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

func TestText(t *testing.T) {
	for name, c := range map[string]struct {
		body string
		want []string
	}{
		"paragraphs":                  {`one\par two\pard\par\par three`, []string{"one", "two", "", "three"}},
		"line ends mean nothing":      {"o\r\nne\\par\ntwo\\\nthree", []string{"one", "two", "three"}},
		"code pages":                  {`caf\'e9 \f3\'cf\'f0\'e8 \f4\'82\'a0`, []string{"café При あ"}},
		"unicode":                     {`\u8364? {\uc2\u1055\'cf\'cf!}{\uc0\u1056!}\u-10179?\u-8704?`, []string{"€ П!Р!😀"}},
		"a character and its word":    {`a\u8212\emdash b\emdash c`, []string{"a—b—c"}},
		"symbols":                     {`a\~b\_c\-d\{\}\\`, []string{"a b‑cd{}\\"}},
		"tabs and lines":              {`a\tab b\line c`, []string{"a\tb\nc"}},
		"what is not shown":           {`{\header x}{\*\secret x}{\v x}{\deleted x}{\pict}{\info{\author x}}a`, []string{"a"}},
		"pages and rules":             {`a\par\page b\par -----\par c`, []string{"a", "<break>", "b", "<rule>", "c"}},
		"an older twin of a text":     {`{\upr{old}{\*\ud new}}`, []string{"new"}},
		"text boxes":                  {`a{\shp{\*\shpinst{\sp{\sn x}{\sv 1}}{\shptxt box\par}}{\shprslt old}}\par b`, []string{"a", "box", "b"}},
		"footnotes":                   {`a{\footnote\pard note}\par b`, []string{"a", "b", "note"}},
		"formulas as a line":          {`{\mmath{\*\moMath{\mf{\mnum{\mr 1}}{\mden{\mr 2}}}}}`, []string{"1/2"}},
		"binary":                      {`a{\pict\bin5 }}}}}b}c`, []string{"ac"}},
		"a group that is never ended": {`a {\b b`, []string{"a b"}},
	} {
		t.Run(name, func(t *testing.T) {
			doc, _, err := Read(t.Context(), file(c.body))
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, lines(doc.Blocks)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestMarks(t *testing.T) {
	for name, c := range map[string]struct {
		words string
		want  page.Marks
	}{
		"switches":                   {`\b\i\ul\strike`, page.Marks{Bold: true, Italic: true, Underline: true, Strike: true}},
		"switched off":               {`\b\b0\i\i0\ulw\ulnone\strike\strike0`, page.Marks{}},
		"plain":                      {`\b\cf1\plain`, page.Marks{}},
		"colour":                     {`\cf1`, page.Marks{Color: "FF0000"}},
		"black":                      {`\cf3`, page.Marks{}},
		"highlight":                  {`\highlight2`, page.Marks{Highlight: "FFFF00"}},
		"shading":                    {`\chcbpat2`, page.Marks{Shading: "FFFF00"}},
		"superscript":                {`\super`, page.Marks{Super: true}},
		"lowered":                    {`\dn6`, page.Marks{Sub: true}},
		"code":                       {`\f2`, page.Marks{Code: true}},
		"bold of right-to-left text": {`\ltrch\rtlch\ab`, page.Marks{Bold: true}},
		"another script's bold":      {`\rtlch\ab\ltrch`, page.Marks{}},
	} {
		t.Run(name, func(t *testing.T) {
			want := []page.Run{{Text: "x", Marks: c.want}}
			if diff := cmp.Diff(want, read(t, c.words+" x").Blocks[0].(page.Paragraph).Runs); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
	p := read(t, `\s1\qc\li720\fi-360 x`).Blocks[0].(page.Paragraph)
	if p.Style.Heading != 1 || p.Align != page.Center || p.Indent != 18 {
		t.Errorf("a heading is %+v", p)
	}
}

func TestLists(t *testing.T) {
	const table = `{\*\listtable{\list{\listlevel\levelnfc0\levelstartat3{\leveltext\'02\'00.;}{\levelnumbers\'01;}}{\listlevel\levelnfc4\levelstartat1{\leveltext\'02\'01);}{\levelnumbers\'01;}}\listid77}}` +
		`{\*\listoverridetable{\listoverride\listid77\listoverridecount0\ls1}}`
	for name, c := range map[string]struct {
		body string
		want []string
	}{
		"labels as displayed":  {`{\listtext 7.\tab}\ls9 x\par{\listtext\f1\'a8\tab}\ls8 y\par\pard{\pntext 8)\tab}{\*\pn\pnlvlbody{\pntxta )}}z`, []string{"7. x", "☐ y", "8) z"}},
		"counted by the table": {table + `\pard\ls1 x\par\pard\ls1\ilvl1 a\par b\par\pard\ls1\ilvl0 y\par\pard\ls1\ilvl1 a\par\pard end`, []string{"3. x", "a) a", "b) b", "4. y", "a) a", "end"}},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, lines(read(t, c.body).Blocks)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
	const bullets = `{\*\listtable{\list{\listlevel\levelnfc23{\leveltext\'01o;}{\levelnumbers;}}\listid5}}{\*\listoverridetable{\listoverride\listid5\listoverridecount0\ls2}}`
	if diff := cmp.Diff(&page.Label{Text: "o", Format: page.Bullet, List: "list 5"}, read(t, bullets+`{\listtext o\tab}\ls2 x`).Blocks[0].(page.Paragraph).Label); diff != "" {
		t.Errorf("a bullet that looks like a letter (-want +got):\n%s", diff)
	}
	label := read(t, table+`{\listtext i)\tab}\ls1\ilvl1 x`).Blocks[0].(page.Paragraph).Label
	if diff := cmp.Diff(&page.Label{Text: "i)", Format: page.LowerAlpha, Number: 1, List: "list 77", Level: 1}, label); diff != "" {
		t.Errorf("a letter that could be a Roman number (-want +got):\n%s", diff)
	}
}

func TestTables(t *testing.T) {
	doc := read(t, `\trowd\trhdr\clcbpat2\cellx1000\clmgf\cellx2000\clmrg\cellx3000\pard\intbl a\cell b\cell c\cell\row`+
		`\trowd\cellx1000\clvmgf\cellx3000\pard\intbl d\par e\cell f\cell\row\trowd\cellx1000\clvmrg\cellx3000\pard\intbl g\cell\cell\row\pard after`)
	want := []string{"| 1x1 FFFF00a", "| 2x1 b / c", "| 1x1 d / e", "| 2x2 f", "| 1x1 g", "after"}
	if diff := cmp.Diff(want, lines(doc.Blocks)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	table := doc.Blocks[0].(page.Table)
	if !table.Rows[0].Header || table.Rows[1].Cells[1].Blocks[0].Pos().Cell != "r2c2" {
		t.Errorf("got %+v", table)
	}
}

func TestFieldsAndBoxes(t *testing.T) {
	doc := read(t, `{\field{\*\fldinst HYPERLINK "https://localhost/a"}{\fldrslt link}} {\field{\*\fldinst FORMCHECKBOX {\*\formfield{\fftype1\ffres25\ffdefres1}}}{\fldrslt }}`+
		`{\field{\*\fldinst FORMTEXT}{\fldrslt \u8194?\u8194?}}{\field{\*\fldinst FORMDROPDOWN{\*\formfield{\*\ffl one}{\*\ffl two}}}{\fldrslt one}}{\f1\'fe}{\field{\*\fldinst PAGE}{\fldrslt 3}}`)
	want := []page.Run{{Text: "link", Marks: page.Marks{Link: "https://localhost/a"}}, {Text: " "}, {Kind: page.CheckRun, Check: page.Checked}, {Kind: page.BlankRun},
		{Text: "[one / two]"}, {Kind: page.CheckRun, Check: page.Checked}}
	if diff := cmp.Diff(want, doc.Blocks[0].(page.Paragraph).Runs); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestPictures(t *testing.T) {
	gif := hex.EncodeToString([]byte("GIF89a\x02\x00\x03\x00\x00\x00\x00;"))
	doc := read(t, `a{\*\shppict{\pict{\*\picprop{\sp{\sn wzDescription}{\sv a map}}}\pngblip\picwgoal300\pichgoal150 `+gif+`}}{\nonshppict{\pict `+gif+`}}`)
	runs := doc.Blocks[0].(page.Paragraph).Runs
	if len(runs) != 2 || len(doc.Media) != 1 || runs[1].Image.Alt != "a map" || runs[1].Image.Width != 20 || runs[1].Image.Hash == "" {
		t.Errorf("got %+v", runs)
	}
	shape := `{\shp{\*\shpinst\shptop9{\sp{\sn pib}{\sv {\pict{\*\picprop{\sp{\sn wzDescription}{\sv C:\\Pictures\\map.png}}}\pngblip ` + gif + `}}}{\sp{\sn fillBlip}{\sv {\pict ` + gif + `}}}}{\shprslt{\pict ` + gif + `}}}`
	runs = read(t, `a`+shape+`b`).Blocks[0].(page.Paragraph).Runs
	if len(runs) != 3 || runs[1].Image == nil || runs[1].Image.Alt != "" || runs[2].Text != "b" {
		t.Errorf("of a shape: %+v", runs)
	}
	_, findings, err := Read(t.Context(), file(`a{\pict\macpict 00010203}`))
	if err != nil || len(findings) != 1 || findings[0].Code != finding.ImageUnreadable {
		t.Errorf("got %v, %v", findings, err)
	}
}

func TestRefused(t *testing.T) {
	for name, c := range map[string]struct {
		data []byte
		want problem.Code
	}{
		"another kind":   {[]byte("plain text"), problem.DocumentBroken},
		"nothing shown":  {file(`\par {\v hidden}`), problem.DocumentEmpty},
		"deep nesting":   {file(strings.Repeat("{", maxDepth+1)), problem.DocumentTooLarge},
		"endless":        {file(strings.Repeat(`\par `, maxParagraphs+1)), problem.DocumentTooLarge},
		"too colourful":  {file(strings.Repeat(`\b x\b0 y`, maxRuns/2+1)), problem.DocumentTooLarge},
		"only its start": {[]byte(`{\rtf1\ansi{\fonttbl{\f0`), problem.DocumentEmpty},
	} {
		t.Run(name, func(t *testing.T) {
			if _, _, err := Read(t.Context(), c.data); problem.CodeOf(err) != c.want {
				t.Errorf("got %v, want %s", err, c.want)
			}
		})
	}
}

func TestTitle(t *testing.T) {
	if got := read(t, `{\info{\title My \'84quiz\'94}}x`).Title; got != "My „quiz”" {
		t.Errorf("got %q", got)
	}
}

func FuzzRead(f *testing.F) {
	for _, s := range []string{`{\listtext 1.\tab}\ls1 x\par`, `\trowd\cellx1\clvmrg\cellx2\intbl a\cell\row`, `{\field{\*\fldinst FORMTEXT}{\fldrslt {\footnote x}}}`,
		`\u-10179?\u8212\'e9{\upr{a}{\*\ud b}}`, `{\pict\pngblip 8950\bin3 abc}`, `{\shp{\*\shpinst{\shptxt{\shptxt a}\cell}}}`, `}}}\par{\footnote`, `{\colortbl;;;\red300;}\cf2 x`} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, body string) {
		doc, _, err := Read(t.Context(), file(body))
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
