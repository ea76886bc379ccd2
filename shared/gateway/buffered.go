package gateway

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"mime"
	"net/http"
	"strings"
	"unicode/utf8"

	"github.com/aws/aws-lambda-go/events"
)

// Buffered answers events of a REST API with the whole reply of h at once.
func Buffered(h http.Handler) Handler {
	return func(ctx context.Context, event json.RawMessage) (any, error) {
		ctx, cancel := early(ctx, bufferedGrace)
		defer cancel()
		r, err := parse(ctx, event)
		if err != nil {
			return nil, err
		}
		w := &buffer{head: newHead(r)}
		h.ServeHTTP(w, r)
		if err := w.silent(ctx); err != nil {
			return nil, err
		}
		return w.reply(), nil
	}
}

// buffer is a ResponseWriter that keeps everything.
type buffer struct {
	head
	body bytes.Buffer
}

func (b *buffer) WriteHeader(status int) { b.commit(status, nil) }

func (b *buffer) Write(p []byte) (int, error) {
	b.commit(http.StatusOK, p)
	if !b.bodyAllowed() {
		return b.refuse(p)
	}
	return b.body.Write(p)
}

// Flush commits the headers; the body leaves at the end all the same.
func (b *buffer) Flush() { b.commit(http.StatusOK, nil) }

func (b *buffer) reply() events.APIGatewayProxyResponse {
	b.commit(http.StatusOK, nil)
	reply := events.APIGatewayProxyResponse{StatusCode: b.status, MultiValueHeaders: b.sent}
	if isText(b.sent, b.body.Bytes()) {
		reply.Body = b.body.String()
	} else {
		reply.Body, reply.IsBase64Encoded = base64.StdEncoding.EncodeToString(b.body.Bytes()), true
		b.sent.Del("Content-Length") // whoever does not decode the body would cut it off there
	}
	return reply
}

// isText reports whether a body can be sent as a JSON string without a change.
func isText(h http.Header, body []byte) bool {
	if len(body) == 0 {
		return true
	}
	if h.Get("Content-Encoding") != "" || !utf8.Valid(body) {
		return false
	}
	media, _, err := mime.ParseMediaType(h.Get("Content-Type"))
	if err != nil {
		return false
	}
	return strings.HasPrefix(media, "text/") || strings.HasSuffix(media, "+json") || strings.HasSuffix(media, "+xml") ||
		media == "application/json" || media == "application/xml" || media == "application/yaml"
}
