package line

// PowerList is the list of choices that are counted by powers of two: an answer is the
// sum of those that are right.
const PowerList = "powers"
