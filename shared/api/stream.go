package api

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"time"

	"formwright/shared/account"
	"formwright/shared/job"
)

// The rhythm of the progress stream (contract 6.1): a frame each second, and a
// comment when nothing has changed for a while, so that idle connections live.
const (
	frameEvery  = time.Second
	pingAfter   = 15 * time.Second
	writeWithin = 20 * time.Second // a client that reads slower than this is gone
)

// stream sends the job's progress as Server-Sent Events until it ends.
func (a *API) stream(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	j, err := a.findJob(r, p)
	if err != nil {
		return err // before the first byte it can still be a real 404
	}
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("X-Accel-Buffering", "no") // proxies in front must not collect frames
	w.WriteHeader(http.StatusOK)
	if r.Method == http.MethodHead {
		return nil
	}
	s := &sse{w: w, rc: http.NewResponseController(w)}
	a.follow(r.Context(), s, j)
	_ = s.rc.SetWriteDeadline(time.Time{}) // the connection may serve other requests
	return nil
}

// follow sends a frame now and then one a second, until the job or the context
// ends (in a function, a little before its deadline: the client connects again). After the first byte an error
// can reach nobody as a status, so the stream just ends and the client returns.
func (a *API) follow(ctx context.Context, s *sse, j job.Job) {
	ticker := time.NewTicker(frameEvery)
	defer ticker.Stop()
	changed, last := a.Now(), j
	for {
		if s.frame(j); s.err != nil || j.State.Ended() {
			return
		}
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		next, err := a.Jobs.Get(ctx, j.User, j.ID)
		if err != nil {
			a.Log.WarnContext(ctx, "stream ended early", "job", j.ID, "error", err)
			return
		}
		j = next
		if j.State != last.State || j.Progress != last.Progress || j.Step != last.Step {
			changed, last = a.Now(), j
		} else if a.Now().Sub(changed) >= pingAfter {
			s.comment("ping")
			changed = a.Now()
		}
	}
}

// sse writes Server-Sent Events and remembers the first error.
type sse struct {
	w   http.ResponseWriter
	rc  *http.ResponseController
	err error
}

func (s *sse) frame(j job.Job) {
	body, err := statusBody(j)
	if err != nil {
		s.err = err
		return
	}
	name := "progress"
	var data any = progressFrame{JobID: j.ID, State: j.State, Progress: j.Progress, Step: j.Step}
	if j.State.Ended() {
		name, data = string(j.State), body
	}
	encoded, err := encode(data)
	if err != nil {
		s.err = err
		return
	}
	s.write("event: %s\ndata: %s\n\n", name, bytes.TrimSpace(encoded))
}

// progressFrame is the data of a progress event (contract 6.1).
type progressFrame struct {
	JobID    string    `json:"jobId"`
	State    job.State `json:"state"`
	Progress int       `json:"progress"`
	Step     string    `json:"currentStep"`
}

func (s *sse) comment(text string) { s.write(": %s\n\n", text) }

func (s *sse) write(format string, args ...any) {
	if s.err != nil {
		return
	}
	_ = s.rc.SetWriteDeadline(time.Now().Add(writeWithin)) // not every writer has deadlines
	if _, s.err = fmt.Fprintf(s.w, format, args...); s.err == nil {
		s.err = s.rc.Flush()
	}
}
