// Package formtest is a stand-in of the cloud service's forms API beside the
// accounts of cloudtest. It takes only what the API's published description
// allows, keeps the forms, and can be told to fail at chosen moments.
package formtest

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"time"

	"formwright/shared/cloudaccount"
	"formwright/shared/cloudaccount/cloudtest"
)

// The operations that can fail.
const (
	Create  = "create"
	Get     = "get"
	Batch   = "batchUpdate"
	Publish = "setPublishSettings"
	List    = "list"
)

// Fault is one failure. They happen in the order they were added, each at the
// next call of its operation.
type Fault struct {
	On     string
	Done   bool           // the operation is done before it fails
	Status int            // the answer; 0 cuts the connection
	After  string         // the Retry-After header
	Reason string         // the answer's reason
	Do     func(f *Forms) // called before anything else
}

// Behaviour is how the stand-in acts.
type Behaviour struct {
	NoGrids    bool // grids are refused
	NoPictures bool // pictures cannot be fetched
	Open       bool // new forms are published, as they were before 2026
	Legacy     bool // forms cannot be published, and are open
	NoPublish  bool // publishing is refused
}

// Form is a form as it is kept.
type Form struct {
	ID, Owner, Title, DocumentTitle, Description string
	Quiz, Published, Accepting                   bool
	Items                                        []map[string]any
	Revision                                     int
	Created                                      time.Time
}

// Forms is the stand-in. It is safe for concurrent use.
type Forms struct {
	// Fetch gets a picture; nil takes every address.
	Fetch func(address string) error

	cloud *cloudtest.Cloud
	now   func() time.Time

	mu        sync.Mutex
	behaviour Behaviour
	faults    []Fault
	forms     []*Form
	made      int
	refused   []string
	calls     map[string]int
}

// New adds the forms to a cloud.
func New(cloud *cloudtest.Cloud, now func() time.Time) *Forms {
	f := &Forms{cloud: cloud, now: now, calls: map[string]int{}}
	cloud.Handle("/v1/forms", f.guard(http.HandlerFunc(f.create)))
	cloud.Handle("/v1/forms/{form}", f.guard(http.HandlerFunc(f.serve)))
	cloud.Handle("GET /drive/v3/files", cloud.Guard(cloudaccount.ScopeDocuments, http.HandlerFunc(f.list)))
	return f
}

func (f *Forms) guard(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch _, status := f.cloud.Bearer(r, cloudaccount.ScopeForms); status {
		case http.StatusOK:
			h.ServeHTTP(w, r)
		case http.StatusForbidden:
			refuse(w, status, "PERMISSION_DENIED", "ACCESS_TOKEN_SCOPE_INSUFFICIENT")
		default:
			refuse(w, status, "UNAUTHENTICATED", "")
		}
	})
}

// Behave changes how it acts.
func (f *Forms) Behave(b Behaviour) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.behaviour = b
}

func (f *Forms) acts() Behaviour { return f.behaviour }

// Fail adds faults.
func (f *Forms) Fail(faults ...Fault) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.faults = append(f.faults, faults...)
}

// Forms gives copies of the forms, in the order they were made.
func (f *Forms) Forms() []Form {
	f.mu.Lock()
	defer f.mu.Unlock()
	var out []Form
	for _, each := range f.forms {
		out = append(out, *each)
	}
	return out
}

// Delete takes a form away, as its owner does in the drive.
func (f *Forms) Delete(id string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for i, each := range f.forms {
		if each.ID == id {
			f.forms = append(f.forms[:i], f.forms[i+1:]...)
			return
		}
	}
}

// Refused lists what was refused as not of the API's shapes or rules.
func (f *Forms) Refused() []string {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]string(nil), f.refused...)
}

// Calls is how often an operation was called.
func (f *Forms) Calls(operation string) int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.calls[operation]
}

// operate runs an operation with the next fault that is meant for it.
func (f *Forms) operate(w http.ResponseWriter, operation string, do func() (any, *failure)) {
	f.mu.Lock()
	f.calls[operation]++
	fault, has := f.next(operation)
	f.mu.Unlock()
	if has && fault.Do != nil {
		fault.Do(f)
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	var answer any
	var failed *failure
	if !has || fault.Done || fault.Do != nil && fault.Status == 0 {
		answer, failed = do()
	}
	switch {
	case has && fault.Status != 0:
		if fault.After != "" {
			w.Header().Set("Retry-After", fault.After)
		}
		refuse(w, fault.Status, "TOLD_TO", fault.Reason)
	case has && fault.Do == nil:
		panic(http.ErrAbortHandler)
	case failed != nil:
		if failed.status == http.StatusBadRequest {
			f.refused = append(f.refused, failed.message)
		}
		refuse(w, failed.status, failed.message, "")
	default:
		w.Header().Set("Content-Type", "application/json; charset=UTF-8")
		_ = json.NewEncoder(w).Encode(answer) // the client went away
	}
}

func (f *Forms) next(operation string) (Fault, bool) {
	for i, fault := range f.faults {
		if fault.On == operation {
			f.faults = append(f.faults[:i:i], f.faults[i+1:]...)
			return fault, true
		}
	}
	return Fault{}, false
}

type failure struct {
	status  int
	message string
}

func bad(err error) *failure { return &failure{http.StatusBadRequest, err.Error()} }

func refuse(w http.ResponseWriter, status int, message, reason string) {
	body := map[string]any{"code": status, "message": message, "status": "INVALID_ARGUMENT"}
	if reason != "" {
		body["details"] = []map[string]string{{"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": reason}}
	}
	w.Header().Set("Content-Type", "application/json; charset=UTF-8")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(map[string]any{"error": body}) // the client went away
}

func (f *Forms) find(id string) *Form {
	for _, each := range f.forms {
		if each.ID == id {
			return each
		}
	}
	return nil
}

func (f *Form) revision() string { return fmt.Sprintf("%08d", f.Revision) }

// shown is a form as it is read.
func (f *Forms) shown(form *Form) map[string]any {
	info := map[string]any{"title": form.Title, "documentTitle": form.DocumentTitle}
	if form.Description != "" {
		info["description"] = form.Description
	}
	out := map[string]any{"formId": form.ID, "info": info, "revisionId": form.revision(),
		"responderUri": "https://docs.google.com/forms/d/e/1FAIpQL" + strings.ToUpper(form.ID) + "/viewform",
		"settings":     map[string]any{"quizSettings": map[string]any{"isQuiz": form.Quiz}}}
	if len(form.Items) > 0 {
		out["items"] = form.Items
	}
	if !f.acts().Legacy {
		out["publishSettings"] = map[string]any{"publishState": map[string]any{"isPublished": form.Published, "isAcceptingResponses": form.Accepting}}
	}
	return out
}
