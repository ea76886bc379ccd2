package form_test

import (
	"encoding/base64"
	"fmt"
	"testing"

	"formwright/shared/quiz/quiztest"
)

// TestAddressesAreRandom: 128 bits, of which none follow from another form's.
func TestAddressesAreRandom(t *testing.T) {
	w := newWorld(t)
	var ids [][]byte
	for i := range 20 {
		id, err := base64.RawURLEncoding.DecodeString(w.draft(fmt.Sprint("job", i), quiztest.OneOfEach()).PublicID)
		if err != nil || len(id) != 16 {
			t.Fatalf("%x, %v", id, err)
		}
		ids = append(ids, id)
	}
	for i, a := range ids {
		for _, b := range ids[:i] {
			same := 0
			for k := range a {
				if a[k] == b[k] {
					same++
				}
			}
			if same > 6 { // by chance less than once in a billion runs
				t.Errorf("%x and %x have %d bytes in common", a, b, same)
			}
		}
	}
}
