package template

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/api"
	"formwright/shared/config"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/reader/extract"
)

const root = "../../"

func read(t *testing.T) (Template, map[string]Properties) {
	t.Helper()
	tmpl, err := Read(root + "template.yaml")
	if err != nil {
		t.Fatal(err)
	}
	functions, err := tmpl.Functions()
	if err != nil {
		t.Fatal(err)
	}
	return tmpl, functions
}

// properties decodes what is looked at of a resource.
func properties(t *testing.T, tmpl Template, id string, into any) {
	t.Helper()
	r, ok := tmpl.Resources[id]
	if !ok {
		t.Fatalf("there is no resource %s", id)
	}
	if err := r.Properties.Decode(into); err != nil {
		t.Fatal(err)
	}
}

// A function has a folder, an event and an alarm; a folder has a function.
func TestFunctionsFoldersEventsAlarms(t *testing.T) {
	tmpl, functions := read(t)
	names := slices.Sorted(maps.Keys(functions))
	for _, dir := range []string{"functions", "events"} {
		entries, err := os.ReadDir(root + dir)
		if err != nil {
			t.Fatal(err)
		}
		var folders []string
		for _, e := range entries {
			folders = append(folders, e.Name())
		}
		if diff := cmp.Diff(names, folders); diff != "" {
			t.Errorf("%s: %s", dir, diff)
		}
	}
	for _, name := range names {
		if events, _ := filepath.Glob(root + "events/" + name + "/*.json"); len(events) == 0 {
			t.Errorf("%s has no event", name)
		}
	}
	for id, r := range tmpl.Resources {
		if r.Type != "AWS::Serverless::Function" {
			continue
		}
		if r.Metadata["BuildMethod"] != "makefile" {
			t.Errorf("%s is not built by make", id)
		}
		if _, ok := tmpl.Resources[strings.TrimSuffix(id, "Function")+"Errors"]; !ok {
			t.Errorf("%s has no alarm", id)
		}
	}
}

// Every variable that the template sets is a setting that the program reads,
// and those that it requires are set for all.
func TestSettings(t *testing.T) {
	tmpl, functions := read(t)
	known := map[string]bool{}
	if _, err := config.Lambda(func(name string) string { known[name] = true; return "" }); err == nil {
		t.Fatal("no setting is required; this test proves too little")
	}
	shared := tmpl.Globals.Function.Environment.Variables
	_, err := config.Lambda(func(name string) string {
		if _, ok := shared[name]; !ok || name == "BASE_URL" || name == "LOG_LEVEL" {
			return ""
		}
		return "set"
	})
	if err != nil {
		t.Errorf("with the variables of all functions: %v", err)
	}
	for name, f := range functions {
		for _, variables := range []map[string]any{shared, f.Environment.Variables} {
			for v := range variables {
				if !known[v] {
					t.Errorf("%s is given %s, which nothing reads", name, v)
				}
			}
		}
	}
}

// A function outlives what it waits for, and API Gateway waits for it; it gives
// a stream at most 15 minutes and other replies 29 seconds.
func TestTimeouts(t *testing.T) {
	tmpl, functions := read(t)
	for name, f := range functions {
		timeout := f.Timeout
		if timeout == 0 {
			timeout = tmpl.Globals.Function.Timeout
		}
		for event, r := range f.Events {
			switch {
			case r.Type != "Api" || strings.HasPrefix(event, "Other"):
			case r.Properties.Transfer == "" && timeout > 29:
				t.Errorf("%s runs for %d s behind an API that waits for 29", name, timeout)
			case r.Properties.Transfer != "" && (r.Properties.Timeout < timeout*1000 || r.Properties.Timeout > 900_000):
				t.Errorf("%s runs for %d s, the API streams for %d ms", name, timeout, r.Properties.Timeout)
			}
		}
	}
	wait, err := time.ParseDuration(functions["convert"].Environment.Variables["SYNC_WAIT"].(string))
	if grace := 10 * time.Second; err != nil || wait+grace >= time.Duration(functions["convert"].Timeout)*time.Second || wait >= 5*time.Minute {
		t.Errorf("convert waits %s (%v) within %d s", wait, err, functions["convert"].Timeout)
	}
	var queue struct {
		Visibility int `yaml:"VisibilityTimeout"`
		Redrive    struct {
			Receives int `yaml:"maxReceiveCount"`
		} `yaml:"RedrivePolicy"`
	}
	properties(t, tmpl, "Queue", &queue)
	if queue.Visibility < 6*functions["converter"].Timeout || queue.Redrive.Receives < job.MaxAttempts {
		t.Errorf("the queue hides a message for %d s and gives it %d times", queue.Visibility, queue.Redrive.Receives)
	}
	properties(t, tmpl, "WebhookQueue", &queue)
	if queue.Visibility < 6*functions["deliverer"].Timeout || queue.Redrive.Receives < 2 {
		t.Errorf("the queue of webhooks hides a message for %d s and gives it %d times", queue.Visibility, queue.Redrive.Receives)
	}
}

// What API Gateway answers by itself looks like what the program answers.
func TestGatewayResponses(t *testing.T) {
	tmpl, _ := read(t)
	var a struct {
		Responses map[string]struct {
			Status     int `yaml:"StatusCode"`
			Parameters struct {
				Headers map[string]string `yaml:"Headers"`
			} `yaml:"ResponseParameters"`
			Templates map[string]string `yaml:"ResponseTemplates"`
		} `yaml:"GatewayResponses"`
	}
	properties(t, tmpl, "Api", &a)
	for _, needed := range []string{"MISSING_AUTHENTICATION_TOKEN", "REQUEST_TOO_LARGE", "THROTTLED", "DEFAULT_4XX", "DEFAULT_5XX"} {
		if _, ok := a.Responses[needed]; !ok {
			t.Errorf("%s is left to API Gateway's own words", needed)
		}
	}
	for kind, r := range a.Responses {
		var body struct {
			Error   bool
			Success *bool
			Message string
			Code    problem.Code
		}
		if err := json.Unmarshal([]byte(r.Templates["application/json"]), &body); err != nil || body.Message == "" {
			t.Errorf("%s answers %q", kind, r.Templates)
		}
		if middleware := body.Code.Family() == problem.Middleware; body.Error == (body.Success != nil) || kind != "DEFAULT_5XX" && kind != "DEFAULT_4XX" && kind[:3] != "BAD" && body.Error != middleware {
			t.Errorf("%s has the wrong shape of %s", kind, body.Code)
		}
		if r.Status != 0 && r.Status != 504 && r.Status != body.Code.Status() {
			t.Errorf("%s is %d, %s elsewhere %d", kind, r.Status, body.Code, body.Code.Status())
		}
		if got := r.Parameters.Headers["X-API-Version"]; got != "'"+api.Version+"'" {
			t.Errorf("%s has the version %s", kind, got)
		}
		if r.Status == 429 && r.Parameters.Headers["Retry-After"] == "" {
			t.Errorf("%s does not say when to come back", kind)
		}
	}
}

// Nobody may do everything, or something with everything. Keys of KMS cannot be
// named in advance; a condition narrows them down.
func TestLeastPrivilege(t *testing.T) {
	_, functions := read(t)
	for name, f := range functions {
		for _, policy := range f.Policies {
			for _, s := range policy.Statement {
				for _, a := range list(s.Action) {
					if strings.Contains(a, "*") {
						t.Errorf("%s may %s", name, a)
					}
				}
				for _, r := range list(s.Resource) {
					if r == "*" || strings.HasSuffix(r, ":key/*") && s.Condition == nil {
						t.Errorf("%s may %v on %s", name, s.Action, r)
					}
				}
			}
		}
	}
	for _, name := range []string{"status", "sample", "openapi"} {
		if len(functions[name].Policies) > 0 {
			t.Errorf("%s needs no rights", name)
		}
	}
}

// Exports outlive their links, and only just.
func TestLifecycle(t *testing.T) {
	tmpl, _ := read(t)
	var bucket struct {
		Lifecycle struct {
			Rules []struct {
				Prefix string `yaml:"Prefix"`
				Days   int    `yaml:"ExpirationInDays"`
			} `yaml:"Rules"`
		} `yaml:"LifecycleConfiguration"`
	}
	properties(t, tmpl, "Bucket", &bucket)
	days := map[string]int{}
	for _, r := range bucket.Lifecycle.Rules {
		days[r.Prefix] = r.Days
	}
	c, _ := config.Lambda(func(string) string { return "" })
	if ttl := int(c.ExportTTL / (24 * time.Hour)); days["exports/"] != ttl+1 || days["uploads/"] != 1 {
		t.Errorf("exports live %d days, links %d; uploads %d", days["exports/"], ttl, days["uploads/"])
	}
}

// The converter has memory for its worker, and the right to send pages away only
// when it is told to.
func TestConverter(t *testing.T) {
	tmpl, functions := read(t)
	if mb := functions["converter"].MemorySize; mb < 2*(extract.DefaultMemory>>20) {
		t.Errorf("the converter has %d MB, its worker alone may take %d", mb, extract.DefaultMemory>>20)
	}
	if limit := time.Duration(functions["converter"].Timeout) * time.Second; limit <= extract.DefaultWhole {
		t.Errorf("the converter ends after %s, a document may take %s", limit, extract.DefaultWhole)
	}
	var policy struct {
		Document struct {
			Statement []Statement `yaml:"Statement"`
		} `yaml:"PolicyDocument"`
	}
	properties(t, tmpl, "TextractPolicy", &policy)
	if tmpl.Resources["TextractPolicy"].Condition != "UsesTextract" {
		t.Error("the right to use Textract is always given")
	}
	want := []Statement{{Effect: "Allow", Action: "textract:DetectDocumentText", Resource: "*"}}
	if diff := cmp.Diff(want, policy.Document.Statement); diff != "" {
		t.Error(diff)
	}
}
