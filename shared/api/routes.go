package api

import "net/http"

// Name is what a route is called in logs and metrics, and a function in
// template.yaml.
type Name string

// The routes, in the order of the contract's section 4.
const (
	Status  Name = "status"
	Sample  Name = "sample"
	Convert Name = "convert"
	Job     Name = "job"
	Stream  Name = "stream"
	Jobs    Name = "jobs"
	IsValid Name = "isvalid"
	Export  Name = "export"
)

// Auth is what a route asks of its caller.
type Auth string

// The kinds of authentication.
const (
	Open   Auth = "open"   // nothing
	Bearer Auth = "bearer" // a token, or the session of a signed-in browser
	Admin  Auth = "admin"  // a whole account (account.Principal.Whole) of a site administrator
)

// Route is one endpoint. template.yaml names the same paths, methods and auth;
// a test holds the two together.
type Route struct {
	Name     Name
	Function Name // the function that serves it; empty: the one of its own name
	Method   string
	Path     string // in the syntax of http.ServeMux, which is API Gateway's too
	Auth     Auth
	Scope    string // the scope a token must have; empty for any
	Streamed bool   // the reply goes out in pieces
	CORS     bool   // scripts of any site may call it, without credentials
}

// Of is the name of the function that serves the route.
func (r Route) Of() Name {
	if r.Function != "" {
		return r.Function
	}
	return r.Name
}

// Routes is every path of the API, once.
func Routes() []Route {
	return []Route{
		{Name: Status, Method: http.MethodGet, Path: "/api/status", Auth: Open},
		{Name: Sample, Method: http.MethodGet, Path: "/api/v1/demo/sample-form", Auth: Open},
		{Name: Convert, Method: http.MethodPost, Path: "/api/v1/convert", Auth: Bearer, Scope: "forms:write", Streamed: true},
		{Name: Job, Method: http.MethodGet, Path: "/api/v1/convert/status/{jobId}", Auth: Bearer, Scope: "jobs:read"},
		{Name: Stream, Method: http.MethodGet, Path: "/api/v1/convert/status/{jobId}/stream", Auth: Bearer, Scope: "jobs:read", Streamed: true},
		{Name: Jobs, Method: http.MethodGet, Path: "/api/v1/jobs", Auth: Bearer, Scope: "jobs:read"},
		{Name: IsValid, Method: http.MethodGet, Path: "/api/v1/automation/is-valid", Auth: Bearer},
		{Name: Export, Method: http.MethodGet, Path: "/api/forms/exports/{exportId}", Auth: Open, Streamed: true},
	}
}

// Served lists the routes of a function.
func Served(function Name) (out []Route) {
	for _, r := range Routes() {
		if r.Of() == function {
			out = append(out, r)
		}
	}
	return out
}
