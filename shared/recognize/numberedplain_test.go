package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// quizLines are numbered questions in bold over choices without letters, one of them in
// bold, with what is told of the answer below.
func quizLines(told string) string {
	var b strings.Builder
	for i, beast := range []string{"hoots", "barks", "swims", "flies", "digs", "sings"} {
		offered := []string{"the grey one", "the old one", "the small one", "the thin one"}
		offered[i%4] = "{b:the " + beast + " one}"
		fmt.Fprintf(&b, "{b:%d. Which of the following beasts %s the best of all?}\n\n%s\n\n", i+1, beast, strings.Join(offered, "\n"))
		if told != "" {
			fmt.Fprintf(&b, "%s %s better than any other beast, as everybody knows.\nTHE %s BEAST\n\n", told, beast, strings.ToUpper(beast))
		}
	}
	return b.String()
}

// TestNumberedBoldOverPlain: the first choice without a letter under a numbered question in
// bold asks nothing, and what stands apart below the choices is none of them.
func TestNumberedBoldOverPlain(t *testing.T) {
	want := []string{"the hoots one", "the barks one", "the swims one", "the flies one", "the digs one", "the sings one"}
	for _, told := range []string{"", "The right one"} {
		q, _ := read(t, set(quizLines(told)))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%q: %v (-want +got):\n%s", told, labelled(q), diff)
			continue
		}
		for _, item := range q.Items {
			if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 4 || !strings.HasPrefix(item.Stem.Text(), "Which of") {
				t.Errorf("%q: %q %T", told, item.Stem.Text(), item.Response)
			}
		}
	}
}

// TestPlainAmongLettered: choices without letters may be four here and five there where
// other questions of the paper have letters; the chapters that it covers are none of them.
func TestPlainAmongLettered(t *testing.T) {
	q, _ := read(t, set("Owls quiz\nChapters covered in questions\n1. Barns\n2. Feathers\n3. Hunting\n4. Sounds\n5. Ears\n6. Young owls\n7. Food\n8. Nests\n"+
		"1. What do owls eat?\nA. grass\nB. mice ✔\nC. stones\nD. bark\n2. Where do owls live?\nA. barns ✔\nB. ponds\nC. caves\nD. roads\n3. When do owls hunt?\nA. at noon\nB. at night ✔\nC. at dawn\nD. never\n"+
		"4. How do owls hear?\nbadly\nwell ✔\nnot at all\nas we do\nwith their feet\n5. Which owl is white?\nthe barn owl\nthe snowy owl ✔\nthe tawny owl\nthe eagle owl\nnone\n6. Which owl is the largest?\nthe barn owl\nthe snowy owl\nthe tawny owl\nthe eagle owl ✔\n7. What sound do owls make?\nthey bark\nthey sing\nthey hoot ✔\nthey hum\n8. How far do owls turn their heads?\nhalf round\nnearly round ✔\nnot at all\na little\n9. Who hunts owls?\nmice\nmartens ✔\nhares\nfish\nbees\n"))
	want := []string{"mice", "barns", "at night", "well", "the snowy owl", "the eagle owl", "they hoot", "nearly round", "martens"}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
