package webhook

import (
	"bytes"
	"encoding/json"
	"fmt"
	"time"
)

// Submission is what a delivery tells of a submission.
type Submission struct {
	ID      string // also the id of its delivery; letters, digits and hyphens
	At      time.Time
	Answers json.RawMessage // an object: the answers as people read them
}

// event is the body of a delivery (contract 6.2), its fields in their order.
type event struct {
	Event       string          `json:"event"`
	FormID      string          `json:"formId"`
	SubmittedAt string          `json:"submittedAt"`
	Answers     json.RawMessage `json:"answers"`
}

// Body is the event of a submission, byte for byte as it is signed and sent at
// every try.
func Body(formID string, s Submission) ([]byte, error) {
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	err := enc.Encode(event{Event: "form.submission", FormID: formID, SubmittedAt: s.At.UTC().Format("2006-01-02T15:04:05.000Z"), Answers: s.Answers})
	if err != nil {
		return nil, fmt.Errorf("encode event: %w", err)
	}
	return bytes.TrimSuffix(buf.Bytes(), []byte("\n")), nil
}
