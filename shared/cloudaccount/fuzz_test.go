package cloudaccount_test

import (
	"net/url"
	"testing"
	"time"

	"formwright/shared/cloudaccount"
	"formwright/shared/problem"
	"formwright/shared/store/embedded"
)

// FuzzFinish sends any query to the callback: nothing but a state of ours is
// taken, and every answer is a problem.
func FuzzFinish(f *testing.F) {
	st, err := embedded.Open(f.TempDir(), embedded.Options{})
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { st.Close() })
	service := cloudaccount.New(st.Table(), nil, cloudaccount.Options{ClientID: "id", BaseURL: base}, time.Now)
	for _, seed := range []string{"", "state=x&code=y", "state=a&state=b", "state=%00&error=access_denied", "error=%3Cscript%3E&state=x"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, query string) {
		q, _ := url.ParseQuery(query) // what could be read of it
		if err := service.Finish(t.Context(), user, session, q); problem.CodeOf(err) != problem.InvalidRequest {
			t.Fatalf("%q: %v", query, err)
		}
	})
}
