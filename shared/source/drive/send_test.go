package drive_test

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/source"
	"formwright/shared/source/drive"
)

// busy answers with these statuses, each with a Retry-After, and then with a
// document.
func busy(after string, statuses ...int) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if len(statuses) == 0 {
			office("x.docx")(w, r)
			return
		}
		if after != "" {
			w.Header().Set("Retry-After", after)
		}
		w.WriteHeader(statuses[0])
		statuses = statuses[1:]
	}
}

func TestRetries(t *testing.T) {
	const half = 500 * time.Millisecond
	at := time.Unix(1_750_000_000, 0).Add(7 * time.Second).UTC().Format(http.TimeFormat)
	tests := map[string]struct {
		handler http.HandlerFunc
		waits   []time.Duration
		ok      bool
	}{
		"429 then 200":        {busy("", 429), []time.Duration{half}, true},
		"three times busy":    {busy("", 503, 500, 429), []time.Duration{half, 2 * half, 4 * half}, true},
		"busy for good":       {busy("", 429, 429, 429, 429, 429), []time.Duration{half, 2 * half, 4 * half}, false},
		"waits as asked":      {busy("3", 429), []time.Duration{3 * time.Second}, true},
		"waits until a date":  {busy(at, 503), []time.Duration{7 * time.Second}, true},
		"never less than due": {busy("0", 429), []time.Duration{half}, true},
		"does not wait long":  {busy("600", 429), nil, false},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			c := newCloud(t)
			c.paths["/uc"] = tt.handler
			_, err := c.client(t, drive.Options{}).Fetch(t.Context(), source.ID{Value: "abc"}, source.DrivePDF)
			if tt.ok && err != nil {
				t.Error(err)
			}
			if !tt.ok {
				check(t, err, problem.SourceUnavailable, true)
			}
			if diff := cmp.Diff(tt.waits, c.waits); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestRetriesEndWithTheContext(t *testing.T) {
	c := newCloud(t)
	ctx, cancel := context.WithCancel(t.Context())
	c.paths["/uc"] = func(w http.ResponseWriter, _ *http.Request) {
		cancel()
		w.WriteHeader(503)
	}
	_, err := c.client(t, drive.Options{}).Fetch(ctx, source.ID{Value: "abc"}, source.DrivePDF)
	if !errors.Is(err, context.Canceled) || len(c.seen) != 1 {
		t.Errorf("err = %v after %v", err, c.seen)
	}
}

func TestUnreachableDrive(t *testing.T) {
	c := newCloud(t)
	client := c.client(t, drive.Options{APIKey: "sesame"})
	c.Close()
	_, err := client.Fetch(t.Context(), source.ID{Value: "abc"}, source.DrivePDF)
	check(t, err, problem.SourceUnavailable, true)
	if len(c.waits) != 3 {
		t.Errorf("waited %v", c.waits)
	}
	if s := err.Error(); strings.Contains(s, "sesame") || strings.Contains(s, "abc") {
		t.Errorf("the error holds the key or the id: %s", s)
	}
}

// failing is a transport without a network.
type failing struct{ err error }

func (f failing) RoundTrip(*http.Request) (*http.Response, error) { return nil, f.err }

type timeout struct{ error }

func (timeout) Timeout() bool   { return true }
func (timeout) Temporary() bool { return true }

func TestTimeOutsAreNotRepeatedAtOnce(t *testing.T) {
	c := newCloud(t)
	client := c.client(t, drive.Options{APIKey: "k", Transport: failing{timeout{errors.New("too slow")}}})
	_, err := client.Fetch(t.Context(), source.ID{Value: "abc"}, source.DrivePDF)
	check(t, err, problem.SourceUnavailable, true)
	if len(c.waits) != 0 {
		t.Errorf("waited %v", c.waits)
	}
}

func TestRealPlaces(t *testing.T) {
	tests := []struct {
		o    drive.Options
		t    source.Type
		want string
	}{
		{drive.Options{}, source.CloudDoc, "https://docs.google.com/document/d/abc/export?format=docx"},
		{drive.Options{}, source.DrivePDF, "https://drive.google.com/uc?export=download&id=abc"},
		{drive.Options{APIKey: "k"}, source.CloudDoc, "https://www.googleapis.com/drive/v3/files/abc?fields="},
	}
	for _, tt := range tests {
		first := &first{}
		tt.o.Transport = first
		client, err := drive.New(tt.o)
		if err != nil {
			t.Fatal(err)
		}
		_, _ = client.Fetch(t.Context(), source.ID{Value: "abc"}, tt.t)
		if !strings.HasPrefix(first.address, tt.want) {
			t.Errorf("asked for %s, want %s", first.address, tt.want)
		}
	}
}

// first keeps the first address and finds nothing.
type first struct{ address string }

func (f *first) RoundTrip(req *http.Request) (*http.Response, error) {
	if f.address == "" {
		f.address = req.URL.String()
	}
	return &http.Response{StatusCode: http.StatusNotFound, Body: http.NoBody, Request: req}, nil
}

func TestIDsCannotLeaveTheirPlace(t *testing.T) {
	c := newCloud(t)
	_, err := c.client(t, drive.Options{APIKey: "k"}).Fetch(t.Context(), source.ID{Value: "a/../../x?y=z#f"}, source.CloudDoc)
	check(t, err, problem.DocumentNotFound, false)
	if diff := cmp.Diff([]string{"/drive/v3/files/a/../../x?y=z#f"}, c.seen); diff != "" {
		t.Error(diff) // the decoded path; the id went as one escaped segment
	}
}

func TestNewRefuses(t *testing.T) {
	for _, o := range []drive.Options{
		{BaseURL: "drive.example"}, {BaseURL: "ftp://drive.example"}, {BaseURL: "http://"},
		{ServiceAccount: "{"}, {ServiceAccount: `{"type":"authorized_user","client_email":"a@b.example"}`},
		{ServiceAccount: `{"type":"service_account","client_email":"a@b.example","private_key":"secret"}`},
	} {
		_, err := drive.New(o)
		if err == nil {
			t.Errorf("%+v: accepted", o)
		} else if strings.Contains(err.Error(), "secret") {
			t.Errorf("the error repeats the key: %v", err)
		}
	}
}
