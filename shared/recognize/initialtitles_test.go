package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestInitialTitles: titles of one letter are the initials of the words for right and
// wrong where the wrong ones are counted; other letters tell no key.
func TestInitialTitles(t *testing.T) {
	const rows = "\nHangi kuş gece öter?,serçe,leylek,baykuş\nHangi balık yassıdır?,yılan balığı,sazan,dil balığı\nHangi hayvan toprağı kazar?,tilki,geyik,köstebek"
	none := []string{"-", "-", "-"}
	for head, want := range map[string][]string{
		"Soru,y1,y2,d":  {"baykuş", "dil balığı", "köstebek"},
		"Frage,F1,F2,R": {"baykuş", "dil balığı", "köstebek"},
		"Soru,y1,y3,d":  none,
		"Soru,k1,k2,d":  none,
	} {
		if diff := cmp.Diff(want, keysOfCSV(t, head+rows)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", head, diff)
		}
	}
}
