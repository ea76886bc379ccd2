package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKeysUnder: a key right under each exercise answers the rows above it, which count
// from 1 again, on a line or as a list; answers that are sentences are no rows.
func TestKeysUnder(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"lists": {"Exercise 1: Past\nWrite the verbs in the past.\n1. He ____ (swim) far.\n2. We ____ (sing) well.\nAnswers:\n1. swam\n2. sang\nExercise 2: Mistakes\nFind the mistakes in the sentences.\n1. He swimmed far.\n2. We singed well.\nAnswers:\n1. He swam far.\n2. We sang well.",
			[]string{"swam", "sang", "He swam far.", "We sang well."}},
		"in a row": {"Exercise 1: Past\n1. He ____ (swim) far.\n2. We ____ (sing) well.\nAnswers: 1. swam 2. sang\nExercise 2: Plural\n1. ox: ____\n2. goose: ____\nAnswers: 1. oxen 2. geese",
			[]string{"swam", "sang", "oxen", "geese"}},
		"only one": {"Part 1\n1. 3 m = ____ cm\n2. 40 mm = ____ cm\nPart 2\n1. ox: ____\n2. goose: ____\nAnswers: 1. oxen 2. geese\nPart 3\n1. sheep: ____\n2. deer: ____",
			[]string{"-", "-", "oxen", "geese", "-", "-"}},
		"Indonesian": {"Bacaan A\n1. Siapa yang menanam padi?\n2. Kapan padi dipanen?\nJawab:\n1. Petani menanam padi.\n2. Padi dipanen setelah empat bulan.\nBacaan B\n1. Di mana ikan hidup?\n2. Apa makanan ikan?\nJawab:\n1. Ikan hidup di air.\n2. Ikan makan cacing.",
			[]string{"Petani menanam padi.", "Padi dipanen setelah empat bulan.", "Ikan hidup di air.", "Ikan makan cacing."}},
		"German": {"Übung 1\n1. Er ____ (singen) gut.\n2. Wir ____ (laufen) weit.\nLösungen:\n1. sang\n2. liefen\nÜbung 2\n1. das Haus: ____\n2. der Ball: ____\nLösungen:\n1. die Häuser\n2. die Bälle",
			[]string{"sang", "liefen", "die Häuser", "die Bälle"}},
		"choices in brackets": {"Exercise 1\n1. He ____ (swim) far.\n2. We ____ (sing) well.\nAnswers:\n1. swam\n2. sang\nExercise 2\n1. She (sing / sings) well.\n2. They (run / runs) fast.\n3. It (rain / rains) today.\nAnswers:\n1. sings\n2. run\n3. rains",
			[]string{"swam", "sang", "sings", "run", "rains"}},
		"of the whole sheet": {"Section A\n1. Who rings the bell?\n2. Who reads aloud?\nSection B\n1. Who sweeps the yard?\n2. Who locks the gate?\nAnswer key\nSection A\n1. Ann\n2. Bo\nSection B\n1. Cy\n2. Di",
			[]string{"Ann", "Bo", "Cy", "Di"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
