package drive_test

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/source"
	"formwright/shared/source/drive"
)

// tokens are a person's: each one is given until it is refused.
type tokens struct {
	left    []string
	err     error
	refused []string
}

func (t *tokens) Token(context.Context) (string, error) {
	if t.err != nil {
		return "", t.err
	}
	return t.left[0], nil
}

func (t *tokens) Refused(_ context.Context, token string) {
	t.refused = append(t.refused, token)
	if t.left[0] == token && len(t.left) > 1 {
		t.left = t.left[1:]
	}
}

// private adds a document that only the bearer of a token may see.
func (c *cloud) private(id, token string) {
	c.paths["/drive/v3/files/"+id] = func(w http.ResponseWriter, r *http.Request) {
		switch got := r.Header.Get("Authorization"); {
		case got != "Bearer "+token && strings.HasPrefix(got, "Bearer old"):
			refuse(w, http.StatusUnauthorized, "authError")
		case got != "Bearer "+token || r.URL.Query().Has("key"):
			refuse(w, http.StatusNotFound, "notFound")
		default:
			answer(map[string]any{"id": id, "name": "Private", "mimeType": "application/vnd.google-apps.document"})(w, r)
		}
	}
	c.paths["/drive/v3/files/"+id+"/export"] = func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "Bearer "+token {
			refuse(w, http.StatusNotFound, "notFound")
			return
		}
		office("Private.docx")(w, r)
	}
}

var doc = source.ID{Value: "doc1"}

func TestPersonSeesThePrivate(t *testing.T) {
	c := newCloud(t)
	c.private("doc1", "mine")
	for name, o := range map[string]drive.Options{"alone": {}, "beside a key": {APIKey: "key"}} {
		p := &tokens{left: []string{"mine"}}
		got, err := c.client(t, o).As(p).Fetch(t.Context(), doc, source.CloudDoc)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		want := source.Document{Name: "Private.docx", MediaType: source.DOCX, Data: []byte(zipped), Origin: source.FromDrive}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Error(diff)
		}
	}
	_, err := c.client(t, drive.Options{}).Fetch(t.Context(), doc, source.CloudDoc)
	check(t, err, problem.DocumentNotFound, false)
}

func TestRefusedTokenIsReplacedOnce(t *testing.T) {
	c := newCloud(t)
	c.private("doc1", "mine")
	p := &tokens{left: []string{"old", "mine"}}
	if _, err := c.client(t, drive.Options{}).As(p).Fetch(t.Context(), doc, source.CloudDoc); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"old"}, p.refused); diff != "" {
		t.Error(diff)
	}
	p = &tokens{left: []string{"old1", "old2", "old3"}}
	_, err := c.client(t, drive.Options{}).As(p).Fetch(t.Context(), doc, source.CloudDoc)
	check(t, err, problem.DocumentNotFound, false)
	if len(p.refused) != 1 {
		t.Errorf("%d refused", len(p.refused))
	}
}

// TestPersonFallsBack: what the person's account does not give is asked for as
// without it.
func TestPersonFallsBack(t *testing.T) {
	for name, c := range map[string]struct {
		tokens tokens
		status int
		reason string
	}{
		"not found":        {tokens{left: []string{"mine"}}, 404, "notFound"},
		"forbidden":        {tokens{left: []string{"mine"}}, 403, "insufficientFilePermissions"},
		"scope left out":   {tokens{left: []string{"mine"}}, 403, "insufficientPermissions"},
		"API not enabled":  {tokens{left: []string{"mine"}}, 403, "accessNotConfigured"},
		"not connected":    {tokens{err: problem.New(problem.CloudAuthRequired, "Connect.")}, 200, ""},
		"tokens not to be": {tokens{err: errors.New("store is away")}, 200, ""},
	} {
		cloud := newCloud(t)
		cloud.paths["/drive/v3/files/doc1"] = status(c.status, c.reason)
		cloud.paths["/document/d/doc1/export"] = office("Public.docx")
		got, err := cloud.client(t, drive.Options{}).As(&c.tokens).Fetch(t.Context(), doc, source.CloudDoc)
		if err != nil || got.Name != "Public.docx" || got.Origin != source.FromDrive {
			t.Errorf("%s: %q, %v", name, got.Name, err)
		}
	}
}

// TestPersonNotFound is what is said of a document that no way leads to.
func TestPersonNotFound(t *testing.T) {
	transient := problem.Transient(problem.New(problem.SourceUnavailable, "Later."))
	for name, c := range map[string]struct {
		tokens    tokens
		status    int
		reason    string
		code      problem.Code
		transient bool
		says      string
	}{
		"connected":       {tokens{left: []string{"mine"}}, 404, "notFound", problem.DocumentNotFound, false, "you connected does not see it either"},
		"not connected":   {tokens{err: problem.New(problem.CloudAuthRequired, "Connect.")}, 404, "", problem.DocumentNotFound, false, "connect your cloud account"},
		"no token now":    {tokens{err: transient}, 404, "", problem.SourceUnavailable, true, "Later."},
		"store away":      {tokens{err: errors.New("store is away")}, 404, "", problem.Internal, false, "Internal"},
		"API not enabled": {tokens{left: []string{"mine"}}, 403, "accessNotConfigured", problem.SourceUnavailable, false, "own access"},
	} {
		cloud := newCloud(t)
		cloud.paths["/drive/v3/files/doc1"] = status(c.status, c.reason)
		_, err := cloud.client(t, drive.Options{}).As(&c.tokens).Fetch(t.Context(), doc, source.CloudDoc)
		check(t, err, c.code, c.transient)
		if !strings.Contains(problem.Of(err).Message, c.says) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestPersonWaits: trouble of the moment is no reason to say that a document is
// not shared.
func TestPersonWaits(t *testing.T) {
	for _, code := range []int{500, 503, 429} {
		cloud := newCloud(t)
		cloud.paths["/drive/v3/files/doc1"] = status(code, "backendError")
		_, err := cloud.client(t, drive.Options{}).As(&tokens{left: []string{"mine"}}).Fetch(t.Context(), doc, source.CloudDoc)
		check(t, err, problem.SourceUnavailable, true)
		for _, path := range cloud.seen {
			if path != "/drive/v3/files/doc1" {
				t.Errorf("%d: asked %s too", code, path)
			}
		}
	}
	cloud := newCloud(t)
	cloud.paths["/drive/v3/files/doc1"] = answer(map[string]any{"id": "doc1", "name": "Locked.pdf", "mimeType": "application/pdf", "capabilities": map[string]bool{"canDownload": false}})
	_, err := cloud.client(t, drive.Options{}).As(&tokens{left: []string{"mine"}}).Fetch(t.Context(), doc, source.CloudDoc)
	if check(t, err, problem.DocumentNotFound, false); !strings.Contains(problem.Of(err).Message, "not shared for download") {
		t.Error(err)
	}
}
