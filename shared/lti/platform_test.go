package lti_test

import (
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/lti"
	"formwright/shared/problem"
)

// strict is a service that allows nothing private.
func strict(w *world) *lti.Service {
	return lti.New(w.table, w.accounts, lti.Options{BaseURL: base}, w.now)
}

func canvas(client string) lti.Platform {
	return lti.Platform{Issuer: "https://canvas.example.com", ClientID: client, AuthLoginURL: "https://sso.example.com/authorize",
		AccessTokenURL: "https://sso.example.com/token", JWKSURL: "https://sso.example.com/jwks", Active: true}
}

func TestPlatformsAreChecked(t *testing.T) {
	w := newWorld(t)
	s := strict(w)
	long := "https://x.example/" + strings.Repeat("x", 2048)
	for name, tt := range map[string]struct {
		change func(*lti.Platform)
		field  string
	}{
		"no issuer":           {func(p *lti.Platform) { p.Issuer = "" }, "issuer"},
		"issuer over http":    {func(p *lti.Platform) { p.Issuer = "http://canvas.example.com" }, "issuer"},
		"issuer with query":   {func(p *lti.Platform) { p.Issuer += "?x" }, "issuer"},
		"issuer on loopback":  {func(p *lti.Platform) { p.Issuer = "http://127.0.0.1" }, "issuer"},
		"issuer no URL":       {func(p *lti.Platform) { p.Issuer = "canvas" }, "issuer"},
		"issuer with a space": {func(p *lti.Platform) { p.Issuer += " " }, "issuer"},
		"issuer of a policy":  {func(p *lti.Platform) { p.Issuer = "https://x;script-src" }, "issuer"},
		"login anywhere":      {func(p *lti.Platform) { p.AuthLoginURL = "https://*.example.com/" }, "authLoginUrl"},
		"login in capitals Ü": {func(p *lti.Platform) { p.AuthLoginURL = "https://Ü.example.com/" }, "authLoginUrl"},
		"no client":           {func(p *lti.Platform) { p.ClientID = "" }, "clientId"},
		"client too long":     {func(p *lti.Platform) { p.ClientID = strings.Repeat("c", 256) }, "clientId"},
		"client of two lines": {func(p *lti.Platform) { p.ClientID = "a\nb" }, "clientId"},
		"login too long":      {func(p *lti.Platform) { p.AuthLoginURL = long }, "authLoginUrl"},
		"login is a script":   {func(p *lti.Platform) { p.AuthLoginURL = "javascript:alert(1)//x" }, "authLoginUrl"},
		"login with fragment": {func(p *lti.Platform) { p.AuthLoginURL += "#" }, "authLoginUrl"},
		"token with a user":   {func(p *lti.Platform) { p.AccessTokenURL = "https://a:b@sso.example.com/" }, "accessTokenUrl"},
		"keys in the network": {func(p *lti.Platform) { p.JWKSURL = "https://10.0.0.1/jwks" }, "jwksUrl"},
		"keys on a port":      {func(p *lti.Platform) { p.JWKSURL = "https://sso.example.com:8080/jwks" }, "jwksUrl"},
		"keys of the cloud":   {func(p *lti.Platform) { p.JWKSURL = "https://169.254.169.254/" }, "jwksUrl"},
		"deployment too long": {func(p *lti.Platform) { p.DeploymentID = strings.Repeat("d", 256) }, "deploymentId"},
	} {
		p := canvas("c")
		tt.change(&p)
		_, err := s.Add(t.Context(), p)
		if got := problem.Of(err); got == nil || got.Code.Status() != 400 || got.Field != tt.field {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, address := range []string{"http://10.0.0.1/jwks", "http://lms.example.com/jwks"} { // loopback is all that is allowed more
		p := w.registration("c")
		p.JWKSURL = address
		if _, err := w.Add(t.Context(), p); problem.Of(err).Field != "jwksUrl" {
			t.Errorf("%s: %v", address, err)
		}
	}
}

func TestPlatformsAreKept(t *testing.T) {
	w := newWorld(t)
	s := strict(w)
	p, err := s.Add(t.Context(), canvas("one"))
	if err != nil {
		t.Fatal(err)
	}
	want := canvas("one")
	want.ID, want.CreatedAt, want.Deployments = p.ID, w.now(), []string{}
	if got, err := s.Get(t.Context(), p.ID); err != nil || !cmp.Equal(want, got) {
		t.Error(cmp.Diff(want, got), err)
	}
	if _, err := s.Add(t.Context(), canvas("one")); problem.CodeOf(err) != problem.PlatformExists {
		t.Errorf("the same again: %v", err)
	}
	w.pass(time.Second)
	other, err := s.Add(t.Context(), canvas("two"))
	if err != nil {
		t.Fatal(err)
	}
	taken := "one"
	if _, err := s.Edit(t.Context(), other.ID, lti.Change{ClientID: &taken}); problem.CodeOf(err) != problem.PlatformExists {
		t.Errorf("edited to be the same: %v", err)
	}
	bad := "http://sso.example.com/"
	if _, err := s.Edit(t.Context(), other.ID, lti.Change{JWKSURL: &bad}); problem.Of(err).Field != "jwksUrl" {
		t.Errorf("edited to be wrong: %v", err)
	}
	if err := s.Delete(t.Context(), p.ID); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Edit(t.Context(), other.ID, lti.Change{ClientID: &taken}); err != nil { // free again
		t.Error(err)
	}
	list, err := s.List(t.Context())
	if err != nil || len(list) != 2 || list[0].ID != other.ID || list[0].ClientID != "one" {
		t.Errorf("%+v, %v", list, err)
	}
	for _, id := range []string{p.ID, "", "x", "../x"} {
		if _, err := s.Get(t.Context(), id); problem.CodeOf(err) != problem.PlatformNotFound {
			t.Errorf("%q: %v", id, err)
		}
	}
	if err := s.Delete(t.Context(), p.ID); problem.CodeOf(err) != problem.PlatformNotFound {
		t.Errorf("deleted twice: %v", err)
	}
}

// TestAddRace: of many equal registrations one is kept.
func TestAddRace(t *testing.T) {
	w := newWorld(t)
	errs := make([]error, 20)
	var wg sync.WaitGroup
	for i := range errs {
		wg.Go(func() { _, errs[i] = w.Add(t.Context(), w.registration("raced")) })
	}
	wg.Wait()
	added := 0
	for _, err := range errs {
		if err == nil {
			added++
		} else if problem.CodeOf(err) != problem.PlatformExists {
			t.Error(err)
		}
	}
	if added != 1 {
		t.Errorf("%d were added", added)
	}
}
