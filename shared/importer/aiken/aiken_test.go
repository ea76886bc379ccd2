package aiken_test

import (
	"context"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/importer/aiken"
	"formwright/shared/quiz"
)

// TestRead reads stems over several lines, which Moodle does not, and reports
// what has no key.
func TestRead(t *testing.T) {
	q, findings, err := aiken.Read(context.Background(), []byte("\xef\xbb\xbfLook at this:\r\nint a = 1;\r\nA) one\r\nB) two\r\nANSWER: B\r\n\r\nWho?\r\nA. me\r\nB. you\r\nANSWER: D\r\nleft over\r\n"))
	if err != nil {
		t.Fatal(err)
	}
	first, second := q.Items[0], q.Items[1]
	if first.Stem.Text() != "Look at this:\nint a = 1;" || first.Response.(quiz.Choice).Key[0] != 1 || second.Response.HasKey() {
		t.Errorf("%+v %+v", first, second)
	}
	if len(findings) != 3 || findings[0].Code != finding.KeyUnmatched || findings[1].Code != finding.UnreadPart || findings[2].Code != finding.NoKey {
		t.Errorf("findings %v", findings)
	}
}

// FuzzRead must end, with a valid quiz or none.
func FuzzRead(f *testing.F) {
	f.Add([]byte("a\nA. b\nB. c\nANSWER: A\n"))
	f.Add([]byte("\x10\nA. b\nB. c\nANSWER: A\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		q, _, err := aiken.Read(context.Background(), data)
		if err == nil && q.Validate() != nil {
			t.Fatal(q.Validate())
		}
		if aiken.Sniff(data) && err != nil {
			t.Fatalf("taken for Aiken, but %v", err)
		}
	})
}
