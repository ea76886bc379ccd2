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
	"strings"

	"formwright/shared/finding"
	"formwright/shared/output"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/reader"
	"formwright/shared/recognize"
	"formwright/shared/source"
	"formwright/shared/spool"
	"formwright/shared/writer"
	"formwright/shared/writer/target"
)

// Understood is what a document turned out to ask.
type Understood struct {
	Quiz     quiz.Quiz
	Findings []finding.Finding
}

// Input is a document to be understood.
type Input struct {
	Document source.Document
	Key      *source.Document // a document that holds nothing but the key of the first; nil for none
	Expect   source.Type      // what the client said the document is; empty when nothing was said
}

// Quiz reads a document and recognises its questions. The step function is
// called as each stage begins, and with each page that takes its time.
func Quiz(ctx context.Context, r reader.Reader, in Input, step func(Step)) (Understood, error) {
	step(Step{Stage: Reading})
	kind := reader.Sniff(in.Document.Data)
	findings := mismatch(in.Expect, kind)
	if kind == reader.QuizJSON {
		u, err := canonical(in.Document.Data)
		u.Findings = append(findings, u.Findings...)
		return u, err
	}
	if u, ok, err := imported(ctx, kind, in.Document.Data, step); ok {
		u.Findings = append(findings, u.Findings...)
		return u, err
	}
	doc, more, err := read(ctx, r, in.Document, step)
	if err != nil {
		return Understood{}, err
	}
	findings = append(findings, more...)
	if u, ok := typed(ctx, doc); ok {
		u.Findings = append(findings, u.Findings...)
		return u, nil
	}
	if in.Key == nil {
		step(Step{Stage: Recognising})
		u, err := recognised(findings)(recognize.Recognize(doc))
		return u, textless(doc, err)
	}
	key, more, err := read(ctx, r, *in.Key, step)
	if err != nil {
		return Understood{}, keyProblem(err)
	}
	step(Step{Stage: Recognising})
	u, err := recognised(append(findings, more...))(recognize.RecognizeWithKey(doc, key))
	return u, textless(doc, err)
}

// keyProblem says that it is the key, and not the document, that cannot be read.
func keyProblem(err error) error {
	if p := problem.Of(err); p.Code != problem.Internal {
		return problem.Wrap(err, p.Code, "The file with the answer key cannot be used. %s", p.Message)
	}
	return err
}

func read(ctx context.Context, r reader.Reader, d source.Document, step func(Step)) (page.Document, []finding.Finding, error) {
	return r.Read(ctx, reader.Input{Data: d.Data, Name: d.Name, Progress: func(done, total int) {
		step(Step{Stage: Reading, Done: done, Total: total})
	}})
}

// recognised takes what the recogniser gives, behind the findings of the readers.
func recognised(findings []finding.Finding) func(quiz.Quiz, []finding.Finding, error) (Understood, error) {
	return func(q quiz.Quiz, more []finding.Finding, err error) (Understood, error) {
		if err != nil {
			return Understood{Findings: findings}, err
		}
		if err := q.Validate(); err != nil {
			return Understood{}, fmt.Errorf("recognised quiz is invalid: %w", err)
		}
		return Understood{Quiz: q, Findings: append(findings, more...)}, nil
	}
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

// Write makes the target's file of a quiz and opens it again to see that it is
// whole, before anybody gets it. The caller closes the file.
func Write(q quiz.Quiz, id target.ID, o target.Options) (*spool.Spool, writer.Written, error) {
	return output.Write(q, id, o)
}
