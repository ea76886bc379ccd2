package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"formwright/shared/app"
	"formwright/shared/problem"
)

// control lets the commands of the same user reach a server that is running: it
// holds the store, so they cannot open it beside it. The address and a secret
// stand in a file of DATA_DIR that only that user can read.
type control struct {
	server *http.Server
	path   string
}

// controlFile is the content of DATA_DIR/control.json.
type controlFile struct {
	Address string `json:"address"`
	Secret  string `json:"secret"`
}

// tokenRequest asks for a token.
type tokenRequest struct {
	Email  string        `json:"email"`
	Scopes []string      `json:"scopes"`
	Life   time.Duration `json:"life"`
}

// signInRequest asks for a sign-in link.
type signInRequest struct {
	Email string `json:"email"`
}

func controlPath(dataDir string) string { return filepath.Join(dataDir, "control.json") }

func startControl(dataDir string, m *app.Machine) (*control, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("listen for commands: %w", err)
	}
	file := controlFile{Address: listener.Addr().String(), Secret: rand.Text()}
	data, err := json.Marshal(file)
	if err != nil {
		return nil, err
	}
	path := controlPath(dataDir)
	_ = os.Remove(path) // of a server that was killed; a new file gets the right mode
	if err := os.WriteFile(path, data, 0o600); err != nil {
		listener.Close()
		return nil, fmt.Errorf("write %s: %w", path, err)
	}
	mux := http.NewServeMux()
	mux.Handle("POST /token", answer(file.Secret, func(ctx context.Context, req tokenRequest) (string, error) {
		return m.Token(ctx, req.Email, req.Scopes, req.Life)
	}))
	mux.Handle("POST /signin", answer(file.Secret, func(ctx context.Context, req signInRequest) (string, error) {
		return m.SignIn(ctx, req.Email)
	}))
	c := &control{server: &http.Server{Handler: mux, ReadHeaderTimeout: headerTime}, path: path}
	go func() { _ = c.server.Serve(listener) }() // ends with Close
	return c, nil
}

// Close stops listening and removes the file.
func (c *control) Close() {
	_ = c.server.Close()
	_ = os.Remove(c.path)
}

// answer lets whoever knows the secret ask for one thing.
func answer[T any](secret string, give func(ctx context.Context, req T) (string, error)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if subtle.ConstantTimeCompare([]byte(r.Header.Get("Authorization")), []byte(secret)) != 1 {
			http.Error(w, "not allowed", http.StatusForbidden)
			return
		}
		var req T
		if err := json.NewDecoder(io.LimitReader(r.Body, 64<<10)).Decode(&req); err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		text, err := give(r.Context(), req)
		if err != nil {
			http.Error(w, problem.Of(err).Message, http.StatusBadRequest)
			return
		}
		_, _ = io.WriteString(w, text) // the command is gone; there is nobody to tell
	}
}

// errNoServer says that no server runs on a DATA_DIR.
var errNoServer = errors.New("no server is running")

// askServer asks the server that runs on dataDir for what a command prints.
func askServer(ctx context.Context, dataDir, what string, req any) (string, error) {
	data, err := os.ReadFile(controlPath(dataDir))
	if errors.Is(err, fs.ErrNotExist) {
		return "", errNoServer
	}
	var file controlFile
	if err != nil || json.Unmarshal(data, &file) != nil {
		return "", fmt.Errorf("%s cannot be read: %w", controlPath(dataDir), err)
	}
	body, err := json.Marshal(req)
	if err != nil {
		return "", err
	}
	hr, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://"+file.Address+"/"+what, bytes.NewReader(body))
	if err != nil {
		return "", err
	}
	hr.Header.Set("Authorization", file.Secret)
	client := &http.Client{Timeout: headerTime, Transport: &http.Transport{Proxy: nil}}
	resp, err := client.Do(hr)
	if err != nil {
		return "", errNoServer // the file of a server that was killed
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(io.LimitReader(resp.Body, 64<<10))
	if err != nil {
		return "", fmt.Errorf("ask the running server: %w", err)
	}
	if resp.StatusCode != http.StatusOK {
		return "", errors.New(string(bytes.TrimSpace(text)))
	}
	return string(text), nil
}
