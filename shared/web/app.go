package web

import (
	"errors"
	"net/http"

	"formwright/shared/problem"
	"formwright/shared/store"
)

func (w *Web) apps(v *visit) error {
	grants, err := w.OAuth.Grants(v.r.Context(), v.user.ID)
	if err != nil {
		return err
	}
	return w.show(v, http.StatusOK, "apps", "Connected apps", grants)
}

func (w *Web) revokeApp(v *visit) error {
	err := w.OAuth.RevokeGrant(v.r.Context(), v.user.ID, v.form.Get("id"))
	if errors.Is(err, store.ErrNotFound) {
		return problem.New(problem.NotFound, "This application is not connected to your account.")
	}
	if err != nil {
		return err
	}
	return w.done(v, "/settings/apps", "removed")
}
