package made_test

import (
	"testing"

	"formwright/shared/cloudform/made"
)

func TestEditURL(t *testing.T) {
	for id, want := range map[string]string{
		"form1": "https://docs.google.com/forms/d/form1/edit", "a/../b?c": "https://docs.google.com/forms/d/a%2F..%2Fb%3Fc/edit",
	} {
		if got := made.EditURL(id); got != want {
			t.Errorf("%s: %s", id, got)
		}
	}
}
