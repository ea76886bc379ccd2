package recognize_test

import "testing"

// TestInnerLists: the questions count on across the numbered lists in their
// answers.
func TestInnerLists(t *testing.T) {
	q, _ := read(t, paper(`1. ¿Quién caza de noche?

El búho caza de noche en el bosque.

2. Señale los tipos de aves que hay en el bosque.

Hay varios tipos de aves en el bosque.

1. Los búhos: son aves que cazan de noche.

2. Los petirrojos: son aves que cantan al amanecer.

3. ¿Quién canta al amanecer?

El petirrojo canta al amanecer.

4. Mencione los nombres y defina tres de ellos.

Los nombres son:

1. Búho
2. Petirrojo
3. Reyezuelo
4. Águila

Y a continuación se definen dos de ellos:

1. Búho: ave que caza de noche y duerme de día.

2. Águila: ave que caza de día y vuela alto.

5. ¿Cuántos colores tiene el petirrojo?

El petirrojo tiene tres colores.

6. ¿Dónde vive el águila?

El águila vive en la montaña.`))
	if len(q.Items) != 6 {
		t.Errorf("%q", labelled(q))
	}
	for i, item := range q.Items {
		if item.Label != []string{"1.", "2.", "3.", "4.", "5.", "6."}[i] {
			t.Errorf("%d: %q", i, item.Label)
		}
	}
}
