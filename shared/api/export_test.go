package api_test

import (
	"context"
	"mime"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"formwright/shared/export"
	"formwright/shared/problem"
)

// exportFile makes an export as the converter does and returns its address.
func (w *world) exportFile(name, mediaType, content string) string {
	w.t.Helper()
	id := uuid.NewString()
	_, row, err := w.services.Exports.Put(w.t.Context(), export.Export{ID: id, FileName: name, MediaType: mediaType},
		strings.NewReader(content), int64(len(content)))
	if err == nil {
		err = w.store.Table().Write(w.t.Context(), row)
	}
	if err != nil {
		w.t.Fatal(err)
	}
	return "/api/forms/exports/" + id
}

const plainText = "text/plain; charset=utf-8"

func TestDownload(t *testing.T) {
	w := newWorld(t)
	path := w.exportFile("Exam-gift.txt", plainText, exported)
	for _, token := range []string{"", w.token, "nonsense"} { // nobody is asked who they are
		r := w.get(path, as(token)).want(200)
		if string(r.body) != exported {
			t.Errorf("body %q", r.body)
		}
		for name, want := range map[string]string{"Content-Type": plainText, "Content-Length": itoa(len(exported)), "Accept-Ranges": "bytes",
			"Content-Disposition": `attachment; filename="Exam-gift.txt"; filename*=UTF-8''Exam-gift.txt`, "Last-Modified": "Sun, 01 Mar 2026 08:00:00 GMT"} {
			if got := r.header.Get(name); got != want {
				t.Errorf("%s is %q, want %q", name, got, want)
			}
		}
		if tag := r.header.Get("ETag"); len(tag) < 3 || tag[0] != '"' || tag[len(tag)-1] != '"' {
			t.Errorf("ETag %q", tag)
		}
	}
}

// TestDownloadNames follows RFC 6266: ASCII for old clients, UTF-8 for others.
func TestDownloadNames(t *testing.T) {
	w := newWorld(t)
	for name, want := range map[string]string{
		"Prüfung – 期末-gift.txt": `attachment; filename="Pr_fung _ __-gift.txt"; filename*=UTF-8''Pr%C3%BCfung%20%E2%80%93%20%E6%9C%9F%E6%9C%AB-gift.txt`,
		`a"b\c%d'e(f)*g.txt`:    `attachment; filename="a_b_c_d'e(f)*g.txt"; filename*=UTF-8''a%22b%5Cc%25d%27e%28f%29%2Ag.txt`,
		"a\r\nX: y.txt":         `attachment; filename="a__X: y.txt"; filename*=UTF-8''a%0D%0AX%3A%20y.txt`,
	} {
		got := w.get(w.exportFile(name, plainText, "x")).want(200).header.Get("Content-Disposition")
		if got != want {
			t.Errorf("%q:\n got %s\nwant %s", name, got, want)
		}
		if _, params, err := mime.ParseMediaType(got); err != nil || params["filename"] != name {
			t.Errorf("%q is read back as %q, %v", name, params["filename"], err)
		}
	}
}

func TestDownloadIsNotRepeated(t *testing.T) {
	w := newWorld(t)
	path := w.exportFile("a.txt", plainText, exported)
	tag := w.get(path).header.Get("ETag")
	for _, match := range []string{tag, "*", `"other", ` + tag, "W/" + tag} {
		r := w.get(path, header{"If-None-Match", match}).want(304)
		if len(r.body) != 0 || r.header.Get("ETag") != tag {
			t.Errorf("%s: %v %q", match, r.header, r.body)
		}
	}
	w.get(path, header{"If-None-Match", `"other"`}).want(200)
	w.get(path, header{"If-Modified-Since", "Sun, 01 Mar 2026 08:00:00 GMT"}).want(304)
	w.get(path, header{"If-Match", `"other"`}).want(412, problem.InvalidRequest)
}

func TestDownloadOfAPart(t *testing.T) {
	w := newWorld(t)
	path := w.exportFile("a.txt", plainText, "0123456789")
	for asked, want := range map[string][2]string{
		"bytes=0-3": {"0123", "bytes 0-3/10"}, "bytes=4-": {"456789", "bytes 4-9/10"}, "bytes=-2": {"89", "bytes 8-9/10"}, "bytes=8-99": {"89", "bytes 8-9/10"},
	} {
		r := w.get(path, header{"Range", asked}).want(206)
		if string(r.body) != want[0] || r.header.Get("Content-Range") != want[1] || r.header.Get("Content-Length") != itoa(len(want[0])) {
			t.Errorf("%s: %q %v", asked, r.body, r.header)
		}
	}
	for _, asked := range []string{"bytes=10-", "bytes=5-1", "bytes=a-b"} {
		r := w.get(path, header{"Range", asked}).want(416, problem.RangeNotSatisfiable)
		if r.object()["success"] != false || r.header.Get("Content-Disposition") != "" {
			t.Errorf("%s: %v %s", asked, r.header, r.body)
		}
	}
	if got := w.get(path, header{"Range", "bytes=12-"}).want(416).header.Get("Content-Range"); got != "bytes */10" {
		t.Errorf("Content-Range %q", got)
	}
	w.get(path, header{"Range", "bytes=0-3"}, header{"If-Range", `"other"`}).want(200)
}

func TestUnknownExports(t *testing.T) {
	w := newWorld(t)
	known := strings.TrimPrefix(w.exportFile("a.txt", plainText, "x"), "/api/forms/exports/")
	for _, id := range []string{uuid.NewString(), "x", "{" + known + "}", "urn:uuid:" + known, strings.ReplaceAll(known, "-", ""), known + "0", "%00", "%ff", "a%2Fb"} {
		r := w.get("/api/forms/exports/"+id, as("")).want(404, problem.ExportNotFound)
		if r.object()["success"] != false {
			t.Errorf("%s: %s", id, r.body)
		}
	}
}

// TestExportsEnd: the link works for 30 days, then it is 410 and not 404.
func TestExportsEnd(t *testing.T) {
	w := newWorld(t)
	path := w.exportFile("a.txt", plainText, "x")
	w.pass(720*time.Hour - time.Second)
	w.get(path).want(200)
	w.pass(time.Second)
	r := w.get(path).want(410, problem.ExportExpired)
	if r.object()["success"] != false || !strings.Contains(r.text("message"), "expired") {
		t.Errorf("body %s", r.body)
	}
	w.send(http.MethodHead, path, nil).want(410)
}

// TestExportWhoseFileIsGone: a missing file is a real status, not a broken body.
func TestExportWhoseFileIsGone(t *testing.T) {
	w := newWorld(t)
	path := w.exportFile("a.txt", plainText, "x")
	if err := w.store.Blobs().Delete(context.Background(), "exports/"+strings.TrimPrefix(path, "/api/forms/exports/")); err != nil {
		t.Fatal(err)
	}
	w.get(path).want(410, problem.ExportExpired)
}
