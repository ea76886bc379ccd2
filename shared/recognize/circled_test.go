package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/quiz"
)

// TestCircledRows: a row of circled choices is whole, whatever number the next
// question has.
func TestCircledRows(t *testing.T) {
	q, _ := read(t, paper("퀴즈\n1. 임금은 누구입니까?\n① 태조 ② 세종 ③ 성종 ④ 영조\n2. 수도는 어디입니까?\n① 부산 ② 서울 ③ 대구 ④ 인천\n3. 강은 무엇입니까?\n① 한강 ② 낙동강 ③ 금강 ④ 영산강\n4. 산은 무엇입니까?\n① 백두산 ② 한라산 ③ 지리산 ④ 설악산"))
	if len(q.Items) != 4 {
		t.Fatalf("%d items", len(q.Items))
	}
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 4 {
			t.Errorf("%s: %T", item.Label, item.Response)
		}
	}
}

// TestKanaLabels: Japanese choices may carry a letter and a space alone.
func TestKanaLabels(t *testing.T) {
	q, _ := read(t, paper("小テスト\n問1　日本で一番高い山はどれですか。\nア　富士山\nイ　北岳\nウ　浅間山\n問2　首都はどこですか。\nア　大阪　　イ　東京　　ウ　京都"))
	if len(q.Items) != 2 {
		t.Fatalf("%d items", len(q.Items))
	}
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
			t.Errorf("%s: %T %+v", item.Label, item.Response, item.Response)
		}
	}
}

// TestCircledNumbers: circled numbers that count on beyond choices number questions,
// of which words out of their order are enough to ask.
func TestCircledNumbers(t *testing.T) {
	var b strings.Builder
	for i, sign := range []rune("①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳㉑㉒") {
		fmt.Fprintf(&b, "%c船は港を出た%d。\nport / ship / the / left / the / .\n", sign, i+1)
	}
	q, _ := read(t, paper("Lesson 11\n"+b.String()))
	if len(q.Items) != 22 {
		t.Fatalf("%d questions", len(q.Items))
	}
	if got, want := q.Items[21].Stem.Text(), "船は港を出た22。\nport / ship / the / left / the / ."; got != want {
		t.Errorf("%q", got)
	}
}

// A path in a program is nothing to choose from.
func TestNoCircledPaths(t *testing.T) {
	q, _ := read(t, paper("1. Welche Stadt liegt am Meer?\na) Rom\nb) Kiel\nc) Bern\n2. Choose the right way to open it:\na) var f = io.of('/maps');\nb) var f = io.on('/maps');\nc) var f = net.of('/maps');\n3. Welche Stadt liegt am Rhein?\na) Rom\nb) Kiel\nc) Basel"))
	if len(q.Items) != 3 {
		t.Fatalf("%d questions", len(q.Items))
	}
	if got, want := offeredBy(q.Items[1]), "var f = io.of('/maps');|var f = io.on('/maps');|var f = net.of('/maps');"; got != want {
		t.Errorf("choices = %q, want %q", got, want)
	}
}
