// Command bootstrap is a function for the tests of package lambda: what it does
// with a request or message is what its MODE or the request's path says.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"strings"

	"formwright/shared/gateway"
)

func main() { gateway.Main(os.Getenv, start) }

func start(_ context.Context, getenv func(string) string, log *slog.Logger) (gateway.Handler, error) {
	switch getenv("MODE") {
	case "broken":
		return nil, errors.New("TABLE_NAME is not set")
	case "streamed":
		return gateway.Streamed(http.HandlerFunc(serve), getenv), nil
	case "queue":
		return gateway.Queue(message, log), nil
	case "schedule":
		return gateway.Schedule(func(context.Context) error { return message(context.Background(), "beat") }), nil
	}
	return gateway.Buffered(http.HandlerFunc(serve)), nil
}

func serve(w http.ResponseWriter, r *http.Request) {
	switch _, act, _ := strings.Cut(r.URL.Path[1:], "/"); act {
	case "pid":
		fmt.Fprint(w, os.Getpid())
	case "exit":
		os.Exit(3)
	case "hang":
		http.NewResponseController(w).Flush()
		select {}
	case "panic":
		panic("no such page")
	case "late":
		fmt.Fprint(w, "begun")
		panic("late")
	case "parts":
		parts(w, r)
	default:
		echo(w, r)
	}
}

// parts sends on what the test's server sends, as it comes.
func parts(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/event-stream")
	http.NewResponseController(w).Flush()
	from, err := http.Get(r.URL.Query().Get("from"))
	if err != nil {
		panic(err)
	}
	defer from.Body.Close()
	if _, err := io.Copy(w, from.Body); err != nil {
		panic(err)
	}
}

func echo(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		panic(err)
	}
	deadline, ok := r.Context().Deadline()
	w.Header().Set("X-Function", os.Getenv("AWS_LAMBDA_FUNCTION_NAME"))
	w.Header().Set("X-Method", r.Method)
	w.Header().Set("X-Uri", r.RequestURI)
	w.Header().Set("X-Param", r.PathValue("jobId"))
	w.Header().Set("X-Remote", r.RemoteAddr)
	w.Header().Set("X-Deadline", fmt.Sprint(ok && !deadline.IsZero()))
	w.Header()["Set-Cookie"] = []string{"a=1", "b=2"}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.WriteHeader(http.StatusTeapot)
	fmt.Fprintf(w, "%q", body)
}

// message appends to the file LEDGER, and fails when asked to.
func message(_ context.Context, body string) error {
	f, err := os.OpenFile(os.Getenv("LEDGER"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer f.Close()
	if _, err := fmt.Fprintln(f, body); err != nil {
		return err
	}
	switch body {
	case "fail":
		return errors.New("asked to fail")
	case "exit":
		os.Exit(3)
	}
	return nil
}
