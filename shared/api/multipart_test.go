package api_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/config"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/store"
)

// multipartBody builds a multipart body of fields, and a file when it has a name.
func multipartBody(t testing.TB, file, content string, fields ...string) ([]byte, header) {
	t.Helper()
	var buf bytes.Buffer
	mw := multipart.NewWriter(&buf)
	for i := 0; i < len(fields); i += 2 {
		if err := mw.WriteField(fields[i], fields[i+1]); err != nil {
			t.Fatal(err)
		}
	}
	if file != "" {
		part, err := mw.CreateFormFile("file", file)
		if err != nil {
			t.Fatal(err)
		}
		_, _ = io.WriteString(part, content) // a buffer takes everything
	}
	if err := mw.Close(); err != nil {
		t.Fatal(err)
	}
	return buf.Bytes(), header{"Content-Type", mw.FormDataContentType()}
}

func (w *world) upload(file, content string, fields ...string) reply {
	w.t.Helper()
	body, contentType := multipartBody(w.t, file, content, fields...)
	return w.send(http.MethodPost, "/api/v1/convert", body, contentType)
}

// jobOf is the job that a 202 tells of.
func (w *world) jobOf(r reply) job.Job {
	w.t.Helper()
	j, err := w.services.Jobs.Get(w.t.Context(), w.user, r.want(202).text("jobId"))
	if err != nil {
		w.t.Fatal(err)
	}
	return j
}

func TestUpload(t *testing.T) {
	w := newWorld(t)
	j := w.jobOf(w.upload("exam.docx", "the document", "format", "gift", "async", "true", "documentName", "Exam", "documentType", "cloud_drive_word"))
	blob, err := w.services.Uploads.Get(t.Context(), j.Request.Upload, 0, -1)
	if err != nil {
		t.Fatal(err)
	}
	defer blob.Body.Close()
	data, err := io.ReadAll(blob.Body)
	if err != nil || string(data) != "the document" {
		t.Errorf("stored %q, %v", data, err)
	}
	want := job.Request{DocumentName: "Exam", DocumentType: "cloud_drive_word", Format: "gift", Async: true, Upload: j.Request.Upload, UploadName: "exam.docx", TypeGiven: true}
	if diff := cmp.Diff(want, j.Request); diff != "" {
		t.Error(diff)
	}
}

// TestKeyFile: a second file may hold the answers of the first. It is part of
// what is asked for, so another key under the same Idempotency-Key is refused.
func TestKeyFile(t *testing.T) {
	blobs := &countedBlobs{}
	w := newWorld(t, func(w *world) { w.services.Uploads = blobs })
	blobs.Blobs = w.store.Blobs()
	send := func(answers string) reply {
		var buf bytes.Buffer
		mw := multipart.NewWriter(&buf)
		for _, part := range [][3]string{{"keyFile", "key.txt", answers}, {"file", "exam.txt", "the document"}} {
			to, err := mw.CreateFormFile(part[0], part[1])
			if err == nil {
				_, err = io.WriteString(to, part[2])
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if err := errors.Join(mw.WriteField("format", "gift"), mw.WriteField("async", "true"), mw.Close()); err != nil {
			t.Fatal(err)
		}
		return w.send(http.MethodPost, "/api/v1/convert", buf.Bytes(), header{"Content-Type", mw.FormDataContentType()}, key("k"))
	}
	j := w.jobOf(send("1. A"))
	if j.Request.KeyName != "key.txt" || j.Request.UploadName != "exam.txt" || j.Request.KeyUpload == j.Request.Upload {
		t.Errorf("request %+v", j.Request)
	}
	blob, err := blobs.Get(t.Context(), j.Request.KeyUpload, 0, -1)
	if err != nil {
		t.Fatal(err)
	}
	defer blob.Body.Close()
	if data, err := io.ReadAll(blob.Body); err != nil || string(data) != "1. A" {
		t.Errorf("stored %q, %v", data, err)
	}
	send("1. B").want(422, problem.IdempotencyKeyReused)
	if blobs.kept != 2 {
		t.Errorf("%d uploads kept, want the two of the job", blobs.kept)
	}
	if got := send("").want(400, problem.DocumentEmpty).text("field"); got != "keyFile" {
		t.Errorf("field %q", got)
	}
}

func TestUploadWaitsForTheResult(t *testing.T) {
	w := newWorld(t)
	w.work()
	w.upload("exam.docx", "the document", "format", "gift").want(200)
}

func TestUploadNamesAreCleaned(t *testing.T) {
	w := newWorld(t)
	for sent, kept := range map[string]string{
		`C:\Users\ada\exam.docx`:           "exam.docx",
		"../../etc/passwd":                 "passwd",
		strings.Repeat("ü", 1000) + ".pdf": strings.Repeat("ü", 127),
		"exam\xff.pdf":                     "exam.pdf",
		"..":                               "",
	} {
		j := w.jobOf(w.upload(sent, "x", "format", "gift", "async", "1"))
		if j.Request.UploadName != kept {
			t.Errorf("%.30q became %.30q", sent, j.Request.UploadName)
		}
	}
}

func TestMultipartTakesTheOtherSources(t *testing.T) {
	w := newWorld(t)
	if got := w.jobOf(w.upload("", "", "format", "gift", "async", "true", "documentId", "bio")).Request.DocumentID; got != "bio" {
		t.Errorf("documentId %q", got)
	}
	const link = "https://example.org/exam.pdf?v=2"
	if got := w.jobOf(w.upload("", "", "format", "gift", "async", "true", "fileUrl", link)).Request.FileURL; got != link {
		t.Errorf("fileUrl %q", got)
	}
}

func TestMultipartNeedsOneSource(t *testing.T) {
	w := newWorld(t)
	for _, fields := range [][]string{{}, {"documentId", ""}, {"documentId", "bio", "fileUrl", "https://example.org/a"}} {
		w.upload("", "", append(fields, "format", "gift")...).want(400, problem.InvalidRequest)
	}
	w.upload("a.txt", "x", "format", "gift", "documentId", "bio").want(400, problem.InvalidRequest)
}

func TestMultipartChecksFields(t *testing.T) {
	w := newWorld(t)
	for _, c := range []struct{ field, value string }{
		{"format", "pdf"}, {"format", ""}, {"documentType", "uploaded_pdf"}, {"async", "maybe"}, {"answerKey", "only"}, {"answerKey", "some"}, {"async", "TRUE"},
		{"documentName", "a\x00b"}, {"documentName", strings.Repeat("n", 256)}, {"documentName", "\xff"}, {"documentName", strings.Repeat("n", 5000)},
	} {
		fields := []string{c.field, c.value}
		if c.field != "format" {
			fields = append(fields, "format", "gift")
		}
		if got := w.upload("a.txt", "x", fields...).want(400, problem.InvalidRequest).text("field"); got != c.field {
			t.Errorf("%s=%.20q: field %q", c.field, c.value, got)
		}
	}
	for _, address := range []string{"http://example.org/a", "https://127.0.0.1/a", "https://localhost/a", "https://169.254.169.254/", "ftp://example.org/", "https://u:p@example.org/", "nonsense"} {
		r := w.upload("", "", "format", "gift", "fileUrl", address).want(400, problem.URLNotAllowed)
		if r.text("field") != "fileUrl" {
			t.Errorf("%s: %s", address, r.body)
		}
	}
	w.upload("a.txt", "", "format", "gift").want(400, problem.DocumentEmpty)
	w.upload("a.txt", "x", "format", "gift", "format", "word").want(400, problem.InvalidRequest)
	w.upload("a.txt", "x", append([]string{"format", "gift"}, strings.Split(strings.Repeat("x,", 40), ",")[:40]...)...).want(400, problem.InvalidRequest)
}

func TestMultipartTwoFiles(t *testing.T) {
	w := newWorld(t)
	body, contentType := multipartBody(t, "a.txt", "x", "format", "gift")
	one := bytes.Index(body, []byte("Content-Disposition: form-data; name=\"file\""))
	start := bytes.LastIndex(body[:one], []byte("--"))
	body = append(bytes.Clone(body[:start]), append(bytes.Clone(body[start:bytes.LastIndex(body, []byte("\r\n--"))+2]), body[start:]...)...)
	if got := w.send("POST", "/api/v1/convert", body, contentType).want(400, problem.InvalidRequest).text("field"); got != "file" {
		t.Errorf("field %q", got)
	}
}

func TestMultipartMustBeWhole(t *testing.T) {
	blobs := &countedBlobs{}
	w := newWorld(t, func(w *world) { w.services.Uploads = blobs })
	blobs.Blobs = w.store.Blobs()
	body, contentType := multipartBody(t, "a.txt", strings.Repeat("x", 100), "format", "gift", "async", "true")
	for _, cut := range []int{1, 20, 60, 61, len(body) / 2, len(body) - 100, len(body) - 20, len(body) - 6} {
		w.send("POST", "/api/v1/convert", body[:cut], contentType).want(400, problem.InvalidRequest)
	}
	fields, fieldsType := multipartBody(t, "", "", "async", "true", "documentId", "bio", "format", "gift", "documentName", "Biology")
	for cut := range len(fields) - len("--\r\n") { // the first three would make a request
		w.send("POST", "/api/v1/convert", fields[:cut], fieldsType).want(400, problem.InvalidRequest)
	}
	w.send("POST", "/api/v1/convert", body, header{"Content-Type", "multipart/form-data"}).want(400, problem.InvalidRequest)
	w.send("POST", "/api/v1/convert", nil, contentType).want(400, problem.InvalidRequest)
	if blobs.kept != 0 {
		t.Errorf("%d uploads of refused requests were kept", blobs.kept)
	}
}

func TestUploadOverTheLimit(t *testing.T) {
	blobs := &countedBlobs{}
	w := newWorld(t, func(w *world) { w.services.Uploads = blobs })
	blobs.Blobs = w.store.Blobs()
	r := w.upload("a.txt", strings.Repeat("x", 200<<10), "format", "gift", "async", "true").want(413, problem.BodyTooLarge)
	if r.object()["error"] != true || !strings.Contains(r.text("message"), "64 KB") {
		t.Errorf("body %s", r.body)
	}
	w.upload("a.txt", strings.Repeat("x", 64<<10), "format", "gift", "async", "true").want(202)
	if blobs.kept != 1 {
		t.Errorf("%d uploads kept, want that of the job", blobs.kept)
	}
}

// TestReplayedUploadIsDropped: the second copy of the file is of no use, the
// first belongs to the job.
func TestReplayedUploadIsDropped(t *testing.T) {
	blobs := &countedBlobs{}
	w := newWorld(t, func(w *world) { w.services.Uploads = blobs })
	blobs.Blobs = w.store.Blobs()
	body, contentType := multipartBody(t, "a.txt", "same", "format", "gift", "async", "true")
	first := w.jobOf(w.send("POST", "/api/v1/convert", body, contentType, key("k")))
	again := w.jobOf(w.send("POST", "/api/v1/convert", body, contentType, key("k")))
	if first.ID != again.ID || blobs.kept != 1 {
		t.Errorf("jobs %s and %s, %d uploads kept", first.ID, again.ID, blobs.kept)
	}
	if _, err := blobs.Get(t.Context(), first.Request.Upload, 0, -1); err != nil {
		t.Errorf("the job's upload: %v", err)
	}
	other, contentType := multipartBody(t, "a.txt", "other", "format", "gift", "async", "true")
	w.send("POST", "/api/v1/convert", other, contentType, key("k")).want(422, problem.IdempotencyKeyReused)
	if blobs.kept != 1 {
		t.Errorf("%d uploads kept", blobs.kept)
	}
}

func TestStoreThatRefusesAnUpload(t *testing.T) {
	blobs := &countedBlobs{refuse: true}
	w := newWorld(t, func(w *world) { w.services.Uploads = blobs })
	blobs.Blobs = w.store.Blobs()
	w.upload("a.txt", "x", "format", "gift").want(500, problem.Internal)
	if w.balance() != 1000 {
		t.Errorf("balance %d", w.balance())
	}
}

// countedBlobs counts what is kept.
type countedBlobs struct {
	store.Blobs
	kept   int
	refuse bool
}

func (c *countedBlobs) Put(ctx context.Context, key string, r io.Reader, size int64, meta store.BlobMeta) error {
	if c.refuse {
		return errors.New("disk is full")
	}
	err := c.Blobs.Put(ctx, key, r, size, meta)
	if err == nil {
		c.kept++
	}
	return err
}

func (c *countedBlobs) Delete(ctx context.Context, key string) error {
	if _, err := c.Blobs.Get(ctx, key, 0, 0); err == nil {
		c.kept--
	}
	return c.Blobs.Delete(ctx, key)
}

// FuzzMultipart sends anything as a multipart body.
func FuzzMultipart(f *testing.F) {
	body, _ := multipartBody(f, "a.txt", "x", "format", "gift", "async", "true")
	boundary := string(body[2:bytes.IndexByte(body, '\r')])
	f.Add(bytes.ReplaceAll(body, []byte(boundary), []byte("b")))
	f.Add([]byte("--b\r\n\r\n--b--"))
	f.Add([]byte("--b\r\nContent-Disposition: form-data; name=\"file\"; filename*=utf-8''%FF\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n=\r\n--b--"))
	w := newWorld(f, running, with(noLimits), with(func(c *config.Config) { c.SyncWait, c.CreditsFree = time.Millisecond, 1e9 }))
	f.Fuzz(func(t *testing.T, body []byte) {
		r := httptest.NewRequest(http.MethodPost, "/api/v1/convert", bytes.NewReader(body))
		r.Header.Set("Authorization", "Bearer "+w.token)
		r.Header.Set("Content-Type", "multipart/form-data; boundary=b")
		rec := httptest.NewRecorder()
		w.handler.ServeHTTP(rec, r)
		if rec.Code >= 500 && rec.Code != http.StatusNotImplemented {
			t.Fatalf("status %d: %s", rec.Code, rec.Body)
		}
	})
}
