package layout

import (
	"strings"
	"testing"
)

func TestLines(t *testing.T) {
	check(t, []sample{
		{"a space that letters lean over", newPaper().at(60, 100, "takes a ").at(97.4, 100, "number", bold).at(160, 100, "un").at(171.7, 100, "even", bold),
			"takes a <b|number>⇥un<b|even>\n"},
		{"spans of one line are joined by their gaps", newPaper().
			at(72, 100, "1. What is").at(126, 100, "the", bold).at(146, 100, "answer?"),
			"1. What is <b|the> answer?\n"},
		{"wide gaps are stops", newPaper().
			lines(72, 100, "1. Pick one:").at(72, 114, "A. one").at(200, 114, "B. two").at(330, 114, "C. three"),
			"1. Pick one:\nA. one⇥B. two⇥C. three\n"},
		{"a number in its own column belongs to its text, a little lower too", newPaper().
			at(72, 101.5, "1.").at(95, 100, "Name the capital of France."),
			"1. Name the capital of France.\n"},
		{"raised and lowered pieces", newPaper().
			at(72, 100, "H").at(80, 102.5, "2", size(7)).at(84, 100, "O and x").at(118, 95.5, "2", size(7)),
			"H<v|2>O and x<^|2>\n"},
		{"letters drawn twice are read once", newPaper().
			at(72, 100, "f(x) = 2").at(72.3, 100, "f(x) = 2"),
			"f(x) = 2\n"},
		{"bullets of all kinds", newPaper().
			at(72, 100, "\uf0b7", font("Symbol")).at(90, 100, "first").
			at(72, 114, "o", font("CourierNew"), mono).at(90, 114, "second").
			at(72, 128, "\a").at(90, 128, "third"),
			"• first\n◦ second\n• third\n"},
		{"ticks of symbol fonts", newPaper().
			at(72, 100, "Is it so?").at(140, 100, "3", font("Dingbats")).
			at(72, 120, "o", font("Wingdings")).at(90, 120, "yes").at(72, 140, "\u00fe", font("Wingdings")).at(90, 140, "no"),
			"Is it so?⇥✓\n☐ yes\n☒ no\n"},
		{"what is not seen", newPaper().at(72, 100, "1.\u200b Who\ufeff?").at(900, 100, "outside the page"),
			"1. Who?\n"},
		{"typed gaps", newPaper().at(72, 100, "The sun is a _____ and far ........ away."),
			"The sun is a [___] and far [___] away.\n"},
	})
}

func TestWordsOfOCR(t *testing.T) {
	p := newPaper()
	p.Scanned = true
	p.at(72, 100, "1.", word(0.95, 1)).at(90, 101, "What", word(0.95, 1)).at(120, 102, "now?", word(0.9, 1)).
		at(72, 120, "A.", word(0.95, 2)).at(90, 121, "this", word(0.5, 2)).
		at(200, 121.5, "B.", word(0.95, 2)).at(220, 122, "that", word(0.55, 2))
	doc, findings := Blocks(Document{Pages: []Page{p.Page}})
	if got, want := show(doc.Blocks), "1. What now?\nA. this⇥B. that\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if len(findings) != 1 || findings[0].Quote != "this that" || findings[0].Position.Page != 1 || findings[0].Position.Box == nil {
		t.Errorf("findings: %+v", findings)
	}
}

// TestOverlappingWords: an engine drew the box of a word over the number behind it.
func TestOverlappingWords(t *testing.T) {
	p := newPaper()
	p.Scanned = true
	p.at(72, 100, "1", word(0.95, 1)).at(80, 100, "out", word(0.95, 1)).at(100, 100, "of", word(0.95, 1)).at(107, 100, "1", word(0.95, 1)).at(120, 100, "point", word(0.95, 1)).
		at(72, 120, "CO", word(0.95, 2)).at(85, 120, "2", word(0.95, 2)).at(100, 120, "rises", word(0.95, 2))
	p.Spans[2].Box.Width = p.Spans[3].Box.X + p.Spans[3].Box.Width - 100
	p.Spans[5].Box.Width = 13
	doc, _ := Blocks(Document{Pages: []Page{p.Page}})
	if got, want := show(doc.Blocks), "1 out of 1 point\nCO2 rises\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestLargeCircles: circles of web forms are much higher than the text behind
// them, in the middle of which they stand.
func TestLargeCircles(t *testing.T) {
	p := newPaper()
	p.Scanned = true
	for i, text := range []string{"Ada", "Eve", "Kim"} {
		y := 100 + 20*float64(i)
		p.at(92, y, text, word(0.95, i+1), size(6)).area(68, y-11, 18, 18, "", "000000")
	}
	doc, _ := Blocks(Document{Pages: []Page{p.Page}})
	if got, want := show(doc.Blocks), "☐ Ada\n☐ Eve\n☐ Kim\n"; strings.ReplaceAll(got, "⇥", " ") != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestDrawingBesideLines: what an engine made of a box beside two lines is taller
// than both and joins neither to the other.
func TestDrawingBesideLines(t *testing.T) {
	p := newPaper()
	p.Scanned = true
	tall := func(s *Span) { s.Size, s.Block = 30, 2 }
	p.at(72, 100, "Which", word(0.95, 1)).at(110, 100, "of", word(0.95, 1)).at(130, 100, "these", word(0.95, 1)).
		at(20, 118, "El", word(0.1, 2), tall).at(72, 113, "rivers", word(0.95, 2)).at(110, 113, "is", word(0.95, 2)).at(130, 113, "long?", word(0.95, 2))
	doc, _ := Blocks(Document{Pages: []Page{p.Page}})
	if got := show(doc.Blocks); !strings.Contains(got, "Which of these") || !strings.Contains(got, "rivers is long?") {
		t.Errorf("got %q", got)
	}
}

func TestRightToLeft(t *testing.T) {
	check(t, []sample{
		{"pieces run from the right", newPaper().at(470, 100, "מהי").at(450, 100, "עיר").at(414, 100, "הבירה?"),
			"מהי עיר הבירה?\n"},
		{"words from left to right among them", newPaper().at(480, 100, "שפת").at(416, 100, "Visual").at(450, 100, "Basic").at(390, 100, "ישנה"),
			"שפת Visual Basic ישנה\n"},
		{"a number at the left of a paragraph that runs from left to right", newPaper().at(90, 100, "1-").at(105, 100, "ما هي عاصمة مصر؟"),
			"1- ما هي عاصمة مصر؟\n"},
		{"shapes of letters, ligatures and brackets", newPaper().at(400, 100, "ﻣﺼﺮ").at(300, 120, "اإلجابة").at(300, 140, "ب( القاهرة"),
			"مصر\nالإجابة\nب) القاهرة\n"},
	})
}

// leftwards sets texts beside each other from right to left, with a space where
// one begins with it.
func leftwards(x float64, texts ...string) *paper {
	p := newPaper()
	for _, text := range texts {
		if strings.HasPrefix(text, " ") {
			x -= 3
		}
		text = strings.TrimSpace(text)
		width := 0.0
		for _, r := range text {
			width += advance(r) * 11 * 0.95
		}
		x -= width
		p.at(x, 100, text)
	}
	return p
}

// TestRightToLeftBrackets: brackets around words of the other direction, and the
// number at the end of a Latin name, stand where a person reads them.
func TestRightToLeftBrackets(t *testing.T) {
	check(t, []sample{
		{"around a Latin word", leftwards(500, "نمودار رابطه )", "ERD", "( )۴ نمره("), "نمودار رابطه (ERD) (۴ نمره)\n"},
		{"a Latin name with a number", leftwards(500, "مثل فایل سیستم", " 32", "FAT", " را مدل"), "مثل فایل سیستم FAT32 را مدل\n"},
		{"a label with a Latin choice", leftwards(500, "א)", " NaCl"), "א) NaCl\n"},
		{"a number whose sign was taken for the first", leftwards(500, ".1", " איזו עיר היא הבירה"), "1. איזו עיר היא הבירה\n"},
		{"a bracket whose other one is in the next line", leftwards(500, "א. לעצור את הפעילות )גם עם סיבה"), "א. לעצור את הפעילות (גם עם סיבה\n"},
		{"and that one", leftwards(500, "יש פגיעה במערכת("), "יש פגיעה במערכת)\n"},
		{"brackets of choices in a row", leftwards(500, "الف", "(", " متر", " ب", "(", " ژول", " ج", "(", " وات"), "الف) متر ب) ژول ج) وات\n"},
		{"a label before brackets", leftwards(500, "الف) کدام )", "SQL", "( درست است؟"), "الف) کدام (SQL) درست است؟\n"},
	})
}

// TestUnparted: line breaks in ideographs leave brackets with their word and stops
// with what they end.
func TestUnparted(t *testing.T) {
	for s, want := range map[string]string{"資；下一個": "資；", "（Hash）函數": "（Hash）", "「一般」的": "「一", "函數": "函", "詞。」他": "詞。」"} {
		if got := s[:unparted(s)]; got != want {
			t.Errorf("%q: %q, want %q", s, got, want)
		}
	}
}

// TestLinesOfLeftwardPages: on a page that is read from right to left a line with as
// many Latin letters is so too.
func TestLinesOfLeftwardPages(t *testing.T) {
	p := newPaper().at(400, 60, "اولین سوال آزمون درباره نرم افزار است").at(500, 90, "عملکرد").at(456, 90, "compute").at(400, 120, "کدام نمودار برای این داده ها مناسب است")
	if got := blocksOf(p); !strings.Contains(got, "عملکرد compute") {
		t.Errorf("read as %s", got)
	}
}

// TestLatinChoicesOfLeftwardPages: on such a page the letter of a choice stands at the right of
// it, however long the Latin words of the choice are.
func TestLatinChoicesOfLeftwardPages(t *testing.T) {
	p := newPaper().at(380, 60, "איזו מהחברות הבאות נותנת פתרונות").at(480, 90, ".א").at(300, 90, "ZERO TRUST END POINT").at(480, 120, "ב.").at(440, 120, "TESLA").at(380, 150, "מה מהבאים הוא שלב בתהליך ההגנה")
	got := blocksOf(p)
	for _, want := range []string{"א. ZERO TRUST END POINT", "ב. TESLA"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in %s", want, got)
		}
	}
}
