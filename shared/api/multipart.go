package api

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"mime/multipart"
	"net/http"
	"strings"
	"time"

	"github.com/google/uuid"

	"formwright/shared/account"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/source"
	"formwright/shared/store"
)

// Bounds of a multipart body beside the file itself.
const (
	maxParts     = 20
	maxFieldSize = 4 << 10
	partOverhead = 64 << 10
)

// afterBody follows every body. package multipart takes a body that is cut right
// after a boundary for a whole one; so the cut becomes a part that never ends.
const afterBody = "\r\n\r\n"

// uploadLife is how long an uploaded file is kept for its job at the most.
const uploadLife = 24 * time.Hour

// Form is a conversion as a form sends it: its fields by their names, and its
// files, which are in the blob store already.
type Form struct {
	Fields map[string]string
	file   upload
	key    upload // the file that holds the answer key
}

// FileName is what the uploaded file was called; ok is false when there is none.
func (f Form) FileName() (name string, ok bool) { return f.file.name, f.file.blob != "" }

// upload is a file that was put into the blob store.
type upload struct {
	blob string
	name string
	hash string
}

// multipartRequest reads the upload shape: exactly one of documentId, file and
// fileUrl.
func (a *API) multipartRequest(w http.ResponseWriter, r *http.Request, boundary string) (job.Request, string, error) {
	if boundary == "" {
		return job.Request{}, "", problem.Field(problem.InvalidRequest, "Content-Type", "The multipart/form-data body has no boundary.")
	}
	f, err := a.ReadForm(w, r, boundary, func(map[string]string) error { return nil })
	if err != nil {
		return job.Request{}, "", err
	}
	req, err := a.formRequest(f)
	if err != nil {
		a.discardUpload(r, f.uploads())
		return job.Request{}, "", err
	}
	return req, fingerprintOf(req, f.file.hash, f.key.hash), nil
}

// ReadForm reads a multipart form. Its files go straight into the blob store,
// never into memory, and only after admit has let the fields before them pass. Of
// a form that cannot be read nothing is kept.
func (a *API) ReadForm(w http.ResponseWriter, r *http.Request, boundary string, admit func(fields map[string]string) error) (Form, error) {
	limit := a.config.MaxUpload + partOverhead
	f := Form{Fields: map[string]string{}}
	body := io.MultiReader(http.MaxBytesReader(w, r.Body, limit), strings.NewReader(afterBody))
	err := a.readParts(r.Context(), multipart.NewReader(body, boundary), &f, admit)
	if err == nil {
		return f, nil
	}
	a.discardUpload(r, f.uploads())
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		err = bodyError(err, a.config.MaxUpload)
	}
	return Form{}, err
}

// Begin makes a job of a form that was read, as convert does. The same form sent
// twice under one key makes one job, a changed one another. A form that makes none
// leaves no files behind.
func (a *API) Begin(r *http.Request, p account.Principal, f Form, key string) (job.Accepted, error) {
	req, err := a.formRequest(f)
	if err != nil {
		a.discardUpload(r, f.uploads())
		return job.Accepted{}, err
	}
	print := fingerprintOf(req, f.file.hash, f.key.hash)
	accepted, err := a.accept(r, p, req, job.Idempotency{Key: key + " " + print, Fingerprint: print})
	a.tidy(r, req, accepted, err)
	return accepted, err
}

// Drop removes the files of a form that makes no job.
func (a *API) Drop(r *http.Request, f Form) { a.discardUpload(r, f.uploads()) }

func (f Form) uploads() job.Request { return job.Request{Upload: f.file.blob, KeyUpload: f.key.blob} }

func (a *API) readParts(ctx context.Context, mr *multipart.Reader, f *Form, admit func(map[string]string) error) error {
	for n := 0; ; n++ {
		part, err := mr.NextPart()
		if err == io.EOF { // a wrapped one is a body that ends before its last boundary
			return admit(f.Fields)
		}
		if err != nil {
			return problem.Wrap(err, problem.InvalidRequest, "The multipart/form-data body is broken or incomplete.")
		}
		if n == maxParts {
			return problem.New(problem.InvalidRequest, "A multipart/form-data body may have at most %d parts.", maxParts)
		}
		if err := a.readPart(ctx, part, f, admit); err != nil {
			return err
		}
	}
}

func (a *API) readPart(ctx context.Context, part *multipart.Part, f *Form, admit func(map[string]string) error) error {
	name := part.FormName()
	if into := map[string]*upload{"file": &f.file, "keyFile": &f.key}[name]; into != nil {
		if err := admit(f.Fields); err != nil {
			return err
		}
		return a.keepFile(ctx, part, into)
	}
	if _, twice := f.Fields[name]; twice {
		return problem.Field(problem.InvalidRequest, clip(name), "The field %q is given twice.", clip(name))
	}
	data, err := io.ReadAll(io.LimitReader(part, maxFieldSize+1))
	if err != nil {
		return problem.Wrap(err, problem.InvalidRequest, "The multipart/form-data body is broken or incomplete.")
	}
	if len(data) > maxFieldSize {
		return problem.Field(problem.InvalidRequest, clip(name), "The field %q is longer than %s.", clip(name), size(maxFieldSize))
	}
	f.Fields[name] = string(data)
	return nil
}

// keepFile streams the file into the blob store and hashes it on the way.
func (a *API) keepFile(ctx context.Context, part *multipart.Part, f *upload) error {
	if f.blob != "" {
		return problem.Field(problem.InvalidRequest, part.FormName(), "Only one %s is accepted.", part.FormName())
	}
	body := bufio.NewReader(part)
	if _, err := body.Peek(1); errors.Is(err, io.EOF) && part.FileName() == "" {
		return nil // a browser's form in which no file was chosen
	}
	hash := sha256.New()
	counted := &countingReader{r: io.TeeReader(body, hash)}
	f.blob, f.name = "uploads/"+uuid.NewString(), source.CleanName(part.FileName())
	err := a.Uploads.Put(ctx, f.blob, counted, -1, store.BlobMeta{
		ContentType: "application/octet-stream", Name: f.name, Expires: a.Now().Add(uploadLife)})
	if counted.err != nil {
		return problem.Wrap(counted.err, problem.InvalidRequest, "The uploaded file could not be read to its end.")
	}
	if err != nil {
		return err
	}
	if counted.n == 0 {
		return problem.Field(problem.DocumentEmpty, part.FormName(), "The uploaded file is empty. Check that it is the right file and that it was saved, and send it again.")
	}
	f.hash = hex.EncodeToString(hash.Sum(nil))
	return nil
}

// countingReader counts, and keeps a reader's error apart from the store's.
type countingReader struct {
	r   io.Reader
	n   int64
	err error
}

func (c *countingReader) Read(p []byte) (int, error) {
	n, err := c.r.Read(p)
	c.n += int64(n)
	if err != nil && !errors.Is(err, io.EOF) {
		c.err = err
	}
	return n, err
}

// formRequest checks the collected fields.
func (a *API) formRequest(f Form) (job.Request, error) {
	req := job.Request{DocumentID: strings.TrimSpace(f.Fields["documentId"]), Format: f.Fields["format"],
		DocumentName: f.Fields["documentName"], DocumentType: f.Fields["documentType"],
		FileURL: strings.TrimSpace(f.Fields["fileUrl"]), Upload: f.file.blob, UploadName: f.file.name,
		KeyUpload: f.key.blob, KeyName: f.key.name, AnswerKey: f.Fields["answerKey"]}
	sources := 0
	for _, s := range []string{req.DocumentID, req.FileURL, req.Upload} {
		if s != "" {
			sources++
		}
	}
	if sources != 1 {
		return req, problem.Field(problem.InvalidRequest, "documentId",
			"Exactly one of documentId, file and fileUrl is required.")
	}
	switch f.Fields["async"] {
	case "", "false", "0":
	case "true", "1":
		req.Async = true
	default:
		return req, problem.Field(problem.InvalidRequest, "async", "async must be true or false.")
	}
	if req.FileURL != "" {
		if err := a.CheckURL(req.FileURL); err != nil {
			return req, err
		}
	}
	err := complete(&req)
	return req, err
}

// discardUpload removes the files of a request that made no job. What stays
// behind ends by itself.
func (a *API) discardUpload(r *http.Request, req job.Request) {
	for _, key := range req.Uploads() {
		_ = a.Uploads.Delete(context.WithoutCancel(r.Context()), key)
	}
}
