package app

import (
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/cloudaccount/cloudtest"
	"formwright/shared/cloudform/formtest"
	"formwright/shared/config"
)

// formWorld is one machine over a stand-in of the cloud service and its forms.
type formWorld struct {
	t       *testing.T
	m       *Machine
	forms   *formtest.Forms
	user    string
	token   string
	handler http.Handler
}

func newFormWorld(t *testing.T) *formWorld {
	t.Helper()
	cloud := cloudtest.New(time.Now, "ada@example.org", cloudBase+"/cloud/callback")
	w := &formWorld{t: t, forms: formtest.New(cloud, time.Now)}
	server := httptest.NewServer(cloud)
	t.Cleanup(server.Close)
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "local.txt"), []byte(cloudQuiz), 0o600); err != nil {
		t.Fatal(err)
	}
	m, err := OpenMachine(config.Config{BaseURL: cloudBase, DataDir: t.TempDir(), DriveDir: folder, CreditsFree: 10, ExportTTL: time.Hour, SyncWait: time.Minute,
		MaxUpload: 1 << 20, Cloud: config.Cloud{ClientID: cloudtest.ClientID, ClientSecret: cloudtest.ClientSecret, DriveURL: server.URL, FormsURL: server.URL,
			AuthURL: server.URL + cloudtest.AuthPath, TokenURL: server.URL + cloudtest.TokenPath}}, slog.New(slog.DiscardHandler), io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	w.m, w.handler = m, m.Handler()
	user, err := m.Accounts().Ensure(t.Context(), "ada@example.org")
	if err != nil {
		t.Fatal(err)
	}
	w.user = user.ID
	if w.token, err = m.Token(t.Context(), "ada@example.org", nil, time.Hour); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() { defer close(done); m.Run(ctx, time.Second) }()
	t.Cleanup(func() { stop(); <-done; m.Close() })
	return w
}

// convert asks for a form as any client does.
func (w *formWorld) convert(key string) (int, map[string]any) {
	w.t.Helper()
	r := httptest.NewRequest(http.MethodPost, "/api/v1/convert", strings.NewReader(`{"documentId":"local","format":"cloud_form","documentName":"Capitals"}`))
	r.Header.Set("Authorization", "Bearer "+w.token)
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Idempotency-Key", key)
	rec := httptest.NewRecorder()
	w.handler.ServeHTTP(rec, r)
	var body map[string]any
	if err := json.Unmarshal(rec.Body.Bytes(), &body); err != nil {
		w.t.Fatalf("%d: %s", rec.Code, rec.Body)
	}
	return rec.Code, body
}

// TestMachineMakesCloudForms goes all the way: refused without an account and
// charged nothing, made with one, replayed under its key, and refused again when
// the person has withdrawn.
func TestMachineMakesCloudForms(t *testing.T) {
	w := newFormWorld(t)
	status, body := w.convert("k1")
	if status != http.StatusForbidden || body["code"] != "CLOUD_AUTH_REQUIRED" || body["message"] != "Cloud authentication required for cloud form creation" {
		t.Fatalf("%d %v", status, body)
	}
	if n, err := w.m.Accounts().Balance(t.Context(), w.user); n != 10 || err != nil {
		t.Errorf("balance %d, %v", n, err)
	}
	w.m.connect(t, w.user)
	status, body = w.convert("k1")
	want := map[string]any{"success": true, "format": "cloud_form", "formId": "form1", "cached": false, "timedExam": nil, "published": true,
		"directFormUrl": "https://docs.google.com/forms/d/e/1FAIpQLFORM1/viewform", "formUrl": cloudBase + "/cloud/forms/form1",
		"editUrl": "https://docs.google.com/forms/d/form1/edit", "title": "Capitals", "questionCount": 2.0, "questionsRead": 2.0,
		"findings": []any{}, "findingCount": 0.0, "losses": []any{}, "lossCount": 0.0}
	if d := cmp.Diff(want, body); status != http.StatusOK || d != "" {
		t.Fatalf("%d %s", status, d)
	}
	status, body = w.convert("k1")
	if want["cached"] = true; status != http.StatusOK || cmp.Diff(want, body) != "" {
		t.Errorf("replay: %d %v", status, body)
	}
	forms := w.forms.Forms()
	if len(forms) != 1 || len(forms[0].Items) != 2 || forms[0].Items[0]["title"] != "What is the capital of France?" || !forms[0].Published {
		t.Errorf("%+v", forms)
	}
	if refused := w.forms.Refused(); refused != nil {
		t.Error(refused)
	}
	if err := w.m.CloudAccounts().Disconnect(t.Context(), w.user); err != nil {
		t.Fatal(err)
	}
	if status, body = w.convert("k2"); status != http.StatusForbidden || body["code"] != "CLOUD_AUTH_REQUIRED" {
		t.Errorf("disconnected: %d %v", status, body)
	}
	if status, _ = w.convert("k1"); status != http.StatusOK {
		t.Errorf("a replay needs no account: %d", status)
	}
}
