package web

import (
	"net/http"

	"formwright/shared/cloudaccount"
	"formwright/shared/problem"
)

// cloudData is what the page of the cloud account shows.
type cloudData struct {
	Configured bool
	Framed     bool // the cloud service's pages do not open in a frame
	cloudaccount.Connection
	Documents, Forms bool
	Wrong            string // why connecting did not work
}

func (w *Web) cloud(v *visit) error { return w.showCloud(v, http.StatusOK, "") }

func (w *Web) showCloud(v *visit, status int, wrong string) error {
	c, err := w.Cloud.Status(v.r.Context(), v.user.ID)
	if err != nil {
		return err
	}
	d := cloudData{Configured: w.Cloud.Configured(), Framed: len(v.session.Frames) > 0, Connection: c, Wrong: wrong,
		Documents: c.Allows(cloudaccount.ScopeDocuments), Forms: c.Allows(cloudaccount.ScopeForms)}
	if !d.Framed {
		v.unframed()
	}
	return w.show(v, status, "cloud", "Cloud account", d)
}

func (w *Web) connectCloud(v *visit) error {
	to, err := w.Cloud.Begin(v.r.Context(), v.user.ID, v.session.ID)
	if problem.CodeOf(err) == problem.TargetNotAvailable {
		return w.showCloud(v, http.StatusNotFound, "")
	}
	if err != nil {
		return err
	}
	v.unframed()
	leave(v, to)
	return nil
}

// cloudCallback takes the cloud service's answer. Its query holds a code, so
// nobody is sent elsewhere with it.
func (w *Web) cloudCallback(v *visit) error {
	if !v.signedIn() {
		w.redirect(v, "/signin?next=/settings/cloud")
		return nil
	}
	err := w.Cloud.Finish(v.r.Context(), v.user.ID, v.session.ID, v.r.URL.Query())
	if status := problem.CodeOf(err).Status(); err != nil && status != http.StatusInternalServerError {
		return w.showCloud(v, status, problem.Of(err).Message)
	}
	if err != nil {
		return err
	}
	return w.done(v, "/settings/cloud", "connected")
}

func (w *Web) disconnectCloud(v *visit) error {
	if err := w.Cloud.Disconnect(v.r.Context(), v.user.ID); err != nil {
		return err
	}
	return w.done(v, "/settings/cloud", "disconnected")
}
