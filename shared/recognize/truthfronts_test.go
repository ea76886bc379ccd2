package recognize_test

import (
	"strings"
	"testing"
)

// TestTruthFronts: an initial of true or false between the number of every statement
// and its words is the answer.
func TestTruthFronts(t *testing.T) {
	for text, want := range map[string]string{
		"1. F Las rosas son animales.\n2. V El agua hierve.\n3. F Todos los peces vuelan.\n4. V El sol es una estrella.\n5. F (Mapas) El norte está abajo.": "false, true, false, true, false",
		"1. T Ice floats on water.\n2. F Stones float too.\n3. T Rain is wet.\n4. F Snow is warm.\n5. T Fire is hot.":                                       "true, false, true, false, true",
		"1) R Eis ist gefroren.\n2) F Steine schwimmen gut.\n3) R Regen macht nass.\n4) F Schnee ist warm.\n5) R Feuer ist heiß.":                           "true, false, true, false, true",
	} {
		q, _ := read(t, paper(text))
		if got := strings.Join(keys(q), ", "); got != want {
			t.Errorf("%s: %s", text, got)
		}
	}
	for _, text := range []string{
		"1. A Casa do rio fica longe?\n2. O Barco é azul?\n3. A Maria mora aqui?\n4. O Pedro mora ali?\n5. A Ana é alta?",
		"1. F Minor has how many flats?\n2. T Cells are made where?\n3. F Sharp is which note?\n4. T Shirts cost what?\n5. Which key is it?",
	} {
		q, _ := read(t, paper(text))
		for i, k := range keys(q) {
			if k != "-" {
				t.Errorf("%s: %d is %s", text, i+1, k)
			}
		}
	}
}
