package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAskedLines: open questions one under the other, without numbers.
func TestAskedLines(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want int
	}{
		"a worksheet":  {"Biology worksheet\n\nWhat is a cell?\n\nWhy do plants need light?\n\n____________________\n\nHow does water move in a plant?\n\nName two kinds of roots.\n\nWhat is the green in leaves called?\n\nThe heart pumps ______ through the body.", 6},
		"a quiz night": {"ROUND 1: At sea\nWHICH SHIP SANK IN 1912?\nWHICH SEA HAS NO COAST?\nNAME ANY SEA BIRD.\nROUND 2: On land\nWHICH LAND HAS THE MOST PEOPLE?\nWHERE IS THE GOBI?\nWHO CROSSED THE ALPS WITH ELEPHANTS?\nI was born in 1452.", 6},
		"bullets":      {"Questions of the first day\n• What is a cell?\n• Why do plants need light?\n- How does water move in a plant?\n• Where do roots grow?\n• Which trees keep their leaves in winter?", 5},
		"nothing else": {"Türkiye'nin başkenti neresidir?\nEn uzun nehir hangisidir?\n3*5=?\nBursa hangi bölgede bulunur?\nDünya kaç günde döner?", 5},
		"Japanese":     {"問題\n日本で一番高い山は何か\n春に咲く花はどれ\n水は何度で沸騰するでしょう\n一番長い川の名前を書きなさい\n一番近い星はどれか\n海の水はなぜ青いでしょう\n県は幾つあるか\n一番広い湖は何か\n冬の大三角の星", 8},
		"Thai":         {"แบบทดสอบ\nเมืองหลวงของไทยคือเมืองใด\nสัตว์ใดบินได้ ได้แก่สัตว์ใด\nน้ำเดือดที่อุณหภูมิเท่าใด\nดวงอาทิตย์ขึ้นทางทิศใด\nแม่น้ำสายยาวที่สุดคือข้อใด", 5},
	} {
		q, _ := read(t, paper(c.text))
		if len(q.Items) != c.want {
			t.Errorf("%s: %d items, want %d", name, len(q.Items), c.want)
		}
	}
	noQuestions(t, "Questions to think about\n• What is a cell?\n• the green of leaves\n• Why do plants need light?\n• light and water\n• Where do roots grow?\n• the soil\n• How does water move?\n• the stem\n• Who eats leaves?")
	noQuestions(t, "Dear parents,\nhave you seen the new hall?\nIt opened in May.\nWill you join us on Friday?\nThere will be cake.\nWho can bring chairs?\nThe school has only few.\nCan you help to clean up?\nWe start at five.\nWho sings?\nYours, the school")
	noQuestions(t, "Reporter: Where were you born?\nIn a small town by the sea.\nReporter: What did you learn there?\nTo swim and to sail.\nReporter: When did you leave?\nI was ten years old then.\nReporter: Did you go back?\nEvery summer.\nReporter: Will you stay?\nNobody knows.")
}

// TestQuizNightLines: a question may end in what somebody asks, order something behind
// how it is done, and the title of a round stands between the questions of two.
func TestQuizNightLines(t *testing.T) {
	q, _ := read(t, paper("Round one: Birds\n\nWhich bird sings at night?\n\nIn which film does the owl ask “Who goes there?”\n\nUsing the list on the wall, name the bird with the longest beak.\n\nWhich bird cannot fly?\n\nRound two: Mills (two points each)\n\nWhat drives a mill?\n\nWhat do millers sell?\n\nWhere do millers live?"))
	want := []string{"Which bird sings at night?", "In which film does the owl ask “Who goes there?”", "Using the list on the wall, name the bird with the longest beak.", "Which bird cannot fly?", "What drives a mill?", "What do millers sell?", "Where do millers live?"}
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Stem.Text())
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestStoryOverLetteredQuestions: lettered lines that all ask under a story that asks
// nothing are questions of their own, and choices under a question are not.
func TestStoryOverLetteredQuestions(t *testing.T) {
	q, _ := read(t, paper("A pond holds 900 litres of water. One pump moves 30 litres in a minute and a second one 60 litres. How many minutes does it take to empty it if\n\na. only the first pump runs?\nb. only the second pump runs?\nc. both pumps run?"))
	if len(q.Items) != 3 {
		t.Fatalf("%d items", len(q.Items))
	}
	q, _ = read(t, paper("1. Which of these would be a good question for the miller?\na. How old are you?\nb. How much corn do you grind?\nc. What is your name?\n2. Which of these would be a good question for the owl?\na. Where do you sleep?\nb. Why are you blue?\nc. Who are you?"))
	if len(q.Items) != 2 {
		t.Errorf("%d items, want 2", len(q.Items))
	}
}
