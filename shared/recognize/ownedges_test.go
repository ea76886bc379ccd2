package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestOwnEdges: what stands behind one choice of every question, and never behind another, marks
// the right one, whatever a teacher types there.
func TestOwnEdges(t *testing.T) {
	lettered := "1. Which is a river?\na) the Harz\nb) the Elbe@\nc) the Alps\n2. Which is a metal?\na) clay\nb) sand\nc) zinc@\n3. How many legs has a fly?\na) 6@\nb) 4\nc) 8\n4. Which is in Italy?\na) Bonn\nb) the old town of Bari@\nc) Graz\n5. Which is a tree?\na) moss\nb) fern\nc) an elm@\n6. Which is a bird?\na) a wren@\nb) a bat\nc) a bee\n"
	bare := strings.NewReplacer("\na) ", "\n", "\nb) ", "\n", "\nc) ", "\n", "\n1", "\n\n1").Replace(lettered)
	want := []string{"the Elbe", "zinc", "6", "the old town of Bari", "an elm", "a wren"}
	for _, tail := range []string{" xx", " x", " [c]", "--", " --", "++", " ++", " ==", "//", " !!", " @", " =", " ok", " OK", " ans", " yes", " true", " correct", ", yes", " - right", ": correct", " (ok)", " richtig"} {
		for name, text := range map[string]string{"lettered": lettered, "bare": bare} {
			q, _ := read(t, paper(strings.ReplaceAll(text, "@", tail)))
			if diff := cmp.Diff(want, keys(q)); diff != "" {
				t.Errorf("%q, %s (-want +got):\n%s", tail, name, diff)
			}
		}
	}
}

// TestOwnHeads: the same before the text.
func TestOwnHeads(t *testing.T) {
	text := "1. Which is a river?\na) the Harz\nb) @the Elbe\nc) the Alps\n2. Which is a metal?\na) clay\nb) sand\nc) @zinc\n3. How many legs has a fly?\na) @6\nb) 4\nc) 8\n4. Which is in Italy?\na) Bonn\nb) @the old town of Bari\nc) Graz\n5. Which is a tree?\na) moss\nb) fern\nc) @an elm\n6. Which is a bird?\na) @a wren\nb) a bat\nc) a bee\n"
	want := []string{"the Elbe", "zinc", "6", "the old town of Bari", "an elm", "a wren"}
	for _, head := range []string{"xx ", "x ", "-- ", "++", "== ", "= ", "--> ", "<<< ", "// ", "!!", "$ ", "ok ", "OK: ", "ans ", "Correct ", "RIGHT ", "yes, "} {
		q, _ := read(t, paper(strings.ReplaceAll(text, "@", head)))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", head, diff)
		}
	}
	for name, text := range map[string]string{
		"answers that begin with yes": strings.NewReplacer("@", "yes, ", "a) m", "a) no, m", "a) B", "a) no, B").Replace(text),
		"equations":                   strings.NewReplacer("@the Elbe", "x = 4", "@zinc", "x = 5", "@6", "x = 6", "@the old town of Bari", "x = 7", "@an elm", "x = 8", "@a wren", "x = 9").Replace(text),
		"dashes":                      strings.NewReplacer("@", "- ").Replace(text),
	} {
		q, _ := read(t, paper(text))
		for i, key := range keys(q) {
			if key != "-" {
				t.Errorf("%s: question %d has the key %q", name, i+1, key)
			}
		}
	}
}

// TestEdgesOfText: the ends of texts tell nothing.
func TestEdgesOfText(t *testing.T) {
	for name, text := range map[string]string{
		"two that are alone":       "1. Come@\na) look on\nb) look off\nc) look up\n2. Go@\na) go off\nb) go up\nc) go on\n3. Stay@\na) put up\nb) put on\nc) put off\n4. Wake@\na) take on\nb) take up\nc) take off\n5. Lie@\na) get off\nb) get on\nc) get up\n",
		"the same text":            "1. Come@\na) oil\nb) none of these\nc) ice\n2. Go@\na) none of these\nb) fog\nc) ash\n3. Stay@\na) tin\nb) none of these\nc) ore\n4. Wake@\na) clay\nb) lime\nc) none of these\n5. Lie@\na) none of these\nb) salt\nc) sand\n",
		"always the last":          "1. Come@\na) oil\nb) fog\nc) oil too\n2. Go@\na) ash\nb) tin\nc) tin too\n3. Stay@\na) ore\nb) wax\nc) wax too\n4. Wake@\na) clay\nb) lime\nc) clay too\n5. Lie@\na) salt\nb) sand\nc) salt too\n",
		"behind half of them":      "1. Come@\na) a red hat\nb) a cap\nc) a tie\n2. Go@\na) a bag\nb) a new hat\nc) a cup\n3. Stay@\na) a pot\nb) a pan\nc) a big hat\n4. Wake@\na) a saw\nb) a nail\nc) an axe\n5. Lie@\na) an old hat\nb) a log\nc) a key\n6. Run@\na) a pin\nb) my hat\nc) a bun\n7. Sit@\na) a cat\nb) a dog\nc) a cow\n8. Eat@\na) a pie\nb) a pea\nc) an egg\n",
		"an unknown":               "1. Come@\na) 2 x\nb) 3\nc) 4\n2. Go@\na) 5\nb) 7 x\nc) 6\n3. Stay@\na) 8\nb) 9\nc) 3 x\n4. Wake@\na) 4 x\nb) 1\nc) 2\n5. Lie@\na) 7\nb) 6 x\nc) 5\n",
		"units":                    "1. Come@\na) 2 kg\nb) 3 g\nc) 4 t\n2. Go@\na) 5 t\nb) 7 kg\nc) 6 g\n3. Stay@\na) 8 g\nb) 9 t\nc) 3 kg\n4. Wake@\na) 4 kg\nb) 1 g\nc) 2 t\n5. Lie@\na) 7 t\nb) 6 kg\nc) 5 g\n",
		"a word for what is wrong": "1. Come@\na) oil\nb) fog wrong\nc) ice\n2. Go@\na) ash no\nb) tin wrong\nc) tar\n3. Stay@\na) ore wrong\nb) wax\nc) mud\n4. Wake@\na) clay\nb) lime\nc) chalk wrong\n5. Lie@\na) salt wrong\nb) sand\nc) silt\n",
		"two of each":              "1. Come@\na) an old hat\nb) a new hat\nc) a tie\n2. Go@\na) a bag\nb) a red hat\nc) my hat\n3. Stay@\na) his hat\nb) a pan\nc) her hat\n4. Wake@\na) that hat\nb) this hat\nc) an axe\n5. Lie@\na) our hat\nb) a log\nc) its hat\n",
	} {
		q, _ := read(t, paper(strings.ReplaceAll(text, "@", " with me: what is it?")))
		if len(q.Items) < 5 {
			t.Errorf("%s: %d questions", name, len(q.Items))
		}
		for i, key := range keys(q) {
			if key != "-" {
				t.Errorf("%s: question %d has the key %q", name, i+1, key)
			}
		}
	}
}
