package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/richtext"
)

// picturesAt reads a paper in which every line "[]" is a picture of its own.
func picturesAt(t *testing.T, text string) []string {
	t.Helper()
	doc := page.Document{Media: richtext.Library{}}
	n := 0
	for _, l := range set(text).Blocks {
		if p, ok := l.(page.Paragraph); ok && p.Text() == "[]" {
			n++
			hash := fmt.Sprintf("p%d", n)
			doc.Media[hash] = richtext.Media{Type: "image/png"}
			p.Runs = []page.Run{{Kind: page.ImageRun, Image: &page.Image{Hash: hash, Width: 200, Height: 90}}}
			l = p
		}
		doc.Blocks = append(doc.Blocks, l)
	}
	q, _ := read(t, doc)
	return labelled(q)
}

// TestPictureOverBareChoices: a picture between a question and choices without letters is
// none of these, also where the question leaves its end open.
func TestPictureOverBareChoices(t *testing.T) {
	got := picturesAt(t, "1. Which bird hoots?\nlark\nowl\nduck\ncrow\n2. The bird in the picture is a\n[]\nlark\nowl\nduck\ncrow\n3. Which bird swims?\nlark\nowl\nduck\ncrow\n4. What do owls eat?\n[]\nmice\ngrass\nbark\nsand\n")
	want := []string{"1. Which bird hoots? / lark / owl / duck / crow", "2. The bird in the picture is a / lark / owl / duck / crow", "3. Which bird swims? / lark / owl / duck / crow", "4. What do owls eat? / mice / grass / bark / sand"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestPictureUnderUnnumbered: a picture between a question without a number and its choices
// leaves the question over it, though this looks like a heading; not the title of a section.
func TestPictureUnderUnnumbered(t *testing.T) {
	got := picturesAt(t, "{b:The bird that hoots is the}\nA. lark\n*B. owl\nC. duck\n\n{b:The bird that swims is the}\n[]\nA. lark\nB. owl\n*C. duck\n\n{b:The bird that sings is the}\n*A. lark\nB. owl\nC. duck\n")
	want := []string{" The bird that hoots is the / lark / owl / duck: owl", " The bird that swims is the / lark / owl / duck: duck", " The bird that sings is the / lark / owl / duck: lark"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestPictureUnderLetter: the letter of the answer before a number is read where a picture
// stands under the question, as it is elsewhere.
func TestPictureUnderLetter(t *testing.T) {
	got := picturesAt(t, "__B__ 1. Which bird hoots?\na) lark\nb) owl\nc) duck\n__C__ 2. Which bird swims?\n[]\na) lark\nb) owl\nc) duck\n__A__ 3. Which bird sings?\na) lark\nb) owl\nc) duck\n")
	want := []string{"1. Which bird hoots? / lark / owl / duck: owl", "2. Which bird swims? / lark / owl / duck: duck", "3. Which bird sings? / lark / owl / duck: lark"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestOverFirstUnnumbered: an order or room for a name over the first of several questions
// without numbers is no part of it; what it asks about is.
func TestOverFirstUnnumbered(t *testing.T) {
	birds := "Which bird hoots?\nA. lark\n*B. owl\n\nWhich bird swims?\n*A. duck\nB. owl\n\nWhich bird sings?\n*A. lark\nB. owl\n\nWhich bird barks?\n*A. none\nB. owl\n"
	for over, want := range map[string]string{
		"Birds\nName: ________ Class: ____\nChoose the best answer.":   " Which bird hoots? / lark / owl: owl",
		"A bird sat in the old barn all night and would not be quiet:": " A bird sat in the old barn all night and would not be quiet:\nWhich bird hoots? / lark / owl: owl",
	} {
		if got := picturesAt(t, over+"\n"+birds); len(got) != 4 || got[0] != want {
			t.Errorf("%q: %s", over, strings.Join(got, "\n"))
		}
	}
}
