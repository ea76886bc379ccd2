package convert

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"time"

	"formwright/shared/export"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/reader"
	"formwright/shared/source"
	"formwright/shared/store"
	"formwright/shared/transcript"
	"formwright/shared/writer"
	"formwright/shared/writer/target"
)

// maxTime is how long one attempt at a conversion may take, in all.
const maxTime = 270 * time.Second

// Worker converts the jobs that the queue names.
type Worker struct {
	Jobs        *job.Service
	Exports     *export.Service
	Transcripts *transcript.Service // what was read is kept there; nil keeps none
	Sources     Sources
	CloudForms  CloudForms // makes forms in people's cloud accounts; nil where nobody can connect one
	Reader      reader.Reader
	Forms       Forms
	BaseURL     string
	Log         *slog.Logger
	Now         func() time.Time
}

// Handle takes one message of the queue. It returns nil when the message is
// done with: the job ended, waits for another try, or is somebody else's. An
// error asks for the message to come again.
func (w *Worker) Handle(ctx context.Context, body string) error {
	user, id, err := job.ParseMessage(body)
	if err != nil {
		return err
	}
	j, err := w.Jobs.Claim(ctx, user, id)
	if errors.Is(err, job.ErrNotClaimable) {
		return nil
	}
	if err != nil {
		return err
	}
	run := &run{worker: w, job: j, started: w.Now(), stages: map[Stage]time.Duration{}}
	out, err := run.guarded(ctx)
	end := w.end(context.WithoutCancel(ctx), j, out, err)
	run.log(ctx, out, err, end)
	if errors.Is(end, job.ErrLeaseLost) {
		return nil // another worker has the job now, or it has ended
	}
	return end
}

// end writes the one outcome of an attempt. The upload is of no more use once
// the job has ended.
func (w *Worker) end(ctx context.Context, j job.Job, out outcome, err error) error {
	ended := true
	switch {
	case errors.Is(err, job.ErrLeaseLost):
		return err
	case err == nil:
		err = w.Jobs.Complete(ctx, j, out.body, out.rows...)
		if errors.Is(err, store.ErrTooLarge) {
			err = w.Jobs.Fail(ctx, j, problem.Wrap(err, problem.DocumentTooLarge, "The report on this document is too large to be kept. Split the document."))
		}
	case problem.IsTransient(err):
		ended = j.Attempt >= job.MaxAttempts
		err = w.Jobs.Retry(ctx, j, err, retryDelay(j.Attempt))
	default:
		err = w.Jobs.Fail(ctx, j, err)
	}
	if err == nil && ended {
		for _, upload := range j.Request.Uploads() {
			_ = w.Sources.Uploads.Delete(ctx, upload) // it ends by itself
		}
	}
	return err
}

// retryDelay grows with the attempts: 2, 8, 18 ... seconds.
func retryDelay(attempt int) time.Duration {
	return time.Duration(2*attempt*attempt) * time.Second
}

// outcome is a finished conversion that nobody knows of yet.
type outcome struct {
	body   []byte     // the result
	rows   []store.Op // make the export and the transcript known
	source source.Document
	result Result
}

// run is one attempt at one job.
type run struct {
	worker  *Worker
	job     job.Job
	started time.Time
	pulse   *pulse
	stages  map[Stage]time.Duration
}

// guarded runs the attempt with its deadline and its pulse, and turns a panic
// into an error: a document that breaks a reader must fail its own job only.
func (r *run) guarded(ctx context.Context) (out outcome, err error) {
	ctx, cancel := context.WithTimeoutCause(ctx, maxTime, errTooLong)
	defer cancel()
	ctx, r.pulse = startPulse(ctx, r.worker.Jobs, r.job)
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("conversion panicked: %v\n%s", p, debug.Stack())
		}
		r.pulse.stop()
		err = r.explain(ctx, err)
	}()
	return r.convert(ctx)
}

var errTooLong = problem.New(problem.ConversionTimeout,
	"The document took longer than %d seconds to convert. Split it into smaller documents.", int(maxTime.Seconds()))

// explain says why a context ended: the time was up, the lease was lost, or the
// process is stopping and the job is to be tried again.
func (r *run) explain(ctx context.Context, err error) error {
	if err == nil || ctx.Err() == nil {
		return err
	}
	if cause := context.Cause(ctx); errors.Is(cause, job.ErrLeaseLost) || errors.Is(cause, errTooLong) {
		return cause
	}
	return problem.Transient(err)
}

func (r *run) step(s Step) {
	if _, begun := r.stages[s.Stage]; !begun {
		r.stages[s.Stage] = r.worker.Now().Sub(r.started)
	}
	r.pulse.step(s)
}

func (r *run) convert(ctx context.Context) (out outcome, err error) {
	req := r.job.Request
	in, err := r.worker.Sources.Of(r.job.User).Input(ctx, req)
	if err != nil {
		return out, err
	}
	out.source = in.Document
	understood, err := Quiz(ctx, r.worker.Reader, in, r.step)
	if err != nil {
		return out, err
	}
	understood.Quiz = Titled(understood.Quiz, req.DocumentName)
	if job.IsVisitor(r.job.User) { // who looks at the questions and gets no file
		out.body, out.result.QuestionsRead = []byte(`{"success":true}`), len(understood.Quiz.Items)
		return out, r.keep(ctx, understood, r.job.CreatedAt.Add(job.VisitorLife), &out)
	}
	if target.ID(req.Format) == target.ServiceForm {
		return out, r.host(ctx, understood, &out)
	}
	r.step(Step{Stage: Writing})
	t, _ := target.Find(target.ID(req.Format)) // checked when the job was accepted
	if t.ID == target.CloudForm {
		return r.cloudForm(ctx, out, understood)
	}
	file, written, err := Write(understood.Quiz, t.ID, target.Options{AnswerKey: target.AnswerKey(req.AnswerKey)})
	if err != nil {
		return out, err
	}
	defer file.Close() // read to its end by then
	r.step(Step{Stage: Storing})
	e, row, err := r.worker.Exports.Put(ctx, export.Export{
		ID: r.job.Export, Job: r.job.ID, FileName: writer.FileName(req.DocumentName, t), MediaType: t.MediaType,
	}, file.Reader(), file.Size())
	if err != nil {
		return out, err
	}
	out.rows, out.result = []store.Op{row}, newResult(r.worker.BaseURL, t, e, understood, written)
	if err := r.keep(ctx, understood, e.ExpiresAt, &out); err != nil {
		return out, err
	}
	out.body, err = out.result.encode()
	return out, err
}

// keep stores what was read, to be looked at, corrected and exported again.
func (r *run) keep(ctx context.Context, u Understood, until time.Time, out *outcome) error {
	if r.worker.Transcripts == nil {
		return nil
	}
	row, err := r.worker.Transcripts.Keep(ctx, r.job.User, r.job.ID, transcript.Transcript{Quiz: u.Quiz, Findings: u.Findings, ExpiresAt: until})
	out.rows = append(out.rows, row)
	return err
}

// log writes the job's one line. Never names, stems or addresses.
func (r *run) log(ctx context.Context, out outcome, err, end error) {
	sum := sha256.Sum256([]byte(r.job.User))
	attrs := []slog.Attr{
		slog.String("job", r.job.ID), slog.String("user", hex.EncodeToString(sum[:6])), slog.Int("attempt", r.job.Attempt),
		slog.String("source", string(out.source.Origin)), slog.String("target", r.job.Request.Format),
		slog.Int("bytes", len(out.source.Data)), slog.Int("items", out.result.QuestionsRead),
		slog.Int("findings", out.result.FindingCount), slog.Int("losses", out.result.LossCount),
		slog.Float64("ms", float64(r.worker.Now().Sub(r.started).Microseconds())/1000),
	}
	for _, s := range []Stage{Reading, Recognising, Writing, Storing} {
		if at, ok := r.stages[s]; ok {
			attrs = append(attrs, slog.Float64("ms_to_"+string(s), float64(at.Microseconds())/1000))
		}
	}
	level := slog.LevelInfo
	if code := problem.CodeOf(err); err != nil {
		attrs = append(attrs, slog.String("code", string(code)))
		if code.Status() >= 500 { // what is wrong with a document is told in words of the document
			attrs = append(attrs, slog.String("error", err.Error()))
		}
		if code == problem.Internal {
			level = slog.LevelError
		}
	}
	if end != nil && !errors.Is(end, job.ErrLeaseLost) {
		attrs = append(attrs, slog.String("end", end.Error()))
		level = slog.LevelError
	}
	r.worker.Log.LogAttrs(ctx, level, "job", attrs...)
}
