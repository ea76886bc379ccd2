package scan

import (
	"image/color"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/raster"
)

// lines makes a line of two words for every first word.
func lines(first ...string) []layout.Span {
	var out []layout.Span
	for i, text := range first {
		y := 20 * float64(i)
		out = append(out,
			layout.Span{Text: text, Box: finding.Box{X: 50, Y: y, Width: 10, Height: 10}, Size: 11, Confidence: 0.8, Block: i + 1},
			layout.Span{Text: "text", Box: finding.Box{X: 70, Y: y, Width: 30, Height: 10}, Size: 11, Confidence: 0.9, Block: i + 1})
	}
	return out
}

func TestMendLabels(t *testing.T) {
	for _, c := range []struct {
		name       string
		read, want []string
	}{
		{"a comma", []string{"A,", "B.", "C:", "D."}, []string{"A.", "B.", "C.", "D."}},
		{"signs that look alike", []string{"(@)", "®", "©", "(d)"}, []string{"(a)", "(b)", "(c)", "(d)"}},
		{"a sign between two labels", []string{"b)", "©", "d)"}, []string{"b)", "c)", "d)"}},
		{"a digit for a letter", []string{"A.", "8.", "C.", "0."}, []string{"A.", "B.", "C.", "D."}},
		{"a letter for a number", []string{"l.", "2.", "3.", "4."}, []string{"1.", "2.", "3.", "4."}},
		{"anything between two numbers", []string{"3.", "x8.", "5."}, []string{"3.", "4.", "5."}},
		{"a letter read twice", []string{"a.", "b.", "c¢."}, []string{"a.", "b.", "c."}},
		{"in either case", []string{"a.", "Bb.", "©"}, []string{"a.", "b.", "c."}},
		{"a sum below choices", []string{"a.", "b.", "5¢."}, []string{"a.", "b.", "5¢."}},
		{"no stop", []string{"a.", "b.", "c", "d"}, []string{"a.", "b.", "c.", "d."}},
		{"a word of one letter", []string{"A.", "B.", "I", "D."}, []string{"A.", "B.", "I", "D."}},
		{"nothing is missing", []string{"A.", "I", "B."}, []string{"A.", "I", "B."}},
		{"words", []string{"A.", "In", "C."}, []string{"A.", "In", "C."}},
		{"choices below a question", []string{"3.", "A.", "B.", "4.", "A.", "B."}, []string{"3.", "A.", "B.", "4.", "A.", "B."}},
		{"a capital among small letters", []string{"a.", "b.", "C.", "d."}, []string{"a.", "b.", "c.", "d."}},
		{"a star before a label", []string{"a)", "*b)", "¢)", "+d)", "*«e)"}, []string{"a)", "*b)", "c)", "*d)", "*e)"}},
		{"a key below choices", []string{"c)", "d)", "l.", "2.", "3."}, []string{"c)", "d)", "1.", "2.", "3."}},
		{"a column of bare numbers below choices", []string{"A)", "1", "2", "3"}, []string{"A)", "1", "2", "3"}},
		{"a wrong letter above the second", []string{"1.", "d.", "b.", "c.", "d.", "2.", "a.", "b."}, []string{"1.", "a.", "b.", "c.", "d.", "2.", "a.", "b."}},
		{"a last letter above the second", []string{"c.", "d.", "b.", "c."}, []string{"c.", "d.", "b.", "c."}},
		{"numbers that skip", []string{"1.", "2.", "7."}, []string{"1.", "2.", "7."}},
	} {
		t.Run(c.name, func(t *testing.T) {
			spans := lines(c.read...)
			mendLabels(spans)
			var got []string
			for i := 0; i < len(spans); i += 2 {
				got = append(got, spans[i].Text)
			}
			if d := cmp.Diff(c.want, got); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestSecondRowOfChoices: with two choices a line the one below "a)" is "c)".
func TestSecondRowOfChoices(t *testing.T) {
	spans := lines("a)", "¢)", "©", "12.")
	spans = append(spans[:4:4], append([]layout.Span{{Text: "d)", Box: finding.Box{X: 200, Y: 20, Width: 10, Height: 10}, Size: 11, Confidence: 0.9, Block: 2}}, spans[4:]...)...)
	mendLabels(spans)
	if spans[2].Text != "c)" || spans[5].Text != "©" {
		t.Errorf("became %q and %q", spans[2].Text, spans[5].Text)
	}
}

func TestLabelsElsewhereAreNoNeighbours(t *testing.T) {
	spans := lines("A.", "8.", "C.")
	spans[2].Box.X = 120
	mendLabels(spans)
	if spans[2].Text != "8." {
		t.Errorf("became %q", spans[2].Text)
	}
}

func TestGarbleIsOneSpanWithoutText(t *testing.T) {
	word := func(text string, confidence, y float64, block int) layout.Span {
		x := 10.0
		if block == 2 || block == 3 {
			x = 300
		}
		return layout.Span{Text: text, Confidence: confidence, Block: block, Box: finding.Box{X: x, Y: y, Width: 20, Height: 10}}
	}
	got := withoutGarble([]layout.Span{
		word("Question", 0.95, 0, 1), word("x", 0.1, 0, 1),
		word("iE", 0.1, 20, 2), word("4", 0.5, 20, 2),
		word("SRR", 0.2, 40, 3),
		word("75°C", 0.08, 60, 4),
	})
	want := []layout.Span{
		word("Question", 0.95, 0, 1), word("x", 0.1, 0, 1),
		{Confidence: 0.01, Block: 2, Box: finding.Box{X: 300, Y: 20, Width: 20, Height: 30}},
		word("75°C", 0.08, 60, 4),
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

func TestShadesOfOnePen(t *testing.T) {
	var p palette
	for _, c := range []rgb{{150, 90, 80}, {200, 40, 40}, {230, 80, 90}, {110, 160, 100}, {60, 150, 70}} {
		p.learn(c)
	}
	red, green := rgb{200, 40, 40}.hex(), rgb{60, 150, 70}.hex()
	if p.hex(rgb{150, 70, 60}) != red || p.hex(rgb{230, 60, 80}) != red {
		t.Error("reds of one page differ, or a pale one stands for them")
	}
	if p.hex(rgb{110, 160, 100}) != green {
		t.Error("green is not a colour of its own")
	}
}

// TestMarksBeforeLabels: a star before a label is no label, whatever is missing
// above and below it.
func TestMarksBeforeLabels(t *testing.T) {
	spans := lines("A)", "*", "C)")
	spans[3].Text = "B)"
	if mendLabels(spans); spans[2].Text != "*" {
		t.Errorf("the star became %q", spans[2].Text)
	}
}

func TestMendWords(t *testing.T) {
	for read, want := range map[string]string{
		"a.—": "a.-", "12–": "12-", "x—y": "x—y", "—": "—", "5—": "5-",
	} {
		spans := []layout.Span{{Text: read, Block: 1}}
		if mendWords(spans); spans[0].Text != want {
			t.Errorf("%q became %q, want %q", read, spans[0].Text, want)
		}
	}
	for read, want := range map[string]string{
		"Answer is ¢":                       "Answer is c",
		"Price: 5 ¢":                        "Price: 5 ¢",
		"b) Neon ©) Helium d) No":           "b) Neon c) Helium d) No",
		"a) Five C) Six":                    "a) Five c) Six",
		"C) Five d) Six":                    "c) Five d) Six",
		"C) Five D) Six":                    "C) Five D) Six",
		"*A) Neon +C) No":                   "*A) Neon *C) No",
		"b) Neon\n©) No":                    "b) Neon\n©) No",
		"b) Neon x ©) No":                   "b) Neon x c) No",
		"3.¢c":                              "3.c",
		"answer: ¢)8 V":                     "answer: c)8 V",
		"Neon © Helium":                     "Neon © Helium",
		"D —- Bern":                         "D - Bern",
		"A. *Rome\nB. «Paris":               "A. *Rome\nB. *Paris",
		"~T 1. Ice":                         "__T__ 1. Ice",
		"~~ F_ 2. Ice":                      "__F__ 2. Ice",
		"T 3. Ice":                          "T 3. Ice",
		"A. «Rome» B. «Paris»":              "A. «Rome» B. «Paris»",
		"l. One?\nII. Two?":                 "I. One?\nII. Two?",
		"1. One?\n2. Two?":                  "1. One?\n2. Two?",
		"(1) One?\n(11) Two?\n(ili) Three?": "(i) One?\n(ii) Two?\n(iii) Three?",
		"(1) One?\n(11) Two?\n(111) Three?": "(i) One?\n(ii) Two?\n(iii) Three?",
		"(1) One?\n(2) Two?\n(11) More?":    "(1) One?\n(2) Two?\n(11) More?",
		"Why? (7 ¥2 marks)":                 "Why? (7 ½ marks)",
		"Why? (17 %2 mks)":                  "Why? (17 ½ mks)",
		"It is 5 %2 high":                   "It is 5 %2 high",
		"i 1. Why?\n| 2. Who?":              "1. Why?\n2. Who?",
		"# QUESTION TWO":                    "QUESTION TWO",
		"Ql. Why?\nQ2. Who?":                "Q1. Why?\nQ2. Who?",
		"Ql. Why?\nWho?":                    "Ql. Why?\nWho?",
		"(443)\nsee (4+6)":                  "(4+3)\nsee (4+6)",
		"(443)\nsee (12)":                   "(443)\nsee (12)",
		"¥ = 1. x\n| 2. x\n= 3 x":           "1. x\n2. x\n= 3 x",
		"on No I.\nion No2. x":              "Question No 1.\nQuestion No 2. x",
		"fon No 2.\nestion No J, x\nQuestion No 4. x": "Question No 2.\nQuestion No 3. x\nQuestion No 4. x",
		"on No account\nion No":                       "on No account\nion No",
		"B 1. Why?\n* 2. Who?":                        "B 1. Why?\n* 2. Who?",
	} {
		var spans []layout.Span
		for line, l := range strings.Split(read, "\n") {
			for _, w := range strings.Fields(l) {
				spans = append(spans, layout.Span{Text: w, Block: line + 1, Size: 11})
			}
		}
		spans = withoutDirt(spans)
		mendWords(spans)
		got := ""
		for i, w := range spans {
			switch {
			case i > 0 && opens(spans, i):
				got += "\n"
			case i > 0:
				got += " "
			}
			got += w.Text
		}
		if got != want {
			t.Errorf("%q became %q, want %q", read, got, want)
		}
	}
	for read, want := range map[string]string{"¢)": "c)", "©": "c", "5¢": "5¢"} {
		spans := []layout.Span{{Text: "(Answer:", Block: 1}, {Text: read, Block: 1}, {Text: "©", Block: 2}}
		if mendWords(spans); spans[1].Text != want || spans[2].Text != "©" {
			t.Errorf("%q became %q, want %q", read, spans[1].Text, want)
		}
	}
}

// TestUprightLinesOfLowRows: the lines between the cells of a row of one line are
// no longer than letters of headlines, which stay letters.
func TestUprightLinesOfLowRows(t *testing.T) {
	s := ocrtest.Sized(400, 200, 200)
	for _, y := range []float64{60, 80} {
		s.Fill(50, y, 300, 0.6, color.Black)
	}
	for _, x := range []float64{50, 150, 250, 349.5} {
		s.Fill(x, 60, 0.6, 20, color.Black)
	}
	for _, l := range []struct {
		y, size float64
		text    string
	}{{74, 11, "A. Rome is old"}, {130, 26, "Title III"}, {160, 11, "An ordinary line of text that tells the height of letters."}} {
		if _, err := s.Write(60, l.y, l.size, l.text, color.Black); err != nil {
			t.Fatal(err)
		}
	}
	even, threshold := raster.Even(grey(s.Image))
	_, down := look(s.Image, even, threshold).lines()
	if len(down) != 4 {
		t.Errorf("%d upright lines, want 4: %v", len(down), down)
	}
}

// TestMendDecimals: what stands close behind the point of a number is of it; a number
// behind the room between words is not.
func TestMendDecimals(t *testing.T) {
	at := func(x, width float64, text string) layout.Span {
		return layout.Span{Text: text, Block: 1, Size: 10, Box: finding.Box{X: x, Width: width}}
	}
	spans := mendDecimals([]layout.Span{at(0, 20, "Take"), at(24, 10, "0."), at(35, 10, "25"), at(49, 20, "mg"), at(73, 10, "in"), at(87, 25, "1990."), at(116, 10, "30"), at(130, 30, "people")})
	var got []string
	for _, s := range spans {
		got = append(got, s.Text)
	}
	if want := "Take 0.25 mg in 1990. 30 people"; strings.Join(got, " ") != want || spans[1].Box.Width != 21 {
		t.Errorf("got %q", got)
	}
}

// TestSteady: where lines turn bold and plain again and again only whole lines are bold.
func TestSteady(t *testing.T) {
	set := func(lines ...string) (spans []layout.Span) {
		for i, l := range lines {
			for _, w := range strings.Fields(l) {
				spans = append(spans, layout.Span{Text: w, Block: i + 1, Bold: w == "B"})
			}
		}
		return spans
	}
	bold := func(spans []layout.Span) (n int) {
		for _, s := range spans {
			if s.Bold {
				n++
			}
		}
		return n
	}
	for _, c := range []struct {
		lines []string
		want  int
	}{
		{[]string{"B - B -", "- B - B", "B - B - B", "B B", "- B"}, 2},
		{[]string{"B - B -", "- B - B", "B B", "- B -", "B -"}, 8},
	} {
		spans := set(c.lines...)
		if steady(spans); bold(spans) != c.want {
			t.Errorf("%q: %d words are bold, want %d", c.lines, bold(spans), c.want)
		}
	}
}

// TestLetterBesideFirst: a misread c behind the first choice of a line is one where further
// choices of the page stand so; a price in a line of text is none.
func TestLetterBesideFirst(t *testing.T) {
	for want, in := range map[string]string{
		"a. plum c. pear b. fig d. fir": "a. plum ¢. pear\nb. fig d. fir",
		"a. cost 5 ¢. b. free c. dear":  "a. cost 5 ¢.\nb. free\nc. dear",
	} {
		var spans []layout.Span
		for n, l := range strings.Split(in, "\n") {
			for _, w := range strings.Fields(l) {
				spans = append(spans, layout.Span{Text: w, Block: n + 1})
			}
		}
		mendWords(spans)
		var got []string
		for _, s := range spans {
			got = append(got, s.Text)
		}
		if diff := cmp.Diff(want, strings.Join(got, " ")); diff != "" {
			t.Error(diff)
		}
	}
}
