package api_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	xoauth2 "golang.org/x/oauth2"

	"formwright/shared/oauth"
)

// A widespread client goes all the way by itself, in each of its ways to
// authenticate, and refreshes when the access token has expired.
func TestForeignClient(t *testing.T) {
	for name, test := range map[string]struct {
		method string
		style  xoauth2.AuthStyle
	}{
		"public, detected": {"none", xoauth2.AuthStyleAutoDetect}, "public, form": {"none", xoauth2.AuthStyleInParams},
		"basic, detected": {"client_secret_basic", xoauth2.AuthStyleAutoDetect}, "basic, header": {"client_secret_basic", xoauth2.AuthStyleInHeader},
		"basic, form": {"client_secret_basic", xoauth2.AuthStyleInParams}, "post, header": {"client_secret_post", xoauth2.AuthStyleInHeader},
		"post, detected": {"client_secret_post", xoauth2.AuthStyleAutoDetect},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			server := httptest.NewServer(w.handler)
			defer server.Close()
			id, secret := w.client(test.method)
			c := xoauth2.Config{ClientID: id, ClientSecret: secret, RedirectURL: callback, Scopes: []string{"jobs:read"},
				Endpoint: xoauth2.Endpoint{AuthURL: server.URL + "/oauth/auth", TokenURL: server.URL + "/oauth/token", AuthStyle: test.style}}
			token := w.dance(t, c)
			if !token.Valid() || token.RefreshToken == "" || token.Extra("scope") != "jobs:read" {
				t.Fatalf("%+v", token)
			}
			old := *token
			w.pass(oauth.AccessLife)
			token.Expiry = time.Now().Add(-time.Second)
			fresh, err := c.TokenSource(t.Context(), token).Token()
			if err != nil || fresh.AccessToken == old.AccessToken || fresh.RefreshToken == old.RefreshToken {
				t.Fatalf("%+v, %v", fresh, err)
			}
			w.get("/api/v1/jobs", as(fresh.AccessToken)).want(200)
		})
	}
}

// dance follows the client's own address to the code and has it exchanged.
func (w *world) dance(t *testing.T, c xoauth2.Config) *xoauth2.Token {
	t.Helper()
	proof := xoauth2.GenerateVerifier()
	req, err := http.NewRequest(http.MethodGet, c.AuthCodeURL("state", xoauth2.S256ChallengeOption(proof)), nil)
	if err != nil {
		t.Fatal(err)
	}
	answer := w.agree(req.URL.Query())
	if answer.Get("state") != "state" || answer.Get("iss") != base {
		t.Errorf("answer %v", answer)
	}
	token, err := c.Exchange(context.Background(), answer.Get("code"), xoauth2.VerifierOption(proof))
	if err != nil {
		t.Fatal(err)
	}
	return token
}
