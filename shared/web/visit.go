package web

import (
	"errors"
	"mime"
	"net/http"
	"net/url"
	"strings"
	"unicode/utf8"

	"formwright/shared/account"
	"formwright/shared/frame"
	"formwright/shared/problem"
	"formwright/shared/session"
	"formwright/shared/signin"
	"formwright/shared/store"
)

// Bounds of the body of a form, in bytes: of most, and of those that hold the
// texts of a document.
const (
	maxForm = 16 << 10
	maxText = 256 << 10
)

// visit is one request for a page.
type visit struct {
	w       http.ResponseWriter
	r       *http.Request
	token   string // of the session; empty when nobody is signed in
	session session.Session
	user    account.User
	admin   bool
	form    url.Values // of a POST
	files   string     // the boundary of a form with files, which its handler reads
}

func (v *visit) signedIn() bool { return v.token != "" }

// errElsewhere says that the answer has been given already.
var errElsewhere = errors.New("answered")

// admit finds out who asks and whether they may, and reads the form.
func (w *Web) admit(v *visit, route route) error {
	if err := w.recognise(v); err != nil {
		return err
	}
	if route.method == post {
		if err := w.origin.Check(v.r); err != nil {
			return problem.Wrap(err, problem.Forbidden, "This form was sent from another site, so nothing was done. Open the page here and try again.")
		}
		if err := v.readForm(route); err != nil {
			return err
		}
	}
	if route.access != anyone && !v.signedIn() {
		return w.signInFirst(v)
	}
	if route.method == post && !route.open && v.files == "" {
		if err := v.checkCSRF(v.form.Get("csrf")); err != nil {
			return err
		}
	}
	if route.access == admins && !v.admin {
		return problem.New(problem.Forbidden, "Only administrators of this site see this page.")
	}
	return nil
}

// recognise loads the session that the browser presents. One that has ended is
// the same as none.
func (w *Web) recognise(v *visit) error {
	token, ok := session.FromRequest(v.r)
	if !ok {
		return nil
	}
	s, err := w.Sessions.Get(v.r.Context(), token)
	if errors.Is(err, session.ErrNone) {
		return nil
	}
	if err != nil {
		return err
	}
	user, err := w.Accounts.Get(v.r.Context(), s.User)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	v.token, v.session, v.user = token, s, user
	// What a learning platform opened is no administrator's, whosever account it is.
	v.admin = s.Principal().Whole() && account.Admin(user, w.config.AdminEmails)
	frame.Note(v.r, "user", frame.Hashed(user.ID))
	if v.r.URL.Path != consentPath { // which stands in no frame, its errors neither
		v.frames(s.Frames)
	}
	return nil
}

// checkCSRF sees that a form is one of ours, made for this session.
func (v *visit) checkCSRF(value string) error {
	if session.CheckCSRF(v.token, value) {
		return nil
	}
	return problem.New(problem.Forbidden, "This form is out of date, so nothing was done. Go back, reload the page and try again.")
}

// readForm reads a form within its bounds. No body at all is a form of a button
// alone. A form with files is left to its handler, which owes it the check of its
// CSRF value: files are not read before anybody may send them.
func (v *visit) readForm(route route) error {
	if v.r.ContentLength == 0 && v.r.Header.Get("Content-Type") == "" {
		return nil
	}
	kind, params, err := mime.ParseMediaType(v.r.Header.Get("Content-Type"))
	if err == nil && route.files && kind == "multipart/form-data" && params["boundary"] != "" {
		v.files = params["boundary"]
		return nil
	}
	if err != nil || kind != "application/x-www-form-urlencoded" {
		return problem.New(problem.UnsupportedMedia, "This address takes forms of its page only.")
	}
	v.r.Body = http.MaxBytesReader(v.w, v.r.Body, route.bound())
	err = v.r.ParseForm()
	if tooLarge := new(http.MaxBytesError); errors.As(err, &tooLarge) {
		return problem.New(problem.BodyTooLarge, "This form is larger than %d KB.", tooLarge.Limit>>10)
	}
	if err != nil {
		return problem.Wrap(err, problem.InvalidRequest, "This form cannot be read.")
	}
	v.form = v.r.PostForm
	for _, values := range v.form {
		if err := checkText(values...); err != nil {
			return err
		}
	}
	return nil
}

func checkText(values ...string) error {
	for _, value := range values {
		if !utf8.ValidString(value) || strings.ContainsRune(value, 0) {
			return problem.New(problem.InvalidRequest, "This form holds characters that are none.")
		}
	}
	return nil
}

// text is one field of the form without the spaces around it.
func (v *visit) text(name string) string { return strings.TrimSpace(v.form.Get(name)) }

// signInFirst sends a stranger to the sign-in page and, when only a page was
// asked for or an application waits, back afterwards.
func (w *Web) signInFirst(v *visit) error {
	if v.r.Header.Get("Sec-Fetch-Dest") == "iframe" {
		return w.launchFirst(v)
	}
	next := ""
	if v.r.Method != post || v.r.URL.Path == consentPath {
		next = v.r.URL.RequestURI()
	}
	query := ""
	if next != "" && signin.ValidNext(next) && len(next) <= maxNextQuery {
		query = "?" + url.Values{"next": {next}}.Encode()
	}
	w.redirect(v, "/signin"+query)
	return errElsewhere
}

// launchFirst tells somebody in a frame that the session of their launch has
// ended. The sign-in page does not show there, and whose frame it is, only the
// session knew; this page has nothing on it that could be stolen by a click.
func (w *Web) launchFirst(v *visit) error {
	v.frames([]string{"*"})
	if err := w.show(v, http.StatusUnauthorized, "error", "Session ended", refusal{Heading: "Your session has ended", Message: launchAgain + noCookies, Framed: true}); err != nil {
		return err
	}
	return errElsewhere
}

// maxNextQuery keeps the address of the sign-in page within what gateways take.
const maxNextQuery = 1 << 10

// redirect goes on to a path of ours with GET.
func (w *Web) redirect(v *visit, path string) { leave(v, w.address(path)) }

// leave goes on to any address with GET. http.Redirect would write a body and
// mend the address.
func leave(v *visit, address string) {
	v.w.Header().Set("Location", address)
	v.w.WriteHeader(http.StatusSeeOther)
}
