package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestListedReplies: an answer behind its question mark may list several things where most
// others there list none; where most do, they are offered.
func TestListedReplies(t *testing.T) {
	q, _ := read(t, paper("1. What is a policy? The deeds of a state abroad\n2. What is it for? Free trade, lasting peace, new markets\n3. How did the war begin? With a shot in the south\n4. Who signed the act? The minister of trade\n5. Where was it signed? In the old hall by the river\n6. Why did it fail? Too few ships, little time, bad maps\n7. When did it end? After the long winter\n8. Who ruled then? A general from the north\n9. How was it paid? By loans"))
	want := []string{"The deeds of a state abroad", "Free trade, lasting peace, new markets", "With a shot in the south", "The minister of trade", "In the old hall by the river", "Too few ships, little time, bad maps", "After the long winter", "A general from the north", "By loans"}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("keys (-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. Which is a fish? a cod, an owl, a wren\n2. Which is a bird? cod, owl, elk\n3. Which is a tree? oak, owl, wren\n4. Which is a metal? cod, zinc, wren\n5. Which is a sea? Baltic, Oslo, Rome\n6. Who wrote it? Shakespeare\n7. Where is Rome? In Italy"))
	for i, key := range keys(q)[:5] {
		if key != "-" {
			t.Errorf("question %d has the key %q", i+1, key)
		}
	}
}
