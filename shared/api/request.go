package api

import (
	"encoding/json"
	"mime"
	"net/http"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/source"
	"formwright/shared/writer/target"
)

// maxName is how many characters a document name may have.
const maxName = 255

// defaultName is the contract's default of documentName (2.1).
const defaultName = "Untitled Document"

// convertRequest reads either shape of the request and its fingerprint.
func (a *API) convertRequest(w http.ResponseWriter, r *http.Request) (job.Request, string, error) {
	mediaType, params, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil && r.Header.Get("Content-Type") != "" {
		mediaType = ""
	}
	switch mediaType {
	case "application/json":
		return a.jsonRequest(w, r)
	case "multipart/form-data":
		return a.multipartRequest(w, r, params["boundary"])
	}
	return job.Request{}, "", problem.Field(problem.UnsupportedMedia, "Content-Type",
		"The Content-Type must be application/json or multipart/form-data.")
}

func (a *API) jsonRequest(w http.ResponseWriter, r *http.Request) (job.Request, string, error) {
	data, err := readBody(w, r, maxJSON)
	if err != nil {
		return job.Request{}, "", err
	}
	fields, err := object(data)
	if err != nil {
		return job.Request{}, "", err
	}
	req, err := fromJSON(fields)
	if err != nil {
		return job.Request{}, "", err
	}
	if err := complete(&req); err != nil {
		return job.Request{}, "", err
	}
	return req, fingerprintOf(req, "", ""), nil
}

func fromJSON(fields map[string]json.RawMessage) (req job.Request, err error) {
	for _, f := range []struct {
		name string
		into *string
	}{{"documentId", &req.DocumentID}, {"format", &req.Format}, {"documentName", &req.DocumentName}, {"documentType", &req.DocumentType}, {"answerKey", &req.AnswerKey}} {
		if *f.into, err = stringField(fields, f.name); err != nil {
			return req, err
		}
	}
	for _, only := range []string{"file", "fileUrl", "keyFile"} {
		if _, given := fields[only]; given {
			return req, problem.Field(problem.InvalidRequest, only, "%s is only accepted in a multipart/form-data request.", only)
		}
	}
	if req.DocumentID == "" {
		return req, problem.Field(problem.InvalidRequest, "documentId", "documentId is required: a cloud-drive file id or the document's URL.")
	}
	req.Async, err = boolField(fields, "async")
	return req, err
}

// complete checks what both shapes share and fills the defaults in.
func complete(req *job.Request) error {
	if err := checkFormat(req.Format); err != nil {
		return err
	}
	t, _ := target.Find(target.ID(req.Format))
	if _, err := t.With(target.Options{AnswerKey: target.AnswerKey(req.AnswerKey)}); err != nil {
		return err
	}
	if req.DocumentID != "" {
		if _, err := source.ParseDocumentID(req.DocumentID); err != nil {
			return err
		}
	}
	req.TypeGiven = req.DocumentType != ""
	kind, err := source.ParseType(req.DocumentType)
	if err != nil {
		return err
	}
	req.DocumentType = string(kind)
	return checkName(req)
}

func checkFormat(format string) error {
	if format == "" {
		return problem.Field(problem.InvalidRequest, "format", "format is required. Supported formats: %s.", strings.Join(formats(), ", "))
	}
	if !knownFormat(format) {
		return problem.Field(problem.InvalidRequest, "format", "Unknown format %q. Supported formats: %s.", clip(format), strings.Join(formats(), ", "))
	}
	return nil
}

func checkName(req *job.Request) error {
	req.DocumentName = strings.TrimSpace(req.DocumentName)
	if req.DocumentName == "" {
		req.DocumentName = defaultName
	}
	if !utf8.ValidString(req.DocumentName) || strings.ContainsFunc(req.DocumentName, unicode.IsControl) {
		return problem.Field(problem.InvalidRequest, "documentName", "documentName must not hold control characters.")
	}
	if utf8.RuneCountInString(req.DocumentName) > maxName {
		return problem.Field(problem.InvalidRequest, "documentName", "documentName may have at most %d characters.", maxName)
	}
	return nil
}
