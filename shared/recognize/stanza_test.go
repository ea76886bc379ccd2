package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
)

// TestStanzas: a test without a label anywhere shows its questions by its gaps,
// if each begins by asking and has as many lines as the others.
func TestStanzas(t *testing.T) {
	q, _ := read(t, paper("SEKOLAH\nUJIAN AKHIR\nKELAS SATU\n2025\n\nSiapa penemu telepon?\nBell\nMorse\nWatt\nBENAR=A\n---\n\nIbu kota Peru adalah:\nLima\nQuito\nBogota\nBENAR=A\n---\n\n2 + 5 = ?\n6\n7\n8\nBENAR=B\n---\n\nWarna langit ...\nhijau\nmerah\nbiru\nBENAR=C\n---\n\nBenda cair?\nbatu\nair\nkayu\nBENAR=B\n---\n\nHewan laut?\npaus\nayam\nsapi\nBENAR=A\n"))
	if diff := cmp.Diff([]string{"Bell", "Lima", "7", "biru", "air", "paus"}, keys(q)); diff != "" {
		t.Errorf("keys (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff("2. Ibu kota Peru adalah: / Lima / Quito / Bogota: Lima", labelled(q)[1]); diff != "" {
		t.Errorf("choices (-want +got):\n%s", diff)
	}
}

// TestGluedStanzas: between two of them the gap may be forgotten.
func TestGluedStanzas(t *testing.T) {
	gap := "\n\n"
	q, _ := read(t, paper("Who built it?\nRomans\nGreeks\nCelts"+gap+"What is red?\ngrass\nblood\nsnow"+gap+"What is wet?\nsand\nwater\nstone\nWhat swims?\ncod\nowl\nfox"+gap+"What flies?\ncow\nowl\nfox"+gap+"What barks?\ndog\ncat\ncow"+gap+"What sings?\nlark\nstone\ntable"+gap+"Where is it?\nhere\nthere\nnowhere"+gap+"Who knows?\nI\nyou\nnobody"+gap+"How much?\none\ntwo\nthree\n"))
	if diff := cmp.Diff("4. What swims? / cod / owl / fox", labelled(q)[3]); diff != "" || len(q.Items) != 10 {
		t.Errorf("%d questions (-want +got):\n%s", len(q.Items), diff)
	}
}

// TestStanzasOfTwo: among questions with more choices some have but two.
func TestStanzasOfTwo(t *testing.T) {
	q, _ := read(t, paper("Who built it?\nRomans\nGreeks\nCelts\n\nIs blood red?\nyes\nno\n\nWhat is wet?\nsand\nwater\nstone\n\nWhat flies?\ncow\nowl\nfox\n\nWhat barks?\ndog\ncat\ncow\n\nWhat sings?\nlark\nstone\ntable\n\nWhere is it?\nhere\nthere\nnowhere\n"))
	if len(q.Items) != 7 {
		t.Errorf("%d questions", len(q.Items))
	}
	if diff := cmp.Diff("2. Is blood red? / yes / no", labelled(q)[1]); diff != "" {
		t.Error(diff)
	}
}

// TestPoemsAreNoStanzas: verses stand in groups of lines too.
func TestPoemsAreNoStanzas(t *testing.T) {
	poem := "The river ran below the hill\nand carried leaves of May\nthe mill had long been standing still\nthe miller gone away\n\n"
	if _, _, err := recognize.Recognize(paper(strings.Repeat(poem, 7))); err == nil {
		t.Error("a poem was read as a test")
	}
}
