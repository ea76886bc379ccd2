package web

import (
	"fmt"
	"net/http"
	"time"

	"formwright/shared/form"
	"formwright/shared/problem"
	"formwright/shared/webhook"
)

// hookData is what the owner sees of the webhook of a form.
type hookData struct {
	Form       form.Form
	URL        field
	Made       bool // there is an endpoint
	Endpoint   webhook.Endpoint
	Deliveries []deliveryRow
	Pager      pager
	Test       string // what came of a test
	Passed     bool
}

// deliveryRow is one delivery in a list.
type deliveryRow struct {
	webhook.Delivery
	Word, Tone, Answer string
	Next               time.Time
}

func (w *Web) webhook(v *visit) error {
	d, err := w.hookOf(v)
	if err != nil {
		return err
	}
	return w.showHook(v, http.StatusOK, d)
}

// hookOf finds the webhook of a form of the owner's.
func (w *Web) hookOf(v *visit) (d hookData, err error) {
	if d.Form, err = w.owned(v); err != nil {
		return d, err
	}
	d.URL = field{Name: "url", Label: "URL", Type: "url", Max: 2048, Complete: "off", Hint: "Each submission is sent there as JSON, signed with a secret."}
	d.Endpoint, err = w.Webhooks.Get(v.r.Context(), v.user.ID, d.Form.PublicID)
	if problem.CodeOf(err) == problem.WebhookNotFound {
		return d, nil
	}
	d.Made, d.URL.Value = err == nil, d.Endpoint.URL
	return d, err
}

func (w *Web) showHook(v *visit, status int, d hookData) error {
	page, err := v.pageOf()
	if err != nil {
		return err
	}
	if d.Made {
		list, total, err := w.Webhooks.List(v.r.Context(), v.user.ID, d.Form.PublicID, formsOnPage, (page-1)*formsOnPage)
		if err != nil {
			return err
		}
		d.Pager = newPager(formPath(d.Form)+"/webhook", page, len(list), int64(total))
		for _, one := range list {
			d.Deliveries = append(d.Deliveries, delivery(one))
		}
	}
	return w.show(v, status, "formwebhook", "Webhook", d, d.URL)
}

func delivery(one webhook.Delivery) deliveryRow {
	row := deliveryRow{Delivery: one, Answer: one.Error, Next: one.NextAttemptAt}
	if one.Status > 0 {
		row.Answer = fmt.Sprintf("Status %d", one.Status)
	}
	switch one.State {
	case webhook.Delivered:
		row.Word, row.Tone = "Delivered", "good"
	case webhook.Failed:
		row.Word, row.Tone = "Failed", "bad"
	case webhook.Disabled:
		row.Word, row.Tone = "Not sent", "warn"
	default:
		row.Word = "Pending"
	}
	return row
}

func (w *Web) saveWebhook(v *visit) error {
	d, err := w.hookOf(v)
	if err != nil {
		return err
	}
	d.URL.Value = v.text("url")
	e, err := w.Webhooks.Save(v.r.Context(), v.user.ID, d.Form.PublicID, d.URL.Value)
	if p := problem.Of(err); err != nil && p.Code.Status() == http.StatusBadRequest {
		d.URL.Error = p.Message
		return w.showHook(v, http.StatusBadRequest, d)
	}
	if err != nil {
		return err
	}
	if e.Secret == "" {
		return w.done(v, formPath(d.Form)+"/webhook", "saved")
	}
	d.Endpoint, d.Made = e, true // the secret is shown in the answer itself: no other page ever has it
	return w.showHook(v, http.StatusOK, d)
}

func (w *Web) rotateWebhook(v *visit) error {
	d, err := w.hookOf(v)
	if err != nil {
		return err
	}
	if d.Endpoint, err = w.Webhooks.Rotate(v.r.Context(), v.user.ID, d.Form.PublicID); err != nil {
		return err
	}
	d.Made = true
	return w.showHook(v, http.StatusOK, d)
}

func (w *Web) testWebhook(v *visit) error {
	d, err := w.hookOf(v)
	if err != nil {
		return err
	}
	outcome, err := w.Webhooks.Test(v.r.Context(), v.user.ID, d.Form.PublicID)
	if err != nil {
		return err
	}
	d.Passed = outcome.Delivered()
	switch {
	case d.Passed:
		d.Test = fmt.Sprintf("The test event was taken, with status %d.", outcome.Status)
	case outcome.Status > 0:
		d.Test = fmt.Sprintf("The test event was refused, with status %d.", outcome.Status)
	default:
		d.Test = "The test event could not be sent: " + outcome.Error
	}
	return w.showHook(v, http.StatusOK, d)
}

func (w *Web) resendDelivery(v *visit) error {
	f, err := w.owned(v)
	if err != nil {
		return err
	}
	if _, err := w.Webhooks.Resend(v.r.Context(), v.user.ID, f.PublicID, v.form.Get("id")); err != nil {
		return err
	}
	return w.done(v, formPath(f)+"/webhook", "resent")
}

func (w *Web) deleteWebhook(v *visit) error {
	f, err := w.owned(v)
	if err != nil {
		return err
	}
	if err := w.Webhooks.Delete(v.r.Context(), v.user.ID, f.PublicID); err != nil {
		return err
	}
	return w.done(v, formPath(f)+"/webhook", "ended")
}
