package problem_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
)

func TestOf(t *testing.T) {
	p := problem.Field(problem.InvalidRequest, "limit", "limit must be at most %d.", 100)
	if got := problem.Of(fmt.Errorf("list jobs: %w", p)); got != p {
		t.Errorf("of a wrapped problem: %v", got)
	}
	cause := errors.New("disk is full")
	got := problem.Of(cause)
	if got.Code != problem.Internal || got.Message != "Internal error." || !errors.Is(got, cause) {
		t.Errorf("of any other error: %+v", got)
	}
	if problem.Of(nil) != nil || problem.CodeOf(nil) != "" || problem.CodeOf(cause) != problem.Internal || problem.CodeOf(p) != problem.InvalidRequest {
		t.Error("codes are wrong")
	}
}

// TestErrorIsForTheLog: the whole chain, which clients never see.
func TestErrorIsForTheLog(t *testing.T) {
	cause := errors.New("unexpected EOF")
	err := problem.Wrap(cause, problem.DocumentBroken, "The document %s is damaged.", "x")
	if diff := cmp.Diff("DOCUMENT_BROKEN: The document x is damaged.: unexpected EOF", err.Error()); diff != "" {
		t.Error(diff)
	}
	if !errors.Is(err, cause) {
		t.Error("the cause is lost")
	}
}

func TestTransient(t *testing.T) {
	p := problem.New(problem.SourceUnavailable, "Busy.")
	err := fmt.Errorf("fetch: %w", problem.Transient(p))
	if !problem.IsTransient(err) || problem.CodeOf(err) != problem.SourceUnavailable {
		t.Errorf("transient %v, code %s", problem.IsTransient(err), problem.CodeOf(err))
	}
	if problem.IsTransient(p) || problem.IsTransient(nil) || problem.Transient(nil) != nil {
		t.Error("what nobody marked is transient")
	}
}
