package e2e

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestKillBeforeTheWebhook: a process is killed when it has stored a submission
// and not yet queued its delivery. The next start delivers it, under the id of
// the submission, and once.
func TestKillBeforeTheWebhook(t *testing.T) {
	tool := filepath.Join(t.TempDir(), "webhooks")
	if out, err := exec.Command("go", "build", "-o", tool, "../webhooks").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	got := make(chan *http.Request, 10)
	receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		r.Header.Set("Body", string(body))
		got <- r
	}))
	defer receiver.Close()
	m := newMachine(t)
	m.settings["ALLOW_PRIVATE_OUTBOUND"] = "1"
	form := m.tool(tool, 0, "form", "ada@example.org")
	m.start()
	m.token = m.tokenFor("ada@example.org")
	path := "/api/v1/forms/" + form + "/webhook"
	secret := m.send("PUT", path, encode(map[string]any{"url": receiver.URL}), "Content-Type", "application/json").want(200).text("secret")
	m.kill()
	m.tool(tool, syscall.SIGKILL, "submit", form, "Lisbon")
	if len(got) != 0 {
		t.Fatal("the killed process sent it")
	}
	m.start()
	select {
	case r := <-got:
		checkDelivery(t, m, r, path, secret)
	case <-time.After(30 * time.Second):
		t.Fatalf("nothing is delivered: %s\n%s", m.get(path+"/deliveries").body, m.logs())
	}
	m.stop()
	if len(got) != 0 {
		t.Errorf("delivered %d times more", len(got))
	}
}

func checkDelivery(t *testing.T, m *machine, r *http.Request, path, secret string) {
	t.Helper()
	body := r.Header.Get("Body")
	mac := hmac.New(sha256.New, []byte(secret))
	_, _ = io.WriteString(mac, body)
	if want := "sha256=" + hex.EncodeToString(mac.Sum(nil)); r.Header.Get("X-Service-Signature") != want {
		t.Errorf("signature %q, want %q", r.Header.Get("X-Service-Signature"), want)
	}
	if !strings.HasSuffix(body, `"answers":{"What is the capital of Portugal?":"Lisbon"}}`) {
		t.Errorf("body %s", body)
	}
	list := m.get(path + "/deliveries").want(200)
	if list.object()["total"] != 1.0 || !strings.Contains(string(list.body), `"id":"`+r.Header.Get("Webhook-Id")+`"`) {
		t.Errorf("sent as %s, listed %s", r.Header.Get("Webhook-Id"), list.body)
	}
}

// tool runs a program over the machine's data and wants it to end by a signal,
// or well when that is 0.
func (m *machine) tool(path string, end syscall.Signal, args ...string) string {
	m.t.Helper()
	cmd := m.command(args...)
	cmd.Path, cmd.Args[0] = path, path
	out, err := cmd.Output()
	status, ok := cmd.ProcessState.Sys().(syscall.WaitStatus)
	if !ok || end == 0 && err != nil || end != 0 && (!status.Signaled() || status.Signal() != end) {
		m.t.Fatalf("%v: %v, want signal %v", args, err, end)
	}
	return strings.TrimSpace(string(out))
}
