package gateway

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"

	"github.com/aws/aws-lambda-go/events"
)

// parse makes a request of an event of a REST API with proxy integration.
func parse(ctx context.Context, raw json.RawMessage) (*http.Request, error) {
	var e events.APIGatewayProxyRequest
	if err := json.Unmarshal(raw, &e); err != nil {
		return nil, fmt.Errorf("read the event: %w", err)
	}
	if e.HTTPMethod == "" || e.Path == "" {
		return nil, fmt.Errorf("the event is none of a REST API: it has no method or path")
	}
	body, length, err := bodyOf(e)
	if err != nil {
		return nil, err
	}
	u := address(e)
	r := &http.Request{
		Method: e.HTTPMethod, URL: u, RequestURI: u.RequestURI(),
		Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1,
		Header: headers(e), Body: body, ContentLength: length,
		RemoteAddr: net.JoinHostPort(e.RequestContext.Identity.SourceIP, "0"),
	}
	r.Host = r.Header.Get("Host")
	r.Header.Del("Host")
	for name, value := range e.PathParameters {
		r.SetPathValue(name, value)
	}
	return r.WithContext(ctx), nil
}

// bodyOf decodes the body. API Gateway sends bodies of BinaryMediaTypes in
// base64 and all others as text.
func bodyOf(e events.APIGatewayProxyRequest) (io.ReadCloser, int64, error) {
	if e.Body == "" {
		return http.NoBody, 0, nil
	}
	if !e.IsBase64Encoded {
		return io.NopCloser(strings.NewReader(e.Body)), int64(len(e.Body)), nil
	}
	length := base64.StdEncoding.DecodedLen(len(e.Body))
	length -= strings.Count(e.Body[max(0, len(e.Body)-2):], "=")
	if len(e.Body)%4 != 0 {
		return nil, 0, fmt.Errorf("the event's body is no base64: %d characters", len(e.Body))
	}
	body := base64.NewDecoder(base64.StdEncoding, strings.NewReader(e.Body))
	return io.NopCloser(body), int64(length), nil
}

// address is the requested URL. With a custom domain the event's path begins
// with the base path of its mapping; the resource says how many segments are
// ours: none of the root's.
func address(e events.APIGatewayProxyRequest) *url.URL {
	path := e.Path
	if e.Resource == "/" {
		path = e.Resource
	} else if e.Resource != "" && !strings.Contains(e.Resource, "+}") {
		path = lastSegments(path, strings.Count(e.Resource, "/"))
	}
	u := &url.URL{Path: path, RawQuery: query(e)}
	if decoded, err := url.PathUnescape(path); err == nil {
		u.Path, u.RawPath = decoded, path
	}
	return u
}

func lastSegments(path string, n int) string {
	at := len(path)
	for range n {
		if at = strings.LastIndex(path[:at], "/"); at < 0 {
			return path
		}
	}
	return path[at:]
}

// query encodes the parameters again, which the event holds decoded.
func query(e events.APIGatewayProxyRequest) string {
	values := url.Values(e.MultiValueQueryStringParameters)
	if len(values) == 0 {
		values = make(url.Values)
		for name, value := range e.QueryStringParameters {
			values.Set(name, value)
		}
	}
	return values.Encode()
}

// headers takes the request's headers over. X-Request-Id is API Gateway's own
// id, whatever the client sent, so that it is the one of the access log.
func headers(e events.APIGatewayProxyRequest) http.Header {
	h := make(http.Header)
	for name, value := range e.Headers {
		h.Set(name, value)
	}
	for name, values := range e.MultiValueHeaders {
		h[http.CanonicalHeaderKey(name)] = values
	}
	h.Del("X-Request-Id")
	if id := e.RequestContext.RequestID; id != "" {
		h.Set("X-Request-Id", id)
	}
	return h
}
