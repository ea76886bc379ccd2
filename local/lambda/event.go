package lambda

import (
	"encoding/base64"
	"mime"
	"net"
	"net/http"
	"strings"
	"time"
)

// event is what a REST API sends to a function with proxy integration. It is
// written down here, and not taken from the library that the functions read it
// with, so that each checks the other.
type event struct {
	Resource       string              `json:"resource"`
	Path           string              `json:"path"`
	Method         string              `json:"httpMethod"`
	Headers        map[string]string   `json:"headers"`
	MultiHeaders   map[string][]string `json:"multiValueHeaders"`
	Query          map[string]string   `json:"queryStringParameters"`
	MultiQuery     map[string][]string `json:"multiValueQueryStringParameters"`
	PathParameters map[string]string   `json:"pathParameters"`
	StageVariables map[string]string   `json:"stageVariables"`
	Context        requestContext      `json:"requestContext"`
	Body           *string             `json:"body"`
	Base64         bool                `json:"isBase64Encoded"`
}

type requestContext struct {
	AccountID    string   `json:"accountId"`
	APIID        string   `json:"apiId"`
	DomainName   string   `json:"domainName"`
	Method       string   `json:"httpMethod"`
	Identity     identity `json:"identity"`
	Path         string   `json:"path"`
	Protocol     string   `json:"protocol"`
	RequestID    string   `json:"requestId"`
	Time         string   `json:"requestTime"`
	TimeEpoch    int64    `json:"requestTimeEpoch"`
	ResourcePath string   `json:"resourcePath"`
	Stage        string   `json:"stage"`
}

type identity struct {
	SourceIP  string `json:"sourceIp"`
	UserAgent string `json:"userAgent"`
}

// stage is the API's stage; the path of requestContext begins with it.
const stage = "local"

func newEvent(r *http.Request, resource string, body []byte) event {
	now := time.Now()
	resource = strings.Replace(resource, "{proxy...}", "{proxy+}", 1)
	e := event{
		Resource: resource, Path: r.URL.EscapedPath(), Method: r.Method, PathParameters: parameters(resource, r),
		Context: requestContext{
			AccountID: "000000000000", APIID: "local", DomainName: r.Host, Method: r.Method,
			Identity: identity{SourceIP: sourceIP(r), UserAgent: r.UserAgent()},
			Path:     "/" + stage + r.URL.EscapedPath(), Protocol: r.Proto, RequestID: uuid(),
			Time: now.UTC().Format("02/Jan/2006:15:04:05 -0700"), TimeEpoch: now.UnixMilli(),
			ResourcePath: resource, Stage: stage,
		},
	}
	headers := r.Header.Clone()
	headers.Set("Host", r.Host)
	e.Headers, e.MultiHeaders = lastAndAll(headers)
	e.Query, e.MultiQuery = lastAndAll(r.URL.Query())
	if len(body) > 0 {
		text := string(body)
		if e.Base64 = isBinary(r.Header.Get("Content-Type")); e.Base64 {
			text = base64.StdEncoding.EncodeToString(body)
		}
		e.Body = &text
	}
	return e
}

// lastAndAll gives values both ways that an event has them; null when there
// are none.
func lastAndAll(values map[string][]string) (last map[string]string, all map[string][]string) {
	for name, v := range values {
		if last == nil {
			last, all = make(map[string]string), make(map[string][]string)
		}
		last[name], all[name] = v[len(v)-1], v
	}
	return last, all
}

// parameters are the path's variable segments.
func parameters(resource string, r *http.Request) map[string]string {
	var out map[string]string
	for _, segment := range strings.Split(resource, "/") {
		name, ok := strings.CutPrefix(segment, "{")
		if !ok {
			continue
		}
		if out == nil {
			out = make(map[string]string)
		}
		name = strings.TrimSuffix(strings.TrimSuffix(name, "}"), "+")
		out[name] = r.PathValue(name)
	}
	return out
}

func sourceIP(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}

// isBinary reports whether a media type is one of the template's
// BinaryMediaTypes.
func isBinary(contentType string) bool {
	media, _, err := mime.ParseMediaType(contentType)
	return err == nil && media == "multipart/form-data"
}
