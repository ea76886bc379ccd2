package api

import (
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

// form collects the parts of a multipart request.
type form struct {
	fields map[string]string
	file   upload
	key    upload // the file that holds the answer key
}

// upload is a file that was put into the blob store.
type upload struct {
	blob string
	name string
	hash string
}

// multipartRequest reads the upload shape: exactly one of documentId, file and
// fileUrl. The file goes straight into the blob store, never into memory.
func (a *API) multipartRequest(w http.ResponseWriter, r *http.Request, boundary string) (job.Request, string, error) {
	if boundary == "" {
		return job.Request{}, "", problem.Field(problem.InvalidRequest, "Content-Type", "The multipart/form-data body has no boundary.")
	}
	limit := a.config.MaxUpload + partOverhead
	f := form{fields: map[string]string{}}
	body := io.MultiReader(http.MaxBytesReader(w, r.Body, limit), strings.NewReader(afterBody))
	err := a.readParts(r.Context(), multipart.NewReader(body, boundary), &f)
	if err == nil {
		var req job.Request
		if req, err = a.formRequest(f); err == nil {
			return req, fingerprintOf(req, f.file.hash, f.key.hash), nil
		}
	}
	a.discardUpload(r, job.Request{Upload: f.file.blob, KeyUpload: f.key.blob})
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		err = bodyError(err, a.config.MaxUpload)
	}
	return job.Request{}, "", err
}

func (a *API) readParts(ctx context.Context, mr *multipart.Reader, f *form) error {
	for n := 0; ; n++ {
		part, err := mr.NextPart()
		if err == io.EOF { // a wrapped one is a body that ends before its last boundary
			return nil
		}
		if err != nil {
			return problem.Wrap(err, problem.InvalidRequest, "The multipart/form-data body is broken or incomplete.")
		}
		if n == maxParts {
			return problem.New(problem.InvalidRequest, "A multipart/form-data body may have at most %d parts.", maxParts)
		}
		if err := a.readPart(ctx, part, f); err != nil {
			return err
		}
	}
}

func (a *API) readPart(ctx context.Context, part *multipart.Part, f *form) error {
	name := part.FormName()
	switch name {
	case "file":
		return a.keepFile(ctx, part, &f.file)
	case "keyFile":
		return a.keepFile(ctx, part, &f.key)
	}
	if _, twice := f.fields[name]; twice {
		return problem.Field(problem.InvalidRequest, clip(name), "The field %q is given twice.", clip(name))
	}
	data, err := io.ReadAll(io.LimitReader(part, maxFieldSize+1))
	if err != nil {
		return problem.Wrap(err, problem.InvalidRequest, "The multipart/form-data body is broken or incomplete.")
	}
	if len(data) > maxFieldSize {
		return problem.Field(problem.InvalidRequest, clip(name), "The field %q is longer than %s.", clip(name), size(maxFieldSize))
	}
	f.fields[name] = string(data)
	return nil
}

// keepFile streams the file into the blob store and hashes it on the way.
func (a *API) keepFile(ctx context.Context, part *multipart.Part, f *upload) error {
	if f.blob != "" {
		return problem.Field(problem.InvalidRequest, part.FormName(), "Only one %s is accepted.", part.FormName())
	}
	hash := sha256.New()
	counted := &countingReader{r: io.TeeReader(part, hash)}
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
func (a *API) formRequest(f form) (job.Request, error) {
	req := job.Request{DocumentID: strings.TrimSpace(f.fields["documentId"]), Format: f.fields["format"],
		DocumentName: f.fields["documentName"], DocumentType: f.fields["documentType"],
		FileURL: strings.TrimSpace(f.fields["fileUrl"]), Upload: f.file.blob, UploadName: f.file.name,
		KeyUpload: f.key.blob, KeyName: f.key.name, AnswerKey: f.fields["answerKey"]}
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
	switch f.fields["async"] {
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
