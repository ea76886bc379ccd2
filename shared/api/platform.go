package api

import (
	"encoding/json"
	"mime"
	"net/http"
	"slices"
	"strings"
	"time"

	"formwright/shared/account"
	"formwright/shared/lti"
	"formwright/shared/problem"
)

// platformBody is a platform as administrators see it.
type platformBody struct {
	ID             string    `json:"id"`
	Issuer         string    `json:"issuer"`
	ClientID       string    `json:"clientId"`
	AuthLoginURL   string    `json:"authLoginUrl"`
	AccessTokenURL string    `json:"accessTokenUrl"`
	JWKSURL        string    `json:"jwksUrl"`
	DeploymentID   string    `json:"deploymentId"`
	Active         bool      `json:"active"`
	Pending        bool      `json:"pending"`
	Deployments    []string  `json:"deployments"`
	CreatedAt      time.Time `json:"createdAt"`
}

func (a *API) platforms(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	list, err := a.LTI.List(r.Context())
	if err != nil {
		return err
	}
	out := make([]platformBody, 0, len(list))
	for _, p := range list {
		out = append(out, platformBody(p))
	}
	respond(w, http.StatusOK, map[string]any{"platforms": out})
	return nil
}

func (a *API) addPlatform(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	c, err := platformFields(w, r)
	if err != nil {
		return err
	}
	p, err := a.LTI.Add(r.Context(), c.New())
	if err != nil {
		return err
	}
	w.Header().Set("Location", a.config.BaseURL+"/api/lti/platforms/"+p.ID)
	respond(w, http.StatusCreated, platformBody(p))
	return nil
}

func (a *API) platform(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	p, err := a.LTI.Get(r.Context(), r.PathValue("id"))
	if err != nil {
		return err
	}
	respond(w, http.StatusOK, platformBody(p))
	return nil
}

func (a *API) editPlatform(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	c, err := platformFields(w, r)
	if err != nil {
		return err
	}
	p, err := a.LTI.Edit(r.Context(), r.PathValue("id"), c)
	if err != nil {
		return err
	}
	respond(w, http.StatusOK, platformBody(p))
	return nil
}

func (a *API) deletePlatform(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	if err := a.LTI.Delete(r.Context(), r.PathValue("id")); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// testPlatform fetches the key set of a platform, for the page's button.
func (a *API) testPlatform(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	test, err := a.LTI.TestKeys(r.Context(), r.PathValue("id"))
	if err != nil {
		return err
	}
	respond(w, http.StatusOK, map[string]any{"ok": test.Keys > 0, "keys": test.Keys, "message": test.Message})
	return nil
}

// platformFields reads what may be said of a platform, and nothing else.
func platformFields(w http.ResponseWriter, r *http.Request) (c lti.Change, err error) {
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		return c, problem.Field(problem.UnsupportedMedia, "Content-Type", "The Content-Type must be application/json.")
	}
	data, err := readBody(w, r, maxJSON)
	if err != nil {
		return c, err
	}
	fields, err := object(data)
	if err != nil {
		return c, err
	}
	texts := map[string]**string{"issuer": &c.Issuer, "clientId": &c.ClientID, "authLoginUrl": &c.AuthLoginURL,
		"accessTokenUrl": &c.AccessTokenURL, "jwksUrl": &c.JWKSURL, "deploymentId": &c.DeploymentID}
	for _, name := range names(fields) {
		text, known := texts[name]
		switch {
		case known:
			value, err := stringField(fields, name)
			if err != nil {
				return c, err
			}
			*text = &value
		case name == "active":
			active, err := boolField(fields, name)
			if err != nil {
				return c, err
			}
			c.Active = &active
		default:
			return c, problem.Field(problem.InvalidRequest, clip(name), "%s cannot be set. Fields: accessTokenUrl, active, authLoginUrl, clientId, deploymentId, issuer, jwksUrl.", clip(name))
		}
	}
	return c, nil
}

// names are the names of an object's fields, sorted.
func names(fields map[string]json.RawMessage) []string {
	out := make([]string, 0, len(fields))
	for name := range fields {
		out = append(out, name)
	}
	slices.SortFunc(out, strings.Compare)
	return out
}
