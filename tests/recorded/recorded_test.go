package recorded

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"formwright/shared/quiz"
)

const events = "../../events"

// wants says of each event what the reply's status is, 0 for functions that
// have none, and what the reply holds.
var wants = map[string]struct {
	status int
	holds  string
}{
	"status/ok":                       {200, "OK"},
	"status/head":                     {200, ""},
	"status/wrong-method":             {405, `"code":"METHOD_NOT_ALLOWED"`},
	"status/unknown-path":             {404, `"code":"NOT_FOUND"`},
	"sample/ok":                       {200, `"demo":true`},
	"convert/sync":                    {200, `"fileName":"Hauptstädte-gift.txt"`},
	"convert/multipart":               {200, `"questionCount":1`},
	"convert/async":                   {202, `"status":"processing"`},
	"convert/unauthorised":            {401, `"error":true`},
	"convert/cloud-form":              {403, `"code":"CLOUD_AUTH_REQUIRED"`},
	"convert/unknown-format":          {400, "Supported formats: cloud_form, service_form"},
	"convert/unknown-document":        {404, `"code":"DOCUMENT_NOT_FOUND"`},
	"job/waiting":                     {200, `"state":"waiting"`},
	"job/completed":                   {200, `"state":"completed"`},
	"job/unknown":                     {404, `"success":false`},
	"job/unauthorised":                {401, `"error":true`},
	"stream/completed":                {200, "event: completed\ndata: {"},
	"stream/unknown":                  {404, `"success":false`},
	"stream/unauthorised":             {401, `"error":true`},
	"jobs/page":                       {200, `"total":1,"limit":1,"offset":0,"jobs":[{`},
	"jobs/bad-limit":                  {400, `"field":"limit"`},
	"jobs/unauthorised":               {401, `"error":true`},
	"forms/page":                      {200, `"forms":[]`},
	"forms/unauthorised":              {401, `"error":true`},
	"form/unknown":                    {404, `"code":"FORM_NOT_FOUND"`},
	"formquiz/unknown":                {404, `"code":"FORM_NOT_FOUND"`},
	"formexports/unknown":             {404, `"code":"FORM_NOT_FOUND"`},
	"submissions/unknown":             {404, `"code":"FORM_NOT_FOUND"`},
	"statistics/unknown":              {404, `"code":"FORM_NOT_FOUND"`},
	"publicform/unknown":              {404, `"code":"FORM_NOT_FOUND"`},
	"submit/unknown":                  {404, `"code":"FORM_NOT_FOUND"`},
	"isvalid/valid":                   {200, `"email":"teacher@example.org"`},
	"isvalid/forged":                  {401, `"code":"INVALID_TOKEN"`},
	"openapi/ok":                      {200, "openapi: 3.1"},
	"openapi/wrong-method":            {405, `"code":"METHOD_NOT_ALLOWED"`},
	"oauthtoken/code":                 {200, `"token_type":"Bearer"`},
	"oauthtoken/unknown-client":       {401, `"error":"invalid_client"`},
	"oauthtoken/preflight":            {204, ""},
	"oauthregister/register":          {201, `"client_name":"Recorded"`},
	"oauthregister/no-address":        {400, `"error":"invalid_redirect_uri"`},
	"oauthrevoke/revoked":             {200, "{}"},
	"oauthrevoke/unknown-client":      {401, `"error":"invalid_client"`},
	"oauthintrospect/active":          {200, `"active":true`},
	"oauthintrospect/no-token":        {400, `"error":"invalid_request"`},
	"discovery/metadata":              {200, `"issuer":"https://forms.example.org"`},
	"discovery/resource":              {200, `"resource":"https://forms.example.org/api/v1"`},
	"discovery/keys":                  {200, `"alg":"ES256"`},
	"discovery/other-issuer":          {404, `"code":"NOT_FOUND"`},
	"ltilogin/launch":                 {302, ""},
	"ltilogin/launch-by-query":        {302, ""},
	"ltilogin/unknown-platform":       {404, `"code":"PLATFORM_NOT_FOUND"`},
	"lticallback/unknown-state":       {401, `"code":"LTI_STATE_INVALID"`},
	"lticallback/refused-by-platform": {401, "access_denied"},
	"ltikeys/keys":                    {200, `"alg":"RS256"`},
	"ltikeys/wrong-method":            {405, `"code":"METHOD_NOT_ALLOWED"`},
	"ltiregister/no-configuration":    {400, "openid_configuration"},
	"ltiregister/wrong-method":        {405, `"code":"METHOD_NOT_ALLOWED"`},
	"platforms/list":                  {200, `"issuer":"https://school.example.org"`},
	"platforms/unknown":               {404, `"code":"PLATFORM_NOT_FOUND"`},
	"platforms/not-an-administrator":  {403, `"code":"FORBIDDEN"`},
	"webhook/unknown-form":            {404, `"code":"FORM_NOT_FOUND"`},
	"webhook/unauthorised":            {401, `"error":true`},
	"webhook/wrong-method":            {405, `"code":"METHOD_NOT_ALLOWED"`},
	"deliveries/unknown-form":         {404, `"code":"FORM_NOT_FOUND"`},
	"deliveries/unauthorised":         {401, `"error":true`},
	"deliverer/ended":                 {0, `{"batchItemFailures":[]}`},
	"deliverer/garbage":               {0, `{"batchItemFailures":[{"itemIdentifier":`},
	"pages/home":                      {200, "<h1>"},
	"pages/settings":                  {200, "teacher@example.org"},
	"pages/settings-without-session":  {303, ""},
	"pages/form-without-csrf":         {403, "out of date"},
	"pages/unknown-asset":             {404, "There is no such file."},
	"pages/wrong-method":              {405, ""},
	"export/file":                     {200, "=Lisbon"},
	"export/range":                    {206, "$CAT"},
	"export/unknown":                  {404, `"code":"EXPORT_NOT_FOUND"`},
	"converter/job":                   {0, `{"batchItemFailures":[]}`},
	"converter/ended":                 {0, `{"batchItemFailures":[]}`},
	"converter/garbage":               {0, `{"batchItemFailures":[{"itemIdentifier":`},
	"sweeper/schedule":                {0, "null"},
	"rotator/schedule":                {0, "null"},
}

func TestEvents(t *testing.T) {
	paths, err := filepath.Glob(filepath.Join(events, "*", "*.json"))
	if err != nil || len(paths) != len(wants) {
		t.Fatalf("%d events for %d expectations, %v", len(paths), len(wants), err)
	}
	for _, path := range paths {
		name := filepath.Base(filepath.Dir(path))
		event := name + "/" + strings.TrimSuffix(filepath.Base(path), ".json")
		t.Run(event, func(t *testing.T) {
			want, ok := wants[event]
			if !ok {
				t.Fatal("nobody says what is expected of this event")
			}
			status, text := split(t, play(t, open(t), name, path))
			if status != want.status || !strings.Contains(text, want.holds) {
				t.Errorf("got %d %s, want %d with %s", status, text, want.status, want.holds)
			}
		})
	}
}

// A page that needs a session sends to the sign-in page and remembers itself; a
// launch goes on to the platform with a cookie of its own.
func TestEventsGoOn(t *testing.T) {
	stage := open(t)
	for event, want := range map[string]string{
		"pages/settings-without-session": "/signin?next=%2Fsettings",
		"ltilogin/launch":                "https://school.example.org/auth?",
	} {
		name, _, _ := strings.Cut(event, "/")
		var reply struct {
			Headers map[string][]string `json:"multiValueHeaders"`
		}
		if err := json.Unmarshal(play(t, stage, name, filepath.Join(events, event+".json")), &reply); err != nil {
			t.Fatal(err)
		}
		if to := reply.Headers["Location"]; len(to) != 1 || !strings.HasPrefix(to[0], want) {
			t.Errorf("%s goes on to %q", event, to)
		}
		if cookies := reply.Headers["Set-Cookie"]; name == "ltilogin" && len(cookies) != 1 {
			t.Errorf("%s sets %q", event, cookies)
		}
	}
}

// The converter's event is not only accepted: the job it names is done then.
func TestConverterConverts(t *testing.T) {
	stage := open(t)
	play(t, stage, "converter", filepath.Join(events, "converter", "job.json"))
	_, text := split(t, play(t, stage, "job", filepath.Join(events, "job", "waiting.json")))
	if !strings.Contains(text, `"state":"completed"`) {
		t.Errorf("the job stands at %s", text)
	}
}

func TestDocument(t *testing.T) {
	var q quiz.Quiz
	if err := json.Unmarshal([]byte(Document), &q); err != nil {
		t.Fatal(err)
	}
	if err := q.Validate(); err != nil || len(q.Items) != 1 {
		t.Errorf("%d items, %v", len(q.Items), err)
	}
}

func open(t *testing.T) *Stage {
	t.Helper()
	stage, err := Open(t.Context(), t.TempDir(), slog.New(slog.NewTextHandler(io.Discard, nil)))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { stage.Close() })
	return stage
}

func play(t *testing.T, stage *Stage, name, path string) []byte {
	t.Helper()
	event, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	reply, err := stage.Invoke(t.Context(), name, event)
	if err != nil {
		t.Fatal(err)
	}
	return reply
}

// split gives a reply's status and body: of a stream, what stands before and
// after the eight zero bytes, otherwise the members of the JSON. What is no
// reply over HTTP has no status.
func split(t *testing.T, reply []byte) (int, string) {
	t.Helper()
	head, body, streamed := bytes.Cut(reply, make([]byte, 8))
	var r *struct {
		Status  int    `json:"statusCode"`
		Body    string `json:"body"`
		Headers map[string]string
		Multi   map[string][]string `json:"multiValueHeaders"`
	}
	if err := json.Unmarshal(head, &r); err != nil {
		t.Fatal(err)
	}
	if r == nil || r.Status == 0 {
		return 0, string(reply)
	}
	if version := r.Headers["X-Api-Version"] + fmt.Sprint(r.Multi["X-Api-Version"]); !strings.Contains(version, "1.0.0") {
		t.Errorf("no X-API-Version: %s", head)
	}
	if streamed {
		return r.Status, string(body)
	}
	return r.Status, r.Body
}
