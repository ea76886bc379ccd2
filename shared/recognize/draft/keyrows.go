package draft

import (
	"slices"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/pattern"
)

// leastVerbRows is how many rows of an exercise show that they are some.
const leastVerbRows = 3

// verbToPut is a word in brackets within a sentence that is to be put into it in another
// form: "She (go) to school."
var verbToPut = pattern.New(`\(\pL[\pL'’ -]{0,24}\)\s+\S`)

// withoutVerbRows leaves out the groups of a key that are rows of another exercise: their
// entries have words in brackets to put into the sentences, as the questions have, and no
// answer has them still.
func withoutVerbRows(groups [][]*answerkey.KeyEntry, ds []Draft) [][]*answerkey.KeyEntry {
	if !slices.ContainsFunc(groups, areVerbRows) {
		return groups
	}
	asked := 0
	for i := range ds {
		if verbToPut.MatchString(ds[i].StemText()) {
			asked++
		}
	}
	if asked < leastVerbRows {
		return groups
	}
	return slices.DeleteFunc(slices.Clone(groups), areVerbRows)
}

// areVerbRows reports whether nearly all entries of a group are such sentences.
func areVerbRows(group []*answerkey.KeyEntry) bool {
	n := 0
	for _, e := range group {
		if verbToPut.MatchString(e.Value.Text) {
			n++
		}
	}
	return n >= leastVerbRows && n*10 >= len(group)*8
}
