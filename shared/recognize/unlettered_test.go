package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestChoicesWithoutLetters: choices may have no letters at all, or bullets, under
// numbers; looks say which are right, also where stems look like them, some have
// several and some are bare figures.
func TestChoicesWithoutLetters(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"figures that are due as numbers": {
			"1. Which city lies in Norway?\nRome\n{b:Oslo}\nLima\nBern\n\n2. How many legs has a beetle?\n3\n4\n{b:6}\n8\n\n3. Which animal flies?\ncow\n{b:wren}\ndog\npike\n\n4. How many arms has a squid?\n{b:10}\n5\n12\n7",
			[]string{"Oslo", "6", "wren", "10"}},
		"several of them right": {
			"1. Which city lies in Norway?\nRome\n{b:Oslo}\nLima\nBern\n\n2. Which of these are true?\nIce is warm.\n{b:Snow is cold.}\n{b:Rain is wet.}\nSand is sweet.\n\n3. Which animal flies?\ncow\n{b:wren}\ndog\npike\n\n4. Which of these grow?\nstones\n{b:trees}\nclouds\nbricks\n\n5. Which of these swim?\nhawks\nlarks\n{b:trout}\n{b:pikes}",
			[]string{"Oslo", "Snow is cold. | Rain is wet.", "wren", "trees", "trout | pikes"}},
		"bold stems, and a section between them": {
			"{b:Part one}\n{b:1. The capital of Norway is}\nRome\n{b:Oslo}\nLima\nBern\n{b:2. A wheel turns around its}\n{b:hub}\nrim\ntyre\nspoke\n{b:3. Which animal flies?}\ncow\n{b:wren}\ndog\npike\n{b:Section B: more}\n{b:4. The opposite of cold is}\nblue\nwet\n{b:warm}\nround\n{b:5. Which of these grow?}\nstones\n{b:trees}\nclouds\nbricks",
			[]string{"Oslo", "hub", "wren", "warm", "trees"}},
		"a bold stem that goes on": {
			"{b:1. Which city lies in Norway?}\n{b:Mind the map on the wall.}\nRome\n{b:Oslo}\nLima\nBern\n{b:2. Which animal flies?}\ncow\n{b:wren}\ndog\npike\n{b:3. Which of these grow?}\nstones\n{b:trees}\nclouds\nbricks\n{b:4. What is warm?}\nice\nsnow\n{b:fire}\nfog",
			[]string{"Oslo", "wren", "trees", "fire"}},
		"true and false among them": {
			"1. Which city lies in Norway?\nRome\n*Oslo\nLima\nBern\n\n2. Snow is cold.\n*True\nFalse\n\n3. Which animal flies?\ncow\n*wren\ndog\npike\n\n4. Which of these grow?\nstones\n*trees\nclouds\nbricks",
			[]string{"Oslo", "true", "wren", "trees"}},
		"bullets under bold stems": {
			"{b:1. Which city lies in Norway?}\n• Rome\n• {b:Oslo}\n• Lima\n• Bern\n{b:2. The lark ____ in the morning.}\n• sing\n• {b:sings}\n• sang of\n• singing\n{b:3. Which animal flies?}\n• cow\n• {b:wren}\n• dog\n• pike\n{b:4. Which of these grow?}\n• stones\n• {b:trees}\n• clouds\n• bricks\n{b:5. What is warm?}\n• ice\n• snow\n• {b:fire}\n• fog",
			[]string{"Oslo", "sings", "wren", "trees", "fire"}},
		"the same without a mark": {
			"{b:1. Which city lies in Norway?}\n• Rome\n• Oslo\n• Lima\n• Bern\n{b:2. The lark ____ in the morning.}\n• sing\n• sings\n• sang of\n• singing\n{b:3. Which animal flies?}\n• cow\n• wren\n• dog\n• pike\n{b:4. Which of these grow?}\n• stones\n• trees\n• clouds\n• bricks\n{b:5. What is warm?}\n• ice\n• snow\n• fire\n• fog",
			[]string{"-", "-", "-", "-", "-"}},
		"Roman statements over bullets": {
			"1. Which city lies in Norway?\n• Rome\n• {b:Oslo}\n• Lima\n2. What is true of a wren?\nI. It flies.\nII. It swims.\nIII. It sings.\n• {b:I and III}\n• I and II\n• only II\n3. Which of these grow?\n• stones\n• {b:trees}\n• clouds\n",
			[]string{"Oslo", "I and III", "trees"}},
		"Roman statements over letters, without numbers": {
			"Which city lies in Norway?\na) Rome\nb) {b:Oslo}\nc) Lima\nWhat is true of a wren?\nI. It flies.\nII. It swims.\nIII. It sings.\na) {b:I and III}\nb) I and II\nc) only II\nWhich of these grow?\na) stones\nb) clouds\nc) {b:trees}\n",
			[]string{"Oslo", "I and III", "trees"}},
		"bold letters, two in one question": {
			"1. Which city lies in Norway?\na) Rome\n{b:b)} Oslo\nc) Lima\n2. Which of these swim?\n{b:a)} trout\n{b:b)} pikes\nc) larks\n3. Which animal flies?\na) cow\nb) dog\n{b:c)} wren\n4. What is warm?\na) ice\n{b:b)} fire\nc) fog\n5. Which of these grow?\na) stones\nb) clouds\n{b:c)} trees\n",
			[]string{"Oslo", "trout | pikes", "wren", "fire", "trees"}},
	} {
		q, _ := read(t, set(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
