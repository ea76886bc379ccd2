package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestOptionLines: the choices of every question stand on one line behind a word
// for them.
func TestOptionLines(t *testing.T) {
	const commas = "1. Which bird hoots?\nOptions: the owl, the swan, the robin\nAnswer: the owl\n2. Which bird swims?\nOptions: the owl, the swan, the robin\nAnswer: B\n"
	const strokes = "Вопрос: Кто кричит ночью?\nВарианты ответа: сова | лебедь\nОтвет: сова\nВопрос: Кто плавает?\nВарианты ответа: сова | лебедь\nОтвет: лебедь\n"
	for text, want := range map[string][]string{commas: {"the owl", "the swan"}, strokes: {"сова", "лебедь"}} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
	q, _ := read(t, paper("1. What does a test of birds offer?\nOptions: there are three, and all of them are long\nAnswer: much\n2. Which bird swims?\nAnswer: the swan\n"))
	if diff := cmp.Diff([]string{"much", "the swan"}, keys(q)); diff != "" {
		t.Errorf("one line only (-want +got):\n%s", diff)
	}
}

// TestOptionHeads: what was copied out of a table has the heads of its columns over the
// choices of each question.
func TestOptionHeads(t *testing.T) {
	q, _ := read(t, paper("Otázka 1: Označte řeku\n\nMožnosti\tOdpověď\nPraha\nBrno\nVltava\n\nOtázka 2: Označte město\n\nMožnosti\tOdpověď\nPlzeň\nLabe\nSněžka\n\nOtázka 3: Označte horu\n\nMožnosti\tOdpověď\nOhře\nŘíp\nZlín\n"))
	if len(q.Items) != 3 || offeredBy(q.Items[0]) != "Praha|Brno|Vltava" || offeredBy(q.Items[2]) != "Ohře|Říp|Zlín" {
		t.Errorf("%d items: %q", len(q.Items), offeredBy(q.Items[0]))
	}
}
