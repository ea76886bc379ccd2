// Package job keeps conversion jobs from the request to their one end. It
// promises that an accepted job is charged once, is converted at least once and
// ends exactly once, in one export or one failure with the credit given back,
// whatever dies on the way; and that racing requests with the same idempotency
// key share one job. What a conversion does is not its business.
package job

import (
	"encoding/json"
	"fmt"
	"time"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// State is where a job stands in the queue (contract 3.1).
type State string

// The states of a job.
const (
	Waiting   State = "waiting"   // accepted, not begun
	Active    State = "active"    // a worker holds its lease
	Delayed   State = "delayed"   // will be tried again after a while
	Completed State = "completed" // has a result
	Failed    State = "failed"    // has an error
)

// Ended reports whether the state is final.
func (s State) Ended() bool { return s == Completed || s == Failed }

// Status is a state as the job list shows it (contract 3.2).
type Status string

// The statuses of the job list.
const (
	Pending    Status = "pending"
	Processing Status = "processing"
	Done       Status = "completed"
	Broken     Status = "failed"
)

// Statuses lists them in the contract's order.
func Statuses() []Status { return []Status{Pending, Processing, Done, Broken} }

// Status maps a state of the queue to one of the list: waiting and delayed are
// pending, active is processing.
func (s State) Status() Status {
	switch s {
	case Active:
		return Processing
	case Completed:
		return Done
	case Failed:
		return Broken
	default:
		return Pending
	}
}

// Request is what a client asked for, checked.
type Request struct {
	DocumentName string `json:"documentName"`
	DocumentType string `json:"documentType"`
	Format       string `json:"format"`
	Async        bool   `json:"async,omitempty"`
	// Exactly one of the three says where the document is.
	DocumentID string `json:"documentId,omitempty"`
	FileURL    string `json:"fileUrl,omitempty"`
	Upload     string `json:"upload,omitempty"`     // the blob of an uploaded file
	UploadName string `json:"uploadName,omitempty"` // what the file was called
	// A second file may hold the key of the document.
	KeyUpload string `json:"keyUpload,omitempty"`
	KeyName   string `json:"keyName,omitempty"`
	TypeGiven bool   `json:"typeGiven,omitempty"` // the client named the documentType itself
	AnswerKey string `json:"answerKey,omitempty"` // whether a printed paper comes with its answers
}

// Uploads lists the blobs that were uploaded for the request alone.
func (r Request) Uploads() (keys []string) {
	for _, key := range []string{r.Upload, r.KeyUpload} {
		if key != "" {
			keys = append(keys, key)
		}
	}
	return keys
}

// Job is one conversion.
type Job struct {
	ID          string
	User        string
	Request     Request
	State       State
	Progress    int    // 0 to 100
	Step        string // what is being done
	Attempt     int    // how often a worker began it
	CreatedAt   time.Time
	CompletedAt time.Time       // zero until it ended
	Export      string          // the id of its export, fixed from the start
	Result      json.RawMessage // of a completed job: the body of contract 2.4
	Problem     *problem.Error  // of a failed job

	lease      string
	leaseUntil time.Time
	sends      int // how often it was put into the queue
}

// ref is what the queue carries: who and which, nothing else.
type ref struct {
	User string `json:"user"`
	Job  string `json:"job"`
}

// message is the queue's body for a job.
func message(user, id string) string {
	body, _ := json.Marshal(ref{User: user, Job: id}) // two strings always marshal
	return string(body)
}

// ParseMessage reads a queue body.
func ParseMessage(body string) (user, id string, err error) {
	var r ref
	if err := json.Unmarshal([]byte(body), &r); err != nil || r.User == "" || r.Job == "" {
		return "", "", fmt.Errorf("queue body is not a job reference: %w", err)
	}
	return r.User, r.Job, nil
}

func jobKey(user, id string) store.Key { return store.Key{PK: "JOBS#" + user, SK: id} }
func countsKey(user string) store.Key  { return store.Key{PK: "USER#" + user, SK: "COUNTS"} }
func statusKey(user string, s Status, id string) store.Key {
	return store.Key{PK: "JOBS#" + user + "#" + string(s), SK: id}
}

// watchPK is the index partition of jobs that need a look at a certain time:
// the outbox of jobs not yet known to be queued, and the leases.
const watchPK = "WATCH"

func watchKey(due time.Time, user, id string) store.Key {
	return store.Key{PK: watchPK, SK: sortTime(due) + "#" + user + "#" + id}
}

func sortTime(t time.Time) string { return fmt.Sprintf("%015d", t.UnixMilli()) }

func millis(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

func fromMillis(n int64) time.Time {
	if n == 0 {
		return time.Time{}
	}
	return time.UnixMilli(n).UTC()
}

// fromItem reads a job's row.
func fromItem(item store.Item) (Job, error) {
	j := Job{
		ID: item.SK, User: item.String("user"), State: State(item.String("state")),
		Progress: int(item.Int("progress")), Step: item.String("step"), Attempt: int(item.Int("attempt")),
		CreatedAt: fromMillis(item.Int("createdAt")), CompletedAt: fromMillis(item.Int("completedAt")),
		Export: item.String("export"),
		lease:  item.String("lease"), leaseUntil: fromMillis(item.Int("leaseUntil")), sends: int(item.Int("sends")),
	}
	if err := json.Unmarshal([]byte(item.String("request")), &j.Request); err != nil {
		return Job{}, fmt.Errorf("read job %s: %w", j.ID, err)
	}
	if r := item.String("result"); r != "" {
		j.Result = json.RawMessage(r)
	}
	if code := item.String("errorCode"); code != "" {
		j.Problem = &problem.Error{Code: problem.Code(code), Message: item.String("error"), Field: item.String("errorField")}
	}
	return j, nil
}
