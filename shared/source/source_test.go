package source_test

import (
	"bytes"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"testing/iotest"
	"unicode/utf8"

	"formwright/shared/problem"
	"formwright/shared/source"
)

func TestReadAllCounts(t *testing.T) {
	tests := []struct {
		bytes int
		want  problem.Code
	}{{0, problem.DocumentEmpty}, {1, ""}, {100, ""}, {101, problem.DocumentTooLarge}, {5000, problem.DocumentTooLarge}}
	for _, tt := range tests {
		data, err := source.ReadAll(bytes.NewReader(make([]byte, tt.bytes)), 100)
		if problem.CodeOf(err) != tt.want {
			t.Errorf("%d bytes: %v", tt.bytes, err)
		}
		if tt.want == "" && len(data) != tt.bytes {
			t.Errorf("%d bytes gave %d", tt.bytes, len(data))
		}
	}
	broken := errors.New("broken line")
	if _, err := source.ReadAll(iotest.ErrReader(broken), 100); !errors.Is(err, broken) {
		t.Errorf("err = %v", err)
	}
}

func TestTooLargeNamesTheLimit(t *testing.T) {
	if m := source.TooLarge(source.MaxSize).Message; !strings.Contains(m, "25 MB") {
		t.Error(m)
	}
	if m := source.TooLarge(100).Message; !strings.Contains(m, "100 bytes") {
		t.Error(m)
	}
}

func TestNameOf(t *testing.T) {
	tests := []struct {
		disposition, contentType, address string
		name, media                       string
	}{
		{`attachment; filename="Quiz 1.docx"`, "application/pdf; charset=x", "https://h.example/a/b.pdf", "Quiz 1.docx", "application/pdf"},
		{`attachment; filename="x.docx"; filename*=UTF-8''Pr%C3%BCfung.docx`, "", "https://h.example/", "Prüfung.docx", ""},
		{`attachment; filename="../../etc/passwd"`, "", "https://h.example/", "passwd", ""},
		{`attachment; filename="C:\\dir\\q.docx"`, "", "https://h.example/", "q.docx", ""},
		{"nonsense;;;", "text/html", "https://h.example/a/My%20quiz.pdf?sig=1", "My quiz.pdf", "text/html"},
		{"", "TEXT/Plain", "https://h.example", "", "text/plain"},
	}
	for _, tt := range tests {
		u, err := url.Parse(tt.address)
		if err != nil {
			t.Fatal(err)
		}
		resp := &http.Response{Header: http.Header{}, Request: &http.Request{URL: u}}
		resp.Header.Set("Content-Disposition", tt.disposition)
		resp.Header.Set("Content-Type", tt.contentType)
		name, media := source.NameOf(resp)
		if name != tt.name || media != tt.media {
			t.Errorf("%q: %q, %q; want %q, %q", tt.disposition, name, media, tt.name, tt.media)
		}
	}
}

func FuzzCleanName(f *testing.F) {
	for _, s := range []string{"a.docx", "../x", "", "..", "a\x00b", "\xff\xfe", strings.Repeat("ü", 300), `a\b`} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got := source.CleanName(s)
		if strings.ContainsAny(got, "/\\\x00\r\n") || got == ".." || len(got) > 255 || !utf8.ValidString(got) {
			t.Fatalf("%q gave %q", s, got)
		}
	})
}
