package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestNamedTruths: under an order that names the letters of true and false, every
// statement may have one of them at the same end.
func TestNamedTruths(t *testing.T) {
	want := []string{"false", "true", "false", "-"}
	for _, text := range []string{
		"1. Indique si las premisas son verdaderas (V) o falsas (F).\nF El búho canta de día y duerme de noche.\nV La gaviota vive cerca del mar.\nF El pingüino vuela muy lejos.\n2. Explique qué come un búho.",
		"1. Indique si las premisas son verdaderas (V) o falsas (F).\nEl búho canta de día y duerme de noche. F\nLa gaviota vive cerca del mar. V\nEl pingüino vuela muy lejos. F\n2. Explique qué come un búho.",
		"1. Say whether each statement is true or false. Write T or F.\nThe owl sings by day and sleeps at night. __F__\nThe gull lives near the sea. __T__\nThe penguin flies very far. __F__\n2. Explain what an owl eats.",
		"1. Richtig (R) oder falsch (F)?\n_F_ Die Eule singt am Tag im Wald.\n_R_ Die Möwe lebt nahe am Meer.\n_F_ Der Pinguin fliegt sehr weit.\n2. Erklären Sie, was eine Eule frisst.",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, keysOrModels(q)); diff != "" {
			t.Errorf("%s\n%s", text, diff)
		}
	}
	q, _ := read(t, paper("1. Say whether each is true (T) or false (F).\nT The owl sings by day.\nThe gull lives near the sea at night.\nF The penguin flies very far.\n2. Where does the owl live?\n3. What does an owl eat?"))
	for _, k := range keysOrModels(q) {
		if k == "true" || k == "false" {
			t.Errorf("a letter that not all have counts: %v", keysOrModels(q))
		}
	}
}
