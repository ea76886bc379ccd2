package target

import (
	"slices"
	"strings"

	"formwright/shared/problem"
)

// Options are what a client may ask of a target beside the format.
type Options struct {
	AnswerKey AnswerKey
}

// AnswerKey says whether a printed paper comes with its answers.
type AnswerKey string

// The ways; the empty one is KeyIncluded.
const (
	KeyIncluded AnswerKey = "included" // on a page of its own after the questions
	KeyNone     AnswerKey = "none"     // questions only, to hand out
	KeyOnly     AnswerKey = "only"     // answers only, for the marker
)

// AnswerKeys lists the ways as clients name them.
func AnswerKeys() []string { return []string{string(KeyIncluded), string(KeyNone), string(KeyOnly)} }

// With is the target as the options want it; it says which option it cannot take.
func (t Target) With(o Options) (Target, error) {
	switch {
	case o.AnswerKey == "" || o.AnswerKey == KeyIncluded && !t.Printed:
		return t, nil
	case !slices.Contains(AnswerKeys(), string(o.AnswerKey)):
		return t, problem.Field(problem.InvalidRequest, "answerKey", "Unknown answerKey. Allowed: %s.", strings.Join(AnswerKeys(), ", "))
	case !t.Printed:
		return t, problem.Field(problem.InvalidRequest, "answerKey", "The format %s has no printed answer key; answerKey can be %s or %s with word only.", t.ID, KeyNone, KeyOnly)
	}
	t.AnswerKey = o.AnswerKey
	return t, nil
}
