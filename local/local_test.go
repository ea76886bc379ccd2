package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"formwright/shared/app"
	"formwright/shared/config"
	"formwright/shared/reader/engine"
)

// TestMain lets the test binary be the worker that commands start.
func TestMain(m *testing.M) {
	if code, ended := engine.Main(os.Args); ended {
		os.Exit(code)
	}
	os.Exit(m.Run())
}

const exam = `1. What is the capital of Portugal?
A. Porto
B. Lisbon
Answer: B

2. Name the capital of Spain.
A. Madrid
B. Bilbao
`

// command runs one command with its own settings and gives what it printed.
func command(t *testing.T, env map[string]string, args ...string) (stdout, stderr string, err error) {
	t.Helper()
	var out, errs bytes.Buffer
	err = run(t.Context(), args, func(name string) string { return env[name] }, &out, &errs)
	return out.String(), errs.String(), err
}

func write(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestInspect(t *testing.T) {
	path := write(t, "exam.txt", exam)
	out, _, err := command(t, nil, "inspect", "--json", path)
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Questions []struct {
			Type    string
			Title   string
			Options []string
			Answers []string
		}
		Findings []any
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil {
		t.Fatal(err)
	}
	if len(got.Questions) != 2 || got.Questions[0].Answers[0] != "Lisbon" || got.Questions[1].Answers != nil || got.Findings == nil {
		t.Errorf("read %+v", got)
	}
	if !strings.Contains(out, `"answers": null`) {
		t.Error("an unmarked answer is not null")
	}
	listing, _, err := command(t, nil, "inspect", path)
	if err != nil || !strings.Contains(listing, "* - Lisbon") || !strings.Contains(listing, "answer_line") {
		t.Errorf("listing %v:\n%s", err, listing)
	}
	full, _, err := command(t, nil, "inspect", "--full", path)
	if err != nil {
		t.Fatal(err)
	}
	again, _, err := command(t, nil, "inspect", "--full", write(t, "quiz.json", full))
	if err != nil || again != full {
		t.Errorf("the canonical JSON does not read back to itself: %v\n%s\n%s", err, full, again)
	}
}

func TestInspectWithoutQuestionsFails(t *testing.T) {
	_, _, err := command(t, nil, "inspect", write(t, "letter.txt", "Dear parents,\nthe trip is on Friday.\n"))
	if err == nil || !strings.Contains(err.Error(), "letter.txt") {
		t.Errorf("got %v, want an error that names the file", err)
	}
}

func TestConvert(t *testing.T) {
	out := filepath.Join(t.TempDir(), "out.txt")
	_, stderr, err := command(t, nil, "convert", write(t, "exam.txt", exam), "--to", "gift", "-o", out)
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(out)
	if err != nil || !strings.Contains(string(data), "=Lisbon") {
		t.Errorf("%v:\n%s", err, data)
	}
	for _, want := range []string{"no_key", "key_required", "1 of 2 questions"} {
		if !strings.Contains(stderr, want) {
			t.Errorf("standard error lacks %q:\n%s", want, stderr)
		}
	}
}

func TestConvertRefuses(t *testing.T) {
	path := write(t, "exam.txt", exam)
	for name, c := range map[string]struct {
		args []string
		says string
	}{
		"an unknown format": {[]string{"convert", path, "--to", "nonsense"}, "gift"},
		"a live form":       {[]string{"convert", path, "--to", "cloud_form"}, "not a file format"},
		"two files":         {[]string{"convert", path, path, "--to", "gift"}, "one file"},
		"no file":           {[]string{"convert", "--to", "gift"}, "needs a file"},
		"a missing file":    {[]string{"convert", path + "x", "--to", "gift"}, "no such file"},
	} {
		t.Run(name, func(t *testing.T) {
			if _, _, err := command(t, nil, c.args...); err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("got %v, want an error saying %q", err, c.says)
			}
		})
	}
}

func TestTokenWithoutServer(t *testing.T) {
	env := map[string]string{"DATA_DIR": t.TempDir(), "DRIVE_DIR": t.TempDir()}
	out, _, err := command(t, env, "token", "--email", "a@b.c", "--scopes", "jobs:read")
	if err != nil || strings.Count(strings.TrimSpace(out), ".") != 2 || strings.Contains(strings.TrimSpace(out), "\n") {
		t.Errorf("got %q, %v; want one JWT alone on its line", out, err)
	}
	for says, args := range map[string][]string{
		"--email":    {"token"},
		"not an e-m": {"token", "--email", "nobody"},
		"forms:read": {"token", "--email", "a@b.c", "--scopes", "everything"},
		"365":        {"token", "--email", "a@b.c", "--days", "400"},
	} {
		if _, _, err := command(t, env, args...); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v: got %v, want an error saying %q", args, err, says)
		}
	}
}

func TestSignInWithoutServer(t *testing.T) {
	env := map[string]string{"DATA_DIR": t.TempDir(), "DRIVE_DIR": t.TempDir(), "BASE_URL": "https://forms.example.org"}
	links := map[string]bool{}
	for range 2 {
		out, _, err := command(t, env, "signin", "--email", "a@b.c")
		if link, ok := strings.CutPrefix(out, "https://forms.example.org/signin/"); err != nil || !ok || len(link) != 44 || link[43] != '\n' {
			t.Errorf("got %q, %v; want one link alone on its line", out, err)
		}
		links[out] = true
	}
	if len(links) != 2 {
		t.Error("two links are the same")
	}
	for says, args := range map[string][]string{
		"--email":    {"signin"},
		"not an e-m": {"signin", "--email", "nobody"},
		"TABLE_NAME": {"signin", "--email", "a@b.c", "--aws"},
	} {
		if _, _, err := command(t, env, args...); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v: got %v, want an error saying %q", args, err, says)
		}
	}
}

// TestSignInBesideAServer: the store has one owner, so the server makes the link.
func TestSignInBesideAServer(t *testing.T) {
	env := map[string]string{"DATA_DIR": t.TempDir(), "DRIVE_DIR": t.TempDir(), "BASE_URL": "https://forms.example.org"}
	cfg, err := config.Machine(func(name string) string { return env[name] })
	if err != nil {
		t.Fatal(err)
	}
	m, err := app.OpenMachine(cfg, slog.New(slog.DiscardHandler), io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	server, err := startControl(cfg.DataDir, m)
	if err != nil {
		t.Fatal(err)
	}
	defer server.Close()
	out, _, err := command(t, env, "signin", "--email", "a@b.c")
	if err != nil || !strings.HasPrefix(out, "https://forms.example.org/signin/") {
		t.Errorf("got %q, %v", out, err)
	}
	if _, _, err := command(t, env, "signin", "--email", "nobody"); err == nil || !strings.Contains(err.Error(), "not an e-mail") {
		t.Errorf("a bad address: %v", err)
	}
	var file controlFile
	data, err := os.ReadFile(controlPath(cfg.DataDir))
	if err != nil || json.Unmarshal(data, &file) != nil {
		t.Fatal(err)
	}
	for _, what := range []string{"token", "signin"} {
		resp, err := http.Post("http://"+file.Address+"/"+what, "application/json", strings.NewReader(`{"email":"a@b.c"}`))
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
		if resp.StatusCode != http.StatusForbidden {
			t.Errorf("%s without the secret: %d", what, resp.StatusCode)
		}
	}
}

// TestGreeting holds everything a newcomer pastes.
func TestGreeting(t *testing.T) {
	env := map[string]string{"DATA_DIR": t.TempDir(), "DRIVE_DIR": t.TempDir()}
	cfg, err := config.Machine(func(name string) string { return env[name] })
	if err != nil {
		t.Fatal(err)
	}
	m, err := app.OpenMachine(cfg, slog.New(slog.DiscardHandler), io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	var out, quiet bytes.Buffer
	if err := errors.Join(greet(t.Context(), &out, cfg, m, false), greet(t.Context(), &quiet, cfg, m, true)); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"serves http://127.0.0.1:3000\n", "\nhttp://127.0.0.1:3000/signin/", "curl -s http://127.0.0.1:3000/api/v1/convert"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the greeting lacks %q:\n%s", want, &out)
		}
	}
	if quiet.String() != "http://127.0.0.1:3000\n" {
		t.Errorf("quiet: %q", &quiet)
	}
}

func TestBadSettingsAreNamed(t *testing.T) {
	env := map[string]string{"PORT": "many", "SYNC_WAIT": "soon", "DATA_DIR": t.TempDir()}
	_, _, err := command(t, env, "serve")
	if err == nil || !strings.Contains(err.Error(), "PORT") || !strings.Contains(err.Error(), "SYNC_WAIT") {
		t.Errorf("got %v, want both settings named", err)
	}
}

func TestUnknownCommand(t *testing.T) {
	if _, stderr, err := command(t, nil, "dance"); !errors.Is(err, errReported) || !strings.Contains(stderr, "Commands:") {
		t.Errorf("got %v:\n%s", err, stderr)
	}
	if out, _, err := command(t, nil, "--help"); err != nil || !strings.Contains(out, "Commands:") {
		t.Errorf("--help: %v:\n%s", err, out)
	}
}
