package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestMatchTables: a table of two lists has their signs in cells of their own or not, titles
// over them or none, numbers from any on, and the letters of the answers in a column of
// their own or in the room of every entry. Letters that count on answer nothing.
func TestMatchTables(t *testing.T) {
	const pairs = "owl=hoots at night | swan=has a long neck | robin=has a red breast"
	const own = "1. owl | a. has a red breast;2. swan | b. hoots at night;3. robin | c. has a long neck"
	for name, c := range map[string]struct{ rows, want string }{
		"answers behind":        {"Bird | Words | Answer;1. owl | a. has a red breast | b;2. swan | b. hoots at night | c;3. robin | c. has a long neck | a", pairs},
		"answers before":        {"b | 1. owl | a. has a red breast;c | 2. swan | b. hoots at night;a | 3. robin | c. has a long neck; |  | d. is black", pairs},
		"filled before numbers": {"__B__ 1. owl | A. has a red breast;__C__ 2. swan | B. hoots at night;__A__ 3. robin | C. has a long neck", pairs},
		"filled, no numbers":    {"Bird | Words;__b__ owl | a. has a red breast;__c__ swan | b. hoots at night;__a__ robin | c. has a long neck", pairs},
		"filled behind":         {"1. owl __b__ | a. has a red breast;2. swan __c__ | b. hoots at night;3. robin __a__ | c. has a long neck", pairs},
		"in brackets":           {"1. owl (b) | a. has a red breast;2. swan (c) | b. hoots at night;3. robin (a) | c. has a long neck", pairs},
		"cells of signs":        {" | Bird |  | Words;1. | owl __b__ | a. | has a red breast;2. | swan __c__ | b. | hoots at night;3. | robin __a__ | c. | has a long neck", pairs},
		"cells of rooms":        {" | Bird |  | Words;__b__ | owl | a. | has a red breast;__c__ | swan | b. | hoots at night;__a__ | robin | c. | has a long neck", pairs},
		"letters that count on": {"1. owl (a) | a. has a red breast;2. swan (b) | b. hoots at night;3. robin (c) | c. has a long neck", "-"},
		"no answers":            {own, "-"},
		"titles over signs":     {" | Bird |  | Words;1. | owl | a. | has a red breast;2. | swan | b. | hoots at night;3. | robin | c. | has a long neck", "-"},
		"titles over rooms":     {"Bird | Words;____ 1. owl | a. has a red breast;____ 2. swan | b. hoots at night;____ 3. robin | c. has a long neck", "-"},
		"numbers from any on":   {" | Bird | Words;4. | owl | a. has a red breast;5. | swan | b. hoots at night;6. | robin | c. has a long neck; |  | d. is black", "-"},
	} {
		var rows []string
		for row := range strings.SplitSeq(c.rows, ";") {
			rows = append(rows, row)
		}
		doc := paper("Bird test\n1. Match each bird with what is said of it.\n")
		doc.Blocks = append(doc.Blocks, fieldTable(rows...))
		doc.Blocks = append(doc.Blocks, paper("2. Which bird sings?\na. wren\nb. crow\n").Blocks...)
		q, _ := read(t, doc)
		m, ok := q.Items[0].Response.(quiz.Match)
		if !ok || len(m.Left) != 3 || len(m.Right) < 3 {
			t.Errorf("%s: %v", name, q.Items[0].Response)
			continue
		}
		if diff := cmp.Diff(c.want, keys(q)[0]); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestMatchLettersFirst: where the list to choose from stands first, the room of what is
// matched may be before it or behind it, with numbers or none.
func TestMatchLettersFirst(t *testing.T) {
	const bank = "Bird test\n1. Match each bird with what is said of it.\na. has a red breast\nb. hoots at night\nc. has a long neck\nd. is black\n"
	const pairs = "owl=hoots at night | swan=has a long neck | robin=has a red breast"
	for entries, want := range map[string]string{
		"____ owl\n____ swan\n____ robin\n":                              "-",
		"owl ____\nswan ____\nrobin ____\n":                              "-",
		"owl __b__\nswan __c__\nrobin __a__\n":                           pairs,
		"1. owl __b__\n2. swan __c__\n3. robin __a__\n":                  pairs,
		"1. owl\n2. swan\n3. robin\nAnswers: 1-b, 2-c, 3-a\n":            pairs,
		"1. owl ____\n2. swan ____\n3. robin ____\nKey: 1-b, 2-c, 3-a\n": pairs,
		"11. owl\n12. swan\n13. robin\nAnswers: 11-b, 12-c, 13-a\n":      pairs,
		"__b__ 11. owl\n__c__ 12. swan\n__a__ 13. robin\n":               pairs,
	} {
		q, _ := read(t, paper(bank+entries))
		m, ok := q.Items[0].Response.(quiz.Match)
		if !ok || len(m.Left) != 3 || len(m.Right) != 4 {
			t.Errorf("%s: %v", entries, q.Items[0].Response)
			continue
		}
		if diff := cmp.Diff(want, keys(q)[0]); diff != "" {
			t.Errorf("%s (-want +got):\n%s", entries, diff)
		}
	}
}

// TestKeyPartsOfAnyNumber: the parts of a key whose signs count on may begin with any number.
func TestKeyPartsOfAnyNumber(t *testing.T) {
	choices := "\na. owl\nb. swan\nc. robin\n"
	text := "Bird test\nI. Multiple choice\n1. Which hoots?" + choices + "2. Which swims?" + choices + "II. Matching\nMatch each bird with its word.\n1. owl\n2. swan\n3. robin\na. red\nb. night\nc. neck\nIII. More choices\n3. Which sings?" + choices + "4. Which is white?" + choices +
		"Answer key\nI.\n1. a\n2. b\nII.\n1. b\n2. c\n3. a\nIII.\n3. c\n4. b\n"
	q, _ := read(t, paper(text))
	if diff := cmp.Diff([]string{"owl", "swan", "owl=night | swan=neck | robin=red", "robin", "swan"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
