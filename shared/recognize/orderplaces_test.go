package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestOrderPlaces: the places of entries may be filled in before them, behind them or in
// brackets, or be told for all of them; an answer may write the entries out. Numbers that
// count on are those of a list.
func TestOrderPlaces(t *testing.T) {
	const want = "lay eggs | hatch | fledge"
	const order = "Bird test\n1. Put these steps in the correct order.\n"
	for entries, want := range map[string]string{
		"__2__ hatch\n__3__ fledge\n__1__ lay eggs\n":                                  want,
		"hatch __2__\nfledge __3__\nlay eggs __1__\n":                                  want,
		"(2) hatch\n(3) fledge\n(1) lay eggs\n":                                        want,
		"____ hatch\n____ fledge\n____ lay eggs\nAnswer: 2, 3, 1\n":                    want,
		"____ 1. hatch\n____ 2. fledge\n____ 3. lay eggs\nAnswer: 3, 1, 2\n":           "3. lay eggs | 1. hatch | 2. fledge", // the numbers of entries
		"a. hatch\nb. fledge\nc. lay eggs\nAnswer: lay eggs, hatch, fledge\n":          want,
		"a. hatch\nb. fledge\nc. lay eggs\nCorrect order: lay eggs → hatch → fledge\n": want,
		"a. hatch\nb. fledge\nc. lay eggs\nCorrect order: c, a, b\n":                   want,
		"____ hatch\n____ fledge\n____ lay eggs\nCorrect order: 3, 1, 2\n":             "-", // of places or of entries
		"____ hatch\n____ fledge\n____ lay eggs\nAnswer: 3 → 1 → 2\n":                  want,
		"____ hatch\n____ lay eggs\n____ fledge\nCorrect order: 2, 1, 3\n":             want, // of either
		"____ hatch\n____ fledge\n____ lay eggs\n":                                     "-",
		"a. hatch\nb. fledge\nc. lay eggs\nAnswer: c - a - b\n":                        want,
		"____ a. hatch\n____ b. fledge\n____ c. lay eggs\nAnswer: 2, 3, 1\n":           want, // what stands in the rooms
		"____ a. hatch\n____ b. fledge\n____ c. lay eggs\nAnswer: c, a, b\n":           want,
		"__2__ a. hatch\n__3__ b. fledge\n__1__ c. lay eggs\n":                         want,
		"hatch ____\nfledge ____\nlay eggs ____\nAnswer: 2, 3, 1\n":                    want,
		"(1) hatch\n(2) fledge\n(3) lay eggs\n":                                        "-",
	} {
		q, _ := read(t, paper(order+entries+"2. Which bird is red?\na. owl\nb. robin\n"))
		if diff := cmp.Diff(want, keys(q)[0]); diff != "" {
			t.Errorf("%s (-want +got):\n%s", entries, diff)
		}
	}
}

// TestOrderLetters: letters that are words for "and" are entries of an order as others are,
// and arrows lead from one to the next, also in a list of answers.
func TestOrderLetters(t *testing.T) {
	const want = "lay eggs | hatch | feed | fledge | fly"
	const order = "Bird test\n1. Put these steps in the correct order.\na. hatch\nb. fly\nc. feed\nd. fledge\ne. lay eggs\n"
	const next = "2. Which bird is red?\na. owl\nb. robin\n"
	for _, text := range []string{
		order + "Answer: e - a - c - d - b\n" + next,
		order + "Answer: e a c d b\n" + next,
		order + "Correct order: e → a → c → d → b\n" + next,
		order + next + "\nAnswer Key\n1. e → a → c → d → b\n2. b\n",
		order + next + "\nAnswer Key\n1. eacdb\n2. b\n",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, keys(q)[0]); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
	}
	q, _ := read(t, paper("Test\n1. Match the words.\n1. bread\ta. drink\n2. milk\tb. food\n3. chair\tc. furniture\n2. Which bird is red?\na. owl\nb. robin\n\nAnswer Key\n1. 1 → b, 2 → a, 3 → c\n2. b\n"))
	if diff := cmp.Diff("bread=food | milk=drink | chair=furniture", keys(q)[0]); diff != "" {
		t.Errorf("pairs (-want +got):\n%s", diff)
	}
}

// TestOrderTables: the rows of a table with room for their places are entries of an order,
// and places that are filled in are its key. Rows that count on are no order, and what asks
// for the order of each thing has an answer of its own in each row.
func TestOrderTables(t *testing.T) {
	const stem = "Bird test\n1. Number the events from 1 to 3."
	const next = "2. Which bird is red?\na. owl\nb. robin"
	for name, c := range map[string]struct {
		doc  page.Document
		want string
	}{
		"room":   {blocks(stem, rowsOf([]string{"Place", "Event"}, []string{"", "hatch"}, []string{"", "fledge"}, []string{"", "lay eggs"}), "Answer: 2, 3, 1\n"+next), "lay eggs | hatch | fledge"},
		"filled": {blocks(stem, rowsOf([]string{"hatch", "2"}, []string{"fledge", "3"}, []string{"lay eggs", "1"}), next), "lay eggs | hatch | fledge"},
		"open":   {blocks(stem, rowsOf([]string{"hatch", ""}, []string{"fledge", ""}, []string{"lay eggs", ""}), next), "-"},
	} {
		q, _ := read(t, c.doc)
		if len(q.Items) != 2 {
			t.Errorf("%s: %d items", name, len(q.Items))
			continue
		}
		order, ok := q.Items[0].Response.(quiz.Order)
		if !ok || len(order.Entries) != 3 {
			t.Errorf("%s is %T", name, q.Items[0].Response)
		}
		if diff := cmp.Diff(c.want, keys(q)[0]); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	for name, doc := range map[string]page.Document{
		"counting on":   blocks(stem, rowsOf([]string{"1", "hatch"}, []string{"2", "fledge"}, []string{"3", "lay eggs"}), next),
		"offered":       blocks("Bird test\n1. Tick what is in the right order.", rowsOf([]string{"egg, nestling, bird", ""}, []string{"bird, nestling, egg", ""}, []string{"nestling, egg, bird", ""}), next),
		"order of each": blocks("Shapes\n1. Write the order of symmetry of each shape.", rowsOf([]string{"square", ""}, []string{"rectangle", ""}, []string{"triangle", ""}), next),
	} {
		q, _ := read(t, doc)
		if _, ok := q.Items[0].Response.(quiz.Order); ok {
			t.Errorf("%s is an order", name)
		}
	}
}

// TestOrderLists: a list below an order without a number is a question of its own where the
// choices of the one above end over it, and part of the one above where nothing is done.
func TestOrderLists(t *testing.T) {
	const next = "2. Which bird builds no nest?\na. owl\nb. cuckoo\nc. wren\n"
	for text, want := range map[string]string{
		"Test\n1. Which bird is red?\na. owl\nb. robin\nc. wren\nPut these steps in the correct order.\na. hatch\nb. fledge\nc. lay eggs\n" + next:                                             "MULTIPLE, ORDER, MULTIPLE",
		"Test\n1. Which bird is red?\na. owl\nb. robin\nc. wren\nAnswer: b\nPut these steps in the correct order.\na. hatch\nb. fledge\nc. lay eggs\nAnswer: c, a, b\n" + next + "Answer: b\n": "MULTIPLE, ORDER, MULTIPLE",
		"Test\n1. Which bird is red?\na. owl\nb. robin\nc. wren\nPut these steps in the correct order.\n• hatch\n• fledge\n• lay eggs\n" + next:                                                "MULTIPLE, ORDER, MULTIPLE",
		"Test\n1. Look at what a bird does.\nPut these steps in the correct order.\na. hatch\nb. fledge\nc. lay eggs\n" + next:                                                                 "ORDER, MULTIPLE",
	} {
		q, _ := read(t, paper(text))
		var got []string
		for _, item := range q.Items {
			kind := "OTHER"
			switch item.Response.(type) {
			case quiz.Choice:
				kind = "MULTIPLE"
			case quiz.Order:
				kind = "ORDER"
			}
			got = append(got, kind)
		}
		if diff := cmp.Diff(want, strings.Join(got, ", ")); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
	}
}
