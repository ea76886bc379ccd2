package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestAnsweredApart: what stands behind a gap under each question of a paper, the last one
// too, is what somebody answered.
func TestAnsweredApart(t *testing.T) {
	q, _ := read(t, paper("CUESTIONARIO DE LA CLASE\n\n1.- ¿Qué es un búho? Explícalo con tus palabras\n\nUn ave que caza de noche\n\n2.- ¿Qué significa ladrar?\n\nLa voz de los perros\n\n3.- Enumera los peces que conozcas.\n\nTrucha, la del río\n\nCarpa, la del lago\n\n4.- ¿Has visto un zorro?\n\nSolo de lejos\n\n5.- ¿Dónde vive el tejón?\n\nEn su madriguera\n\n6.- ¿Qué come el ciervo?\n\nHierba y hojas\n"))
	if diff := cmp.Diff([]string{"Un ave que caza de noche", "La voz de los perros", "-", "Solo de lejos", "En su madriguera", "Hierba y hojas"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if e, ok := q.Items[2].Response.(quiz.Essay); !ok || e.Model.Text() != "Trucha, la del río\nCarpa, la del lago" || q.Items[2].Stem.Text() != "Enumera los peces que conozcas." {
		t.Errorf("%+v", q.Items[2])
	}
}

// TestNotAnsweredApart: what stands so under some questions only belongs to them or to the
// next one; what orders something, is the same everywhere, is pointed to or is code is no
// answer either.
func TestNotAnsweredApart(t *testing.T) {
	asked := []string{"What is an owl?", "What does barking mean?", "Where do badgers live?", "Have you seen a fox?", "What is a carp?", "What do deer eat?"}
	pointing := []string{"Which error is in the following line?", "What is wrong with this sentence?", "Which tense is used below?", "Who says these words?", "What is missing in this line?", "Who wrote the following?"}
	for name, c := range map[string]struct{ asked, below []string }{
		"some":       {asked, []string{"", "The farm", "", "The lake", "", "The pond"}},
		"the last":   {asked, []string{"The farm", "The barn", "The lake", "The pond", "The wood", ""}},
		"orders":     {asked, []string{"Explain in two sentences.", "Give an example.", "Draw a map of the place.", "Describe its tail.", "Name its parts.", "List three plants."}},
		"the same":   {asked, []string{"Your words here", "Your words here", "Your words here", "Your words here", "Your words here", "Your words here"}},
		"pointed to": {pointing, []string{"Owls is birds", "He go home", "She had left", "To the lake", "A carp lives the pond", "The deer came at dawn"}},
		"code":       {asked, []string{"print(a + 1);", "for (i = 0; i < 3; i++) { f(i); }", "while (true) { break; }", "x = y + 2;", "return a[0];", "if (a == b) { stop(); }"}},
	} {
		var b strings.Builder
		for i, q := range c.asked {
			fmt.Fprintf(&b, "%d. %s\n\n", i+1, q)
			if c.below[i] != "" {
				b.WriteString(c.below[i] + "\n\n")
			}
		}
		q, _ := read(t, paper(b.String()))
		for i, k := range keys(q) {
			if k != "-" {
				t.Errorf("%s: question %d has the key %q", name, i+1, k)
			}
		}
	}
}
