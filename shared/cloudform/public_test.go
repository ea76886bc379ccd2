package cloudform

import (
	"testing"

	"formwright/shared/export"
)

// TestWhoCanFetchPictures: the real service does not reach a laptop; a stand-in
// on the laptop does.
func TestWhoCanFetchPictures(t *testing.T) {
	for base, want := range map[string]bool{
		"https://forms.example.org": true, "https://203.0.113.7": true, "http://127.0.0.1:3000": false, "http://localhost:3000": false,
		"http://[::1]:3000": false, "https://10.1.2.3": false, "https://school.local": false, "http://[::ffff:192.168.1.1]": false, "https://intranet": false, "": false,
	} {
		real := New(nil, nil, &export.Service{}, Config{BaseURL: base}, nil)
		near := New(nil, nil, &export.Service{}, Config{BaseURL: base, FormsURL: "http://127.0.0.1:9"}, nil)
		none := New(nil, nil, nil, Config{BaseURL: base}, nil)
		if real.fetched != want || !near.fetched || none.fetched {
			t.Errorf("%s: %v %v %v, want %v", base, real.fetched, near.fetched, none.fetched, want)
		}
	}
}
