package e2e

import (
	"bytes"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"

	"formwright/shared/writer/target"
)

// TestNewcomer goes the way of somebody who has just installed it.
func TestNewcomer(t *testing.T) {
	m := newMachine(t)
	before := m.tokenFor("ada@example.org") // without a server
	m.start()
	beside := m.tokenFor("Ada@Example.org") // beside it
	var users []any
	for _, m.token = range []string{before, beside} {
		users = append(users, m.get("/api/v1/automation/is-valid").want(200).object()["user"].(map[string]any)["id"])
	}
	if users[0] != users[1] {
		t.Errorf("two accounts for one address: %v", users)
	}
	if body := m.get("/api/status").want(200).body; string(body) != "OK" {
		t.Errorf("status says %q", body)
	}
	t.Run("sign-in link", func(t *testing.T) { m.signInLink(t) })
	t.Run("every target", func(t *testing.T) { m.everyTarget(t) })
	t.Run("word and back", func(t *testing.T) { m.wordAndBack(t) })
	t.Run("stream", func(t *testing.T) { m.stream(t) })
	t.Run("upload", func(t *testing.T) { m.upload(t) })
	t.Run("refused address", func(t *testing.T) { m.refusedAddress(t) })
	t.Run("errors", func(t *testing.T) { m.errors(t) })
	m.t = t
	m.stop()
}

// signInLink is printed beside the server and without it.
func (m *machine) signInLink(t *testing.T) {
	m.t = t
	other := newMachine(t)
	for _, m := range []*machine{m, other} {
		link := m.run("signin", "--email", "ada@example.org")
		if rest, ok := strings.CutPrefix(link, m.base+"/signin/"); !ok || len(rest) != 44 || !strings.HasSuffix(rest, "\n") {
			t.Errorf("signin printed %q", link)
		}
	}
}

// everyTarget converts to each format and downloads the file without a token.
func (m *machine) everyTarget(t *testing.T) {
	m.t = t
	for _, f := range target.All() {
		r := m.convert(map[string]any{"documentId": "capitals", "format": f.ID, "documentName": "Capitals"})
		switch {
		case f.ID == target.CloudForm:
			r.want(403)
			continue
		case !f.Available:
			r.want(501)
			continue
		case f.Extension == "": // a live form has no file
			r.want(200)
			continue
		}
		r.want(200)
		if got, want := r.text("fileName"), "Capitals-"+string(f.ID)+f.Extension; got != want || r.object()["questionsRead"] != 2.0 {
			t.Errorf("%s: fileName %q, want %q; %s", f.ID, got, want, r.body)
		}
		file := m.send(http.MethodGet, r.text("downloadUrl"), nil, "Authorization", "").want(200)
		if file.header.Get("Content-Type") != f.MediaType || len(file.body) == 0 || !strings.Contains(file.header.Get("Content-Disposition"), "Capitals-"+string(f.ID)) {
			t.Errorf("%s: %v", f.ID, file.header)
		}
		zipped := strings.HasPrefix(string(file.body), "PK\x03\x04")
		if plain := bytes.Contains(file.body, []byte("Paris")); !zipped && !plain {
			t.Errorf("%s: the file does not hold the quiz", f.ID)
		}
	}
}

// wordAndBack makes a Word file with the command and converts that.
func (m *machine) wordAndBack(t *testing.T) {
	m.t = t
	drive := m.settings["DRIVE_DIR"]
	m.run("convert", filepath.Join(drive, "capitals.txt"), "--to", "word", "-o", filepath.Join(drive, "exam.docx"))
	r := m.convert(map[string]any{"documentId": "https://docs.example.com/document/d/exam/edit", "documentType": "cloud_drive_word", "format": "gift"}).want(200)
	if r.object()["questionsRead"] != 2.0 || r.object()["questionCount"] != 2.0 {
		t.Errorf("%s", r.body)
	}
	if file := m.get(r.text("downloadUrl")).want(200); !strings.Contains(string(file.body), "=Paris") {
		t.Errorf("the key was lost on the way: %s", file.body)
	}
}

func (m *machine) stream(t *testing.T) {
	m.t = t
	id := m.convert(map[string]any{"documentId": "capitals", "format": "gift", "async": true}).want(202).text("jobId")
	if last := m.follow(id); last != "completed" {
		t.Errorf("the stream ends with %q", last)
	}
	got := m.get("/api/v1/convert/status/" + id).want(200).object()
	if got["state"] != "completed" || got["progress"] != 100.0 {
		t.Errorf("%v", got)
	}
	first := m.get("/api/v1/jobs?limit=1").want(200).object()["jobs"].([]any)[0].(map[string]any)
	if first["jobId"] != id || first["status"] != "completed" {
		t.Errorf("newest of the list: %v", first)
	}
}

func (m *machine) upload(t *testing.T) {
	m.t = t
	if got := m.uploaded("my exam.txt", quizText, "aiken").want(200).object()["questionCount"]; got != 2.0 {
		t.Errorf("%v questions", got)
	}
}

// uploaded converts a document that is sent along.
func (m *machine) uploaded(name, data, format string) reply {
	m.t.Helper()
	var buf bytes.Buffer
	form := multipart.NewWriter(&buf)
	part, err := form.CreateFormFile("file", name)
	if err != nil {
		m.t.Fatal(err)
	}
	if _, err := part.Write([]byte(data)); err != nil {
		m.t.Fatal(err)
	}
	if err := form.WriteField("format", format); err != nil {
		m.t.Fatal(err)
	}
	form.Close()
	return m.send(http.MethodPost, "/api/v1/convert", buf.Bytes(), "Content-Type", form.FormDataContentType())
}

// byAddress converts the document at an address.
func (m *machine) byAddress(address string, async bool) reply {
	m.t.Helper()
	var buf bytes.Buffer
	form := multipart.NewWriter(&buf)
	fields := []string{"fileUrl", address, "format", "gift", "async", map[bool]string{true: "true", false: "false"}[async]}
	for i := 0; i < len(fields); i += 2 {
		if err := form.WriteField(fields[i], fields[i+1]); err != nil {
			m.t.Fatal(err)
		}
	}
	form.Close()
	return m.send(http.MethodPost, "/api/v1/convert", buf.Bytes(), "Content-Type", form.FormDataContentType())
}

func (m *machine) refusedAddress(t *testing.T) {
	m.t = t
	if code := m.byAddress("http://127.0.0.1:1/quiz.txt", false).want(400).text("code"); code != "URL_NOT_ALLOWED" {
		t.Errorf("code %q", code)
	}
}

func (m *machine) errors(t *testing.T) {
	m.t = t
	for document, want := range map[string]struct {
		status int
		code   string
	}{"missing": {404, "DOCUMENT_NOT_FOUND"}, "letter": {400, "NO_QUESTIONS"}, "../capitals": {400, "INVALID_REQUEST"}} {
		r := m.convert(map[string]any{"documentId": document, "format": "gift"}).want(want.status)
		if r.text("code") != want.code || r.object()["success"] != false {
			t.Errorf("%s: %s", document, r.body)
		}
	}
	m.send(http.MethodGet, "/api/v1/jobs", nil, "Authorization", "Bearer x").want(401)
	m.get("/nothing").want(404)
}

// TestPublicAddress fetches from loopback, which only this setting allows.
func TestPublicAddress(t *testing.T) {
	files := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/quiz.txt" {
			http.NotFound(w, r)
			return
		}
		_, _ = w.Write([]byte(quizText)) // the client would notice
	}))
	defer files.Close()
	m := newMachine(t)
	m.settings["ALLOW_PRIVATE_OUTBOUND"] = "1"
	m.start()
	m.token = m.tokenFor("ada@example.org")
	if got := m.byAddress(files.URL+"/quiz.txt", false).want(200).object()["questionsRead"]; got != 2.0 {
		t.Errorf("%v questions", got)
	}
	m.byAddress(files.URL+"/none", false).want(404)
}

// TestBadSettings: the program says all that is wrong and does not start.
func TestBadSettings(t *testing.T) {
	m := newMachine(t)
	m.settings["PORT"], m.settings["SYNC_WAIT"] = "many", "never"
	out, err := m.command("serve").CombinedOutput()
	if err == nil || !strings.Contains(string(out), "PORT") || !strings.Contains(string(out), "SYNC_WAIT") {
		t.Errorf("%v: %s", err, out)
	}
}
