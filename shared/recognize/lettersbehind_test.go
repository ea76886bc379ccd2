package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLettersBehind: a letter apart behind the choices of nearly all questions is the
// answer, also where it stands on a line of its own below some.
func TestLettersBehind(t *testing.T) {
	for name, c := range map[string]struct{ between, want string }{
		"behind": {" ", "春季 秋季 夏季 秋季 春季 夏季 夏季 春季 秋季"},
		"both":   {"\n", "春季 秋季 夏季 秋季 春季 夏季 夏季 春季 秋季"},
	} {
		var b strings.Builder
		for i, letter := range []string{"A", "C", "B", "C", "A", "B", "B", "A", "C"} {
			between := " "
			if i%3 == 2 {
				between = c.between
			}
			fmt.Fprintf(&b, "%d. 下列何者最適合第%d種作物的生長？ (A)春季(B)夏季(C)秋季%s%s\n", i+1, i+1, between, letter)
		}
		q, _ := read(t, paper(b.String()))
		if diff := cmp.Diff(c.want, strings.Join(keys(q), " ")); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestLettersOfChoices: a letter that ends the last choice of a few questions is a part
// of it.
func TestLettersOfChoices(t *testing.T) {
	q, _ := read(t, paper("1. 下列何者是水溶性的？ (A)油脂(B)蠟(C)維生素 B\n2. 下列何者最硬？ (A)鐵(B)鑽石(C)木\n3. 下列何者最輕？ (A)氫(B)氧(C)氮\n4. 下列何者是金屬？ (A)銅(B)硫(C)碘"))
	if diff := cmp.Diff("1. 下列何者是水溶性的？ / 油脂 / 蠟 / 維生素 B", labelled(q)[0]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
