// Package writer turns a quiz into the file of a target and says what was lost.
// It finds the target, has the quiz fitted to it and hands it to the family of
// writers that knows the file. Same quiz, same bytes.
package writer

import (
	"fmt"
	"io"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/writer/aiken"
	"formwright/shared/writer/cloze"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/gift"
	"formwright/shared/writer/moodlexml"
	"formwright/shared/writer/qti2"
	"formwright/shared/writer/quizizz"
	"formwright/shared/writer/target"
	"formwright/shared/writer/word"
)

// Write writes q for the target to w. q must be valid. The losses come in the
// order of the items, those of the whole quiz first. An unknown target, one that
// has no writer and a quiz of which nothing is left are problems.
func Write(w io.Writer, q quiz.Quiz, id target.ID) ([]quiz.Loss, error) {
	t, ok := target.Find(id)
	if !ok {
		return nil, problem.Field(problem.InvalidRequest, "format", "Unknown format %q.", id)
	}
	if !t.Available {
		return nil, problem.Field(problem.TargetNotAvailable, "format", "The format %s (%s) is not available yet.", id, t.Platform)
	}
	fitted, losses, err := fit.Fit(q, t)
	if err != nil {
		return losses, err
	}
	more, err := family(w, fitted, t)
	if err != nil {
		return nil, fmt.Errorf("write %s: %w", id, err)
	}
	return fit.Merge(q, losses, more), nil
}

// family writes a fitted quiz with the writer that knows the target's file.
func family(w io.Writer, q quiz.Quiz, t target.Target) ([]quiz.Loss, error) {
	switch t.ID {
	case target.LMSB:
		return moodlexml.Write(w, q, t)
	case target.QuizB:
		return quizizz.Write(w, q, t)
	case target.GIFT, target.OtherA:
		return gift.Write(w, q, t)
	case target.QTI21, target.QTI22:
		return qti2.Write(w, q, t)
	case target.Aiken:
		return aiken.Write(w, q, t)
	case target.Cloze:
		return cloze.Write(w, q, t)
	case target.Word:
		return word.Write(w, q, t)
	default:
		return nil, problem.Field(problem.TargetNotAvailable, "format", "The format %s (%s) is not available yet.", t.ID, t.Platform)
	}
}

// Asked counts the questions of q that a file with these losses asks.
func Asked(q quiz.Quiz, losses []quiz.Loss) int { return fit.Asked(q, losses) }
