package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestTruthOrders reads instructions that ask to judge statements, whatever words
// they take for it.
func TestTruthOrders(t *testing.T) {
	for _, order := range []string{
		"Write T for true or F for false.",
		"Write T if the statement is true and F if it is false.",
		"Directions: Write TRUE if the statement is correct and FALSE if not.",
		"Mark the following statements as True (T) or False (F).",
		"Put a tick for true and a cross for false.",
		"Tell if the sentence is right or wrong.",
		"Entscheide, ob die Aussagen wahr (w) oder falsch (f) sind.",
		"Kreuze an: richtig (R) oder falsch (F)?",
		"Indica si las siguientes afirmaciones son verdaderas (V) o falsas (F).",
		"Coche vrai (V) ou faux (F).",
		"Compléter par ‘vrai’ ou ‘faux’.",
		"Assinale V para verdadeiro e F para falso.",
		"Segna se le frasi sono vere (V) o false (F).",
		"Oceń zdania. Wpisz P, jeśli zdanie jest prawdziwe, lub F, jeśli jest fałszywe.",
		"Поставьте «+», если верно, «–», если неверно.",
		"Aşağıdaki ifadelerden doğru olanlara (D), yanlış olanlara (Y) yazınız.",
		"Döntsd el, hogy igaz (I) vagy hamis (H)!",
		"Berilah tanda B jika benar dan S jika salah!",
		"ضع علامة (صح) أمام العبارة الصحيحة وعلامة (خطأ) أمام العبارة الخاطئة",
		"次の文が正しければ○、間違っていれば×を書きなさい。",
		"다음 문장이 맞으면 ○, 틀리면 × 하세요.",
		"Geef aan of de stelling juist (J) of onjuist (O) is.",
		"Skriv S för sant och F för falskt.",
	} {
		for _, statements := range []string{
			"1. ____ Plants need light.\n2. ____ Roots grow upwards.\n3. ____ All leaves are round.\n",
			"____1. Plants need light.\n____2. Roots grow upwards.\n____3. All leaves are round.\n",
			"1. Plants need light.\n2. Roots grow upwards.\n3. All leaves are round.\n",
		} {
			q, _ := read(t, paper(order+"\n\n"+statements))
			for _, item := range q.Items {
				if item.Response.Type() != quiz.TypeTrueFalse {
					t.Errorf("%q: %q is %s", order, item.Stem.Text(), item.Response.Type())
				}
			}
			if len(q.Items) != 3 {
				t.Errorf("%q: %d items", order, len(q.Items))
			}
		}
	}
}

// TestTruthOrdersNeedBoth keeps choices from being judged because the
// instructions speak of right and wrong answers.
func TestTruthOrdersNeedBoth(t *testing.T) {
	for _, order := range []string{
		"Write the correct answer. Every wrong answer costs a point.",
		"Nur eine Antwort ist richtig, die anderen sind falsch.",
		"Choose the right word and write it; a wrong word gets no point.",
	} {
		q, _ := read(t, paper("Plants\n\n"+order+"\n\n1. A plant takes in ____ by day.\n2. It lets out ____ by day.\n3. Its roots take in ____.\n"))
		for _, item := range q.Items {
			if item.Response.Type() == quiz.TypeTrueFalse {
				t.Errorf("%q: %q is judged", order, item.Stem.Text())
			}
		}
	}
}

// TestFirstSection has the first of several sections, with its words to choose
// from, and instructions that stand without a heading.
func TestFirstSection(t *testing.T) {
	q, _ := read(t, paper("A. Fill in the blanks with the words from the box.\n\nleaf   root   stem\n\n1. The ________ takes in water.\n2. The ________ makes food.\n3. The ________ carries water up.\n\nB. Answer the questions.\n\n1. What is a seed?\n2. Why do plants need water?\n\nMatch the words with their meanings and write whole sentences.\n\n3. What is bark?\n"))
	if len(q.Sections) != 3 || len(q.Items) != 6 {
		t.Fatalf("%d sections, %d items", len(q.Sections), len(q.Items))
	}
	for i, want := range []string{"leaf   root   stem", "", "Match the words with their meanings and write whole sentences."} {
		if got := q.Sections[i].Instructions.Text(); got != want {
			t.Errorf("section %d tells %q, want %q", i+1, got, want)
		}
	}
	if q.Title != "" {
		t.Errorf("the title is %q", q.Title)
	}
}

// TestQuotesAlone: a quotation mark between spaces is no word.
func TestQuotesAlone(t *testing.T) {
	q, _ := read(t, paper("1. Is the sign ' a letter?\nA. yes\nB. no\nC. it was ' once\nAnswer: B\n2. Is ' ' empty in a program?\nA. true\nB. false\nAnswer: A"))
	if diff := cmp.Diff([]string{"no", "true"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
