package api

import (
	"net/http"
	"slices"
)

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
	OpenAPI Name = "openapi"
)

// The routes of OAuth. One function serves all documents of Discovery.
const (
	OAuthToken          Name = "oauthtoken"
	OAuthRegister       Name = "oauthregister"
	OAuthRevoke         Name = "oauthrevoke"
	OAuthIntrospect     Name = "oauthintrospect"
	Discovery           Name = "discovery"
	AuthorizationServer Name = "authorization-server"
	ProtectedResource   Name = "protected-resource"
	KeySet              Name = "key-set"
)

// Where discovery starts (RFC 8414 3, RFC 9728 3).
const (
	serverPath   = "/.well-known/oauth-authorization-server"
	resourcePath = "/.well-known/oauth-protected-resource"
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
	Keys     bool   // it needs the signing keys of tokens although it asks for none
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
	return append([]Route{
		{Name: Status, Method: http.MethodGet, Path: "/api/status", Auth: Open},
		{Name: Sample, Method: http.MethodGet, Path: "/api/v1/demo/sample-form", Auth: Open},
		{Name: Convert, Method: http.MethodPost, Path: "/api/v1/convert", Auth: Bearer, Scope: "forms:write", Streamed: true},
		{Name: Job, Method: http.MethodGet, Path: "/api/v1/convert/status/{jobId}", Auth: Bearer, Scope: "jobs:read"},
		{Name: Stream, Method: http.MethodGet, Path: "/api/v1/convert/status/{jobId}/stream", Auth: Bearer, Scope: "jobs:read", Streamed: true},
		{Name: Jobs, Method: http.MethodGet, Path: "/api/v1/jobs", Auth: Bearer, Scope: "jobs:read"},
		{Name: IsValid, Method: http.MethodGet, Path: "/api/v1/automation/is-valid", Auth: Bearer},
		{Name: Export, Method: http.MethodGet, Path: "/api/forms/exports/{exportId}", Auth: Open, Streamed: true},
		{Name: OpenAPI, Method: http.MethodGet, Path: "/openapi.yaml", Auth: Open, CORS: true},
	}, slices.Concat(oauthRoutes(), ltiRoutes(), formRoutes(), webhookRoutes())...)
}

func oauthRoutes() []Route {
	return []Route{
		{Name: OAuthToken, Method: http.MethodPost, Path: "/oauth/token", Auth: Open, Keys: true, CORS: true},
		{Name: OAuthRegister, Method: http.MethodPost, Path: "/oauth/register", Auth: Open, CORS: true},
		{Name: OAuthRevoke, Method: http.MethodPost, Path: "/oauth/revoke", Auth: Open, Keys: true, CORS: true},
		{Name: OAuthIntrospect, Method: http.MethodPost, Path: "/oauth/introspect", Auth: Open, Keys: true},
		discovery(AuthorizationServer, serverPath),
		discovery(AuthorizationServer, serverPath+"/{issuer}"),
		discovery(ProtectedResource, resourcePath),
		discovery(ProtectedResource, resourcePath+"/api/v1"),
		discovery(ProtectedResource, resourcePath+"/mcp"),
		discovery(KeySet, "/.well-known/jwks.json"),
	}
}

// discovery is a document that anybody may read.
func discovery(name Name, path string) Route {
	return Route{Name: name, Function: Discovery, Method: http.MethodGet, Path: path, Auth: Open, Keys: name == KeySet, CORS: true}
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
