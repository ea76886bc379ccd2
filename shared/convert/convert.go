// Package convert is the use case everything else exists for: a document goes
// in, a file in the target's format comes out, with what the reader was not sure
// of and what the target could not hold. Quiz and Write are pure; Worker runs
// them for a job and promises that the job ends once, however often the worker
// dies. It knows neither HTTP nor AWS.
package convert

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/reader"
	"formwright/shared/recognize"
	"formwright/shared/source"
	"formwright/shared/writer"
	"formwright/shared/writer/target"
)

// Understood is what a document turned out to ask.
type Understood struct {
	Quiz     quiz.Quiz
	Findings []finding.Finding
}

// Quiz reads a document and recognises its questions. The stage function is
// called as each stage begins.
func Quiz(ctx context.Context, d source.Document, stage func(Stage)) (Understood, error) {
	stage(Reading)
	if reader.Sniff(d.Data) == reader.QuizJSON {
		return canonical(d.Data)
	}
	doc, findings, err := reader.Read(ctx, reader.Input{Data: d.Data, Name: d.Name})
	if err != nil {
		return Understood{}, err
	}
	return recognise(doc, findings, stage)
}

func recognise(doc page.Document, findings []finding.Finding, stage func(Stage)) (Understood, error) {
	stage(Recognising)
	q, more, err := recognize.Recognize(doc)
	if err != nil {
		return Understood{Findings: findings}, err
	}
	if err := q.Validate(); err != nil {
		return Understood{}, fmt.Errorf("recognised quiz is invalid: %w", err)
	}
	return Understood{Quiz: q, Findings: append(findings, more...)}, nil
}

// canonical reads a quiz in our own JSON, which is the exact way to upload one.
func canonical(data []byte) (Understood, error) {
	var q quiz.Quiz
	if err := json.Unmarshal(data, &q); err != nil {
		return Understood{}, problem.Wrap(err, problem.DocumentBroken, "The quiz JSON cannot be read: %s.", reason(err))
	}
	if len(q.Items) == 0 {
		return Understood{}, problem.New(problem.NoQuestions, "The quiz JSON holds no items.")
	}
	if err := q.Validate(); err != nil {
		return Understood{}, problem.Wrap(err, problem.DocumentBroken, "The quiz JSON is not a valid quiz: %s.", reason(err))
	}
	return Understood{Quiz: q}, nil
}

// maxReason bounds what a message repeats of an error about the client's data.
const maxReason = 300

func reason(err error) string {
	s := strings.ReplaceAll(err.Error(), "\n", "; ")
	if r := []rune(s); len(r) > maxReason {
		s = string(r[:maxReason]) + "…"
	}
	return s
}

// Titled gives a quiz without a title the name of its document.
func Titled(q quiz.Quiz, name string) quiz.Quiz {
	if q.Title == "" {
		q.Title = name
	}
	return q
}

// Written is what became of a quiz in a target's file.
type Written struct {
	Items  int // questions the file asks
	Losses []quiz.Loss
}

// Write makes the target's file of a quiz.
func Write(w io.Writer, q quiz.Quiz, id target.ID) (Written, error) {
	losses, err := writer.Write(w, q, id)
	if err != nil {
		return Written{Losses: losses}, err
	}
	return Written{Items: writer.Asked(q, losses), Losses: losses}, nil
}

// Stage is a step of a conversion, as currentStep shows it.
type Stage string

// The stages, in order.
const (
	Fetching    Stage = "fetching"
	Reading     Stage = "reading"
	Recognising Stage = "recognising"
	Writing     Stage = "writing"
	Storing     Stage = "storing"
)

// Percent is how far a conversion is when the stage begins.
func (s Stage) Percent() int {
	switch s {
	case Reading:
		return 20
	case Recognising:
		return 50
	case Writing:
		return 70
	case Storing:
		return 90
	default:
		return 5
	}
}
