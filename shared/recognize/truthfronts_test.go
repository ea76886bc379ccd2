package recognize_test

import (
	"strings"
	"testing"
)

// TestTruthFronts: an initial of true or false between the number of every statement
// and its words is the answer.
func TestTruthFronts(t *testing.T) {
	for text, want := range map[string]string{
		"1. F Las rosas son animales.\n2. V El agua hierve.\n3. F Todos los peces vuelan.\n4. V El sol es una estrella.\n5. F (Mapas) El norte está abajo.":             "false, true, false, true, false",
		"1. T Ice floats on water.\n2. F Stones float too.\n3. T Rain is wet.\n4. F Snow is warm.\n5. T Fire is hot.":                                                   "true, false, true, false, true",
		"1) R Eis ist gefroren.\n2) F Steine schwimmen gut.\n3) R Regen macht nass.\n4) F Schnee ist warm.\n5) R Feuer ist heiß.":                                       "true, false, true, false, true",
		"1) F- las rosas vuelan de noche.\n2) V- el agua hierve.\n3) F- todos los peces vuelan.\n4) V- el sol es una estrella.\n5) F- el norte está abajo.":             "false, true, false, true, false",
		"1 V El agua hierve.\n2F El hielo es caliente.\n3F La luna es una estrella.\n4 V El sol es una estrella.\n5F El norte está abajo.":                              "true, false, false, true, false",
		"1. Which one floats?\na) wood\nb) lead\n2. T Ice floats on water.\n3. F Stones float too.\n4. T Rain is wet.\n5. F Snow is warm.\n6. T Fire is hot.":           "-, true, false, true, false, true",
		"1- V El agua hierve.\nDe la luna:\n2- F Es una estrella.\n3- F Es de queso.\n4- V Da vueltas siempre.\n5- F No se ve.\n6. Which one floats?\na) wood\nb) lead": "true, false, false, true, false, -",
	} {
		q, _ := read(t, paper(text))
		if got := strings.Join(keys(q), ", "); got != want {
			t.Errorf("%s: %s", text, got)
		}
	}
	for _, text := range []string{
		"1. T Shirts are sewn here by whom?\n2. F Major has one flat.\n3. T Bones are dear.\n4. F Holes are cut.\n5. What is a T Bone?",
		"1. V Engines have how many cylinders?\na) two\nb) six\n2. F Words are bad.\na) yes\nb) no\n3. Which one is it?\na) this\nb) that",
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
