package api

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"unicode/utf8"

	"formwright/shared/problem"
)

// maxJSON bounds a JSON request body: the largest sensible convert request is
// about 3 KB.
const maxJSON = 64 << 10

// readBody reads a whole body of at most max bytes.
func readBody(w http.ResponseWriter, r *http.Request, max int64) ([]byte, error) {
	data, err := io.ReadAll(http.MaxBytesReader(w, r.Body, max))
	if err != nil {
		return nil, bodyError(err, max)
	}
	return data, nil
}

// bodyError tells a body that is too large from one that did not arrive.
func bodyError(err error, max int64) error {
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		return problem.New(problem.BodyTooLarge, "The request body is larger than the limit of %s.", size(max))
	}
	return problem.Wrap(err, problem.InvalidRequest, "The request body could not be read to its end.")
}

func size(n int64) string {
	if n >= 1<<20 {
		return fmt.Sprintf("%d MB", n>>20)
	}
	return fmt.Sprintf("%d KB", n>>10)
}

// object reads one JSON object without duplicate names or trailing data. The
// standard decoder would take the last of two equal names, and names in any
// case.
func object(data []byte) (map[string]json.RawMessage, error) {
	if len(bytes.TrimSpace(data)) == 0 {
		return nil, problem.New(problem.InvalidRequest, "The request body is empty; a JSON object is expected.")
	}
	if !utf8.Valid(data) {
		return nil, problem.New(problem.InvalidRequest, "The request body is not UTF-8.")
	}
	dec := json.NewDecoder(bytes.NewReader(data))
	if tok, err := dec.Token(); err != nil || tok != json.Delim('{') {
		return nil, invalidJSON(err)
	}
	out := map[string]json.RawMessage{}
	for dec.More() {
		name, err := dec.Token()
		if err != nil {
			return nil, invalidJSON(err)
		}
		field := name.(string) // inside an object the decoder gives nothing else here
		if _, twice := out[field]; twice {
			return nil, problem.Field(problem.InvalidRequest, clip(field), "The field %q is given twice.", clip(field))
		}
		var value json.RawMessage
		if err := dec.Decode(&value); err != nil {
			return nil, invalidJSON(err)
		}
		out[field] = value
	}
	if _, err := dec.Token(); err != nil {
		return nil, invalidJSON(err)
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return nil, problem.New(problem.InvalidRequest, "There is data after the end of the JSON object.")
	}
	return out, nil
}

func invalidJSON(cause error) error {
	var syntax *json.SyntaxError
	if errors.As(cause, &syntax) {
		return problem.Wrap(cause, problem.InvalidRequest, "The request body is not valid JSON (at byte %d).", syntax.Offset)
	}
	return problem.Wrap(cause, problem.InvalidRequest, "The request body is not a JSON object.")
}

// clip bounds a client's text that is repeated in a message.
func clip(s string) string {
	const most = 40
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}

// stringField reads an optional string. null and an empty string count as
// absent, as an empty field of a form does.
func stringField(fields map[string]json.RawMessage, name string) (string, error) {
	raw, ok := fields[name]
	if !ok || string(raw) == "null" {
		return "", nil
	}
	var s string
	if err := json.Unmarshal(raw, &s); err != nil {
		return "", problem.Field(problem.InvalidRequest, name, "%s must be a string.", name)
	}
	return s, nil
}

// boolField reads an optional boolean; null counts as absent.
func boolField(fields map[string]json.RawMessage, name string) (bool, error) {
	raw, ok := fields[name]
	if !ok || string(raw) == "null" {
		return false, nil
	}
	var b bool
	if err := json.Unmarshal(raw, &b); err != nil {
		return false, problem.Field(problem.InvalidRequest, name, "%s must be true or false.", name)
	}
	return b, nil
}
