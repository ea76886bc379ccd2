package transcript

import (
	"context"

	"github.com/google/uuid"

	"formwright/shared/export"
	"formwright/shared/job"
	"formwright/shared/quiz"
	"formwright/shared/spool"
	"formwright/shared/writer/target"
)

// Made is a file that was made of a quiz.
type Made struct {
	File      *spool.Spool
	Name      string
	MediaType string
	Questions int
	Losses    []quiz.Loss
}

// Maker makes the file of a quiz that was read from a document of that name.
// Package output has the one that there is; what only keeps transcripts does not
// carry the writers.
type Maker func(q quiz.Quiz, name string, id target.ID, o target.Options) (Made, error)

// Again makes files for other targets of what jobs have read.
type Again struct {
	Exports     *export.Service
	Transcripts *Service
	Make        Maker
}

// Export makes a file of a transcript of a job.
func (a Again) Export(ctx context.Context, j job.Job, t Transcript, id target.ID, o target.Options) (File, error) {
	made, err := a.Make(t.Quiz, j.Request.DocumentName, id, o)
	if err != nil {
		return File{}, err
	}
	defer made.File.Close() // read to its end by then
	e, row, err := a.Exports.Put(ctx, export.Export{ID: uuid.NewString(), Job: j.ID, FileName: made.Name, MediaType: made.MediaType},
		made.File.Reader(), made.File.Size())
	if err != nil {
		return File{}, err
	}
	f := File{Export: e.ID, Format: string(id), FileName: e.FileName, Version: t.Version, Questions: made.Questions, Losses: made.Losses}
	return f, a.Transcripts.Add(ctx, j.User, j.ID, f, row, e.ExpiresAt)
}
