package drive

import (
	"net/url"
	"testing"
)

func TestAllowedPlaces(t *testing.T) {
	actual, err := placesAt("")
	if err != nil {
		t.Fatal(err)
	}
	standIn, err := placesAt("http://127.0.0.1:8080/")
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		address         string
		actual, standIn bool
	}{
		{"https://docs.google.com/x", true, true},
		{"https://doc-0s-docstext.googleusercontent.com/x", true, true},
		{"https://drive.usercontent.google.com/download", true, true},
		{"https://www.googleapis.com:443/x", true, true},
		{"http://docs.google.com/x", false, false},
		{"https://docs.google.com:8443/x", false, false},
		{"https://user@docs.google.com/x", false, false},
		{"https://evilgoogle.com/x", false, false},
		{"https://google.com.evil.example/x", false, false},
		{"http://127.0.0.1:8080/x", false, true},
		{"http://127.0.0.1:8081/x", false, false},
		{"https://127.0.0.1:8080/x", false, false},
		{"file:///etc/passwd", false, false},
	}
	for _, tt := range tests {
		u, err := url.Parse(tt.address)
		if err != nil {
			t.Fatal(err)
		}
		if actual.allowed(u) != tt.actual || standIn.allowed(u) != tt.standIn {
			t.Errorf("%s: %v, %v", tt.address, actual.allowed(u), standIn.allowed(u))
		}
	}
}

func FuzzConfirmLink(f *testing.F) {
	for _, page := range []string{
		`<form action="/download"><input name=confirm value=t></form>`, `<a href="?confirm=t">`, `<form></form><form action="::">`, "<", "</form>",
		`<form action="javascript:x"><input name="confirm" value="1"></form>`,
	} {
		f.Add(page)
	}
	at, err := url.Parse("https://drive.google.com/uc?id=abc")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, page string) {
		u, ok := confirmLink([]byte(page), at)
		if ok && u.Query().Get("confirm") == "" {
			t.Fatalf("%q gave %s", page, u)
		}
	})
}
