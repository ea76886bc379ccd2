package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestMixTags reads tests written for the programs that mix questions: tags before the
// choices and between the questions, the right choice in red or its tag underlined.
func TestMixTags(t *testing.T) {
	want := []string{"1. Sông nào dài nhất? / Sông Hồng / Sông Mê Kông / Sông Đà: Sông Mê Kông", "2. Núi nào cao nhất / Phan Xi Păng / Ba Vì: Phan Xi Păng"}
	q, _ := read(t, set("[<br>]\nSông nào dài nhất?\n[<$>] Sông Hồng\n{u:[<$>]} Sông Mê Kông\n[<$>] Sông Đà\n[<br>]\nNúi nào cao nhất\n{u:[<$>]} Phan Xi Păng\n[<$>] Ba Vì\n[<br>]"))
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Error(diff)
	}
	want[0], want[1] = "Câu 1"+want[0][2:], "Câu 2"+want[1][2:]
	q, _ = read(t, set("{b:Câu 1 [<NB>]: Sông nào dài nhất?}\n[<$>] Sông Hồng\n[<$>] {r:Sông Mê Kông}\n[<$>] Sông Đà\n{b:Câu 2 [<TH>]: Núi nào cao nhất}\n[<$>] {r:Phan Xi Păng}\n[<$>] Ba Vì"))
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Error(diff)
	}
}
