package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestAnsweredApart: what stands behind a gap under each question of a paper, the last one
// too, is what somebody answered.
func TestAnsweredApart(t *testing.T) {
	q, _ := read(t, paper("CUESTIONARIO DE LA CLASE\n\n1.- ¿Qué es un búho? Explícalo con tus palabras\n\nUn ave que caza de noche\n\n2.- ¿Qué significa ladrar?\n\nLa voz de los perros\n\n3.- Enumera los peces que conozcas.\n\nTrucha, la del río\n\nCarpa, la del lago\n\n4.- ¿Has visto un zorro?\n\nSolo de lejos\n\n5.- ¿Dónde vive el tejón?\n\nEn su madriguera\n"))
	if diff := cmp.Diff([]string{"Un ave que caza de noche", "La voz de los perros", "-", "Solo de lejos", "En su madriguera"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if e, ok := q.Items[2].Response.(quiz.Essay); !ok || e.Model.Text() != "Trucha, la del río\nCarpa, la del lago" || q.Items[2].Stem.Text() != "Enumera los peces que conozcas." {
		t.Errorf("%+v", q.Items[2])
	}
}

// TestNotAnsweredApart: what stands so under some questions only belongs to them or to the
// next one, and so does what orders something or is the same everywhere.
func TestNotAnsweredApart(t *testing.T) {
	for name, text := range map[string]string{
		"some":       "1. What is an owl?\n\n2. What does barking mean?\n\nThe farm\n\n3. Where do badgers live?\n\n4. Have you seen a fox?\n\nThe lake\n\n5. What is a carp?\n",
		"the last":   "1. What is an owl?\n\nThe farm\n\n2. What does barking mean?\n\nThe barn\n\n3. Where do badgers live?\n\nThe lake\n\n4. Have you seen a fox?\n\nThe pond\n\n5. What is a carp?\n",
		"orders":     "1. What is an owl?\n\nExplain in two sentences.\n\n2. What does barking mean?\n\nGive an example.\n\n3. Where do badgers live?\n\nDraw a map of the place.\n\n4. Have you seen a fox?\n\nDescribe its tail.\n",
		"pointed to": "1. Which error is in the following line?\n\nOwls is birds\n\n2. What is wrong with this sentence?\n\nHe go home\n\n3. Which tense is used below?\n\nShe had left\n\n4. Who says these words?\n\nTo the lake\n",
		"code":       "1. What is printed first?\n\nprint(a + 1);\n\n2. How often does it run?\n\nfor (i = 0; i < 3; i++) { f(i); }\n\n3. Where does it stop?\n\nwhile (true) { break; }\n\n4. What is stored?\n\nx = y + 2;\n",
		"the same":   "1. What is an owl?\n\nYour words here\n\n2. What does barking mean?\n\nYour words here\n\n3. Where do badgers live?\n\nYour words here\n\n4. Have you seen a fox?\n\nYour words here\n",
	} {
		q, _ := read(t, paper(text))
		for i, k := range keys(q) {
			if k != "-" {
				t.Errorf("%s: question %d has the key %q", name, i+1, k)
			}
		}
	}
}
