package webhook_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/form"
	"formwright/shared/webhook"
)

// TestAnswers: receivers rely on the order, on every name standing once, and on
// seeing what was left out.
func TestAnswers(t *testing.T) {
	got, err := webhook.Answers([]form.ReadAnswer{
		{ID: "q1", Question: "Which city is <b>?", Answer: "Paris & Lyon"},
		{ID: "q2", Question: "Explain.", Answer: []string{"a", "b"}},
		{ID: "q3", Question: "Explain.", Answer: nil},
		{ID: "q4", Question: "", Answer: []form.ReadPair{{Of: "x", Value: "1"}, {Of: "a", Value: "2"}, {Of: "x", Value: "\"3\""}}},
		{ID: "q5", Question: "Explain.", Answer: []form.ReadPair{}},
		{ID: "q6", Question: strings.Repeat("é", 301), Answer: ""},
	})
	if err != nil || !json.Valid(got) {
		t.Fatalf("%s, %v", got, err)
	}
	want := `{"Which city is <b>?":"Paris & Lyon","Explain.":["a","b"],"Explain. (2)":null,"q4":{"x":"1","a":"2","x (2)":"\"3\""},"Explain. (3)":{},"` +
		strings.Repeat("é", 300) + `…":""}`
	if diff := cmp.Diff(want, string(got)); diff != "" {
		t.Error(diff)
	}
	if none, err := webhook.Answers(nil); err != nil || string(none) != "{}" {
		t.Errorf("%s, %v", none, err)
	}
}
