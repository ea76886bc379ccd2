package recognize_test

import (
	"strings"
	"testing"
)

// TestPapersOfColleges reads how exam papers number their questions and say what
// these are worth.
func TestPapersOfColleges(t *testing.T) {
	for _, c := range []struct{ name, text, stems, points string }{
		{"words", "QUESTION ONE [9 marks]\na) Explain why rivers flood.\t[4 mks]\nb) Draw the cycle of water.\t[5 mks]\n\nQUESTION TWO [3 marks]\na) Name two lakes of your country.\t[1 mk]\nb) Explain why a lake may dry up.\t[2 mks]",
			"Explain why rivers flood.|Draw the cycle of water.|Name two lakes of your country.|Explain why a lake may dry up.", "4 5 1 2"},
		{"halves", "1. a) Explain how bees find flowers.\t( 7 ½ marks)\nb) Describe the life of a queen.\t(10 marks)\n2. Describe the work of a keeper.\t(17 ½ marks)\n3. a) Explain why hives are white.\t(5 marks)\nb) Describe two kinds of honey.\t( 12½ marks)",
			"Explain how bees find flowers.|Describe the life of a queen.|Describe the work of a keeper.|Explain why hives are white.|Describe two kinds of honey.", "7.5 10 17.5 5 12.5"},
		{"sums", "Question No 1. [Marks: 2 * 3 = 6]\nDescribe the three parts of an insect.\nQuestion No 2. [Marks: 4+2= 6]\nExplain how a spider makes its web.\nQuestion No 3. [2+3 = 5 marks]\nWhat do moths eat, and when?",
			"Describe the three parts of an insect.|Explain how a spider makes its web.|What do moths eat, and when?", "6 6 5"},
		{"behind the head", "Question No 1.\tMarks: 12\nDescribe the three parts of an insect.\nQuestion No 2.\tMarks: 4+2= 6\nExplain how a spider makes its web.\nQuestion No 3.\tMarks: 5\nWhat do moths eat, and when?",
			"Describe the three parts of an insect.|Explain how a spider makes its web.|What do moths eat, and when?", "12 6 5"},
	} {
		q, _ := read(t, paper(c.text))
		var stems, points []string
		for _, item := range q.Items {
			stems = append(stems, item.Stem.Text())
			if item.Points != nil {
				points = append(points, item.Points.String())
			}
		}
		if got := strings.Join(stems, "|"); got != c.stems {
			t.Errorf("%s: stems %q", c.name, got)
		}
		if got := strings.Join(points, " "); got != c.points {
			t.Errorf("%s: points %q", c.name, got)
		}
	}
}
