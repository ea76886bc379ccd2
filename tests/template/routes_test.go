package template

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/api"
	"formwright/shared/web"
)

// route is what both sides say of an endpoint.
type route struct {
	Method, Path string
	Streamed     bool
}

func byPath(a, b route) int { return strings.Compare(a.Path+" "+a.Method, b.Path+" "+b.Method) }

// The template's events and the program's routes name the same functions, paths
// and methods, and stream the same replies.
func TestRoutes(t *testing.T) {
	_, functions := read(t)
	want, got := make(map[string][]route), make(map[string][]route)
	for _, r := range api.Routes() {
		want[string(r.Of())] = append(want[string(r.Of())], route{r.Method, r.Path, r.Streamed})
	}
	for name, f := range functions {
		for event, e := range f.Events {
			if strings.HasPrefix(event, "Route") {
				got[name] = append(got[name], route{e.Properties.Method, e.Properties.Path, e.Properties.Transfer == "RESPONSE_STREAM"})
			}
		}
	}
	for _, routes := range []map[string][]route{want, got} {
		for name := range routes {
			slices.SortFunc(routes[name], byPath)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// Every path of a route goes to its function with any other method too, so that
// the answer to a wrong one is the program's, and streams as the route does.
func TestOtherMethods(t *testing.T) {
	_, functions := read(t)
	for name, f := range functions {
		want, got := map[string]string{}, map[string]string{}
		for event, e := range f.Events {
			switch {
			case strings.HasPrefix(event, "Route"):
				want[e.Properties.Path] = "ANY " + e.Properties.Transfer
			case strings.HasPrefix(event, "Other"):
				got[e.Properties.Path] = e.Properties.Method + " " + e.Properties.Transfer
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// The pages have each of their paths with every method, and no others; what
// nobody knows goes to the health check, whose answer is JSON.
func TestPagesAndUnknownPaths(t *testing.T) {
	_, functions := read(t)
	want, got := map[string]Event{}, map[string]Event{}
	for _, r := range web.Routes() {
		if r.Of() != web.Function || r.Streamed {
			t.Errorf("%s %s is served by %s, streamed %t", r.Method, r.Path, r.Of(), r.Streamed)
		}
		path := below(r.Path)
		want[path] = Event{Path: path, Method: "ANY"}
	}
	for _, e := range functions[string(web.Function)].Events {
		got[e.Properties.Path] = e.Properties
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if len(functions[string(web.Function)].Events) != len(got) {
		t.Error("a path of the pages is there twice")
	}
	if diff := cmp.Diff(Event{Path: "/{proxy+}", Method: "ANY"}, functions["status"].Events["Unknown"].Properties); diff != "" {
		t.Error(diff)
	}
}

// below is the event that brings a page: what stands below a form comes by one.
func below(path string) string {
	for _, form := range []string{"/f/{publicId}/", "/forms/{publicId}/"} {
		if strings.HasPrefix(path, form) {
			return form + "{proxy+}"
		}
	}
	return path
}

// No path belongs to two functions, and none has another name for a variable
// segment than its neighbours: API Gateway would refuse the deployment.
func TestPathsAreApart(t *testing.T) {
	_, functions := read(t)
	owners, variables := map[string]string{}, map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(functions)) {
		for _, e := range functions[name].Events {
			path := e.Properties.Path
			if have, ok := owners[path]; ok && have != name && path != "" {
				t.Errorf("%s belongs to %s and %s", path, have, name)
			}
			owners[path] = name
			for at, c := range path {
				if c != '{' {
					continue
				}
				variable, _, _ := strings.Cut(path[at:], "/")
				if have, ok := variables[path[:at]]; ok && have != variable {
					t.Errorf("%s: %s and %s stand at the same place", path, have, variable)
				}
				variables[path[:at]] = variable
			}
		}
	}
}

// SAM gives API Gateway a permission for each event. They stand in the policy of
// the function, which may have 20 KB; one takes about 420 bytes.
func TestPermissionsFit(t *testing.T) {
	_, functions := read(t)
	for name, f := range functions {
		if n := len(f.Events); n*420 > 20<<10 {
			t.Errorf("%s has %d events, whose permissions are too many", name, n)
		}
	}
}
