package web

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"html/template"
	"io/fs"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"formwright/shared/account"
	"formwright/shared/frame"
	"formwright/shared/problem"
	"formwright/shared/session"
)

//go:embed template/*.html
var templateFiles embed.FS

// shared are the files that the templates of every page need: the layout, which
// comes first, and parts of several pages.
func shared() []string {
	return []string{"template/layout.html", "template/part.html", "template/question.html", "template/formpart.html"}
}

// loadTemplates makes one template of each page with the layout around it. The
// files are part of the program: one that does not parse is a mistake that every
// test sees.
func (w *Web) loadTemplates() map[string]*template.Template {
	common := template.Must(template.New("layout.html").Funcs(template.FuncMap{
		"path": w.address, "asset": w.assetPath, "when": when, "moment": moment, "day": day, "short": short, "scope": scopeMeaning, "link": navigation,
	}).ParseFS(templateFiles, shared()...))
	files, err := fs.Glob(templateFiles, "template/*.html")
	if err != nil {
		panic(err) // the pattern is a constant
	}
	pages := map[string]*template.Template{}
	for _, file := range files {
		if slices.Contains(shared(), file) {
			continue
		}
		name := strings.TrimSuffix(path.Base(file), ".html")
		pages[name] = template.Must(template.Must(common.Clone()).ParseFS(templateFiles, file))
	}
	return pages
}

// page is what a template sees.
type page struct {
	Title  string
	Path   string       // of the page, for the navigation to mark
	User   account.User // zero when nobody is signed in
	In     bool         // somebody is signed in
	Admin  bool
	CSRF   string
	Notice string // what was just done
	Faults []field
	Data   any
}

// navLink is an entry of the navigation.
type navLink struct {
	Path, Label string
	Here        bool // the page, or one below it, is shown
}

func navigation(p page, path, label string) navLink {
	return navLink{Path: path, Label: label, Here: p.Path == path || strings.HasPrefix(p.Path, path+"/")}
}

// show answers with a page.
func (w *Web) show(v *visit, status int, name, title string, data any, fields ...field) error {
	p := page{Title: title, Path: v.r.URL.Path, User: v.user, In: v.signedIn(), Admin: v.admin, CSRF: session.CSRF(v.token),
		Notice: notices(v.r.URL.Query().Get("done")), Data: data}
	for _, f := range fields {
		if f.Error != "" {
			p.Faults = append(p.Faults, f)
		}
	}
	var buf bytes.Buffer
	if err := w.layouts[name].Execute(&buf, p); err != nil {
		return fmt.Errorf("render page %s: %w", name, err)
	}
	h := v.w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Length", strconv.Itoa(buf.Len()))
	v.w.WriteHeader(status)
	_, _ = buf.WriteTo(v.w) // the client is gone; there is nobody to tell
	return nil
}

// done goes back to a page that says what was done.
func (w *Web) done(v *visit, path, code string) error {
	w.redirect(v, path+"?done="+code)
	return nil
}

// notices words what was done. Other texts never get into a page by its address.
func notices(code string) string {
	switch code {
	case "saved":
		return "Your changes are saved."
	case "revoked":
		return "The token is revoked. Programs that use it are refused within half a minute."
	case "removed":
		return "The application is disconnected. It can no longer use your account."
	case "connected":
		return "Your cloud account is connected."
	case "disconnected":
		return "Your cloud account is disconnected."
	case "added":
		return "The platform is added."
	case "activated":
		return "The platform is active: people can launch Formwright from it."
	case "deactivated":
		return "The platform is deactivated: launches from it are refused."
	case "deleted":
		return "The platform is deleted."
	case "out":
		return "You are signed out."
	case "apart":
		return "You are signed in. Launches keep their own account: whoever runs your LMS must not get the account of an administrator of this site."
	case "parted":
		return "The learning platform is disconnected, and every other session has ended. Look through your tokens and connected apps: what was made from there goes on working."
	case "exported":
		return "The file is ready. You find it among the files below."
	case "restored":
		return "The questions are again as they were read. Your corrections are gone."
	case "published":
		return "The form is published: whoever has its link can fill it in."
	case "unpublished":
		return "The form is taken back: nobody but you sees it."
	case "erased":
		return "The form and its submissions are deleted."
	case "withdrawn":
		return "The submission is deleted."
	case "moved":
		return "The question is moved."
	case "dropped":
		return "The question is deleted."
	case "marked":
		return "The points are saved."
	case "ended":
		return "The webhook is removed. Nothing is sent any more."
	case "resent":
		return "The delivery is sent again."
	case "joined":
		return "You have proved your address. Launches from your LMS now open this account."
	}
	return ""
}

// fail answers an error with a page and logs what the person is not told.
func (w *Web) fail(v *visit, err error) {
	if errors.Is(err, errElsewhere) || v.r.Context().Err() != nil && errors.Is(err, v.r.Context().Err()) {
		return
	}
	p := problem.Of(err)
	frame.Note(v.r, "code", string(p.Code))
	if p.Err != nil || p.Code == problem.Internal {
		frame.Note(v.r, "error", err.Error())
	}
	w.refuse(v, p.Code.Status(), p.Message)
}

// refusal is what the page of an error says.
type refusal struct {
	Heading, Message string
	Framed           bool // it shows where no other page of ours does
}

// refuse answers with a page that says why there is no other.
func (w *Web) refuse(v *visit, status int, message string) {
	data := refusal{Heading: heading(status), Message: message}
	if err := w.show(v, status, "error", data.Heading, data); err != nil {
		panic(err) // the template is ours; the frame answers 500
	}
}

func heading(status int) string {
	switch status {
	case http.StatusForbidden:
		return "Not allowed"
	case http.StatusNotFound:
		return "Page not found"
	case http.StatusMethodNotAllowed:
		return "This does not work here"
	case http.StatusTooManyRequests:
		return "Please wait"
	case http.StatusInternalServerError, http.StatusBadGateway, http.StatusServiceUnavailable:
		return "Something went wrong"
	}
	return "That did not work"
}

func (w *Web) notFound(rw http.ResponseWriter, r *http.Request) {
	w.strange(rw, r, http.StatusNotFound, "There is nothing at this address.")
}

func (w *Web) methodNotAllowed(allowed string) http.HandlerFunc {
	return func(rw http.ResponseWriter, r *http.Request) {
		rw.Header().Set("Allow", allowed)
		w.strange(rw, r, http.StatusMethodNotAllowed, "Only "+allowed+" are answered here.")
	}
}

func (w *Web) panicked(rw http.ResponseWriter, r *http.Request) {
	w.strange(rw, r, http.StatusInternalServerError, "Internal error.")
}

// strange answers a request that no page has looked at, as to a stranger.
func (w *Web) strange(rw http.ResponseWriter, r *http.Request, status int, message string) {
	secure(rw.Header())
	w.refuse(&visit{w: rw, r: r}, status, message)
}

// when and day word a time for people; machines find it in the element's
// attribute.
func when(t time.Time) template.HTML { return timeElement(t, "2 January 2006, 15:04 UTC") }
func day(t time.Time) template.HTML  { return timeElement(t, "2 January 2006") }

// moment is a time to the second, for what is near.
func moment(t time.Time) template.HTML { return timeElement(t, "15:04:05 UTC") }

func timeElement(t time.Time, layout string) template.HTML {
	t = t.UTC()
	// Both texts are made of digits, letters and punctuation of the layouts.
	return template.HTML(`<time datetime="` + t.Format(time.RFC3339) + `">` + t.Format(layout) + `</time>`)
}

// maxName is how much of a name that others chose is shown, in characters.
const maxName = 80

// short cuts a name that others chose, and takes out what would change the text
// around it: control characters and those that turn the writing direction.
func short(s string) string {
	r := slices.DeleteFunc([]rune(s), func(c rune) bool { return unicode.IsControl(c) || unicode.Is(unicode.Bidi_Control, c) })
	if len(r) <= maxName {
		return string(r)
	}
	return string(r[:maxName-1]) + "…"
}

// scopeMeaning says what a scope allows.
func scopeMeaning(scope string) string {
	switch scope {
	case "forms:read":
		return "Read your forms and questions"
	case "forms:write":
		return "Convert documents, and create and edit forms, with your credits"
	case "jobs:read":
		return "Read your conversions: their names, progress and results"
	}
	return "Use " + scope
}
