package drive_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/source"
	"formwright/shared/source/drive"
)

const file = "/drive/v3/files/abc"

type meta map[string]any

// describing answers files.get with a description and alt=media with bytes.
func describing(m meta, bytes string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Query().Get("alt") == "media" {
			w.Write([]byte(bytes))
			return
		}
		answer(m)(w, r)
	}
}

func TestAPIReadsFiles(t *testing.T) {
	c := newCloud(t)
	c.paths[file] = func(w http.ResponseWriter, r *http.Request) {
		q := r.URL.Query()
		if q.Get("key") != "sesame" || q.Get("supportsAllDrives") != "true" {
			t.Errorf("asked with %s", r.URL.RawQuery)
		}
		if q.Get("alt") == "" && !strings.HasPrefix(q.Get("fields"), "id,name,mimeType,size,exportLinks,capabilities/canDownload") {
			t.Errorf("asked for %s", q.Get("fields"))
		}
		describing(meta{"name": "scan 1.pdf", "mimeType": "application/pdf", "size": "8"}, "%PDF-1.7")(w, r)
	}
	got, err := c.client(t, drive.Options{APIKey: "sesame"}).Fetch(t.Context(), source.ID{Value: "abc"}, source.CloudDoc)
	if err != nil {
		t.Fatal(err)
	}
	want := source.Document{Name: "scan 1.pdf", MediaType: "application/pdf", Data: []byte("%PDF-1.7"), Origin: source.FromDrive}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestAPIExports(t *testing.T) {
	tests := []struct{ mediaType, as, name, bytes string }{
		{"document", source.DOCX, "Unit.docx", zipped},
		{"spreadsheet", source.XLSX, "Unit.xlsx", zipped},
		{"presentation", source.PPTX, "Unit.pptx", zipped},
		{"drawing", "image/png", "Unit.png", "\x89PNG"},
	}
	for _, tt := range tests {
		c := newCloud(t)
		c.paths[file] = answer(meta{"name": "Unit", "mimeType": "application/vnd.google-apps." + tt.mediaType, "capabilities": meta{"canDownload": true}})
		c.paths[file+"/export"] = func(w http.ResponseWriter, r *http.Request) {
			if got := r.URL.Query().Get("mimeType"); got != tt.as {
				t.Errorf("%s: exported as %s", tt.mediaType, got)
			}
			w.Write([]byte(tt.bytes))
		}
		got, err := c.client(t, drive.Options{APIKey: "k"}).Fetch(t.Context(), source.ID{Value: "abc"}, source.DrivePDF)
		want := source.Document{Name: tt.name, MediaType: tt.as, Data: []byte(tt.bytes), Origin: source.FromDrive}
		if diff := cmp.Diff(want, got); diff != "" || err != nil {
			t.Errorf("%s: %v %s", tt.mediaType, err, diff)
		}
	}
}

func TestAPIExportOverTheLimitGoesByTheLink(t *testing.T) {
	c := newCloud(t)
	links := meta{source.DOCX: c.URL + "/feeds/export?id=abc"}
	c.paths[file] = answer(meta{"name": "Long", "mimeType": "application/vnd.google-apps.document", "exportLinks": links})
	c.paths[file+"/export"] = status(403, "exportSizeLimitExceeded")
	c.paths["/feeds/export"] = office("x.docx")
	client := c.client(t, drive.Options{APIKey: "k"})
	doc, err := client.Fetch(t.Context(), source.ID{Value: "abc"}, source.CloudDoc)
	if err != nil || doc.Name != "Long.docx" {
		t.Errorf("%+v, %v", doc, err)
	}

	links[source.DOCX] = "https://elsewhere.example/export"
	_, err = client.Fetch(t.Context(), source.ID{Value: "abc"}, source.CloudDoc)
	check(t, err, problem.SourceUnavailable, true)
	delete(links, source.DOCX)
	_, err = client.Fetch(t.Context(), source.ID{Value: "abc"}, source.CloudDoc)
	check(t, err, problem.DocumentTooLarge, false)
	if m := problem.Of(err).Message; !strings.Contains(m, "10 MB") {
		t.Error(m)
	}
}

func TestAPIShortcutsAreResolvedOnce(t *testing.T) {
	shortcut := func(to string) http.HandlerFunc {
		return answer(meta{"name": "s", "mimeType": "application/vnd.google-apps.shortcut", "shortcutDetails": meta{"targetId": to, "targetResourceKey": "0-k"}})
	}
	c := newCloud(t)
	c.paths[file] = shortcut("real")
	c.paths["/drive/v3/files/real"] = func(w http.ResponseWriter, r *http.Request) {
		if got := r.Header.Get("X-Goog-Drive-Resource-Keys"); got != "real/0-k" {
			t.Errorf("resource key %q", got)
		}
		describing(meta{"name": "q.pdf", "mimeType": "application/pdf"}, "%PDF")(w, r)
	}
	client := c.client(t, drive.Options{APIKey: "k"})
	if doc, err := client.Fetch(t.Context(), source.ID{Value: "abc"}, source.CloudDoc); err != nil || doc.Name != "q.pdf" {
		t.Errorf("%+v, %v", doc, err)
	}
	c.paths["/drive/v3/files/real"] = shortcut("abc")
	_, err := client.Fetch(t.Context(), source.ID{Value: "abc"}, source.CloudDoc)
	check(t, err, problem.DocumentUnsupported, false)
}

func TestAPIRefusals(t *testing.T) {
	tests := map[string]struct {
		handler   http.HandlerFunc
		code      problem.Code
		transient bool
	}{
		"missing":            {status(404, "notFound"), problem.DocumentNotFound, false},
		"gone":               {status(410, ""), problem.DocumentNotFound, false},
		"private":            {status(403, "insufficientFilePermissions"), problem.DocumentNotFound, false},
		"sign-in needed":     {status(401, "required"), problem.DocumentNotFound, false},
		"our key":            {status(400, "keyInvalid"), problem.SourceUnavailable, false},
		"our project":        {status(403, "accessNotConfigured"), problem.SourceUnavailable, false},
		"given too often":    {status(403, "downloadQuotaExceeded"), problem.SourceUnavailable, true},
		"rate limit":         {status(403, "userRateLimitExceeded"), problem.SourceUnavailable, true},
		"broken":             {status(500, "backendError"), problem.SourceUnavailable, true},
		"no JSON":            {page("hello"), problem.SourceUnavailable, true},
		"not for download":   {answer(meta{"mimeType": "application/pdf", "capabilities": meta{"canDownload": false}}), problem.DocumentNotFound, false},
		"a folder":           {answer(meta{"mimeType": "application/vnd.google-apps.folder"}), problem.DocumentUnsupported, false},
		"declared too large": {answer(meta{"mimeType": "application/pdf", "size": "26214401"}), problem.DocumentTooLarge, false},
		"empty":              {describing(meta{"mimeType": "application/pdf"}, ""), problem.DocumentEmpty, false},
		"key invalid, newer": {answerStatus(400, `{"error":{"errors":[{"reason":"badRequest"}],"details":[{"@type":"x","reason":"API_KEY_INVALID"}]}}`), problem.SourceUnavailable, false},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			c := newCloud(t)
			c.paths[file] = tt.handler
			_, err := c.client(t, drive.Options{APIKey: "sesame"}).Fetch(t.Context(), source.ID{Value: "abc"}, source.CloudDoc)
			check(t, err, tt.code, tt.transient)
			if strings.Contains(err.Error(), "sesame") {
				t.Errorf("the error holds the key: %v", err)
			}
		})
	}
}

func answerStatus(code int, body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(code)
		w.Write([]byte(body))
	}
}

func TestAPIExportThatIsAPage(t *testing.T) {
	c := newCloud(t)
	c.paths[file] = answer(meta{"mimeType": "application/vnd.google-apps.document"})
	c.paths[file+"/export"] = page("Sorry")
	_, err := c.client(t, drive.Options{APIKey: "k"}).Fetch(t.Context(), source.ID{Value: "abc"}, source.CloudDoc)
	check(t, err, problem.SourceUnavailable, true)
}
