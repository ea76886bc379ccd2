package api_test

import (
	"context"
	"net/http"
	"path"
	"strings"
	"sync"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/getkin/kin-openapi/routers/gorillamux"
	"github.com/google/go-cmp/cmp"

	"formwright/shared/api"
	"formwright/shared/source"
	"formwright/shared/writer/target"
)

// description is docs/openapi.yaml, which every answer of this suite is held to.
var description = sync.OnceValues(func() (*openapi3.T, error) {
	return openapi3.NewLoader().LoadFromFile("../../docs/openapi.yaml")
})

var router = sync.OnceValues(func() (routers.Router, error) {
	doc, err := description()
	if err != nil {
		return nil, err
	}
	return gorillamux.NewRouter(doc)
})

func loadDescription(t *testing.T) *openapi3.T {
	t.Helper()
	doc, err := description()
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

// checkDescribed holds one answer against the description: its status, headers
// and body must be ones that docs/openapi.yaml tells of.
func checkDescribed(t testing.TB, r *http.Request, status int, header http.Header, body []byte) {
	t.Helper()
	rt, err := router()
	if err != nil {
		t.Fatal(err)
	}
	if r.Method == http.MethodHead || r.Method == http.MethodOptions && status == http.StatusNoContent || path.Clean(r.URL.Path) != r.URL.Path {
		return // described by its GET; a preflight; not an address at all
	}
	route, params, err := rt.FindRoute(r)
	if err != nil {
		if status != http.StatusNotFound && status != http.StatusMethodNotAllowed {
			t.Errorf("%s %s answered %d but is not described: %v", r.Method, r.URL.Path, status, err)
		}
		return
	}
	in := &openapi3filter.ResponseValidationInput{
		RequestValidationInput: &openapi3filter.RequestValidationInput{Request: r, PathParams: params, Route: route},
		Status:                 status, Header: header,
		Options: &openapi3filter.Options{IncludeResponseStatus: true,
			ExcludeResponseBody: strings.HasPrefix(header.Get("Content-Type"), "text/event-stream") || strings.HasPrefix(header.Get("Content-Type"), "text/html") || header.Get("Content-Disposition") != ""},
	}
	in.SetBodyBytes(body)
	if err := openapi3filter.ValidateResponse(context.Background(), in); err != nil {
		t.Errorf("%s %s: the answer %d is not as described: %v\n%s", r.Method, r.URL.Path, status, err, body)
	}
}

func TestDescriptionIsValid(t *testing.T) {
	doc := loadDescription(t)
	if err := doc.Validate(t.Context(), openapi3.EnableExamplesValidation()); err != nil {
		t.Fatal(err)
	}
	if doc.Info.Version != api.Version {
		t.Errorf("version %q, the API answers %q", doc.Info.Version, api.Version)
	}
}

func TestDescriptionHasEveryRoute(t *testing.T) {
	doc := loadDescription(t)
	described := map[string]bool{}
	for path, item := range doc.Paths.Map() {
		for method, op := range item.Operations() {
			open := op.Security != nil && len(*op.Security) == 0
			described[method+" "+path] = open
		}
	}
	served := map[string]bool{}
	for _, r := range api.Routes() {
		served[r.Method+" "+r.Path] = r.Auth == api.Open
	}
	if diff := cmp.Diff(served, described); diff != "" {
		t.Errorf("routes (true: without authentication), served - described +\n%s", diff)
	}
}

func TestDescriptionListsEveryValue(t *testing.T) {
	doc := loadDescription(t)
	var formats, types []any
	for _, f := range target.All() {
		formats = append(formats, string(f.ID))
	}
	for _, k := range source.Types() {
		types = append(types, string(k))
	}
	for name, want := range map[string][]any{"Format": formats, "DocumentType": types} {
		if diff := cmp.Diff(want, doc.Components.Schemas[name].Value.Enum); diff != "" {
			t.Errorf("%s: program - description +\n%s", name, diff)
		}
	}
}
