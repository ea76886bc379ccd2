package gateway

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"runtime/debug"

	"github.com/aws/aws-lambda-go/events"
)

// errGone is what a handler's writes give once nobody reads them any more.
var errGone = errors.New("the client is gone")

// Streamed answers events of a REST API route with ResponseTransferMode
// RESPONSE_STREAM: the reply begins at the handler's first WriteHeader, Write or
// Flush, and every write goes out as its own piece. The request's context ends
// ten seconds before Lambda's deadline, or when the client is gone.
//
// SAM's local API cannot stream; there the whole reply is sent at once.
func Streamed(h http.Handler, getenv func(string) string) Handler {
	if getenv("AWS_SAM_LOCAL") == "true" {
		return Buffered(h)
	}
	return func(ctx context.Context, event json.RawMessage) (any, error) {
		ctx, cancel := early(ctx, streamedGrace)
		r, err := parse(ctx, event)
		if err != nil {
			cancel()
			return nil, err
		}
		s := newStream(r, cancel)
		go s.serve(h, r)
		<-s.begun
		if s.failed != nil {
			cancel()
			return nil, s.failed
		}
		return s.reply(), nil
	}
}

// stream is a ResponseWriter whose body is a pipe, and that pipe's other end.
type stream struct {
	head
	read   *io.PipeReader
	write  *io.PipeWriter
	cancel context.CancelFunc
	begun  chan struct{} // closed when the status is fixed or failed is set
	done   chan struct{} // closed when the handler has returned
	failed error         // set when the handler panicked before it began
}

func newStream(r *http.Request, cancel context.CancelFunc) *stream {
	s := &stream{head: newHead(r), cancel: cancel, begun: make(chan struct{}), done: make(chan struct{})}
	s.read, s.write = io.Pipe()
	return s
}

// serve runs the handler. A panic in this goroutine would end the process
// without a word, so it becomes an error: of the invocation while nothing has
// been sent, of the stream afterwards.
func (s *stream) serve(h http.Handler, r *http.Request) {
	defer close(s.done)
	defer func() {
		if v := recover(); v != nil {
			s.fail(fmt.Errorf("handler panicked: %v\n%s", v, debug.Stack()))
		}
	}()
	h.ServeHTTP(s, r)
	if err := s.silent(r.Context()); err != nil {
		s.fail(err)
		return
	}
	s.WriteHeader(http.StatusOK)
	s.write.Close()
}

func (s *stream) fail(err error) {
	if s.status == 0 {
		s.failed = err
		close(s.begun)
	}
	s.write.CloseWithError(err)
}

// WriteHeader begins the reply.
func (s *stream) WriteHeader(status int) { s.begin(status, nil) }

func (s *stream) begin(status int, first []byte) {
	if s.commit(status, first) {
		close(s.begun)
	}
}

// Write sends one piece and returns when it was taken.
func (s *stream) Write(p []byte) (int, error) {
	s.begin(http.StatusOK, p)
	if !s.bodyAllowed() {
		return s.refuse(p)
	}
	if len(p) == 0 {
		return 0, nil
	}
	return s.write.Write(p)
}

// Flush begins the reply; what was written has left already.
func (s *stream) Flush() { s.begin(http.StatusOK, nil) }

func (s *stream) reply() *events.APIGatewayProxyStreamingResponse {
	reply := &events.APIGatewayProxyStreamingResponse{
		StatusCode: s.status, Headers: make(map[string]string), MultiValueHeaders: make(map[string][]string), Body: body{s},
	}
	for name, values := range s.sent {
		if len(values) == 1 {
			reply.Headers[name] = values[0]
		} else {
			reply.MultiValueHeaders[name] = values
		}
	}
	return reply
}

// body is the end of the stream that Lambda reads and closes.
type body struct{ s *stream }

func (b body) Read(p []byte) (int, error) { return b.s.read.Read(p) }

// Close ends the handler and waits for it: what still ran after the invocation
// would be frozen with the sandbox.
func (b body) Close() error {
	b.s.cancel()
	b.s.read.CloseWithError(errGone)
	<-b.s.done
	return nil
}
