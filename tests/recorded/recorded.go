// Package recorded gives the events of the folder events to the handlers that
// the functions are made of, over an embedded store that it fills with a user, a
// document, a waiting and a completed job. The events name those by words in
// double braces, such as {{TOKEN}}.
package recorded

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"time"

	"formwright/shared/api"
	"formwright/shared/app"
	"formwright/shared/config"
	"formwright/shared/gateway"
	"formwright/shared/web"
)

// Document is the quiz that the events convert, in the drive as "capitals".
const Document = `{"format":"formwright.quiz/v1","title":"Capitals","items":[{"id":"q1","type":"choice",` +
	`"stem":[{"kind":"paragraph","inlines":[{"kind":"text","text":"What is the capital of Portugal?"}]}],` +
	`"response":{"choices":[` +
	`{"content":[{"kind":"paragraph","inlines":[{"kind":"text","text":"Porto"}]}]},` +
	`{"content":[{"kind":"paragraph","inlines":[{"kind":"text","text":"Lisbon"}]}]}],"key":[1]}}]}`

// Where the service of the events stands, and who looks after it.
const (
	base  = "https://forms.example.org"
	admin = "admin@example.org"
)

// Stage is a service with something in it.
type Stage struct {
	machine *app.Machine
	log     *slog.Logger
	names   []string // pairs of a word and what stands for it
}

// Open builds the stage in an empty folder.
func Open(ctx context.Context, dir string, log *slog.Logger) (*Stage, error) {
	drive := filepath.Join(dir, "drive")
	if err := os.Mkdir(drive, 0o700); err != nil {
		return nil, err
	}
	if err := os.WriteFile(filepath.Join(drive, "capitals.json"), []byte(Document), 0o600); err != nil {
		return nil, err
	}
	env := map[string]string{"DATA_DIR": filepath.Join(dir, "data"), "DRIVE_DIR": drive, "BASE_URL": base, "ADMIN_EMAILS": admin}
	cfg, err := config.Machine(func(name string) string { return env[name] })
	if err != nil {
		return nil, err
	}
	m, err := app.OpenMachine(cfg, log, io.Discard)
	if err != nil {
		return nil, err
	}
	s := &Stage{machine: m, log: log}
	if err := s.fill(ctx); err != nil {
		m.Close()
		return nil, fmt.Errorf("fill the store: %w", err)
	}
	return s, nil
}

// Close closes the store.
func (s *Stage) Close() error { return s.machine.Close() }

// Handler is what the function of a name does with an event; nil when there is
// no such function.
func (s *Stage) Handler(name string) gateway.Handler {
	switch name {
	case "converter":
		return gateway.Queue(s.machine.Worker().Handle, s.log)
	case "deliverer":
		return gateway.Queue(s.machine.Webhooks().Handle, s.log)
	case "sweeper":
		return gateway.Schedule(s.machine.Sweep)
	case "rotator":
		return gateway.Schedule(s.machine.RenewKeys)
	case string(web.Function):
		return gateway.Buffered(s.machine.Pages())
	}
	routes := api.Served(api.Name(name))
	if len(routes) == 0 {
		return nil
	}
	h := s.machine.API().Function(api.Name(name))
	if routes[0].Streamed {
		return gateway.Streamed(h, func(string) string { return "" })
	}
	return gateway.Buffered(h)
}

// Invoke gives an event to a function and returns its whole reply. While the
// convert function is asked, a worker runs as well: it may wait for one.
func (s *Stage) Invoke(ctx context.Context, name string, event []byte) ([]byte, error) {
	h := s.Handler(name)
	if h == nil {
		return nil, fmt.Errorf("there is no function %q", name)
	}
	if name == string(api.Convert) {
		work, stop := context.WithCancel(ctx)
		done := make(chan struct{})
		go func() { defer close(done); s.machine.Run(work, time.Second) }()
		defer func() { stop(); <-done }()
	}
	reply, err := h(ctx, json.RawMessage(strings.NewReplacer(s.names...).Replace(string(event))))
	if err != nil {
		return nil, err
	}
	if stream, ok := reply.(io.ReadCloser); ok {
		defer stream.Close()
		return io.ReadAll(stream)
	}
	return json.Marshal(reply)
}

// fill makes the user and the jobs that the events name.
func (s *Stage) fill(ctx context.Context) error {
	token, err := s.machine.Token(ctx, "teacher@example.org", nil, time.Hour)
	if err != nil {
		return err
	}
	s.names = []string{"{{TOKEN}}", token}
	var user struct {
		User struct {
			ID string `json:"id"`
		} `json:"user"`
	}
	if err := s.call(ctx, "GET", "/api/v1/automation/is-valid", nil, &user); err != nil {
		return err
	}
	done, err := s.accept(ctx)
	if err != nil {
		return err
	}
	if err := s.machine.Worker().Handle(ctx, fmt.Sprintf(`{"user":%q,"job":%q}`, user.User.ID, done)); err != nil {
		return err
	}
	waiting, err := s.accept(ctx)
	if err != nil {
		return err
	}
	var status struct {
		Result struct {
			Export string `json:"exportId"`
		} `json:"result"`
	}
	if err := s.call(ctx, "GET", "/api/v1/convert/status/"+done, nil, &status); err != nil {
		return err
	}
	s.names = append(s.names, "{{USER}}", user.User.ID, "{{JOB}}", waiting, "{{DONE}}", done, "{{EXPORT}}", status.Result.Export)
	return s.connect(ctx)
}

// accept queues a conversion of the document and returns its job's id.
func (s *Stage) accept(ctx context.Context) (string, error) {
	var accepted struct {
		JobID string `json:"jobId"`
	}
	body := []byte(`{"documentId":"capitals","format":"gift","documentName":"Capitals","async":true}`)
	err := s.call(ctx, "POST", "/api/v1/convert", body, &accepted)
	return accepted.JobID, err
}

// call asks the API and reads its JSON.
func (s *Stage) call(ctx context.Context, method, path string, body []byte, into any) error {
	return s.callAs(ctx, s.names[1], method, path, body, into)
}

func (s *Stage) callAs(ctx context.Context, token, method, path string, body []byte, into any) error {
	r := httptest.NewRequestWithContext(ctx, method, path, bytes.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+token)
	r.Header.Set("Content-Type", "application/json")
	w := httptest.NewRecorder()
	s.machine.Handler().ServeHTTP(w, r)
	if w.Code >= http.StatusBadRequest {
		return fmt.Errorf("%s %s answered %d %s", method, path, w.Code, w.Body)
	}
	return json.Unmarshal(w.Body.Bytes(), into)
}
