package web

import (
	"net/http"

	"formwright/shared/lti"
	"formwright/shared/problem"
)

// toolURL is an address that an LMS administrator copies.
type toolURL struct{ ID, Label, URL string }

// platformsData is what administrators see of the platforms.
type platformsData struct {
	Tool      []toolURL
	Platforms []lti.Platform
	Fields    []field
}

// toolURLs are the addresses that an LMS is told.
func (w *Web) toolURLs() []toolURL {
	base := w.config.BaseURL
	return []toolURL{
		{"tool-register", "Dynamic registration URL", base + lti.RegisterPath},
		{"tool-launch", "Tool URL, launch URL and redirection URI", base + lti.CallbackPath},
		{"tool-login", "Login initiation URL", base + lti.LoginPath},
		{"tool-keys", "Public keyset (JWKS) URL", base + lti.KeysPath},
	}
}

func platformFields(p lti.Platform) []field {
	web := func(name, label, value, hint string) field {
		return field{Name: name, Label: label, Value: value, Hint: hint, Type: "url", Max: 2048, Complete: "off"}
	}
	return []field{
		web("issuer", "Issuer", p.Issuer, "Exactly as the LMS sends it, with or without a slash at its end."),
		{Name: "clientId", Label: "Client ID", Value: p.ClientID, Complete: "off", Hint: "The LMS makes it when the tool is added there."},
		web("authLoginUrl", "Auth Login URL", p.AuthLoginURL, ""),
		web("accessTokenUrl", "Access Token URL", p.AccessTokenURL, ""),
		web("jwksUrl", "JWKS URL", p.JWKSURL, "The public key set of the LMS."),
		{Name: "deploymentId", Label: "Deployment ID", Value: p.DeploymentID, Complete: "off", Optional: true, Hint: "Empty: every deployment of this client ID is accepted."},
	}
}

func (w *Web) platforms(v *visit) error {
	return w.showPlatforms(v, http.StatusOK, platformFields(lti.Platform{}))
}

func (w *Web) showPlatforms(v *visit, status int, fields []field) error {
	list, err := w.Platforms.List(v.r.Context())
	if err != nil {
		return err
	}
	return w.show(v, status, "platforms", "LTI platforms", platformsData{Tool: w.toolURLs(), Platforms: list, Fields: fields}, fields...)
}

// sent is a platform as the form describes it.
func (v *visit) sent() lti.Platform {
	return lti.Platform{Issuer: v.text("issuer"), ClientID: v.text("clientId"), AuthLoginURL: v.text("authLoginUrl"),
		AccessTokenURL: v.text("accessTokenUrl"), JWKSURL: v.text("jwksUrl"), DeploymentID: v.text("deploymentId")}
}

func (w *Web) addPlatform(v *visit) error {
	p := v.sent()
	p.Active = true
	_, err := w.Platforms.Add(v.r.Context(), p)
	if err == nil {
		return w.done(v, "/settings/platforms", "added")
	}
	fields := platformFields(p)
	if !blame(err, fields) {
		return err
	}
	return w.showPlatforms(v, problem.CodeOf(err).Status(), fields)
}

// platformData is what administrators see of one platform.
type platformData struct {
	Platform lti.Platform
	Fields   []field
	Tested   bool
	Test     lti.KeyTest
}

func (w *Web) platform(v *visit) error {
	p, err := w.Platforms.Get(v.r.Context(), v.r.PathValue("id"))
	if err != nil {
		return err
	}
	return w.showPlatform(v, http.StatusOK, platformData{Platform: p, Fields: platformFields(p)})
}

func (w *Web) showPlatform(v *visit, status int, d platformData) error {
	return w.show(v, status, "platform", "LTI platform", d, d.Fields...)
}

func platformPath(id string) string { return "/settings/platforms/" + id }

func (w *Web) editPlatform(v *visit) error {
	was, err := w.Platforms.Get(v.r.Context(), v.r.PathValue("id"))
	if err != nil {
		return err
	}
	p := v.sent()
	_, err = w.Platforms.Edit(v.r.Context(), was.ID, lti.Change{Issuer: &p.Issuer, ClientID: &p.ClientID, AuthLoginURL: &p.AuthLoginURL,
		AccessTokenURL: &p.AccessTokenURL, JWKSURL: &p.JWKSURL, DeploymentID: &p.DeploymentID})
	if err == nil {
		return w.done(v, platformPath(was.ID), "saved")
	}
	fields := platformFields(p)
	if !blame(err, fields) {
		return err
	}
	return w.showPlatform(v, problem.CodeOf(err).Status(), platformData{Platform: was, Fields: fields})
}

func (w *Web) activatePlatform(v *visit) error {
	active := v.form.Get("active") == "true"
	p, err := w.Platforms.Edit(v.r.Context(), v.r.PathValue("id"), lti.Change{Active: &active})
	if err != nil {
		return err
	}
	if p.Active {
		return w.done(v, platformPath(p.ID), "activated")
	}
	return w.done(v, platformPath(p.ID), "deactivated")
}

// testPlatform fetches the key set and shows what came of it.
func (w *Web) testPlatform(v *visit) error {
	p, err := w.Platforms.Get(v.r.Context(), v.r.PathValue("id"))
	if err != nil {
		return err
	}
	test, err := w.Platforms.TestKeys(v.r.Context(), p.ID)
	if err != nil {
		return err
	}
	return w.showPlatform(v, http.StatusOK, platformData{Platform: p, Fields: platformFields(p), Tested: true, Test: test})
}

func (w *Web) askDeletePlatform(v *visit) error {
	p, err := w.Platforms.Get(v.r.Context(), v.r.PathValue("id"))
	if err != nil {
		return err
	}
	return w.show(v, http.StatusOK, "delete", "Delete this platform?", p)
}

func (w *Web) deletePlatform(v *visit) error {
	if err := w.Platforms.Delete(v.r.Context(), v.r.PathValue("id")); err != nil {
		return err
	}
	return w.done(v, "/settings/platforms", "deleted")
}
