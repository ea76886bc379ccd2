package recognize_test

import (
	"strings"
	"testing"
)

// TestUnletteredAnswers: lines without letters above an answer that says one of them again
// are choices, also below a stem of several lines; answers that say none of them again
// leave what stands above in the stem.
func TestUnletteredAnswers(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"said again", "Question 1\nWhich bird hoots?\nthe wren\nthe owl\nthe gull\nAnswer: the owl\n\nQuestion 2\nWhich sign says the same?\n=\n<\n>\nAnswer: =\n\nQuestion 3\nLook at the owls below:\nowls that hoot\nowls that sleep\nall of them fly\nnone of them flies\nsome of them fly\nAnswer: all of them fly\n\nQuestion 4\nWhich one barks?\nthe dog\nthe cat\nthe hen\nAnswer: the dog",
			"Question 1 Which bird hoots? / the wren / the owl / the gull: the owl|Question 2 Which sign says the same? / = / < / >: =|Question 3 Look at the owls below:\nowls that hoot\nowls that sleep / all of them fly / none of them flies / some of them fly: all of them fly|Question 4 Which one barks? / the dog / the cat / the hen: the dog"},
		{"answers of their own", "Question 1\nName the bird that hoots.\nIt lives in the wall.\nIt hunts at night.\nAnswer: the owl\n\nQuestion 2\nName the one that barks.\nIt lives in the yard.\nIt has a tail.\nAnswer: the dog\n\nQuestion 3\nName the one that purrs.\nIt sleeps by day.\nIt has a tail.\nAnswer: the cat",
			"Question 1 Name the bird that hoots.\nIt lives in the wall.\nIt hunts at night.: the owl|Question 2 Name the one that barks.\nIt lives in the yard.\nIt has a tail.: the dog|Question 3 Name the one that purrs.\nIt sleeps by day.\nIt has a tail.: the cat"},
	} {
		q, _ := read(t, paper(c.text))
		if all := strings.Join(labelled(q), "|"); all != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.name, all, c.want)
		}
	}
}
