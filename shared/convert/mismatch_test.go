package convert_test

import (
	"testing"

	"formwright/shared/convert"
	"formwright/shared/finding"
	"formwright/shared/job"
	"formwright/shared/reader"
	"formwright/shared/source"
)

// TestTypeMismatchIsReported: the documentType is a hint; a document of another
// kind is read, and the difference is said.
func TestTypeMismatchIsReported(t *testing.T) {
	for expect, reported := range map[source.Type]bool{
		"": false, source.CloudDoc: false, source.DriveWord: false,
		source.CloudSheet: true, source.DrivePDF: true, source.DrivePicture: true, source.DrivePresentation: true,
	} {
		in := convert.Input{Document: source.Document{Data: []byte(quizText)}, Expect: expect}
		u, err := convert.Quiz(t.Context(), reader.Reader{}, in, func(convert.Step) {})
		if err != nil || len(u.Quiz.Items) != 2 {
			t.Fatalf("%q: %v, %d items", expect, err, len(u.Quiz.Items))
		}
		got := len(u.Findings) > 0 && u.Findings[0].Code == finding.TypeMismatch
		if got != reported {
			t.Errorf("%q: findings %v, want a mismatch: %v", expect, u.Findings, reported)
		}
	}
}

// TestOnlyGivenTypesAreExpected: the default of documentType is nothing that
// the client said.
func TestOnlyGivenTypesAreExpected(t *testing.T) {
	w := newWorld(t)
	for _, given := range []bool{false, true} {
		in, err := w.Sources.Input(t.Context(), job.Request{DocumentID: "bio", DocumentType: "cloud_sheet", TypeGiven: given})
		if err != nil || (in.Expect == source.CloudSheet) != given {
			t.Errorf("given %v: expects %q, %v", given, in.Expect, err)
		}
	}
}

func TestStepsThroughPages(t *testing.T) {
	for step, want := range map[convert.Step]string{
		{Stage: convert.Reading}:                      "reading",
		{Stage: convert.Reading, Done: 2, Total: 20}:  "reading page 3 of 20",
		{Stage: convert.Reading, Done: 1, Total: 1}:   "reading",
		{Stage: convert.Reading, Done: 20, Total: 20}: "reading",
		{Stage: convert.Writing}:                      "writing",
	} {
		if got := step.String(); got != want {
			t.Errorf("%+v reads %q, want %q", step, got, want)
		}
	}
	last := convert.Reading.Percent() - 1
	for done := range 21 {
		p := convert.Step{Stage: convert.Reading, Done: done, Total: 20}.Percent()
		if p <= last || p > convert.Recognising.Percent() {
			t.Errorf("page %d is at %d%%, after %d%%", done, p, last)
		}
		last = p
	}
}
