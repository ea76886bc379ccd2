package convert_test

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"formwright/shared/cloudaccount"
	"formwright/shared/cloudaccount/cloudtest"
	"formwright/shared/convert"
	"formwright/shared/job"
	"formwright/shared/problem"
	clouddrive "formwright/shared/source/drive"
)

// plain seals nothing: what is stored is looked at elsewhere.
type plain struct{}

func (plain) Seal(b, _ []byte) ([]byte, error) { return b, nil }
func (plain) Open(b, _ []byte) ([]byte, error) { return b, nil }

const owner = "secret@example.org"

// withCloud lets the worker read the drive of a stand-in, as the job's user sees it.
func withCloud(t *testing.T, w *world) (*cloudaccount.Service, *cloudtest.Cloud) {
	t.Helper()
	cloud := cloudtest.New(w.now, owner, w.BaseURL+"/cloud/callback")
	server := httptest.NewServer(cloud)
	t.Cleanup(server.Close)
	accounts := cloudaccount.New(w.store.Table(), plain{}, cloudaccount.Options{
		ClientID: cloudtest.ClientID, ClientSecret: cloudtest.ClientSecret, BaseURL: w.BaseURL,
		AuthURL: server.URL + cloudtest.AuthPath, TokenURL: server.URL + cloudtest.TokenPath}, w.now)
	d, err := clouddrive.New(clouddrive.Options{BaseURL: server.URL, Now: w.now})
	if err != nil {
		t.Fatal(err)
	}
	w.Sources.Drive = d
	w.Sources.DriveOf = func(user string) convert.Drive { return d.As(accounts.Of(user, cloudaccount.ScopeDocuments)) }
	for _, f := range []cloudtest.File{{ID: "private", Owner: owner}, {ID: "foreign", Owner: "other@example.org"}, {ID: "public", Public: true}} {
		f.Name, f.MediaType, f.Data = f.ID+".txt", "text/plain", []byte(quizText)
		cloud.Add(f)
	}
	return accounts, cloud
}

func connect(t *testing.T, accounts *cloudaccount.Service, user string) {
	t.Helper()
	address, err := accounts.Begin(t.Context(), user, "session")
	if err != nil {
		t.Fatal(err)
	}
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	resp, err := client.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	back, err := url.Parse(resp.Header.Get("Location"))
	if err != nil {
		t.Fatal(err)
	}
	if err := accounts.Finish(t.Context(), user, "session", back.Query()); err != nil {
		t.Fatal(err)
	}
}

// TestPrivateDocument converts what only the person may see, as soon as the
// account is connected and for as long as it is.
func TestPrivateDocument(t *testing.T) {
	w := newWorld(t)
	accounts, cloud := withCloud(t, w)
	converts := func(id string, says string) {
		t.Helper()
		j := w.run(w.document(id))
		switch {
		case says == "" && j.State != job.Completed:
			t.Errorf("%s: %s, %v", id, j.State, j.Problem)
		case says != "" && (j.State != job.Failed || j.Problem.Code != problem.DocumentNotFound || !strings.Contains(j.Problem.Message, says)):
			t.Errorf("%s: %s, %v", id, j.State, j.Problem)
		}
	}
	converts("public", "")
	converts("private", "connect your cloud account")
	connect(t, accounts, w.user)
	converts("private", "")
	converts("public", "")
	converts("foreign", "does not see it either")
	w.pass(2 * time.Hour)
	converts("private", "")
	if cloud.Count("refresh") != 1 {
		t.Errorf("%d refreshes", cloud.Count("refresh"))
	}
	cloud.Withdraw()
	converts("private", "connect your cloud account")
	if c, err := accounts.Status(t.Context(), w.user); err != nil || !c.Broken {
		t.Errorf("%+v, %v", c, err)
	}
	connect(t, accounts, w.user)
	converts("private", "")
	if err := accounts.Disconnect(t.Context(), w.user); err != nil {
		t.Fatal(err)
	}
	converts("private", "connect your cloud account")
	for _, secret := range cloud.Issued() {
		if strings.Contains(w.logs.String(), secret) {
			t.Error("the log holds a token")
		}
	}
}

// TestPrivateStaysPrivate: another user's connection is nobody else's.
func TestPrivateStaysPrivate(t *testing.T) {
	w := newWorld(t)
	accounts, _ := withCloud(t, w)
	connect(t, accounts, "somebody else")
	w.ended(w.run(w.document("private")), job.Failed, problem.DocumentNotFound)
}
