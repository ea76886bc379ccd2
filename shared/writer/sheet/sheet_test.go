package sheet_test

import (
	"bytes"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
	"formwright/shared/writer/sheet"
)

func TestSafe(t *testing.T) {
	for cell, want := range map[string]string{
		"plain": "plain", "": "", "-5": "-5", "+3": "+3", "-3.5e2": "-3.5e2", "- item": "'- item", "-x": "'-x", "+SUM(A1)": "'+SUM(A1)",
		"=1+1": "'=1+1", "@SUM(A1)": "'@SUM(A1)", "\tx": "'\tx", " =1": "' =1", "+(1)": "'+(1)", "-2+3+cmd|' /C calc'!A0": "'-2+3+cmd|' /C calc'!A0",
		"-1+HYPERLINK(A1)": "'-1+HYPERLINK(A1)", "＝1": "'＝1", "a=b": "a=b", "5-3": "5-3", "-5 (five)": "-5 (five)", "—dash": "—dash",
	} {
		if got := sheet.Safe(cell); got != want {
			t.Errorf("Safe(%q) = %q, want %q", cell, got, want)
		}
	}
}

func TestWriterTellsWhichItemChanged(t *testing.T) {
	var b bytes.Buffer
	s := sheet.New(&b)
	s.Row("=head")
	s.Item("q1", "a", `say "x", y`)
	s.Item("q2", "=b", "=c")
	s.Item("q3", "d\u2028e", "")
	losses, err := s.Close()
	if err != nil {
		t.Fatal(err)
	}
	if want := "\ufeff=head\r\na,\"say \"\"x\"\", y\"\r\n'=b,'=c\r\n\"d\r\ne\",\r\n"; b.String() != want {
		t.Errorf("got %q, want %q", b.String(), want)
	}
	want := []quiz.Loss{{Code: quiz.TextChanged, Item: "q2", Message: "An apostrophe was put before a text that a spreadsheet program would run as a formula."}}
	if d := cmp.Diff(want, losses); d != "" {
		t.Error(d)
	}
}

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("disk full") }

func TestWriterReportsWhatItCannotWrite(t *testing.T) {
	s := sheet.New(broken{})
	s.Row("x")
	if _, err := s.Close(); err == nil {
		t.Error("no error")
	}
}
