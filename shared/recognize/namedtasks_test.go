package recognize_test

import (
	"testing"
)

// TestNamedTaskOrders: a task has a name, and what is to be done with each formula below it.
func TestNamedTaskOrders(t *testing.T) {
	for _, text := range []string{
		"Übungen\n\n1. Brüche\nVereinfachen Sie folgende Brüche:\na) 4x/8 + 2\nb) 9x/3 - 1\n\n2. Lineare Gleichungen\nBestimmen Sie jeweils die Lösungsmenge der angegebenen Gleichung oder Ungleichung für reelle x.\na) x + 4 = 9\nb) 2x - 6 = 8",
		"Exercises\n\n1. Factoring\nFactor the following polynomials:\na) 6x - 18\nb) 5x - 10\n\n2. Equations (easy)\nFind the solution of each of the equations that are given here for all real numbers x.\na) x + 4 = 9\nb) 2x - 6 = 8",
		"Exercices\n\n1. Fractions\nSimplifie les fractions suivantes :\na) 4x/8 + 2\nb) 9x/3 - 1\n\n2. Équations\nRésous chacune des équations suivantes.\na) x + 4 = 9\nb) 2x - 6 = 8",
	} {
		if q, _ := read(t, paper(text)); len(q.Items) != 4 {
			t.Errorf("%d items %q of\n%s", len(q.Items), labels(q), text)
		}
	}
}

// TestTasksUnderName: numbers under the name of a task are tasks of their own where each
// orders something, behind what is given for it too.
func TestTasksUnderName(t *testing.T) {
	for _, text := range []string{
		"Esercizi\n\nEsercizio 1 - Massimo, minimo, somma e media (facile)\n1. Scrivere una funzione che ritorna il massimo di una lista.\n2. Data una lista di numeri, scrivere una funzione che ritorna la somma.",
		"Exercises\n\nExercise 1 - Maximum, minimum, sum and mean (easy)\n1. Write a function that returns the largest number of a list.\n2. Given a list of numbers, write a function that returns their sum.",
		"Ejercicios\n\nEjercicio 1 - Máximo, mínimo, suma y media (fácil)\n1. Escribe una función que devuelva el máximo de una lista.\n2. Dada una lista de números, escribe una función que devuelva la suma.",
	} {
		if q, _ := read(t, paper(text)); len(q.Items) != 2 {
			t.Errorf("%d items %q of\n%s", len(q.Items), labels(q), text)
		}
	}
}
