package target_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer/target"
)

// TestContractOrder is the list that the 400 error quotes.
func TestContractOrder(t *testing.T) {
	want := "cloud_form service_form lms_a lms_b lms_c lms_d lms_e lms_f quiz_a quiz_b quiz_c quiz_d quiz_e quiz_f quiz_g quiz_h quiz_i " +
		"qti_21 qti_22 gift aiken cloze word other_a h5p"
	var got []string
	for _, tg := range target.All() {
		got = append(got, string(tg.ID))
	}
	if d := cmp.Diff(strings.Fields(want), got); d != "" {
		t.Error(d)
	}
}

// TestContractExtensions are those of the contract's table 2.3.
func TestContractExtensions(t *testing.T) {
	for ext, ids := range map[string]string{
		"": "cloud_form service_form", ".zip": "lms_a lms_d lms_e lms_f qti_21 qti_22", ".xml": "lms_b", ".txt": "lms_c gift aiken cloze other_a",
		".csv": "quiz_a quiz_b quiz_c quiz_d quiz_f quiz_g quiz_h quiz_i", ".xlsx": "quiz_e", ".docx": "word", ".h5p": "h5p",
	} {
		for _, id := range strings.Fields(ids) {
			tg, ok := target.Find(target.ID(id))
			if !ok || tg.Extension != ext || (tg.MediaType == "") != (ext == "") || tg.Platform == "" || tg.Kind == "" {
				t.Errorf("%s: %+v", id, tg)
			}
		}
	}
	if _, ok := target.Find("pdf"); ok {
		t.Error("an unknown target was found")
	}
}

func TestOfTellsTheKindsApart(t *testing.T) {
	h := target.Holds{Single: "1", Multiple: "2", TrueFalse: "3", Text: "4", Number: "5", Match: "6", Order: "7", Essay: "8", Blanks: "9", Dropdowns: "10"}
	var got []target.How
	for _, item := range quiztest.OneOfEach().Items {
		got = append(got, h.Of(item.Response))
	}
	if d := cmp.Diff([]target.How{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}, got); d != "" {
		t.Error(d)
	}
	for _, r := range quiz.Responses() {
		if h.Of(r) == target.Skip {
			t.Errorf("%T has no row", r)
		}
	}
}
