package e2e

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// program is the built one-machine program.
type program struct {
	path   string
	engine string // compiled engines, for all machines
}

// built is made by TestMain before any test runs.
var built program

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "formwright-e2e-")
	if err != nil {
		panic(err)
	}
	built.path, built.engine = filepath.Join(dir, "formwright"), filepath.Join(dir, "engines")
	build := exec.Command("go", "build", "-o", built.path, "./local")
	build.Dir, build.Stderr = "../..", os.Stderr
	code := 1
	if err := errors.Join(os.Mkdir(built.engine, 0o700), build.Run()); err == nil {
		code = m.Run()
	}
	os.RemoveAll(dir)
	os.Exit(code)
}

// TestSources lists what the program is built from. The tests run it as a process,
// so that the cache of go test would not know that a package behind it changed;
// what a test lists is part of its key.
func TestSources(t *testing.T) {
	files := 0
	for _, dir := range []string{"../../local", "../../shared"} {
		err := filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
			if filepath.Ext(path) == ".go" {
				files++
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if files < 100 {
		t.Errorf("%d files; are these the folders of the program?", files)
	}
}

// machine is one installation: its folders and settings, and the server when it
// runs.
type machine struct {
	t        *testing.T
	settings map[string]string
	base     string
	token    string
	process  *exec.Cmd
	log      *os.File
}

// quizText is a document of two questions, letterText one of none.
const (
	quizText   = "1. What is the capital of France?\nA) Lyon\n*B) Paris\nC) Nice\n\n2. What is 2 + 2?\nA) 3\nB) 4\nAnswer: B\n"
	letterText = "Dear Ada,\n\nall is well here, and the garden is green.\n"
)

// newMachine makes the folders. The port is fixed, as links and tokens hold it.
func newMachine(t *testing.T) *machine {
	t.Helper()
	m := &machine{t: t, settings: map[string]string{"DATA_DIR": t.TempDir(), "DRIVE_DIR": t.TempDir(), "PORT": freePort(t),
		"RATE_LIMIT_CONVERT": "0", "RATE_LIMIT_STATUS": "0", "RATE_LIMIT_LIST": "0"}}
	m.base = "http://127.0.0.1:" + m.settings["PORT"]
	if err := os.Symlink(built.engine, filepath.Join(m.settings["DATA_DIR"], "cache")); err != nil { // they take seconds to compile
		t.Fatal(err)
	}
	m.document("capitals.txt", quizText)
	m.document("letter.txt", letterText)
	log, err := os.Create(filepath.Join(t.TempDir(), "log"))
	if err != nil {
		t.Fatal(err)
	}
	m.log = log
	t.Cleanup(func() {
		m.kill()
		log.Close()
	})
	return m
}

func freePort(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return fmt.Sprint(l.Addr().(*net.TCPAddr).Port)
}

func (m *machine) document(name, content string) {
	m.t.Helper()
	if err := os.WriteFile(filepath.Join(m.settings["DRIVE_DIR"], name), []byte(content), 0o600); err != nil {
		m.t.Fatal(err)
	}
}

func (m *machine) command(args ...string) *exec.Cmd {
	cmd := exec.Command(built.path, args...)
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + m.settings["DATA_DIR"]}
	for name, value := range m.settings {
		cmd.Env = append(cmd.Env, name+"="+value)
	}
	return cmd
}

// run runs a command to its end and gives its standard output.
func (m *machine) run(args ...string) string {
	m.t.Helper()
	cmd := m.command(args...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		m.t.Fatalf("%v: %v\n%s", args, err, &stderr)
	}
	return string(out)
}

// start serves and waits for the base URL on standard output.
func (m *machine) start() {
	m.t.Helper()
	m.process = m.command("serve", "--quiet")
	m.process.Stderr = m.log
	out, err := m.process.StdoutPipe()
	if err != nil {
		m.t.Fatal(err)
	}
	if err := m.process.Start(); err != nil {
		m.t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil || strings.TrimSpace(line) != m.base {
		m.t.Fatalf("serve printed %q, %v\n%s", line, err, m.logs())
	}
}

func (m *machine) logs() string {
	data, _ := os.ReadFile(m.log.Name())
	return string(data[max(0, len(data)-4000):])
}

// kill is kill -9.
func (m *machine) kill() {
	if m.process != nil {
		_ = m.process.Process.Kill() // it may have ended
		_ = m.process.Wait()
		m.process = nil
	}
}

// stop asks the program to end, as Ctrl-C does, and wants it to end well.
func (m *machine) stop() {
	m.t.Helper()
	if err := m.process.Process.Signal(syscall.SIGINT); err != nil {
		m.t.Fatal(err)
	}
	if err := m.process.Wait(); err != nil {
		m.t.Errorf("the program ended with %v\n%s", err, m.logs())
	}
	m.process = nil
}

// tokenFor asks the command for a token.
func (m *machine) tokenFor(email string) string {
	m.t.Helper()
	return strings.TrimSpace(m.run("token", "--email", email))
}

// reply is an answer, read to its end.
type reply struct {
	t      *testing.T
	status int
	header http.Header
	body   []byte
}

// try sends a request that may fail to arrive.
func (m *machine) try(method, address string, body []byte, headers ...string) (reply, error) {
	if strings.HasPrefix(address, "/") {
		address = m.base + address
	}
	r, err := http.NewRequest(method, address, bytes.NewReader(body))
	if err != nil {
		return reply{}, err
	}
	r.Header.Set("Authorization", "Bearer "+m.token)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		return reply{}, err
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	return reply{m.t, resp.StatusCode, resp.Header, data}, err
}

func (m *machine) send(method, address string, body []byte, headers ...string) reply {
	m.t.Helper()
	r, err := m.try(method, address, body, headers...)
	if err != nil {
		m.t.Fatalf("%s %s: %v\n%s", method, address, err, m.logs())
	}
	if r.header.Get("X-API-Version") != "1.0.0" {
		m.t.Errorf("%s %s: X-API-Version %q", method, address, r.header.Get("X-API-Version"))
	}
	return r
}

func (m *machine) get(address string) reply {
	m.t.Helper()
	return m.send(http.MethodGet, address, nil)
}

// convert posts a JSON request.
func (m *machine) convert(fields map[string]any) reply {
	m.t.Helper()
	return m.send(http.MethodPost, "/api/v1/convert", encode(fields), "Content-Type", "application/json")
}

func encode(v any) []byte {
	data, _ := json.Marshal(v) // maps of plain values always marshal
	return data
}

func (r reply) want(status int) reply {
	r.t.Helper()
	if r.status != status {
		r.t.Fatalf("status %d, want %d: %s", r.status, status, r.body)
	}
	return r
}

func (r reply) object() map[string]any {
	r.t.Helper()
	var out map[string]any
	if err := json.Unmarshal(r.body, &out); err != nil {
		r.t.Fatalf("not a JSON object: %s", r.body)
	}
	return out
}

func (r reply) text(name string) string { s, _ := r.object()[name].(string); return s }

func (m *machine) status(jobID string) map[string]any {
	m.t.Helper()
	return m.get("/api/v1/convert/status/" + jobID).want(200).object()
}

// follow reads a job's stream to its end and gives the last event's name. It
// connects again when the server closes the stream early.
func (m *machine) follow(jobID string) string {
	m.t.Helper()
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); {
		last, _ := m.status(jobID)["state"].(string) // most have ended; a stream has a frame a second
		if last == "completed" || last == "failed" {
			return last
		}
		for line := range strings.Lines(string(m.get("/api/v1/convert/status/" + jobID + "/stream").want(200).body)) {
			if name, ok := strings.CutPrefix(line, "event: "); ok {
				last = strings.TrimSpace(name)
			}
		}
		if last == "completed" || last == "failed" {
			return last
		}
	}
	m.t.Fatalf("job %s does not end\n%s", jobID, m.logs())
	return ""
}
