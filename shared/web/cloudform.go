package web

import (
	"net/http"
	"strings"
	"time"

	"formwright/shared/cloudform/made"
)

// cloudFormData is what the page of a form in the cloud account shows.
type cloudFormData struct {
	Title     string
	Created   time.Time
	Responder string
	Edit      string
}

func (w *Web) cloudForm(v *visit) error {
	f, err := w.CloudForms.Find(v.r.Context(), v.user.ID, v.r.PathValue("id"))
	if err != nil {
		return err
	}
	d := cloudFormData{Title: f.Title, Created: f.CreatedAt, Responder: f.Responder, Edit: made.EditURL(f.ID)}
	if !strings.HasPrefix(d.Responder, "https://") {
		d.Responder = "" // the cloud service said so, but it is no address to send people to
	}
	return w.show(v, http.StatusOK, "cloudform", "Form in your cloud account", d)
}
