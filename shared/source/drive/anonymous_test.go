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

func TestAnonymousExport(t *testing.T) {
	tests := []struct {
		t     source.Type
		path  string
		query string
	}{
		{source.CloudDoc, "/document/d/abc/export", "format=docx"},
		{source.CloudSheet, "/spreadsheets/d/abc/export", "format=xlsx"},
		{source.DrivePresentation, "/presentation/d/abc/export/pptx", ""},
		{source.DrivePDF, "/uc", "export=download&id=abc"},
		{source.DriveWord, "/uc", "export=download&id=abc"},
		{source.DrivePicture, "/uc", "export=download&id=abc"},
	}
	for _, tt := range tests {
		c := newCloud(t)
		c.paths[tt.path] = func(w http.ResponseWriter, r *http.Request) {
			if r.URL.RawQuery != tt.query || r.Header.Get("Authorization") != "" {
				t.Errorf("%s: asked with %q", tt.t, r.URL.RawQuery)
			}
			office("Unit 1.docx")(w, r)
		}
		got, err := c.client(t, drive.Options{}).Fetch(t.Context(), source.ID{Value: "abc"}, tt.t)
		if err != nil {
			t.Errorf("%s: %v", tt.t, err)
		}
		want := source.Document{Name: "Unit 1.docx", MediaType: source.DOCX, Data: []byte(zipped), Origin: source.FromDrive}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", tt.t, diff)
		}
		if len(c.seen) != 1 {
			t.Errorf("%s: asked for %v", tt.t, c.seen)
		}
	}
}

func TestAnonymousTriesTheOtherKinds(t *testing.T) {
	const doc, sheet, file = "/document/d/abc/export", "/spreadsheets/d/abc/export", "/uc"
	pdf := func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/pdf")
		w.Write([]byte("%PDF-1.7"))
	}
	tests := map[string]struct {
		id    source.ID
		paths map[string]http.HandlerFunc
		want  string
		seen  []string
	}{
		"a file, 404 for the document":    {source.ID{Value: "abc"}, map[string]http.HandlerFunc{file: pdf}, "%PDF-1.7", []string{doc, file}},
		"a file, a page for the document": {source.ID{Value: "abc"}, map[string]http.HandlerFunc{doc: page("Sorry"), file: pdf}, "%PDF-1.7", []string{doc, file}},
		"a page that claims to be docx": {source.ID{Value: "abc"}, map[string]http.HandlerFunc{file: pdf, doc: func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", source.DOCX)
			w.Write([]byte("<html>"))
		}}, "%PDF-1.7", []string{doc, file}},
		"a sheet, sign-in for the others": {source.ID{Value: "abc"}, map[string]http.HandlerFunc{
			doc: redirect("/ServiceLogin?continue=x"), file: redirect("https://accounts.google.com/x"), sheet: office("s.xlsx"),
		}, zipped, []string{doc, file, sheet}},
		"the link says sheet":               {source.ID{Value: "abc", Kind: source.Sheet}, map[string]http.HandlerFunc{sheet: office("s.xlsx")}, zipped, []string{sheet}},
		"a broken export of the wrong kind": {source.ID{Value: "abc"}, map[string]http.HandlerFunc{doc: status(500, ""), file: pdf}, "%PDF-1.7", []string{doc, doc, doc, doc, file}},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			c := newCloud(t)
			c.paths = tt.paths
			got, err := c.client(t, drive.Options{}).Fetch(t.Context(), tt.id, source.CloudDoc)
			if err != nil || string(got.Data) != tt.want {
				t.Errorf("%q, %v", got.Data, err)
			}
			if diff := cmp.Diff(tt.seen, c.seen); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestAnonymousPrivateOrMissing(t *testing.T) {
	tests := map[string]http.HandlerFunc{
		"404": status(404, ""), "410": status(410, ""), "401": status(401, ""), "403": status(403, ""), "400": status(400, ""),
		"sign-in host":         redirect("https://accounts.google.com/v3/signin"),
		"sign-in path":         redirect("/accounts/ServiceLogin"),
		"another host":         redirect("https://login.school.example/saml"),
		"page with status 200": page("<form id=gaia_loginform action=/login><input name=Email></form>"),
		"page without a type": func(w http.ResponseWriter, _ *http.Request) {
			w.Header()["Content-Type"] = nil
			w.Write([]byte("\n <!doctype HTML><title>Sign in</title>"))
		},
	}
	for name, handler := range tests {
		t.Run(name, func(t *testing.T) {
			c := newCloud(t)
			for _, path := range []string{"/document/d/abc/export", "/spreadsheets/d/abc/export", "/presentation/d/abc/export/pptx", "/uc"} {
				c.paths[path] = handler
			}
			_, err := c.client(t, drive.Options{}).Fetch(t.Context(), source.ID{Value: "abc"}, source.DrivePDF)
			check(t, err, problem.DocumentNotFound, false)
			if m := problem.Of(err).Message; !strings.Contains(m, "anyone with the link") {
				t.Errorf("the message does not say what to do: %s", m)
			}
			if len(c.waits) != 0 {
				t.Errorf("waited %v", c.waits)
			}
		})
	}
}

func TestAnonymousLargeFile(t *testing.T) {
	form := `<form id="download-form" action="%s" method="get"><input type="submit" value="Download anyway">
		<input type="hidden" name="id" value="abc"><input type="hidden" name="confirm" value="t"><input type="hidden" name="uuid" value="u&amp;1"></form>`
	pages := map[string]string{
		"form":        strings.ReplaceAll(form, "%s", "/download?export=download"),
		"older link":  `<a href="/other">x</a><a id="uc-download-link" href="/download?export=download&amp;confirm=t&amp;id=abc&amp;uuid=u%261">Download anyway</a>`,
		"full action": form,
	}
	for name, text := range pages {
		t.Run(name, func(t *testing.T) {
			c := newCloud(t)
			c.paths["/uc"] = func(w http.ResponseWriter, r *http.Request) {
				http.SetCookie(w, &http.Cookie{Name: "download_warning", Value: "w1"})
				page(strings.ReplaceAll(text, "%s", c.URL+"/download?export=download"))(w, r)
			}
			c.paths["/download"] = func(w http.ResponseWriter, r *http.Request) {
				want := "confirm=t&export=download&id=abc&uuid=u%261"
				cookie, err := r.Cookie("download_warning")
				if got := r.URL.Query().Encode(); got != want || err != nil || cookie.Value != "w1" {
					t.Errorf("asked with %s and %v", got, cookie)
				}
				office("large.docx")(w, r)
			}
			doc, err := c.client(t, drive.Options{}).Fetch(t.Context(), source.ID{Value: "abc"}, source.DrivePDF)
			if err != nil || doc.Name != "large.docx" {
				t.Errorf("%+v, %v", doc, err)
			}
		})
	}
}

func TestAnonymousConfirmPageIsFollowedOnceAndNotAway(t *testing.T) {
	asked := 0
	confirm := func(action string) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) {
			asked++
			page(`<form action="`+action+`"><input name=confirm value=t></form>`)(w, r)
		}
	}
	elsewhere := newCloud(t)
	elsewhere.paths["/steal"] = office("x.docx")
	for _, action := range []string{"/uc?id=abc", elsewhere.URL + "/steal", "http://drive.google.com/uc", "https://accounts.google.com/x", "https://evil-google.com/x", "javascript:x"} {
		c := newCloud(t)
		c.paths["/uc"] = confirm(action)
		asked = 0
		_, err := c.client(t, drive.Options{}).Fetch(t.Context(), source.ID{Value: "abc"}, source.DrivePDF)
		check(t, err, problem.DocumentNotFound, false)
		if asked > 2 || len(elsewhere.seen) != 0 {
			t.Errorf("%s: asked %d times, elsewhere %v", action, asked, elsewhere.seen)
		}
	}
}

func TestAnonymousQuotaPage(t *testing.T) {
	c := newCloud(t)
	c.paths["/uc"] = page("<title>Drive - Quota exceeded</title>")
	_, err := c.client(t, drive.Options{}).Fetch(t.Context(), source.ID{Value: "abc"}, source.DrivePDF)
	check(t, err, problem.SourceUnavailable, true)
}

func TestAnonymousSharedPageIsADocument(t *testing.T) {
	c := newCloud(t)
	c.paths["/uc"] = func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Disposition", `attachment; filename="quiz.html"`)
		page("1. What?")(w, r)
	}
	doc, err := c.client(t, drive.Options{}).Fetch(t.Context(), source.ID{Value: "abc"}, source.DrivePDF)
	if err != nil || doc.Name != "quiz.html" {
		t.Errorf("%+v, %v", doc, err)
	}
}

func TestAnonymousSendsTheResourceKey(t *testing.T) {
	c := newCloud(t)
	c.paths["/uc"] = func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Query().Get("resourcekey") != "0-k" {
			t.Errorf("asked with %s", r.URL.RawQuery)
		}
		office("x.docx")(w, r)
	}
	if _, err := c.client(t, drive.Options{}).Fetch(t.Context(), source.ID{Value: "abc", ResourceKey: "0-k"}, source.DrivePDF); err != nil {
		t.Error(err)
	}
}

func TestAnonymousSizes(t *testing.T) {
	chunk := make([]byte, 1<<20)
	tests := map[string]struct {
		handler http.HandlerFunc
		code    problem.Code
	}{
		"declared too large": {func(w http.ResponseWriter, _ *http.Request) { w.Header().Set("Content-Length", "26214401") }, problem.DocumentTooLarge},
		"too large without saying": {func(w http.ResponseWriter, _ *http.Request) {
			for range 26 {
				w.Write(chunk)
				w.(http.Flusher).Flush()
			}
		}, problem.DocumentTooLarge},
		"empty": {func(http.ResponseWriter, *http.Request) {}, problem.DocumentEmpty},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			c := newCloud(t)
			c.paths["/uc"] = tt.handler
			_, err := c.client(t, drive.Options{}).Fetch(t.Context(), source.ID{Value: "abc"}, source.DrivePDF)
			check(t, err, tt.code, false)
			if len(c.seen) != 1 {
				t.Errorf("asked for %v", c.seen)
			}
		})
	}
}
