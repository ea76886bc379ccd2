package recognize_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestSlashChoices: words in brackets inside numbered sentences are choices.
func TestSlashChoices(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"a row":                           {"English test\n1. She (go / goes / going) to school.\n2. They [is/are] happy today.\n3. He (don't / doesn't) like tea.\n", []string{"She _____ to school. 3", "They _____ happy today. 2", "He _____ like tea. 2"}},
		"dashes, told":                    {"Test\nChoose the right word from the brackets:\n1. The bird (sings – sing – sung) all day.\n2. The plural of one foot is (foots – feet – foot).\n", []string{"The bird _____ all day. 3", "The plural of one foot is _____. 3"}},
		"dashes, not told":                {"Test\nAnswer the questions:\n1. Which bird (owl – duck) hoots?\n2. Which bird (crow – swan) swims?\n", []string{"Which bird (owl – duck) hoots? 0", "Which bird (crow – swan) swims? 0"}},
		"dashes under an order to choose": {"Test\nChoose the correct answer:\n1- The capital of Egypt is (Cairo – Giza - Luxor).\n2- A week has (5- 6 – 7) days.\n3- Copper is a\n(metal – gas – salt)\n", []string{"The capital of Egypt is _____. 3", "A week has _____ days. 3", "Copper is a _____ 3"}},
		"Arabic":                          {"اختبار\nاختر الإجابة الصحيحة:\n1- عاصمة مصر هي ( القاهرة – الجيزة – أسوان )\n2- أكبر كوكب هو ( الأرض، المشتري، زحل )\n", []string{"عاصمة مصر هي _____ 3", "أكبر كوكب هو _____ 3"}},
		"commas under an order to choose": {"Test\nChoose the correct answer.\n1. My brother is (tall, taller, tallest) than me.\n2. The book lies (in, on, at) the table.\n", []string{"My brother is _____ than me. 3", "The book lies _____ the table. 3"}},
		"commas, not told":                {"Test\nAnswer the questions:\n1. Which bird (owl, duck, crow) hoots?\n2. Which fish (pike, eel, carp) is long?\n", []string{"Which bird (owl, duck, crow) hoots? 0", "Which fish (pike, eel, carp) is long? 0"}},
		"choices that go on":              {"English test\n1. I can sing / to sing well.\n2. Look! It rains / is raining outside.\n3. We eat / have eaten cake today.\n4. Those birds fly / flies far away.\n", []string{"I can _____ well. 2", "Look! It _____ outside. 2", "We _____ cake today. 2", "Those birds _____ far away. 2"}},
		"two only":                        {"English test\n1. She (go / goes / going) to school?\n2. They [is/are] happy today?\n", []string{"She (go / goes / going) to school? 0", "They [is/are] happy today? 0"}},
		"no brackets":                     {"Русский язык, тест\n1. Это мой/моя/моё окно.\n2. Чей/чья/чьё это письмо?\n3. Твой/твоя/твоё улица длинная.\n4. Вот новый/новая/новое стол.\n5. Где старый/старая/старое карта?\nII. Write where it is (on/at the table).\n1. Где лампа?\n", []string{"Это _____ окно. 3", "_____ это письмо? 3", "_____ улица длинная. 3", "Вот _____ стол. 3", "Где _____ карта? 3", "Где лампа? 0"}},
		"few without brackets":            {"English test\n1. Is the input/output slow on this machine?\n2. Does the client/server model need a network?\n3. Is a red/green display worse for some people?\n", []string{"Is the input/output slow on this machine? 0", "Does the client/server model need a network? 0", "Is a red/green display worse for some people? 0"}},
		"numbers":                         {"Mathe Test\n1. Was ist der Wert von (3/4) mal zwei?\n2. Was ist der Wert von (1/4) mal zwei?\n3. Was ist der Wert von (1/2) mal zwei?\n", []string{"Was ist der Wert von (3/4) mal zwei? 0", "Was ist der Wert von (1/4) mal zwei? 0", "Was ist der Wert von (1/2) mal zwei? 0"}},
	} {
		q, _ := read(t, paper(c.text))
		var got []string
		for _, item := range q.Items {
			choice, _ := item.Response.(quiz.Choice)
			got = append(got, fmt.Sprint(item.Stem.Text(), " ", len(choice.Choices)))
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s: (-want +got):\n%s", name, diff)
		}
	}
}

// TestSlashChoicesMarked: the word that is set apart is the right one.
func TestSlashChoicesMarked(t *testing.T) {
	var doc page.Document
	for i, words := range [][2]string{{"go", "goes"}, {"run", "runs"}, {"sing", "sings"}, {"swim", "swims"}} {
		doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: []page.Run{{Text: fmt.Sprint(i+1, ". She (", words[0], " / ")}, {Text: words[1], Marks: page.Marks{Underline: true}}, {Text: ") every day."}}})
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"goes", "runs", "sings", "swims"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestWordsApart: where one of the words in brackets is set apart in every sentence it is the
// right one, though no order says to choose; where none or all are, they are no choices.
func TestWordsApart(t *testing.T) {
	q, _ := read(t, set("Quiz\n1. A list can scroll in (one – {h:two} – three) ways\n2. It is based on ({h:Dart} - Java – PHP) alone\n3. It runs on (phones , desks , {h:both})"))
	if diff := cmp.Diff([]string{"two", "Dart", "both"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, set("Quiz\n1. Which list ({b:one – two}) is long?\n2. Which language ({b:Dart – Java}) is old?"))
	if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
