package api_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"formwright/shared/config"
	"formwright/shared/problem"
)

func TestBodyMustBeOneJSONObject(t *testing.T) {
	w := newWorld(t)
	for name, body := range map[string]string{
		"empty":               "",
		"spaces":              " \n\t ",
		"null":                "null",
		"array":               `[{"documentId":"bio","format":"gift"}]`,
		"string":              `"bio"`,
		"number":              `42`,
		"form":                `documentId=bio&format=gift`,
		"cut":                 `{"documentId":"bio","format":"gi`,
		"cut after value":     `{"documentId":"bio"`,
		"no colon":            `{"documentId" "bio"}`,
		"comma at the end":    `{"documentId":"bio","format":"gift",}`,
		"single quotes":       `{'documentId':'bio','format':'gift'}`,
		"comment":             `{/* a */"documentId":"bio","format":"gift"}`,
		"byte order mark":     "\ufeff" + `{"documentId":"bio","format":"gift"}`,
		"data after it":       `{"documentId":"bio","format":"gift"} {}`,
		"bracket after it":    `{"documentId":"bio","format":"gift"}}`,
		"the same name twice": `{"documentId":"bio","format":"gift","format":"word"}`,
		"twice, once escaped": `{"documentId":"bio","format":"gift","\u0066ormat":"word"}`,
		"unknown name twice":  `{"documentId":"bio","format":"gift","x":1,"x":1}`,
		"not UTF-8":           "{\"documentId\":\"b\xff\",\"format\":\"gift\"}",
		"deep":                `{"documentId":"bio","format":"gift","x":` + strings.Repeat("[", 20000) + strings.Repeat("]", 20000) + `}`,
		"control character":   "{\"documentId\":\"bi\x01o\",\"format\":\"gift\"}",
		"NaN":                 `{"documentId":"bio","format":"gift","async":NaN}`,
	} {
		t.Run(name, func(t *testing.T) {
			w.t = t
			r := w.post(body).want(400, problem.InvalidRequest)
			if r.object()["success"] != false || r.text("message") == "" {
				t.Errorf("body %s", r.body)
			}
		})
	}
	w.t = t
	if w.balance() != 1000 {
		t.Errorf("balance %d", w.balance())
	}
}

func TestBodyNamesAreExact(t *testing.T) {
	w := newWorld(t)
	r := w.post(`{"DocumentID":"bio","FORMAT":"gift"}`).want(400, problem.InvalidRequest)
	if r.text("field") != "documentId" {
		t.Errorf("field %q", r.text("field"))
	}
	w.post(`{"documentId":"bio","format":"gift","async":true,"DOCUMENTID":7,"comment":{"a":[null]}}`).want(202)
}

func TestBodyOverTheLimit(t *testing.T) {
	w := newWorld(t)
	body := `{"documentId":"bio","format":"gift","async":true,"x":"` + strings.Repeat("a", 64<<10) + `"}`
	r := w.post(body).want(413, problem.BodyTooLarge)
	if r.object()["error"] != true || !strings.Contains(r.text("message"), "64 KB") {
		t.Errorf("body %s", r.body)
	}
	w.post(body[:len(body)-(len(body)-64<<10)-2] + `"}`).want(202) // exactly the limit
}

func TestContentType(t *testing.T) {
	w := newWorld(t)
	body := []byte(`{"documentId":"bio","format":"gift","async":true}`)
	for _, ok := range []string{"application/json", "application/json; charset=utf-8", "Application/JSON"} {
		w.send("POST", "/api/v1/convert", body, header{"Content-Type", ok}).want(202)
	}
	for _, bad := range []string{"", "text/plain", "application/x-www-form-urlencoded", "application/json/x", "application/jsonp", "multipart/mixed; boundary=a", ";", "application/json; charset=\"u"} {
		r := w.send("POST", "/api/v1/convert", body, header{"Content-Type", bad}).want(415, problem.UnsupportedMedia)
		if r.object()["success"] != false {
			t.Errorf("%q: %s", bad, r.body)
		}
	}
}

// FuzzConvertBody sends anything as a JSON body: the answer is always one that
// the description tells of, and never a 5xx.
func FuzzConvertBody(f *testing.F) {
	for _, seed := range []string{`{"documentId":"bio","format":"gift","async":true}`, `{"documentId":"https://docs.example.com/document/d/x/edit","format":"h5p"}`,
		`{"a":1,"a":2}`, `[]`, `{"documentId":"\ud800"}`, `{"format":"\u0000"}`, "\xff", `{"x":[[[[`} {
		f.Add([]byte(seed))
	}
	w := newWorld(f, running, with(noLimits), with(func(c *config.Config) { c.SyncWait, c.CreditsFree = time.Millisecond, 1e9 })) // nobody converts here
	f.Fuzz(func(t *testing.T, body []byte) {
		r := httptest.NewRequest(http.MethodPost, "/api/v1/convert", strings.NewReader(string(body)))
		r.Header.Set("Authorization", "Bearer "+w.token)
		r.Header.Set("Content-Type", "application/json")
		rec := httptest.NewRecorder()
		w.handler.ServeHTTP(rec, r)
		if rec.Code >= 500 && rec.Code != http.StatusNotImplemented {
			t.Fatalf("status %d: %s", rec.Code, rec.Body)
		}
		if !utf8.Valid(rec.Body.Bytes()) || rec.Body.Len() > 4096 {
			t.Fatalf("answer of %d bytes: %q", rec.Body.Len(), rec.Body)
		}
		checkDescribed(t, r, rec.Code, rec.Header(), rec.Body.Bytes())
	})
}
