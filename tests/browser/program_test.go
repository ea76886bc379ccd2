//go:build browser

package browser

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// adminEmail is the site administrator's.
const adminEmail = "admin@example.org"

// program is the running program, one for all tests; each test has people of its
// own.
type program struct {
	path, data, base string
	process          *exec.Cmd
	log              bytes.Buffer
}

var served program

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "formwright-browser-")
	if err != nil {
		panic(err)
	}
	served.path, served.data = filepath.Join(dir, "formwright"), filepath.Join(dir, "data")
	build := exec.Command("go", "build", "-o", served.path, "./local")
	build.Dir, build.Stderr = "../..", os.Stderr
	code := 1
	startCloud()
	if err := errors.Join(build.Run(), served.start()); err != nil {
		_, _ = os.Stderr.WriteString(err.Error() + "\n" + served.log.String())
	} else {
		code = m.Run()
	}
	endShared()
	served.stop()
	cloud.server.Close()
	if code != 0 {
		_, _ = os.Stderr.Write(served.log.Bytes()[max(0, served.log.Len()-4000):])
	}
	os.RemoveAll(dir)
	os.Exit(code)
}

func (p *program) command(args ...string) *exec.Cmd {
	cmd := exec.Command(p.path, args...)
	cmd.Env = append(settingsOf(cloud.server.URL), "PATH="+os.Getenv("PATH"), "HOME="+p.data, "DATA_DIR="+p.data, "DRIVE_DIR=../../samples", "PORT=0",
		"ADMIN_EMAILS="+adminEmail, "ALLOW_PRIVATE_OUTBOUND=1", "RATE_LIMIT_SIGNIN=0", "RATE_LIMIT_REGISTER=0", "RATE_LIMIT_TOKEN=0", "RATE_LIMIT_LTI=0", "RATE_LIMIT_SUBMIT=0", "RATE_LIMIT_CONVERT=0")
	return cmd
}

// start serves on a port of the system's choice and reads it off the output.
func (p *program) start() error {
	p.process = p.command("serve", "--quiet")
	p.process.Stderr = &p.log
	out, err := p.process.StdoutPipe()
	if err != nil {
		return err
	}
	if err := p.process.Start(); err != nil {
		return err
	}
	lines := bufio.NewReader(out)
	line, err := lines.ReadString('\n')
	p.base = strings.TrimSpace(line)
	go func() { _, _ = io.Copy(io.Discard, lines) }() // links of mails
	return err
}

func (p *program) stop() {
	if p.process != nil && p.process.Process != nil {
		_ = p.process.Process.Signal(syscall.SIGINT)
		_ = p.process.Wait()
	}
}

// command runs a command of the program and gives what it prints.
func command(t *testing.T, args ...string) string {
	t.Helper()
	cmd := served.command(args...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v: %v\n%s", args, err, &stderr)
	}
	return strings.TrimSpace(string(out))
}

var linkPattern = regexp.MustCompile(`http://[^\s>]+/signin/[A-Za-z0-9_-]+`)

// mailed is the link of the latest mail to an address.
func mailed(t *testing.T, email string) string {
	t.Helper()
	mails, err := filepath.Glob(filepath.Join(served.data, "mail", "*.eml"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range slices.Backward(mails) {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(text, []byte(email)) {
			return linkPattern.FindString(string(text))
		}
	}
	t.Fatalf("no mail to %s", email)
	return ""
}

// call asks the API and gives the status and the answer.
func call(t *testing.T, method, path, token string, body any) (int, map[string]any) {
	t.Helper()
	data, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	r, err := http.NewRequestWithContext(t.Context(), method, served.base+path, bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+token)
	r.Header.Set("Content-Type", "application/json")
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	answer := map[string]any{}
	if err := json.NewDecoder(resp.Body).Decode(&answer); err != nil {
		t.Fatalf("%s %s: %d, %v", method, path, resp.StatusCode, err)
	}
	return resp.StatusCode, answer
}
