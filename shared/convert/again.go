package convert

import (
	"context"

	"github.com/google/uuid"

	"formwright/shared/export"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/transcript"
	"formwright/shared/writer"
	"formwright/shared/writer/target"
)

// Again writes what a job has read for other targets, without reading the
// document again.
type Again struct {
	Exports     *export.Service
	Transcripts *transcript.Service
}

// Export writes a transcript of a job for a target that is a file.
func (a Again) Export(ctx context.Context, j job.Job, read transcript.Transcript, id target.ID, o target.Options) (transcript.File, error) {
	t, ok := target.Find(id)
	if !ok || t.Kind == target.LiveForm {
		return transcript.File{}, problem.Field(problem.TargetNotAvailable, "format", "Choose one of the formats that are a file.")
	}
	file, written, err := Write(Titled(read.Quiz, j.Request.DocumentName), id, o)
	if err != nil {
		return transcript.File{}, err
	}
	defer file.Close() // read to its end by then
	e, row, err := a.Exports.Put(ctx, export.Export{
		ID: uuid.NewString(), Job: j.ID, FileName: writer.FileName(j.Request.DocumentName, t), MediaType: t.MediaType,
	}, file.Reader(), file.Size())
	if err != nil {
		return transcript.File{}, err
	}
	f := transcript.File{Export: e.ID, Format: string(id), FileName: e.FileName, Version: read.Version, Questions: written.Asked, Losses: written.Losses}
	return f, a.Transcripts.Add(ctx, j.User, j.ID, f, row, e.ExpiresAt)
}
