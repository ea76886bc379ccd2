// Package output makes the file of a target from a quiz and opens it again to see
// that it is whole, before anybody gets it. Whoever needs files of quizzes without
// reading documents takes this; it carries the writers and no reader.
package output

import (
	"errors"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/spool"
	"formwright/shared/transcript"
	"formwright/shared/writer"
	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// Write makes the target's file of a quiz. The caller closes the file.
func Write(q quiz.Quiz, id target.ID, o target.Options) (*spool.Spool, writer.Written, error) {
	file := spool.New()
	written, err := writer.Write(file, q, id, o)
	if err == nil {
		err = writer.Verify(check.File{ReaderAt: file, Size: file.Size()}, id, o, written)
	}
	if err != nil {
		return nil, written, errors.Join(err, file.Close())
	}
	return file, written, nil
}

// Make makes the file of a quiz that was read from a document of that name, for a
// target that is a file. It is a transcript.Maker.
func Make(q quiz.Quiz, name string, id target.ID, o target.Options) (transcript.Made, error) {
	t, ok := target.Find(id)
	if !ok || t.Kind == target.LiveForm {
		return transcript.Made{}, problem.Field(problem.TargetNotAvailable, "format", "Choose one of the formats that are a file.")
	}
	if q.Title == "" {
		q.Title = name
	}
	file, written, err := Write(q, id, o)
	if err != nil {
		return transcript.Made{}, err
	}
	return transcript.Made{File: file, Name: writer.FileName(name, t), MediaType: t.MediaType, Questions: written.Asked, Losses: written.Losses}, nil
}
