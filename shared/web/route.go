package web

import (
	"net/http"
	"strings"

	"formwright/shared/api"
	"formwright/shared/frame"
)

// access is who may see a page.
type access int

const (
	anyone access = iota
	signedIn
	admins
)

// route is one page or form. A form of somebody who is not signed in yet has no
// session that a CSRF value could belong to; it is held to its origin alone.
type route struct {
	method string
	path   string
	access access
	open   bool // a POST without a CSRF value
	files  bool // a POST that may bring files, whose CSRF value its handler checks
	long   bool // a POST that holds the texts of a document
	serve  func(w *Web, v *visit) error
}

// bound is how large a form may be, in bytes, its files apart.
func (r route) bound() int64 {
	if r.long {
		return maxText
	}
	return maxForm
}

// routes is every path of the pages, once.
func routes() []route {
	return append([]route{
		{method: get, path: "/", serve: (*Web).home},
		{method: get, path: "/assets/{name}", serve: (*Web).asset},
		{method: get, path: "/dashboard", access: signedIn, serve: (*Web).dashboard},

		{method: get, path: "/signin", serve: (*Web).signIn},
		{method: post, path: "/signin", open: true, serve: (*Web).askLink},
		{method: get, path: "/signin/{token}", serve: (*Web).link},
		{method: post, path: "/signin/{token}", open: true, serve: (*Web).redeem},
		{method: post, path: "/signout", access: signedIn, serve: (*Web).signOut},
		{method: post, path: "/signout/everywhere", access: signedIn, serve: (*Web).signOutEverywhere},

		{method: get, path: consentPath, serve: (*Web).consent},
		{method: post, path: consentPath, access: signedIn, serve: (*Web).decide},

		{method: get, path: "/settings", access: signedIn, serve: (*Web).profile},
		{method: post, path: "/settings", access: signedIn, serve: (*Web).rename},
		{method: post, path: "/settings/prove", access: signedIn, serve: (*Web).prove},
		{method: post, path: "/settings/disconnect", access: signedIn, serve: (*Web).disconnectPlatform},
		{method: get, path: "/settings/api", access: signedIn, serve: (*Web).tokens},
		{method: post, path: "/settings/api", access: signedIn, serve: (*Web).createToken},
		{method: post, path: "/settings/api/revoke", access: signedIn, serve: (*Web).revokeToken},
		{method: get, path: "/settings/apps", access: signedIn, serve: (*Web).apps},
		{method: post, path: "/settings/apps/revoke", access: signedIn, serve: (*Web).revokeApp},
		{method: get, path: "/settings/cloud", access: signedIn, serve: (*Web).cloud},
		{method: post, path: "/settings/cloud/connect", access: signedIn, serve: (*Web).connectCloud},
		{method: post, path: "/settings/cloud/disconnect", access: signedIn, serve: (*Web).disconnectCloud},
		{method: get, path: "/cloud/callback", serve: (*Web).cloudCallback},
		{method: get, path: "/cloud/forms/{id}", access: signedIn, serve: (*Web).cloudForm},
		{method: get, path: "/settings/plan", access: signedIn, serve: (*Web).plan},

		{method: get, path: "/settings/accounts", access: admins, serve: (*Web).accounts},
		{method: post, path: "/settings/accounts", access: admins, serve: (*Web).findAccount},
		{method: get, path: "/settings/accounts/{id}", access: admins, serve: (*Web).account},
		{method: post, path: "/settings/accounts/{id}", access: admins, serve: (*Web).setPlan},
		{method: get, path: "/settings/platforms", access: admins, serve: (*Web).platforms},
		{method: post, path: "/settings/platforms", access: admins, serve: (*Web).addPlatform},
		{method: get, path: "/settings/platforms/{id}", access: admins, serve: (*Web).platform},
		{method: post, path: "/settings/platforms/{id}", access: admins, serve: (*Web).editPlatform},
		{method: post, path: "/settings/platforms/{id}/active", access: admins, serve: (*Web).activatePlatform},
		{method: post, path: "/settings/platforms/{id}/test", access: admins, serve: (*Web).testPlatform},
		{method: get, path: "/settings/platforms/{id}/delete", access: admins, serve: (*Web).askDeletePlatform},
		{method: post, path: "/settings/platforms/{id}/delete", access: admins, serve: (*Web).deletePlatform},
	}, append(jobRoutes(), formRoutes()...)...)
}

const (
	get  = http.MethodGet
	post = http.MethodPost
)

// Function is the function that serves the pages.
const Function api.Name = "pages"

// Routes is every path of the pages, as the gateway in front is told of them.
// They are open there: who may see a page is the page's own business, because
// the answer to a stranger is a page too.
func Routes() (out []api.Route) {
	for _, r := range routes() {
		out = append(out, api.Route{Name: Function, Function: Function, Method: r.method, Path: r.path, Auth: api.Open})
	}
	return out
}

// newMux answers each path's methods, other methods with 405 and everything
// else with 404.
func (w *Web) newMux() *http.ServeMux {
	mux := http.NewServeMux()
	allowed := map[string][]string{}
	for _, r := range routes() {
		mux.Handle(r.method+" "+pattern(r.path), w.guard(r))
		if r.method == get {
			allowed[r.path] = append(allowed[r.path], get, http.MethodHead)
			continue
		}
		allowed[r.path] = append(allowed[r.path], r.method)
	}
	for path, methods := range allowed {
		mux.Handle(pattern(path), w.methodNotAllowed(strings.Join(methods, ", ")))
	}
	mux.HandleFunc("/", w.notFound)
	return mux
}

// pattern keeps the home page from standing for every path.
func pattern(path string) string {
	if path == "/" {
		return "/{$}"
	}
	return path
}

func (w *Web) guard(route route) http.Handler {
	return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		frame.Note(r, "route", "page "+route.path)
		v := &visit{w: rw, r: r}
		secure(rw.Header())
		err := w.admit(v, route)
		if err == nil {
			err = route.serve(w, v)
		}
		if err != nil {
			w.fail(v, err)
		}
	})
}
