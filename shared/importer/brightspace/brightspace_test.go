package brightspace_test

import (
	"context"
	"testing"

	"formwright/shared/importer/brightspace"
	"formwright/shared/quiz"
)

const sample = "//MULTIPLE CHOICE,,,\r\nNewQuestion,MC,,\r\nID,A-1,,\r\nQuestionText,\"Which, of these, is sour?\",,\r\nPoints,2,,\r\nOption,0,soap,,no\r\nOption,100,lemon,,\r\nHint,Salad.,,\r\n\r\n" +
	"NewQuestion,MS,,\r\nQuestionText,<p>Which <b>float</b>?</p>,HTML,\r\nOption,1,cork,,\r\nOption,0,iron,,\r\nOption,1,ice,,\r\n\r\n" +
	"NewQuestion,TF,,\r\nQuestionText,Ice melts.,,\r\nTRUE,0,,\r\nFALSE,100,,\r\n\r\n" +
	"NewQuestion,SA,,\r\nQuestionText,Symbol of gold?,,\r\nAnswer,100,Au,\r\nAnswer,50,au,\r\n\r\n" +
	"NewQuestion,WR,,\r\nQuestionText,Why?,,\r\nAnswerKey,Because.,,\r\n\r\n" +
	"NewQuestion,M,,\r\nQuestionText,Match.,,\r\nChoice,1,cow,\r\nChoice,2,dog,\r\nMatch,2,puppy,\r\nMatch,1,calf,\r\nMatch,3,chick,\r\n\r\n" +
	"NewQuestion,O,,\r\nQuestionText,Sort.,,\r\nItem,two,NOT HTML,\r\nItem,one,NOT HTML,\r\n"

func TestRead(t *testing.T) {
	if !brightspace.Sniff([]byte(sample)) || !brightspace.Sniff([]byte("\ufeff"+sample)) {
		t.Fatal("not told")
	}
	q, findings, err := brightspace.Read(context.Background(), []byte(sample))
	if err != nil || len(q.Items) != 7 || len(findings) != 0 {
		t.Fatalf("%d items, %v, %v", len(q.Items), findings, err)
	}
	of := func(i int) quiz.Response { return q.Items[i].Response }
	if c := of(0).(quiz.Choice); q.Items[0].Stem.Text() != "Which, of these, is sour?" || c.Multiple || len(c.Key) != 1 || c.Key[0] != 1 || q.Items[0].Points.String() != "2" || q.Items[0].Hint.Text() != "Salad." {
		t.Errorf("%+v", q.Items[0])
	}
	if c := of(1).(quiz.Choice); q.Items[1].Stem.Text() != "Which float?" || !c.Multiple || len(c.Key) != 2 {
		t.Errorf("%+v", q.Items[1])
	}
	if tf := of(2).(quiz.TrueFalse); tf.Key == nil || *tf.Key {
		t.Errorf("%+v", tf)
	}
	if r := of(3).(quiz.Text); len(r.Accepted) != 2 || r.Accepted[0].Text != "Au" || r.Accepted[1].Credit == nil {
		t.Errorf("%+v", r)
	}
	if e := of(4).(quiz.Essay); e.Model.Text() != "Because." {
		t.Errorf("%+v", e)
	}
	if m := of(5).(quiz.Match); len(m.Left) != 2 || len(m.Right) != 3 || m.Right[m.Key[0]].Text() != "calf" || m.Right[m.Key[1]].Text() != "puppy" {
		t.Errorf("%+v", m)
	}
	if o := of(6).(quiz.Order); o.Entries[o.Key[0]].Text() != "two" {
		t.Errorf("%+v", o)
	}
}

// TestSniffLeavesOthers: other tables are none.
func TestSniffLeavesOthers(t *testing.T) {
	for _, text := range []string{"", "Question,A,B\nWho?,me,you\n", "NewQuestion,MC\n", "QuestionText,Type\nWho?,MC\n"} {
		if brightspace.Sniff([]byte(text)) {
			t.Errorf("%q was taken for Brightspace's", text)
		}
	}
}

// FuzzRead must end, with a valid quiz or none.
func FuzzRead(f *testing.F) {
	f.Add([]byte(sample))
	f.Fuzz(func(t *testing.T, data []byte) {
		q, _, err := brightspace.Read(context.Background(), data)
		if err == nil && q.Validate() != nil {
			t.Fatal(q.Validate())
		}
	})
}
