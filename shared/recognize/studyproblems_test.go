package recognize_test

import "testing"

// TestStudyProblems: a sheet of problems without question marks is a test where a third of
// them are what only who learns is told to do and some surely ask, though some only tell;
// steps of work with the same words are not.
func TestStudyProblems(t *testing.T) {
	const orders = "Owls and scales:\n1. Name the weights of the owls in the old barn.\n2. Calculate the weight of 12 owls.\n3. Calculate the mass of the feathers of 7 owls.\n4. Calculate how far the owl flies in 90 s.\n5. As a part of a study 12 owls were weighed in spring and in autumn by the same two people.\n"
	q, _ := read(t, paper(orders+"6. Twelve owls weigh 5 kg.\nHow much does one owl weigh?\n7. What is the mass of 6 hens in the yard.\n8. A hen lays 5 eggs a week.\nHow many eggs does it lay in a year?\n9. Two owls and a hen came to the barn in the same week of autumn."))
	if len(q.Items) != 9 {
		t.Errorf("%d questions, want 9", len(q.Items))
	}
	noQuestions(t, orders+"6. Calculate the price of them.\n7. Twelve owls weigh 5 kg.\n8. A hen lays 5 eggs a week.")
}
