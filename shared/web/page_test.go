package web_test

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"formwright/shared/account"
	"formwright/shared/session"
)

// asserted is somebody whom an LMS has launched.
func (w *world) asserted(email, launch string, frames ...string) person {
	w.t.Helper()
	user, ops, err := w.accounts.Assert(email, "Lena", account.Institution)
	w.must(err)
	w.must(w.table.Write(w.t.Context(), ops...))
	return w.session(user, session.Session{User: user.ID, Launch: launch, Frames: frames})
}

func TestEveryPage(t *testing.T) {
	s := newStage(t)
	open := []string{"/", "/sample", "/try/{id}", "/signin", "/signin/{token}", "/oauth/auth", "/f/{publicId}"}
	for _, pattern := range gets() {
		path := s.path(pattern)
		s.wellMade(pattern, s.admin.get(path), http.StatusOK)
		rec := s.stranger().get(path)
		if slices.Contains(open, pattern) {
			s.wellMade(pattern, rec, http.StatusOK)
			continue
		}
		if to := rec.Header().Get("Location"); rec.Code != http.StatusSeeOther || !strings.HasPrefix(to, "/signin?next=%2F") {
			t.Errorf("%s for a stranger: %d to %s", pattern, rec.Code, to)
		}
	}
}

// TestErrorPages are as well made as the others.
func TestErrorPages(t *testing.T) {
	s := newStage(t)
	for path, status := range map[string]int{"/nothing": 404, "/settings/platforms/x": 404, "/settings/accounts/x": 404, "/signin/x": 410, "/oauth/auth": 400} {
		s.wellMade(path, s.admin.get(path), status)
		s.wellMade(path, s.admin.get(path), status)
	}
	s.wellMade("forbidden", s.teacher.get("/settings/accounts"), 403)
	s.wellMade("method", s.teacher.get("/signout"), 405)
	s.wellMade("unclean", s.teacher.get("/settings/../x"), 404)
}

// wellMade checks what every page has.
func (w *world) wellMade(name string, rec *httptest.ResponseRecorder, status int) {
	w.t.Helper()
	h := rec.Header()
	if rec.Code != status {
		w.t.Errorf("%s: status %d, want %d", name, rec.Code, status)
	}
	for header, want := range map[string]string{"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "same-origin", "X-Api-Version": "1.0.0", "X-Frame-Options": ""} {
		if got := h.Get(header); got != want {
			w.t.Errorf("%s: %s is %q, want %q", name, header, got, want)
		}
	}
	policy := h.Get("Content-Security-Policy")
	for _, directive := range []string{"default-src 'none'", "style-src 'self'", "script-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"} {
		if strings.HasPrefix(name, "/f/") && rec.Code != http.StatusNotFound { // which pages of our own may frame
			directive = strings.Replace(directive, "frame-ancestors 'none'", "frame-ancestors 'self'", 1)
		}
		if !strings.Contains(policy, directive) {
			w.t.Errorf("%s: no %s in %q", name, directive, policy)
		}
	}
	if size := rec.Body.Len(); size > 60<<10 {
		w.t.Errorf("%s has %d bytes", name, size)
	}
	for _, fault := range faults(rec.Body.Bytes()) {
		w.t.Errorf("%s: %s", name, fault)
	}
}

func TestFaultsAreSeen(t *testing.T) {
	for page, want := range map[string]string{
		`<main><h1>a</h1><h1>b</h1></main>`:                      "h1",
		`<main><h1>a</h1><h3>b</h3></main>`:                      "h3 after h1",
		`<main><h1 id=a>a</h1><p id=a></p></main>`:               "id a twice",
		`<main><h1>a</h1><input name=x></main>`:                  "input x has no label",
		`<main><h1>a</h1><table></table></main>`:                 "table without caption",
		`<main><h1>a</h1><button></button></main>`:               "button without a name",
		`<main><h1>a</h1><p style="x"></p></main>`:               "style attribute",
		`<main><h1>a</h1><a href="https://x.example">x</a>`:      "leads away",
		`<main><h1>a</h1><form method=get action=/></form>`:      "form with method",
		`<main><h1>a</h1><p></b></p></main>`:                     "closes b",
		`<main><h1 aria-labelledby=q>a</h1></main>`:              "no id q",
		`<main><h1>a</h1><img src=x></main>`:                     "img without alt",
		`<main><h1>a</h1><script>alert(1)</script></main>`:       "script in the page",
		`<main><h1>a</h1><p onclick="x"></p></main>`:             "onclick",
		`<main><h1>a</h1><a href="/x?a@b.c">x</a></main>`:        "an e-mail address",
		`<div><h1>a</h1></div>`:                                  "1 main",
		`<main><h1>a</h1><label for=nowhere>x</label><p></main>`: "no id nowhere",
	} {
		if got := strings.Join(faults([]byte(page)), "; "); !strings.Contains(got, want) {
			t.Errorf("%s: %q", page, got)
		}
	}
}

// faults looks for what makes a page hard to use or unsafe.
func faults(page []byte) []string {
	c := checker{ids: map[string]int{}, labels: map[string]bool{}, count: map[string]int{}}
	c.tags(page)
	doc, err := html.Parse(bytes.NewReader(page))
	if err != nil {
		return []string{err.Error()}
	}
	for n := range doc.Descendants() {
		if n.Type == html.ElementNode {
			c.element(n)
		}
	}
	c.whole()
	return c.found
}

type checker struct {
	found    []string
	ids      map[string]int
	labels   map[string]bool
	count    map[string]int
	refers   []string
	controls []string
	heading  string
}

func (c *checker) say(s string) { c.found = append(c.found, s) }

// tags checks that elements are closed in the order they were opened.
func (c *checker) tags(page []byte) {
	void := []string{"meta", "link", "input", "img", "br", "hr"}
	var open []string
	z := html.NewTokenizer(bytes.NewReader(page))
	for kind := z.Next(); kind != html.ErrorToken; kind = z.Next() {
		raw, _ := z.TagName()
		name := string(raw)
		switch {
		case kind == html.StartTagToken && !slices.Contains(void, name):
			open = append(open, name)
		case kind == html.EndTagToken && (len(open) == 0 || open[len(open)-1] != name):
			c.say("closes " + name + ", open are " + strings.Join(open, " "))
			return
		case kind == html.EndTagToken:
			open = open[:len(open)-1]
		}
	}
	if len(open) > 0 {
		c.say("never closed: " + strings.Join(open, " "))
	}
}

func (c *checker) element(n *html.Node) {
	c.count[n.Data]++
	a := map[string]string{}
	for _, at := range n.Attr {
		a[at.Key] = at.Val
		if at.Key == "style" || strings.HasPrefix(at.Key, "on") {
			c.say(at.Key + " attribute")
		}
	}
	if id, ok := a["id"]; ok {
		if c.ids[id]++; c.ids[id] > 1 {
			c.say("id " + id + " twice")
		}
	}
	for _, key := range []string{"aria-labelledby", "aria-describedby", "for"} {
		c.refers = append(c.refers, strings.Fields(a[key])...)
	}
	if strings.Contains(a["href"]+a["action"], "@") {
		c.say("an e-mail address in " + a["href"] + a["action"])
	}
	if to := a["href"]; strings.HasPrefix(to, "#") {
		c.refers = append(c.refers, to[1:])
	} else if to != "" && !strings.HasPrefix(to, "/") && !strings.HasPrefix(to, "https://docs.google.com/forms/d/") { // a person's own form
		c.say("href leads away: " + to)
	}
	c.kind(n, a)
}

func (c *checker) kind(n *html.Node, a map[string]string) {
	_, labelled := a["aria-label"]
	switch n.Data {
	case "h1", "h2", "h3", "h4":
		if c.heading == "" && n.Data != "h1" || c.heading != "" && n.Data[1] > c.heading[1]+1 {
			c.say(n.Data + " after " + c.heading)
		}
		c.heading = n.Data
	case "label":
		c.labels[a["for"]] = true
	case "input", "select", "textarea":
		if a["type"] != "hidden" && !labelled {
			c.controls = append(c.controls, a["id"]+" "+a["name"])
		}
	case "button", "a":
		if !labelled && strings.TrimSpace(textOf(n)) == "" {
			c.say(n.Data + " without a name")
		}
	case "table":
		if !has(n, "caption") && !ofDocument(n) {
			c.say("table without caption")
		}
	case "form":
		if a["method"] != "post" || !strings.HasPrefix(a["action"], "/") {
			c.say("form with method " + a["method"] + " and action " + a["action"])
		}
	case "img":
		if _, ok := a["alt"]; !ok {
			c.say("img without alt")
		}
	case "script":
		if n.FirstChild != nil || !strings.HasPrefix(a["src"], "/assets/") {
			c.say("script in the page or from elsewhere")
		}
	}
}

func (c *checker) whole() {
	for _, control := range c.controls {
		if id, name, _ := strings.Cut(control, " "); !c.labels[id] || id == "" {
			c.say("input " + name + " has no label")
		}
	}
	for _, id := range c.refers {
		if c.ids[id] == 0 {
			c.say("no id " + id)
		}
	}
	for name, want := range map[string]int{"main": 1, "h1": 1, "header": 1, "footer": 1, "nav": 1, "title": 1} {
		if c.count[name] != want {
			c.say("not 1 " + name)
		}
	}
}

// ofDocument reports whether something belongs to a document that is shown, which
// has the tables that it has.
func ofDocument(n *html.Node) bool {
	for p := range n.Ancestors() {
		for _, a := range p.Attr {
			if a.Key == "class" && (slices.Contains(strings.Fields(a.Val), "doc") || slices.Contains(strings.Fields(a.Val), "rich")) {
				return true
			}
		}
	}
	return false
}

func textOf(n *html.Node) string {
	var s strings.Builder
	for d := range n.Descendants() {
		if d.Type == html.TextNode {
			s.WriteString(d.Data)
		}
	}
	return s.String()
}

func has(n *html.Node, name string) bool {
	for d := range n.Descendants() {
		if d.Type == html.ElementNode && d.Data == name {
			return true
		}
	}
	return false
}

func TestAssets(t *testing.T) {
	w := newWorld(t)
	css := stylesheet(w)
	rec := w.stranger().get(css)
	w.is(rec, http.StatusOK, "prefers-color-scheme: dark", ":focus-visible")
	if h := rec.Header(); h.Get("Cache-Control") != "public, max-age=31536000, immutable" || h.Get("Content-Type") != "text/css; charset=utf-8" || h.Get("Vary") != "" {
		t.Error(h)
	}
	for _, body := range []string{rec.Body.String(), w.stranger().get("/").Body.String()} {
		if strings.Contains(body, "url(") || strings.Contains(body, "@import") || strings.Contains(body, "http") {
			t.Error("something is loaded from elsewhere")
		}
	}
	w.is(w.stranger().get("/assets/style.css"), http.StatusNotFound)
	w.is(w.stranger().get("/assets/..%2fweb.go"), http.StatusNotFound)
}

// TestWeight of the first view: the page and all it loads.
func TestWeight(t *testing.T) {
	s := newStage(t)
	for _, pattern := range gets() {
		page := s.admin.get(s.path(pattern)).Body.String()
		total := len(page)
		for _, part := range strings.Split(page, `"`) {
			if strings.HasPrefix(part, "/assets/") {
				total += s.stranger().get(part).Body.Len()
			}
		}
		if total > 100<<10 || total < 5<<10 {
			t.Errorf("%s weighs %d bytes", pattern, total)
		}
	}
}

// TestFramedSession may stand in the frame of the LMS that launched it, and the
// consent page in none.
func TestFramedSession(t *testing.T) {
	w := newWorld(t)
	p := w.asserted("lena@school.example", "p.x", "https://lms.example.com", "https://login.example.com")
	for path, want := range map[string]string{"/dashboard": "frame-ancestors https://lms.example.com https://login.example.com;", "/settings/cloud": "frame-ancestors https://lms.example.com",
		w.register("x", "https://app.example.com/cb"): "frame-ancestors 'none'"} {
		rec := p.get(path)
		w.is(rec, http.StatusOK)
		if policy := rec.Header().Get("Content-Security-Policy"); !strings.Contains(policy, want) {
			t.Errorf("%s: %s", path, policy)
		}
	}
	w.is(p.get("/settings/cloud"), http.StatusOK, "does not open inside your learning platform")
	request := w.register("x", "https://app.example.com/cb")
	for name, rec := range map[string]*httptest.ResponseRecorder{
		"old form": p.post(request, nil), "other site": p.post(request, nil, func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "cross-site") }),
		"unknown application": p.get("/oauth/auth?client_id=x"), "wrong seal": p.submit(request, url.Values{"decision": {"allow"}}),
	} {
		if policy := rec.Header().Get("Content-Security-Policy"); rec.Code < 400 || !strings.Contains(policy, "frame-ancestors 'none'") {
			t.Errorf("%s: %d %s", name, rec.Code, policy)
		}
	}
}

// TestFramedSessionEnds with pages that show in the frame too.
func TestFramedSessionEnds(t *testing.T) {
	w := newWorld(t)
	p := w.asserted("lena@school.example", "p.x", "https://lms.example.com")
	out := p.submit("/signout", nil)
	w.is(out, http.StatusOK, "You are signed out", "launch Formwright again")
	if policy := out.Header().Get("Content-Security-Policy"); !strings.Contains(policy, "frame-ancestors https://lms.example.com;") || len(out.Result().Cookies()) != 2 {
		t.Error(out.Header())
	}
	framed := func(r *http.Request) { r.Header.Set("Sec-Fetch-Dest", "iframe") }
	gone := p.get("/dashboard", framed)
	w.is(gone, http.StatusUnauthorized, "Your session has ended")
	if page := gone.Body.String(); strings.Contains(page, "<form") || !strings.Contains(gone.Header().Get("Content-Security-Policy"), "frame-ancestors *;") {
		t.Error(gone.Header(), page)
	}
	for _, rec := range []*httptest.ResponseRecorder{out, gone} {
		for _, fault := range faults(rec.Body.Bytes()) {
			t.Error(fault)
		}
	}
	w.is(w.stranger().get("/signin", framed), http.StatusOK)
	if policy := w.stranger().get("/signin", framed).Header().Get("Content-Security-Policy"); !strings.Contains(policy, "frame-ancestors 'none'") {
		t.Error(policy)
	}
}

// TestStagePrefix: behind a gateway whose base URL has a path, links carry it and
// requests do not.
func TestStagePrefix(t *testing.T) {
	w := newWorldAt(t, "https://x.example.org/Prod")
	w.is(w.stranger().get("/"), http.StatusOK, `href="/Prod/signin"`, `href="/Prod/assets/style.`)
	w.leads(w.stranger().get("/dashboard"), "/Prod/signin?next=%2Fdashboard")
	p := w.person(other)
	w.is(p.get(w.register("x", "https://app.example.com/cb")), http.StatusOK, `action="/Prod/oauth/auth?`)
}
