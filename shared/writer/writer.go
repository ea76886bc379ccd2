// Package writer turns a quiz into the file of a target and says what was lost.
// It finds the target, has the quiz fitted to it and hands it to the family of
// writers that knows the file. Same quiz, same bytes.
package writer

import (
	"fmt"
	"io"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/writer/check"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/target"
)

// Written is what became of a quiz in a target's file.
type Written struct {
	Losses    []quiz.Loss
	Asked     int // items of the quiz that the file asks
	Questions int // questions in the file: more than Asked where one item became several
}

// Write writes q for the target to w. q must be valid. The losses come in the
// order of the items, those of the whole quiz first. An unknown target, one that
// has no writer and a quiz of which nothing is left are problems.
func Write(w io.Writer, q quiz.Quiz, id target.ID, o target.Options) (Written, error) {
	t, f, err := find(id)
	if err != nil {
		return Written{}, err
	}
	if t, err = t.With(o); err != nil {
		return Written{}, err
	}
	fitted, losses, err := fit.Fit(q, t)
	if err != nil {
		return Written{Losses: losses}, err
	}
	more, err := f.write(w, fitted, t)
	if err != nil {
		return Written{}, fmt.Errorf("write %s: %w", id, err)
	}
	out := Written{Questions: fit.Asked(fitted, losses, more), Losses: fit.Merge(q, losses, more)}
	if out.Asked = fit.Asked(q, out.Losses); out.Asked == 0 { // the writer's own spelling held none of it
		return out, fit.Nothing(t)
	}
	return out, nil
}

// Verify opens the file that Write made with these options and sees that it is
// whole: well formed, complete, within the platform's limits, with as many
// questions as were written. What it finds is a fault of a writer.
func Verify(f check.File, id target.ID, o target.Options, w Written) error {
	t, format, err := find(id)
	if err != nil {
		return err
	}
	if t, err = t.With(o); err != nil {
		return err
	}
	if err := format.check(f, t, w.Questions); err != nil {
		return fmt.Errorf("verify %s: %w", id, err)
	}
	return nil
}

func find(id target.ID) (target.Target, format, error) {
	t, ok := target.Find(id)
	if !ok {
		return t, format{}, problem.Field(problem.InvalidRequest, "format", "Unknown format %q.", id)
	}
	f, ok := formats()[id]
	if !ok || !t.Available {
		return t, format{}, problem.Field(problem.TargetNotAvailable, "format", "The format %s (%s) is not available yet.", id, t.Platform)
	}
	return t, f, nil
}
