package web

import (
	"context"
	"net/http"
	"time"

	"formwright/shared/account"
)

// planData is a person's plan and credits.
type planData struct {
	Name    string
	Balance int64
	Until   time.Time
	Ended   bool
	Lines   []ledgerLine
}

// ledgerLine is one line of the ledger in words.
type ledgerLine struct {
	At      time.Time
	What    string
	About   string
	Credits int64
}

func (w *Web) planOf(ctx context.Context, u account.User) (planData, error) {
	c, err := w.Accounts.Credits(ctx, u.ID)
	if err != nil {
		return planData{}, err
	}
	d := planData{Name: planName(u.Plan), Balance: c.Balance, Until: c.Until, Ended: !c.Until.IsZero() && c.Until.Before(w.Now())}
	for _, e := range c.Recent {
		d.Lines = append(d.Lines, ledgerLine{At: e.At, What: entryWord(e), About: e.About, Credits: e.Credits})
	}
	return d, nil
}

func planName(p account.Plan) string {
	switch p {
	case account.Pro:
		return "Pro"
	case account.Institution:
		return "Institution"
	}
	return "Free"
}

func entryWord(e account.Entry) string {
	switch {
	case e.Kind == "charge":
		return "Conversion"
	case e.Kind == "refund":
		return "Given back: the conversion failed"
	case e.Plan != "":
		return planName(e.Plan) + " plan"
	}
	return "Credits"
}

func (w *Web) plan(v *visit) error {
	d, err := w.planOf(v.r.Context(), v.user)
	if err != nil {
		return err
	}
	return w.show(v, http.StatusOK, "plan", "Plan and credits", d)
}
