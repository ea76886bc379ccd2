package recognize_test

import (
	"strings"
	"testing"
)

// TestVerdictRows: a table whose rows are statements with one of two letters or words for
// true and false holds their answers, wherever the verdict stands and without a line that asks.
func TestVerdictRows(t *testing.T) {
	for name, rows := range map[string][]string{
		"number, verdict": {"1|V|El agua moja mucho", "2|F|El hielo es caliente", "3|F|La luna es cuadrada", "4|V|El sol da calor", "5|V|La nieve es blanca"},
		"in one cell":     {"1 V|El agua moja mucho", "2 F|El hielo es caliente", "3F|La luna es cuadrada", "4 V|El sol da calor", "5 V|La nieve es blanca"},
		"behind":          {"El agua moja mucho|V", "El hielo es caliente|F", "La luna es cuadrada|F", "El sol da calor|V", "La nieve es blanca|V"},
		"words":           {"Verdadero|El agua moja mucho", "Falso|El hielo es caliente", "Falso|La luna es cuadrada", "Verdadero|El sol da calor", "Verdadero|La nieve es blanca"},
		"a head":          {"N|V/F|Enunciado", "1|V|El agua moja mucho", "2|F|El hielo es caliente", "3|F|La luna es cuadrada", "4|V|El sol da calor", "5|V|La nieve es blanca"},
	} {
		q, _ := read(t, blocks("Examen", grid(rows...)))
		if got := strings.Join(keys(q), ", "); got != "true, false, false, true, true" {
			t.Errorf("%s: %s", name, got)
		}
	}
	for name, rows := range map[string][]string{
		"one letter":   {"1|V|El agua moja mucho", "2|V|El hielo es caliente", "3|V|La luna es cuadrada", "4|V|El sol da calor", "5|V|La nieve es blanca"},
		"no pair":      {"1|M|Ana Ruiz de Soto", "2|F|Luis Paz y Vega", "3|F|Eva Gil de Mora", "4|M|Juan Rey del Río", "5|M|Rosa Sanz y Polo"},
		"no statement": {"p|V|F", "q|F|V", "r|V|F", "s|F|V", "t|V|V"},
	} {
		q, _ := read(t, blocks("Examen\n1. ¿Qué es el agua?\n2. ¿Qué es la luna?", grid(rows...)))
		if got := strings.Trim(strings.Join(keys(q), ""), "-"); got != "" {
			t.Errorf("%s: %s", name, got)
		}
	}
}

// TestTruthColumns: the heads of columns for true and false over numbered statements, of whose
// empty cells a page shows nothing, are what each of them offers; and so are the two letters
// behind several statements.
func TestTruthColumns(t *testing.T) {
	const statements = "1. El agua moja mucho.\n2. El hielo es caliente.\n3. La luna es cuadrada.\n4. El sol da calor."
	for text, want := range map[string]int{
		"Examen\nEnunciado\tV\tF\n" + statements:            4,
		"Examen\nVerdadero\tFalso\n" + statements:           4,
		"Examen\nStatement  True  False\n" + statements:     4,
		strings.ReplaceAll(statements, ".\n", " (V / F)\n"): 4,
		strings.ReplaceAll(statements, ".\n", " (R / F)\n"): 4,
	} {
		q, _ := read(t, paper(text))
		if got := len(q.Items); got < want-1 {
			t.Errorf("%s: %d items", text, got)
			continue
		}
		for _, k := range keys(q) {
			if k != "-" {
				t.Errorf("%s: %s", text, k)
			}
		}
	}
	for _, text := range []string{
		"Test\nSpeed\tV\tF\n1. Which one is fast?\na) wind\nb) stone\n2. Which one is slow?\na) ice\nb) light\n3. Which one stands?\na) rock\nb) rain",
	} {
		q, _ := read(t, paper(text))
		for _, item := range q.Items {
			if kind := item.Response.Type(); kind == "trueFalse" || strings.Contains(item.Stem.Text(), "V / F") {
				t.Errorf("%s: %s %s", text, kind, item.Stem.Text())
			}
		}
	}
}
