package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

func labelled(q quiz.Quiz) []string {
	var out []string
	for i, k := range keys(q) {
		item := q.Items[i]
		s := item.Label + " " + item.Stem.Text()
		if c, ok := item.Response.(quiz.Choice); ok {
			for _, o := range c.Choices {
				s += " / " + o.Content.Text()
			}
		}
		if k != "-" {
			s += ": " + k
		}
		out = append(out, s)
	}
	return out
}

// TestEntriesToWorkOn reads lists under an order as questions of their own, and
// lists that answer an order as choices.
func TestEntriesToWorkOn(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"1. Plot the graphs of the following functions\na) |x - 1|\nb) [x], where [x] is the integer below x\n2. Let A and B be sets. Then show that\na) A = (A - B) + (A * B)\nb) A + (B - A) = A + B", []string{"1 a) |x - 1|", "1 b) [x], where [x] is the integer below x", "2 a) A = (A - B) + (A * B)", "2 b) A + (B - A) = A + B"}},
		{"1. A ball of 2 kg falls from a tower. Its speed grows. Find:\n(1) the speed after one second\n(2) the height of the tower\n2. 一个小球从静止开始下落，质量为2kg。求：\n(1)落地时的速度大小；\n(2)下落的高度与时间。\n3. The ratio of two sides of a box is told. Find:\na) 2\nb) 3/4\nc) x + 1", []string{"1 (1) the speed after one second", "1 (2) the height of the tower", "2 (1) 落地时的速度大小；", "2 (2) 下落的高度与时间。", "3. The ratio of two sides of a box is told. Find: / 2 / 3/4 / x + 1"}},
		{"1. Factor the following:\ni) x^2 - 4\nii) x^2 + 2x + 1\niii) x^3 - 8\niv) x^2 - x\n2. Solve:\ni) 2x = 4\nii) 3x = 9", []string{"1 i) x^2 - 4", "1 ii) x^2 + 2x + 1", "1 iii) x^3 - 8", "1 iv) x^2 - x", "2 i) 2x = 4", "2 ii) 3x = 9"}},
		{"1. Berechnen Sie:\na) 3 + 4\nb) 5 - 2\n2. Vereinfachen Sie die Terme.\na) 2x + 3x\nb) 4y - y", []string{"1 a) 3 + 4", "1 b) 5 - 2", "2 a) 2x + 3x", "2 b) 4y - y"}},
		{"1. Resuelve las siguientes ecuaciones:\na) 2x + 1 = 7\nb) 3x - 2 = 4\n2. ¿Cuánto es 2 + 2?", []string{"1 a) 2x + 1 = 7", "1 b) 3x - 2 = 4", "2. ¿Cuánto es 2 + 2?"}},
		{"1. Вычислите:\nа) 3 + 4\nб) 5 - 2\n2. Что такое сумма?", []string{"1 а) 3 + 4", "1 б) 5 - 2", "2. Что такое сумма?"}},
		{"1. Hitunglah:\na. 3 + 4\nb. 5 - 2\n2. Apa itu jumlah?", []string{"1 a. 3 + 4", "1 b. 5 - 2", "2. Apa itu jumlah?"}},
		{"1. Define the following terms:\n(i) Osmosis\n(ii) Diffusion\n2. Write short notes on:\n(i) Newton's laws\n(ii) Hooke's law", []string{"1 (i) Osmosis", "1 (ii) Diffusion", "2 (i) Newton's laws", "2 (ii) Hooke's law"}},
		{"1. Define osmosis.\na) movement of water\nb) movement of air\nc) heat\n2. Calculate the mass.\na) 3 kg\nb) -4 kg\nc) 5 kg\n3. Solve the equation.\na) x = 3\nb) x = -3\nc) x = 0", []string{"1. Define osmosis. / movement of water / movement of air / heat", "2. Calculate the mass. / 3 kg / -4 kg / 5 kg", "3. Solve the equation. / x = 3 / x = -3 / x = 0"}},
		{"1. Calculate:\na) 3\nb) 4\n2. Factor x^2 - 4.\na) (x+2)(x-2)\nb) (x-4)(x+1)\nAnswer: a", []string{"1. Calculate: / 3 / 4", "2. Factor x^2 - 4. / (x+2)(x-2) / (x-4)(x+1): (x+2)(x-2)"}},
		{"1. Given these lengths:\nleft = 47\nright = 10\nshow the exact value of each of the following expressions:\na) left / right\nb) left % right\n2. Name a bridge.", []string{"1 a) left / right", "1 b) left % right", "2. Name a bridge."}},
		{"1. Simplify the following expressions. Here, b is true or false and n is a number. Briefly tell why.\n(a) b == true\n(b) b != true\n2. Name a bridge.", []string{"1 (a) b == true", "1 (b) b != true", "2. Name a bridge."}},
		{"1. Consider the following function:\nint last(int n)\n{\nreturn n % 10;\n}\n(a) What does this function give? Explain by an example.\n(b) Write a function that gives the first digit.\n2. Name a bridge.", []string{"1 (a) What does this function give? Explain by an example.", "1 (b) Write a function that gives the first digit.", "2. Name a bridge."}},
		{"Ejercicio 1 (2 puntos)\n1. Clonar con cuidado el archivo dado.\n2. Crear una rama con el nombre y los apellidos del alumno.\n3. Guardar los cambios de todos los archivos en la rama nueva.\nEjercicio 2 (2 puntos)\nEscribir un programa que sume dos números.", []string{"Ejercicio 1 1. Clonar con cuidado el archivo dado.", "Ejercicio 1 2. Crear una rama con el nombre y los apellidos del alumno.", "Ejercicio 1 3. Guardar los cambios de todos los archivos en la rama nueva.", "Ejercicio 2 Escribir un programa que sume dos números."}},
		{"1. Which holds for each of the following?\na) They are long.\nb) They are short.\n2. Name a bridge.", []string{"1. Which holds for each of the following? / They are long. / They are short.", "2. Name a bridge."}},
		{"1. Which of the statements are correct?\nI. Water is wet.\nII. Fire is cold.\nIII. Ice is warm.\nA. I only\nB. I and III", []string{"1. Which of the statements are correct?\nI. Water is wet.\nII. Fire is cold.\nIII. Ice is warm. / I only / I and III"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("-want +got:\n%s", diff)
		}
	}
}

// TestLetteredInstructions reads a paper whose instructions carry letters: they
// are neither questions nor choices.
func TestLetteredInstructions(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Midterm\n\nInstructions:\n(a) Answer all questions.\n(b) Each question carries 2 marks.\n(c) Calculators are not allowed.\n\n1. What is red?\nA. grass\nB. blood", []string{"1. What is red? / grass / blood"}},
		{"University\na) Answer any five questions.\nb) All questions carry equal marks.\nc) Assume suitable data.\n\nQ1. Explain the heart.\nQ2. Explain the lung.\nQ3. What is blood?", []string{"Q1 Explain the heart.", "Q2 Explain the lung.", "Q3 What is blood?"}},
		{"Prüfung Informatik\n(a) Schreiben Sie leserlich.\n(b) Hilfsmittel sind nicht erlaubt.\n(c) Jede Aufgabe zählt 5 Punkte.\n\n1. Was ist ein Stack?\n2. Was ist ein Heap?", []string{"1. Was ist ein Stack?", "2. Was ist ein Heap?"}},
		{"Examen\na) Répondez à toutes les questions.\nb) Les téléphones sont interdits ici.\nc) Chaque question vaut deux points.\n\n1) Qu'est-ce que le sang ?\n2) Décrivez le cœur.", []string{"1) Qu'est-ce que le sang ?", "2) Décrivez le cœur."}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("-want +got:\n%s", diff)
		}
	}
}

// TestStudiesEach: an order that only pupils are given is for each of several things below
// it. Of what is offered one is to be chosen.
func TestStudiesEach(t *testing.T) {
	q, _ := read(t, paper("Test\n1. Zeichne folgende Figuren:\na) ein Quadrat\nb) einen Kreis\nc) ein Dreieck\n2. Bestimme die Vorzeichen folgender Tonarten:\na) Es-Dur\nb) g-Moll\n3. Desenhe uma representação para as frações a seguir:\na) 2/3\nb) 5/7\n4. Bestimme die richtige der folgenden Aussagen:\na) Wasser ist trocken\nb) Eis ist kalt\nc) Dampf ist fest\n"))
	want := []string{"1 a) ein Quadrat", "1 b) einen Kreis", "1 c) ein Dreieck", "2 a) Es-Dur", "2 b) g-Moll", "3 a) 2/3", "3 b) 5/7", "4. Bestimme die richtige der folgenden Aussagen: / Wasser ist trocken / Eis ist kalt / Dampf ist fest"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("Prova\n1. Analise as afirmações abaixo:\na) O gelo é quente\nb) O gelo é frio\nc) O gelo é seco\n2. Qual é um peixe?\na) truta\nb) corvo\nc) pato\n3. Qual é uma ave?\na) truta\nb) corvo\nc) boi\n"))
	if diff := cmp.Diff([]int{3, 3, 3}, choiceCounts(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
