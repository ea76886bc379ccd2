package web

import (
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"formwright/shared/account"
	"formwright/shared/problem"
)

// tokensData is what the API settings show.
type tokensData struct {
	Name   field
	Scopes []choice
	Wrong  string // what is wrong with the scopes
	Lives  []choice
	New    string // a token that was just made: it is shown this once
	Called string
	Base   string
	Tokens []account.Token
	Now    time.Time
}

// choice is a box to tick or a line of a menu.
type choice struct {
	Value, Label string
	ID           string // of a box
	Chosen       bool
}

// scopeID is the id of a scope's box. A colon would be escaped in the address
// that leads there.
func scopeID(scope string) string { return "scope-" + strings.ReplaceAll(scope, ":", "-") }

// lives are the lifetimes that the page offers, in days.
func lives() []int { return []int{7, 30, 90, 180, 365} }

const usualLife = 90

func (w *Web) tokens(v *visit) error {
	d := w.newTokensData("", account.Scopes(), usualLife)
	return w.showTokens(v, http.StatusOK, d)
}

func (w *Web) newTokensData(name string, scopes []string, life int) tokensData {
	d := tokensData{Base: w.config.BaseURL, Now: w.Now(), Name: field{Name: "name", Label: "Name", Value: name, Max: 100, Complete: "off",
		Hint: "What will use the token, so that you know it again later."}}
	for _, s := range account.Scopes() {
		d.Scopes = append(d.Scopes, choice{Value: s, Label: scopeMeaning(s), ID: scopeID(s), Chosen: slices.Contains(scopes, s)})
	}
	for _, days := range lives() {
		d.Lives = append(d.Lives, choice{Value: strconv.Itoa(days), Label: strconv.Itoa(days) + " days", Chosen: days == life})
	}
	return d
}

func (w *Web) showTokens(v *visit, status int, d tokensData, fields ...field) error {
	list, err := w.Tokens.List(v.r.Context(), v.user.ID)
	if err != nil {
		return err
	}
	d.Tokens = list
	return w.show(v, status, "tokens", "API settings", d, fields...)
}

// createToken makes a token and shows it in the answer itself: no other page
// ever has it.
func (w *Web) createToken(v *visit) error {
	if account.Admin(v.user, w.config.AdminEmails) && !v.admin {
		return problem.New(problem.Forbidden, "Your account administers this site. A token of it can only be made after signing in with your e-mail address, not from a learning platform.")
	}
	name, scopes := v.text("name"), v.form["scope"]
	days, err := strconv.Atoi(v.form.Get("days"))
	if err != nil || days < 1 || days > 365 {
		days = 0
	}
	d := w.newTokensData(name, scopes, days)
	if wrong := d.check(name, scopes, days); len(wrong) > 0 {
		return w.showTokens(v, http.StatusBadRequest, d, wrong...)
	}
	if err := w.roomForToken(v); err != nil {
		return err
	}
	token, err := w.Tokens.Issue(v.r.Context(), v.user.ID, name, scopes, time.Duration(days)*24*time.Hour)
	if problem.CodeOf(err) == problem.InvalidRequest {
		d.Name.Error = problem.Of(err).Message
		return w.showTokens(v, http.StatusBadRequest, d, d.Name)
	}
	if err != nil {
		return err
	}
	made := w.newTokensData("", account.Scopes(), usualLife)
	made.New, made.Called = token, name
	return w.showTokens(v, http.StatusOK, made)
}

// maxTokens is how many tokens a person may have: more than anybody can tell
// apart.
const maxTokens = 100

func (w *Web) roomForToken(v *visit) error {
	list, err := w.Tokens.List(v.r.Context(), v.user.ID)
	if err == nil && len(list) >= maxTokens {
		return problem.New(problem.InvalidRequest, "You have %d tokens. Revoke some that you no longer need first.", len(list))
	}
	return err
}

// check says what is wrong with the form, at the field and above the page.
func (d *tokensData) check(name string, scopes []string, days int) (wrong []field) {
	if name == "" {
		d.Name.Error = "Give the token a name."
		wrong = append(wrong, d.Name)
	}
	// The service takes no scopes for all of them.
	if len(scopes) == 0 || slices.ContainsFunc(scopes, func(s string) bool { return !slices.Contains(account.Scopes(), s) }) {
		d.Wrong = "Tick at least one thing that the token may do."
		wrong = append(wrong, field{Name: scopeID(account.Scopes()[0]), Error: d.Wrong})
	}
	if days == 0 {
		wrong = append(wrong, field{Name: "days", Error: "Choose for how long the token works: 1 to 365 days."})
	}
	return wrong
}

func (w *Web) revokeToken(v *visit) error {
	if err := w.Tokens.Revoke(v.r.Context(), v.user.ID, v.form.Get("id")); err != nil {
		return err
	}
	return w.done(v, "/settings/api", "revoked")
}
