package gateway

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/aws/aws-lambda-go/events"
	"github.com/google/go-cmp/cmp"
)

func cloud(string) string { return "" }

func streamReply(t *testing.T, ctx context.Context, h http.HandlerFunc) *events.APIGatewayProxyStreamingResponse {
	t.Helper()
	got, err := Streamed(h, cloud)(ctx, rest(t, nil))
	if err != nil {
		t.Fatal(err)
	}
	reply, ok := got.(*events.APIGatewayProxyStreamingResponse)
	if !ok {
		t.Fatalf("got a %T", got)
	}
	t.Cleanup(func() { reply.Close() })
	return reply
}

// Every write can be read before the next one is made.
func TestStreamedInPieces(t *testing.T) {
	next := make(chan string)
	reply := streamReply(t, t.Context(), func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		w.Header()["Set-Cookie"] = []string{"a=1", "b=2"}
		if err := http.NewResponseController(w).Flush(); err != nil {
			t.Error(err)
		}
		for piece := range next {
			fmt.Fprint(w, piece)
		}
	})
	wantHead := []any{200, map[string]string{"Content-Type": "text/event-stream"}, map[string][]string{"Set-Cookie": {"a=1", "b=2"}}}
	if diff := cmp.Diff(wantHead, []any{reply.StatusCode, reply.Headers, reply.MultiValueHeaders}); diff != "" {
		t.Error(diff)
	}
	buf := make([]byte, 100)
	for _, piece := range []string{"event: progress\n\n", "event: completed\n\n"} {
		next <- piece
		n, err := reply.Body.Read(buf)
		if err != nil || string(buf[:n]) != piece {
			t.Errorf("read %q, %v; want %q", buf[:n], err, piece)
		}
	}
	close(next)
	if _, err := reply.Body.Read(buf); err != io.EOF {
		t.Errorf("got %v, want the end", err)
	}
}

// Errors that are known before the reply begins are real statuses.
func TestStreamedStatuses(t *testing.T) {
	for _, status := range []int{200, 401, 404, 408} {
		reply := streamReply(t, t.Context(), func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(status)
			fmt.Fprint(w, `{"n":`, status, `}`)
		})
		body, err := io.ReadAll(reply.Body)
		if err != nil || reply.StatusCode != status || string(body) != fmt.Sprintf(`{"n":%d}`, status) {
			t.Errorf("got %d %s %v, want %d", reply.StatusCode, body, err, status)
		}
	}
}

func TestStreamedBigBody(t *testing.T) {
	big := strings.Repeat("\x00\xff", 4<<20)
	reply := streamReply(t, t.Context(), func(w http.ResponseWriter, _ *http.Request) {
		if _, err := io.Copy(w, strings.NewReader(big)); err != nil {
			t.Error(err)
		}
	})
	if body, err := io.ReadAll(reply.Body); err != nil || string(body) != big {
		t.Errorf("read %d bytes, %v; want %d", len(body), err, len(big))
	}
}

func TestStreamedNothing(t *testing.T) {
	reply := streamReply(t, t.Context(), func(http.ResponseWriter, *http.Request) {})
	if body, err := io.ReadAll(reply.Body); err != nil || len(body) > 0 || reply.StatusCode != 200 {
		t.Errorf("got %d %q %v", reply.StatusCode, body, err)
	}
}

func TestStreamedPanics(t *testing.T) {
	_, err := Streamed(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic("early") }), cloud)(t.Context(), rest(t, nil))
	if err == nil || !strings.Contains(err.Error(), "early") {
		t.Errorf("got %v, want the panic as the invocation's error", err)
	}
	reply := streamReply(t, t.Context(), func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprint(w, "begun")
		panic("late")
	})
	body, err := io.ReadAll(reply.Body)
	if string(body) != "begun" || err == nil || !strings.Contains(err.Error(), "late") {
		t.Errorf("got %q, %v; want the panic as the stream's error", body, err)
	}
}

// A client that leaves ends the handler's context, fails its writes, and the
// reply's Close returns only when the handler has.
func TestStreamedClientGone(t *testing.T) {
	ended := false
	var wrote error
	reply := streamReply(t, t.Context(), func(w http.ResponseWriter, r *http.Request) {
		w.(http.Flusher).Flush()
		<-r.Context().Done()
		_, wrote = fmt.Fprint(w, "to nobody")
		ended = true
	})
	reply.Close()
	if !ended || !errors.Is(wrote, errGone) {
		t.Errorf("ended %v, write gave %v", ended, wrote)
	}
}

func TestStreamedDeadline(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		reply := streamReply(t, ctx, func(w http.ResponseWriter, r *http.Request) {
			<-r.Context().Done()
			fmt.Fprint(w, context.Cause(r.Context()))
		})
		defer reply.Close()
		left, _ := ctx.Deadline()
		body, err := io.ReadAll(reply.Body)
		if string(body) != "context deadline exceeded" || err != nil || time.Until(left) != streamedGrace {
			t.Errorf("got %q %v with %s left", body, err, time.Until(left))
		}
	})
}

// SAM's local API takes no stream, so the whole reply comes at once.
func TestStreamedUnderSAM(t *testing.T) {
	sam := func(name string) string { return map[string]string{"AWS_SAM_LOCAL": "true"}[name] }
	h := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "all") })
	got, err := Streamed(h, sam)(t.Context(), rest(t, nil))
	reply, ok := got.(events.APIGatewayProxyResponse)
	if err != nil || !ok || reply.Body != "all" {
		t.Errorf("got %v %v", got, err)
	}
}

// What the Runtime API reads is a JSON prelude, eight zero bytes, the body.
func TestStreamedOnTheWire(t *testing.T) {
	reply := streamReply(t, t.Context(), func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/plain")
		w.WriteHeader(http.StatusCreated)
		fmt.Fprint(w, "body")
	})
	wire, err := io.ReadAll(reply)
	if err != nil {
		t.Fatal(err)
	}
	prelude, body, _ := strings.Cut(string(wire), strings.Repeat("\x00", 8))
	var got map[string]any
	if err := json.Unmarshal([]byte(prelude), &got); err != nil {
		t.Fatal(err)
	}
	want := map[string]any{"statusCode": 201.0, "headers": map[string]any{"Content-Type": "text/plain"}}
	if diff := cmp.Diff(want, got); diff != "" || body != "body" {
		t.Error(diff, body)
	}
}
