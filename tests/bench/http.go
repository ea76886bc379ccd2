package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"
)

// The load of the promise: a 20-item document, 16 clients at once.
const (
	clients  = 16
	requests = 4000
)

// overHTTP starts the program and converts the same small document over and over.
func (b *bench) overHTTP(ctx context.Context) error {
	cmd := exec.CommandContext(ctx, b.program, "serve", "--quiet")
	cmd.Env = append(os.Environ(), "PORT=0", "DATA_DIR="+filepath.Join(b.dir, "data"), "DRIVE_DIR="+b.dir,
		"RATE_LIMIT_CONVERT=0", "CREDITS_FREE=1000000", "LOG_LEVEL=error")
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	start := time.Now()
	if err := cmd.Start(); err != nil {
		return err
	}
	defer func() { _ = cmd.Wait() }() // ended by the signal
	defer func() { _ = cmd.Process.Signal(syscall.SIGTERM) }()
	line, err := bufio.NewReader(stdout).ReadString('\n')
	if err != nil {
		return fmt.Errorf("server did not start: %w", err)
	}
	base := strings.TrimSpace(line)
	if err := get(ctx, base+"/api/status"); err != nil {
		return err
	}
	b.figure("start of the built server to its first answer", time.Since(start).Seconds(), "s", "under 1")
	tokenCmd := exec.CommandContext(ctx, b.program, "token", "--email", "bench@localhost")
	tokenCmd.Env = cmd.Env
	token, err := tokenCmd.Output()
	if err != nil {
		return fmt.Errorf("token: %w", err)
	}
	return b.load(ctx, base, strings.TrimSpace(string(token)))
}

func get(ctx context.Context, url string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func (b *bench) load(ctx context.Context, base, token string) error {
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: clients}}
	took := make([]time.Duration, requests)
	failed := make([]error, clients)
	next := make(chan int)
	var all sync.WaitGroup
	start := time.Now()
	for c := range clients {
		all.Go(func() {
			for i := range next {
				began := time.Now()
				if err := convertOnce(ctx, client, base, token); err != nil && failed[c] == nil {
					failed[c] = err
				}
				took[i] = time.Since(began)
			}
		})
	}
	for i := range requests {
		next <- i
	}
	close(next)
	all.Wait()
	total := time.Since(start)
	for _, err := range failed {
		if err != nil {
			return err
		}
	}
	slices.Sort(took)
	b.figure(fmt.Sprintf("sync conversions of 20 items, %d clients, client on the same cores", clients), requests/total.Seconds(), "a second", "at least 200")
	b.figure("their latency", ms(took[requests/2]), "ms", fmt.Sprintf("p50 under 40; p99 is %.1f", ms(took[requests*99/100])))
	return nil
}

func convertOnce(ctx context.Context, client *http.Client, base, token string) error {
	body := `{"documentId":"twenty","format":"gift"}`
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, base+"/api/v1/convert", bytes.NewReader([]byte(body)))
	if err != nil {
		return err
	}
	req.Header.Set("Authorization", "Bearer "+token)
	req.Header.Set("Content-Type", "application/json")
	resp, err := client.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		return err
	}
	var result struct {
		QuestionCount int `json:"questionCount"`
	}
	if err := json.Unmarshal(data, &result); err != nil || resp.StatusCode != http.StatusOK || result.QuestionCount != 20 {
		return fmt.Errorf("convert answered %d: %s", resp.StatusCode, data)
	}
	return nil
}
