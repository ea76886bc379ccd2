package app

import (
	"bytes"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"testing"
	"time"

	"formwright/shared/cloudaccount/cloudtest"
	"formwright/shared/config"
	"formwright/shared/job"
)

const (
	cloudBase = "http://127.0.0.1:3000"
	cloudQuiz = "1. What is the capital of France?\nA) Lyon\n*B) Paris\nC) Nice\n\n2. What is 2+2?\nA) 3\n*B) 4\n"
)

// TestMachineReadsPrivateDocuments goes all the way on one machine: the settings
// point at a stand-in of the cloud service, the person connects there, and the
// worker reads what only this person sees, behind the folder.
func TestMachineReadsPrivateDocuments(t *testing.T) {
	cloud := cloudtest.New(time.Now, "ada@example.org", cloudBase+"/cloud/callback")
	server := httptest.NewServer(cloud)
	t.Cleanup(server.Close)
	cloud.Add(cloudtest.File{ID: "private", Name: "private.txt", MediaType: "text/plain", Data: []byte(cloudQuiz), Owner: "ada@example.org"})
	folder, data := t.TempDir(), t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "local.txt"), []byte(cloudQuiz), 0o600); err != nil {
		t.Fatal(err)
	}
	m, err := OpenMachine(config.Config{BaseURL: cloudBase, DataDir: data, DriveDir: folder, CreditsFree: 10, ExportTTL: time.Hour, Cloud: config.Cloud{
		ClientID: cloudtest.ClientID, ClientSecret: cloudtest.ClientSecret, DriveURL: server.URL,
		AuthURL: server.URL + cloudtest.AuthPath, TokenURL: server.URL + cloudtest.TokenPath,
	}}, slog.New(slog.DiscardHandler), io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	user, err := m.Accounts().Ensure(t.Context(), "ada@example.org")
	if err != nil {
		t.Fatal(err)
	}
	m.wants(t, user.ID, "local", job.Completed)
	m.wants(t, user.ID, "private", job.Failed)
	m.connect(t, user.ID)
	m.wants(t, user.ID, "private", job.Completed)
	m.wants(t, user.ID, "local", job.Completed)
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"keys", "."} {
		noneIn(t, filepath.Join(data, name), cloud.Issued())
	}
}

// connect does what the page and the browser do.
func (m *Machine) connect(t *testing.T, user string) {
	t.Helper()
	address, err := m.CloudAccounts().Begin(t.Context(), user, "session")
	if err != nil {
		t.Fatal(err)
	}
	resp, err := http.DefaultTransport.RoundTrip(httptest.NewRequest(http.MethodGet, address, nil))
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	back, err := url.Parse(resp.Header.Get("Location"))
	if err != nil {
		t.Fatal(err)
	}
	if err := m.CloudAccounts().Finish(t.Context(), user, "session", back.Query()); err != nil {
		t.Fatal(err)
	}
}

// wants converts a document and compares how its job ends.
func (m *Machine) wants(t *testing.T, user, document string, want job.State) {
	t.Helper()
	a, err := m.jobs.Create(t.Context(), user, job.Request{DocumentID: document, DocumentName: document, Format: "gift"}, job.Idempotency{})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.worker.Handle(t.Context(), `{"user":"`+user+`","job":"`+a.Job.ID+`"}`); err != nil {
		t.Fatal(err)
	}
	if got, err := m.jobs.Get(t.Context(), user, a.Job.ID); err != nil || got.State != want {
		t.Errorf("%s: %s (%v), want %s; %v", document, got.State, got.Problem, want, err)
	}
}

// noneIn looks for secrets in the files of a folder.
func noneIn(t *testing.T, dir string, secrets []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil || len(files) == 0 || len(secrets) < 3 {
		t.Fatalf("%d files, %d secrets: %v", len(files), len(secrets), err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			continue // a folder
		}
		for _, secret := range secrets {
			if bytes.Contains(data, []byte(secret)) {
				t.Errorf("%s holds a token", name)
			}
		}
	}
}
