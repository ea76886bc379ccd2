package recognize_test

import (
	"strings"
	"testing"
)

// pointsSorted is a paper somebody has answered: one question has points to sort, each with
// its reply below.
const pointsSorted = `2 puntos cada una
1- ¿Qué diferencia hay entre un río y un lago?
El río corre hasta el mar y el lago no.

2- Define qué es un delta. Pon un ejemplo.
La tierra que el río deja en su boca, como en el Ebro.

3- Clasifica los siguientes lugares según el clima que tienen

• Un pueblo de la montaña donde nieva de noviembre a mayo y nadie cultiva naranjas
Clima frío.

• Una ciudad de la costa del sur con veranos secos e inviernos muy suaves
Clima mediterráneo

• Una aldea de la selva donde llueve casi todas las tardes del año
Clima ecuatorial.

4- ¿Qué ventajas y desventajas tiene vivir en la montaña? Plantea dos de cada una.

Ventajas: el aire es limpio y hay poco ruido.
Desventajas: las tiendas están lejos y hace frío.

Casas:
Ventajas: son grandes y baratas.
Desventajas: cuesta mucho calentarlas.
`

// TestPointsWithReplies: bullets that each have a reply below are no questions of their own,
// so the numbers around them count.
func TestPointsWithReplies(t *testing.T) {
	q, _ := read(t, paper(pointsSorted))
	if got := strings.Join(labels(q), " "); got != "1- 2- 3- 4-" {
		t.Errorf("questions %q: %v", got, labelled(q))
	}
}

// TestBulletsBelowQuestions: where what stands between single bullets asks, these answer.
func TestBulletsBelowQuestions(t *testing.T) {
	q, _ := read(t, paper("1. Rivers\nWhich river runs through Cologne?\n• The Rhine\nWhich river runs through Florence?\n• The Arno\n2. Lakes\nWhich lake lies between Geneva and Lausanne?\n• Lake Geneva\nWhich lake is the deepest of all?\n• Lake Baikal\n"))
	if len(q.Items) < 4 {
		t.Errorf("%d questions: %v", len(q.Items), labelled(q))
	}
}
