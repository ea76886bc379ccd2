package api

import (
	"encoding/json"
	"mime"
	"net/http"
	"time"

	"formwright/shared/account"
	"formwright/shared/problem"
	"formwright/shared/webhook"
)

// webhookBody is a webhook as its owner sees it. The secret is there only when
// it was just made.
type webhookBody struct {
	URL       string         `json:"url"`
	Active    bool           `json:"active"`
	Secret    webhook.Secret `json:"secret,omitempty"`
	Reason    string         `json:"reason,omitempty"`
	CreatedAt string         `json:"createdAt"`
	UpdatedAt string         `json:"updatedAt"`
}

func ofEndpoint(e webhook.Endpoint) webhookBody {
	return webhookBody{URL: e.URL, Active: e.Active, Secret: e.Secret, Reason: e.Reason, CreatedAt: timestamp(e.CreatedAt), UpdatedAt: timestamp(e.UpdatedAt)}
}

func (a *API) webhook(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	e, err := a.Webhooks.Get(r.Context(), p.User, r.PathValue("publicId"))
	return answerEndpoint(w, e, err)
}

func (a *API) saveWebhook(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	address, err := webhookURL(w, r)
	if err != nil {
		return err
	}
	e, err := a.Webhooks.Save(r.Context(), p.User, r.PathValue("publicId"), address)
	return answerEndpoint(w, e, err)
}

func (a *API) rotateWebhook(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	e, err := a.Webhooks.Rotate(r.Context(), p.User, r.PathValue("publicId"))
	return answerEndpoint(w, e, err)
}

// answerEndpoint may show a secret, which no cache may keep.
func answerEndpoint(w http.ResponseWriter, e webhook.Endpoint, err error) error {
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "no-store")
	respond(w, http.StatusOK, ofEndpoint(e))
	return nil
}

func (a *API) deleteWebhook(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	if err := a.Webhooks.Delete(r.Context(), p.User, r.PathValue("publicId")); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// outcomeBody is what became of a test.
type outcomeBody struct {
	Success  bool   `json:"success"`
	Status   *int   `json:"responseStatus"`
	Response string `json:"response"`
	Error    string `json:"error,omitempty"`
}

func (a *API) testWebhook(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	out, err := a.Webhooks.Test(r.Context(), p.User, r.PathValue("publicId"))
	if err != nil {
		return err
	}
	respond(w, http.StatusOK, outcomeBody{Success: out.Delivered(), Status: statusOf(out.Status), Response: out.Response, Error: out.Error})
	return nil
}

// deliveryItem is one row of the list of deliveries.
type deliveryItem struct {
	ID            string        `json:"id"`
	SubmissionID  string        `json:"submissionId"`
	State         webhook.State `json:"state"`
	Attempts      int           `json:"attempts"`
	Status        *int          `json:"responseStatus"`
	Response      string        `json:"response"`
	Error         string        `json:"error,omitempty"`
	NextAttemptAt *string       `json:"nextAttemptAt"`
	CreatedAt     string        `json:"createdAt"`
	DeliveredAt   *string       `json:"deliveredAt"`
}

type deliveryList struct {
	Total      int            `json:"total"`
	Limit      int            `json:"limit"`
	Offset     int            `json:"offset"`
	Deliveries []deliveryItem `json:"deliveries"`
}

func (a *API) deliveries(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	_, limit, offset, err := page(r)
	if err != nil {
		return err
	}
	rows, total, err := a.Webhooks.List(r.Context(), p.User, r.PathValue("publicId"), limit, offset)
	if err != nil {
		return err
	}
	list := deliveryList{Total: total, Limit: limit, Offset: offset, Deliveries: []deliveryItem{}}
	for _, d := range rows {
		list.Deliveries = append(list.Deliveries, ofDelivery(d))
	}
	respond(w, http.StatusOK, list)
	return nil
}

func (a *API) resendDelivery(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	d, err := a.Webhooks.Resend(r.Context(), p.User, r.PathValue("publicId"), r.PathValue("deliveryId"))
	if err != nil {
		return err
	}
	respond(w, http.StatusAccepted, ofDelivery(d))
	return nil
}

func ofDelivery(d webhook.Delivery) deliveryItem {
	return deliveryItem{ID: d.ID, SubmissionID: d.ID, State: d.State, Attempts: d.Attempts, Status: statusOf(d.Status), Response: d.Response,
		Error: d.Error, NextAttemptAt: optionalTime(d.NextAttemptAt), CreatedAt: timestamp(d.CreatedAt), DeliveredAt: optionalTime(d.DeliveredAt)}
}

func statusOf(status int) *int {
	if status == 0 {
		return nil
	}
	return &status
}

func optionalTime(t time.Time) *string {
	if t.IsZero() {
		return nil
	}
	at := timestamp(t)
	return &at
}

// webhookURL reads the one field of a webhook.
func webhookURL(w http.ResponseWriter, r *http.Request) (string, error) {
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		return "", problem.Field(problem.UnsupportedMedia, "Content-Type", "The Content-Type must be application/json.")
	}
	data, err := readBody(w, r, maxJSON)
	if err != nil {
		return "", err
	}
	fields, err := object(data)
	if err != nil {
		return "", err
	}
	for _, name := range names(fields) {
		if name != "url" {
			return "", problem.Field(problem.InvalidRequest, clip(name), "%s cannot be set. Fields: url.", clip(name))
		}
	}
	return requiredURL(fields)
}

func requiredURL(fields map[string]json.RawMessage) (string, error) {
	address, err := stringField(fields, "url")
	if err == nil && address == "" {
		err = problem.Field(problem.InvalidRequest, "url", "url is required: the https address that submissions are sent to. DELETE takes the webhook away.")
	}
	return address, err
}
