package recognize_test

import (
	"testing"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestTitledOrders reads lists of orders under the title of a worksheet in Malay and Hebrew;
// what such a title stands over without an order is no test.
func TestTitledOrders(t *testing.T) {
	for _, text := range []string{
		"Soalan\n\n1. Lukiskan sebuah bulatan.\n\n2. Senaraikan lima buah bandar.\n\n3. Terangkan maksud puisi ini.\n",
		"תרגילים\n\n1. כתבו תוכנית שמחברת שני מספרים.\n\n2. ציירו עיגול עם שתי נקודות.\n\n3. הכינו רשימה של חמש ערים.\n",
	} {
		if q, _ := read(t, paper(text)); len(q.Items) != 3 {
			t.Errorf("%d items of %q", len(q.Items), text)
		}
	}
	if q, _, err := recognize.Recognize(paper("Latihan\n\n1. Dewan di tingkat bawah.\n\n2. Pasukan merah dan biru.\n\n3. Air dan tuala.\n")); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("err = %v with %d items", err, len(q.Items))
	}
}
