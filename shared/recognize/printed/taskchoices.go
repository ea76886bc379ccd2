package printed

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// offersEach reports whether every number under a task has lettered choices of its own:
// it asks, whatever the task says. Of statements to combine only the last has.
func offersEach(lines []line.Line, found []taskLabel, end int) bool {
	for i, c := range found {
		to := end
		if i+1 < len(found) {
			to = found[i+1].at
		}
		offered := 0
		for _, l := range lines[c.at+1 : to] {
			if label, ok := l.ChoiceLabel(); ok && label.Kind == lexicon.LetterLabel {
				offered++
			}
		}
		if offered < 2 {
			return false
		}
	}
	return len(found) > 1
}
