package quiz_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
)

func checkRoundTrip(t rapid.TB, q quiz.Quiz) {
	t.Helper()
	data, err := json.Marshal(q)
	if err != nil {
		t.Fatal(err)
	}
	var back quiz.Quiz
	if err := json.Unmarshal(data, &back); err != nil {
		t.Fatal(err)
	}
	if len(q.Media) == 0 {
		q.Media = nil
	}
	if d := cmp.Diff(q, back); d != "" {
		t.Fatal(d)
	}
	again, err := json.Marshal(back)
	if err != nil || !bytes.Equal(data, again) {
		t.Fatalf("other bytes the second time:\n%s\n%s", data, again)
	}
}

func TestJSONRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { checkRoundTrip(t, quiztest.Quizzes().Draw(t, "quiz")) })
}

func TestJSONRoundTripOfEveryField(t *testing.T) {
	q := quiztest.Everything()
	q.Items[0].Required = true
	q.Items[0].Position = finding.Position{Part: "document", Page: 2, Paragraph: 3, Cell: "r1c2", Box: &finding.Box{X: 1.5, Y: 2, Width: 3, Height: 4}}
	q.Items[0].Evidence = []quiz.Evidence{{Kind: quiz.ByBold, Position: finding.Position{Line: 4}, Quote: "B. Mercury"}}
	checkRoundTrip(t, q)
	for _, q := range []quiz.Quiz{quiztest.OneOfEach(), quiztest.HostileQuiz(), quiztest.Languages(), quiztest.Unkeyed()} {
		checkRoundTrip(t, q)
	}
}

func TestJSONKeepsPictures(t *testing.T) {
	data, err := json.Marshal(quiztest.Everything())
	if err != nil {
		t.Fatal(err)
	}
	var back quiz.Quiz
	if err := json.Unmarshal(data, &back); err != nil {
		t.Fatal(err)
	}
	for hash, m := range quiztest.Pictures() {
		want, _ := m.Bytes()
		got, err := back.Media[hash].Bytes()
		if err != nil || !bytes.Equal(want, got) {
			t.Errorf("picture %s: %v", hash, err)
		}
	}
}

func TestJSONRefuses(t *testing.T) {
	good, err := json.Marshal(quiztest.Everything())
	if err != nil {
		t.Fatal(err)
	}
	hash := quiztest.PictureHashes()[0]
	for name, change := range map[string][2]string{
		"another format":   {`"format":"formwright.quiz/v1"`, `"format":"formwright.quiz/v2"`},
		"unknown member":   {`"title":`, `"colour":"red","title":`},
		"unknown type":     {`"type":"order"`, `"type":"sort"`},
		"unknown response": {`"key":[1,2,0]`, `"keys":[1,2,0]`},
		"another picture":  {`"` + hash + `":{"type"`, `"` + strings.Repeat("0", 64) + `":{"type"`},
		"huge exponent":    {`"points":"0.5"`, `"points":"1e999"`},
		"no number":        {`"points":"0.5"`, `"points":"many"`},
	} {
		bad := strings.Replace(string(good), change[0], change[1], 1)
		if bad == string(good) {
			t.Fatalf("%s: nothing to change", name)
		}
		var q quiz.Quiz
		if err := json.Unmarshal([]byte(bad), &q); err == nil {
			t.Errorf("%s was accepted", name)
		}
	}
}

func TestDecimalIsExact(t *testing.T) {
	for _, s := range []string{"0", "0.1", "-3", "12345678901234567890.5", "0.000001"} {
		if got := quiz.MustDecimal(s).String(); got != s {
			t.Errorf("%s became %s", s, got)
		}
	}
	sum := quiz.MustDecimal("0.1").Add(quiz.MustDecimal("0.2"))
	if !sum.Equal(quiz.MustDecimal("0.3")) {
		t.Errorf("0.1 + 0.2 = %s", sum)
	}
	for _, s := range []string{"", "x", "1e1000", "1,5", strings.Repeat("9", 61), "NaN", "Inf"} {
		if d, err := quiz.ParseDecimal(s); err == nil {
			t.Errorf("%q was read as %s", s, d)
		}
	}
}

func TestTolerance(t *testing.T) {
	near := quiz.Near(quiz.MustDecimal("3.14"), quiz.MustDecimal("0.01"))
	if tol, ok := near.Tolerance(); !ok || tol.String() != "0.01" {
		t.Errorf("got %s, %v", tol, ok)
	}
	if _, ok := quiz.Between(quiz.Int(1), quiz.Int(5)).Tolerance(); ok {
		t.Error("a range has a tolerance")
	}
	value := quiz.Int(2)
	if _, ok := (quiz.NumberKey{Value: &value, Min: quiz.Int(1), Max: quiz.Int(5)}).Tolerance(); ok {
		t.Error("an uneven range has a tolerance")
	}
}

func TestHasKey(t *testing.T) {
	for i, item := range quiztest.OneOfEach().Items {
		_, essay := item.Response.(quiz.Essay)
		if item.Response.HasKey() == essay {
			t.Errorf("%s (%s): HasKey is %v", item.ID, item.Response.Type(), item.Response.HasKey())
		}
		if un := quiztest.Unkeyed().Items[i].Response; un.HasKey() != (i == 0) {
			t.Errorf("%s without its key: HasKey is %v", item.ID, un.HasKey())
		}
	}
}

func FuzzUnmarshal(f *testing.F) {
	for _, q := range []quiz.Quiz{quiztest.OneOfEach(), quiztest.Everything()} {
		data, err := json.Marshal(q)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var q quiz.Quiz
		if json.Unmarshal(data, &q) != nil || q.Validate() != nil {
			return
		}
		again, err := json.Marshal(q)
		if err != nil {
			t.Fatal(err)
		}
		var back quiz.Quiz
		if err := json.Unmarshal(again, &back); err != nil {
			t.Fatal(err)
		}
		if err := back.Validate(); err != nil {
			t.Fatalf("valid before, but then: %v", err)
		}
	})
}

func TestJSONRefusesDeepNesting(t *testing.T) {
	stem := strings.Repeat(`[{"kind":"list","items":[`, 80) + `[]` + strings.Repeat(`]}]`, 80)
	data := `{"format":"formwright.quiz/v1","items":[{"id":"q1","type":"text","stem":` + stem + `,"response":{}}]}`
	var q quiz.Quiz
	if err := json.Unmarshal([]byte(data), &q); err == nil || !strings.Contains(err.Error(), "200 levels") {
		t.Errorf("got %v, want an error that names the limit", err)
	}
	text := strings.ReplaceAll(data, stem, `[{"kind":"paragraph","inlines":[{"kind":"text","text":"`+strings.Repeat(`[{\"`, 300)+`"}]}]`)
	if err := json.Unmarshal([]byte(text), &q); err != nil {
		t.Errorf("brackets inside text count as nesting: %v", err)
	}
}
