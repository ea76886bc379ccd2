package lambda

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"time"
)

// routes is the Runtime API of one process.
func (in *instance) routes() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /2018-06-01/runtime/invocation/next", in.next)
	mux.HandleFunc("POST /2018-06-01/runtime/invocation/{id}/response", in.response)
	mux.HandleFunc("POST /2018-06-01/runtime/invocation/{id}/error", in.failure)
	mux.HandleFunc("POST /2018-06-01/runtime/init/error", in.initFailure)
	return mux
}

// next gives the process its next event. Only this call ends the invocation
// before it: until then the process counts as busy.
func (in *instance) next(w http.ResponseWriter, r *http.Request) {
	in.mu.Lock()
	last := in.current
	in.current = nil
	in.mu.Unlock()
	if last != nil {
		last.answer(nil, &FunctionError{"Runtime.ExitError", "the function asked for another event without a reply"})
		in.pool.ready(in)
		last.end()
	}
	select {
	case inv := <-in.work:
		in.begin(w, inv)
	case <-r.Context().Done():
	}
}

func (in *instance) begin(w http.ResponseWriter, inv *invocation) {
	timeout := in.pool.function.Timeout
	end := time.Now().Add(timeout)
	in.mu.Lock()
	in.current = inv
	inv.deadline = time.AfterFunc(timeout, func() {
		inv.answer(nil, &FunctionError{"Sandbox.Timedout", "the function ran longer than " + timeout.String()})
		in.kill()
	})
	in.mu.Unlock()
	h := w.Header()
	h.Set("Lambda-Runtime-Aws-Request-Id", inv.id)
	h.Set("Lambda-Runtime-Deadline-Ms", strconv.FormatInt(end.UnixMilli(), 10))
	h.Set("Lambda-Runtime-Invoked-Function-Arn", arn("lambda", "function:"+in.pool.function.Name))
	h.Set("Lambda-Runtime-Trace-Id", "Root=1-"+strconv.FormatInt(end.Unix(), 16)+"-"+inv.id[:8]+"0000000000000000;Sampled=0")
	h.Set("Content-Type", "application/json")
	_, _ = w.Write(inv.event) // a process that is gone is noticed by wait
}

// arn names something of the account that stands for nobody's.
func arn(service, resource string) string {
	return "arn:aws:" + service + ":us-east-1:000000000000:" + resource
}

// running returns the invocation of an id, or answers the call with 403.
func (in *instance) running(w http.ResponseWriter, id string) *invocation {
	in.mu.Lock()
	defer in.mu.Unlock()
	if in.current != nil && in.current.id == id {
		return in.current
	}
	refuse(w, "InvalidRequestID", "this invocation is not under way")
	return nil
}

func refuse(w http.ResponseWriter, kind, message string) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(http.StatusForbidden)
	_ = json.NewEncoder(w).Encode(map[string]string{"errorType": kind, "errorMessage": message})
}

// response passes a reply on as it comes, whether the function streams or not.
// An invoker that has left does not stop the function; the rest is dropped.
func (in *instance) response(w http.ResponseWriter, r *http.Request) {
	inv := in.running(w, r.PathValue("id"))
	if inv == nil {
		return
	}
	read, write := io.Pipe()
	inv.answer(&Reply{ContentType: r.Header.Get("Content-Type"), Body: read}, nil)
	_, err := io.Copy(write, r.Body)
	if err != nil {
		_, err = io.Copy(io.Discard, r.Body)
	}
	switch kind := r.Trailer.Get("Lambda-Runtime-Function-Error-Type"); {
	case kind != "":
		write.CloseWithError(&FunctionError{kind, trailerMessage(r.Trailer)})
	case err != nil:
		write.CloseWithError(&FunctionError{"Runtime.TruncatedResponse", err.Error()})
	default:
		write.Close()
	}
	accept(w)
}

// trailerMessage reads the error that follows a stream: JSON in base64.
func trailerMessage(trailer http.Header) string {
	text, err := base64.StdEncoding.DecodeString(trailer.Get("Lambda-Runtime-Function-Error-Body"))
	if err != nil {
		return "unreadable error body"
	}
	return reported(text).Message
}

func (in *instance) failure(w http.ResponseWriter, r *http.Request) {
	inv := in.running(w, r.PathValue("id"))
	if inv == nil {
		return
	}
	text, err := io.ReadAll(io.LimitReader(r.Body, maxPayload))
	if err == nil {
		inv.answer(nil, reported(text))
	}
	accept(w)
}

func (in *instance) initFailure(w http.ResponseWriter, r *http.Request) {
	text, err := io.ReadAll(io.LimitReader(r.Body, maxPayload))
	if err == nil {
		in.mu.Lock()
		in.failed = reported(text)
		in.mu.Unlock()
	}
	accept(w)
}

func accept(w http.ResponseWriter) {
	w.WriteHeader(http.StatusAccepted)
	fmt.Fprintln(w, `{"status":"OK"}`)
}

// reported reads an error as runtimes report it.
func reported(text []byte) *FunctionError {
	var e struct {
		Type    string `json:"errorType"`
		Message string `json:"errorMessage"`
	}
	if err := json.Unmarshal(text, &e); err != nil {
		return &FunctionError{"Runtime.Unknown", string(text)}
	}
	return &FunctionError{e.Type, e.Message}
}
