package web

import (
	"errors"
	"net/http"
	"strconv"
	"time"

	"github.com/google/uuid"

	"formwright/shared/account"
	"formwright/shared/problem"
	"formwright/shared/store"
)

// accountsPage is how many accounts stand on one page.
const accountsPage = 50

// accountsData is what administrators see of the accounts.
type accountsData struct {
	Email field
	Users []account.User
	Next  string
}

func (w *Web) accounts(v *visit) error { return w.showAccounts(v, http.StatusOK, emailField("")) }

func (w *Web) showAccounts(v *visit, status int, f field) error {
	list, err := w.Accounts.List(v.r.Context(), accountsPage, v.r.URL.Query().Get("after"))
	if err != nil {
		return problem.Wrap(err, problem.InvalidRequest, "The accounts cannot be listed from here on. Begin with the first page.")
	}
	return w.show(v, status, "accounts", "Accounts", accountsData{Email: f, Users: list.Users, Next: list.Next}, f)
}

// findAccount finds by address. It is a form that is posted, because addresses
// do not belong into URLs.
func (w *Web) findAccount(v *visit) error {
	f := emailField(v.text("email"))
	u, err := w.Accounts.ByEmail(v.r.Context(), f.Value)
	switch {
	case errors.Is(err, store.ErrNotFound):
		f.Error = "There is no account with this address."
		return w.showAccounts(v, http.StatusNotFound, f)
	case problem.CodeOf(err) == problem.InvalidRequest:
		f.Error = problem.Of(err).Message
		return w.showAccounts(v, http.StatusBadRequest, f)
	case err != nil:
		return err
	}
	w.redirect(v, "/settings/accounts/"+u.ID)
	return nil
}

// accountData is what administrators see of one account.
type accountData struct {
	User    account.User
	Plan    planData
	Plans   []choice
	Credits field
	Until   field
}

func (w *Web) account(v *visit) error {
	u, err := w.accountOf(v)
	if err != nil {
		return err
	}
	return w.showAccount(v, http.StatusOK, u, nil)
}

func (w *Web) accountOf(v *visit) (account.User, error) {
	noAccount := problem.New(problem.NotFound, "There is no such account.")
	id := v.r.PathValue("id")
	if uuid.Validate(id) != nil {
		return account.User{}, noAccount
	}
	u, err := w.Accounts.Get(v.r.Context(), id)
	if errors.Is(err, store.ErrNotFound) {
		return account.User{}, noAccount
	}
	return u, err
}

const dateLayout = "2006-01-02"

// showAccount shows an account; change fills in what was sent.
func (w *Web) showAccount(v *visit, status int, u account.User, change func(*accountData)) error {
	plan, err := w.planOf(v.r.Context(), u)
	if err != nil {
		return err
	}
	d := accountData{User: u, Plan: plan,
		Credits: field{Name: "credits", Label: "Credits", Type: "number", Value: strconv.FormatInt(plan.Balance, 10), Complete: "off"},
		Until:   field{Name: "until", Label: "Until the end of (UTC)", Type: "date", Complete: "off", Optional: true, Hint: "Empty: the plan does not end."}}
	if !plan.Until.IsZero() {
		d.Until.Value = plan.Until.Format(dateLayout)
	}
	for _, p := range account.Plans() {
		d.Plans = append(d.Plans, choice{Value: string(p), Label: planName(p), Chosen: p == u.Plan})
	}
	if change != nil {
		change(&d)
	}
	return w.show(v, status, "account", "Account", d, d.Credits, d.Until)
}

func (w *Web) setPlan(v *visit) error {
	u, err := w.accountOf(v)
	if err != nil {
		return err
	}
	credits, badNumber := strconv.ParseInt(v.text("credits"), 10, 64)
	until, badDate := endOf(v.text("until"))
	if badNumber == nil && badDate == nil {
		err := w.Accounts.Grant(v.r.Context(), account.Grant{User: u.ID, Plan: account.Plan(v.form.Get("plan")), Balance: credits, Until: until, By: v.user.ID})
		if err == nil {
			return w.done(v, "/settings/accounts/"+u.ID, "saved")
		}
		if problem.Of(err).Field != "credits" {
			return err
		}
		badNumber = err
	}
	return w.showAccount(v, http.StatusBadRequest, u, func(d *accountData) {
		d.Credits.Value, d.Until.Value = v.text("credits"), v.text("until")
		if badNumber != nil {
			d.Credits.Error = "Enter a whole number from 0 to 1000000000."
		}
		if badDate != nil {
			d.Until.Error = "Enter a date such as 2027-06-30."
		}
	})
}

// endOf is the last second of a day; no day is the zero time, which never comes.
func endOf(date string) (time.Time, error) {
	if date == "" {
		return time.Time{}, nil
	}
	t, err := time.Parse(dateLayout, date)
	if err != nil {
		return time.Time{}, err
	}
	return t.Add(24*time.Hour - time.Second), nil
}
