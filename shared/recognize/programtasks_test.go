package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestProgramTasks: papers that order programs to be written are known in many
// languages, without any title; the same sentences about what a program does are not.
func TestProgramTasks(t *testing.T) {
	for _, text := range []string{
		"1. Girilen sayının karesini bulan java kodunu yazınız.\n2. İki sayıyı toplayıp ekrana yazdırınız.\n3. Yaşı soran algoritmanın akış diyagramını çiziniz.",
		"1. Faça um algoritmo que leia dois números.\n2. Elabore um programa que some os dígitos.\n3. Escreva um algoritmo para a média.",
		"1. Napisz klasę opisującą ptaka.\n2. Napisz skrypt, który liczy jaja.\n3. Napisz kod, który sortuje gniazda.",
		"1. Scrieți un program care citește două numere.\n2. Realizați un program care numără ouăle.\n3. Scrieți o funcție pentru medie.",
		"1. Складіть програму, яка рахує яйця.\n2. Напишіть клас для птаха.\n3. Напишіть код, що сортує гнізда.",
	} {
		q, _ := read(t, paper(text))
		if len(q.Items) != 3 {
			t.Errorf("%d items in %q", len(q.Items), text)
		}
	}
	told := "1. Program girilen sayının karesini bulur.\n2. Program iki sayıyı toplar.\n3. Program yaşı sorar."
	if q, _, err := recognize.Recognize(paper(told)); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("%d items where nothing is ordered", len(q.Items))
	}
}

// TestClosedDash: a number with a dash and a bracket is one whatever stands right behind
// it: a figure, a small letter.
func TestClosedDash(t *testing.T) {
	q, _ := read(t, paper("1-)What is a rook?\n2-)3 rooks and 2 crows are how many birds?\n3-)pH is measured in what?"))
	if diff := cmp.Diff([]string{"1-) What is a rook?", "2-) 3 rooks and 2 crows are how many birds?", "3-) pH is measured in what?"}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
