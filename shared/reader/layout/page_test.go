package layout

import (
	"bytes"
	"image"
	"image/png"
	"strconv"
	"strings"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/page"
)

func TestLinesThatAreDrawn(t *testing.T) {
	check(t, []sample{
		{"an underline and a strike", newPaper().at(60, 100, "Pick the").at(105, 100, "right").at(135, 100, "word").
			rule(105, 101.5, 131, 101.5).at(60, 130, "not").at(85, 130, "this one").rule(85, 126.5, 125, 126.5),
			"Pick the <u|right> word\nnot <s|this one>\n"},
		{"an underline of a part of a span", newPaper().at(60, 100, "one two three").rule(79.5, 101.5, 97, 101.5),
			"one <u|two> three\n"},
		{"underlines that reach over the spaces", newPaper().at(60, 100, "Pick").at(84, 100, "a").at(92, 100, "goal").at(116, 100, "now").rule(60, 101.5, 91.5, 101.5).rule(92, 101.5, 115.5, 101.5),
			"<u|Pick a goal> now\n"},
		{"a gap between words", newPaper().at(60, 100, "The speed of light is").at(260, 100, "for all.").rule(158, 101.5, 255, 101.5),
			"The speed of light is [___] for all.\n"},
		{"a gap inside a span of spaces", newPaper().at(60, 100, "It is          here.").rule(76, 101.5, 104, 101.5),
			"It is [___] here.\n"},
		{"a gap behind its name", newPaper().at(60, 100, "Name:").rule(95, 101.5, 260, 101.5).at(280, 100, "Date:").rule(315, 101.5, 400, 101.5),
			"Name: [___]⇥Date: [___]\n"},
		{"an answer written on a gap", newPaper().at(60, 100, "It has").at(130, 100, "5").at(180, 100, "sides.").rule(93, 101.5, 170, 101.5),
			"It has <u|5> sides.\n"},
		{"lines to write on and a rule", newPaper().at(60, 100, "1. Explain.").rule(60, 130, 500, 130).rule(60, 154, 500, 154).
			at(60, 200, "2. More?").rule(60, 240, 500, 240).at(60, 280, "3. Last?"),
			"1. Explain.\n[___]\n[___]\n2. More?\n----\n\n3. Last?\n"},
		{"a fraction", newPaper().at(60, 100, "Solve").at(98, 94, "a+b").at(104, 109, "2").rule(96, 97, 120, 97).at(124, 100, "= 3"),
			"Solve $\\frac{a+b}{2}$ = 3\n"},
		{"a small fraction, whose lower half hangs below its row", newPaper().at(60, 100, "so that d =").at(124, 93.5, "load", small).at(112, 105.5, "mean delay", small).rule(111, 97, 150, 97).at(153, 100, "holds"),
			"so that d = $\\frac{\\text{load}}{\\text{mean delay}}$ holds\n"},
		{"small halves that are scripts of their row", newPaper().at(71, 100, "a) A = 0", size(12)).at(177, 100, "b) A = −", size(12)).at(218, 92.9, "1", size(8.5)).at(218, 106, "6", size(8.5)).rule(217.9, 96.4, 222.8, 96.4).
			at(283, 100, "c) A =", size(12)).at(315, 92.9, "2", size(8.5)).at(315, 106, "3", size(8.5)).rule(315, 96.4, 319.9, 96.4).at(424, 100, "d) A = −1", size(12)),
			"a) A = 0⇥b) A = − $\\frac{1}{6}$⇥c) A = $\\frac{2}{3}$⇥d) A = −1\n"},
		{"scripts without a bar, and under another's", newPaper().at(60, 100, "so x").at(78, 95.5, "2", small).at(78, 104, "1", small).at(90, 100, "is").at(130, 100, "six").rule(130, 97.5, 143, 97.5),
			"so x<^|2><v|1> is⇥<s|six>\n"},
		{"a sum with limits", newPaper().at(60, 100, "Does").at(90, 100, "∑").at(92, 88, "∞", small).at(88, 112, "n", small).at(92, 112, "=1", small).at(104, 100, "1/n converge?").at(60, 128, "It does."),
			"Does $\\sum_{n=1}^{\\infty}$ 1/n converge?\nIt does.\n"},
		{"words below a sign are no limit", newPaper().at(60, 100, "The sign").at(104, 100, "∑").at(116, 100, "sums up").at(60, 114, "all that stands behind it."),
			"The sign ∑ sums up\nall that stands behind it.\n"},
		{"an underlined title over another line is none", newPaper().at(200, 100, "Quiz").rule(200, 101.5, 222, 101.5).at(200, 114, "2024"),
			"<u|Quiz>\n2024\n"},
	})
}

func TestAreas(t *testing.T) {
	highlighter := newPaper().at(60, 100, "B. this one")
	highlighter.Areas = []Area{{Box: finding.Box{X: 72, Y: 89, Width: 22, Height: 14}, Fill: "FFFF00", Comment: true}}
	check(t, []sample{
		{"a highlight", newPaper().lines(60, 100, "A. no", "B. yes").area(59, 104, 36, 13, "FFFF00", ""),
			"A. no\n<h|B. yes>\n"},
		{"a highlighter's stroke over a word", highlighter, "B. <h|this> one\n"},
		{"shading over the whole width", newPaper().lines(60, 100, "A. no", "B. yes").area(60, 104, 475, 13, "DDDDDD", ""),
			"A. no\n<d|B. yes>\n"},
		{"the colour of the page", newPaper().lines(60, 100, "A. no", "B. yes").area(0, 0, 595, 842, "FFEEDD", ""),
			"A. no\nB. yes\n"},
		{"boxes to tick", newPaper().lines(80, 100, "one", "two", "three").area(60, 91, 9, 9, "", "000000").
			area(60, 105, 9, 9, "", "000000").rule(60, 105, 69, 114).rule(60, 114, 69, 105).
			rule(60, 119, 69, 119).rule(60, 128, 69, 128).rule(60, 119, 60, 128).rule(69, 119, 69, 128),
			"☐ one\n☒ two\n☐ three\n"},
		{"a frame around text", newPaper().at(60, 100, "1. Boxed?").area(50, 80, 200, 40, "", "000000"),
			"1. Boxed?\n"},
	})
}

func TestFields(t *testing.T) {
	check(t, []sample{
		{"of every kind", newPaper().at(60, 100, "Name:").field(Field{Kind: TextField}, 95, 90, 120, 14).
			at(60, 120, "City:").field(Field{Kind: TextField, Value: "Riga"}, 88, 110, 120, 14).
			at(80, 140, "yes").field(Field{Kind: RadioField, Checked: true}, 60, 131, 10, 10).
			at(80, 160, "no").field(Field{Kind: CheckField}, 60, 151, 10, 10).
			at(60, 180, "Ice is").field(Field{Kind: ListField, Options: []string{"warm", "cold"}, Value: "cold"}, 95, 170, 60, 14),
			"Name: [___]\nCity: Riga\n☒ yes\n☐ no\nIce is {warm / cold}\n"},
		{"on typed underscores", newPaper().at(60, 100, "Name:").at(95, 100, "__________").field(Field{Kind: TextField}, 94, 90, 70, 14),
			"Name: [___]\n"},
	})
}

func TestTables(t *testing.T) {
	xs, ys := []float64{60, 200, 300, 400}, []float64{100, 120, 140, 160}
	cells := newPaper().grid(xs, ys).at(65, 114, "Statement", bold).at(205, 114, "true", bold).at(305, 114, "false", bold).
		at(65, 134, "Ice is cold.").at(230, 134, "x").at(65, 154, "Fire is wet.").at(330, 154, "x").
		area(60, 120, 340, 20, "EEEEEE", "")
	spans := newPaper().rule(60, 100, 300, 100).rule(60, 160, 300, 160).rule(60, 100, 60, 160).rule(300, 100, 300, 160).
		rule(60, 120, 300, 120).rule(180, 120, 180, 160).rule(180, 140, 300, 140).
		at(65, 114, "over both").at(65, 134, "two rows").at(185, 134, "b").at(185, 154, "c")
	graph := newPaper().grid([]float64{60, 80, 100, 120, 140, 160}, []float64{100, 120, 140, 160, 180}).at(40, 200, "The graph").at(66, 112, "A").at(146, 172, "B")
	check(t, []sample{
		{"cells, header and shading", cells, "|= <b|Statement> | <b|true> | <b|false>\n| Ice is cold. #EEEEEE | x #EEEEEE |  #EEEEEE\n| Fire is wet. |  | x\n"},
		{"spans", spans, "| over both (1x2)\n| two rows (2x1) | b\n| c\n"},
		{"read from the right", newPaper().grid(xs, ys[:2]).at(65, 114, "۲").at(205, 114, "نام پایتخت").at(305, 114, "۱"), "| ۱ | نام پایتخت | ۲\n"},
		{"squared paper is no table", graph, "A\nB\nThe graph\n"},
		{"text around it", newPaper().at(60, 80, "1. Look:").grid([]float64{60, 150, 240}, []float64{100, 120, 140}).
			at(65, 114, "a").at(155, 114, "b").at(65, 134, "c").at(155, 134, "d").at(60, 170, "A. x"),
			"1. Look:\n| a | b\n| c | d\nA. x\n"},
	})
}

// TestTableOverPhotographs: a table goes on over pages that lie differently before the
// camera, and does not where its columns are others.
func TestTableOverPhotographs(t *testing.T) {
	part := func(xs []float64, row string) *paper {
		p := newPaper().grid(xs, []float64{100, 120, 140}).at(xs[0]+5, 114, row).at(xs[1]+5, 114, "x").at(xs[2]+5, 114, "y").at(xs[0]+5, 134, row).at(xs[1]+5, 134, "z").at(xs[2]+5, 134, "z")
		p.Scanned = true
		return p
	}
	next := part([]float64{97, 243, 335, 594}, "b")
	next.Number = 2
	if got, want := blocksOf(part([]float64{99, 240, 331, 597}, "a"), next), "| a | x | y\n| a | z | z\n| b | x | y\n| b | z | z\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	other := part([]float64{97, 290, 335, 594}, "b")
	other.Number = 2
	if doc, _ := Blocks(Document{Pages: []Page{part([]float64{99, 240, 331, 597}, "a").Page, other.Page}}); len(doc.Blocks) < 2 {
		t.Error("other columns go on")
	}
}

func TestTableOverPages(t *testing.T) {
	part := func(rows ...string) *paper {
		p := newPaper().at(65, 114, "No", bold).at(105, 114, "Question", bold)
		ys := []float64{100, 120}
		for i, r := range rows {
			p.at(65, 134+20*float64(i), r[:1]).at(105, 134+20*float64(i), r[1:])
			ys = append(ys, 140+20*float64(i))
		}
		return p.grid([]float64{60, 100, 300}, ys)
	}
	want := "|= <b|No> | <b|Question>\n| 1 | One?\n| 2 | Two?\n| 3 | Three?\n"
	if got := blocksOf(part("1One?", "2Two?"), part("3Three?")); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestUnevenRows: lines of one column that stand a little beside each other are one.
func TestUnevenRows(t *testing.T) {
	p := newPaper().at(65, 114, "a").at(155, 114, "b").at(65, 134, "c").at(155, 134, "d").rule(60, 100, 240, 100).rule(60, 120, 240, 120).rule(60, 140, 240, 140).
		rule(60, 100, 60, 140).rule(240, 100, 240, 140).rule(150, 100, 150, 120).rule(155.6, 120, 155.6, 140)
	if got, want := blocksOf(p), "| a | b\n| c | d\n"; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestCutWords: a narrow cell cuts words without a hyphen.
func TestCutWords(t *testing.T) {
	p := newPaper().at(65, 114, "the consequen").at(65, 128, "ce of it").at(65, 142, "comes here").at(165, 114, "The whole consequence here").
		grid([]float64{60, 134, 340}, []float64{100, 150})
	if got := blocksOf(p); !strings.HasPrefix(got, "| the consequence of it") {
		t.Errorf("got\n%s", got)
	}
}

// TestRowOverPages: what a page break cuts off a row of a table still belongs to it.
func TestRowOverPages(t *testing.T) {
	part := func(rows ...[3]string) *paper {
		p, ys := newPaper(), []float64{100}
		for i, r := range rows {
			y := 114 + 20*float64(i)
			p.at(65, y, r[0]).at(105, y, r[1]).at(205, y, r[2])
			ys = append(ys, y+6)
		}
		return p.grid([]float64{60, 100, 200, 300}, ys)
	}
	first := part([3]string{"1", "Who?", "Ann"}, [3]string{"2", "What is a", "A part of"})
	for _, tt := range []struct {
		name, want string
		next       [][3]string
	}{
		{"without its number", "| 1 | Who? | Ann\n| 2 | What is a tide? | A part of the day\n| 3 | When? | Now\n", [][3]string{{"", "tide?", "the day"}, {"3", "When?", "Now"}}},
		{"numbers left out as a rule", "| 1 | Who? | Ann\n| 2 | What is a | A part of\n|  | tide? | the day\n|  | When? | Now\n", [][3]string{{"", "tide?", "the day"}, {"", "When?", "Now"}}},
		{"a new row", "| 1 | Who? | Ann\n| 2 | What is a | A part of\n| 3 | when? | now\n", [][3]string{{"3", "when?", "now"}}},
	} {
		if got := blocksOf(first, part(tt.next...)); got != tt.want {
			t.Errorf("%s: got\n%s\nwant\n%s", tt.name, got, tt.want)
		}
	}
}

func TestDrawingsAreNoGaps(t *testing.T) {
	p := newPaper().at(60, 100, "1. Which angle?").rule(100, 120, 180, 120).rule(100, 120, 150, 180).rule(200, 130, 240, 130).rule(240, 130, 240, 160)
	if got, want := blocksOf(p), "1. Which angle?\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestTablesWithoutLines(t *testing.T) {
	statements := newPaper().at(60, 80, "1. Tick the right box.").at(60, 100, "Statement").at(150, 100, "true").at(300, 100, "false").
		lines(60, 114, "Berlin is the", "capital today.", "Ice is warm.", "Rain is wet.").at(155, 114, "x").at(310, 142, "x").at(155, 156, "x").at(60, 190, "2. Next?")
	key := newPaper().at(60, 100, "No").at(60, 114, "Key")
	for i, letter := range []string{"B", "A", "D", "C"} {
		key.at(120+40*float64(i), 100, string(rune('1'+i))).at(120+40*float64(i), 114, letter)
	}
	choices := newPaper()
	for i := range 4 {
		y := 100 + 14*float64(i)
		choices.at(60, y, "A. one").at(160, y, "B. two").at(260, y, "C. three")
	}
	check(t, []sample{
		{"statements to tick", statements, "1. Tick the right box.\n| Statement | true | false\n| Berlin is the capital today. | x | \n| Ice is warm. |  | x\n| Rain is wet. | x | \n2. Next?\n"},
		{"a key", key, "| No | 1 | 2 | 3 | 4\n| Key | B | A | D | C\n"},
		{"choices are none", choices, "A. one⇥B. two⇥C. three\nA. one⇥B. two⇥C. three\nA. one⇥B. two⇥C. three\nA. one⇥B. two⇥C. three\n"},
		{"a form is none", newPaper().at(60, 100, "Name:").rule(95, 101.5, 160, 101.5).at(180, 100, "Class:").rule(220, 101.5, 300, 101.5).at(320, 100, "Date:").rule(355, 101.5, 400, 101.5),
			"Name: [___] Class: [___] Date: [___]\n"},
	})
}

func TestPictures(t *testing.T) {
	var data bytes.Buffer
	if err := png.Encode(&data, image.NewGray(image.Rect(0, 0, 4, 3))); err != nil {
		t.Fatal(err)
	}
	p := newPaper().at(60, 100, "1. What is this?").at(60, 300, "A.").at(60, 400, "B.").at(60, 500, "So").at(105, 500, "is whole")
	add := func(x, y, w, h float64, data []byte) {
		p.Pictures = append(p.Pictures, Picture{Box: finding.Box{X: x, Y: y, Width: w, Height: h}, Data: data, Type: "image/png", Alt: "a leaf"})
	}
	add(60, 120, 75, 60, data.Bytes())
	add(80, 270, 60, 60, data.Bytes())
	add(80, 370, 60, 60, []byte("no picture"))
	add(76, 480, 25, 31, data.Bytes()) // a fraction
	add(0, 0, 595, 842, data.Bytes())  // a background
	doc, findings := Blocks(Document{Pages: []Page{p.Page}})
	want := "1. What is this?\n(picture 100x80)\nA. (picture)\nB. (picture)\nSo (picture) is whole\n"
	if got := strings.ReplaceAll(show(doc.Blocks), "\n\n", "\n"); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if len(doc.Media) != 1 || len(findings) != 1 || findings[0].Code != finding.ImageUnreadable {
		t.Errorf("%d pictures, findings %+v", len(doc.Media), findings)
	}
	for _, b := range doc.Blocks {
		if i, ok := b.(page.ImageBlock); ok && (i.Image.Alt != "a leaf" || doc.Media[i.Image.Hash].Width != 4) {
			t.Errorf("picture %+v", i.Image)
		}
	}
}

// TestButtonsBeginPages: a picture at the same place of several pages is a logo,
// but not where it stands before most lines as the button of a choice. Lines that
// begin with one are lines of their own.
func TestButtonsBeginPages(t *testing.T) {
	var data bytes.Buffer
	if err := png.Encode(&data, image.NewGray(image.Rect(0, 0, 4, 4))); err != nil {
		t.Fatal(err)
	}
	leaf := func(buttons bool, rest string) *paper {
		p := newPaper().lines(80, 60, rest+" "+full, rest+" two", rest+" three", full, rest+" five")
		for i := range 5 {
			if i == 0 || buttons {
				p.Pictures = append(p.Pictures, Picture{Box: finding.Box{X: 60, Y: 51 + 14*float64(i), Width: 14, Height: 10}, Data: data.Bytes(), Type: "image/png"})
			}
		}
		return p
	}
	for buttons, want := range map[bool]string{
		true:  "(picture) x " + full + "\n(picture) x two\n(picture) x three\n(picture) " + full + "\n(picture) x five\n",
		false: "x " + full + " x two\nx three\n" + full + " x five\n",
	} {
		want += strings.ReplaceAll(want, "x ", "y ")
		if got := blocksOf(leaf(buttons, "x"), leaf(buttons, "y")); got != want {
			t.Errorf("got\n%s\nwant\n%s", got, want)
		}
	}
}

func TestPositions(t *testing.T) {
	doc, _ := Blocks(Document{Title: "T", Language: "de", Pages: []Page{newPaper().at(60, 100, "1. What?").Page}})
	pos := doc.Blocks[0].Pos()
	if pos.Page != 1 || pos.Box == nil || pos.Box.X != 60 || pos.Box.Y != 90.1 {
		t.Errorf("position %+v %+v", pos, pos.Box)
	}
	if doc.Title != "T" || doc.Language != "de" {
		t.Errorf("document %q %q", doc.Title, doc.Language)
	}
}

// TestRepeatedAnswers: a text that every second row of a document repeats is no
// running header where it happens to begin a page.
func TestRepeatedAnswers(t *testing.T) {
	var pages []*paper
	for n := 1; n <= 3; n++ {
		p := newPaper().at(60, 30, "Course 101").at(60, 60, "====")
		for k := range 5 {
			p.at(60, 120+60*float64(k), "choice").at(60, 150+60*float64(k), "====")
		}
		p.Number = n
		pages = append(pages, p)
	}
	text := blocksOf(pages...)
	if got := strings.Count(text, "===="); got != 18 {
		t.Errorf("%d of 18 rules: %s", got, text)
	}
	if strings.Contains(text, "Course") {
		t.Errorf("the header is kept: %s", text)
	}
}

// TestTallHeaders: a header of many rows is left out to its last one, and what
// stands below it on a few pages only is kept.
func TestTallHeaders(t *testing.T) {
	var pages []*paper
	for n := 1; n <= 5; n++ {
		p := newPaper().lines(60, 30, "Town of the rivers", "School of nursing", "Chair of anatomy", "Second year", "All the questions of the spring")
		if n < 3 {
			p.at(60, 130, "Read the text first.")
		}
		for k := range 6 {
			p.at(60, 160+60*float64(k), "row "+string(rune('a'+6*n+k)))
		}
		p.Number = n
		pages = append(pages, p)
	}
	text := blocksOf(pages...)
	for _, row := range []string{"Town", "Chair", "Second", "spring"} {
		if strings.Contains(text, row) {
			t.Errorf("%s is kept: %s", row, text)
		}
	}
	if strings.Count(text, "Read the text") != 2 || strings.Count(text, "row") != 30 {
		t.Errorf("rows are lost: %s", text)
	}
}

// TestNumbersUnderStamps: the number of a page is left out also where an address is
// stamped under it that is not the same on all pages; a number in the last rows that
// does not go up with the pages is kept.
func TestNumbersUnderStamps(t *testing.T) {
	var pages []*paper
	for n := 1; n <= 5; n++ {
		p := newPaper()
		for k := range 6 {
			p.at(60, 100+60*float64(k), "row "+string(rune('a'+6*n+k)))
		}
		p.at(60, 740, "7").at(520, 770, strconv.Itoa(n)).at(60, 800, "stamp "+string(rune('p'+n)))
		p.Number = n
		pages = append(pages, p)
	}
	text := blocksOf(pages...)
	for n := 1; n <= 5; n++ {
		if strings.Contains(text, "\n"+strconv.Itoa(n)+"\n") {
			t.Errorf("page number %d is kept: %s", n, text)
		}
	}
	if got := strings.Count(text, "7"); got != 5 {
		t.Errorf("%d of 5 sevens: %s", got, text)
	}
}

// TestRepeatedLeads: a row that tells something with the word of many other rows
// is no running header where two pages happen to end with it, in any script.
func TestRepeatedLeads(t *testing.T) {
	for _, answer := range []string{"Answer: Paris", "Правильна відповідь: Париж"} {
		lead, _, _ := strings.Cut(answer, ":")
		var pages []*paper
		for n := 1; n <= 3; n++ {
			p := newPaper().at(60, 30, "Course 101: physics")
			for k := range 5 {
				p.at(60, 120+60*float64(k), "choice").at(60, 150+60*float64(k), lead+": choice "+string(rune('a'+5*n+k)))
			}
			p.at(60, 780, answer)
			p.Number = n
			pages = append(pages, p)
		}
		text := blocksOf(pages...)
		if got := strings.Count(text, answer); got != 3 {
			t.Errorf("%d of 3 answers: %s", got, text)
		}
		if strings.Contains(text, "Course") {
			t.Errorf("the header is kept: %s", text)
		}
	}
}

// TestScatteredRows: a row that begins a few pages of a book, far from each other,
// is no running header.
func TestScatteredRows(t *testing.T) {
	var pages []*paper
	for n := range 60 {
		first := "Stem " + string(rune('a'+n%26)) + string(rune('a'+n/26))
		if n%20 == 7 {
			first = "Only one of these statements about the plants of the meadow is true. Which?"
		}
		p := newPaper().at(60, 30, "Course 101").at(60, 60, first).at(60, 200, "choice")
		p.Number = n + 1
		pages = append(pages, p)
	}
	text := blocksOf(pages...)
	if got := strings.Count(text, "Only one"); got != 3 {
		t.Errorf("%d of 3 stems", got)
	}
	if strings.Contains(text, "Course") {
		t.Error("the header is kept")
	}
}

// TestCopiedSlides: the question on top of a slide that is printed again with its
// answer is no running header.
func TestCopiedSlides(t *testing.T) {
	var pages []*paper
	for n := range 8 {
		kind := string(rune('a' + n/2))
		p := newPaper().at(60, 30, "Course 101").at(60, 60, "What is a "+kind+" that").at(60, 90, "comes to "+kind+"?").at(60, 200, "red "+kind).at(60, 230, "blue "+kind)
		if n%2 == 1 {
			p.at(60, 400, "Answer: blue "+kind)
		}
		p.Number = n + 1
		pages = append(pages, p)
	}
	text := blocksOf(pages...)
	if got := strings.Count(text, "What is a"); got != 8 {
		t.Errorf("%d of 8 questions: %s", got, text)
	}
	if strings.Contains(text, "Course") {
		t.Errorf("the header is kept: %s", text)
	}
}

// TestChoicesOnTop: a last choice that several questions share is no running header
// where the pages of two of them happen to begin with it.
func TestChoicesOnTop(t *testing.T) {
	var pages []*paper
	for n := range 6 {
		kind := string(rune('a' + n))
		p := newPaper().at(60, 30, "Course 101").at(60, 60, "C The "+kind).at(60, 75, "Row "+kind).at(60, 200, "Stem "+kind)
		if n%2 == 1 && n < 5 {
			p = newPaper().at(60, 30, "Course 101").at(60, 60, "C The "+kind).at(60, 75, "D None of these").at(60, 200, "Stem "+kind)
		}
		p.Number = n + 1
		pages = append(pages, p)
	}
	text := blocksOf(pages...)
	if got := strings.Count(text, "D None of these"); got != 2 {
		t.Errorf("%d of 2 choices: %s", got, text)
	}
	if strings.Contains(text, "Course") {
		t.Errorf("the header is kept: %s", text)
	}
}
