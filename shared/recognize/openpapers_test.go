package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/quiz"

	"github.com/google/go-cmp/cmp"
)

// TestOpenPapers reads papers whose questions are told by an order over them, by what
// each is worth, or by an order behind the question mark.
func TestOpenPapers(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"a way to do it before the order": {`Midterm in statistics
This midterm is about what you read in the report.
In your own words define the following:
1. Mean
2. Mode
3. Spread`, []string{"Mean", "Mode", "Spread"}},
		"points of each, answered below": {`Unit 1
2 points each
1- What are the main differences between the robin and the wren?
The robin has a red breast and sings in winter too, whereas the wren is small and brown.
2- Define what a nest is. Give an example.
A place where birds keep their eggs.
3-. Is an owl a singing bird? Explain your answer.
It is not, because it cannot sing.
4- Tell apart two of the birds of the wood.
The owl is awake at night.`, nil},
		"lists to work on": {`Mathematics for biologists
1. Find the sum of the following rows
{1/3, 2/9, 5/27}
2. Show that the row comes near a limit and calculate it.
3. Calculate the following limits
• lim x→∞ (2x+1)
• lim x→0 (x+1)
4. Calculate
• lim g(x)
• lim h(x)
5. A patient takes 150 mg. How much is left after 3 hours?`, []string{"Find the sum of the following rows\n{1/3, 2/9, 5/27}", "Show that the row comes near a limit and calculate it.", "Calculate the following limits\nlim x→∞ (2x+1)\nlim x→0 (x+1)", "Calculate\nlim g(x)\nlim h(x)", "A patient takes 150 mg. How much is left after 3 hours?"}},
	} {
		t.Run(name, func(t *testing.T) {
			q, _ := read(t, paper(c.text))
			if c.want == nil {
				if n := len(q.Items); n != 4 {
					t.Fatalf("%d questions, want 4", n)
				}
				return
			}
			if diff := cmp.Diff(c.want, stems(q)); diff != "" {
				t.Error(diff)
			}
			for _, i := range q.Items {
				if i.Response.Type() == quiz.TypeChoice || i.Response.Type() == quiz.TypeBlanks {
					t.Errorf("an open question is %s", i.Response.Type())
				}
			}
		})
	}
}

// TestRoomRows takes lettered room for room, and a list under "below" or "the
// following" in other languages for parts.
func TestRoomRows(t *testing.T) {
	q, _ := read(t, paper("1. Name three birds. (3 pts)\na) ............\nb) ............\nc) ............\n2. What is a nest?\n3. Who built it?"))
	if got := q.Items[0].Response.Type(); got != quiz.TypeEssay {
		t.Errorf("lettered room makes %s", got)
	}
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"Portuguese": {"1) Determine o zero das funções abaixo:\na) f(x) = 2x + 6\nb) f(x) = -x + 3\n2) Quanto é 2 + 2?\n3) Quanto é 3 + 3?", []string{"f(x) = 2x + 6", "f(x) = -x + 3", "Quanto é 2 + 2?", "Quanto é 3 + 3?"}},
		"Arabic":     {"اختبار\nالسؤال الأول: عرف ما يلي:\n1- الطائر\n2- العش\nالسؤال الثاني: علل لما يأتي:\n1- يطير الطائر في السماء.\n2- يبني الطائر عشا.", []string{"الطائر", "العش", "يطير الطائر في السماء.", "يبني الطائر عشا."}},
	} {
		t.Run(name, func(t *testing.T) {
			q, _ := read(t, paper(c.text))
			if diff := cmp.Diff(c.want, stems(q)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestSaidUnderTheirNames reads answers in sentences behind the names of their
// questions, under the heading of a key.
func TestSaidUnderTheirNames(t *testing.T) {
	q, _ := read(t, paper("Question 1 (3 points): What is a bird? Give an example.\nQuestion 2 (3 points): Write down what the nest of a stork is made of.\nQuestion 3 (4 points): A stork flies 120 km in 2 hours. How fast is it?\n\nANSWERS\nQuestion 1: A bird is an animal that has feathers and lays eggs, as for example the robin in our garden.\nQuestion 2: The nest is made of branches, of grass and of all that the storks find on the fields around.\nQuestion 3: 60 km/h"))
	if diff := cmp.Diff([]string{"A bird is an animal that has feathers and lays eggs, as for example the robin in our garden.", "The nest is made of branches, of grass and of all that the storks find on the fields around.", "60..60km/h"}, keysOrModels(q)); diff != "" {
		t.Error(diff)
	}
}

// TestNamedTasks reads numbers under tasks with names, short names of questions, and
// leaves out where the points of the whole test are put down.
func TestNamedTasks(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"two orders under a task":       {"Devoir de physique\n\nExercice 1 (8 points)\nUne bille tombe.\n1) Faire le bilan des forces.\n2) Calculer la vitesse au sol.\n\nExercice 2 (8 points)\nUne voiture roule.\n1) Calculer sa vitesse.\n2) Tracer le graphique.", []string{"Faire le bilan des forces.", "Calculer la vitesse au sol.", "Calculer sa vitesse.", "Tracer le graphique."}},
		"Turkish short names":           {"1. DÖNEM 1. YAZILI\nS1) Maddenin hâllerini yazınız. (20p)\nS2) Kuşların ortak özelliği nedir? (30p)\nS3) Suyun formülünü yazınız. (50p)", []string{"Maddenin hâllerini yazınız.", "Kuşların ortak özelliği nedir?", "Suyun formülünü yazınız."}},
		"letters glued to bare numbers": {"Toets\n1 Wat is het verschil tussen weer en klimaat?\n2 Noem twee factoren.\n3a Wat is een moesson?\n3b In welk werelddeel komt de moesson voor?\n4 Welk klimaat hoort bij de grafiek?", []string{"Wat is het verschil tussen weer en klimaat?", "Noem twee factoren.", "Wat is een moesson?", "In welk werelddeel komt de moesson voor?", "Welk klimaat hoort bij de grafiek?"}},
		"the sum at the end":            {"Klassenarbeit\n1. Nenne drei Vögel. (3 P.)\n2. Beschreibe den Storch. (4 P.)\n\n  ____ von 7 Punkten      Note: ____", []string{"Nenne drei Vögel.", "Beschreibe den Storch."}},
	} {
		t.Run(name, func(t *testing.T) {
			q, _ := read(t, paper(c.text))
			if diff := cmp.Diff(c.want, stems(q)); diff != "" {
				t.Error(diff)
			}
			for _, i := range q.Items {
				if kind := i.Response.Type(); kind == quiz.TypeChoice || kind == quiz.TypeBlanks {
					t.Errorf("%s is %s", i.Stem.Text(), kind)
				}
			}
		})
	}
}

// TestMatchedRooms reads two lists side by side with brackets for the number of the
// entry on the left.
func TestMatchedRooms(t *testing.T) {
	rows := "I. Relaciona las columnas.\n1. Corazón        (%s) respiración\n2. Pulmones       (%s) circulación\n3. Estómago       (%s) digestión\nII. Responde.\n1. ¿Qué es un ave?\n2. ¿Qué es un nido?"
	q, _ := read(t, paper(fmt.Sprintf(rows, "  ", "  ", "  ")))
	if len(q.Items) != 3 || q.Items[0].Response.Type() != quiz.TypeMatch || q.Items[0].Response.HasKey() {
		t.Errorf("%d questions; the first is %+v", len(q.Items), q.Items[0].Response)
	}
	q, _ = read(t, paper(fmt.Sprintf(rows, "2", "1", "3")))
	if diff := cmp.Diff([]string{"Corazón=circulación | Pulmones=respiración | Estómago=digestión", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestWorksheets reads lists to put in order or to match without a number, and what
// is asked behind them as a section of its own.
func TestWorksheets(t *testing.T) {
	order := "Put the events in the correct order.\n___ The French Revolution\n___ The fall of Rome\n___ World War I\n"
	q, _ := read(t, paper("History worksheet\n\n"+order))
	if len(q.Items) != 1 || q.Items[0].Response.Type() != quiz.TypeOrder {
		t.Fatalf("%d questions, no order", len(q.Items))
	}
	q, _ = read(t, paper("History worksheet\n\n"+order+"\nAnswer the questions.\n1. Who built the roads?\n2. When did he sail?"))
	if diff := cmp.Diff([]string{"Put the events in the correct order.", "Who built the roads?", "When did he sail?"}, stems(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("Match the inventor with the invention.\n1. Edison          a. telephone\n2. Bell            b. light bulb\n3. Wright          c. airplane\n\nCircle the correct word.\n1. The Romans (built / build) many roads.\n2. Columbus (sailed / sails) in 1492.\n3. The king (was / were) rich."))
	if len(q.Items) != 4 || q.Items[0].Stem.Text() != "Match the inventor with the invention." {
		t.Errorf("%d questions: %q", len(q.Items), stems(q))
	}
}

// TestPartsToWorkOn reads lettered parts under orders, and statements under "(V) ou
// (F)".
func TestPartsToWorkOn(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"sentences to change":   {"ENGLISH TEST\n1. Make these sentences negative. (2 points)\na) He is tall.\nb) We are happy.\n2. Answer about you. (3 points)\na) What's your name?\nb) How old are you?\n3. Which is a colour?\na) red\nb) dog", []string{"He is tall.", "We are happy.", "What's your name?", "How old are you?", "Which is a colour?"}},
		"empty Roman numbers":   {"Lab 3: Density\n1. What was the mass of the cylinder?\n2. List two sources of error.\n   i.\n   ii.\n3. Was it higher or lower?", []string{"What was the mass of the cylinder?", "List two sources of error.", "Was it higher or lower?"}},
		"letters for the truth": {"AVALIAÇÃO\n1- O que foi o feudalismo?\n2- Marque (V) ou (F):\n(   ) Os servos eram donos da terra.\n(   ) O clero tinha muito poder.\n(   ) As Cruzadas foram expedições religiosas.", []string{"O que foi o feudalismo?", "Os servos eram donos da terra.", "O clero tinha muito poder.", "As Cruzadas foram expedições religiosas."}},
	} {
		t.Run(name, func(t *testing.T) {
			q, _ := read(t, paper(c.text))
			if diff := cmp.Diff(c.want, stems(q)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestArrangesAndAmounts: an order to arrange makes no parts, a single thing below
// offers choices, and "more than" before an amount marks nothing.
func TestArrangesAndAmounts(t *testing.T) {
	q, _ := read(t, paper("Test\n1. Put the following events in the correct order:\na) The war\nb) The peace\nc) The treaty\n2. Correct order of the following seasons:\na) summer\nb) spring\nc) autumn\n3. Calcule a raiz da equação abaixo:\na) um\nb) dois\nc) quatro"))
	var kinds []quiz.Type
	for _, i := range q.Items {
		kinds = append(kinds, i.Response.Type())
	}
	if diff := cmp.Diff([]quiz.Type{quiz.TypeOrder, quiz.TypeOrder, quiz.TypeChoice}, kinds); diff != "" {
		t.Error(diff)
	}
	text := ""
	for i := range 8 {
		choices := []string{"about 5", "none at all", ">20"}
		k := i % 3
		choices[k], choices[2] = choices[2], choices[k]
		text += fmt.Sprintf("%d. What is the normal value of substance %d?\na) %s\nb) %s\nc) %s\n", i+1, i+1, choices[0], choices[1], choices[2])
	}
	q, _ = read(t, paper(text))
	if diff := cmp.Diff(strings.Repeat("- ", 8), strings.Join(keys(q), " ")+" "); diff != "" {
		t.Error(diff)
	}
}
