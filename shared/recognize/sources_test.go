package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestSources: the exam a question comes from stands behind its last choice.
func TestSources(t *testing.T) {
	var doc page.Document
	for _, text := range []string{
		"1. Which river is the longest?|(a) the Elbe|(b) the Nile|(c) the Rhine|Harbour Board (Mains) 2010|Answer - (b)",
		"2. Which lake is the deepest?|(a) Baikal|(b) Garda|(c) Como|Harbour Board (Mains) 2012|Answer - (a)",
		"3. Which sea is the saltiest?|(a) the Baltic|(b) the Dead Sea|(c) the Red Sea|Harbour Board (Mains) 2013|Answer - (b)",
	} {
		var p page.Paragraph
		for _, l := range strings.Split(text, "|") {
			p.Runs = append(p.Runs, page.Run{Text: l}, page.Run{Kind: page.BreakRun})
		}
		doc.Blocks = append(doc.Blocks, p)
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"the Nile", "Baikal", "the Dead Sea"}, keys(q)); diff != "" {
		t.Errorf("keys: (-want +got):\n%s", diff)
	}
	if got := q.Items[1].Response.(quiz.Choice).Choices[2].Content.Text(); got != "Como" {
		t.Errorf("last choice = %q", got)
	}
	if got := q.Items[1].Stem.Text(); got != "Which lake is the deepest?\nHarbour Board (Mains) 2012" {
		t.Errorf("stem = %q", got)
	}
}

// TestYearTags: the year of an exam at the right of stems stands behind a choice
// where the last line of the stem is full.
func TestYearTags(t *testing.T) {
	q, _ := read(t, paper("1. Which river is the longest? [1995]\n(a) the Elbe\n(b) the Nile\n2. Which lake is the deepest? [1996]\n(a) Baikal\n(b) Garda\n3. Which sea is the saltiest? [2004 - II]\n(a) the Baltic\n(b) the Dead Sea\n4. Which of these towns lies by the sea?\n(a) Oslo [1997]\n(b) Bern\n"))
	if got := q.Items[3].Response.(quiz.Choice).Choices[0].Content.Text(); got != "Oslo" {
		t.Errorf("choice = %q", got)
	}
}

// TestFramedSources: names of exams in brackets behind the last choice, each another
// one, stay with the stem; so is the room before a question that nearly all have.
func TestFramedSources(t *testing.T) {
	q, _ := read(t, paper("1. （　）哪一條河最長？ (A)易北河 (B)尼羅河 (C)萊茵河【96會考二】\n《答案》B\n2. （　）哪一個湖最深？ (A)貝加爾湖 (B)加爾達湖 (C)科莫湖。【101學測】\n《答案》A\n3. （　）哪一個海最鹹？ (A)波羅的海 (B)死海 (C)紅海【102.會考】\n《答案》B\n4. （　）哪一座山最高？ (A)聖母峰 (B)白朗峰 (C)富士山\n《答案》A\n"))
	if diff := cmp.Diff([]string{"尼羅河", "貝加爾湖", "死海", "聖母峰"}, keys(q)); diff != "" {
		t.Errorf("keys: (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"哪一條河最長？\n【96會考二】", "哪一個湖最深？\n【101學測】", "哪一個海最鹹？\n【102.會考】", "哪一座山最高？"}, stems(q)); diff != "" {
		t.Errorf("stems: (-want +got):\n%s", diff)
	}
	if got := q.Items[2].Response.(quiz.Choice).Choices[2].Content.Text(); got != "紅海" {
		t.Errorf("last choice = %q", got)
	}
	q, _ = read(t, paper("1. （　）是最長的河。\nA. 尼羅河\nB. 萊茵河\n2. （　）是最深的湖。\nA. 貝加爾湖\nB. 科莫湖\n3. （　）是最鹹的海。\nA. 死海\nB. 紅海\n4. 最高的山是（　）。\nA. 聖母峰\nB. 富士山\n5. 最大的洲是（　）。\nA. 亞洲\nB. 歐洲\n"))
	if got := stems(q)[0]; got != "（ ）是最長的河。" {
		t.Errorf("a gap at the front: %q", got)
	}
}
