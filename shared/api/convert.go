package api

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"slices"

	"formwright/shared/account"
	"formwright/shared/cloudform/made"
	"formwright/shared/frame"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/writer/target"
)

// convert accepts a document and answers with the finished conversion, or with
// the job to poll (contract sections 2.4, 2.5 and 3.3). The order of its checks
// is fixed: a request is understood before its key is looked up, and nothing is
// charged before both.
func (a *API) convert(w http.ResponseWriter, r *http.Request, p account.Principal) error {
	key, err := idempotencyKey(r.Header)
	if err != nil {
		return err
	}
	req, fingerprint, err := a.convertRequest(w, r)
	if err != nil {
		return err
	}
	accepted, err := a.accept(r, p, req, job.Idempotency{Key: key, Fingerprint: fingerprint})
	a.tidy(r, req, accepted, err)
	if err != nil {
		return err
	}
	frame.Note(r, "job", accepted.Job.ID)
	frame.Note(r, "target", req.Format)
	if accepted.Replay {
		w.Header().Set("Idempotency-Replayed", "true")
	}
	return a.answer(w, r, p, accepted)
}

// tidy removes the files of a request that no job needs.
func (a *API) tidy(r *http.Request, req job.Request, accepted job.Accepted, err error) {
	if accepted.Replay || err != nil && problem.CodeOf(err) != problem.Internal {
		a.discardUpload(r, req) // after an unknown outcome the job may be there and need it
	}
}

func (a *API) accept(r *http.Request, p account.Principal, req job.Request, idem job.Idempotency) (job.Accepted, error) {
	known, ok, err := a.Jobs.Known(r.Context(), p.User, idem)
	if ok || err != nil {
		return known, err
	}
	if err := a.available(r.Context(), p.User, target.ID(req.Format)); err != nil {
		return job.Accepted{}, err
	}
	return a.Jobs.Create(r.Context(), p.User, req, idem)
}

// available refuses targets that this account or this version cannot make.
func (a *API) available(ctx context.Context, user string, id target.ID) error {
	if t, _ := target.Find(id); !t.Available {
		return problem.Field(problem.TargetNotAvailable, "format", "The format %s cannot be written yet.", id)
	}
	switch {
	case id != target.CloudForm:
		return nil
	case a.CloudForms == nil:
		return made.Required()
	}
	return a.CloudForms.Authorized(ctx, user)
}

// answer sends the accepted body at once, or waits for the job's end.
func (a *API) answer(w http.ResponseWriter, r *http.Request, p account.Principal, acc job.Accepted) error {
	j := acc.Job
	if j.Request.Async {
		respond(w, http.StatusAccepted, acceptedBody(j, true))
		return nil
	}
	until := a.Now().Add(a.config.SyncWait)
	if deadline, ok := r.Context().Deadline(); ok && deadline.Before(until) {
		until = deadline
	}
	j, err := a.Jobs.Wait(r.Context(), p.User, j.ID, until)
	if err != nil {
		return err
	}
	switch j.State {
	case job.Completed:
		body, err := result(j, acc.Replay)
		if err != nil {
			return err
		}
		respond(w, http.StatusOK, body)
		return nil
	case job.Failed:
		return j.Problem
	}
	if err := r.Context().Err(); err != nil && a.Now().Before(until) {
		return err // the client has gone; the job goes on
	}
	respond(w, http.StatusRequestTimeout, acceptedBody(j, false))
	return nil
}

// accepted is the body of 202 and 408 (contract 2.5).
type acceptedResponse struct {
	Success bool   `json:"success"`
	Status  string `json:"status"`
	JobID   string `json:"jobId"`
	Message string `json:"message"`
	PollURL string `json:"pollUrl"`
}

func acceptedBody(j job.Job, success bool) acceptedResponse {
	message := "The document is being converted. Poll pollUrl for the result."
	if !success {
		message = "The conversion is still in progress. Poll pollUrl for the result."
	}
	return acceptedResponse{Success: success, Status: "processing", JobID: j.ID, Message: message,
		PollURL: "/api/v1/convert/status/" + j.ID}
}

// result is the stored body of a completed job with the one member that depends
// on the request.
func result(j job.Job, cached bool) (map[string]json.RawMessage, error) {
	body := map[string]json.RawMessage{}
	if err := json.Unmarshal(j.Result, &body); err != nil {
		return nil, err
	}
	body["cached"] = json.RawMessage("false")
	if cached {
		body["cached"] = json.RawMessage("true")
	}
	return body, nil
}

// maxIdempotencyKey is the contract's limit (section 8).
const maxIdempotencyKey = 255

// idempotencyKey reads the header: absent is fine, anything else must be one
// value of 1 to 255 printable ASCII characters.
func idempotencyKey(h http.Header) (string, error) {
	values := h.Values("Idempotency-Key")
	if len(values) == 0 {
		return "", nil
	}
	key := values[0]
	bad := len(values) > 1 || key == "" || len(key) > maxIdempotencyKey
	for i := 0; i < len(key) && !bad; i++ {
		bad = key[i] < 0x20 || key[i] > 0x7e
	}
	if bad {
		return "", problem.Field(problem.InvalidRequest, "Idempotency-Key",
			"The Idempotency-Key header must be one value of 1 to %d printable ASCII characters.", maxIdempotencyKey)
	}
	return key, nil
}

// fingerprintOf is the SHA-256 of the normalised request: two requests that ask
// for the same thing have the same one, whatever their shape.
func fingerprintOf(req job.Request, fileHash, keyHash string) string {
	req.Upload, req.KeyUpload, req.TypeGiven = fileHash, keyHash, false
	data, _ := json.Marshal(req) // strings and booleans always marshal
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// formats lists every value of the format field in the contract's order.
func formats() []string {
	var out []string
	for _, t := range target.All() {
		out = append(out, string(t.ID))
	}
	return out
}

func knownFormat(f string) bool { return slices.Contains(formats(), f) }
