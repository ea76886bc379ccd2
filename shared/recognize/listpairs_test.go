package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// TestSheetOfListsToMatch: letters in their order beside numbers in a sheet are the second
// list and answer nothing; letters in another order are answers.
func TestSheetOfListsToMatch(t *testing.T) {
	q, _ := read(t, sheetOfCSV(t, "Match the terms.,,\n__c__ 1. Mitosis,,a) unit of heredity\n__b__ 2. Osmosis,,b) movement of water\n__a__ 3. Gene,,c) cell division\n"))
	if len(q.Items) != 1 {
		t.Fatalf("%q", stems(q))
	}
	if m, ok := q.Items[0].Response.(quiz.Match); !ok || len(m.Key) != 3 || m.Key[0] != 2 {
		t.Errorf("%+v", q.Items[0].Response)
	}
}
