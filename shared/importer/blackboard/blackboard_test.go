package blackboard_test

import (
	"context"
	"strings"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/importer/blackboard"
	"formwright/shared/quiz"
)

const sample = "MC\t1 &lt; 2 and <b>then</b>?\tyes\tincorrect\tno\tCorrect\r\n" +
	"MA\tPrimes?\t2\tcorrect\t4\tincorrect\t5\tcorrect\r\n" +
	"TF\tIce floats.\ttrue\r\n" +
	"ESS\tWhy?\tBecause.\r\n" +
	"ORD\tSort.\tb\ta\r\n" +
	"MAT\tPair.\tItaly\tRome\tSpain\tMadrid\r\n" +
	"FIB\tCapital of France?\tParis\tLutetia\r\n" +
	"FIB_PLUS\tIt boils at [t] and is [g].\tt\t100\t\tg\tsteam\tvapour\r\n" +
	"NUM\tpi?\t3.14\t0.01\r\n" +
	"QUIZ_BOWL\tAn answer\twho\r\n"

func TestRead(t *testing.T) {
	if !blackboard.Sniff([]byte(sample)) || !blackboard.Sniff([]byte("\ufeff"+sample)) {
		t.Fatal("not told")
	}
	q, findings, err := blackboard.Read(context.Background(), []byte(sample))
	if err != nil || len(q.Items) != 9 || len(findings) != 1 || findings[0].Code != finding.UnreadPart {
		t.Fatalf("%d items, %v, %v", len(q.Items), findings, err)
	}
	of := func(i int) quiz.Response { return q.Items[i].Response }
	if c := of(0).(quiz.Choice); q.Items[0].Stem.Text() != "1 < 2 and then?" || c.Multiple || c.Key[0] != 1 {
		t.Errorf("%+v", q.Items[0])
	}
	if c := of(1).(quiz.Choice); !c.Multiple || len(c.Key) != 2 || c.Key[1] != 2 {
		t.Errorf("%+v", c)
	}
	if tf := of(2).(quiz.TrueFalse); tf.Key == nil || !*tf.Key {
		t.Errorf("%+v", tf)
	}
	if e := of(3).(quiz.Essay); e.Model.Text() != "Because." {
		t.Errorf("%+v", e)
	}
	if o := of(4).(quiz.Order); o.Entries[o.Key[0]].Text() != "b" || o.Entries[o.Key[1]].Text() != "a" {
		t.Errorf("%+v", o)
	}
	if m := of(5).(quiz.Match); m.Right[m.Key[0]].Text() != "Rome" || m.Right[m.Key[1]].Text() != "Madrid" {
		t.Errorf("%+v", m)
	}
	if r := of(6).(quiz.Text); len(r.Accepted) != 2 || r.Accepted[0].Text != "Paris" {
		t.Errorf("%+v", r)
	}
	if b := of(7).(quiz.Blanks); len(b.Blanks) != 2 || b.Blanks[1].Response.(quiz.Text).Accepted[1].Text != "vapour" {
		t.Errorf("%+v", b)
	}
	if n := of(8).(quiz.Number); n.Key == nil || n.Key.Min.String() != "3.13" || n.Key.Max.String() != "3.15" {
		t.Errorf("%+v", n)
	}
}

// TestSniffLeavesOthers: tab-separated lists and prose are not Blackboard's.
func TestSniffLeavesOthers(t *testing.T) {
	for _, text := range []string{"", "Question\tA\tB\nWho?\tme\tyou\n", "MC\tx\ta\tcorrect\nand a line of prose\n", "MCQ\tx\ta\tcorrect\n", "TF means true or false\n", "MC\t \n", "MC\t\n"} {
		if blackboard.Sniff([]byte(text)) {
			t.Errorf("%q was taken for Blackboard's", text)
		}
	}
}

// FuzzRead must end, with a valid quiz or none.
func FuzzRead(f *testing.F) {
	f.Add([]byte(sample))
	for line := range strings.Lines(sample) {
		f.Add([]byte(line))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		q, _, err := blackboard.Read(context.Background(), data)
		if err == nil && q.Validate() != nil {
			t.Fatal(q.Validate())
		}
	})
}
