package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFiguresAtEnds: the tasks of a list of sums have their results at the ends of their
// lines, right behind the question marks and behind the ends of orders; the title of the
// next list below one is no part of its answer.
func TestFiguresAtEnds(t *testing.T) {
	q, _ := read(t, paper("Ages\n1. Three owls share 12 mice, and each owl eats as many. How many mice does one eat?4\n2. A heron has two legs and stands on one. How many does it lift? 1\n3. Two swifts are 3 and 5 years old. Find the sum of their ages.8.5\n4. The ratio of 4 owls to 6 herons, as small as can be, is: 2:3\n5. An egg weighs 40 g, a nest 1,000 g. Find how many eggs weigh as much.25\nShares\nAll of them\n1. Five robins share Rs.50. How much does each robin get at the end?Rs. 10\n2. An owl sleeps 12 hours of the day. How much of the day is that in percent? 50%\n3. If half of 8 herons leave the lake, how many of them are left?4\n"))
	if diff := cmp.Diff([]string{"4..4", "1..1", "8.5..8.5", "2:3", "25..25", "Rs. 10", "50..50%", "4..4"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for name, text := range map[string]string{
		"orders done to a figure": "Test of numbers\n1. Write this number in words: 305\n2. Round this number to the nearest ten: 47\n3. Find all prime factors of this number: 36\n4. Give the half of the number that follows: 12\n5. Which of the words names this number: 40\n6. Write the square of this number here: 9\n",
		"figures in questions":    "Test of numbers\n1. How many are three and four?\n2. How many owls are two pairs of them in the ratio 3 : 4\n3. What is the price of one nest if ten cost Rs. 50\n4. How much is a third of the nests shown in Fig. 3\n5. What is the half of the eggs in the nests of page 12\n6. How many eggs are in all the nests?\n",
	} {
		q, _ := read(t, paper(text))
		for i, k := range keys(q) {
			if k != "-" {
				t.Errorf("%s: %d has the key %s", name, i+1, k)
			}
		}
	}
}
