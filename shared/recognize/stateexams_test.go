package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// TestStateExams: papers of parts with letters have questions that choose from numbers
// right below, pairs of which one list is longer, with titles over them, and sequences;
// a key of digits answers all.
func TestStateExams(t *testing.T) {
	q, _ := read(t, paper("Контрольная работа\n\nЧасть А\nА1. Основная часть клетки:\n1) ядро  2) вакуоль  3) стенка\n\nА2. Наука о строении тела:\n1) гигиена  2) анатомия  3) логика\n\nЧасть В.\nВ1. Выберите три верных утверждения. Запишите цифры.\n1) Кровь жидкая.\n2) Кость мягкая.\n3) Лёгкие парные.\n4) Кожа защищает.\n\nВ2. Установите соответствие между тканью и признаком.\nПРИЗНАК                       ТКАНЬ\nА) состоит из нейронов        1) нервная\nБ) может сокращаться     2) мышечная\nВ) проводит импульсы\n\nВ3. Установите последовательность: 1) желудок 2) глотка 3) рот 4) пищевод\n\nЧасть С.\nС1. Почему при беге учащается дыхание?\n\nОтветы\nА1 – 1; А2 – 2; В1 – 134; В2 – 121; В3 – 3241.\n"))
	if len(q.Items) != 6 {
		t.Fatalf("read are %q", stems(q))
	}
	if c, ok := q.Items[2].Response.(quiz.Choice); !ok || len(c.Choices) != 4 || len(c.Key) != 3 {
		t.Errorf("В1 is %#v", q.Items[2].Response)
	}
	if m, ok := q.Items[3].Response.(quiz.Match); !ok || len(m.Left) != 3 || len(m.Right) != 2 || len(m.Key) != 3 {
		t.Errorf("В2 is %#v", q.Items[3].Response)
	}
	if o, ok := q.Items[4].Response.(quiz.Order); !ok || len(o.Key) != 4 {
		t.Errorf("В3 is %#v", q.Items[4].Response)
	}
}
